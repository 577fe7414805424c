cimport cython

@cython.locals(
    best=cython.longlong, fewest=cython.longlong, is_any=cython.bint, number=cython.longlong, before=cython.longlong,
    behind=cython.longlong, both=cython.longlong, other=cython.longlong, place=cython.longlong, balance=cython.longlong
)
cpdef long long divide(
    const double[:, ::1] spots, const long long[:, ::1] bounds, const double[:, ::1] planes, const long long[::1] group,
    double deep, long long[::1] places
) noexcept
@cython.locals(a=double, b=double, c=double, found=cython.longlong, corner=cython.longlong, height=double)
cdef long long _place(
    const double[:, ::1] spots, const long long[:, ::1] bounds, const double[:, ::1] planes, long long divider,
    long long other, double deep
) noexcept
