cimport cython

from puzzlegen.kernels.validators.cover cimport Board, Side, Work

cpdef bint propagate(Board board, Side side, Work work, long long state) noexcept
cdef void copy(Work work, long long length, long long source, long long target) noexcept
cpdef void prepare(Board board, Side side, Work work, long long[::1] givens) noexcept
cdef void give(
    Board board, Side side, Work work, long long state, long long[::1] givens, long long start, long long stop
) noexcept
cdef long long _choose(Board board, Work work, long long state) noexcept
cdef long long _search(Board board, Side side, Work work, long long root, long long[:, ::1] solutions) noexcept
cpdef long long count_solutions(
    Board board, Side side, long long[::1] givens, long long budget, long long[:, ::1] solutions, long long[::1] spent
)
cdef void _unproven(
    Board board, long long[::1] givens, long long[::1] solution, long long[::1] left, long long[::1] seen,
    long long[::1] chain
) noexcept
cpdef long long find_spare(
    Board board, Side side, long long[::1] givens, long long[::1] solution, long long[::1] marks, long long budget,
    long long[::1] spent
)
@cython.locals(wanted=cython.longlong)
cdef long long _spare(
    Board board, Side side, Work work, long long[::1] givens, long long[::1] tried, long long[::1] marks,
    long long[:, ::1] tasks, long long[:, ::1] found
) noexcept
