"""Changes single things of a photograph, so that nothing but the thing and what touches it changes by one bit."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PIL import Image

from puzzlegen.core.item import Box
from puzzlegen.core.stream import Stream
from puzzlegen.facts.colour_difference import ciede2000, encoded, lab, linear_rgb
from puzzlegen.facts.differences.terms import Change
from puzzlegen.generators.differences.kits.cutouts import BORDER, Cutout, bounds, changed, grown, opened, overlap
from puzzlegen.generators.differences.kits.palettes import GREY
from puzzlegen.generators.differences.kits.scenery import (
    ALIKE,
    EDGE,
    Scenery,
    alike,
    beside,
    blend,
    ring,
    slices,
)
from puzzlegen.generators.differences.kits.stretching import reshaped
from puzzlegen.generators.differences.kits.surroundings import (
    all_in_sight,
    around,
)
from puzzlegen.models import Mask

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels
    from puzzlegen.models.matting import Matte

    Floats: TypeAlias = NDArray[np.float64]

CLASSES: Final[tuple[tuple[Change, ...], ...]] = (
    ("outline",),
    ("added", "removed"),
    ("colour",),
    ("position",),
    ("size", "mirrored", "replaced"),
)
"""VisReason's four kinds, and all others; a thing is added as often as removed."""
SHARES: Final = (0.23, 0.23, 0.23, 0.23, 0.08)
"""Of all differences, those of each class."""

# What counts as a difference, a little stricter than where the validator refuses it
_STRONG: Final = 17.0  # CIEDE2000 that a tenth of its box reaches
_CLEAR: Final = 10.0  # CIEDE2000 of a pixel that is clearly different
_LEAST_CLEAR: Final = 0.22  # such pixels among those of the box
_LEAST_EXTENT: Final = 0.0016  # such pixels among those of the photograph
_LEAST_SIDE: Final = 16
_MOST_BOXED: Final = 0.12  # of the photograph
_NOTICED: Final = 3.0  # CIEDE2000; what is less, alone and at the edge, is taken back
_MARGIN: Final = 2
_JOINED: Final = 7  # pixels between two changed parts, up to which they are one difference

_MUTED: Final = 0.85  # of its chroma that a recoloured thing keeps: few things are as bright as a screen
_PALE: Final = 70.0  # CIELAB lightness of grey things, from which on they get no hue: sky, water, walls
_TINTED: Final = 30.0  # CIELAB chroma that a grey thing gets at most, at a middle lightness
_BRIGHT: Final = 45.0  # CIELAB lightness of a coloured thing that may get darker,
_DARKENED: Final = 0.6  # by so much
_DARK: Final = 12.0  # CIELAB lightness, on an average, of things in which no colour is seen
_BLEACHED: Final = 84.0  # the same, from which on a screen can show no colour
_HALVINGS: Final = 8  # of the chroma, until as much as a screen can show is found
_SHOWN: Final = 0.8  # of the wanted chroma that a screen has to show, on an average
_SYMMETRIC: Final = 0.85  # IoU of a thing's shape with its mirror image
_LEAVES: Final = (95, 150)  # degrees of hue
_LEAVES_LATER: Final = (15, 100)  # degrees of hue that leaves may get: no tree is blue
_TRACE: Final = 0.02  # of a pixel, below which it does not belong to a thing
_SMALLEST: Final = 60  # percent of its size that a thing has at least that is put instead of another one
_LARGEST: Final = 125  # the same, at most
_APART: Final = 20  # pixels between a thing and its double
_PLACES: Final = 60  # where a thing is tried that is moved or doubled


@dataclass(frozen=True, eq=False)
class Retouch:
    """What a box of the photograph looks like after a change."""

    change: Change
    box: Box
    pixels: "Pixels"


def retouched(change: Change, scenery: Scenery, thing: Cutout, rng: Stream) -> Retouch | None:
    """A change of this sort of a thing that is clearly seen, and in one piece.

    Args:
        change: of which sort; ``added`` puts a second such thing beside it.
        scenery: the photograph.
        thing: to be changed.
        rng: chooses.

    Returns:
        None if this thing cannot be changed so.
    """
    for altered in _ALTER[change](scenery, thing, rng):
        found = _tidied(scenery.pixels, altered)
        if found is not None:
            return Retouch(change, *found)
    return None


def _tidied(picture: "Pixels", altered: "Pixels") -> tuple[Box, "Pixels"] | None:
    """The smallest box with all that can be noticed, and its new pixels; None if it is no good difference."""
    rough = changed(picture, altered)
    if not rough.any():
        return None
    left, top, right, bottom = bounds(rough)
    before, after = picture[top:bottom, left:right], altered[top:bottom, left:right]
    strength = ciede2000(lab(before), lab(after))
    noticed = opened(strength > _NOTICED)
    if not noticed.any():
        return None
    x1, y1, x2, y2 = bounds(noticed)
    x1, y1 = max(x1 - _MARGIN, 0), max(y1 - _MARGIN, 0)
    x2, y2 = min(x2 + _MARGIN, right - left), min(y2 + _MARGIN, bottom - top)
    a, b, c, d = bounds(rough[top + y1 : top + y2, left + x1 : left + x2])
    x1, y1, x2, y2 = x1 + a, y1 + b, x1 + c, y1 + d
    box = (left + x1, top + y1, left + x2, top + y2)
    strength = strength[y1:y2, x1:x2]
    clear = np.count_nonzero(strength >= _CLEAR)
    height, width, _ = picture.shape
    if (
        min(x2 - x1, y2 - y1) < _LEAST_SIDE
        or strength.size > _MOST_BOXED * height * width
        or min(box[0], box[1], width - box[2], height - box[3]) < BORDER // 2
        or np.percentile(strength, 90) < _STRONG
        or clear < max(_LEAST_CLEAR * strength.size, _LEAST_EXTENT * height * width)
        or not _whole(rough[box[1] : box[3], box[0] : box[2]])
    ):
        return None
    return box, after[y1:y2, x1:x2].copy()


def _whole(changed: Mask) -> bool:
    """True if all changed pixels belong together."""
    reached = np.zeros_like(changed)
    reached.flat[np.flatnonzero(changed)[0]] = True
    while True:
        more = grown(reached, _JOINED) & changed
        if (more == reached).all():
            return bool((reached == changed).all())
        reached = more


def _removed(scenery: Scenery, thing: Cutout, _: Stream) -> "Iterator[Pixels]":
    """Without the thing."""
    if thing in scenery.loose:
        yield scenery.without(thing)


def _doubled(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """With the thing twice, the second time at a free place on the same support."""
    matte = scenery.matte(thing)
    if matte is None or thing not in scenery.alone:
        return
    left, top, right, bottom = thing.box
    across, down, width = right - left, bottom - top, thing.mask.shape[1]
    piece = _piece(scenery, thing, matte)
    for _try in range(_PLACES):
        x = rng.between(BORDER, width - BORDER - across) - left
        y = rng.between(-down // 3, down // 3)
        if abs(x) >= across + _APART:
            yield from _pasted(scenery, scenery.pixels, thing, piece, x, y)


def _moved(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """With the thing beside its place, on the same support; both places touch."""
    matte = scenery.matte(thing)
    if matte is None or thing not in scenery.loose:
        return
    left, top, right, bottom = thing.box
    across, down = right - left, bottom - top
    bare, piece = scenery.without(thing), _piece(scenery, thing, matte)
    for _ in range(_PLACES):
        x, y = rng.between(-across, across), rng.between(-down // 3, down // 3)
        if abs(x) >= across // 3 or abs(y) >= down // 4:
            yield from _pasted(scenery, bare, thing, piece, x, y)


def _pasted(scenery: Scenery, below: "Pixels", thing: Cutout, piece: "_Piece", x: int, y: int) -> "Iterator[Pixels]":
    """The thing, moved by x and y on what it lies on, where it stands free, on ground like that around its place."""
    left, top, right, bottom = bounds(thing.whole)
    height, width = thing.mask.shape
    if min(left + x, top + y, width - right - x, height - bottom - y) < BORDER:
        return
    there = slices(left + x, top + y, right + x, bottom + y)
    if thing.blocked[there].any():
        return
    whole = thing.whole[around(thing.whole, 0)]
    if np.count_nonzero(whole & ~thing.support[there]) > np.count_nonzero(thing.whole & ~thing.support):
        return
    place = slices(left - EDGE + x, top - EDGE + y, right + EDGE + x, bottom + EDGE + y)
    if alike(ring(scenery, thing), below[place][grown(piece.whole, EDGE)]):
        yield _laid(below, piece, left - EDGE + x, top - EDGE + y)


def _recoloured(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """In a hue that the photograph has elsewhere, or darker; green leaves turn yellow or red."""
    picture, matte = scenery.pixels, scenery.matte(thing)
    if matte is None or not all_in_sight(picture, thing.mask):
        return
    part = around(thing.whole, EDGE)
    mask = thing.mask[part]
    light, a, b = np.moveaxis(lab(picture[part]), -1, 0)
    own_light, own_a, own_b = np.moveaxis(lab(matte.thing.astype(np.uint8)), -1, 0)
    if not _DARK <= float(light[mask].mean()) <= _BLEACHED:
        return
    chroma, hue = float(np.hypot(a, b)[mask].mean()), math.degrees(math.atan2(b[mask].mean(), a[mask].mean()))
    grounds, dyes = beside(thing), _dyes(scenery, thing, float(light[mask].mean()), chroma, hue)
    for number in rng.permutation(len(dyes)):
        dye = dyes[number]
        cos, sin = math.cos(math.radians(dye.hue - hue)), math.sin(math.radians(dye.hue - hue))
        if chroma < GREY and dye.chroma >= GREY:
            depth = dye.chroma * np.sin(np.pi * (own_light / 100).clip(0.08, 0.92))
            more_a, more_b = (depth * turned(math.radians(dye.hue)) for turned in (math.cos, math.sin))
        else:
            more_a = dye.chroma / chroma * (own_a * cos - own_b * sin) - own_a
            more_b = dye.chroma / chroma * (own_a * sin + own_b * cos) - own_b
        darker = light - matte.share * (1 - dye.light) * own_light
        shown, kept = _shown(darker, a + matte.share * more_a, b + matte.share * more_b)
        colours = lab(shown[mask])
        if float(kept[mask].mean()) < _SHOWN or not scenery.palette.suits(
            thing.mask, grounds, colours, another=dye.hue != hue
        ):
            continue
        copy = picture.copy()
        copy[part] = np.where(matte.share[..., None] > _TRACE, shown, picture[part])
        yield copy


class _Dye(NamedTuple):
    """What a thing looks like afterwards: its hue in degrees, its mean chroma, and so much of its lightness."""

    hue: float
    chroma: float
    light: float = 1.0


def _dyes(scenery: Scenery, thing: Cutout, light: float, chroma: float, hue: float) -> list[_Dye]:
    """What a thing of this mean lightness, chroma and hue may look like."""
    grey = chroma < GREY
    leafy = not grey and _LEAVES[0] < hue < _LEAVES[1]
    found = [
        _Dye(other, min(usual, _TINTED if grey else _MUTED * chroma))
        for other, usual in scenery.palette.hues(thing.whole, math.nan if grey else hue)
        if (not leafy or _LEAVES_LATER[0] <= other <= _LEAVES_LATER[1]) and not (grey and light > _PALE)
    ]
    if light >= _BRIGHT and not grey:
        found.append(_Dye(hue, chroma, _DARKENED))
    return found


def _shown(light: "Floats", a: "Floats", b: "Floats") -> "tuple[Pixels, Floats]":
    """Colours of CIELAB with as much of their chroma as a screen can show, and how much that is."""
    kept = np.zeros_like(light)
    for step in 0.5 ** np.arange(_HALVINGS):  # all of it, or else what bisection finds
        more = np.minimum(kept + step, 1.0)
        tried = linear_rgb(np.stack([light, more * a, more * b], axis=-1))
        kept = np.where(((tried >= 0) & (tried <= 1)).all(axis=-1), more, kept)
    return encoded(linear_rgb(np.stack([light, kept * a, kept * b], axis=-1))), kept


@dataclass(frozen=True, eq=False)
class _Piece:
    """A part of a photograph that is put elsewhere, possibly at another size, with `EDGE` pixels around it.

    Attributes:
        pixels: the colours of the thing alone, (height, width, 3).
        share: how much of each pixel belongs to it, from 0 to 1: (height, width).
        light: how much of the light of the ground its shadow leaves there, likewise.
        whole: which of them are the thing or its shadow, (height, width).
        foot: the middle of its lower edge, x and y in pixels of the piece.
    """

    pixels: "Pixels"
    share: "Floats"
    light: "Floats"
    whole: Mask
    foot: tuple[float, float]


def _piece(scenery: Scenery, thing: Cutout, matte: "Matte", percent: int = 100) -> _Piece:
    """A thing with its shadow, at another size."""
    left, top, right, bottom = bounds(thing.whole)
    size = (right - left + 2 * EDGE) * percent // 100, (bottom - top + 2 * EDGE) * percent // 100
    levels = matte.thing, 255 * matte.share, 255 * scenery.light(thing, matte)
    pixels, share, light = (
        np.asarray(Image.fromarray(np.rint(level).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS))
        for level in levels
    )
    whole = np.asarray(Image.fromarray(thing.whole[around(thing.whole, EDGE)]).resize(size))
    foot = (thing.box[0] + thing.box[2]) / 2 - left + EDGE, thing.box[3] - top + EDGE
    return _Piece(pixels, share / 255, light / 255, whole, (foot[0] * percent / 100, foot[1] * percent / 100))


def _laid(below: "Pixels", piece: _Piece, left: int, top: int) -> "Pixels":
    """The picture with a piece whose upper left corner is there."""
    height, width = piece.share.shape
    place = slices(left, top, left + width, top + height)
    copy = below.copy()
    copy[place] = blend(copy[place] * piece.light[..., None], piece.pixels, piece.share)
    return copy


def _resized(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """Smaller or larger, on the same foot."""
    matte = scenery.matte(thing)
    if matte is not None and thing in scenery.loose:
        for percent in rng.sample((64, 70, 76, 126, 134), 3):
            yield from _set(scenery, thing, _piece(scenery, thing, matte, percent))


def _mirrored(scenery: Scenery, thing: Cutout, _: Stream) -> "Iterator[Pixels]":
    """With left and right exchanged, in its place; not of what casts a shadow, which tells where the light is."""
    matte = scenery.matte(thing)
    if matte is None or thing.shaded or thing not in scenery.loose:
        return
    one = _piece(scenery, thing, matte)
    if overlap(one.whole, np.fliplr(one.whole)) >= _SYMMETRIC:
        layers = np.fliplr(one.pixels), np.fliplr(one.share), np.fliplr(one.light), np.fliplr(one.whole)
        yield from _set(scenery, thing, _Piece(*layers, one.foot))


def _replaced(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """With another thing of the photograph in its place, of the same size, if both stand on like ground."""
    if thing not in scenery.loose:
        return
    here = lab(ring(scenery, thing)).mean(axis=0)
    for number in rng.permutation(len(scenery.things)):
        other = scenery.things[number]
        matte = scenery.matte(other)
        percent = round(100 * math.sqrt(np.count_nonzero(thing.mask) / np.count_nonzero(other.mask)))
        if (
            other is not thing
            and matte is not None
            and _SMALLEST <= percent <= _LARGEST
            and other in scenery.alone
            and np.linalg.norm(here - lab(ring(scenery, other)).mean(axis=0)) < ALIKE
        ):
            yield from _set(scenery, thing, _piece(scenery, other, matte, percent))


def _set(scenery: Scenery, thing: Cutout, piece: _Piece) -> "Iterator[Pixels]":
    """Instead of the thing a piece on the same foot, if there is room for it."""
    height, width = thing.mask.shape
    left, _, right, bottom = thing.box
    x, y = round((left + right) / 2 - piece.foot[0]), round(bottom - piece.foot[1])
    down, across = piece.share.shape
    if min(x, y, width - x - across, height - y - down) < 0:
        return
    place = slices(x, y, x + across, y + down)
    bare = scenery.without(thing)
    if thing.blocked[place][piece.whole].any() or not alike(ring(scenery, thing), bare[place]):
        return
    yield _laid(bare, piece, x, y)


_Alter = Callable[[Scenery, Cutout, Stream], "Iterator[Pixels]"]
_ALTER: Final[Mapping[Change, _Alter]] = {
    "outline": reshaped,
    "added": _doubled,
    "removed": _removed,
    "colour": _recoloured,
    "position": _moved,
    "size": _resized,
    "mirrored": _mirrored,
    "replaced": _replaced,
}
