cimport cython
from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers


@cython.final
cdef class Game:
    cdef long long[::1] cells, steps, heights, seen, chain, pool, taken
    cdef double[:, ::1] liked, shares
    cdef double[::1] lead
    cdef double contested
    cdef long long[:, ::1] answers, around
    cdef long long size, searches, stones, count, liberty, endgame
    cdef RandomNumbers numbers
    @cython.locals(
        last=cython.longlong, ko=cython.longlong, number=cython.longlong, colour=cython.longlong, sign=double,
        stone=cython.longlong, point=cython.longlong, near=cython.longlong
    )
    cpdef void play(self, long long moves, long long endgame, double contested) noexcept
    @cython.locals(
        urgent=cython.longlong, pool=cython.longlong, near=cython.longlong, point=cython.longlong, best=double,
        move=cython.longlong, liking=double
    )
    cdef long long _move(self, long long colour, long long last, long long ko, long long number) noexcept
    cdef double _unit(self) noexcept
    @cython.locals(
        size=cython.longlong, reach=cython.longlong, row=cython.longlong, column=cython.longlong, free=cython.longlong,
        taken=cython.bint, r=cython.longlong, c=cython.longlong, point=cython.longlong
    )
    cdef long long _corner(self) noexcept
    @cython.locals(pool=cython.longlong, step=cython.longlong, near=cython.longlong, point=cython.longlong)
    cdef long long _urgent(self, long long colour, long long last, long long ko) noexcept
    @cython.locals(room=cython.longlong, stone=cython.longlong)
    cdef long long _room(self, long long colour, long long point) noexcept
    @cython.locals(
        own=cython.longlong, free=cython.longlong, off=cython.longlong, step=cython.longlong, held=cython.longlong,
        lead=double, near=cython.longlong, stone=cython.longlong, height=cython.longlong, late=cython.longlong,
        liking=double
    )
    cdef double _liking(self, long long colour, long long point, long long number) noexcept
    @cython.locals(
        other=cython.longlong, aslant=cython.bint, pressed=cython.bint, step=cython.longlong, down=cython.longlong,
        across=cython.longlong, one=cython.longlong, two=cython.longlong, near=cython.longlong
    )
    cdef double _shape(self, long long colour, long long point, long long own, bint low) noexcept
    @cython.locals(stone=cython.longlong)
    cdef bint _put(self, long long point, long long colour) noexcept
    @cython.locals(step=cython.longlong, near=cython.longlong, known=cython.bint, stone=cython.longlong)
    cdef void _capture(self, long long point, long long colour) noexcept
    @cython.locals(liberties=cython.longlong, looked=cython.longlong, step=cython.longlong, near=cython.longlong)
    cdef long long _liberties(self, long long point) noexcept
