"""Changes single things of a photograph, so that nothing but the thing and what touches it changes by one bit."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.colour_difference import ciede2000, encoded, lab, linear_rgb
from puzzlegen.generators.differences.cutouts import BORDER, Cutout, bounds, eroded, grown, opened
from puzzlegen.generators.differences.darkroom import Ground, spread_around
from puzzlegen.generators.differences.wording import Change
from puzzlegen.item import Box
from puzzlegen.models import Mask
from puzzlegen.stream import Stream

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    from puzzlegen.family import Pixels

    Floats: TypeAlias = NDArray[np.float64]

CLASSES: Final[tuple[tuple[Change, ...], ...]] = (
    ("outline",),
    ("added", "removed"),
    ("colour",),
    ("position",),
    ("size", "mirrored"),
)
"""VisReason's four kinds, each as often as all others together; a thing is added as often as removed."""

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

_SOFT: Final = 0.8  # pixels by which edges are blurred, as lenses do
_GREY: Final = 14.0  # CIELAB chroma of things that get a colour instead of another one
_ALIKE: Final = 9.0  # CIELAB distance of the mean colours of two places on one support
_ALONE: Final = 11.0  # spread of CIELAB colours around a thing, up to which it may be moved or turned
_TRIES: Final = 6


@dataclass(frozen=True, eq=False)
class Scenery:
    """A photograph, and where its things are: (height, width)."""

    pixels: "Pixels"
    occupied: Mask


@dataclass(frozen=True, eq=False)
class Retouch:
    """What a box of the photograph looks like after a change."""

    change: Change
    box: Box
    pixels: "Pixels"


def retouched(change: Change, scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> Retouch | None:
    """A change of this sort of a thing that is clearly seen, and in one piece.

    Args:
        change: of which sort; ``added`` puts a second such thing beside it.
        scenery: the photograph.
        thing: to be changed.
        ground: what is behind it, if known.
        rng: chooses.

    Returns:
        None if this thing cannot be changed so.
    """
    for altered in _ALTER[change](scenery, thing, ground, rng):
        found = _tidied(scenery.pixels, altered)
        if found is not None:
            return Retouch(change, *found)
    return None


def _tidied(picture: "Pixels", altered: "Pixels") -> tuple[Box, "Pixels"] | None:
    """The smallest box with all that can be noticed, and its new pixels; None if it is no good difference."""
    rough = (picture != altered).any(axis=2)
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
    """Whether all changed pixels belong together."""
    reached = np.zeros_like(changed)
    reached.flat[np.flatnonzero(changed)[0]] = True
    while True:
        more = grown(reached, _JOINED) & changed
        if (more == reached).all():
            return bool((reached == changed).all())
        reached = more


def _soft(mask: Mask) -> "Floats":
    """How much of each pixel belongs to the mask, from 0 to 1, with soft edges: (height, width, 1)."""
    image = Image.fromarray(mask).convert("L").filter(ImageFilter.GaussianBlur(_SOFT))
    share = np.asarray(image, np.float64)[..., None] / 255
    return np.where(share < 0.02, 0, share)


def _blend(below: "Pixels", above: "Pixels", share: "Floats") -> "Pixels":
    return np.rint(below * (1 - share) + above * share).astype(np.uint8)


def _without(picture: "Pixels", ground: Ground) -> "Pixels":
    """The photograph without the thing."""
    left, top, right, bottom = ground.box
    bare = picture.copy()
    bare[top:bottom, left:right] = ground.pixels
    return bare


def _removed(scenery: Scenery, _: Cutout, ground: Ground | None, __: Stream) -> "Iterator[Pixels]":
    """Without the thing."""
    if ground is not None:
        yield _without(scenery.pixels, ground)


def _doubled(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With the thing twice, the second time at a free place on the same support."""
    if not _stands_alone(scenery, thing):
        return
    left, top, right, bottom = thing.box
    across, down = right - left, bottom - top
    for _try in range(_TRIES):
        x = rng.choice((-1, 1)) * (across + 20 + rng.below(2 * across))
        y = rng.between(-down // 5, down // 5)
        if _fits(scenery, scenery.pixels, scenery.occupied, thing, x, y):
            yield _pasted(scenery.pixels, scenery.pixels, thing.mask, x, y)


def _moved(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With the thing beside its place, on the same support; both places touch."""
    if ground is None or not _stands_alone(scenery, thing):
        return
    left, top, right, bottom = thing.box
    across, down = right - left, bottom - top
    bare, others = _without(scenery.pixels, ground), scenery.occupied & ~grown(thing.mask, 4)
    for _ in range(_TRIES):
        x, y = rng.between(-across, across), rng.between(-down // 3, down // 3)
        if (abs(x) >= across // 3 or abs(y) >= down // 4) and _fits(scenery, bare, others, thing, x, y):
            yield _pasted(bare, scenery.pixels, thing.mask, x, y)


def _stands_alone(scenery: Scenery, thing: Cutout) -> bool:
    """Whether it is no part of something larger, as far as the colours around it tell."""
    return spread_around(scenery.pixels, thing) <= _ALONE


def _fits(scenery: Scenery, below: "Pixels", occupied: Mask, thing: Cutout, x: int, y: int) -> bool:
    """Whether the thing, moved by x and y, stands free, and on ground like that around its own place."""
    left, top, right, bottom = thing.box
    height, width = occupied.shape
    if min(left + x, top + y, width - right - x, height - bottom - y) < BORDER:
        return False
    here = _slices(left - 8, top - 8, right + 8, bottom + 8)
    there = _slices(left + x, top + y, right + x, bottom + y)
    if occupied[there].any():
        return False
    mask = thing.mask[here]
    ring = grown(mask, 7) & ~grown(mask, 2) & ~occupied[here]
    if np.count_nonzero(ring) < 40:
        return False
    shape = grown(thing.mask[here], 6)
    beyond = _slices(left + x - 8, top + y - 8, right + x + 8, bottom + y + 8)
    around, under = lab(scenery.pixels[here][ring]), lab(below[beyond][shape])
    middle = around.mean(axis=0)
    usual, unusual = (np.percentile(np.linalg.norm(some - middle, axis=1), 90) for some in (around, under))
    return bool(np.linalg.norm(middle - under.mean(axis=0)) < _ALIKE and unusual < 1.25 * usual + 4)


def _slices(left: int, top: int, right: int, bottom: int) -> tuple[slice, slice]:
    return slice(max(top, 0), bottom), slice(max(left, 0), right)


def _pasted(below: "Pixels", source: "Pixels", mask: Mask, x: int, y: int) -> "Pixels":
    """The part of the source that the mask holds, moved by x and y; it does not leave the picture."""
    return _blend(below, np.roll(source, (y, x), (0, 1)), np.roll(_soft(mask), (y, x), (0, 1)))


def _recoloured(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """In another hue, or in some hue if it is grey."""
    picture = scenery.pixels
    left, top, right, bottom = thing.box
    part = _slices(left - 3, top - 3, right + 3, bottom + 3)
    light, a, b = np.moveaxis(lab(picture[part]), -1, 0)
    share = _soft(thing.mask)[part]
    grey = float(np.hypot(a, b)[thing.mask[part]].mean()) < _GREY
    for turn in rng.sample((50, 80, 110, 140, 180, 220, 250, 280, 310), 4):
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        if grey:
            depth = 26 * np.sin(np.pi * (light / 100).clip(0.08, 0.92))
            shown = _shown(light, a + depth * cos, b + depth * sin)
        else:
            shown = _shown(light, a * cos - b * sin, a * sin + b * cos)
        copy = picture.copy()
        copy[part] = _blend(picture[part], shown, share)
        yield copy


def _shown(light: "Floats", a: "Floats", b: "Floats") -> "Pixels":
    """Colours of CIELAB with as much of their chroma as a screen can show."""
    best = linear_rgb(np.stack([light, 0 * a, 0 * b], axis=-1))
    for part in (0.25, 0.5, 0.7, 0.85, 1.0):
        tried = linear_rgb(np.stack([light, part * a, part * b], axis=-1))
        fits = ((tried >= 0) & (tried <= 1)).all(axis=-1, keepdims=True)
        best = np.where(fits, tried, best)
    return encoded(best)


def _resized(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """Smaller or larger, on the same foot."""
    if ground is None or not _stands_alone(scenery, thing):
        return
    left, top, right, bottom = thing.box
    cut = scenery.pixels[top:bottom, left:right], thing.mask[top:bottom, left:right]
    for percent in rng.sample((64, 70, 76, 126, 134), 3):
        size = ((right - left) * percent // 100, (bottom - top) * percent // 100)
        pixels, shape = (np.asarray(Image.fromarray(part).resize(size, Image.Resampling.LANCZOS)) for part in cut)
        yield from _set(scenery, thing, ground, pixels, shape, ((left + right - size[0]) // 2, bottom - size[1]))


def _mirrored(scenery: Scenery, thing: Cutout, ground: Ground | None, _: Stream) -> "Iterator[Pixels]":
    """With left and right exchanged, in its place."""
    if ground is not None and _stands_alone(scenery, thing):
        left, top, right, bottom = thing.box
        place = _slices(left, top, right, bottom)
        yield from _set(scenery, thing, ground, scenery.pixels[place][:, ::-1], thing.mask[place][:, ::-1], (left, top))


def _set(
    scenery: Scenery, thing: Cutout, ground: Ground, pixels: "Pixels", shape: Mask, corner: tuple[int, int]
) -> "Iterator[Pixels]":
    """Instead of the thing another one of these pixels and this shape, if there is room for it at this corner."""
    height, width = thing.mask.shape
    x, y = corner
    down, across = shape.shape
    if min(x, y, width - x - across, height - y - down) < BORDER:
        return
    place = _slices(x, y, x + across, y + down)
    if (scenery.occupied & ~grown(thing.mask, 4))[place][shape].any():
        return
    bare = _without(scenery.pixels, ground)
    mask = np.zeros_like(thing.mask)
    mask[place] = shape
    bare[place] = _blend(bare[place], pixels, _soft(mask)[place])
    yield bare


def _reshaped(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With a part of its outline pushed outwards or inwards.

    The push is the local translation of A. Gustafsson, "Interactive Image Warping" (1993), which moves the middle of a
    disc and fades to its border.
    """
    left, top, right, bottom = thing.box
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    edge = np.argwhere(thing.mask & ~eroded(thing.mask, 1))
    size = math.sqrt(float(np.count_nonzero(thing.mask)))
    for _try in range(_TRIES):
        y, x = (int(place) for place in edge[rng.below(len(edge))])
        radius = size * (0.5 + 0.3 * rng.unit())
        away = math.hypot(x - middle_x, y - middle_y) or 1.0
        push = rng.choice((-1, 1)) * (0.55 + 0.25 * rng.unit()) * radius
        yield from _pushed(scenery.pixels, x, y, radius, (push * (x - middle_x) / away, push * (y - middle_y) / away))


def _pushed(picture: "Pixels", x: int, y: int, radius: float, step: tuple[float, float]) -> "Iterator[Pixels]":
    """The picture with the middle (x, y) of a disc pushed by a step, if the disc does not leave it."""
    height, width, _ = picture.shape
    reach = math.ceil(radius)
    if min(x, y, width - 1 - x, height - 1 - y) < reach + BORDER:
        return
    rows, columns = np.mgrid[y - reach : y + reach + 1, x - reach : x + reach + 1].astype(np.float64)
    within = np.maximum(radius**2 - (columns - x) ** 2 - (rows - y) ** 2, 0)
    share = (within / (within + step[0] ** 2 + step[1] ** 2)) ** 2
    warped = picture.copy()
    warped[y - reach : y + reach + 1, x - reach : x + reach + 1] = _sampled(
        picture, columns - share * step[0], rows - share * step[1]
    )
    yield warped


def _sampled(picture: "Pixels", x: "Floats", y: "Floats") -> "Pixels":
    """The colours at places between pixels, bilinearly."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - a) + picture[top, left + 1] * a
    lower = picture[top + 1, left] * (1 - a) + picture[top + 1, left + 1] * a
    found: Pixels = np.rint(upper * (1 - b) + lower * b).astype(np.uint8)
    return found


_Alter = Callable[[Scenery, Cutout, Ground | None, Stream], "Iterator[Pixels]"]
_ALTER: Final[Mapping[Change, _Alter]] = {
    "outline": _reshaped,
    "added": _doubled,
    "removed": _removed,
    "colour": _recoloured,
    "position": _moved,
    "size": _resized,
    "mirrored": _mirrored,
}
