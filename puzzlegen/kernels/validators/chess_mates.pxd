cimport cython

from puzzlegen.kernels.validators.chess_positions cimport Position


@cython.final
cdef class Mates:
    cdef Position position
    cdef readonly long long nodes
    cdef long long budget
    cdef long long[:, ::1] lists, orders
    cdef long long[::1] passed, killers, marks
    cdef dict known
    @cython.locals(start=cython.longlong, end=cython.longlong, double=cython.bint)
    cdef void _push(self, long long row, long long move) noexcept
    cdef int _count(self) except -1
    @cython.locals(found=cython.longlong)
    cdef int _refutation(self, long long row, long long move, long long moves) except -9
    @cython.locals(
        check=cython.bint, count=cython.longlong, number=cython.longlong, killer=cython.longlong,
        reply=cython.longlong
    )
    cdef int _defence(self, long long row, long long moves) except -9
    @cython.locals(mated=cython.bint)
    cdef int _escapes(self, long long row, long long reply, long long moves) except -1
    @cython.locals(first=cython.longlong, number=cython.longlong, move=cython.longlong)
    cdef int _mates(self, long long row, long long moves) except -1
    @cython.locals(number=cython.longlong)
    cdef int _mates_at_once(self, long long row) except -1
    cdef bint _among(self, long long row, long long count, long long move) noexcept
    @cython.locals(legal=cython.bint, place=cython.longlong)
    cdef long long _insert(
        self, long long row, long long first, long long count, long long move, long long order
    ) noexcept
    @cython.locals(check=cython.bint, count=cython.longlong, number=cython.longlong, move=cython.longlong)
    cdef long long _legal(self, long long row, long long first) noexcept
    @cython.locals(
        start=cython.longlong, end=cython.longlong, promoted=cython.longlong, kind=cython.longlong,
        taken=cython.bint, group=cython.longlong, first=cython.longlong
    )
    cdef long long _order(self, long long move, bint check) noexcept
    @cython.locals(square=cython.longlong, number=cython.longlong, step=cython.longlong, at=cython.longlong)
    cdef void _mark(self, long long king) noexcept
    @cython.locals(
        side=cython.longlong, king=cython.longlong, count=cython.longlong, number=cython.longlong,
        move=cython.longlong, start=cython.longlong, end=cython.longlong, kind=cython.longlong,
        free=cython.bint, checks=cython.bint, away=cython.longlong, stage=cython.longlong
    )
    cdef long long _checks(self, long long row) noexcept
