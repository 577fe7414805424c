cimport cython


@cython.final
cdef class Graph:
    cdef readonly long long n
    cdef long long labels
    cdef const long long[::1] given
    cdef long long[::1] colours, starts, tags, table, mixed, places, order, first, last
    cdef unsigned short[::1] ends, codes
    cdef int _connect(self, const long long[:, ::1] arcs) except -1
    cdef void _tag(self) noexcept
    @cython.locals(colour=cython.longlong, total=cython.longlong)
    cdef long long refine(self, long long classes) noexcept
    cdef void sort(self) noexcept
    cdef void write(self, int[::1] form) noexcept
    cdef long long largest(self, long long[:, ::1] members, long long depth) noexcept


@cython.final
cdef class Search:
    cdef Graph graph
    cdef long long[:, ::1] colours, members
    cdef long long[::1] counts, cursors, found, best_trace, best_path
    cdef int[::1] other
    @cython.locals(total=cython.longlong)
    cpdef long long least(self, int[::1] form, long long budget) noexcept


cdef long long _mix(long long x) noexcept
cpdef bint label_at_once(Graph graph, int[::1] form) noexcept
