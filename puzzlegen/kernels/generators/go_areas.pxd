cimport cython
from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers


@cython.final
cdef class Division:
    cdef long long[::1] owners, points, steps, found, area, group
    cdef long long searches
    cdef RandomNumbers numbers
    @cython.locals(
        count=cython.longlong, number=cython.longlong, place=cython.longlong, point=cython.longlong,
        step=cython.longlong, at=cython.longlong, other=cython.longlong, sides=cython.longlong, others=cython.longlong,
        owner=cython.longlong
    )
    cpdef void grow(self, long long smoothings) noexcept
    @cython.locals(found=cython.longlong, number=cython.longlong)
    cpdef long long lead(self) noexcept
    @cython.locals(
        count=cython.longlong, first=cython.longlong, size=cython.longlong, before=cython.longlong,
        number=cython.longlong, rest=cython.longlong
    )
    cpdef bint settle(self, long long areas, long long least, long long tries, long long[::1] sizes) noexcept
    @cython.locals(least=cython.longlong, number=cython.longlong)
    cdef long long _smallest(self, long long[::1] sizes, long long count) noexcept
    @cython.locals(
        host=cython.longlong, size=cython.longlong, rim=cython.longlong, place=cython.longlong, point=cython.longlong,
        best=cython.longlong, most=cython.longlong, step=cython.longlong, other=cython.longlong, near=cython.longlong,
        compact=cython.longlong, number=cython.longlong, owner=cython.longlong
    )
    cdef long long _drawn(self, long long first, long long wanted) noexcept
    @cython.locals(count=cython.longlong, start=cython.longlong, number=cython.longlong)
    cdef long long _sizes(self, long long[::1] sizes) noexcept
    @cython.locals(looked=cython.longlong, size=cython.longlong, point=cython.longlong, step=cython.longlong, near=cython.longlong)
    cdef long long _area(self, long long first) noexcept
