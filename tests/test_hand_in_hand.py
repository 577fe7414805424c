"""Children hand in hand, against directions in the plane: everybody stands somewhere and looks north or south."""

from random import Random

import pytest

from puzzlegen.facts.solids.children import HAIRS, MARKS, from_behind, hands
from puzzlegen.validators.solids import hand_in_hand

SHIRTS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")


def some_children(random: Random, count: int) -> list[dict[str, object]]:
    """Any children."""
    return [
        {"shirt": shirt, "hair": random.choice(HAIRS), "faces": random.random() < 0.5}
        | {mark: random.choice(("left", "right", None)) for mark in MARKS}
        for shirt in random.sample(SHIRTS, count)
    ]


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
            east = (hand == "left") == children[number]["faces"]
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
    shown = hand_in_hand.convert({"ring": ring, "children": children}, hand_in_hand._Shown, "statement")
    other = hand_in_hand.convert({"ring": ring, "children": across}, hand_in_hand._Shown, "statement")
    assert [hand_in_hand._seen(child) for child in other.children] == hand_in_hand._behind(shown)
    named = [
        {
            (children_[one]["shirt"], hand, children_[two]["shirt"], its)
            for one, by in enumerate(hands(children_, ring))
            for hand, (two, its) in by.items()
        }
        for children_ in (children, across)
    ]
    assert named[0] == named[1]
    held = {(one, hand): pair for one, by in enumerate(hands(children, ring)) for hand, pair in by.items()}
    assert hand_in_hand._held(shown) == held
