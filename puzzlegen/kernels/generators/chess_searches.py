"""What the invention of chess puzzles looks for: the small player's move, forced mates, moves that win material.

Positions and moves are those of `chess_boards`; each search goes down the rows of a board. The rules of the searches
are told by the generators that use them.
"""

from array import array
from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable
from puzzlegen.kernels.generators.chess_boards import (
    ALL,
    BISHOP,
    DEEPEST,
    FIELDS,
    KING,
    KNIGHT,
    MEN,
    PASSED,
    PAWN,
    QUEEN,
    ROOK,
    TURN,
    Board,
    attacks,
    highest,
)

_CAPTURE: Final = 0  # kinds of moves: what takes or is promoted and wins at once, what gives check or takes, and others
_FORCING: Final = 1
_QUIET: Final = 2
_ENOUGH: Final = 1000  # points, for a mate
_LEAST: Final = 3  # points that a move has to win, and by which it has to be better than every other one
_AHEAD: Final = 1  # points; who has more tends to win whatever is played
_MOST_REPLIES: Final = 4  # a king with more of them after a check seldom gets mated, and takes long to look at
_ONE: Final = 1
_UNIT: Final = 2.0**-53

_VALUES = array("q", (0, 1, 3, 3, 5, 9, 100))  # of no man, pawn, knight, bishop, rook, queen, king
_LAST_RANKS = 0xFF000000000000FF
_DARK = 0xAA55AA55AA55AA55
_CORNERS = 0x8100000000000081
_DEVELOPING = 0x6600000000000066  # where knights and bishops stand at first
_CENTRES = array("d", [0.5 - 0.07 * (abs(2 * (at & 7) - 7) + abs(2 * (at >> 3) - 7)) / 2 for at in range(64)])
_NEARNESS = array("d", [0.09 * max(0, 5 - steps) for steps in range(8)])


def _cheapest(board: Board, row: int, attackers: int) -> int:
    """The least value among these men; they are not none."""
    for kind in range(PAWN, KING):
        if attackers & board.rows[row, kind]:
            return _VALUES[kind]
    return _VALUES[KING]


def _near(one: int, other: int) -> float:
    """What it is worth to be near a square, in pawns."""
    files, ranks = (one & 7) - (other & 7), (one >> 3) - (other >> 3)
    return _NEARNESS[max(files if files > 0 else -files, ranks if ranks > 0 else -ranks)]


def _loss(board: Board, square: int, mover: int, value: int) -> float:
    """What a man of this value may lose on an attacked square, once the man from ``mover`` has left its own."""
    turn = board.rows[0, TURN]
    occupied = board.rows[0, MEN] | board.rows[0, MEN + 1]
    threat = _cheapest(board, 0, board.attackers(0, 1 - turn, square, occupied))
    if not board.attackers(0, turn, square, occupied) & ~(_ONE << mover):
        return value
    return value - threat if value > threat else 0.0


def _worth(board: Board, move: int, attacked: int) -> float:
    """How good a move looks at one glance, in pawns; ``attacked`` are the squares that the enemy attacks."""
    start, end, promoted = move & 63, move >> 6 & 63, move >> 12
    turn, kind = board.rows[0, TURN], board.kind(0, start)
    value = _VALUES[kind]
    worth = 0.0
    worth += _VALUES[board.kind(0, end)]
    if promoted:
        worth += _VALUES[promoted] - 1
        value = _VALUES[promoted]
    if kind != KING and attacked & (_ONE << start):
        worth += _loss(board, start, start, _VALUES[kind])
    if kind == KING:
        if end - start == 2 or start - end == 2:
            return worth + 0.9
        return worth - 0.7 if board.rows[0, QUEEN] else worth + _CENTRES[end]
    if attacked & (_ONE << end):
        worth -= _loss(board, end, start, value)
    if kind == PAWN:
        return worth + 0.06 * (end >> 3 if turn else 7 - (end >> 3))
    enemy_king = board.king(0, 1 - turn)
    worth += _CENTRES[end] - _CENTRES[start]
    worth += _near(end, enemy_king) - _near(start, enemy_king)
    if _DEVELOPING & (_ONE << start) and value == 3:
        worth += 0.35
    return worth


def best_looking(board: Board, words: Ints, first: int, count: int, noise: float) -> int:
    """The legal move that looks best at one glance.

    Args:
        board: whose legal moves were just counted.
        words: 64 random bits for each of them.
        first: where these begin.
        count: how many legal moves there are, at least one.
        noise: how many pawns a random number between 0 and 1 is worth.
    """
    attacked = board.attacked(0, 1 - board.rows[0, TURN])
    best, best_worth = board.moves[0, 0], -1000.0
    for number in range(count):
        worth = _worth(board, board.moves[0, number], attacked) + noise * ((words[first + number] >> 11) * _UNIT)
        if worth > best_worth:
            best, best_worth = board.moves[0, number], worth
    return best


def play(board: Board, stages: IntTable, moves: Ints, ply: int, words: Ints, black: float, white: float) -> int:
    """Play a game on from the position on the board, until there is no mate any more, no move, or no word.

    Args:
        board: comes to hold the last position.
        stages: (n + 1, 12) the positions before each move and at the end.
        moves: (n,) those that are to be made whatever comes, and then zeros.
        ply: how many of them are already made.
        words: 64 random bits each.
        black: the noise of Black, as in `best_looking`.
        white: that of White.

    Returns:
        How many words were used.
    """
    used = 0
    for number in range(ply, len(moves)):
        move = moves[number]
        if not move:
            count = 0 if _drawn(board) else board.write_legal(0, 0, ALL, ALL)
            if not count or used + count > len(words):
                break
            move = best_looking(board, words, used, count, white if board.rows[0, TURN] else black)
            moves[number] = move
            used += count
        board.make(0, move)
        for field in range(FIELDS):
            board.rows[0, field] = stages[number + 1, field] = board.rows[1, field]
    return used


def _drawn(board: Board) -> bool:
    """True if neither side has the men to mate, as python-chess tells it."""
    knights, bishops = board.rows[0, KNIGHT], board.rows[0, BISHOP]
    if board.rows[0, PAWN] | board.rows[0, ROOK] | board.rows[0, QUEEN]:
        return False
    for side in range(2):
        own, others = board.rows[0, MEN + side], board.rows[0, MEN + 1 - side] & ~board.rows[0, KING]
        if own & knights:
            rest = own & ~board.rows[0, KING]
            if rest & (rest - 1) or others:
                return False
        elif own & bishops and (knights or (bishops & _DARK and bishops & ~_DARK)):
            return False
    return True


def serves(board: Board, fewest: float, most: float) -> bool:
    """True if a position has so many men, bounds included, and is plain."""
    men, count = board.rows[0, MEN] | board.rows[0, MEN + 1], 0
    while men:
        men &= men - 1
        count += 1
    return fewest <= count <= most and plain(board)


def plain(board: Board) -> bool:
    """True if there are legal moves, and none of them captures in passing."""
    count, passed = board.write_legal(0, 0, ALL, ALL), board.rows[0, PASSED]
    for number in range(count):
        move = board.moves[0, number]
        if (
            passed & (_ONE << (move >> 6 & 63))
            and board.rows[0, PAWN] & (_ONE << (move & 63))
            and (move ^ move >> 6) & 7
        ):
            return False
    return count > 0


def gives_check(board: Board, row: int, move: int) -> bool:
    """True if a move leaves the other side in check."""
    board.make(row, move)
    return board.in_check(row + 1)


def write_checks(board: Board, row: int) -> int:
    """Write the legal moves that give check into a row; how many there are.

    First those of men that stand on no line of the enemy's king, then those that may uncover one.
    """
    turn = board.rows[row, TURN]
    occupied = board.rows[row, MEN] | board.rows[row, MEN + 1]
    king = board.king(row, 1 - turn)
    diagonal, straight = attacks(BISHOP, king, occupied), attacks(ROOK, king, occupied)
    lines, jumps = diagonal | straight, attacks(KNIGHT, king, occupied)
    count = 0
    for number in range(board.write_legal(row, 0, ~lines, lines | jumps)):
        move = board.moves[row, number]
        kind, end = board.kind(row, move & 63), _ONE << (move >> 6 & 63)
        if kind in (PAWN, KING):
            checks = gives_check(board, row, move)
        elif kind == KNIGHT:
            checks = jumps & end != 0
        else:
            checks = (diagonal if kind == BISHOP else straight if kind == ROOK else lines) & end != 0
        if checks:
            board.moves[row, count] = move
            count += 1
    first = count
    for number in range(first, board.write_legal(row, first, lines, ALL)):
        move = board.moves[row, number]
        if gives_check(board, row, move):
            board.moves[row, count] = move
            count += 1
    # The rook that castles stands somewhere else than the king
    if board.rows[row, KING] & lines or board.in_check(row):
        return count
    first = count
    for number in range(first, board.write_castlings(row, first, ALL)):
        move = board.moves[row, number]
        if not _among(board, row, first, move) and gives_check(board, row, move):
            board.moves[row, count] = move
            count += 1
    return count


def _among(board: Board, row: int, count: int, move: int) -> bool:
    """True if a move is among the first ones of a row."""
    for number in range(count):
        if board.moves[row, number] == move:
            return True
    return False


def _begin(board: Board, row: int, move: int) -> None:
    """Let the best line of a row be a move and the best line of the next row."""
    length = board.lengths[row + 1]
    board.lines[row, 0] = move
    for number in range(length):
        board.lines[row, number + 1] = board.lines[row + 1, number]
    board.lengths[row] = length + 1


def mates(board: Board, row: int, moves: int, quiet: int, barred: int) -> bool:
    """True if a mate that the other side cannot escape was found; its line is then that of the row.

    The attacker gives check, save with ``quiet`` of its moves and never with the last one, and does not begin with the
    move that is ``barred``.
    """
    forcing = write_checks(board, row)
    count = forcing
    if moves > 1 and quiet:
        for number in range(forcing, board.write_legal(row, forcing, ALL, ALL)):
            move = board.moves[row, number]
            if not _among(board, row, forcing, move):
                board.moves[row, count] = move
                count += 1
    for number in range(count):
        move = board.moves[row, number]
        if move != barred:
            board.make(row, move)
            if _lost(board, row + 1, moves - 1, quiet - 1 if number >= forcing else quiet):
                _begin(board, row, move)
                return True
    return False


def _lost(board: Board, row: int, moves: int, quiet: int) -> bool:
    """True if the side to move is mated; the line of the row is the longest. Many replies to a check are an escape."""
    count = board.write_legal(row, 0, ALL, ALL)
    board.lengths[row] = 0
    if not count:
        return board.in_check(row)
    if not moves or (not quiet and count > _MOST_REPLIES):
        return False
    longest = 0
    for number in range(count):
        board.make(row, board.moves[row, number])
        if not mates(board, row + 1, moves, quiet, 0):
            return False
        if board.lengths[row + 1] >= longest:
            _begin(board, row, board.moves[row, number])
            longest = board.lengths[row]
    return True


def checks(board: Board) -> list[int]:
    """The legal moves that give check."""
    return [board.moves[0, number] for number in range(write_checks(board, 0))]


def exposed(board: Board) -> tuple[int, int, int]:
    """How many men but the kings are attacked, unprotected, and both."""
    attacked = unprotected = both = 0
    occupied = board.rows[0, MEN] | board.rows[0, MEN + 1]
    men = occupied & ~board.rows[0, KING]
    while men:
        square = highest(men)
        men ^= _ONE << square
        side = 1 if board.rows[0, MEN + 1] & (_ONE << square) else 0
        hit = board.attackers(0, 1 - side, square, occupied) != 0
        bare = board.attackers(0, side, square, occupied) == 0
        attacked, unprotected, both = attacked + hit, unprotected + bare, both + (hit and bare)
    return attacked, unprotected, both


def _balance(board: Board, row: int) -> int:
    """The points of the side to move minus those of the other."""
    points = 0
    own = board.rows[row, MEN + board.rows[row, TURN]]
    for kind in range(PAWN, KING):
        men = board.rows[row, kind]
        while men:
            lowest = men & -men
            men ^= lowest
            points += _VALUES[kind] if own & lowest else -_VALUES[kind]
    return points


def _calm(board: Board) -> bool:
    """True if at most one piece of the enemy eyes the squares around each king."""
    occupied = board.rows[0, MEN] | board.rows[0, MEN + 1]
    for side in range(2):
        near = attacks(KING, board.king(0, side), occupied)
        enemies = board.rows[0, MEN + 1 - side] & ~board.rows[0, PAWN] & ~board.rows[0, KING]
        eyeing = 0
        while enemies:
            square = highest(enemies)
            enemies ^= _ONE << square
            eyeing += attacks(board.kind(0, square), square, occupied) & near != 0
        if eyeing > 1:
            return False
    return True


def paying(board: Board) -> bool:
    """True if a capture wins something at a glance: the man taken is worth more, or nobody guards it."""
    turn = board.rows[0, TURN]
    occupied = board.rows[0, MEN] | board.rows[0, MEN + 1]
    count = board.write_legal(0, 0, ALL, board.rows[0, MEN + 1 - turn])
    for number in range(board.write_legal(0, count, board.rows[0, PAWN], board.rows[0, PASSED])):
        end = board.moves[0, number] >> 6 & 63
        taken = board.kind(0, end)
        gain = _VALUES[taken if taken else PAWN] - _VALUES[board.kind(0, board.moves[0, number] & 63)]
        if gain > 0 or not board.attackers(0, 1 - turn, end, occupied):
            return True
    return False


def _takes(board: Board, move: int) -> bool:
    """True if a move captures or promotes a pawn."""
    end = _ONE << (move >> 6 & 63)
    enemies = board.rows[0, MEN + 1 - board.rows[0, TURN]]
    return (
        move >> 12 != 0 or enemies & end != 0 or (board.rows[0, PASSED] & end != 0 and board.kind(0, move & 63) == PAWN)
    )


def kind_of(board: Board, move: int) -> int:
    """What a move looks like; a capture that wins something only later is forcing."""
    if not _takes(board, move):
        return _FORCING if gives_check(board, 0, move) else _QUIET
    wanted = _balance(board, 0) + _LEAST
    board.make(0, move)
    return _FORCING if _settles(board, 1, 1 - wanted) else _CAPTURE


def _promising(board: Board, move: int, kind: int) -> bool:
    """True if a move of this kind may win something at first sight."""
    if kind == _QUIET:
        return (
            not _takes(board, move)
            and hits(board, move)
            and threatens_two(board, move)
            and not gives_check(board, 0, move)
        )
    return _takes(board, move) or (kind == _FORCING and gives_check(board, 0, move))


def hits(board: Board, move: int) -> bool:
    """True if the man that moves may then attack a piece, or a line that it opens may; no king and no pawn."""
    start, end = move & 63, move >> 6 & 63
    turn = board.rows[0, TURN]
    occupied = board.rows[0, MEN] | board.rows[0, MEN + 1]
    pieces = board.rows[0, MEN + 1 - turn] & ~board.rows[0, PAWN] & ~board.rows[0, KING]
    sliders = board.rows[0, BISHOP] | board.rows[0, ROOK] | board.rows[0, QUEEN]
    if board.attackers(0, turn, start, occupied) & sliders:
        return True
    return board.sight(turn, board.kind(0, start), end, occupied & ~(_ONE << start)) & pieces != 0


def threatens_two(board: Board, move: int) -> bool:
    """True if two enemies are threatened after the move: by a man that is worth less, or with nobody to guard them.

    One of them is threatened by the man that moved, or on a line that it opened.
    """
    start, end = move & 63, move >> 6 & 63
    turn = board.rows[0, TURN]
    board.make(0, move)
    occupied = board.rows[1, MEN] | board.rows[1, MEN + 1]
    pieces = board.rows[1, MEN + 1 - turn] & ~board.rows[1, PAWN] & ~board.rows[1, KING]
    sliders = board.rows[1, BISHOP] | board.rows[1, ROOK] | board.rows[1, QUEEN]
    opened = board.attackers(1, turn, start, occupied) & sliders & ~(_ONE << end)
    if not opened and not board.sight(turn, board.kind(1, end), end, occupied) & pieces:
        return False
    threats = 0
    while pieces:
        square = highest(pieces)
        pieces ^= _ONE << square
        attackers = board.attackers(1, turn, square, occupied)
        if attackers and (
            not board.attackers(1, 1 - turn, square, occupied)
            or _cheapest(board, 1, attackers) < _VALUES[board.kind(1, square)]
        ):
            threats += 1
    return threats > 1


def _write_noisy(board: Board, row: int) -> int:
    """Write captures and promotions into a row; how many there are."""
    turn = board.rows[row, TURN]
    enemies, pawns = board.rows[row, MEN + 1 - turn], board.rows[row, PAWN]
    empty = ~(board.rows[row, MEN] | board.rows[row, MEN + 1])
    count = board.write_legal(row, 0, ALL, enemies)
    count = board.write_legal(row, count, pawns, _LAST_RANKS & empty)
    return board.write_legal(row, count, pawns, board.rows[row, PASSED])


def _sort(board: Board, row: int, count: int) -> None:
    """Put the moves that take most first, and leave others in their order."""
    for number in range(count):
        move, place = board.moves[row, number], number
        order = _VALUES[board.kind(row, move >> 6 & 63)] * 10 - _VALUES[board.kind(row, move & 63)]
        while place and board.orders[row, place - 1] < order:
            board.moves[row, place], board.orders[row, place] = (
                board.moves[row, place - 1],
                board.orders[row, place - 1],
            )
            place -= 1
        board.moves[row, place], board.orders[row, place] = move, order


def _settles(board: Board, row: int, wanted: int) -> bool:
    """True if the side to move reaches this balance, playing captures and promotions only or leaving check.

    A line that is as long as the board has rows comes to nothing.
    """
    check = board.in_check(row)
    if not check and _balance(board, row) >= wanted:
        return True
    if row >= DEEPEST - 2:
        return False
    count = board.write_legal(row, 0, ALL, ALL) if check else _write_noisy(board, row)
    _sort(board, row, count)
    for number in range(count):
        board.make(row, board.moves[row, number])
        if not _settles(board, row + 1, 1 - wanted):
            return True
    return False


def _settled(board: Board, row: int, low: int, high: int) -> int:
    """What the side to move reaches as in `_settles`, and how, in the line of the row; exact between the bounds."""
    check = board.in_check(row)
    best = -_ENOUGH if check else _balance(board, row)
    board.lengths[row] = 0
    if row >= DEEPEST - 2:
        return best
    count = board.write_legal(row, 0, ALL, ALL) if check else _write_noisy(board, row)
    _sort(board, row, count)
    for number in range(count):
        if best >= high:
            break
        board.make(row, board.moves[row, number])
        worth = -_settled(board, row + 1, -high, -(best if best > low else low))
        if worth > best:
            best = worth
            _begin(board, row, board.moves[row, number])
    return best


def _wins(board: Board, move: int, points: int) -> bool:
    """True if every reply to the move leaves its side at least so many points better off."""
    wanted = _balance(board, 0) + points
    board.make(0, move)
    count = board.write_legal(1, 0, ALL, ALL)
    _sort(board, 1, count)
    for number in range(count):
        board.make(1, board.moves[1, number])
        if not _settles(board, 2, wanted):
            return False
    return count > 0


def _astray(board: Board, move: int) -> bool:
    """True if a knight is after a rook in a corner, where it tends to be lost farther ahead than anybody looks here."""
    rooks = board.rows[0, ROOK] & board.rows[0, MEN + 1 - board.rows[0, TURN]] & _CORNERS
    return board.kind(0, move & 63) == KNIGHT and attacks(KNIGHT, move >> 6 & 63, 0) & rooks != 0


def _alone(board: Board, key: int) -> bool:
    """True if this move saves or wins the game, and no other comes near to what it wins."""
    points = _LEAST
    while points < _VALUES[QUEEN] and _wins(board, key, points + 1):
        points += 1
    if _balance(board, 0) + points < 0:
        return False  # lost anyway
    count = board.write_legal(0, 0, ALL, ALL)
    _sort(board, 0, count)
    for number in range(count):
        move = board.moves[0, number]
        if move != key and _wins(board, move, points - _LEAST + 1):
            return False
    return True


def winning_move(board: Board, kind: int) -> int:
    """The only move of this kind that may win something and does, where no other comes near to it; -1 if none does.

    Nobody's king is in danger, and the side to move is not ahead; where a capture pays at a glance, a quiet move hardly
    wins more.
    """
    if _balance(board, 0) > _AHEAD or not _calm(board) or (kind == _QUIET and paying(board)):
        return -1
    key = -1
    for number in range(board.write_legal(0, 0, ALL, ALL)):
        move = board.moves[0, number]
        if _promising(board, move, kind) and _wins(board, move, _LEAST):
            if key >= 0:
                return -1
            key = move
    if key < 0 or _astray(board, key) or kind_of(board, key) != kind or not _alone(board, key):
        return -1
    return key


def least_left(board: Board, key: int) -> int:
    """What is left to the side to move after its move and the reply after which captures win least.

    The line of the board is then that of the move, the reply and the captures.
    """
    least = 2 * _ENOUGH
    board.make(0, key)
    count = board.write_legal(1, 0, ALL, ALL)
    _sort(board, 1, count)
    for number in range(count):
        board.make(1, board.moves[1, number])
        left = _settled(board, 2, -2 * _ENOUGH, least)
        if left < least:
            least = left
            _begin(board, 1, board.moves[1, number])
            _begin(board, 0, key)
    return least
