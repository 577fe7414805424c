"""Descriptions of solids say what is drawn: where marks point, and which lines views have."""

import pytest

from puzzlegen.core.message import Phrase
from puzzlegen.facts.solids.marks import MarkName
from puzzlegen.facts.solids.views import View
from puzzlegen.formats.solids.cube_net import Cell
from puzzlegen.formats.solids.kits.signs import Sign
from puzzlegen.renderers.solids.kits.cube_descriptions import heights, layers
from puzzlegen.renderers.solids.kits.mark_descriptions import mark, net
from puzzlegen.renderers.solids.kits.marks import figure
from puzzlegen.renderers.solids.kits.view_descriptions import view
from puzzlegen.words import say


def told(name: MarkName, turn: int) -> Phrase:
    return mark(Sign(name, "red", turn))


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("name", ["ell", "corner", "quarter"])
def test_the_named_corner_is_opposite_to_the_one_that_is_not_filled(name: MarkName, turn: int) -> None:
    (drawn,) = figure(Sign(name, "red", turn))
    points = {(round(x, 6), round(y, 6)) for x, y in drawn.points}
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*points, strict=True))
    ((x, y),) = {(left, top), (right, top), (left, bottom), (right, bottom)} - points
    corner = f"at the {'lower' if y == top else 'upper'} {'right' if x == left else 'left'}"
    assert say(told(name, turn), "en").endswith(corner)


def test_arrows_turn_clockwise() -> None:
    assert [say(told("arrow", turn), "en").split("pointing ")[1] for turn in range(4)] == [
        "up",
        "to the right",
        "down",
        "to the left",
    ]
    assert [say(mark(None), language) for language in ("en", "zh")] == ["a question mark", "问号"]
    assert [say(told("four_discs", 0), language) for language in ("en", "zh")] == ["four red discs", "四个红色的圆"]


def test_maps_have_the_back_above_and_the_lowest_layer_first() -> None:
    assert say(heights([["1", "2F"], ["0", "3"]]), "en") == "0  3\n1 2F"
    assert say(layers([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]), "en").splitlines() == [
        "Layer 1:",
        "  . #",
        "  # #",
        "Layer 2:",
        "  . #",
        "  . .",
    ]


def test_full_lines_cover_dashed_ones_and_what_has_no_sign_is_listed() -> None:
    hidden = View(("--", "-.", ".."), (".|.", "..."), ("./", "a."))
    seen = View(("-.", "..", "--"), ("|..", "|.|"), ("\\.", ".c"), hidden)
    assert say(view(seen), "en").splitlines() == [
        "+---+- -+",
        "| \\ :",
        "+- -+   +",
        "|       |",
        "+---+---+",
        "Quarter circles: (2, 2) with the centre at the upper right corner",
        "Dashed quarter circles: (2, 1) with the centre at the lower left corner",
        "Dashed diagonals: (1, 2) like /",
    ]


def test_cubes_and_squares_that_no_picture_has_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 12 wide"):
        layers([(0, 0, 0), (10**9, 0, 0)])
    with pytest.raises(ValueError, match="hang together"):
        net((Cell(0, 10**9, Sign("disc", "red", 0)),))
