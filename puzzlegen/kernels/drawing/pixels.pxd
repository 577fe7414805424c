cimport cython

@cython.locals(
    ground="unsigned int", row=cython.longlong,
    left=cython.longlong, top=cython.longlong, right=cython.longlong, bottom=cython.longlong
)
cpdef void blank(const unsigned int[:, ::1] pixels, long long[::1] sides) noexcept
@cython.locals(pixel="unsigned int")
cpdef void pack(const unsigned int[:, ::1] pixels, Py_ssize_t left, Py_ssize_t top, unsigned char[:, ::1] rows) noexcept
@cython.locals(cover=cython.longlong, below=cython.longlong, outer=cython.longlong, inner=cython.longlong)
cpdef void blend(unsigned int[:, ::1] pixels, const unsigned char[::1] ink, const long long[:, ::1] stamps) noexcept
@cython.locals(outer=cython.longlong, inner=cython.longlong)
cdef long long _weighted(long long colour, long long weight) noexcept
cpdef bint overlap(const int[::1] left, const int[::1] top, const int[::1] right, const int[::1] bottom) noexcept
