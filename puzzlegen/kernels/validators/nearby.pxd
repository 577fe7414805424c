cimport cython

@cython.locals(
    number=cython.longlong, x=double, y=double, least=double, piece=cython.longlong, at=double, across=double, up=double
)
cpdef void nearest(const double[:, ::1] points, const double[:, ::1] pieces, double[::1] gaps) noexcept
@cython.locals(
    count=cython.longlong, number=cython.longlong, x=double, y=double, piece=cython.longlong, at=double, across=double,
    up=double
)
cpdef long long beside(
    const double[:, ::1] points, const double[:, ::1] pieces, double near, long long[:, ::1] found, double[::1] places
) noexcept
@cython.locals(across=double, up=double, square=double, along=double)
cdef double _foot(const double[:, ::1] pieces, long long piece, double x, double y) noexcept
@cython.locals(
    number=cython.longlong, x=double, y=double, depth=double, one=cython.longlong, inside=double, total=double,
    near=double, side=cython.longlong, here=cython.longlong, there=cython.longlong, right=double, up=double,
    area=double, ahead=double
)
cpdef void cover(
    const double[:, ::1] points, const double[:, ::1] front, double margin, double deep, double grazing,
    long long[::1] found
) noexcept
