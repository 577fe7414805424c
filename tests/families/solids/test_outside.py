"""What somebody from outside finds in puzzles about solids: answers, slivers in pictures, attempts."""

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted, depicted
from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.formats.solids.block_stack import Count, Given, Painted, Parts
from puzzlegen.validators.solids import block_stack
from puzzlegen.validators.solids.kits import slivers
from tests.oracles import polyhedra_oracle, solids_oracle

# Those of children, lawns, folded paper and boards have tests of their own, which enumerate what these families ask.
OWN = {"hand_in_hand", "paper_punch", "same_angle", "stack_series", "walk_round"}
FAMILIES = [row.family for row in catalog.find("solids") if row.family not in OWN]
WITH_FACES = ("block_stack", "rotation", "shadow", "solid_assembly", "three_view")
MOST_ATTEMPTS = 1000
ANSWERS = solids_oracle.ANSWERS | polyhedra_oracle.ANSWERS


def drafts(family, level, count, seed="outside"):
    """Accepted drafts with their certificates, and the attempts that they took."""
    loaded = catalog.load(f"solids/{family}")
    for index in range(count):
        one = accepted(loaded, level, seed, index, most=MOST_ATTEMPTS)
        assert one, f"item {index} of {family} at level {level} takes more than {MOST_ATTEMPTS} attempts"
        yield one.draft, one.certificate, one.attempts


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_stranger_finds_the_same_single_answer(family, level):
    """However generously what is published is read, one answer is right; no item takes many attempts."""
    for draft, _, _ in drafts(family, level, 10):
        found = ANSWERS[family](plain(draft.statement), plain(draft.query))
        if found is not None:  # views of parts are left to the meshes of another test
            key = draft.answer
            assert found == (int(key) if key.isdigit() else [key])


@pytest.mark.parametrize("question", [Count, Painted])
def test_a_shaft_whose_floor_nobody_sees_is_a_fault(question):
    """True if a cube stands at the right of the third row cannot be seen; only a sliver behind it tells anything."""
    doubtful = (("0", "1"), ("2", "2"), ("1", "0"), ("1", "1"))
    hardly = "the top of a column, or the floor beside it, is hardly seen"
    assert block_stack.certify(Given(doubtful), question()).faults == (hardly,)
    assert not block_stack.certify(Given((("1", "0"), ("1", "1"), ("1", "2"))), question()).faults


def test_false_parts_of_a_number_are_refused():
    """A tower of two, one cube behind it and one to its right: an L of three columns."""
    given = Given((("1", "0"), ("2", "1")))
    judged = block_stack.certify_why
    assert judged(given, Count(), "4", Parts((3, 1))) == ()
    assert judged(given, Painted(), "15", Parts((3, 3, 3, 3, 3))) == ()
    for false in ((1, 3), (3, 1, 0), (4,), (2, 2)):
        assert judged(given, Count(), "4", Parts(false)), false
    for false in ((3, 3, 3, 3), (3, 4, 2, 3, 3), (4, 3, 3, 3, 2)):
        assert judged(given, Painted(), "15", Parts(false)), false


def test_painted_faces_are_measured_in_faces():
    certificate = block_stack.certify(Given((("1", "1"),)), Painted())
    assert (certificate.difficulty, certificate.unit) == (8, "painted faces")


def areas_of(picture):
    return list(slivers.slivers(picture))


def test_slivers_are_found_and_lines_are_none():
    """An area has to hold a square; lines, the ground and what blends into lines are no areas."""
    picture = np.full((120, 160, 3), 250, np.uint8)
    picture[20:100, 20:140] = 30  # ink
    picture[23:60, 23:80] = 200
    picture[23:60, 83:137] = 180
    picture[63:97, 23:137] = 160
    assert areas_of(picture) == []
    picture[63:97, 60:63] = 30
    picture[63:97, 70:73] = 30  # seven pixels between two lines
    assert areas_of(picture) == [(63, 63)]
    picture[63:97, 63:70] = 30
    assert areas_of(picture) == []


@pytest.mark.parametrize("family", WITH_FACES)
def test_pictures_with_slivers_are_refused(family):
    """The validator looks at each drawing that the layout names: a sliver drawn into one of them is found."""
    loaded = catalog.load(f"solids/{family}")
    refuse = loaded.validator.certify_picture
    style = draw_style(Stream("style"))
    for draft, *_ in drafts(family, Level.MEDIUM, 20):
        rendered = render(depicted(loaded, draft)[0], style)
        pixels = decode(rendered.png).copy()
        if not refuse([pixels], draft.statement, draft.query, rendered.boxes):
            break
    left, top, right, bottom = rendered.boxes["given-1"]
    tone = max(
        ((row, column) for row in range(top, bottom - 30, 4) for column in range(left, right - 30, 4)),
        key=lambda spot: (
            not pixels[spot[0] : spot[0] + 24, spot[1] : spot[1] + 24].std(axis=(0, 1)).any()
            and tuple(pixels[spot]) != tuple(pixels[2, 2])
        ),
    )
    row, column = tone
    pixels[row : row + 20, column + 8 : column + 13] = 0
    pixels[row + 1 : row + 19, column + 9 : column + 12] = pixels[row + 22, column + 2]
    assert refuse([pixels], draft.statement, draft.query, rendered.boxes) == ("only a sliver of a face is seen",)
    assert refuse([pixels], draft.statement, draft.query, {}) == ("the layout names no drawings",)


def test_loose_pieces_may_be_told_in_any_position():
    """The gap is what stays as it is; all else may be turned without becoming another puzzle."""
    forms = set()
    for draft, certificate, _ in drafts("solid_assembly", Level.HARD, 6):
        forms.add(certificate.canonical)
        query = replace(draft.query, options=draft.query.options[::-1])
        certify = catalog.load_validator("solids/solid_assembly").certify
        again = certify(draft.statement, query)
        assert again.canonical == certificate.canonical
    assert len(forms) == 6
