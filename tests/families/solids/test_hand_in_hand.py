"""Children hand in hand, against directions in the plane: everybody stands somewhere and looks north or south."""

import io
from itertools import pairwise
from random import Random
from typing import Final, Literal

import pytest
from PIL import Image, ImageChops

from puzzlegen import catalog
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Element, Hue, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.solids.children import HAIRS, MARKS, Child, from_behind, hands
from puzzlegen.formats.solids.hand_in_hand import Given, PassBoxed
from puzzlegen.renderers.solids.hand_in_hand import _children as drawn
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids import hand_in_hand

LOADED: Final = catalog.load("solids/hand_in_hand")
SIDES: Final[tuple[Literal["left", "right"] | None, ...]] = ("left", "right", None)
SHIRTS: Final[tuple[Hue, ...]] = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")


def some_children(random: Random, count: int) -> tuple[Child, ...]:
    """Any children."""
    return tuple(
        Child(shirt, random.choice(HAIRS), random.random() < 0.5, *(random.choice(SIDES) for _ in MARKS))
        for shirt in random.sample(SHIRTS, count)
    )


def plane(count: int, ring: bool) -> list[complex]:
    """Where children stand, seen from above: we are in the south."""
    if not ring:
        return [complex(number, 0) for number in range(count)]
    half = count // 2
    return [complex(number, 1) if number < half else complex(count - 1 - number, 0) for number in range(count)]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("ring", [False, True])
def test_a_hand_points_to_the_neighbour_that_it_holds(seed: int, ring: bool) -> None:
    """Who looks south has the left hand in the east; at the ends of a ring, both ends reach outwards."""
    children = some_children(Random(seed), 6)
    places = plane(6, ring)
    for number, by in enumerate(hands(children, ring)):
        assert len(by) == (2 if ring or 0 < number < 5 else 1)
        for hand, (other, its) in by.items():
            assert hands(children, ring)[other][its] == (number, hand)
            east = (hand == "left") == children[number].faces
            step = places[other] - places[number]
            if step.real:
                assert step == (1 if east else -1)
            else:
                assert places[number].real == (2 if east else 0)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("ring", [False, True])
def test_the_opposite_side_is_seen_alike(seed: int, ring: bool) -> None:
    """Twice opposite is where one began; the validator sees the same from there, and the same hands."""
    children = some_children(Random(seed), 6)
    across = from_behind(children, ring)
    assert from_behind(across, ring) == children
    shown = Given(ring, children)
    other = Given(ring, across)
    assert [hand_in_hand._seen(child) for child in other.children] == hand_in_hand._behind(shown)
    named = [
        {
            (children_[one].shirt, hand, children_[two].shirt, its)
            for one, by in enumerate(hands(children_, ring))
            for hand, (two, its) in by.items()
        }
        for children_ in (children, across)
    ]
    assert named[0] == named[1]
    held = {(one, hand): pair for one, by in enumerate(hands(children, ring)) for hand, pair in by.items()}
    assert hand_in_hand._held(shown) == held


@pytest.mark.parametrize("ring", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_the_box_of_a_child_holds_all_that_is_drawn_of_it(seed: int, ring: bool) -> None:
    """With arms, bag and bow, and, but for a few pixels, nothing else: each child is drawn alone and measured."""
    nodes = drawn(some_children(Random(seed), 4), ring, "child")
    style = draw_style(Stream("boxes", seed))
    start = 0
    for place, node in enumerate(nodes):
        if not isinstance(node, Element):
            continue
        picture = render(Scene(9, 7, tuple(nodes[start : place + 1])), style)
        start = place + 1
        with Image.open(io.BytesIO(picture.png)) as image:
            plain = image.convert("RGB")
        ink = ImageChops.difference(plain, Image.new("RGB", plain.size, plain.getpixel((0, 0)))).getbbox()
        assert ink is not None
        assert max(abs(one - other) for one, other in zip(ink, picture.boxes[node.id], strict=True)) <= 2


def test_the_ball_is_not_sent_back_twice_in_succession() -> None:
    """In a ring, where no child has to send it back."""
    checked = 0
    for number in range(200):
        try:
            puzzle = pipeline.invent(
                LOADED, Level.MEDIUM, LOADED.levels[Level.MEDIUM], Stream("ball", number, index=number)
            )
        except Rejected:
            continue
        if isinstance(puzzle.query, PassBoxed) and puzzle.statement.ring:
            shirts = puzzle.why.shirts
            back = [one == other for one, other in zip(shirts, shirts[2:], strict=False)]
            assert (True, True) not in set(pairwise(back))
            checked += 1
    assert checked > 20
