cimport cython


@cython.final
cdef class Reader:
    cdef unsigned long long[::1] near, order, keys
    cdef unsigned long long[:, ::1] unions
    cdef long long[::1] found
    cdef unsigned long long anchored, target, attacker, defender
    cdef long long known, budget
    @cython.locals(free=cython.ulonglong, bit=cython.longlong)
    cpdef bint breathe(self, unsigned long long attacker, unsigned long long defender) noexcept
    @cython.locals(number=cython.longlong)
    cpdef list moves(self, unsigned long long attacker, unsigned long long defender, bint defending)
    cpdef long long outcome(
        self, unsigned long long attacker, unsigned long long defender, bint defending, long long budget
    ) noexcept
    @cython.locals(
        key=cython.ulonglong, place=cython.ulonglong, chain=cython.ulonglong, around=cython.ulonglong,
        liberties=cython.ulonglong, eyes=cython.longlong, bit=cython.longlong, outcome=cython.longlong
    )
    cdef long long _outcome(self, unsigned long long attacker, unsigned long long defender, bint defending) noexcept
    @cython.locals(wanted=cython.longlong, found=cython.longlong, number=cython.longlong, outcome=cython.longlong)
    cdef long long _weigh(self, unsigned long long attacker, unsigned long long defender, bint defending) noexcept
    @cython.locals(
        own=cython.ulonglong, other=cython.ulonglong, own_safe=cython.ulonglong, other_safe=cython.ulonglong,
        free=cython.ulonglong, taken=cython.ulonglong, near=cython.ulonglong, threatened=cython.ulonglong,
        stone=cython.ulonglong, chain=cython.ulonglong
    )
    cdef bint _play(
        self, unsigned long long attacker, unsigned long long defender, bint defending, unsigned long long point
    ) noexcept
    @cython.locals(chain=cython.ulonglong, grown=cython.ulonglong, around=cython.ulonglong)
    cdef unsigned long long _smothered(
        self, unsigned long long stone, unsigned long long stones, unsigned long long free, unsigned long long safe
    ) noexcept
    @cython.locals(found=cython.ulonglong, eight=cython.longlong)
    cdef unsigned long long _beside(self, unsigned long long points) noexcept
