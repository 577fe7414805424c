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
