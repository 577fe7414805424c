cimport cython

from puzzlegen.kernels.generators.chess_boards cimport Board

cdef long long[::1] _VALUES
cdef unsigned long long _LAST_RANKS, _CORNERS, _DARK, _DEVELOPING
cdef double[::1] _CENTRES, _NEARNESS

cdef long long _cheapest(Board board, long long row, unsigned long long attackers) noexcept
cdef double _near(long long one, long long other) noexcept
@cython.locals(turn=cython.longlong, threat=cython.longlong, occupied=cython.ulonglong)
cdef double _loss(Board board, long long square, long long mover, long long value) noexcept
@cython.locals(
    worth=cython.double, start=cython.longlong, end=cython.longlong, promoted=cython.longlong,
    turn=cython.longlong, kind=cython.longlong, value=cython.longlong, enemy_king=cython.longlong
)
cdef double _worth(Board board, long long move, unsigned long long attacked) noexcept
@cython.locals(
    worth=cython.double, best_worth=cython.double, best=cython.longlong, number=cython.longlong, attacked=cython.ulonglong
)
cpdef long long best_looking(
    Board board, const unsigned long long[::1] words, long long first, long long count, double noise
) noexcept
@cython.locals(
    used=cython.longlong, number=cython.longlong, move=cython.longlong, count=cython.longlong, field=cython.longlong
)
cpdef long long play(
    Board board, unsigned long long[:, ::1] stages, long long[::1] moves, long long ply,
    const unsigned long long[::1] words, double black, double white
) noexcept
@cython.locals(
    knights=cython.ulonglong, bishops=cython.ulonglong, own=cython.ulonglong, others=cython.ulonglong,
    rest=cython.ulonglong, side=cython.longlong
)
cdef bint _drawn(Board board) noexcept
@cython.locals(men=cython.ulonglong, count=cython.longlong)
cpdef bint serves(Board board, double fewest, double most) noexcept
@cython.locals(count=cython.longlong, number=cython.longlong, move=cython.longlong, passed=cython.ulonglong)
cpdef bint plain(Board board) noexcept
cdef bint gives_check(Board board, long long row, long long move) noexcept
@cython.locals(
    checks=cython.bint, turn=cython.longlong, king=cython.longlong, count=cython.longlong,
    number=cython.longlong, move=cython.longlong, kind=cython.longlong, first=cython.longlong,
    occupied=cython.ulonglong, diagonal=cython.ulonglong, straight=cython.ulonglong, lines=cython.ulonglong,
    jumps=cython.ulonglong, end=cython.ulonglong
)
cdef long long write_checks(Board board, long long row) noexcept
cdef bint _among(Board board, long long row, long long count, long long move) noexcept
@cython.locals(length=cython.longlong, number=cython.longlong)
cdef void _begin(Board board, long long row, long long move) noexcept
@cython.locals(forcing=cython.longlong, count=cython.longlong, number=cython.longlong, move=cython.longlong)
cpdef bint mates(Board board, long long row, long long moves, long long quiet, long long barred) noexcept
@cython.locals(count=cython.longlong, number=cython.longlong, longest=cython.longlong)
cdef bint _lost(Board board, long long row, long long moves, long long quiet) noexcept
@cython.locals(
    points=cython.longlong, kind=cython.longlong, own=cython.ulonglong, men=cython.ulonglong,
    lowest=cython.ulonglong
)
cdef long long _balance(Board board, long long row) noexcept
@cython.locals(
    side=cython.longlong, square=cython.longlong, eyeing=cython.longlong, occupied=cython.ulonglong,
    near=cython.ulonglong, enemies=cython.ulonglong
)
cdef bint _calm(Board board) noexcept
@cython.locals(
    turn=cython.longlong, count=cython.longlong, number=cython.longlong, end=cython.longlong,
    taken=cython.longlong, gain=cython.longlong, occupied=cython.ulonglong
)
cpdef bint paying(Board board) noexcept
@cython.locals(end=cython.ulonglong, enemies=cython.ulonglong)
cdef bint _takes(Board board, long long move) noexcept
@cython.locals(wanted=cython.longlong)
cpdef long long kind_of(Board board, long long move) noexcept
cdef bint _promising(Board board, long long move, long long kind) noexcept
@cython.locals(
    start=cython.longlong, end=cython.longlong, turn=cython.longlong, occupied=cython.ulonglong,
    pieces=cython.ulonglong, sliders=cython.ulonglong
)
cpdef bint hits(Board board, long long move) noexcept
@cython.locals(
    start=cython.longlong, end=cython.longlong, turn=cython.longlong, threats=cython.longlong,
    square=cython.longlong, occupied=cython.ulonglong, pieces=cython.ulonglong, sliders=cython.ulonglong,
    opened=cython.ulonglong, attackers=cython.ulonglong
)
cpdef bint threatens_two(Board board, long long move) noexcept
@cython.locals(
    turn=cython.longlong, count=cython.longlong, enemies=cython.ulonglong, pawns=cython.ulonglong,
    empty=cython.ulonglong
)
cdef long long _write_noisy(Board board, long long row) noexcept
@cython.locals(number=cython.longlong, move=cython.longlong, place=cython.longlong, order=cython.longlong)
cdef void _sort(Board board, long long row, long long count) noexcept
@cython.locals(count=cython.longlong, number=cython.longlong)
cdef bint _settles(Board board, long long row, long long wanted) noexcept
@cython.locals(best=cython.longlong, count=cython.longlong, number=cython.longlong, worth=cython.longlong)
cdef long long _settled(Board board, long long row, long long low, long long high) noexcept
@cython.locals(wanted=cython.longlong, count=cython.longlong, number=cython.longlong)
cdef bint _wins(Board board, long long move, long long points) noexcept
@cython.locals(rooks=cython.ulonglong)
cdef bint _astray(Board board, long long move) noexcept
@cython.locals(points=cython.longlong, count=cython.longlong, number=cython.longlong, move=cython.longlong)
cdef bint _alone(Board board, long long key) noexcept
@cython.locals(key=cython.longlong, number=cython.longlong, move=cython.longlong)
cpdef long long winning_move(Board board, long long kind) noexcept
@cython.locals(least=cython.longlong, count=cython.longlong, number=cython.longlong, left=cython.longlong)
cpdef long long least_left(Board board, long long key) noexcept
@cython.locals(number=cython.longlong)
cpdef list checks(Board board)
@cython.locals(
    square=cython.longlong, side=cython.longlong, attacked=cython.longlong, unprotected=cython.longlong,
    both=cython.longlong, hit=cython.bint, bare=cython.bint, occupied=cython.ulonglong, men=cython.ulonglong
)
cpdef tuple exposed(Board board)
