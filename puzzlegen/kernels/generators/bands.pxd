cimport cython

from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers

cdef long long[::1] _PARTS, _KEPT, _TRIPLES, _SINGLE


@cython.final
cdef class Bands:
    cdef long long[::1] places, unsettled, changed, tried_band, tried_digit, tried_cell, known, given, other
    cdef bint _settle(self, long long depth) noexcept
    cdef bint _choose(self, long long depth, bint near, RandomNumbers numbers) noexcept
    cdef void _try(self, long long depth) noexcept
    cdef bint _search(self, RandomNumbers numbers) noexcept
    cdef void _begin(self) noexcept
    cpdef void fill(self, RandomNumbers numbers) noexcept
    cdef bint _agrees(self) noexcept
    cpdef void thin(self, long long[::1] order, RandomNumbers numbers) noexcept


cdef tuple _values(long long[::1] words)
