from puzzlegen.kernels.validators.cover cimport Board, Side, Work

cpdef long long rate(
    Board board, Side side, long long[::1] givens, long long target, long long[::1] tiers, long long[::1] steps
)
cdef long long _rate(
    Board board, Side side, Work work, long long[::1] givens, long long target, long long[::1] tiers,
    long long[::1] steps, long long[::1] masks
) noexcept
cpdef long long _step(Board board, Side side, Work work, long long state, long long[::1] masks) noexcept
cdef bint _strike(Board board, Side side, Work work, long long state, long long cell, long long mask) noexcept
cdef bint _combinations(Board board, Side side, Work work, long long state) noexcept
cpdef bint _locked(Board board, Side side, Work work, long long state) noexcept
cdef bint _sees(Board board, long long cell, long long other) noexcept
cdef long long _tight(Board board, long long[::1] masks, long long size) noexcept
cpdef bint _subset(Board board, Side side, Work work, long long state, long long size, long long[::1] masks) noexcept
cpdef bint _fish(Board board, Side side, Work work, long long state, long long[::1] masks) noexcept
cpdef bint _wing(Board board, Side side, Work work, long long state) noexcept
cdef bint _strike_seen(
    Board board, Side side, Work work, long long state, long long cell, long long first, long long second, long long mask
) noexcept
cpdef bint _forcing(Board board, Side side, Work work, long long state) noexcept
