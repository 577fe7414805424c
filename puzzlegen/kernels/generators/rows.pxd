cimport cython


@cython.locals(place=cython.longlong, number=cython.longlong, way=cython.longlong, fits=cython.bint)
cpdef void leave(
    long long[:, ::1] ways, long long[::1] things, unsigned char[:, ::1] allowed, unsigned char[:, ::1] left
) noexcept
