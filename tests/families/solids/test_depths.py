"""How deep hand-made puzzles about solids are."""

import pytest

from puzzlegen.core.certificate import Deep
from puzzlegen.facts.solids.children import Child
from puzzlegen.formats.solids.block_stack import Count as Cubes
from puzzlegen.formats.solids.block_stack import Given as Stack
from puzzlegen.formats.solids.hand_in_hand import Count, Given, PassBoxed
from puzzlegen.formats.solids.paper_punch import Count as Holes
from puzzlegen.formats.solids.paper_punch import Fold, Hole, Paper
from puzzlegen.validators.kits.properties import fewest
from puzzlegen.validators.solids import block_stack, hand_in_hand, paper_punch


def depth(certificate):
    return certificate.depth.kind, certificate.depth.value


@pytest.mark.parametrize(
    ("refuting", "number"),
    [((0b111,), 1), ((0b011, 0b110, 0b101), 2), ((0b001, 0b010, 0b100), 3), ((0b011, 0b001, 0b100), 2)],
)
def test_the_fewest_properties_that_refute_everything(refuting, number):
    differences = [[place for place, bits in enumerate(refuting) if bits >> wrong & 1] for wrong in range(3)]
    assert fewest(differences) == number


@pytest.mark.parametrize(
    ("rows", "steps"), [((("1", "1"),), 1), ((("2", "1"), ("2", "3")), 2), ((("2", "3"), ("3", "4")), 4)]
)
def test_cubes_out_of_sight_are_known_one_after_another(rows, steps):
    certificate = block_stack.certify(Stack(rows), Cubes())
    assert depth(certificate) == (Deep.CHAIN, steps)


def test_a_ball_is_passed_as_often_as_it_is_passed():
    shirts = ("red", "blue", "green", "pink")
    children = tuple(Child(shirt, "brown", True, "left", None, None) for shirt in shirts)
    certificate = hand_in_hand.certify(Given(False, children), PassBoxed("red", ("left", "left", "right")))
    assert depth(certificate) == (Deep.CHAIN, 3)


def test_what_has_to_be_heeded_when_hands_are_counted():
    """All face us with their bags on the left: right hands are held, and only the sides of bags and hands matter."""
    shirts = ("red", "blue", "green", "pink")
    children = tuple(Child(shirt, "brown", True, "left", None, None) for shirt in shirts)
    certificate = hand_in_hand.certify(Given(False, children), Count())
    assert certificate.answers == ("0",)
    assert depth(certificate) == (Deep.PROPERTIES, 3)  # with whom the last child holds hands, too: with nobody


@pytest.mark.parametrize(("hole", "folds"), [((1, 1), 0), ((5, 1), 1), ((5, 5), 2)])
def test_only_folds_that_turned_paper_over_are_undone(hole, folds):
    """The right half is folded over the left one, and the lower quarter up: holes beyond the flaps are in one layer."""
    paper = Paper(
        sheet=((0, 0), (12, 0), (12, 12), (0, 12)),
        folds=(Fold(1, 0, 8), Fold(0, 1, 8)),
        punches=(Hole(*hole, 0, 0),),
        punch="disc",
        turn=0,
        hue="red",
    )
    assert depth(paper_punch.certify(paper, Holes())) == (Deep.CHAIN, folds)
