"""What a drawn scene must be: crisp, legible, told truly, and the same every time.

The pictures are judged from the decoded PNG alone, never from the renderer's own memory.
"""

import math
import os
import re
import subprocess
import sys
from hashlib import sha256
from itertools import combinations, pairwise
from typing import get_args

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from msgspec.structs import replace
from numpy.typing import NDArray

from puzzlegen.core.item import PALETTE_NAMES
from puzzlegen.core.scene import (
    Circle,
    Element,
    Face,
    Group,
    Hue,
    Label,
    Paint,
    Polyline,
    Rect,
    Scene,
    Segments,
    Weight,
)
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.palettes import PALETTES, Palette
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import (
    CAPITAL,
    DEFAULT_STYLE,
    DESIGNS,
    LEAST_CAPITAL,
    LONGER,
    LONGEST,
    SHORTER,
    STROKES,
    Design,
    Strokes,
    Style,
    UnknownStyle,
    colours,
    contrast,
    draw_style,
    luminance,
    parse,
    style_for,
    suits,
)
from puzzlegen.drawing.typeface import FONTS, MissingGlyph, mask
from puzzlegen.running.software import toolchain
from tests.support.drawn_cases import PLAIN, board, decoded, drawn, extent, paper, scene

FACES: tuple[Face, ...] = get_args(Face)
_GROUNDS = ("paper", "soft", "tint", "highlight")

every_palette = pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
every_design = pytest.mark.parametrize("design", DESIGNS)
every_strokes = pytest.mark.parametrize("strokes", STROKES, ids=lambda strokes: strokes.name)


class TestLines:
    @pytest.mark.parametrize("weight", get_args(Weight))
    @pytest.mark.parametrize("unit", [38, 41, 64])
    @every_strokes
    def test_straight_lines_fill_whole_pixels(self, weight: Weight, unit: int, strokes: Strokes) -> None:
        style = Style(PALETTES[0], "serif", strokes, 0, False)
        width = style.line_width(weight, unit)
        picture = drawn(Segments(((3, 2, 3, 7), (9, 5, 5, 5)), "ink", weight), style=style, unit=unit)
        expected = np.full_like(picture, paper())
        first = [math.floor(place * unit - width / 2 + 0.5) for place in range(10)]
        expected[first[2] : first[7] + width, first[3] : first[3] + width] = style.colour("ink")
        expected[first[5] : first[5] + width, first[5] : first[9] + width] = style.colour("ink")
        assert (picture == expected).all()

    def test_lines_stay_crisp_in_moved_and_scaled_groups(self) -> None:
        picture = drawn(Group((Segments(((1, 1, 4, 1), (1, 1, 1, 4)), "ink", "thick"),), x=0.37, y=1.21, scale=0.61))
        assert set(np.unique(picture)) == {paper(), PLAIN.colour("ink")}

    def test_corners_of_square_ends_are_full(self) -> None:
        picture = drawn(Segments(((2, 2, 6, 2), (6, 2, 6, 6), (6, 6, 2, 6), (2, 6, 2, 2)), "ink", "thick"))
        left, top, right, bottom = extent(picture != paper())
        for row, column in ((top, left), (top, right - 1), (bottom - 1, left), (bottom - 1, right - 1)):
            assert picture[row, column] == PLAIN.colour("ink")

    def test_a_rectangles_frame_equals_the_four_lines(self) -> None:
        frame = drawn(Rect(2, 3, 5, 4, stroke="ink", weight="thick"))
        lines = drawn(Segments(((2, 3, 7, 3), (2, 7, 7, 7), (2, 3, 2, 7), (7, 3, 7, 7)), "ink", "thick"))
        assert (frame == lines).all()

    def test_axis_aligned_polylines_are_crisp_along_their_sides(self) -> None:
        picture = drawn(Polyline(((1.013, 1.013), (8.29, 1.013), (8.29, 6.77)), "ink", "thick"))
        assert len(np.unique(picture[:, 200])) == 2
        assert len(np.unique(picture[150, :])) == 2

    def test_slanted_lines_and_circles_are_antialiased(self) -> None:
        assert len(np.unique(drawn(Segments(((1, 1, 8, 3),), "ink", "medium")))) > 10
        assert len(np.unique(drawn(Circle(5, 5, 3, stroke="ink", weight="medium")))) > 10

    def test_thinnest_line(self) -> None:
        nodes = (Segments(((1, 1, 2, 1),), "ink", "thick"), Circle(5, 5, 2, stroke="ink", weight="medium"))
        assert render(scene(*nodes), PLAIN).thinnest == PLAIN.line_width("medium", 40)
        assert render(scene(*nodes, Rect(1, 1, 2, 2, fill="tint")), PLAIN).thinnest == PLAIN.line_width("medium", 40)

    @every_strokes
    @pytest.mark.parametrize("unit", [20, 38, 50, 64, 80])
    def test_weights_can_be_told_apart(self, strokes: Strokes, unit: int) -> None:
        widths = [Style(PALETTES[0], "serif", strokes, 0, False).line_width(w, unit) for w in get_args(Weight)]
        assert widths == sorted(widths)
        hair, thin, medium, thick, bold = widths
        assert 1 <= hair <= thin < thick < bold
        assert thin <= medium


class TestDashes:
    @pytest.mark.parametrize("line", [(1, 3, 8, 3), (8, 3, 1, 3), (3, 1, 3, 2.3), (3, 2, 3, 2.1)])
    def test_a_dashed_line_begins_and_ends_with_a_whole_dash(self, line: tuple[float, float, float, float]) -> None:
        solid = drawn(Segments((line,), "mark", "thin")) != paper()
        dashed = drawn(Segments((line,), "mark", "thin", dashed=True)) != paper()
        assert extent(dashed) == extent(solid)
        left, top, right, bottom = extent(solid)
        stripe = dashed[top, left:right] if right - left > bottom - top else dashed[top:bottom, left]
        runs = np.diff(np.flatnonzero(np.diff(np.concatenate(([0], stripe, [0])).astype(int))))
        dashes, gaps = runs[::2], runs[1::2]
        assert len(dashes) == len(gaps) + 1
        assert dashes.max() - dashes.min() <= 2
        assert len(stripe) < 12 or len(gaps) == pytest.approx(len(stripe) / 15, abs=1)

    def test_a_dashed_outline_has_full_corners(self) -> None:
        corners = ((1, 1), (7, 1), (7, 4), (1, 4))
        sides = tuple((*one, *other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True))
        picture = drawn(Segments(sides, "mark", "thin", dashed=True))
        there = picture != paper()
        left, top, right, bottom = extent(there)
        for rows in (slice(top, top + 4), slice(bottom - 4, bottom)):
            for columns in (slice(left, left + 4), slice(right - 4, right)):
                corner = there[rows, columns]
                assert corner.any(axis=1).all()
                assert corner.any(axis=0).all()
        assert 0.3 < there[top, left:right].mean() < 0.85

    def test_slanted_lines_can_be_dashed(self) -> None:
        line = (1.0, 1.0, 8.0, 6.0)
        solid, dashed = (
            drawn(Segments((line,), "ink", "medium", dashed=dashed)) != paper() for dashed in (False, True)
        )
        assert 0.4 < dashed.sum() / solid.sum() < 0.9


class TestFills:
    def test_a_filled_rectangle_covers_exactly_its_pixels(self) -> None:
        picture = drawn(Rect(1.26, 2.51, 3.3, 1.1, fill="tint"))
        assert extent(picture == PLAIN.colour("tint")) == (50, 100, 182, 144)
        assert (picture == PLAIN.colour("tint")).sum() == 132 * 44

    def test_later_nodes_cover_earlier_ones(self) -> None:
        nodes = (Rect(1, 1, 4, 4, fill="tint"), Rect(2, 2, 2, 2, fill="soft"))
        assert drawn(*nodes)[100, 100] == PLAIN.colour("soft")
        assert drawn(*reversed(nodes))[100, 100] == PLAIN.colour("tint")

    def test_fill_and_stroke_of_round_shapes(self) -> None:
        shapes = (
            Circle(5, 5, 2, fill="soft", stroke="ink", weight="thick"),
            Rect(3, 3, 4, 4, fill="soft", stroke="ink", weight="thick", radius=1),
            Polyline(((3, 3), (7, 3), (7, 7), (3, 7)), "ink", "thick", closed=True, fill="soft"),
        )
        for shape in shapes:
            picture = drawn(shape)
            assert picture[200, 200] == PLAIN.colour("soft")
            assert PLAIN.colour("ink") in picture[200, 110:130]
            assert picture[60, 60] == paper()

    def test_round_corners_are_round(self) -> None:
        picture = drawn(Rect(2, 2, 4, 4, fill="soft", radius=1))
        assert picture[81, 81] == paper()
        assert picture[81, 160] == PLAIN.colour("soft")

    def test_a_tube_has_its_width_in_units(self) -> None:
        picture = drawn(Polyline(((2, 2), (2, 8)), "soft", width=0.3))
        assert extent(picture[200:201] != paper()) == (74, 0, 86, 1)


class TestElements:
    @pytest.mark.parametrize("unit", [38, 45, 64])
    def test_boxes_are_the_pixels_of_a_rectangle_drawn_there(self, unit: int) -> None:
        for x, y, width, height in ((0, 0, 1, 1), (2.31, 4.77, 1, 1), (1.5, 3.25, 4.6, 0.7)):
            group = Group(
                (Rect(x, y, width, height, fill="highlight"), Element("it", x, y, width, height)), x=0.3, scale=0.9
            )
            rendered = render(scene(group, unit=unit), PLAIN)
            left, top, right, bottom = rendered.boxes["it"]
            expected = np.zeros((rendered.height, rendered.width), np.bool_)
            expected[top:bottom, left:right] = True
            assert ((decoded(rendered) == PLAIN.colour("highlight")) == expected).all()

    def test_neighbours_share_their_edge_and_draw_nothing(self) -> None:
        cells = [Element(str(i), i, 0, 1, 1) for i in range(9)]
        rendered = render(scene(Group(tuple(cells), x=0.33, y=0.33), unit=41), PLAIN)
        boxes = [rendered.boxes[str(i)] for i in range(9)]
        assert all(one[2] == other[0] for one, other in pairwise(boxes))
        assert {(box[2] - box[0], box[3] - box[1]) for box in boxes} == {(41, 41)}
        assert (decoded(rendered) == paper()).all()


class TestText:
    @every_design
    @pytest.mark.parametrize("face", FACES)
    def test_every_font_has_the_symbols(self, design: Design, face: Face) -> None:
        font = Style(PALETTES[0], design, STROKES[0], 0, False).font(face)
        for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-<>=?/×−·":
            ink = mask(font, character, 24)
            assert ink.width > 0
            assert ink.height > 0

    @every_design
    @pytest.mark.parametrize("size", [0.2, 0.34, 0.5])
    def test_labels_land_where_they_are_put(self, design: Design, size: float) -> None:
        style = Style(PALETTES[0], design, STROKES[0], 0, False)
        for face in FACES:
            for text in ("H", "1", "4", "7", "17", "E"):
                rendered = render(scene(Label(4.3, 5.6, text, size, "given", face), unit=53), style)
                (lettering,) = rendered.lettering
                box = extent(decoded(rendered) != paper())
                left, top, right, bottom = lettering.box
                assert all(
                    inner in (outer, outer + step)
                    for inner, outer, step in zip(box, lettering.box, (1, 1, -1, -1), strict=True)
                ), f"{text!r} is drawn in {box}, but {lettering.box} is claimed"
                assert lettering.text == text
                assert abs((left + right) / 2 - 4.3 * 53) <= 1
                assert abs((top + bottom) / 2 - 5.6 * 53) <= 1.5
                assert lettering.height == math.floor(size * 53 + 0.5)

    @every_design
    def test_the_capital_height_is_exact(self, design: Design) -> None:
        for capital in (12, 25, 33):
            ink = mask(f"{design}-strong", "H", capital)
            assert (ink.top, ink.height) == (0, capital)

    def test_contrast_is_measured_against_the_fill_below(self) -> None:
        label, ratio = Label(5, 5, "8", 0.5), {}
        for ground in _GROUNDS:
            (lettering,) = render(scene(Rect(4, 4, 2, 2, fill=ground), label), PLAIN).lettering
            ratio[ground] = contrast(PLAIN.colour("given"), PLAIN.colour(ground))
            assert lettering.contrast == pytest.approx(ratio[ground])
        nodes = {
            "a fill beside the text": (Rect(6, 6, 2, 2, fill="soft"), "paper"),
            "a fill below half of it": (Rect(5, 4, 2, 2, fill="soft"), "soft"),
            "a disc": (Circle(5, 5, 1, fill="soft"), "soft"),
            "a tube": (Polyline(((1, 5), (9, 5)), "soft", width=0.3), "soft"),
            "a covered fill": (Group((Rect(4, 4, 2, 2, fill="ink"), Rect(3, 3, 4, 4, fill="tint"))), "tint"),
        }
        for name, (node, ground) in nodes.items():
            (lettering,) = render(scene(node, label), PLAIN).lettering
            assert lettering.contrast == pytest.approx(ratio[ground]), name
        (lettering,) = render(scene(Rect(4, 4, 2, 2, fill="ink"), label), PLAIN).lettering
        assert lettering.contrast < 1.1

    def test_what_a_font_lacks_is_refused(self) -> None:
        for text in ("数", "1数", " ", ""):
            with pytest.raises(MissingGlyph):
                render(scene(Label(5, 5, text, 0.5)), PLAIN)

    def test_each_font_comes_with_its_licence(self) -> None:
        for design in DESIGNS:
            licence = (FONTS / f"{design}-OFL.txt").read_text()
            assert licence.startswith("Copyright")
            assert "SIL OPEN FONT LICENSE Version 1.1" in licence
            reserved = re.findall(r'Reserved Font Name "([^"]+)"', licence)
            for weight in ("regular", "strong"):
                font = TTFont(FONTS / f"{design}-{weight}.ttf")
                names = [str(record) for record in font["name"].names if record.nameID in (1, 3, 4, 6)]
                assert len(names) == 4
                assert all(reserved_name not in name for reserved_name in reserved for name in names)


def templates(design: Design, face: Face, capital: int) -> dict[str, NDArray[np.float64]]:
    """The nine digits as ink in [0, 1]."""
    font = Style(PALETTES[0], design, STROKES[0], 0, False).font(face)
    inks = {}
    for digit in "123456789":
        ink = mask(font, digit, capital)
        inks[digit] = np.frombuffer(ink.ink, np.uint8).reshape(ink.height, ink.width) / 255
    return inks


def read_digit(cell: NDArray[np.float64], known: dict[str, NDArray[np.float64]]) -> str:
    """The digit whose ink differs least from the cell's, laid on the cell's ink and a pixel around."""
    left, top, _, _ = extent(cell > 0.1)

    def difference(digit: str, x: int, y: int) -> float:
        template = known[digit]
        laid = cell.copy()
        laid[y : y + template.shape[0], x : x + template.shape[1]] -= template
        return float(np.abs(laid).sum())

    places = [(x, y) for x in range(left - 1, left + 2) for y in range(top - 1, top + 2)]
    return min(known, key=lambda digit: min(difference(digit, x, y) for x, y in places))


@every_design
@pytest.mark.parametrize("face", ["given", "entry"])
def test_a_reader_finds_every_digit_again(design: Design, face: Face) -> None:
    """The digits are read from the pixels of each cell and compared with what was to be drawn."""
    rng = Stream("reader", design, face)
    digits = "".join(str(rng.between(1, 9)) for _ in range(81))
    palette = rng.choice(PALETTES)
    style = Style(palette, design, STROKES[0], 0, False)
    for unit, size in ((38, 0.48), (64, 0.5), (38, 0.29)):
        rendered = board(style, digits, size, face, unit)
        picture = decoded(rendered)
        paint: Paint = "entry" if face == "entry" else "given"
        bright, dark = style.colour("paper") & 255, style.colour(paint) & 255  # blue alone will do
        inked = np.clip((bright - (picture & 255)) / (bright - dark), 0, 1)
        known = templates(design, face, round(size * unit))
        seen = ""
        for row in range(9):
            for column in range(9):
                left, top, right, bottom = rendered.boxes[f"r{row + 1}c{column + 1}"]
                seen += read_digit(inked[top + 3 : bottom - 3, left + 3 : right - 3], known)
        assert seen == digits


class TestStyles:
    @every_palette
    def test_texts_are_legible_on_every_ground(self, palette: Palette) -> None:
        for text in ("given", "entry", "label"):
            for ground in _GROUNDS:
                ratio = contrast(parse(getattr(palette, text)), parse(getattr(palette, ground)))
                assert ratio >= 4.5, f"{text} on {ground}: {ratio:.2f}"

    def test_contrasts_are_those_of_wcag(self) -> None:
        """Of black, red, green and blue with white, as every checker of web pages tells them."""
        ratios = [contrast(colour, 0xFFFFFF) for colour in (0x000000, 0xFF0000, 0x00FF00, 0x0000FF)]
        assert ratios == pytest.approx([21, 4.0, 1.37, 8.59], abs=0.005)

    @every_palette
    def test_white_is_white_and_black_is_black(self, palette: Palette) -> None:
        """Questions speak of white dots (paper) and black dots (ink)."""
        assert luminance(parse(palette.paper)) > 0.85
        assert luminance(parse(palette.ink)) < 0.03

    @every_palette
    def test_fills_and_lines_can_be_told_apart(self, palette: Palette) -> None:
        def ratio(one: Paint, other: Paint) -> float:
            return contrast(parse(getattr(palette, one)), parse(getattr(palette, other)))

        assert ratio("tint", "paper") >= 1.24
        assert ratio("soft", "tint") >= 1.3
        assert ratio("soft", "paper") >= 1.65
        for ground in ("paper", "tint"):
            assert ratio("line", ground) >= 2
            assert ratio("mark", ground) >= 3
            assert ratio("ink", ground) >= 7

    @every_palette
    def test_hues_can_be_told_apart(self, palette: Palette) -> None:
        def apart(one: Paint, other: Paint) -> float:
            lab = [cie_lab(parse(getattr(palette, paint))) for paint in (one, other)]
            return math.dist(*lab)

        assert apart("entry", "given") >= 30
        assert all(apart("highlight", ground) >= 18 for ground in ("paper", "tint", "soft"))

    @every_palette
    def test_things_of_two_hues_can_be_told_apart_and_named(self, palette: Palette) -> None:
        hues = {hue: cie_lab(colours(palette)[hue]) for hue in get_args(Hue)}
        grounds = [cie_lab(colours(palette)[paint]) for paint in ("paper", "ink")]
        assert min(math.dist(one, other) for one, other in combinations(hues.values(), 2)) >= 24
        assert min(math.dist(hue, ground) for hue in hues.values() for ground in grounds) >= 24
        # Which of two neighbours is which: no palette's pink may be another one's red.
        names = [{hue: cie_lab(parse(getattr(other.hues, hue))) for hue in hues} for other in PALETTES]
        for hue, lab in hues.items():
            for other in names:
                assert min(other, key=lambda name: math.dist(lab, other[name])) == hue

    def test_there_are_enough_and_none_twice(self) -> None:
        assert len(PALETTES) >= 8
        assert tuple(palette.name for palette in PALETTES) == PALETTE_NAMES
        assert len(set(PALETTE_NAMES)) == len(PALETTES)
        assert all(one != other for one, other in combinations(PALETTES, 2))
        for palette in PALETTES:
            for paint in get_args(Paint):
                holder = palette.hues if paint in get_args(Hue) else palette
                assert re.fullmatch("#[0-9a-f]{6}", getattr(holder, paint))

    def test_every_choice_is_drawn(self) -> None:
        styles = [draw_style(Stream("styles", i)) for i in range(600)]
        assert {style.palette.name for style in styles} == {palette.name for palette in PALETTES}
        assert {style.design for style in styles} == set(DESIGNS)
        assert {style.strokes for style in styles} == set(STROKES)
        assert {style.coordinates for style in styles} == {True, False}
        assert {style.zoom for style in styles} == {step / 10 for step in range(11)}
        assert draw_style(Stream("styles", 5)) == styles[5]

    def test_optional_groups_are_shown_or_hidden(self) -> None:
        inside = (Rect(1, 1, 2, 2, fill="tint"), Label(2, 2, "1", 0.4), Element("here", 1, 1, 2, 2))
        shown, hidden = (
            render(
                scene(Group(inside, optional="coordinates")), Style(PALETTES[0], "serif", STROKES[0], 0, coordinates)
            )
            for coordinates in (True, False)
        )
        assert len(shown.lettering) == len(shown.boxes) == 1
        assert not hidden.lettering
        assert not hidden.boxes
        assert (decoded(hidden) == paper()).all()
        assert (decoded(shown) != paper()).any()


class TestPages:
    """How large a picture becomes, and what is trimmed off it."""

    @pytest.mark.parametrize(("width", "height"), [(9.0, 9.0), (31.0, 14.0), (7.3, 16.0), (66.0, 50.0)])
    def test_the_longer_side_follows_from_the_zoom(self, width: float, height: float) -> None:
        scene = Scene(width, height, (Rect(0, 0, width, height, fill="tint"),))
        for zoom in (0.0, 0.5, 1.0):
            picture = render(scene, replace(DEFAULT_STYLE, zoom=zoom))
            assert LONGER[0] + 300 * zoom <= max(picture.width, picture.height) <= LONGEST + max(width, height)
            assert min(picture.width, picture.height) >= SHORTER

    def test_it_grows_for_a_small_text_and_for_a_short_side(self) -> None:
        usual, small = (
            render(Scene(20, 20, (Rect(0, 0, 20, 20, stroke="ink"), Label(9, 9, "8", size))), DEFAULT_STYLE)
            for size in (0.5, 0.3)
        )
        assert small.width > usual.width
        assert small.lettering[0].height >= CAPITAL
        narrow = render(Scene(20, 8, (Rect(0, 0, 20, 8, fill="tint"),)), DEFAULT_STYLE)
        assert narrow.height >= SHORTER

    def test_it_does_not_grow_beyond_all_measure(self) -> None:
        scene = Scene(40, 2, (Rect(0, 0, 40, 2, stroke="ink"), Label(9, 1, "8", 0.2)))
        assert LONGEST <= render(scene, DEFAULT_STYLE).width <= LONGEST + 40

    def test_a_size_that_is_asked_for_holds_unless_a_text_is_too_small(self) -> None:
        scene = Scene(20, 10, (Rect(0, 0, 20, 10, stroke="ink"), Label(9, 9, "8", 0.5)))
        asked = [render(scene, style_for((), size, Stream("size"))) for size in (300, 500, 2000)]
        assert [picture.width for picture in asked] == [360, 520, 2100]
        assert asked[0].lettering[0].height == LEAST_CAPITAL

    def test_margins_are_those_of_the_narrowest_side(self) -> None:
        nodes = (Rect(3, 1, 8, 5, fill="ink"), Element("here", 3, 1, 8, 5), Label(5, 7, "8", 0.5))
        picture = render(Scene(20, 8, nodes), DEFAULT_STYLE)
        there = decoded(picture) != DEFAULT_STYLE.colour("paper")
        left, top, right, bottom = extent(there)
        margins = (left, top, picture.width - right, picture.height - bottom)
        assert max(margins) - min(margins) <= 1
        assert LONGER[0] <= max(picture.width, picture.height)
        x1, y1, x2, y2 = picture.boxes["here"]
        assert there[y1:y2, x1:x2].all()
        assert extent(there[y2:])[:2] == (picture.lettering[0].box[0], picture.lettering[0].box[1] - y2)

    def test_an_element_is_never_cut(self) -> None:
        nodes = (Rect(8, 8, 2, 2, fill="ink"), Element("around", 5, 7, 10, 5))
        picture = render(Scene(20, 20, nodes), DEFAULT_STYLE)
        x1, y1, x2, y2 = picture.boxes["around"]
        assert min(x1, y1) >= 0
        assert x2 <= picture.width
        assert y2 <= picture.height

    def test_nothing_is_trimmed_off_a_blank_picture_or_an_exact_one(self) -> None:
        assert render(Scene(10, 10, ()), DEFAULT_STYLE).width >= LONGER[0]
        exact = render(Scene(300, 200, (Rect(90, 90, 9, 9, fill="ink"),), exact=True), DEFAULT_STYLE)
        assert (exact.width, exact.height) == (300, 200)

    def test_every_palette_can_be_asked_for(self) -> None:
        for name in PALETTE_NAMES:
            look = style_for((name,), None, Stream("look", name)).look
            assert look.palette == name
            assert suits(look, (name,), None)
            assert not suits(look, (), None)
            assert not suits(look, (name,), 900)
        assert suits(style_for((), 900, Stream("look")).look, (), 900)
        with pytest.raises(UnknownStyle, match="the styles are: house"):
            style_for(("neon",), None, Stream("look"))


def cie_lab(colour: int) -> tuple[float, float, float]:
    """CIE 1976 L*a*b* of an sRGB colour, white point D65."""
    channels = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


class TestSameEveryTime:
    def test_twice(self) -> None:
        style = draw_style(Stream("again"))
        assert board(style, "314159265" * 9) == board(style, "314159265" * 9)

    def test_in_another_process(self) -> None:
        """Whatever its hash seed."""
        program = (
            "from hashlib import sha256\n"
            "from puzzlegen.drawing.style import draw_style\n"
            "from puzzlegen.core.stream import Stream\n"
            "from tests.support.drawn_cases import board\n"
            "drawn = board(draw_style(Stream('again')), '271828182' * 9)\n"
            "print(sha256(drawn.png).hexdigest(), drawn.pixels)\n"
        )
        result = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": "5"},
            capture_output=True,
            text=True,
            check=True,
        )
        here = board(draw_style(Stream("again")), "271828182" * 9)
        assert result.stdout.split() == [sha256(here.png).hexdigest(), here.pixels]

    def test_the_toolchain_is_named(self) -> None:
        names = toolchain()
        assert {"cairo", "pycairo", "fonttools", "deflate"} <= set(names)
        assert all(re.search(r"\d", version) for version in names.values())
