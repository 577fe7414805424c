cimport cython


@cython.final
cdef class RandomNumbers:
    cdef long long state
    cpdef long long below(self, long long stop) noexcept
    cpdef void shuffle(self, long long[::1] items) noexcept
