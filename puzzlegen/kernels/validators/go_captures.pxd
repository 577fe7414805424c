cimport cython


@cython.final
cdef class Positions:
    cdef const unsigned long long[::1] beside
    cdef const unsigned long long[:, ::1] unions
    cdef unsigned long long anchored, target, attacker, defender
    cdef unsigned long long[::1] attackers, defenders
    cdef int[::1] turns, outcomes, table, heads, ahead
    cdef readonly long long known
    @cython.locals(edges=cython.longlong, at=cython.longlong, turn=cython.longlong, bit=cython.longlong)
    cpdef bint explore(self, unsigned long long attacker, unsigned long long defender, bint passing) noexcept
    @cython.locals(place=cython.longlong)
    cpdef long long found(self, unsigned long long attacker, unsigned long long defender, long long turn) noexcept
    @cython.locals(bit=cython.longlong)
    cpdef list moves(self, unsigned long long attacker, unsigned long long defender, long long turn)
    @cython.locals(
        count=cython.longlong, root=cython.longlong,
        depth=cython.longlong, at=cython.longlong, edge=cython.longlong,
        stop=cython.longlong, good=cython.bint, new=cython.longlong, number=cython.longlong
    )
    cpdef long long read(self, int[::1] turns, int[:, ::1] scratch) noexcept
    @cython.locals(
        chain=cython.ulonglong, around=cython.ulonglong, grown=cython.ulonglong, liberties=cython.ulonglong,
        bit=cython.longlong, eyes=cython.longlong
    )
    cpdef long long evident(self, unsigned long long attacker, unsigned long long defender, long long turn) noexcept
    @cython.locals(
        grown=cython.bint, at=cython.longlong, wanted=cython.longlong, best=cython.longlong, edge=cython.longlong,
        outcome=cython.longlong
    )
    cdef void _settle(self) noexcept
    @cython.locals(place=cython.longlong)
    cdef long long _number(self, unsigned long long attacker, unsigned long long defender, long long turn) noexcept
    @cython.locals(key=cython.ulonglong, place=cython.longlong, at=cython.longlong)
    cdef long long _place(self, unsigned long long attacker, unsigned long long defender, long long turn) noexcept
    @cython.locals(
        point=cython.ulonglong, own=cython.ulonglong, other=cython.ulonglong, left=cython.ulonglong,
        taken=cython.ulonglong, threatened=cython.ulonglong, stone=cython.ulonglong, chain=cython.ulonglong
    )
    cdef bint _play(
        self, unsigned long long attacker, unsigned long long defender, long long turn, long long bit
    ) noexcept
    @cython.locals(chain=cython.ulonglong, grown=cython.ulonglong, around=cython.ulonglong)
    cdef unsigned long long _smothered(
        self, unsigned long long stone, unsigned long long stones, unsigned long long free
    ) noexcept
    @cython.locals(found=cython.ulonglong, eight=cython.longlong)
    cdef unsigned long long _around(self, unsigned long long points) noexcept
