cimport cython

@cython.locals(
    end=cython.longlong, piece=cython.longlong, side=cython.longlong, least=cython.longlong, found=cython.longlong,
    corner=cython.longlong, away=cython.longlong
)
cpdef void place(
    long long[:, ::1] pieces, const long long[:, ::1] corners, const long long[:, ::1] edges, long long near,
    long long[::1] spots
) noexcept
@cython.locals(
    right=double, up=double, edge=cython.longlong, other=cython.longlong, across=double, along=double, turn=double
)
cdef bint _leads(
    const long long[:, ::1] pieces, long long piece, long long side, const long long[:, ::1] corners,
    const long long[:, ::1] edges, long long corner
) noexcept
@cython.locals(chain=cython.longlong, first=cython.longlong, last=cython.longlong, free=double)
cpdef bint crowded(
    const double[:, ::1] pieces, const long long[::1] starts, const long long[:, ::1] ended,
    long long[::1] close
) noexcept
cdef bint _is_closed(const double[:, ::1] pieces, long long first, long long last) noexcept
@cython.locals(
    piece=cython.longlong, area=double, around=double, a=double, b=double, c=double, d=double
)
cdef bint _is_narrow(const double[:, ::1] pieces, long long first, long long last) noexcept
@cython.locals(
    other=cython.longlong, piece=cython.longlong, least=double, there=double, first=cython.longlong,
    last=cython.longlong
)
cdef bint _is_knotted(
    const double[:, ::1] pieces, const long long[::1] starts, const long long[:, ::1] ended, long long chain,
    long long side, double x, double y
) noexcept
@cython.locals(
    run=double, merged=double, is_free=bint, piece=cython.longlong, ax=double, ay=double, bx=double, by=double,
    left=double, right=double, low=double, high=double, length=double, places=cython.longlong, place=cython.longlong,
    x=double, y=double, nearest=double, gap=double, other=cython.longlong, cx=double, cy=double, dx=double, dy=double,
    own=bint, count=cython.longlong, number=cython.longlong, away=double, first=cython.longlong, last=cython.longlong,
    before=double, here=double, touched=bint, beside=cython.longlong
)
cdef bint _is_beside(
    const double[:, ::1] pieces, const long long[::1] starts, long long chain, double free, long long[::1] close
) noexcept
@cython.locals(chain=cython.longlong, first=cython.longlong, last=cython.longlong)
cdef bint _is_in_middle(
    const double[:, ::1] pieces, const long long[::1] starts, long long piece, double x, double y
) noexcept
@cython.locals(
    cx=double, cy=double, right=double, up=double, across=double, along=double, square=double, foot=double, turn=double,
    found=double
)
cdef double _aside(
    const double[:, ::1] pieces, long long piece, long long other, bint own, double x, double y
) noexcept
@cython.locals(ax=double, ay=double, right=double, up=double, share=double, across=double, down=double)
cdef double _away(const double[:, ::1] pieces, long long piece, double x, double y) noexcept
