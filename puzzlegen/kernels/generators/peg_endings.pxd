cimport cython

@cython.locals(
    first=cython.longlong, probe=cython.longlong, seen=cython.longlong, found=cython.bint, jump=cython.longlong
)
cpdef bint leaves(
    long long[:, ::1] jumps, long long mask, long long pieces, long long most, long long end, long long[::1] memory
) noexcept
@cython.locals(jump=cython.longlong)
cpdef list possible(long long[:, ::1] jumps, long long mask)
@cython.locals(jump=cython.longlong)
cpdef list winning(long long[:, ::1] jumps, long long mask, long long pieces, long long[::1] memory)
@cython.locals(
    count=cython.longlong, waiting=cython.longlong, now=cython.longlong, jump=cython.longlong, after=cython.longlong,
    slot=cython.longlong
)
cpdef long long positions(
    long long[:, ::1] jumps, long long mask, long long most, long long[::1] met, long long[::1] ahead
) noexcept
@cython.locals(slot=cython.longlong)
cdef long long _slot(long long[::1] met, long long mask) noexcept
