cimport cython

@cython.locals(pixel="unsigned int")
cpdef void pack(const unsigned int[:, ::1] pixels, unsigned char[:, ::1] rows) noexcept
@cython.locals(cover=cython.longlong, below=cython.longlong, outer=cython.longlong, inner=cython.longlong)
cpdef void blend(unsigned int[:, ::1] pixels, const unsigned char[::1] ink, const long long[:, ::1] stamps) noexcept
@cython.locals(outer=cython.longlong, inner=cython.longlong)
cdef long long _weighted(long long colour, long long weight) noexcept
cpdef bint overlap(const int[::1] left, const int[::1] top, const int[::1] right, const int[::1] bottom) noexcept
