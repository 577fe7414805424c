cimport cython


@cython.locals(
    tie=cython.longlong, one=cython.longlong, place=cython.longlong, done=cython.longlong, found=cython.longlong,
    depth=cython.longlong, spot=cython.longlong
)
cpdef long long spread(
    long long[::1] heads, long long[::1] tied, long long[::1] at_heads, long long[::1] at, long long[::1] left,
    long long[::1] order, long long known, long long[::1] depths, long long[::1] by
) noexcept
