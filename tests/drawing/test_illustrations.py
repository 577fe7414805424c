"""Illustrations, thick lines, fills that fade and pictures within scenes: what covers which pixels."""

import io
import math
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from PIL import Image

from puzzlegen.core.scene import (
    Circle,
    Clipped,
    Facet,
    Group,
    Painted,
    Polyline,
    Raster,
    Rect,
    Scene,
)
from puzzlegen.core.stream import Stream
from puzzlegen.drawing import raster
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import (
    colours,
    draw_style,
)
from tests.support.drawn_cases import PLAIN, drawn, extent

SQUARE = ((2.0, 2.0), (6.0, 2.0), (6.0, 6.0), (2.0, 6.0))


def test_an_illustration_has_colours_of_its_own_in_every_style() -> None:
    for palette in PALETTES:
        style = msgspec.structs.replace(PLAIN, palette=palette)
        there = drawn(Painted(SQUARE, "#12ab34"), style=style) == 0x12AB34
        assert extent(there) == (80, 80, 240, 240)
        assert there[80:240, 80:240].all()


def test_a_fill_fades_from_top_to_bottom_of_its_area() -> None:
    pixels = drawn(Painted(SQUARE, "#000000", "#ff0000"))[80:240, 80:240]
    red = pixels >> 16
    assert (pixels & 0xFFFF == 0).all()
    assert (red == red[:, :1]).all()
    assert (np.diff(red[:, 0]) >= 0).all()
    assert red[0, 0] <= 3
    assert red[-1, 0] >= 252


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("kind", ["line", "illustration"])
def test_a_thick_line_covers_what_is_near_to_it_and_nothing_else(kind: str, closed: bool) -> None:
    corners = [(2.0, 2.0), (7.0, 3.0), (6.0, 8.0), (4.0, 4.5)]
    if kind == "line":
        there = drawn(Polyline(tuple(corners), "ink", width=0.5, closed=closed)) == PLAIN.colour("ink")
    else:
        there = drawn(Painted(tuple(corners), "#ffffff" if closed else None, stroke="#000000", width=0.5)) == 0
    down, across = np.mgrid[: there.shape[0], : there.shape[1]] + 0.5
    away = np.full(there.shape, math.inf)
    for (a, b), (c, d) in pairwise([*corners, *corners[: int(closed)]]):
        x, y, right, below = across - 40 * a, down - 40 * b, 40 * (c - a), 40 * (d - b)
        share = np.clip((x * right + y * below) / (right**2 + below**2), 0, 1)
        away = np.minimum(away, np.hypot(x - share * right, y - share * below))
    assert there[away < 10 - 1].all()
    assert not there[away > 10 + 1].any()


def test_what_is_translucent_lets_half_through() -> None:
    pixels = drawn(Painted(SQUARE, "#000000"), Painted(SQUARE, "#ffffff", opacity=0.5))
    assert pixels[160, 160] in {0x7F7F7F, 0x808080}


def test_a_clipped_illustration_is_seen_inside_only() -> None:
    all_over = Painted(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)), "#12ab34")
    there = drawn(
        Clipped(SQUARE, (Group((all_over,), 0.5, 0.5),)), Painted(((8, 8), (9, 8), (9, 9), (8, 9)), "#12ab34")
    )
    assert (there[80:240, 80:240] == 0x12AB34).all()
    assert np.count_nonzero(there == 0x12AB34) == 160 * 160 + 40 * 40  # and what comes later is not clipped


def test_equal_illustrations_fall_on_the_pixels_alike() -> None:
    """Wherever they begin, as long as that is a whole pixel: pictures that are compared rely on it."""
    leaf = tuple((1.03 + math.cos(k / 3), 1.07 + 0.8 * math.sin(k / 3)) for k in range(19))
    parts = (
        Painted(leaf, "#ff7733", "#113355", "#222222", 0.04),
        Clipped(leaf, (Painted(((0, 0.9), (2, 1.0), (2, 1.3), (0, 1.2)), "#33ff77"),)),
        Painted(((0.3, 0.3), (1.7, 1.6)), stroke="#884422", width=0.1, opacity=0.4),
    )
    first = drawn(Group(parts, 1, 1))[40:130, 40:130]
    for x, y in ((5, 1), (1, 6), (6.025, 5.075)):
        left, top = round(40 * x), round(40 * y)
        other = drawn(Group(parts, x, y))[top : top + 90, left : left + 90]
        assert (first == other).all()


@pytest.mark.parametrize("seed", range(20))
def test_a_small_shape_that_is_kept_covers_what_cairo_fills_in_its_place(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within the picture and across its border, upon any ground."""
    rng = Stream("lines", str(seed))

    def line() -> tuple[tuple[float, float], ...]:
        return tuple((rng.between(0, 140) / 101, rng.between(0, 140) / 101) for _ in range(rng.between(3, 6)))

    shapes = [
        Group((shape,), x, y)
        for x, y in ((0, 0), (1.03, 0.51), (2, 1), (9.7, 9.2))
        for shape in (
            Polyline(line(), weight="thick", fill="blue"),
            Polyline(line(), weight="bold", closed=True),
            Polyline(line(), dashed=True),
            Painted(line(), "#12ab34", stroke="#884422", width=0.17),
            Facet(line(), "tint", 0.3),
            Circle(0.7, 0.33, 0.41, "yellow", "ink", "medium"),
        )
    ]
    scene, style = Scene(11, 10, (Rect(0, 0, 11, 10, fill="soft"), *shapes)), draw_style(rng)
    kept = render(scene, style)
    raster._shape.cache_clear()
    raster._disc.cache_clear()
    monkeypatch.setattr(raster, "_SMALL", 0)
    assert render(scene, style).pixels == kept.pixels
    raster._shape.cache_clear()
    raster._disc.cache_clear()


def test_a_picture_within_a_scene_keeps_every_pixel() -> None:
    width, height = 23, 17
    rgb = Stream("raster").words(width * height * 3).astype(np.uint8).reshape(height, width, 3)
    picture = Raster(3, 2, width, height, rgb.tobytes())
    ground = Rect(0, 0, 60, 50, fill="ink")
    above = Rect(10, 9, 4, 4, fill="paper")
    style = draw_style(Stream("style"))
    scene = Scene(60, 50, (ground, Group((picture, above), x=4, y=5)), exact=True)
    found = np.asarray(Image.open(io.BytesIO(render(scene, style).png)))
    expected = np.empty((50, 60, 3), np.uint8)
    shade, paper = (colours(style.palette)[name] for name in ("ink", "paper"))
    expected[:] = [shade >> 16, shade >> 8 & 255, shade & 255]
    expected[7 : 7 + height, 7 : 7 + width] = rgb
    expected[14:18, 14:18] = [paper >> 16, paper >> 8 & 255, paper & 255]
    assert (found == expected).all()


def test_a_picture_that_leaves_the_scene_is_refused() -> None:
    picture = Raster(50, 2, 20, 10, bytes(600))
    with pytest.raises(ValueError, match="leaves"):
        render(Scene(60, 50, (picture,), exact=True), draw_style(Stream("style")))
