cimport cython


@cython.final
cdef class _Bench:
    cdef long long size
    cdef long long[:, ::1] costs, number
    cdef long long[:, :, ::1] rights
    cdef long long[::1] own, others, differs
    @cython.locals(cost=cython.longlong, other=cython.longlong)
    cdef bint judge_trait(self, long long row, long long width, long long shared, bint early, long long fault) noexcept
    @cython.locals(fixed=cython.longlong, below=cython.longlong, above=cython.longlong, found=cython.longlong, holders=cython.longlong)
    cdef void judge_count(self, long long count, long long width, long long sign) noexcept


cdef long long _excess(long long alike, bint met, long long size, bint early) noexcept
cpdef bint search(
    long long[:, ::1] marks, long long[::1] only, long long first, long long[::1] widths, long long[::1] numbers,
    long long[::1] pool, long long[::1] rival_pool, long long[::1] faults, long long[:, ::1] leaning,
    long long[:, ::1] members, long long[:, ::1] surplus
)
@cython.locals(least=cython.longlong, cost=cython.longlong, sound=cython.bint)
cdef bint _fill(
    _Bench bench, long long[:, ::1] marks, long long[::1] only, long long first, long long[::1] widths,
    long long[::1] numbers, long long[::1] pool, long long[::1] rival_pool, long long[::1] faults,
    long long[:, ::1] leaning, long long[:, ::1] members, long long[:, ::1] surplus
) noexcept
@cython.locals(farthest=cython.longlong, best=cython.longlong, own=cython.longlong, total=cython.longlong, nearest=cython.longlong, rating=cython.longlong)
cpdef void nearness(long long[:, ::1] distances, long long[::1] surplus) noexcept
@cython.locals(changed=cython.longlong)
cpdef void edit_distances(
    long long[:, ::1] texts, long long[::1] lengths, long long[::1] row, long long[:, ::1] distances
) noexcept
