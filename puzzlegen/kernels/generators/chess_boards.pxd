cimport cython

cdef long long[::1] _PLACES
cdef unsigned long long[::1] _BITS, _FOURTHS, _KNIGHTS, _KINGS, _PAWNS, _MASKS, _FACTORS, _SIGHTS
cdef unsigned long long[:, ::1] _BETWEEN, _THROUGH
cdef unsigned long long _EDGES, _SIDES, _FILE_FACTOR, _DIAGONAL_FACTOR

cdef long long highest(unsigned long long bits) noexcept
@cython.locals(seen=cython.ulonglong)
cdef unsigned long long _walk(
    long long square, long long file_step, long long rank_step, unsigned long long occupied
) noexcept
cdef unsigned long long _line(long long place, unsigned long long occupied) noexcept
@cython.locals(
    occupied=cython.ulonglong, mask=cython.ulonglong, whole=cython.ulonglong, square=cython.longlong,
    line=cython.longlong, file_step=cython.longlong, rank_step=cython.longlong, place=cython.longlong,
    seen=cython.ulonglong, one=cython.longlong, other=cython.longlong
)
cdef void _fill() noexcept
cdef unsigned long long attacks(long long kind, long long square, unsigned long long occupied) noexcept


@cython.final
cdef class Board:
    cdef unsigned long long[:, ::1] rows
    cdef long long[:, ::1] moves, orders, lines
    cdef long long[::1] lengths
    @cython.locals(lines=cython.longlong)
    cdef long long _count_lines(self, long long row, long long depth) noexcept
    cdef long long kind(self, long long row, long long square) noexcept
    cdef long long king(self, long long row, long long side) noexcept
    cdef unsigned long long attackers(
        self, long long row, long long side, long long square, unsigned long long occupied
    ) noexcept
    cdef bint in_check(self, long long row) noexcept
    @cython.locals(
        turn=cython.longlong, sniper=cython.longlong, own=cython.ulonglong, enemy=cython.ulonglong,
        straight=cython.ulonglong, diagonal=cython.ulonglong, snipers=cython.ulonglong,
        pinned=cython.ulonglong, between=cython.ulonglong
    )
    cdef unsigned long long _pinned(self, long long row, long long king) noexcept
    @cython.locals(
        turn=cython.longlong, king=cython.longlong, start=cython.longlong, end=cython.longlong,
        own=cython.ulonglong, enemy=cython.ulonglong, occupied=cython.ulonglong, kings=cython.ulonglong,
        pawns=cython.ulonglong, passed=cython.ulonglong, checkers=cython.ulonglong,
        passing=cython.ulonglong, men=cython.ulonglong, last=cython.ulonglong, target=cython.ulonglong,
        targets=cython.ulonglong, pinned=cython.ulonglong
    )
    cdef long long write_legal(
        self, long long row, long long count, unsigned long long starts, unsigned long long ends
    ) noexcept
    @cython.locals(turn=cython.longlong, end=cython.longlong, occupied=cython.ulonglong)
    cdef long long _steps(self, long long row, long long count, long long king, unsigned long long targets) noexcept
    @cython.locals(
        turn=cython.longlong, home=cython.longlong, step=cython.longlong, corner=cython.longlong,
        occupied=cython.ulonglong, rooks=cython.ulonglong
    )
    cdef long long write_castlings(self, long long row, long long count, unsigned long long ends) noexcept
    @cython.locals(
        turn=cython.longlong, king=cython.longlong, start=cython.longlong, end=cython.longlong,
        ahead=cython.longlong, enemy=cython.ulonglong, occupied=cython.ulonglong,
        capturers=cython.ulonglong, targets=cython.ulonglong, single=cython.ulonglong,
        double=cython.ulonglong, left=cython.ulonglong
    )
    cdef long long _pawn_moves(
        self, long long row, long long count, unsigned long long pawns, unsigned long long ends, unsigned
        long long passing, unsigned long long pinned
    ) noexcept
    cdef long long _pawn_move(
        self, long long row, long long count, long long start, long long end, long long king, unsigned long
        long pinned
    ) noexcept
    @cython.locals(
        turn=cython.longlong, start=cython.longlong, end=cython.longlong, promoted=cython.longlong,
        kind=cython.longlong, after=cython.longlong, field=cython.longlong, leaving=cython.ulonglong,
        entering=cython.ulonglong, both=cython.ulonglong, own=cython.ulonglong, enemy=cython.ulonglong,
        rights=cython.ulonglong, passed=cython.ulonglong, taken=cython.ulonglong, rook=cython.ulonglong
    )
    cdef void make(self, long long row, long long move) noexcept
    cdef unsigned long long sight(
        self, long long side, long long kind, long long square, unsigned long long occupied
    ) noexcept
    cdef unsigned long long attacked(self, long long row, long long side) noexcept
    cpdef void put(self, const unsigned long long[::1] fields) noexcept
