"""Depth of puzzles small enough to count by hand."""

import pytest

from puzzlegen.core.certificate import Deep
from tests.support.boards_cases import certificate

_SIDE = ("....B....", *(["." * 9] * 8))
_BENT = ("..W..", ".WBB.", "..B..", ".....", ".....")


@pytest.mark.parametrize(
    ("family", "statement", "query", "kind", "value"),
    [
        ("knight_path", {"size": 5, "closed": [], "start": [4, 0], "goal": [4, 1]}, {"task": "count"}, "chain", 3),
        ("go_liberties", {"rows": _BENT, "marked": [1, 2]}, {"task": "count"}, "chain", 3),
        ("go_liberties", {"rows": _SIDE, "marked": [0, 4]}, {"task": "extend"}, "properties", 1),
        ("go_score", {"rows": [".BW..", ".BW..", ".BW..", ".BW..", ".B.W."]}, {"task": "margin"}, "properties", 2),
        (
            "go_capture",
            {"rows": [".BW..", ".BWB.", "..B..", ".....", "....."], "marked": None},
            {"task": "count"},
            "properties",
            1,
        ),
        ("queens", {"size": 5, "queens": [[0, 0], [2, 4]]}, {"task": "count"}, "properties", 2),
        (
            "chess_rules",
            {"fen": "4k3/8/8/8/8/P7/8/R3K3 w - - 0 1", "bottom": "white"},
            {"task": "moves", "square": "a1"},
            "properties",
            1,
        ),
        (
            "chess_rules",
            {"fen": "k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "bottom": "white"},
            {"task": "pinned"},
            "properties",
            1,
        ),
        (
            "chess_evaluation",
            {"fen": "3qk3/8/8/8/8/8/P7/R3K3 w - - 0 1", "bottom": "white"},
            {"task": "balance"},
            "properties",
            3,
        ),
        (
            "chess_evaluation",
            {"fen": "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "bottom": "white"},
            {"task": "isolated"},
            "properties",
            1,
        ),
        (
            "peg_solitaire",
            {"dress": "pegs", "colour": "red", "slanted": False, "rows": ["oo."]},
            {"task": "fewest"},
            "search",
            1,
        ),
    ],
)
def test_depth_is_what_is_counted_by_hand(
    family: str, statement: dict[str, object], query: dict[str, object], kind: str, value: float
) -> None:
    depth = certificate(f"boards/{family}", statement, query).depth
    assert depth
    assert (depth.kind, depth.value) == (Deep(kind), value)


@pytest.mark.parametrize(
    ("moves", "end", "chained"),
    [
        ([["a", "down"], ["b", "up"]], ["..b", "...", "a.."], 1),
        ([["a", "down"], ["a", "right"]], ["...", "...", ".ab"], 2),
    ],
)
def test_moves_of_different_pieces_far_apart_are_one_step(moves: list[list[str]], end: list[str], chained: int) -> None:
    others = [["...", "a.b", "..."], ["...", "a..", "..b"], [".a.", "...", "..b"]]
    statement = {"dress": "blocks", "rows": ["a..", "...", "..b"], "special": "a", "goal": None, "tone": 0}
    query = {"task": "after", "moves": moves, "options": [end, *others]}
    found = certificate("boards/sliding_block", statement, query)
    assert found.answers == ("A",)
    assert found.depth
    assert found.depth.value == chained
