from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers

cdef long long _neighbour(long long size, long long cell, long long side) noexcept
cdef bint _connected(long long size, long long[::1] regions, long long start, long long[::1] seen) noexcept
cpdef void exchange(
    long long size, long long[::1] regions, long long[::1] seen, long long wanted, RandomNumbers numbers
) noexcept
