cpdef void deduce(
    long long[:, ::1] members, long long[::1] regions, long long[::1] solution, long long target,
    long long[::1] rounds, long long[::1] reasons, long long[:, ::1] seen
) noexcept
