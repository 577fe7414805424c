"""What a position is worth by simple rules: the balance of material, passed and isolated pawns.

Positions come from a source, or from games of the small player. If there is a chess engine, some questions are about
the range in which it values the position, or about the value itself.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Annotated, Final, Literal, TypeAlias

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.chess_positions import BOTTOMS, JudgedParams, balance, fen_of, middles
from puzzlegen.generators.kits.asking import drawn_task
from puzzlegen.materials.engines import Engine

Task: TypeAlias = Literal["balance", "diagram", "passed", "isolated", "range", "value"]

TASKS: Final[tuple[Task, ...]] = ("balance", "balance", "diagram", "passed", "isolated")
JUDGED_TASKS: Final[tuple[Task, ...]] = (*TASKS, "range", "range", "value")  # if there is an engine
_BOUNDS: Final = (-300, 0, 300)  # centipawns, between the ranges
_INSIDE: Final = 50  # centipawns that a value is away from them
_TOLERANCE: Final = 50  # centipawns
_PAWN: Final = 100  # centipawns
_EVEN: Final = 3  # points; the engine is not asked about a balance that is farther from the value wanted
_JUDGED: Final = 8  # positions of a game that the engine is asked about
_LARGEST: Final = 6  # of the balances that are asked for
_MOST_BOXES: Final = 6
_TRIES: Final = 20


class ChessEvaluationParams(JudgedParams, frozen=True, kw_only=True):
    """Bounds include both ends: ``band`` counts men on the board, ``plies`` half-moves of the game before."""

    plies: Annotated[tuple[int, int], Knob("positions that come later in a game", 1, 160)]


LEVELS: Final = {
    Level.EASY: ChessEvaluationParams(band=(4, 12), plies=(80, 130)),
    Level.MEDIUM: ChessEvaluationParams(band=(13, 22), plies=(40, 80)),
    Level.HARD: ChessEvaluationParams(band=(23, 31), plies=(20, 46)),
}


def invent(rng: Stream, params: ChessEvaluationParams) -> Puzzle:
    """Look through a game for a position that serves the task."""
    rng = rng.child("state")
    task, place = drawn_task(TASKS if params.engine is None else JUDGED_TASKS, rng)
    wanted = rng.class_by_index(2 * _LARGEST + 1, "balance") - _LARGEST
    shown: Statement = {"bottom": BOTTOMS[rng.below(2)]}
    men = (params.band[0] + 2 * (task == "diagram"), params.band[1])
    if params.engine is not None and task == "range":
        return _in_range(rng, params, shown, params.engine, place)
    if params.engine is not None and task == "value":
        return _worth(rng, params, shown, params.engine, wanted)
    for board in middles(rng, params.plies, men, params.source):
        one = {"fen": fen_of(board), **shown}
        match task:
            case "balance":
                if _balance(board) == wanted:
                    return Puzzle(one, {"task": task}, str(wanted), _men(board))
            case "diagram":
                boards = _thinned(board, rng)
                fens = [fen_of(each) for each in boards]
                query = {"task": task, "balance": _balance(boards[place]), "options": fens}
                others = [(LETTERS[at], _balance(each)) for at, each in enumerate(boards) if at != place]
                return Puzzle(shown, query, LETTERS[place], {**_men(boards[place]), "others": others})
            case "passed" | "isolated":
                against = {square: _against(board, square, task) for square in chess.scan_forward(board.pawns)}
                found = [square for square, pawns in against.items() if not pawns]
                if 1 < len(found) <= _MOST_BOXES:
                    named = {
                        chess.square_name(square): min(map(chess.square_name, pawns))
                        for square, pawns in against.items()
                        if pawns
                    }
                    key = tuple(sorted(map(chess.square_name, found)))
                    return Puzzle(one, {"task": task}, key, {"others": sorted(named.items())})
    raise Rejected("no position of the game serves the task")


def _men(board: chess.Board) -> dict[str, list[int]]:
    """How many pawns, knights, bishops, rooks and queens each side has."""
    return {
        side: [board.pieces_mask(kind, colour).bit_count() for kind in range(chess.PAWN, chess.KING)]
        for side, colour in (("white", chess.WHITE), ("black", chess.BLACK))
    }


def _balance(board: chess.Board) -> int:
    return balance(board, chess.WHITE)


def _in_range(rng: Stream, params: ChessEvaluationParams, shown: Statement, engine: Engine, place: int) -> Puzzle:
    """Look through a game for a position that the engine values well within the range at this place."""
    even = 0 < place < len(_BOUNDS)
    for board, worth in _valued(rng, params, engine, lambda balance: not even or abs(balance) <= _EVEN):
        near = any(abs(worth - bound) < _INSIDE for bound in _BOUNDS)
        if not near and sum(worth > bound for bound in _BOUNDS) == place:
            ranges = list(zip((None, *_BOUNDS), (*_BOUNDS, None), strict=True))
            query = {"task": "range", **_asked(engine), "options": ranges}
            return Puzzle({"fen": fen_of(board), **shown}, query, LETTERS[place])
    raise Rejected("the engine values no position so")


def _worth(rng: Stream, params: ChessEvaluationParams, shown: Statement, engine: Engine, wanted: int) -> Puzzle:
    """Look through a game for a position that the engine values near so many pawns."""
    for board, worth in _valued(rng, params, engine, lambda balance: abs(balance - wanted) <= _EVEN):
        if abs(worth - _PAWN * wanted) <= _PAWN // 2:
            query = {"task": "value", **_asked(engine), "tolerance": _TOLERANCE}
            key = f"{worth} ± {_TOLERANCE}"
            return Puzzle({"fen": fen_of(board), **shown}, query, key)
    raise Rejected("the engine values no position so")


def _asked(engine: Engine) -> Statement:
    return {"engine": engine.identity.name, "nodes": engine.identity.nodes}


def _valued(
    rng: Stream, params: ChessEvaluationParams, engine: Engine, likely: Callable[[int], bool]
) -> Iterator[tuple[chess.Board, int]]:
    """Positions of a game whose balance is likely to serve, with the engine's value for White, in centipawns."""
    boards = (board for board in middles(rng, params.plies, params.band, params.source) if likely(_balance(board)))
    for board in islice(boards, _JUDGED):
        (line,) = engine.open().best(fen_of(board), engine.identity.nodes)
        yield board, line.worth if board.turn else -line.worth


def _against(board: chess.Board, square: int, task: Task) -> chess.SquareSet:
    """The pawns because of which one is not passed, or not isolated."""
    colour = bool(chess.BB_SQUARES[square] & board.occupied_co[chess.WHITE])
    file = chess.square_file(square)
    beside = 0
    for other in (file - 1, file + 1):
        beside |= chess.BB_FILES[other] if 0 <= other < 8 else 0
    if task == "isolated":
        return chess.SquareSet(beside & board.pieces_mask(chess.PAWN, colour))
    rank = chess.square_rank(square)
    ahead = 0
    for other in range(rank + 1, 8) if colour else range(rank):
        ahead |= chess.BB_RANKS[other]
    return chess.SquareSet((beside | chess.BB_FILES[file]) & ahead & board.pieces_mask(chess.PAWN, not colour))


def _thinned(board: chess.Board, rng: Stream) -> list[chess.Board]:
    """Four positions in which none, one, the other or both of two men are taken off.

    The positions come in random order, so that none is likelier than another, and have four balances.
    """
    men = list(chess.scan_forward(board.occupied & ~board.kings))
    for _ in range(_TRIES):
        one, other = rng.sample(men, 2)
        boards = [_without(board, squares) for squares in ((), (one,), (other,), (one, other))]
        if all(map(chess.Board.is_valid, boards)) and len({_balance(each) for each in boards}) == len(boards):
            rng.shuffle(boards)
            return boards
    raise Rejected("no two men make four balances")


def _without(board: chess.Board, squares: Sequence[int]) -> chess.Board:
    """The position without these men, and without rights to castle, which do not matter."""
    board = board.copy(stack=False)
    board.castling_rights = chess.BB_EMPTY
    for square in squares:
        board.remove_piece_at(square)
    return board
