"""Marks of solutions on boards: where moves come from, and which points have which names."""

import chess
import pytest

from puzzlegen.core.scene import Circle, Label
from puzzlegen.core.stream import Stream
from puzzlegen.renderers.boards.kits.chess_marks import played
from puzzlegen.renderers.boards.kits.go_diagram import diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.boards.kits.square_board import place


@pytest.mark.parametrize("game", range(20))
def test_moves_come_from_where_chess_says(game: int) -> None:
    """Games at random, with castling and promotion; nobody captures en passant, as in all positions of ours."""
    rng, board, sans, moves = Stream("solutions", str(game)), chess.Board(), list[str](), list[tuple[str, str]]()
    while not board.is_game_over() and len(sans) < 120:
        legal = sorted((move for move in board.legal_moves if not board.is_en_passant(move)), key=chess.Move.uci)
        if not legal:
            break
        move = rng.choice(legal)
        sans.append(board.san(move))
        moves.append((chess.square_name(move.from_square), chess.square_name(move.to_square)))
        board.push(move)
    assert [*played(chess.STARTING_FEN, sans)] == moves


def test_a_man_that_is_pinned_is_not_meant() -> None:
    fen = "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1"
    assert [*played(fen, ["Nc2"])] == [("a1", "c2")]


def test_what_cannot_be_read_ends_the_line() -> None:
    assert [*played(chess.STARTING_FEN, ["e4", "Qh4", "e5"])] == [("e2", "e4")]
    assert [*played(chess.STARTING_FEN, ["pass"])] == []


def test_a_part_of_a_board_has_its_own_names() -> None:
    rows = ("...", "...", "...")
    marks = Marks(diagram(rows, size=9, top=2, left=4), 9, 2, 4)
    marks.play(["E7", "", "G5", "E7"], black=False)
    stones = [node for node in marks.scene.nodes[-1].children if isinstance(node, Circle)]  # type: ignore[union-attr]
    numbers = [node for node in marks.scene.nodes[-1].children if isinstance(node, Label)]  # type: ignore[union-attr]
    assert [(stone.x, stone.y, stone.fill) for stone in stones] == [(0, 0, "paper"), (2, 2, "paper")]
    assert [number.text for number in numbers] == ["1", "3"]


def test_squares_count_from_the_top() -> None:
    assert [place(10, square) for square in ("a10", "c1", "j4")] == [(0, 0), (9, 2), (6, 9)]
