cimport cython

@cython.locals(
    a=cython.longlong, b=cython.longlong, c=cython.longlong, d=cython.longlong, e=cython.longlong, f=cython.longlong,
    x=cython.longlong, y=cython.longlong, z=cython.longlong, offset=cython.longlong, met=cython.longlong,
    count=cython.longlong, known=cython.longlong, wanted=cython.longlong, one=cython.longlong, other=cython.longlong,
    edge=cython.longlong, low=cython.longlong, high=cython.longlong, share=double, axis=cython.longlong,
    number=cython.longlong, point=cython.longlong, face=cython.longlong, side=cython.longlong, taken=cython.longlong,
    found=cython.longlong, any_line=cython.bint, careful=cython.longlong, seen=cython.longlong
)
cpdef long long steps(
    long long[:, ::1] vertices, long long[:, ::1] edges, long long[:, ::1] sides, long long[:, ::1] parallel,
    long long[:, ::1] points, long long least, double[:, ::1] places, long long[::1] numbers, long long[::1] faces,
    long long[::1] drawn
) noexcept
cdef bint _same(double[:, ::1] places, long long one, long long other) noexcept
@cython.locals(other=cython.longlong)
cdef bint _beside_line(long long[:, ::1] parallel, long long[::1] drawn, long long face) noexcept
