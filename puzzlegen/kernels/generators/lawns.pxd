cimport cython

from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers


@cython.locals(
    planted=cython.longlong, x=cython.longlong, y=cython.longlong, seen=cython.bint, picture=cython.longlong,
    stop=cython.longlong, body=cython.longlong
)
cpdef bint plant(
    RandomNumbers random, long long[::1] kinds, long long[:, ::1] stops, long long[::1] used, long long path,
    double half_width, long long plantings, long long[:, ::1] bodies, double[:, ::1] right, long long[:, ::1] away,
    long long[:, ::1] orders
) noexcept
@cython.locals(body=cython.longlong, across=cython.longlong, down=cython.longlong)
cdef bint _is_apart(long long x, long long y, long long[:, ::1] bodies, long long planted) noexcept
@cython.locals(a=cython.longlong, b=cython.longlong, aside=cython.longlong, ahead=cython.longlong)
cdef void _look(
    long long x, long long y, long long[:, ::1] stops, long long stop, long long path, long long body,
    double[:, ::1] right, long long[:, ::1] away
) noexcept
@cython.locals(other=cython.longlong, edge=double)
cdef bint _is_clear(
    long long stop, double half_width, long long body, double[:, ::1] right, long long[:, ::1] away
) noexcept
@cython.locals(place=cython.longlong, aside=double, other=cython.longlong)
cdef void _sort_in(
    long long[::1] kinds, long long stop, long long body, double[:, ::1] right, long long[:, ::1] orders
) noexcept
@cython.locals(picture=cython.longlong, stop=cython.longlong, differs=cython.bint, place=cython.longlong)
cdef bint _are_single(long long[::1] used, long long[:, ::1] orders) noexcept
