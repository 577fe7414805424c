cimport cython

@cython.locals(
    room=cython.longlong, pieces=cython.longlong, words=cython.longlong, known=cython.longlong, edges=cython.longlong,
    at=cython.longlong, word=cython.longlong, piece=cython.longlong, slot=cython.longlong, line=cython.longlong,
    step=cython.longlong, last=cython.longlong, bit=cython.longlong
)
cpdef long long explore(
    long long[:, ::1] slots, long long[:, ::1] lines, long long[:, ::1] steps, bint to_the_end, long long[::1] still,
    long long[::1] until, long long depth, long long[:, ::1] positions, long long[::1] depths, long long[::1] heads,
    long long[::1] ahead, long long[::1] keys, long long[::1] table, long long[::1] held
) noexcept
@cython.locals(away=cython.longlong, grown=cython.bint, at=cython.longlong, edge=cython.longlong)
cpdef void measure(long long[::1] heads, long long[::1] ahead, long long count, long long[::1] far) noexcept
@cython.locals(word=cython.longlong)
cdef bint _barred(long long[:, ::1] steps, long long step, long long[::1] held) noexcept
@cython.locals(place=cython.longlong, put=cython.bint, other=cython.longlong)
cdef long long _number(
    long long[:, ::1] positions, long long at, long long piece, long long slot, long long known,
    long long[::1] keys, long long[::1] table
) noexcept
@cython.locals(piece=cython.longlong)
cdef bint _equal(long long[:, ::1] positions, long long one, long long other) noexcept
