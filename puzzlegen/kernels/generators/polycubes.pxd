cimport cython

from puzzlegen.kernels.generators.random_numbers cimport RandomNumbers


@cython.locals(
    count=cython.longlong, beside=cython.longlong, x=cython.longlong, y=cython.longlong, z=cython.longlong,
    side=cython.longlong, step=cython.longlong, free=cython.bint, other=cython.longlong
)
cpdef void grow(
    RandomNumbers random, long long wide, long long deep, long long high, long long[:, ::1] cells
) noexcept
@cython.locals(
    reach=cython.longlong, turn=cython.longlong, cell=cython.longlong, axis=cython.longlong, first=cython.longlong,
    second=cython.longlong, third=cython.longlong, other=cython.longlong, x=cython.longlong, y=cython.longlong,
    z=cython.longlong, one=cython.longlong, two=cython.longlong, three=cython.longlong
)
cpdef void in_view(
    long long[:, ::1] cells, long long[:, ::1] rotations, long long[:, :, :, ::1] through, long long[::1] slivers,
    long long[:, ::1] moved, long long[::1] seen
) noexcept
@cython.locals(count=cython.longlong)
cdef long long _count(long long bits) noexcept
