"""What the rules of chess say about a position: legal moves, attacks, checks, pins, castling.

Positions come from a source, or from games of the small player. The task is drawn first, then a position in which its
answer is a given one, so that no answer is common.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Any, Final, Literal

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import chess_rules as form
from puzzlegen.formats.boards.kits.chess import Letter, Piece, Shown
from puzzlegen.generators.boards.kits.chess_bitboards import plain
from puzzlegen.generators.boards.kits.chess_positions import (
    BOTTOMS,
    PositionParams,
    displaced,
    fen_of,
    middles,
    same_colour,
    variants,
)
from puzzlegen.generators.boards.kits.chess_reasons import guarded, names, piece, pinner
from puzzlegen.generators.kits.asking import four

_MOST_MOVES: Final = 11  # of one piece, where they are asked for
_MOST_BARRED: Final = 4  # of one that has others, but for checks
_MOST_BOXES: Final = 5
_GAMES: Final = 6  # that are looked through in one attempt
_TRIES: Final = 40
_BETWEEN: Final = 3  # men who decide in four positions: one gives check, two come between
_TURNS: Final = 6  # ways to change a position
_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
_RULES: Final[tuple[Literal["check", "through", "into"], ...]] = ("check", "through", "into")
_CASTLING: Final[tuple[form.Wings, form.Wings, form.Wings, form.Wings]] = (
    "neither",
    "kingside",
    "queenside",
    "both",
)  # the options


class ChessRulesParams(PositionParams, frozen=True, kw_only=True):
    """Bounds include both ends: ``band`` counts men on the board, ``plies`` half-moves of the game before.

    With ``barred`` a piece whose moves are counted has others that checks and pins forbid.
    """

    plies: Annotated[tuple[int, int], Knob("positions that come later in a game", 1, 120)]
    barred: bool = False


LEVELS: Final = {
    Level.EASY: ChessRulesParams(
        band=(3, 12),
        depths={form.Moves: (1, 1), form.Attacked: (1, 1), form.Pinned: (1, 1), form.Check: (1, 2)},
        plies=(80, 130),
    ),
    Level.MEDIUM: ChessRulesParams(
        band=(13, 22),
        depths=dict.fromkeys((form.Moves, form.Attacked, form.Pinned, form.Castling), (2, 2)) | {form.Check: (3, 3)},
        plies=(40, 80),
    ),
    Level.HARD: ChessRulesParams(
        band=(23, 32),
        depths=dict.fromkeys((form.Moves, form.Attacked, form.Pinned), (3, 4)),
        plies=(14, 46),
        barred=True,
    ),
}


def invent(rng: Stream, params: ChessRulesParams, asked: Drawn) -> Puzzle:
    """Look through a game for a position in which the task has an answer that is wanted."""
    rng = rng.child("state")
    question, place = asked
    wanted = rng.class_by_index(1 + (_MOST_BARRED if params.barred else _MOST_MOVES), "moves")
    bottom = BOTTOMS[rng.below(2)]
    low, high = map(int, (params.depths or {}).get(question, (0, 64)))
    for board in _boards(rng, params):
        one = Shown(fen=fen_of(board), bottom=bottom)
        match question:
            case form.Moves:
                start = _with_moves(board, wanted, (low, high), params.barred, rng)
                if start is not None:
                    marked = chess.square_name(start)
                    return Puzzle(one, form.Moves(marked), str(wanted), _moves(board, start))
            case form.AllMoves:
                why = form.Found(_moves_by_piece(board), _checks(board))
                return Puzzle(one, form.AllMoves(), str(board.legal_moves.count()), why)
            case form.Attacked:
                pair, common = _attacked(board, (low, high), rng)
                if pair is not None:
                    first, second = (names(board.attacks(chess.parse_square(name))) for name in pair)
                    return Puzzle(one, form.Attacked(pair), common, form.Sights((first, second)))
            case form.Pinned:
                pinned = _pinned(board)
                lined = _decoyed(board, low, _lines, _pinned, rng) if pinned else board
                if pinned is not None and low <= _lines(lined) <= high:
                    one = Shown(fen=fen_of(lined), bottom=bottom)
                    return Puzzle(one, form.Pinned(), pinned, _pin(lined, chess.parse_square(pinned)))
            case form.Check:
                found = _checked(board, place, (low, high), rng)
                if found is not None:
                    checked, fens = found
                    prevented = {
                        letter: tuple(_prevented(checked, square, chess.Board(fen)) for square in checked.checkers())
                        for letter, fen in zip(_LETTERS, fens, strict=True)
                        if letter != LETTERS[place]
                    }
                    facts = form.Checks(piece(checked, checked.king(checked.turn) or 0), _checks(checked), prevented)
                    return Puzzle(Shown(bottom=bottom), form.Check(fens), LETTERS[place], facts)
            case form.Castling:
                prepared = _prepared(board, place, rng)
                if prepared is not None and low <= _aimed(prepared) <= high:
                    one = Shown(fen=fen_of(prepared), bottom=bottom)
                    wings = form.Sides(_obstacle(prepared, True), _obstacle(prepared, False))
                    return Puzzle(one, form.Castling(_CASTLING), LETTERS[place], form.Barred(wings))
    raise Rejected("no position of the game serves the task")


def _boards(rng: Stream, params: ChessRulesParams) -> Iterator[chess.Board]:
    """Positions of some games."""
    for _ in range(_GAMES):
        yield from middles(rng, params.plies, params.band, params.source)


def _deciding(board: chess.Board, men: int, asked: Callable[[chess.Board], Any]) -> set[int]:
    """The squares of those of the men without which something is otherwise."""
    whole, found = asked(board), set[int]()
    for square in chess.scan_forward(men & ~board.kings):
        without = board.copy(stack=False)
        without.remove_piece_at(square)
        if asked(without) != whole:
            found.add(square)
    return found


def _with_moves(board: chess.Board, wanted: int, deciding: tuple[int, int], barred: bool, rng: Stream) -> int | None:
    """A square whose man has as many legal moves as wanted, on which so many men bear, and ``barred`` ones; no pawn."""
    numbers = dict.fromkeys(chess.scan_forward(board.occupied_co[board.turn]), 0)
    for move in board.legal_moves:
        numbers[move.from_square] += 1
    squares = [square for square, number in numbers.items() if number == wanted]
    pieces = [square for square in squares if board.piece_type_at(square) != chess.PAWN]
    for square in rng.sample(pieces, len(pieces)):
        start = chess.BB_SQUARES[square]
        if barred and not _moves(board, square).barred:
            continue
        found = _deciding(board, board.occupied & ~start, lambda one: len([*one.generate_legal_moves(start)]))  # noqa: B023
        if deciding[0] <= len(found) <= deciding[1]:
            return square
    return None


def _attacked(
    board: chess.Board, deciding: tuple[int, int], rng: Stream
) -> tuple[tuple[str, str] | None, tuple[str, ...]]:
    """The squares of two men, None if there are none such, and the two to `_MOST_BOXES` squares that both attack."""
    men = list(chess.scan_forward(board.occupied & ~board.pawns))
    for _ in range(_TRIES):
        one, other = rng.sample(men, 2)
        common = list(chess.scan_forward(board.attacks_mask(one) & board.attacks_mask(other)))
        if not 2 <= len(common) <= _MOST_BOXES:
            continue
        men_seen = board.occupied & (board.attacks_mask(one) | board.attacks_mask(other)) & ~_squares(one, other)
        found = _deciding(board, men_seen, lambda after: after.attacks_mask(one) & after.attacks_mask(other))  # noqa: B023
        if deciding[0] <= len(found) <= deciding[1]:
            return (chess.square_name(one), chess.square_name(other)), names(common)
    return None, ()


def _pinned(board: chess.Board) -> str | None:
    """The only man that is pinned to its king; None if there are none or several."""
    pinned = [
        square
        for colour in chess.COLORS
        for square in chess.scan_forward(board.occupied_co[colour] & ~board.kings)
        if board.is_pinned(colour, square)
    ]
    return chess.square_name(pinned[0]) if len(pinned) == 1 else None


def _squares(*squares: int) -> int:
    return sum(chess.BB_SQUARES[square] for square in squares)


def _aligned(board: chess.Board, colour: chess.Color) -> Iterator[tuple[int, int]]:
    """The enemy pieces that move along a line on which this side's king stands, with the men between."""
    king = board.king(colour)
    assert king is not None
    for straight, ranged in ((True, board.rooks | board.queens), (False, board.bishops | board.queens)):
        for enemy in chess.scan_forward(ranged & board.occupied_co[not colour] & chess.BB_ALL):
            apart = (
                chess.square_file(king) - chess.square_file(enemy),
                chess.square_rank(king) - chess.square_rank(enemy),
            )
            if chess.ray(king, enemy) and straight == (0 in apart):
                yield enemy, chess.between(king, enemy) & board.occupied


def _lines(board: chess.Board) -> int:
    """On how many lines a man stands next to its king, and farther on an enemy that moves along the line."""
    found = set[tuple[int, int]]()
    for colour in chess.COLORS:
        king = board.king(colour) or 0
        for _, between in _aligned(board, colour):
            near = min(chess.scan_forward(between), key=partial(chess.square_distance, king), default=king)
            if chess.BB_SQUARES[near] & board.occupied_co[colour] & ~board.kings:
                found.add((king, near))
    return len(found)


def _shields(board: chess.Board) -> int:
    """How many men alone keep the side to move from being in check."""
    return len({between for _, between in _aligned(board, board.turn) if between.bit_count() == 1})


def _decoyed(
    board: chess.Board, wanted: int, seen: Callable[[chess.Board], int], kept: Callable[[chess.Board], Any], rng: Stream
) -> chess.Board:
    """The position with pieces moved to where they are seen, until so many are, if they can; something is kept."""
    whole = kept(board)
    for _ in range(_TRIES):
        if seen(board) >= wanted:
            break
        movers = [*chess.scan_forward(board.rooks | board.bishops | board.queens)]
        if not movers:
            break
        start, end = rng.choice(movers), rng.choice([*chess.scan_forward(~board.occupied & chess.BB_ALL)])
        king = board.king(not board.color_at(start)) or 0
        if not chess.ray(king, end) or (board.piece_type_at(start) == chess.BISHOP and not same_colour(start, end)):
            continue
        after = displaced(board, [(start, end)])
        if seen(after) > seen(board) and kept(after) == whole and after.is_valid():
            board = after
    return board


def _attackers(board: chess.Board) -> list[tuple[int, int]]:
    """Where enemies can be moved to, no more than two steps, so that they may give check."""
    king = board.king(board.turn) or 0
    file = chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & board.occupied]
    rank = chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & board.occupied]
    slanted = chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & board.occupied]
    hits = {
        chess.PAWN: chess.BB_PAWN_ATTACKS[board.turn][king],
        chess.KNIGHT: chess.BB_KNIGHT_ATTACKS[king],
        chess.BISHOP: slanted,
        chess.ROOK: file | rank,
        chess.QUEEN: slanted | file | rank,
    }
    return [
        (start, end)
        for start in chess.scan_forward(board.occupied_co[not board.turn] & ~board.kings)
        for end in chess.scan_forward(hits[board.piece_type_at(start) or chess.PAWN] & ~board.occupied)
        if chess.square_distance(start, end) < 3
        and (board.piece_type_at(start) != chess.BISHOP or same_colour(start, end))
    ]


def _checked(
    board: chess.Board, place: int, deciding: tuple[int, int], rng: Stream
) -> tuple[chess.Board, tuple[str, str, str, str]] | None:
    """A position in check by an enemy that may have been displaced, and four of which it is the one at a place.

    As many men as wanted decide in one of them or another: who gives check, who comes between in other positions, and
    who always does.
    """
    if not board.is_check():
        board = _decoyed(board, deciding[0] - _BETWEEN, _shields, chess.Board.is_check, rng)
        shifts = _attackers(board)
        after = (displaced(board, [shift]) for shift in rng.sample(shifts, len(shifts)))
        found = next((one for one in after if one.is_check() and one.is_valid()), None)
        if found is None:
            return None
        board = found
    if _shields(board) < deciding[0] - _BETWEEN:
        return None
    for _ in range(_TURNS):
        try:
            fens = four(variants(board, place, lambda changed: not changed.is_check(), rng))
        except Rejected:
            return None
        shown = map(chess.Board, fens)
        men = {
            (square, str(one.piece_at(square)))
            for one in shown
            for square in _deciding(one, one.occupied, chess.Board.is_check)
        }
        if deciding[0] <= len(men) <= deciding[1]:
            return board, fens
    return None


def _aimed(board: chess.Board) -> int:
    """How many enemies would attack the king's way on an empty board, where nothing simpler forbids castling."""
    side, first, found = board.turn, 0 if board.turn else 56, 0
    for kingside, files in ((True, (4, 5, 6)), (False, (4, 3, 2))):
        bar = _obstacle(board, kingside)
        if bar is not None and bar.rule not in _RULES:
            continue
        way = _squares(*(first + file for file in files))
        for square in chess.scan_forward(board.occupied_co[not side]):
            alone = chess.Board(None)
            alone.set_piece_at(square, board.piece_at(square))
            if alone.attacks_mask(square) & way:
                found |= chess.BB_SQUARES[square]
    return found.bit_count()


def _prepared(board: chess.Board, wanted: int, rng: Stream) -> chess.Board | None:
    """The position with king and rooks of the side to move at home, so that just the wanted castling moves are legal.

    Other men that stand between them are moved away or not, at random.
    """
    colour = board.turn
    first = 0 if colour else 56
    home = {first + 4: chess.KING, first: chess.ROOK, first + 7: chess.ROOK}
    board = board.copy(stack=False)
    for square in list(chess.scan_forward(board.occupied_co[colour] & (board.kings | board.rooks))):
        board.remove_piece_at(square)
    for square, kind in home.items():
        board.set_piece_at(square, chess.Piece(kind, colour))
    rights = rng.choice((chess.BB_A1 | chess.BB_H1, chess.BB_A1 | chess.BB_H1, chess.BB_A1, chess.BB_H1))
    board.castling_rights = (rights << first) | (board.castling_rights & chess.BB_RANKS[7 if colour else 0])
    for square in range(first + 1, first + 7):
        man = board.piece_at(square)
        if square != first + 4 and man is not None and rng.below(3):
            board.remove_piece_at(square)
            ahead = (first ^ at for at in range(8, 40))  # the next four ranks
            free = [at for at in ahead if board.piece_type_at(at) is None and same_colour(at, square)]
            if free:
                board.set_piece_at(rng.choice(free), man)
    if not board.is_valid() or not plain(board):
        return None
    kingside = board.is_legal(chess.Move(first + 4, first + 6))
    queenside = board.is_legal(chess.Move(first + 4, first + 2))
    return board if kingside + 2 * queenside == wanted else None


def _checks(board: chess.Board) -> tuple[Piece, ...]:
    """Who gives check."""
    return tuple(piece(board, square) for square in board.checkers())


def _moves_by_piece(board: chess.Board) -> tuple[form.MovesOf, ...]:
    """The legal moves of each man that has some, the king first and the pawns last."""
    moves: dict[chess.Square, list[str]] = {}
    for move in board.legal_moves:
        moves.setdefault(move.from_square, []).append(board.san(move))
    starts = sorted(moves, key=lambda start: (-(board.piece_type_at(start) or 0), start))
    return tuple(form.MovesOf(piece(board, start), tuple(sorted(moves[start]))) for start in starts)


def _moves(board: chess.Board, start: chess.Square) -> form.Reached:
    """Where the man on a square can go, where it could but for the rules about check, and what these are here."""
    man = chess.BB_SQUARES[start]
    found = names(move.to_square for move in board.generate_legal_moves(man))
    near = {move.to_square for move in board.generate_pseudo_legal_moves(man) if not board.is_castling(move)}
    barred = sorted(square for square in near if chess.square_name(square) not in found)
    king = board.piece_type_at(start) == chess.KING
    by = None if king else pinner(board, board.turn, start)
    guards = guarded(board, barred) if king else ()
    return form.Reached(found, names(barred), guards, _checks(board), None if by is None else piece(board, by))


def _pin(board: chess.Board, square: chess.Square) -> form.Pin:
    """The pinned man, the one that pins it, and the king behind it."""
    colour = bool(board.color_at(square))
    by, king = pinner(board, colour, square), board.king(colour)
    assert by is not None
    assert king is not None
    return form.Pin(piece(board, square), piece(board, by), piece(board, king))


def _prevented(board: chess.Board, checker: chess.Square, other: chess.Board) -> Piece | None:
    """What stands between a king and the man that gives check in ``board``; None if in ``other`` that man is away."""
    if other.piece_at(checker) != board.piece_at(checker):
        return None
    king = board.king(board.turn)
    assert king is not None
    between = chess.SquareSet(chess.between(king, checker) & other.occupied)
    return piece(other, min(between))


def _obstacle(board: chess.Board, kingside: bool) -> form.Bar | None:
    """What forbids castling on a wing; None if nothing does."""
    side, first = board.turn, 0 if board.turn else 56
    if not (board.has_kingside_castling_rights(side) if kingside else board.has_queenside_castling_rights(side)):
        return form.Bar("moved")
    between = (5, 6) if kingside else (3, 2, 1)
    for square in (first + file for file in between):
        if board.piece_type_at(square) is not None:
            return form.Bar("between", piece(board, square))
    for file, rule in zip((4, *between), _RULES, strict=False):
        attackers = board.attackers(not side, first + file)
        if attackers:
            return form.Bar(rule, piece(board, min(attackers)), chess.square_name(first + file))
    return None
