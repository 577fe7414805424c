"""Crossing pieces: orders by brute force, and a picture that says something else than its data."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.formats.cues.layer_order import (
    Above,
    Bottom,
    Crossing,
    Facts,
    Heap,
    Held,
    Lifting,
    Orders,
    Piece,
    Query,
    Top,
)
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.validators.cues.layer_order import certify, certify_picture, certify_why
from puzzlegen.words import say

FAMILY = catalog.load("cues/layer_order")


@pytest.fixture(scope="module")
def items() -> list[AcceptedItem]:
    """Some easy items, of five pieces."""
    return [make_item(FAMILY, Level.EASY, "tests", index, "en") for index in range(40)]


def _orders(statement: dict) -> list[tuple[int, ...]]:
    """All orders from the top down that no crossing contradicts."""
    numbers = range(1, len(statement["pieces"]) + 1)
    return [
        order
        for order in permutations(numbers)
        if all(order.index(over) < order.index(under) for over, under in statement["crossings"])
    ]


def test_what_is_certain_holds_in_all_orders(items: list[AcceptedItem]) -> None:
    """Answers follow from all orders, each tried."""
    asked = set()
    for item in items:
        statement, query, (answer,) = item.proof.statement, item.proof.query, item.proof.certificate.answers
        orders, task = _orders(statement), query["task"]
        asked.add(task)
        if task in ("top", "top_box", "bottom", "bottom_box"):
            found = {order[0 if task.startswith("top") else -1] for order in orders}
            assert found == {int(answer.removeprefix("tag-"))}
        elif task in ("count", "count_choice"):
            always = set.intersection(*({*order[: order.index(query["piece"])]} for order in orders))
            assert len(always) == (int(answer) if task == "count" else query["options"]["ABCD".index(answer)])
        elif task == "sure":
            certain = [all(order.index(one) < order.index(two) for order in orders) for one, two in query["options"]]
            assert certain == [letter == answer for letter in "ABCD"]
        elif task == "order":
            lifted = statement["dress"] in ("sticks", "strips")
            offered = [tuple(order if lifted else order[::-1]) for order in query["options"]]
            assert [order in orders for order in offered] == [letter == answer for letter in "ABCD"]
        elif task == "held":
            assert (answer == "0") == bool(orders)
    assert len(asked) > 6


def test_a_picture_of_other_crossings_is_belied(items: list[AcceptedItem]) -> None:
    """Any crossing that is drawn the other way round is found in the pixels."""
    for item in items[:8]:
        one = FAMILY.format.proven(item.proof)
        (scene,) = FAMILY.renderer.depict(one.statement, one.query)
        pixels = [decode(render(scene, draw_style(Stream("plain"))).png)]
        assert certify_picture(pixels, one.statement, one.query, {}) == ()
        first, *rest = one.statement.crossings
        belied = replace(one.statement, crossings=(Crossing(first.under, first.over), *rest))
        assert certify_picture(pixels, belied, one.query, {})


def test_rings_have_no_order() -> None:
    """A question about an order of what lies in a ring has no answer."""
    pieces = [[[60, 200], [900, 200]], [[60, 600], [900, 600]], [[300, 60], [300, 700]], [[700, 60], [700, 700]]]
    statement = {
        "dress": "strips",
        "size": [1000, 800],
        "width": 40,
        "pieces": [
            {"hue": hue, "strokes": [one]} for hue, one in zip(("red", "blue", "green", "pink"), pieces, strict=True)
        ],
        "crossings": [[1, 3], [3, 2], [2, 4], [4, 1]],
    }
    heap = FAMILY.format.puzzle(statement, {"task": "held"}).statement
    assert certify(heap, Held()).answers == ("4",)
    assert certify(heap, Top()).answers == ()


def test_all_that_lies_on_each_piece_is_told() -> None:
    """What lies on a piece is told in full, even if some of it lies on another one, too, and was told before."""
    pieces = (Piece("red", (((0, 0), (9, 9)),)),) * 3
    heap = Heap("sticks", (800, 800), 40, pieces, (Crossing(2, 1), Crossing(3, 1), Crossing(3, 2)))

    all_, upper = heap.crossings, (Crossing(3, 2),)

    def told(query: Query, answer: str, why: Facts) -> str:
        return say(FAMILY.renderer.explain(heap, query, answer, why), "en")

    assert told(Above(1), "2", Facts(all_)) == (
        "Over 1: 2 and 3. Over 2: 3. Nothing lies on 3. So 2 and 3 have to be lifted before 1: 2 in all."
    )
    assert told(Above(2), "1", Facts(upper)) == (
        "Over 2: 3. Nothing lies on 3. So 3 has to be lifted before 2: 1 in all."
    )
    assert told(Above(3), "0", Facts(())) == "Nothing lies on 3: 0."
    assert told(Held(), "0", Lifting((), (3, 2, 1))) == (
        "3, 2 and 1 can be lifted, in that order. So nothing is left: 0."
    )
    for query, answer, true, false in (
        (Above(1), "2", Facts(all_), [Facts(all_[1:]), Facts(all_[::-1]), Facts((Crossing(1, 2), *all_[1:]))]),
        (Top(), "3", Facts((all_[0], all_[2])), [Facts(all_), Facts(all_[:1])]),
        (Bottom(), "1", Facts(all_[:2]), [Facts(all_[1:]), Facts(())]),
        (Held(), "0", Lifting((), (3, 2, 1)), [Lifting((), (2, 3, 1)), Lifting((), (3, 2)), Lifting(all_, (3, 2, 1))]),
        (
            Orders(((3, 2, 1), (2, 3, 1), (3, 1, 2), (1, 2, 3))),
            "A",
            Facts((Crossing(3, 2), Crossing(2, 1), Crossing(3, 1))),
            [Facts((Crossing(3, 1), Crossing(2, 1), Crossing(3, 1))), Facts((Crossing(3, 2), Crossing(2, 1)))],
        ),
    ):
        assert certify_why(heap, query, answer, true) == ()
        assert all(certify_why(heap, query, answer, why) for why in false)
