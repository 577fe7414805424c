cimport cython

from puzzlegen.kernels.generators.chess_boards cimport Board

cdef long long[::1] _LEAVING, _NUMBERS
cdef unsigned long long _DARK

@cython.locals(
    touched=cython.ulonglong, entered=cython.ulonglong, passed=cython.ulonglong, bit=cython.ulonglong,
    like=cython.ulonglong, before=cython.ulonglong, after=cython.ulonglong, twins=cython.ulonglong,
    lowest=cython.ulonglong, count=cython.longlong, number=cython.longlong, start=cython.longlong,
    end=cython.longlong, one=cython.longlong, kind=cython.longlong, twin=cython.longlong
)
cpdef list pairs(
    Board board, unsigned long long[:, ::1] stages, long long[::1] moves, long long first, long long length
)
@cython.locals(others=cython.ulonglong, kind=cython.longlong, field=cython.longlong)
cdef bint _is_bare(
    Board board, unsigned long long[:, ::1] stages, long long number, long long start, long long end
) noexcept
cdef long long _kind(unsigned long long[:, ::1] stages, long long number, long long square) noexcept
@cython.locals(side=cython.longlong)
cdef unsigned long long _like(unsigned long long[:, ::1] stages, long long number, long long square) noexcept
