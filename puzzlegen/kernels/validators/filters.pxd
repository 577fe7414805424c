cimport cython

from puzzlegen.kernels.validators.cover cimport Board, Side, Work

cdef bint follow_arcs(Board board, Side side, Work work, long long state, long long cell) noexcept
cdef bint filter_group(Board board, Side side, Work work, long long state, long long group, long long level) noexcept
@cython.locals(fits=cython.bint, changed=cython.bint)
cpdef bint read_alone(Board board, Side side, Work work, long long owner, long long[::1] masks) noexcept
cdef void _tell_apart(Side side, Work work, long long group) noexcept
cdef long long _highest(long long mask) noexcept
cdef long long _between(long long low, long long high, long long size) noexcept
cdef bint _bounds(
    Board board, Side side, Work work, long long state, long long start, long long stop, long long total, long long circle
) noexcept
cdef bint _cage_combinations(
    Board board, Side side, Work work, long long state, long long start, long long stop, long long total
) noexcept
cdef bint _sum_reachability(
    Board board, Side side, Work work, long long state, long long start, long long stop, long long total, long long circle
) noexcept
cdef bint _sandwich(
    Board board, Side side, Work work, long long state, long long start, long long total, long long level
) noexcept
