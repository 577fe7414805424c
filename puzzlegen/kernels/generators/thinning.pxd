cimport cython

from puzzlegen.kernels.generators.narrowing cimport Model, Workspace
from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers


@cython.final
cdef class Others:
    cdef long long room, found
    cdef long long[::1] grids


cdef long long _fewest(Model model, Workspace work, long long masks) noexcept
cdef long long _candidate(Model model, long long mask, long long known, bint near, RandomNumbers numbers) noexcept
cdef bint _differs(Model model, Workspace work, long long masks, long long[::1] known) noexcept
cpdef long long search(
    Model model, Workspace work, long long[::1] givens, long long[::1] active, long long forbidden,
    long long[::1] known, long long limit, RandomNumbers numbers
) noexcept
cpdef long long refute(Model model, Model plain, Workspace work, long long[::1] givens, long long[::1] active) noexcept
cpdef bint fill(
    Model model, Workspace work, long long[::1] nothing, long long[::1] active, long long limit, long long restarts,
    RandomNumbers numbers
) noexcept
cdef void _drop(long long[::1] givens, long long[::1] active, long long[::1] order, long long begin, long long end) noexcept
cdef void _restore(
    long long[::1] solution, long long[::1] givens, long long[::1] active, long long[::1] order, long long begin,
    long long end
) noexcept
cdef void _keep(Others others, Workspace work, long long cells) noexcept
cdef bint _agree(Others others, long long[::1] givens) noexcept
cpdef long long thin(
    Model model, Workspace work, long long[::1] solution, long long[::1] givens, long long[::1] active,
    long long[::1] order, long long limit, Others others, RandomNumbers numbers
) noexcept
