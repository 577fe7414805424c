cimport cython

cpdef void fitting(
    long long[:, ::1] wheels, long long[:, ::1] present, long long[:, ::1] belts, long long[::1] size, long long least,
    long long most, long long[::1] fits
) noexcept
cpdef bint belt_fits(long long one, long long other, long long[:, ::1] present, long long[:, ::1] belts) noexcept
@cython.locals(low=cython.longlong, high=cython.longlong)
cdef bint _inside(long long[:, ::1] wheels, long long number, long long[:, ::1] present, long long[::1] size) noexcept
cdef bint _passed(
    long long[:, ::1] wheels, long long number, long long[:, ::1] present, long long[:, ::1] belts
) noexcept
@cython.locals(along=double)
cdef double _from_segment(
    long long x, long long y, long long ax, long long ay, long long bx, long long by
) noexcept
cdef bint _parted(
    long long x, long long y, long long to_x, long long to_y, long long ax, long long ay, long long bx, long long by
) noexcept
