cimport cython


@cython.final
cdef class Model:
    cdef readonly long long size, cells, logic
    cdef object _parts
    cdef long long[::1] counts, lowest, highest, unions, combinations_at, combinations
    cdef long long houses
    cdef long long[::1] house_cells, houses_of, peers_at, peers, sees
    cdef bint sparse
    cdef long long sums
    cdef long long[::1] sums_of, sum_kinds, sum_values, sum_marks, summed_at, summed
    cdef long long[::1] relations_at, relations, domains


@cython.final
cdef class Workspace:
    cdef long long cells, houses_due, sums_due, waiting
    cdef long long[::1] queue, queued, line, possible, tried, stack


cdef bint narrow(Model model, Workspace work, long long masks, long long cell, long long mask) noexcept
cdef bint _bounds(Model model, Workspace work, long long masks, long long begin, long long end, long long value, bint arrow) noexcept
cdef bint _sandwich_bounds(Model model, Workspace work, long long masks, long long begin, long long value) noexcept
cdef bint _apart(Model model, Workspace work, long long masks, long long begin, long long end) noexcept
cdef bint _cage(Model model, Workspace work, long long masks, long long begin, long long end, long long value) noexcept
cdef bint _total(Model model, Workspace work, long long masks, long long begin, long long end, long long value, bint arrow) noexcept
cdef bint _sandwich(Model model, Workspace work, long long masks, long long begin, long long value) noexcept
cdef bint add_up(Model model, Workspace work, long long masks, long long[::1] active, long long number) noexcept
cdef bint _tell(Model model, Workspace work, long long masks, long long[::1] active) noexcept
cdef bint _hidden(Model model, Workspace work, long long masks, long long house) noexcept
cdef bint _locked(Model model, Workspace work, long long masks, long long house) noexcept
cdef bint _pairs(Model model, Workspace work, long long masks, long long house) noexcept
cdef bint _sharpen(Model model, Workspace work, long long masks) noexcept
cdef bint settle(Model model, Workspace work, long long masks, long long[::1] active) noexcept
cdef void clear(Workspace work) noexcept
cdef bint begin(Model model, Workspace work, long long[::1] givens, long long[::1] active) noexcept
