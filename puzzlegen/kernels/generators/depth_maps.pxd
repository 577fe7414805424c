cimport cython

@cython.locals(
    size=cython.longlong, row=cython.longlong, column=cython.longlong, number=cython.longlong, a=cython.longlong,
    b=cython.longlong, c=cython.longlong, x1=double, y1=double, x2=double, y2=double, x3=double, y3=double, area=double,
    left=cython.longlong, right=cython.longlong, top=cython.longlong, bottom=cython.longlong, x=double, y=double, one=double, two=double, three=double, depth=double
)
cpdef void fill(const double[:, ::1] spots, const long long[:, ::1] triangles, double[:, ::1] depths) noexcept
@cython.locals(
    row=cython.longlong, column=cython.longlong, nearest=double, v=cython.longlong, u=cython.longlong
)
cpdef void surround(const double[:, ::1] depths, double[:, ::1] around) noexcept
@cython.locals(
    size=cython.longlong, half=double, row=cython.longlong, column=cython.longlong, depth=double, x=double, y=double,
    u=cython.longlong, v=cython.longlong, found=cython.longlong, level=cython.longlong, count=cython.longlong
)
cpdef long long stray(
    const double[:, ::1] depths, const double[:, ::1] around, const double[:, ::1] turn, double grain, double deep,
    int[:, ::1] marks, long long[::1] place
) noexcept
@cython.locals(v=cython.longlong, u=cython.longlong)
cdef bint _is_inner(int[:, ::1] marks, long long row, long long column, long long level) noexcept
