cimport cython

@cython.locals(
    face=cython.longlong, left=cython.longlong, top=cython.longlong, right=cython.longlong, bottom=cython.longlong,
    row=cython.longlong, column=cython.longlong, side=cython.longlong, x=double, y=double, depth=double,
    inside=cython.int, px=double, py=double, qx=double, qy=double
)
cpdef void fill(
    const double[:, ::1] sides, const long long[::1] starts, const double[:, ::1] planes, const double[:, ::1] boxes,
    double[:, ::1] depths, int[:, ::1] numbers
) noexcept
@cython.locals(
    rows=cython.longlong, columns=cython.longlong, row=cython.longlong, column=cython.longlong, nearest=double,
    v=cython.longlong, u=cython.longlong
)
cpdef void surround(const double[:, ::1] depths, double[:, ::1] around) noexcept
@cython.locals(
    rows=cython.longlong, columns=cython.longlong, row=cython.longlong, column=cython.longlong, depth=double, x=double,
    y=double, across=double, down=double, near=double, left=cython.longlong, top=cython.longlong, v=cython.longlong,
    u=cython.longlong, whole=cython.int, found=cython.longlong
)
cpdef long long clashes(
    const double[:, ::1] one, const double[:, ::1] around, const double[:, ::1] turn, double deep,
    unsigned char[:, ::1] marks
) noexcept
