cimport cython

@cython.locals(
    room=cython.longlong, wide=cython.longlong, number=cython.longlong, shown=cython.longlong,
    concealed=cython.longlong, line=cython.longlong, right=cython.longlong, up=cython.longlong, across=cython.longlong,
    square=double, length=double, open_ones=cython.longlong, closed=cython.longlong, edge=cython.longlong,
    one=cython.longlong, other=cython.longlong, at=double, way=double, common=double, cut=cython.longlong,
    start=double, stop=double, place=cython.longlong, kept=cython.longlong, left=cython.longlong,
    slivers=cython.longlong, off_x=double, off_y=double
)
cpdef bint draw(
    double[:, ::1] spots, double[::1] near, long long[:, ::1] ends, long long[:, ::1] triangles, double[:, ::1] boxes,
    long long[:, ::1] lines, long long[::1] following, double[:, ::1] behind, double[:, ::1] bare,
    double[:, ::1] covered, double[:, ::1] seen, double[:, ::1] hidden, long long[::1] counts
) noexcept
@cython.locals(
    found=cython.longlong, number=cython.longlong, a=cython.longlong, b=cython.longlong, c=cython.longlong, x1=double,
    y1=double, x2=double, y2=double, x3=double, y3=double, longest=double
)
cdef long long _boxes(
    double[:, ::1] spots, double[::1] near, long long[:, ::1] triangles, double[:, ::1] boxes
) noexcept
@cython.locals(
    count=cython.longlong, edge=cython.longlong, one=cython.longlong, other=cython.longlong, x=cython.longlong,
    y=cython.longlong, right=cython.longlong, up=cython.longlong, common=cython.longlong, rest=cython.longlong,
    across=cython.longlong, line=cython.longlong
)
cdef long long _lines(
    double[:, ::1] spots, long long[:, ::1] ends, long long[:, ::1] lines, long long[::1] following
) noexcept
@cython.locals(
    px=double, py=double, pd=double, qx=double, qy=double, qd=double, left=double, right=double, low=double,
    high=double, farthest=double, found=cython.longlong, number=cython.longlong, first=double, last=double,
    total=double, at_first=double, at_last=double, side=cython.longlong, one=cython.longlong, other=cython.longlong,
    across=double, up=double, slack=double, here=double, there=double, slope=double
)
cdef long long _behind(
    double[:, ::1] spots, double[::1] near, long long start, long long end, long long[:, ::1] triangles,
    double[:, ::1] boxes, long long wide, double[:, ::1] behind
) noexcept
cdef void _put(double[:, ::1] spans, long long place, double one, double other) noexcept
@cython.locals(
    number=cython.longlong, start=double, stop=double, back=cython.longlong, found=cython.longlong
)
cdef long long _united(double[:, ::1] spans, long long count) noexcept
@cython.locals(number=cython.longlong)
cdef bint _touches(double start, double stop, double[:, ::1] spans, long long count) noexcept
cdef void _spot(
    double[:, ::1] pieces, long long place, double one, double other, long long right, long long up, double off_x,
    double off_y
) noexcept
@cython.locals(
    ends=cython.longlong, end=cython.longlong, piece=cython.longlong, near=cython.longlong, far=cython.longlong,
    across=cython.longlong, up=cython.longlong, spot=cython.longlong, count=cython.longlong, done=cython.longlong,
    turn=cython.longlong
)
cpdef long long link(
    long long[:, ::1] pieces, long long[::1] spots, double[::1] bends, long long[::1] partners, double[::1] headings,
    long long[::1] met, long long[::1] order, long long[::1] starts
) noexcept
@cython.locals(
    one=cython.longlong, other=cython.longlong, tip=cython.longlong, beside=cython.longlong, turn=double
)
cdef bint _pair(
    long long[::1] met, long long ends, long long spot, double least, long long[::1] partners, double[::1] headings
) noexcept
