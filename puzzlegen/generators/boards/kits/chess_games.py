"""Games and puzzles of a source: the records of a file, read as chess games.

Games are in PGN (S. J. Edwards, "Portable Game Notation Specification", 1994). Puzzles are in the CSV format of the
open puzzle collection of lichess.org, whose first move is the one that lets the puzzle arise:
``PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags``.
"""

import csv
import io
import re
from typing import Final

import chess
import chess.pgn

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.materials.sources import Format, Source, Unusable

_TAG: Final = re.compile(r'\[\w+\s+"')
_FIELDS: Final = 10
_FEN, _MOVES, _THEMES = 1, 2, 7
_DRAWS: Final = 300  # records drawn until one is usable and has the theme


def _require_legal(board: chess.Board) -> None:
    if not board.is_valid():
        raise Unusable(f"the FEN {board.fen()!r} is no legal position")


class _Reader(chess.pgn.BaseVisitor[chess.Board]):
    """Reads the moves of the main line of a game."""

    def __init__(self) -> None:
        self.board: chess.Board | None = None
        self.ended = False

    def visit_board(self, board: chess.Board) -> None:
        if self.board is None:
            if type(board) is not chess.Board or board.chess960:
                raise Unusable("it follows other rules than those of chess")
            _require_legal(board)
            self.board = board  # the parser makes the moves on it

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:  # noqa: ARG002
        if not move:
            raise Unusable("it has a null move")

    def begin_variation(self) -> chess.pgn.SkipType:
        return chess.pgn.SKIP

    def visit_result(self, result: str) -> None:  # noqa: ARG002 - any will do
        self.ended = True

    def handle_error(self, error: Exception) -> None:
        raise Unusable(str(error)) from error

    def result(self) -> chess.Board:
        if self.board is None or not self.board.move_stack:
            raise Unusable("it has no moves")
        if not self.ended and any(self.board.legal_moves):
            raise Unusable("it breaks off without a result")
        return self.board


def _fields(text: str) -> list[str]:
    """The fields of a line."""
    fields = next(csv.reader([text.rstrip("\r\n")]), [])
    if len(fields) != _FIELDS:
        raise Unusable(f"it has {len(fields)} fields instead of {_FIELDS}")
    return fields


def _puzzle(fields: list[str]) -> chess.Board:
    """The end of a puzzle, with its moves."""
    board = chess.Board(fields[_FEN])
    _require_legal(board)
    for move in fields[_MOVES].split():
        board.push(board.parse_uci(move))
    if not board.move_stack:
        raise Unusable("it has no moves")
    return board


def _spaced(text: str) -> str:
    """A game with one empty line between its tag pairs and its moves, of which some programs write more or others."""
    lines = text.splitlines(keepends=True)
    moves = next((at for at, line in enumerate(lines) if line.strip() and not _TAG.match(line)), len(lines))
    return "".join([line for line in lines[:moves] if line.strip()] + ["\n"] + lines[moves:])


def read(text: str, format: Format) -> chess.Board:
    """The game that a record tells, at its end, with its moves.

    Raises:
        Unusable: the record is malformed, has an illegal position or move, or is about another game than chess.
    """
    try:
        if format == "csv":
            return _puzzle(_fields(text))
        board = chess.pgn.read_game(io.StringIO(_spaced(text)), Visitor=_Reader)
    except csv.Error as error:
        raise Unusable("it is no line of CSV") from error
    except ValueError as error:
        raise Unusable(str(error)) from error
    if board is None:
        raise Unusable("it is no game")
    return board


def drawn(source: Source, rng: Stream, theme: str | None = None) -> chess.Board:
    """A game of the source at its end, with its moves.

    Args:
        source: of games or puzzles.
        rng: draws the game.
        theme: that a puzzle must have; games are of no theme, and every one of them will do.
    """
    records = source.open()
    for _ in range(_DRAWS):
        text = records[rng.below(len(records))]
        try:
            if theme and records.format == "csv" and theme not in _fields(text)[_THEMES].split():
                continue
            return read(text, records.format)
        except Unusable:
            continue
    raise Rejected(f"the source has hardly any puzzle {f'of theme {theme}' if theme else 'that is usable'}")
