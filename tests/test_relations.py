"""How outlines lie: two programs that know nothing of each other, a fine grid of points, and rules checked by hand."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.generators.matrices import relations as generator
from puzzlegen.validators.matrices import relations as validator

_CONTACTS = ("apart", "across", "within", "around")


def _covered(shape: str, at: Sequence[int]) -> "NDArray[np.bool_]":
    """The points of a fine grid inside an outline."""
    y, x = np.mgrid[-8:8:161j, -8:8:161j]
    across, down = np.abs(x - at[0]) / at[2], np.abs(y - at[1]) / at[2]
    match shape:
        case "circle":
            covered = across**2 + down**2 <= 1
        case "square":
            covered = np.maximum(across, down) <= 1
        case "diamond":
            covered = across + down <= 1
        case _:
            covered = (down <= 1) & (across + down / 2 <= 1)
    return np.asarray(covered)


@pytest.mark.parametrize("names", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_contacts_are_what_a_grid_of_points_shows(names: tuple[int, int]) -> None:
    stock = generator._stock(names)
    one, other = (validator.SHAPES[name] for name in names)
    assert validator.SHAPES == generator.OUTLINES
    seen = set()
    for number in range(0, len(stock.values), len(stock.values) // 80):
        first, second = stock.outlines[number].tolist()
        inside, beside = _covered(one, first), _covered(other, second)
        both = inside & beside
        wanted = (
            "apart"
            if not both.any()
            else "within"
            if not (inside & ~beside).any()
            else "around"
            if not (beside & ~inside).any()
            else "across"
        )
        assert _CONTACTS[stock.values[number, 0]] == wanted
        assert validator._contact(one, other, tuple(first), tuple(second)) == wanted
        for at, kind in enumerate(validator.KINDS[1:], start=1):
            sign = validator._seen(kind, one, other, tuple(first), tuple(second))
            greater = stock.values[number, at] if kind != "size" else 2 - stock.values[number, at]
            assert "<=>"[greater] == sign
        seen.add(wanted)
    assert seen >= {"apart", "across"}


@pytest.mark.parametrize(
    ("rule", "values", "wanted"),
    [
        ("next", "<<<<<", {"<"}),
        ("next", "<><><", {">"}),
        ("next", "<=><=", {">"}),
        ("next", "<<><<", {">"}),
        ("next", "<<<<>", set()),
        ("analogy", "<>><<", {">"}),
        ("analogy", "<<>><", {"<"}),
        ("analogy", "====<", {"<", ">"}),
        ("analogy", "<<><<", set()),
        ("matrix", "<=>=><><", {"="}),
        ("matrix", "<<<===>>", {">"}),
        ("matrix", "<=><=><=", {">"}),
        ("matrix", "<=>==<><", set()),
        ("belongs", "<<<<", {"<"}),
        ("belongs", "<<<>", set()),
    ],
)
def test_rules_checked_by_hand(rule: str, values: str, wanted: set[str]) -> None:
    assert {*validator._RULES[rule](values)} == wanted


def test_outlines_that_touch_or_share_a_side_are_refused() -> None:
    for first, second in (((-4, 1, 4), (4, 1, 4)), ((-1, 0, 4), (2, 0, 4)), ((0, 0, 4), (2, 2, 2))):
        with pytest.raises(MalformedStatement):
            validator._contact("circle", "square", first, second)
