cimport cython

@cython.locals(
    rows=cython.longlong, columns=cython.longlong, number=cython.longlong, a=cython.longlong, b=cython.longlong,
    c=cython.longlong, row=cython.longlong, column=cython.longlong, ax=double, ay=double, bx=double, by=double,
    cx=double, cy=double, area=double, top=double, bottom=double, left=double, right=double, x=double, y=double,
    one=double, two=double, three=double, depth=double, first=cython.longlong, last=cython.longlong,
    start=cython.longlong, stop=cython.longlong
)
cpdef void fill(
    const double[:, ::1] spots, const long long[:, ::1] triangles, double[:, ::1] depths, int[:, ::1] numbers
) noexcept
@cython.locals(
    rows=cython.longlong, columns=cython.longlong, row=cython.longlong, column=cython.longlong, depth=double, x=double,
    y=double, across=double, down=double, near=double, left=cython.longlong, top=cython.longlong, v=cython.longlong,
    u=cython.longlong, is_free=cython.int, whole=cython.int, found=cython.longlong
)
cpdef long long clashes(
    const double[:, ::1] one, const double[:, ::1] other, const double[:, ::1] turn, double deep,
    unsigned char[:, ::1] marks
) noexcept
