cimport cython

@cython.locals(first=cython.longlong, number=cython.longlong)
cpdef long long hidden_parts(
    double[:, ::1] lines, double[:, ::1] sides, long long[::1] starts, double[:, ::1] planes, double size,
    long long[::1] nearer, double[::1] cuts, long long[::1] hidden, long long[::1] counts
) noexcept
@cython.locals(count=cython.longlong, faces=cython.longlong, parts=cython.longlong, start=double, end=double)
cdef long long _parts(
    double[:, ::1] lines, long long number, double[:, ::1] sides, long long[::1] starts, double[:, ::1] planes,
    double size, long long[::1] nearer, double[::1] cuts, long long[::1] hidden, long long first
) noexcept
cdef bint _holds(double[:, ::1] sides, long long start, long long stop, double x, double y, double near) noexcept
