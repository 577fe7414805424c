"""Changes single things of a photograph, so that nothing but the thing and what touches it changes by one bit."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.colour_difference import ciede2000, encoded, lab, linear_rgb
from puzzlegen.generators.differences.cutouts import BORDER, Cutout, bounds, eroded, grown, opened, overlap
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

_SOFT: Final = 0.8  # pixels by which edges are blurred, as lenses do
_GREY: Final = 14.0  # CIELAB chroma of things that get a colour instead of another one
_MUTED: Final = 0.85  # of its chroma that a recoloured thing keeps: few things are as bright as a screen
_DARK: Final = 12.0  # CIELAB lightness, on an average, of things in which no colour is seen
_BLEACHED: Final = 84.0  # the same, from which on a screen can show no colour
_SHOWN: Final = 0.8  # of the wanted chroma that a screen has to show, on an average
_ALIKE: Final = 9.0  # CIELAB distance of the mean colours of two places on one support
_ALONE: Final = 12.0  # spread of CIELAB colours around a thing, up to which it may be moved or turned
_EVEN: Final = 13.0  # CIELAB distance of the colours on one side of a thing from those all around it
_SKIN: Final = 0.2  # of a thing with its surroundings
_SYMMETRIC: Final = 0.85  # IoU of a thing's shape with its mirror image
_TURNS: Final = (50, 80, 110, 140, 180, 220, 250, 280, 310)  # degrees of hue
_TRIES: Final = 6
_PLACES: Final = 30  # where a thing is tried that is moved or doubled
_SIDES: Final = 8  # into which the ring around a thing is divided
_LEAST_RING: Final = 9  # pixels of a side, from which on it is looked at


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


def _removed(scenery: Scenery, thing: Cutout, ground: Ground | None, _: Stream) -> "Iterator[Pixels]":
    """Without the thing."""
    if ground is not None and _on_one_ground(scenery, thing):
        yield _without(scenery.pixels, ground)


def _doubled(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With the thing twice, the second time at a free place on the same support."""
    if not _stands_alone(scenery, thing):
        return
    left, top, right, bottom = thing.box
    across, down = right - left, bottom - top
    for _try in range(_PLACES):
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
    for _ in range(_PLACES):
        x, y = rng.between(-across, across), rng.between(-down // 3, down // 3)
        if (abs(x) >= across // 3 or abs(y) >= down // 4) and _fits(scenery, bare, others, thing, x, y):
            yield _pasted(bare, scenery.pixels, thing.mask, x, y)


def _stands_alone(scenery: Scenery, thing: Cutout) -> bool:
    """Whether it is no part of something larger, as far as the colours around it tell."""
    return spread_around(scenery.pixels, thing) <= _ALONE and _on_one_ground(scenery, thing)


def _on_one_ground(scenery: Scenery, thing: Cutout) -> bool:
    """Whether the ring around it has about the same colour on all sides: no shadow, and nothing that it belongs to."""
    left, top, right, bottom = thing.box
    part = _slices(left - 10, top - 10, right + 10, bottom + 10)
    ring = grown(thing.mask[part], 9) & ~grown(thing.mask[part], 3)
    colours = lab(scenery.pixels[part][ring])
    rows, columns = np.nonzero(ring)
    angles = np.arctan2(rows - rows.mean(), columns - columns.mean())
    sides = np.floor((angles / (2 * np.pi) % 1) * _SIDES).astype(int)
    usual = np.median(colours, axis=0)
    return all(
        np.linalg.norm(np.median(colours[sides == side], axis=0) - usual) <= _EVEN
        for side in range(_SIDES)
        if np.count_nonzero(sides == side) >= _LEAST_RING
    )


def of_skin(picture: "Pixels", thing: Cutout) -> bool:
    """Whether a thing and what is around it have the colours of skin, or of sandy fur: people would look gruesome.

    A rule of thumb, by the hues of skin of all tones in CIELAB; wood and sand in such a hue are left alone with it.
    """
    left, top, right, bottom = thing.box
    part = _slices(left - 10, top - 10, right + 10, bottom + 10)
    light, a, b = np.moveaxis(lab(picture[part][grown(thing.mask[part], 9)]), -1, 0)
    hue, chroma = np.degrees(np.arctan2(b, a)), np.hypot(a, b)
    skin = (hue >= 25) & (hue <= 68) & (chroma >= 11) & (chroma <= 42) & (light >= 30) & (light <= 90)
    return bool(skin.mean() >= _SKIN)


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
    mask = thing.mask[part]
    light, a, b = np.moveaxis(lab(picture[part]), -1, 0)
    if not _DARK <= float(light[mask].mean()) <= _BLEACHED:
        return
    share = _soft(thing.mask)[part]
    grey = float(np.hypot(a, b)[mask].mean()) < _GREY
    for turn in rng.permutation(len(_TURNS)):
        cos, sin = math.cos(math.radians(_TURNS[turn])), math.sin(math.radians(_TURNS[turn]))
        if grey:
            depth = 26 * np.sin(np.pi * (light / 100).clip(0.08, 0.92))
            wanted = a + depth * cos, b + depth * sin
        else:
            wanted = _MUTED * (a * cos - b * sin), _MUTED * (a * sin + b * cos)
        shown, kept = _shown(light, *wanted)
        if float(kept[mask].mean()) < _SHOWN:
            continue
        copy = picture.copy()
        copy[part] = _blend(picture[part], shown, share)
        yield copy


def _shown(light: "Floats", a: "Floats", b: "Floats") -> "tuple[Pixels, Floats]":
    """Colours of CIELAB with as much of their chroma as a screen can show, and how much that is."""
    best, kept = linear_rgb(np.stack([light, 0 * a, 0 * b], axis=-1)), np.zeros_like(light)[..., None]
    for part in (0.25, 0.5, 0.7, 0.85, 1.0):
        tried = linear_rgb(np.stack([light, part * a, part * b], axis=-1))
        fits = ((tried >= 0) & (tried <= 1)).all(axis=-1, keepdims=True)
        best, kept = np.where(fits, tried, best), np.where(fits, part, kept)
    return encoded(best), kept[..., 0]


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
    left, top, right, bottom = thing.box
    place = _slices(left, top, right, bottom)
    shape: Mask = thing.mask[place]
    mirrored: Mask = np.fliplr(shape)
    if ground is not None and _stands_alone(scenery, thing) and overlap(shape, mirrored) >= _SYMMETRIC:
        yield from _set(scenery, thing, ground, np.fliplr(scenery.pixels[place]), mirrored, (left, top))


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


def _reshaped(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With a part of its outline pushed outwards; or inwards, where it is known what appears there.

    Only the thing is bent, and not what is around it. The push is the local translation of A. Gustafsson, "Interactive
    Image Warping" (1993), which moves the middle of a disc and fades to its border.
    """
    left, top, right, bottom = thing.box
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    edge = np.argwhere(thing.mask & ~eroded(thing.mask, 1))
    size = math.sqrt(float(np.count_nonzero(thing.mask)))
    share = _soft(thing.mask)
    others = scenery.occupied & ~grown(thing.mask, 4)
    bare = None if ground is None or not _on_one_ground(scenery, thing) else _without(scenery.pixels, ground)
    for _try in range(_TRIES):
        y, x = (int(place) for place in edge[rng.below(len(edge))])
        radius = size * (0.65 + 0.35 * rng.unit())
        away = math.hypot(x - middle_x, y - middle_y) or 1.0
        push = (0.35 + 0.15 * rng.unit()) * radius
        inwards = rng.below(2) and bare is not None
        step = push * (x - middle_x) / away, push * (y - middle_y) / away
        if inwards:
            step = -step[0], -step[1]
        below = bare if bare is not None and inwards else scenery.pixels
        for bent in _pushed(scenery.pixels, share, below, (x, y), radius, step):
            if not (bent != scenery.pixels).any(axis=2)[others].any():
                yield bent


def _pushed(
    picture: "Pixels",
    share: "Floats",
    below: "Pixels",
    middle: tuple[int, int],
    radius: float,
    step: tuple[float, float],
) -> "Iterator[Pixels]":
    """The picture with a thing bent: a disc of it is pushed by a step, on what is below; none if it leaves it."""
    (height, width, _), (x, y) = picture.shape, middle
    reach = math.ceil(radius)
    if min(x, y, width - 1 - x, height - 1 - y) < reach + BORDER:
        return
    rows, columns = np.mgrid[y - reach : y + reach + 1, x - reach : x + reach + 1].astype(np.float64)
    within = np.maximum(radius**2 - (columns - x) ** 2 - (rows - y) ** 2, 0)
    moved = (within / (within + step[0] ** 2 + step[1] ** 2)) ** 2
    source = columns - moved * step[0], rows - moved * step[1]
    place = _slices(x - reach, y - reach, x + reach + 1, y + reach + 1)
    bent = _blend(below[place], np.rint(_sampled(picture, *source)).astype(np.uint8), _sampled(share, *source))
    warped = picture.copy()
    warped[place] = np.where((within > 0)[..., None], bent, picture[place])
    yield warped


def _sampled(picture: "NDArray[Any]", x: "Floats", y: "Floats") -> "Floats":
    """The values at places between pixels, bilinearly."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - a) + picture[top, left + 1] * a
    lower = picture[top + 1, left] * (1 - a) + picture[top + 1, left + 1] * a
    found: Floats = upper * (1 - b) + lower * b
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
