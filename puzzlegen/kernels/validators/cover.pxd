cimport cython


@cython.final
cdef class Board:
    cdef readonly long long size, cells, span, houses, length
    cdef long long[::1] house_cells, homes_at, homes, peers_at, peers, combos_at, combos, slacks, allowed, sees, blank
    cdef long long seen_words


@cython.final
cdef class Side:
    cdef bint active
    cdef readonly long long groups
    cdef long long[::1] unary, unary_owner, arcs_at, arcs, kinds, totals, owners, grouped_at, grouped, touch_at, touch


@cython.final
cdef class Work:
    cdef public long long skipped, level, limit, budget, nodes, steps, cursor
    cdef bint stirred
    cdef long long pressing, changes, waits
    cdef long long[::1] forced, changed, is_changed, waiting, is_waiting, forward, backward, states, chosen


cpdef long long stride(long long size) noexcept
cdef long long bits(long long mask) noexcept
cdef long long lowest(long long mask) noexcept
cdef long long words(long long size) noexcept
@cython.locals(fields=cython.longlong)
cdef long long ones(long long size, long long word) noexcept
cdef void note(Work work, long long cell) noexcept
cpdef void restrict(Board board, Side side, Work work, long long state, long long cell, long long mask) noexcept
cdef bint settle(Board board, Side side, Work work, long long state) noexcept
