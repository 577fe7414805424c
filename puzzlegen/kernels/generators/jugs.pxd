cimport cython


@cython.locals(
    jugs=cython.longlong, found=cython.longlong, at=cython.longlong, pouring=cython.longlong, start=cython.longlong,
    stop=cython.longlong, amount=cython.longlong, after=cython.longlong, one=cython.longlong
)
cpdef long long reach(
    long long[::1] sizes, long long[:, ::1] pourings, long long[::1] order, long long[::1] before, long long[::1] by,
    long long[::1] far, long long[::1] known
) noexcept
