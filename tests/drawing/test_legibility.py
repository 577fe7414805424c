"""The legibility gate: every reason is provoked by a picture made by hand."""

import io
import itertools

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from puzzlegen.core.scene import Lettering, Rendered
from puzzlegen.drawing.legibility import legibility
from puzzlegen.drawing.png import decode_any


def text(left, top, right, bottom, height=10.0, contrast=7.0):
    return Lettering("7", (left, top, right, bottom), height, contrast)


def png(*shapes):
    image = Image.new("RGB", (200, 100), "#fff8e7")
    for shape in shapes:
        ImageDraw.Draw(image).rectangle(shape, outline="#203040")
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


GOOD = Rendered(
    png=png((100, 20, 139, 59)),
    width=200,
    height=100,
    pixels="",
    boxes={"r1c1": (0, 0, 40, 40), "r1c2": (40, 0, 80, 40), "shape": (100, 20, 140, 60), "edge": (160, 60, 200, 100)},
    lettering=(text(10, 10, 20, 20), text(20, 10, 30, 20), text(10, 20, 20, 30), text(50, 0, 60, 10)),
    thinnest=1.0,
)
LOOKED_AT = msgspec.structs.replace(GOOD, rgb=decode_any(GOOD.png, ("PNG",)))


def changed(**fields):
    return msgspec.structs.replace(GOOD, **fields)


def test_good_picture():
    assert legibility(GOOD) == ()
    assert legibility(LOOKED_AT, [(0, 0, 40, 40), (40, 0, 80, 40), (100, 20, 140, 60)]) == ()
    assert legibility(changed(lettering=(), boxes={}, thinnest=float("inf"))) == ()


def test_what_is_just_large_enough_passes():
    assert legibility(changed(thinnest=0.75)) == ()
    assert legibility(changed(lettering=(text(10, 10, 11, 20, height=9.0, contrast=4.5),))) == ()
    assert legibility(changed(boxes={"a": (0, 0, 12, 40), "b": (0, 0, 40, 12)})) == ()
    filled = (0, 0, 40, 40)
    assert legibility(changed(lettering=(text(*filled),)), [filled]) == ()


def test_texts_may_touch_on_any_side_whichever_is_first():
    middle = text(50, 50, 60, 60)
    around = [text(50 + x, 50 + y, 60 + x, 60 + y) for x in (-10, 0, 10) for y in (-10, 0, 10) if (x, y) != (0, 0)]
    for beside in around:
        for pair in ((middle, beside), (beside, middle)):
            assert legibility(changed(lettering=pair)) == ()


@pytest.mark.parametrize("shift", [(9, 0), (-9, 0), (0, 9), (0, -9), (9, 9), (-9, 9), (0, 0)])
def test_texts_that_share_a_row_or_column_of_pixels_overlap(shift):
    x, y = shift
    first, second = text(50, 50, 60, 60), text(50 + x, 50 + y, 60 + x, 60 + y)
    for pair in ((first, second), (second, first)):
        assert legibility(changed(lettering=(text(0, 0, 9, 9), *pair))) == ("two texts overlap",)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"lettering": (text(10, 10, 20, 20, height=8.9),)}, "a text is too small"),
        ({"lettering": (text(10, 10, 20, 20, contrast=4.4),)}, "a text is too pale"),
        ({"lettering": (text(10, 10, 10, 20),)}, "a text has no ink"),
        ({"lettering": (text(10, 20, 20, 20),)}, "a text has no ink"),
        ({"lettering": (text(-1, 10, 20, 20),)}, "a text leaves the picture"),
        ({"lettering": (text(10, -1, 20, 20),)}, "a text leaves the picture"),
        ({"lettering": (text(190, 10, 201, 20),)}, "a text leaves the picture"),
        ({"lettering": (text(190, 90, 200, 101),)}, "a text leaves the picture"),
        ({"lettering": (text(10, 10, 20, 20), text(19, 19, 30, 30))}, "two texts overlap"),
        ({"lettering": (text(10, 10, 20, 20), text(10, 10, 20, 20))}, "two texts overlap"),
        ({"thinnest": 0.7}, "a line is too thin"),
        ({"boxes": {"a": (0, 0, 11, 40)}}, "a box is too small"),
        ({"boxes": {"a": (0, 0, 40, 11)}}, "a box is too small"),
        ({"boxes": {"a": (40, 40, 20, 20)}}, "a box is too small"),
        ({"boxes": {"a": (-1, 0, 40, 40)}}, "a box leaves the picture"),
        ({"boxes": {"a": (170, 70, 200, 101)}}, "a box leaves the picture"),
    ],
)
def test_bad_pictures(fields, reason):
    assert legibility(changed(**fields)) == (reason,)


@pytest.mark.parametrize(
    ("boxed", "reason"),
    [
        ([(0, 0, 40, 40), (0, 0, 40, 40)], "two boxes to be found coincide"),
        ([(0, 0, 40, 40), (160, 60, 200, 100)], "nothing is drawn in a box to be found"),
        ([(101, 21, 139, 59)], "nothing is drawn in a box to be found"),  # within the outline
        ([(55, 0, 80, 40)], "nothing is drawn in a box to be found"),  # cuts the text, which is not in the pixels
        ([(100, 20, 111, 60)], "a box is too small"),
        ([(100, 20, 140, 101)], "a box leaves the picture"),
    ],
)
def test_bad_boxes_to_be_found(boxed, reason):
    assert legibility(LOOKED_AT, boxed) == (reason,)


def test_pixels_are_needed_only_where_no_text_fills_a_box():
    assert legibility(GOOD, [(0, 0, 40, 40)]) == ()
    assert legibility(GOOD, [(100, 20, 140, 60)]) == ("nothing is drawn in a box to be found",)


def test_several_reasons_come_in_fixed_order_and_once():
    picture = changed(lettering=(text(-5, 10, 20, 20, 3.0, 1.0), text(0, 10, 20, 20, 3.0, 1.0)), thinnest=0.1)
    expected = (
        "a text is too small",
        "a text is too pale",
        "a text leaves the picture",
        "two texts overlap",
        "a line is too thin",
    )
    assert legibility(picture) == expected


CORNERS = st.tuples(st.integers(0, 60), st.integers(0, 60), st.integers(1, 14), st.integers(1, 14))


@given(st.lists(CORNERS, max_size=14))
def test_overlap_against_all_pairs(corners):
    boxes = [(x, y, x + width, y + height) for x, y, width, height in corners]
    clash = any(
        a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for a, b in itertools.combinations(boxes, 2)
    )
    assert ("two texts overlap" in legibility(changed(lettering=tuple(text(*box) for box in boxes)))) == clash
