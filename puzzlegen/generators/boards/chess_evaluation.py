"""What a position is worth by simple rules: the balance of material, passed and isolated pawns.

Positions come from a source, or from games of the small player. If there is a chess engine, some questions are about
the range in which it values the position, or about the value itself.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, islice
from typing import Annotated, Any, Final

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import chess_evaluation as form
from puzzlegen.formats.boards.kits.chess import Bottom, Letter, Shown
from puzzlegen.generators.boards.kits.chess_positions import BOTTOMS, VALUES, JudgedParams, balance, fen_of, middles
from puzzlegen.generators.kits.asking import drawn_task, four
from puzzlegen.materials.engines import Engine

JUDGED: Final[tuple[type[Any], ...]] = (  # what is asked if there is an engine
    *(form.Balance, form.Balance, form.Diagram, form.Passed, form.Isolated),
    *(form.InRange, form.InRange, form.Value),
)
_BOUNDS: Final = (-300, 0, 300)  # centipawns, between the ranges
_INSIDE: Final = 50  # centipawns that a value is away from them
_TOLERANCE: Final = 50  # centipawns
_PAWN: Final = 100  # centipawns
_EVEN: Final = 3  # points; the engine is not asked about a balance that is farther from the value wanted
_JUDGED: Final = 8  # positions of a game that the engine is asked about
_LARGEST: Final = 6  # of the balances that are asked for
_MOST_BOXES: Final = 6
_GAMES: Final = 8  # that are looked through in one attempt
_TRIES: Final = 20
_TAKEN: Final = 3  # men at most that are taken off for a balance
_KINDS: Final = (chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")


class ChessEvaluationParams(JudgedParams, frozen=True, kw_only=True):
    """Bounds include both ends: ``band`` counts men on the board, ``plies`` half-moves of the game before."""

    plies: Annotated[tuple[int, int], Knob("positions that come later in a game", 1, 160)]


LEVELS: Final = {
    Level.EASY: ChessEvaluationParams(
        band=(4, 12),
        depths={form.Balance: (1, 2), form.Diagram: (2, 2), form.Passed: (1, 1), form.Isolated: (1, 2)},
        plies=(80, 130),
    ),
    Level.MEDIUM: ChessEvaluationParams(
        band=(13, 22),
        depths={form.Balance: (2, 2), form.Diagram: (3, 3), form.Passed: (2, 2), form.Isolated: (3, 3)},
        plies=(40, 80),
    ),
    Level.HARD: ChessEvaluationParams(
        band=(23, 31),
        depths={form.Balance: (3, 4), form.Diagram: (4, 5), form.Passed: (3, 5), form.Isolated: (4, 4)},
        plies=(20, 46),
    ),
}


def invent(rng: Stream, params: ChessEvaluationParams, asked: Drawn) -> Puzzle:
    """Look through a game for a position that serves the task."""
    rng = rng.child("state")
    question, place = asked if params.engine is None else drawn_task(JUDGED, rng)
    wanted = rng.class_by_index(2 * _LARGEST + 1, "balance") - _LARGEST
    bottom = BOTTOMS[rng.below(2)]
    men = (params.band[0] + 2 * (question is form.Diagram), params.band[1])
    if params.engine is not None and question is form.InRange:
        return _in_range(rng, params, bottom, params.engine, place)
    if params.engine is not None and question is form.Value:
        return _worth(rng, params, bottom, params.engine, wanted)
    low, high = map(int, (params.depths or {}).get(question, (0, 64)))
    kinds = max(low + (low < high and rng.below(4) == 0), 1 + (wanted == 0))
    for board in (board for _ in range(_GAMES) for board in middles(rng, params.plies, men, params.source)):
        one = Shown(fen=fen_of(board), bottom=bottom)
        match question:
            case form.Balance:
                thinned = _balanced(board, wanted, kinds, rng)
                if thinned is not None and thinned.occupied.bit_count() >= params.band[0]:
                    one = Shown(fen=fen_of(thinned), bottom=bottom)
                    return Puzzle(one, form.Balance(), str(wanted), form.Sides(*_men(thinned)))
            case form.Diagram:
                boards = _thinned(board, (low, high), rng)
                if boards is None:
                    continue
                query = form.Diagram(_balance(boards[place]), four(map(fen_of, boards)))
                balances = zip(_LETTERS, map(_balance, boards), strict=True)
                others = tuple(told for told in balances if told[0] != LETTERS[place])
                facts = form.Balances(*_men(boards[place]), others)
                return Puzzle(Shown(bottom=bottom), query, LETTERS[place], facts)
            case form.Passed | form.Isolated:
                against = {square: _against(board, square, question) for square in chess.scan_forward(board.pawns)}
                found = [square for square, pawns in against.items() if not pawns]
                if 1 < len(found) <= _MOST_BOXES and low <= _conditions(board, question) <= high:
                    named = {
                        chess.square_name(square): min(map(chess.square_name, pawns))
                        for square, pawns in against.items()
                        if pawns
                    }
                    key = tuple(sorted(map(chess.square_name, found)))
                    return Puzzle(one, question(), key, form.Stopped(tuple(sorted(named.items()))))
    raise Rejected("no position of the game serves the task")


def _men(board: chess.Board) -> tuple[form.Men, form.Men]:
    """How many pawns, knights, bishops, rooks and queens White and Black have."""

    def held(colour: chess.Color) -> form.Men:
        kinds = range(chess.PAWN, chess.KING)
        pawns, knights, bishops, rooks, queens = (board.pieces_mask(kind, colour).bit_count() for kind in kinds)
        return pawns, knights, bishops, rooks, queens

    return held(chess.WHITE), held(chess.BLACK)


def _balance(board: chess.Board) -> int:
    return balance(board, chess.WHITE)


def _in_range(rng: Stream, params: ChessEvaluationParams, bottom: Bottom, engine: Engine, place: int) -> Puzzle:
    """Look through a game for a position that the engine values well within the range at this place."""
    even = 0 < place < len(_BOUNDS)
    for board, worth in _valued(rng, params, engine, lambda balance: not even or abs(balance) <= _EVEN):
        near = any(abs(worth - bound) < _INSIDE for bound in _BOUNDS)
        if not near and sum(worth > bound for bound in _BOUNDS) == place:
            ranges = four(zip((None, *_BOUNDS), (*_BOUNDS, None), strict=True))
            query = form.InRange(engine.identity.name, engine.identity.nodes, ranges)
            return Puzzle(Shown(fen=fen_of(board), bottom=bottom), query, LETTERS[place])
    raise Rejected("the engine values no position so")


def _worth(rng: Stream, params: ChessEvaluationParams, bottom: Bottom, engine: Engine, wanted: int) -> Puzzle:
    """Look through a game for a position that the engine values near so many pawns."""
    for board, worth in _valued(rng, params, engine, lambda balance: abs(balance - wanted) <= _EVEN):
        if abs(worth - _PAWN * wanted) <= _PAWN // 2:
            query = form.Value(engine.identity.name, engine.identity.nodes, _TOLERANCE)
            return Puzzle(Shown(fen=fen_of(board), bottom=bottom), query, f"{worth} ± {_TOLERANCE}")
    raise Rejected("the engine values no position so")


def _valued(
    rng: Stream, params: ChessEvaluationParams, engine: Engine, likely: Callable[[int], bool]
) -> Iterator[tuple[chess.Board, int]]:
    """Positions of a game whose balance is likely to serve, with the engine's value for White, in centipawns."""
    boards = (board for board in middles(rng, params.plies, params.band, params.source) if likely(_balance(board)))
    for board in islice(boards, _JUDGED):
        (line,) = engine.open().best(fen_of(board), engine.identity.nodes)
        yield board, line.worth if board.turn else -line.worth


def _against(board: chess.Board, square: int, question: type[Any]) -> chess.SquareSet:
    """The pawns because of which one is not passed, or not isolated."""
    colour = bool(chess.BB_SQUARES[square] & board.occupied_co[chess.WHITE])
    file = chess.square_file(square)
    beside = 0
    for other in (file - 1, file + 1):
        beside |= chess.BB_FILES[other] if 0 <= other < 8 else 0
    if question is form.Isolated:
        return chess.SquareSet(beside & board.pieces_mask(chess.PAWN, colour))
    rank = chess.square_rank(square)
    ahead = 0
    for other in range(rank + 1, 8) if colour else range(rank):
        ahead |= chess.BB_RANKS[other]
    return chess.SquareSet((beside | chess.BB_FILES[file]) & ahead & board.pieces_mask(chess.PAWN, not colour))


def _uneven(*boards: chess.Board) -> int:
    """How many kinds of men there are of which the sides have different numbers on one of the boards."""
    men = [_men(board) for board in boards]
    return sum(any(white[kind] != black[kind] for white, black in men) for kind in range(len(_KINDS)))


def _balanced(board: chess.Board, wanted: int, kinds: int, rng: Stream) -> chess.Board | None:
    """The position with as few men as possible taken off, so that so many kinds of men make the balance."""
    white, black = _men(board)
    apart = [one - other for one, other in zip(white, black, strict=True)]
    held = {(kind, side): (black, white)[side][kind] for kind in range(len(_KINDS)) for side in (0, 1)}
    for number in range(_TAKEN + 1):
        chosen = [*combinations_with_replacement(held, number)]
        for taken in rng.sample(chosen, len(chosen)):
            after = list(apart)
            for kind, side in taken:
                after[kind] += 1 - 2 * side
            worth = sum(each * VALUES[kind] for each, kind in zip(after, _KINDS, strict=True))
            if worth != wanted or sum(map(bool, after)) != kinds or any(taken.count(one) > held[one] for one in taken):
                continue
            squares = list[int]()
            for kind, side in dict.fromkeys(taken):
                men = [*chess.scan_forward(board.pieces_mask(_KINDS[kind], bool(side)))]
                squares += rng.sample(men, taken.count((kind, side)))
            thinned = _without(board, squares) if squares else board
            if thinned.is_valid():
                return thinned
    return None


def _conditions(board: chess.Board, question: type[Any]) -> int:
    """How many conditions of a passed or isolated pawn cannot be left out without others being found.

    These are its own file, both files beside it, whose the other pawns are and, of a passed one, that they are ahead.
    """
    pawns = [
        (square, bool(chess.BB_SQUARES[square] & board.occupied_co[chess.WHITE]))
        for square in chess.scan_forward(board.pawns)
    ]
    passed = question is form.Passed

    def found(left_out: str) -> list[int]:
        """The pawns that fulfil all conditions but one."""
        shifts = [shift for shift, name in ((-1, "left"), (1, "right")) if name != left_out]
        shifts += [0] if passed != (left_out == "own") else []
        fits = []
        for square, side in pawns:
            rank, file = divmod(square, 8)
            for other, whose in pawns:
                ahead = other // 8 > rank if side else other // 8 < rank
                counts = left_out == "whose" or (whose != side) == passed
                counts = counts and (not passed or left_out == "ahead" or ahead)
                if other != square and other % 8 - file in shifts and counts:
                    break
            else:
                fits.append(square)
        return fits

    whole = found("")
    return sum(found(condition) != whole for condition in ("left", "right", "own", "whose", "ahead"))


def _thinned(board: chess.Board, kinds: tuple[int, int], rng: Stream) -> list[chess.Board] | None:
    """Four positions in which none, one, the other or both of two men are taken off; None if none are found.

    The positions come in random order, so that none is likelier than another, and have four balances, to which so many
    kinds of men contribute.
    """
    men = list(chess.scan_forward(board.occupied & ~board.kings))
    for _ in range(_TRIES):
        one, other = rng.sample(men, 2)
        boards = [_without(board, squares) for squares in ((), (one,), (other,), (one, other))]
        if not kinds[0] <= _uneven(*boards) <= kinds[1]:
            continue
        if all(map(chess.Board.is_valid, boards)) and len({_balance(each) for each in boards}) == len(boards):
            rng.shuffle(boards)
            return boards
    return None


def _without(board: chess.Board, squares: Sequence[int]) -> chess.Board:
    """The position without these men, and without rights to castle, which do not matter."""
    board = board.copy(stack=False)
    board.castling_rights = chess.BB_EMPTY
    for square in squares:
        board.remove_piece_at(square)
    return board
