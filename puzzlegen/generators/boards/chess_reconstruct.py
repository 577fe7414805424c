"""What happened between two diagrams: the one of four that follows after given moves, or a move that was played.

The moves are a stretch of a game of a source, or of the small player. For the four diagrams, two of its moves get an
alternative each; the four lines that arise all lead to the end legally, and one of them, drawn at random, is the one
that is told.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.chess_games import drawn
from puzzlegen.generators.boards.kits.chess_positions import (
    BOTTOMS,
    PositionParams,
    fen_of,
    notated,
    opening,
    plain,
    play,
    stages,
)
from puzzlegen.generators.kits.asking import drawn_task
from puzzlegen.materials.sources import Source

Task: TypeAlias = Literal["follow", "between"]

TASKS: Final[tuple[Task, ...]] = ("follow", "between")
_BEFORE: Final = (8, 60)  # half-moves before the first diagram
_TRIES: Final = 30
_ENDS: Final = 4  # of four lines, which two of two moves make


class ChessReconstructParams(PositionParams, frozen=True, kw_only=True):
    """Bounds include both ends: half-moves that are told, and how many are to be found."""

    told: Annotated[tuple[int, int], Knob("more moves to follow", 0, 16)]
    hidden: Annotated[int, Knob("more moves to find", 1, 4)]


LEVELS: Final = {
    Level.EASY: ChessReconstructParams(band=(2, 3), told=(2, 3), hidden=1),
    Level.MEDIUM: ChessReconstructParams(band=(4, 5), told=(4, 5), hidden=2),
    Level.HARD: ChessReconstructParams(band=(6, 10), told=(6, 10), hidden=3),
    Level.EXTREME: ChessReconstructParams(band=(12, 16), bands={"between": (8, 8)}, told=(12, 16), hidden=4),
}


def invent(rng: Stream, params: ChessReconstructParams) -> Puzzle:
    """Take a stretch of a game."""
    rng = rng.child("state")
    task, place = drawn_task(TASKS, rng)
    length = rng.between(*params.told) if task == "follow" else params.hidden
    game, before = _game(rng, length, params.source)
    start, *_ = stages(game, before)
    if not plain(start):
        raise Rejected("a capture en passant is possible")
    moves = game.move_stack[before:]
    shown: Statement = {"fen": fen_of(start), "bottom": BOTTOMS[rng.below(2)]}
    if task == "between":
        asked = rng.below(length)
        return Puzzle(
            {**shown, "after": game.board_fen()},
            {"task": task, "moves": length, "asked": asked + 1},
            moves[asked].uci(),
            {"moves": notated(start, moves)},
        )
    lines = _lines(start, moves, rng)
    rng.shuffle(lines)
    told = notated(start, lines[place])
    query = {"task": task, "moves": told, "options": [_end(start, line) for line in lines]}
    return Puzzle(shown, query, LETTERS[place], {"moves": told})


def _game(rng: Stream, length: int, source: Source | None) -> tuple[chess.Board, int]:
    """A game that ends with a stretch of this length, and the number of moves before the stretch."""
    if source is None:
        before = rng.between(*_BEFORE)
        game = play(rng, before + length)
    else:
        game = drawn(source, rng)
        first = opening(game)
        before = rng.between(first, max(first, len(game.move_stack) - length))
        while len(game.move_stack) > before + length:
            game.pop()
    if len(game.move_stack) < before + length:
        raise Rejected("the game is over too soon")
    return game, before


def _end(start: chess.Board, moves: Sequence[chess.Move]) -> str | None:
    """The placement after these moves; None if one of them is not legal."""
    board = start.copy(stack=False)
    for move in moves:
        if not board.is_legal(move):
            return None
        board.push(move)
    return board.board_fen()


def _lines(start: chess.Board, moves: Sequence[chess.Move], rng: Stream) -> list[list[chess.Move]]:
    """The given line and three more, in which other moves stand for one or both of two of its moves.

    The man that moves is the same. The four lines end in four different diagrams.
    """
    for _ in range(_TRIES):
        first, second = sorted(rng.sample(range(len(moves)), 2))
        lines = [list(moves)]
        for number in (first, second):
            other = _alternative(start, moves, number, rng)
            if other is not None:
                lines += [[*line[:number], other, *line[number + 1 :]] for line in lines]
        ends = {_end(start, line) for line in lines}
        if len(ends) == _ENDS and None not in ends:
            return lines
    raise Rejected("no two moves have alternatives")


def _alternative(start: chess.Board, moves: Sequence[chess.Move], number: int, rng: Stream) -> chess.Move | None:
    """Another move of the man that makes the move with this number."""
    board = start.copy(stack=False)
    for move in moves[:number]:
        board.push(move)
    mover = chess.BB_SQUARES[moves[number].from_square]
    others = [move for move in board.generate_legal_moves(mover) if move.to_square != moves[number].to_square]
    return rng.choice(others) if others else None
