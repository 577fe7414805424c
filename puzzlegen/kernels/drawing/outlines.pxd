cimport cython

@cython.locals(
    count=cython.longlong, number=cython.longlong, snapped=bint,
    a=double, b=double, before=double, behind=double, first=double, second=double
)
cpdef long long place(
    object points, double x, double y, double scale, double half, bint closed, long long[::1] grid
) except -1
@cython.locals(
    count=cython.longlong, kept=cython.longlong, total=cython.longlong, number=cython.longlong,
    x=double, y=double, least_x=double, least_y=double, most_x=double, most_y=double
)
cpdef long long cover(
    const long long[::1] shape, double half, double straight, double[:, ::1] circle,
    bint closed, bint round_ends, double[:, ::1] ways, double[:, ::1] left, double[:, ::1] right,
    double[:, ::1] corners, long long[::1] box
) noexcept
@cython.locals(
    points=cython.longlong, parts=cython.longlong, number=cython.longlong, one=cython.longlong, lefts=cython.longlong,
    rights=cython.longlong, x=double, y=double, end_x=double, end_y=double, across=double, down=double, length=double,
    next_length=double, a=double, b=double, c=double, d=double, sine=double, cosine=double, bend=double, reach=double
)
cdef long long _outline(
    const long long[::1] shape, double half, double straight, double[:, ::1] circle, bint closed, bint round_ends,
    double[:, ::1] ways, double[:, ::1] left, double[:, ::1] right, long long[::1] box
) noexcept
cdef long long _inner(
    double side, double x, double y, double a, double b, double c, double d, double[:, ::1] inner, long long count
) noexcept
@cython.locals(
    corners=cython.longlong, before=cython.longlong, stop=cython.longlong, number=cython.longlong, one=cython.longlong,
    start=double, end=double
)
cdef long long _arc(
    double[:, ::1] circle, double a, double b, double c, double d, double x, double y, bint backwards,
    double[:, ::1] outer, long long count
) noexcept
@cython.locals(place=double)
cdef double _around(double angle, double corners) noexcept
cdef long long _add(double[:, ::1] outer, long long count, double x, double y) noexcept
cdef double _nearest(double value) noexcept
