cimport cython

@cython.locals(count=cython.longlong, faces=cython.longlong, parts=cython.longlong, start=double, end=double)
cpdef long long hidden_parts(
    double[::1] line, double[:, ::1] sides, long long[::1] starts, double[:, ::1] planes, double size,
    long long[::1] nearer, double[::1] cuts, long long[::1] hidden
) noexcept
cdef bint _holds(double[:, ::1] sides, long long start, long long stop, double x, double y, double near) noexcept
