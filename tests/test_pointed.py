"""What is marked in divided figures: counted by hand, and by two programs that know nothing of each other."""

import re
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.scene import Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices import pointed as generator
from puzzlegen.generators.matrices.kits.divided import MARKS, places, stock
from puzzlegen.renderers.matrices import pointed as renderer
from puzzlegen.renderers.matrices.kits import line_figures
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import pointed as validator

_SQUARE = [[-6, -6, 6, -6], [6, -6, 6, 6], [6, 6, -6, 6], [-6, 6, -6, -6]]
_BRIDGE = [[-6, 4, 6, 4]]
_BOW = [[0, 4, -6, 4, 6, 4]]


def _seen(mark: str, at: list[int], cuts: list[list[int]], outline: Any = _SQUARE, arcs: Any = ()) -> Any:
    panel = {"segments": [*outline, *cuts], "arcs": list(arcs), "at": at}
    return validator._values(mark, msgspec.convert(panel, validator._Panel))


@pytest.mark.parametrize(
    ("mark", "at", "cuts", "wanted"),
    [
        ("dot", [3, 0], [[0, -6, 0, 6]], (0, 3, 4, 1)),
        ("dot", [0, 0], [[-2, -6, -2, 6], [2, -6, 2, 6]], (0, 2, 4, 2)),
        ("dot", [-3, 2], [[-6, -6, 6, 6]], (0, 2, 3, 1)),
        ("dot", [-4, 0], [[0, -6, 0, 6], [0, 0, 6, 0]], (0, 3, 4, 2)),
        ("arrow", [4, 1, 6, 6], [[-6, -6, 6, 6]], (0, 0, 3, 3)),
        ("arrow", [3, -3, 6, -6], [[-6, 0, 6, 0]], (1, 0, 2, 4)),
        ("arrow", [-3, -3, 0, 0], [[-6, -2, 0, 0], [0, 0, 4, -6], [-2, 6, 0, 0]], (2, 0, 3, 4)),
        ("line", [0, -6, 0, 6], [[0, -6, 0, 6]], (0, 2, 4, 4)),
        ("line", [3, -6, 6, -6], [[3, -6, 3, 6]], (0, 1, 3, 4)),
        ("ring", [0, 0], [[-6, 0, 6, 0], [0, -6, 0, 6]], (0, 4, 4, 4)),
        ("ring", [6, -6], [[0, -6, 6, 0]], (0, 1, 2, 1)),
    ],
)
def test_straight_figures_counted_by_hand(mark: str, at: list[int], cuts: list[list[int]], wanted: Any) -> None:
    assert _seen(mark, at, cuts) == wanted


def test_curved_figures_counted_by_hand() -> None:
    post = [[0, -2, 0, 4]]
    assert _seen("dot", [3, 2], post, _BRIDGE, _BOW) == (1, 2, 3, 1)
    assert _seen("line", [0, 4, -6, 4, 0, -2], post, _BRIDGE, _BOW) == (1, 1, 3, 3)
    assert _seen("ring", [0, -2], post, _BRIDGE, _BOW) == (2, 2, 3, 0)


def test_an_angle_that_is_nearly_right_is_refused() -> None:
    with pytest.raises(MalformedStatement, match="clearly right"):
        _seen("ring", [0, -6], [[0, -6, 1, 6]])


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("cuts", [2, 4])
def test_what_is_known_from_cutting_is_found_in_the_drawing(mark: str, cuts: int) -> None:
    for number, (values, some) in enumerate(places(mark, cuts).items()):
        for place in some[:3]:
            at = generator._marked(mark, cuts, place)
            if at is not None:
                panel = generator._published(stock(cuts)[place.figure].strokes, at, number % 8)
                assert validator._values(mark, msgspec.convert(panel, validator._Panel)) == values


def test_each_cut_makes_one_area_more() -> None:
    for cuts in (1, 2, 3):
        assert {len(figure.areas) for figure in stock(cuts)} == {cuts + 1}


def test_rules_of_a_matrix_hold_along_columns_as_well() -> None:
    rng = Stream("columns", 1)
    for _ in range(50):
        cells = generator._matrix(("step", "cycle", "sum"), (0, 1, 2, 3, 4, 5), rng)
        if cells is not None:
            across = {wanted for _, _, wanted in validator._in_a_matrix(cells[:8])}
            turned = [cells[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)]
            assert cells[8] in across
            assert across == {wanted for _, _, wanted in validator._in_a_matrix(turned)}


def _said(mark: str, words: str) -> int:
    """Of which respect an explanation speaks."""
    (place,) = [place for place, name in enumerate(renderer._NAMES[mark]) if name["en"].lower() == words.lower()]
    return place


def test_explanations_give_the_numbers_that_are_found_in_the_drawing() -> None:
    loaded = catalog.load("matrices/pointed")
    tasks = set()
    for level in loaded.levels:
        for index in range(24):
            made = pipeline.make_item(loaded, level, 12, index, "en")
            statement, query, text = made.proof.statement, made.proof.query, made.key.explanation
            mark, key = statement["mark"], LETTERS.index(made.proof.certificate.answers[0])
            panels = [*statement["panels"], *(query["options"] if query["task"] != "grouping" else ())]
            seen = [validator._values(mark, msgspec.convert(panel, validator._Panel)) for panel in panels]
            tasks.add(query["task"])
            if query["task"] in ("odd_one_out", "grouping"):
                name, rest = re.split(r": (?=\d+ in )", text, maxsplit=1)
                place = _said(mark, name)
                angles = mark == "arrow" and place == 0
                for part in rest.split(". So ")[0].split("; "):
                    number, figures = part.split(" in ")
                    for figure in re.findall("[A-D1-6]", figures.removeprefix("figures ")):
                        at = LETTERS.find(figure) if figure.isalpha() else int(figure) - 1
                        assert seen[at][place] + angles == int(number), text
                told = [part.split(" in ")[1] for part in rest.split(". So ")[0].split("; ")]
                assert sum(len(re.findall("[A-D1-6]", figures)) for figures in told) == len(seen)
                continue
            shown = len(statement["panels"])
            for name, numbers, wanted in re.findall(r"(?:^|\. )([^.]+?): ([\d, /]+); [^.]*?so (\d+) is wanted", text):
                place = _said(mark, name)
                angles = mark == "arrow" and place == 0
                assert [int(number) for number in re.findall(r"\d+", numbers)] == [
                    one[place] + angles for one in seen[:shown]
                ], text
                assert seen[shown + key][place] + angles == int(wanted)
    assert tasks == {*generator.TASKS}


def test_heads_of_arrows_leave_lines_free() -> None:
    """No wing of an arrow touches a line, of which the widest is a quarter of a step to either side."""
    near = 0
    for cuts in (2, 3, 4, 5):
        for some in places("arrow", cuts).values():
            for place in some[:2]:
                at = generator._marked("arrow", cuts, place)
                if at is None:
                    continue
                panel = generator._published(stock(cuts)[place.figure].strokes, at, 0)
                lines = [line_figures._line(part) for part in (*panel["segments"], *panel["arcs"])]
                _, head = line_figures._arrow(panel["at"], lines)
                assert isinstance(head, Polyline)
                free = min(line_figures._away(x, y, line) for x, y in head.points for line in lines)
                near += free < 0.35 * line_figures._STEP
    assert near == 0
