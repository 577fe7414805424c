cimport cython

@cython.locals(
    along=cython.longlong, down=cython.longlong, square=cython.longlong, row=cython.longlong, column=cython.longlong,
    x=double, y=double, share=double
)
cpdef void line(
    long long[:, ::1] grid, const double[::1] places, long long[::1] ends, double half, long long colour
) noexcept
@cython.locals(
    row=cython.longlong, column=cython.longlong, one=cython.longlong, two=cython.longlong, inside=cython.bint,
    x=double, y=double, met=double, x1=cython.longlong, y1=cython.longlong, x2=cython.longlong, y2=cython.longlong
)
cpdef void area(
    long long[:, ::1] grid, const double[::1] places, long long[:, ::1] corners, long long colour
) noexcept
