cpdef double closest(double complex[::1] some, double complex[::1] others) noexcept
cpdef void meetings(
    double complex[::1] path, double complex[::1] laid, long long[::1] starts, double clear, double[::1] nearest,
    double[:, ::1] found
) noexcept
