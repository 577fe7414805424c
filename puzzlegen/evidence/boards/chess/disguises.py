"""Disguises of chess puzzles: colours swapped, left and right swapped, seen from the other side, diagrams reordered."""

from collections.abc import Callable
from random import Random
from typing import Any

import chess
from msgspec.structs import replace

from puzzlegen.evidence import Disguise, reordered
from puzzlegen.formats.boards.chess_reconstruct import Follow

_Turned = Callable[[chess.BaseBoard], chess.BaseBoard]


def _fen(board: chess.Board) -> str:
    return f"{board.board_fen()} {'w' if board.turn else 'b'} {board.castling_xfen()} - 0 1"


def _colours(board: chess.BaseBoard) -> chess.BaseBoard:
    return board.mirror()


def _wings(board: chess.BaseBoard) -> chess.BaseBoard:
    return board.transform(chess.flip_horizontal)


def _transformed(statement: Any, query: Any, turn: _Turned, flip: int) -> tuple[Any, Any]:
    """Statement and query with all boards turned, and all squares moved by an exclusive or with ``flip``."""

    def shown(text: str) -> str:
        if " " in text:
            board = turn(chess.Board(text))
            assert isinstance(board, chess.Board)
            return _fen(board)
        return turn(chess.BaseBoard(text)).board_fen()

    def named(square: str) -> str:
        return chess.square_name(chess.parse_square(square) ^ flip)

    changes = dict[str, Any]()
    if isinstance(query, Follow):
        board = chess.Board(statement.fen)
        mirrored, sans = chess.Board(shown(statement.fen)), []
        for san in query.moves.split(" "):
            move = board.push_san(san)
            image = chess.Move(move.from_square ^ flip, move.to_square ^ flip, move.promotion)
            sans.append(mirrored.san_and_push(image))
        changes["moves"] = " ".join(sans)
    if hasattr(query, "options"):
        changes["options"] = tuple(shown(text) if "/" in text else text for text in query.options)
    if hasattr(query, "square"):
        changes["square"] = named(query.square)
    if hasattr(query, "squares"):
        changes["squares"] = tuple(map(named, query.squares))
    fens = {name: shown(fen) for name in ("fen", "after") if (fen := getattr(statement, name, None)) is not None}
    return replace(statement, **fens), replace(query, **changes)


def other_colours(statement: Any, query: Any, _: Random) -> tuple[Any, Any] | None:
    """White is Black, and the ends of the board are swapped."""
    if hasattr(query, "engine"):
        return None  # an engine's values are not quite the same
    statement, query = _transformed(statement, query, _colours, 56)
    return statement, replace(query, balance=-query.balance) if hasattr(query, "balance") else query


def other_wings(statement: Any, query: Any, _: Random) -> tuple[Any, Any] | None:
    """Left and right are swapped where nobody may castle."""
    fens = query.options if statement.fen is None else (statement.fen,)
    if hasattr(query, "engine") or any(fen.split(" ")[2] != "-" for fen in fens):
        return None
    return _transformed(statement, query, _wings, 7)


def other_side(statement: Any, query: Any, _: Random) -> tuple[Any, Any] | None:
    """The board is seen from the other side."""
    return replace(statement, bottom="black" if statement.bottom == "white" else "white"), query


def other_order(statement: Any, query: Any, rng: Random) -> tuple[Any, Any] | None:
    """The options in another order, unless they are ranges of an engine's value."""
    return None if hasattr(query, "engine") else reordered(statement, query, rng)


def swapped_marks(statement: Any, query: Any, _: Random) -> tuple[Any, Any] | None:
    """The two marked squares are named in the other order."""
    return (statement, replace(query, squares=query.squares[::-1])) if hasattr(query, "squares") else None


_BOARD: tuple[Disguise, ...] = (other_colours, other_wings, other_side)

DISGUISES: dict[str, tuple[Disguise, ...]] = {
    "boards/chess_best_move": _BOARD,
    "boards/chess_evaluation": (*_BOARD, other_order),
    "boards/chess_mate": (*_BOARD, other_order),
    "boards/chess_reconstruct": (*_BOARD, other_order),
    "boards/chess_rules": (*_BOARD, other_order, swapped_marks),
}
