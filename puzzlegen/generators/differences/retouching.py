"""Changes single things of a photograph, so that nothing but the thing and what touches it changes by one bit."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.colour_difference import ciede2000, encoded, lab, linear_rgb
from puzzlegen.generators.differences.cutouts import BORDER, Cutout, bounds, grown, opened, overlap
from puzzlegen.generators.differences.darkroom import Ground, soap_film
from puzzlegen.generators.differences.surroundings import (
    around,
    on_one_ground,
    plain_ahead,
    rimmed,
    set_off,
    stands_alone,
)
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

_SMOOTH: Final = 1.8  # pixels by which outlines are blurred, as segmenters see steps where there are none
_RIM: Final = 0.58  # of what is blurred so: where the middle of an edge is, a little within the outline
_STEEP: Final = 2.2  # times as steep as the blur are edges, about as soft as a lens makes them
_FADING: Final = 2.0  # pixels by which shadows are blurred
_EDGE: Final = 6  # pixels around a thing that go with it
_GREY: Final = 14.0  # CIELAB chroma of things that get a colour instead of another one
_MUTED: Final = 0.85  # of its chroma that a recoloured thing keeps: few things are as bright as a screen
_DARK: Final = 12.0  # CIELAB lightness, on an average, of things in which no colour is seen
_BLEACHED: Final = 84.0  # the same, from which on a screen can show no colour
_HALVINGS: Final = 8  # of the chroma, until as much as a screen can show is found
_SHOWN: Final = 0.8  # of the wanted chroma that a screen has to show, on an average
_ALIKE: Final = 9.0  # CIELAB distance of the mean colours of two places on one support
_MOST: Final = 95  # percent of the pixels of such places, of which none may be farther from the mean colour
_MORE: Final = 1.25  # than so many times what is usual and
_MUCH: Final = 4.0  # CIELAB units
_DRAWN: Final = (0.26, 0.34, 0.44)  # of half a thing's length, by which it is drawn out or in until that is seen
_EXPOSED: Final = 0.01  # of a thing, so much of what is behind it may have to appear although it is not known
_SYMMETRIC: Final = 0.85  # IoU of a thing's shape with its mirror image
_TURNS: Final = (50, 80, 110, 140, 180, 220, 250, 280, 310)  # degrees of hue
_SMALLEST: Final = 60  # percent of its size that a thing has at least that is put instead of another one
_LARGEST: Final = 125  # the same, at most
_APART: Final = 20  # pixels between a thing and its double
_PLACES: Final = 60  # where a thing is tried that is moved or doubled


@dataclass(frozen=True, eq=False)
class Scenery:
    """A photograph, and its things that may be changed."""

    pixels: "Pixels"
    things: tuple[Cutout, ...]

    @cached_property
    def alone(self) -> frozenset[Cutout]:
        """The things that may be moved: no parts of something larger, as far as the colours around them tell."""
        return frozenset(thing for thing in self.things if not thing.part and stands_alone(self.pixels, thing.whole))


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
    """How much of each pixel belongs to the mask, from 0 to 1, with soft edges: (height, width, 1).

    Steps of the outline are smoothed, and its rim, in which the ground shines through, is left out.
    """
    return ((_blurred(mask, _SMOOTH) - _RIM) * _STEEP + 0.5).clip(0, 1)


def _blurred(mask: Mask, radius: float) -> "Floats":
    image = Image.fromarray(mask).convert("L").filter(ImageFilter.GaussianBlur(radius))
    share = np.asarray(image, np.float64)[..., None] / 255
    return np.where(share < 0.02, 0, share)


def _blend(below: "Pixels | Floats", above: "Pixels", share: "Floats") -> "Pixels":
    return np.rint(below * (1 - share) + above * share).astype(np.uint8)


def _without(picture: "Pixels", ground: Ground) -> "Pixels":
    """The photograph without the thing."""
    left, top, right, bottom = ground.box
    bare = picture.copy()
    bare[top:bottom, left:right] = ground.pixels
    return bare


def _removed(scenery: Scenery, thing: Cutout, ground: Ground | None, _: Stream) -> "Iterator[Pixels]":
    """Without the thing."""
    if ground is not None and not thing.part and on_one_ground(scenery.pixels, thing.whole):
        yield _without(scenery.pixels, ground)


def _doubled(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With the thing twice, the second time at a free place on the same support."""
    if thing not in scenery.alone:
        return
    left, top, right, bottom = thing.box
    across, down, width = right - left, bottom - top, thing.mask.shape[1]
    piece = _piece(scenery, thing)
    for _try in range(_PLACES):
        x = rng.between(BORDER, width - BORDER - across) - left
        y = rng.between(-down // 3, down // 3)
        if abs(x) >= across + _APART:
            yield from _pasted(scenery, scenery.pixels, thing, piece, x, y)


def _moved(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With the thing beside its place, on the same support; both places touch."""
    if ground is None or thing not in scenery.alone:
        return
    left, top, right, bottom = thing.box
    across, down = right - left, bottom - top
    bare, piece = _without(scenery.pixels, ground), _piece(scenery, thing)
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
    there = _slices(left + x, top + y, right + x, bottom + y)
    if thing.blocked[there].any():
        return
    whole = thing.whole[around(thing.whole, 0)]
    if np.count_nonzero(whole & ~thing.support[there]) > np.count_nonzero(thing.whole & ~thing.support):
        return
    place = _slices(left - _EDGE + x, top - _EDGE + y, right + _EDGE + x, bottom + _EDGE + y)
    if _alike(_ring(scenery, thing), below[place][grown(piece.whole, _EDGE)]):
        yield _laid(below, piece, left - _EDGE + x, top - _EDGE + y)


def _alike(known: "Pixels", other: "Pixels") -> bool:
    """Whether some ground looks like that which is known, and has nothing on it that sticks out more: pixels (n, 3)."""
    one, two = lab(known), lab(other)
    middle = one.mean(axis=0)
    usual, unusual = (np.percentile(np.linalg.norm(some - middle, axis=1), _MOST) for some in (one, two))
    return bool(np.linalg.norm(middle - two.mean(axis=0)) < _ALIKE and unusual < _MORE * usual + _MUCH)


def _slices(left: int, top: int, right: int, bottom: int) -> tuple[slice, slice]:
    return slice(max(top, 0), bottom), slice(max(left, 0), right)


def _recoloured(scenery: Scenery, thing: Cutout, _: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """In another hue, or in some hue if it is grey."""
    picture = scenery.pixels
    if not set_off(picture, thing.mask):
        return
    part = around(thing.mask, 3)
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
    kept = np.zeros_like(light)
    for step in 0.5 ** np.arange(_HALVINGS):  # all of it, or else what bisection finds
        more = np.minimum(kept + step, 1.0)
        tried = linear_rgb(np.stack([light, more * a, more * b], axis=-1))
        kept = np.where(((tried >= 0) & (tried <= 1)).all(axis=-1), more, kept)
    return encoded(linear_rgb(np.stack([light, kept * a, kept * b], axis=-1))), kept


@dataclass(frozen=True, eq=False)
class _Piece:
    """A part of a photograph that is put elsewhere, possibly at another size, with `_EDGE` pixels around it.

    Attributes:
        pixels: what it shows.
        above: how much lighter each of them is than the ground would be there, in grey levels: (height, width, 3).
        shape: which of them are the thing, and ``whole`` which are the thing or its shadow, (height, width).
        foot: the middle of its lower edge, x and y in pixels of the piece.
    """

    pixels: "Pixels"
    above: "Floats"
    shape: Mask
    whole: Mask
    foot: tuple[float, float]


def _piece(scenery: Scenery, thing: Cutout, percent: int = 100) -> _Piece:
    """A thing with its shadow, at another size."""
    left, top, right, bottom = bounds(thing.whole)
    place = around(thing.whole, _EDGE)
    size = (right - left + 2 * _EDGE) * percent // 100, (bottom - top + 2 * _EDGE) * percent // 100
    pixels, bare, shape, whole = (
        np.asarray(Image.fromarray(found[place]).resize(size, Image.Resampling.LANCZOS))
        for found in (scenery.pixels, _smoothed(scenery, thing, _EDGE), thing.mask, thing.whole)
    )
    foot = (thing.box[0] + thing.box[2]) / 2 - left + _EDGE, thing.box[3] - top + _EDGE
    above = pixels.astype(np.float64) - bare
    return _Piece(pixels, above, shape, whole, (foot[0] * percent / 100, foot[1] * percent / 100))


def _laid(below: "Pixels", piece: _Piece, left: int, top: int) -> "Pixels":
    """The picture with a piece whose upper left corner is there.

    Around the thing, where edges are soft and shadows fade out, its ground gives way to that which lies there.
    """
    height, width = piece.shape.shape
    place = _slices(left, top, left + width, top + height)
    copy = below.copy()
    near = copy[place] + _blurred(grown(piece.whole, _EDGE // 2), _FADING) * piece.above
    copy[place] = _blend(near.clip(0, 255), piece.pixels, _soft(piece.shape))
    return copy


def _smoothed(scenery: Scenery, thing: Cutout, edge: int) -> "Pixels":
    """The photograph with smooth ground instead of the thing and so many pixels around it."""
    part = around(thing.whole, 2 * edge)
    ground = scenery.pixels.copy()
    ground[part] = soap_film(scenery.pixels[part], grown(thing.whole[part], edge))
    return ground


def _ring(scenery: Scenery, thing: Cutout) -> "Pixels":
    """The pixels of the ground around a thing: (n, 3)."""
    part = around(thing.whole, 8)
    return scenery.pixels[part][grown(thing.whole[part], 7) & ~grown(thing.whole[part], 2)]


def _resized(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """Smaller or larger, on the same foot."""
    if ground is not None and thing in scenery.alone:
        for percent in rng.sample((64, 70, 76, 126, 134), 3):
            yield from _set(scenery, thing, ground, _piece(scenery, thing, percent))


def _mirrored(scenery: Scenery, thing: Cutout, ground: Ground | None, _: Stream) -> "Iterator[Pixels]":
    """With left and right exchanged, in its place; not of what casts a shadow, which tells where the light is."""
    if ground is None or thing.shaded or thing not in scenery.alone:
        return
    one = _piece(scenery, thing)
    mirrored = np.fliplr(one.shape)
    if overlap(one.shape, mirrored) >= _SYMMETRIC:
        turned = replace(one, pixels=np.fliplr(one.pixels), above=np.fliplr(one.above), shape=mirrored, whole=mirrored)
        yield from _set(scenery, thing, ground, turned)


def _replaced(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With another thing of the photograph in its place, of the same size, if both stand on like ground."""
    if ground is None or thing not in scenery.alone:
        return
    here = lab(_ring(scenery, thing)).mean(axis=0)
    for number in rng.permutation(len(scenery.things)):
        other = scenery.things[number]
        percent = round(100 * math.sqrt(np.count_nonzero(thing.mask) / np.count_nonzero(other.mask)))
        if (
            other is not thing
            and _SMALLEST <= percent <= _LARGEST
            and other in scenery.alone
            and np.linalg.norm(here - lab(_ring(scenery, other)).mean(axis=0)) < _ALIKE
        ):
            yield from _set(scenery, thing, ground, _piece(scenery, other, percent))


def _set(scenery: Scenery, thing: Cutout, ground: Ground, piece: _Piece) -> "Iterator[Pixels]":
    """Instead of the thing a piece on the same foot, if there is room for it."""
    height, width = thing.mask.shape
    left, _, right, bottom = thing.box
    x, y = round((left + right) / 2 - piece.foot[0]), round(bottom - piece.foot[1])
    down, across = piece.shape.shape
    if min(x, y, width - x - across, height - y - down) < BORDER - _EDGE:
        return
    place = _slices(x, y, x + across, y + down)
    if thing.blocked[place][piece.whole].any():
        return
    yield _laid(_without(scenery.pixels, ground), piece, x, y)


def _reshaped(scenery: Scenery, thing: Cutout, ground: Ground | None, rng: Stream) -> "Iterator[Pixels]":
    """With one half drawn out from its middle; or drawn in, where it is known what appears there.

    It goes along an axis of the thing, the more the farther from the middle, so that what is straight along or across
    that axis stays straight, and what is round becomes an egg.
    """
    if thing.part:
        return
    known = ground is not None and on_one_ground(scenery.pixels, thing.whole)
    if not known and rimmed(scenery.pixels, thing.whole):
        return
    axis = _axis(thing.mask)
    bare = _without(scenery.pixels, ground) if ground is not None and known else _smoothed(scenery, thing, _EDGE // 2)
    for turn in rng.permutation(4):
        angle = axis + math.pi / 2 * turn
        if not plain_ahead(scenery.pixels, thing.whole, angle):
            continue
        sense = -1 if known and rng.below(2) else 1
        for more in _DRAWN:
            drawn = _drawn(scenery.pixels, thing, bare, known, (math.cos(angle), math.sin(angle)), sense * more)
            if drawn is not None and not (drawn != scenery.pixels).any(axis=2)[thing.blocked].any():
                yield drawn


def _axis(mask: Mask) -> float:
    """The direction in which a thing is longest, in radians from the right by way of below."""
    y, x = np.argwhere(mask).T
    (xx, xy), (_, yy) = np.cov(x, y)
    return math.atan2(2 * xy, xx - yy) / 2


def _drawn(
    picture: "Pixels", thing: Cutout, bare: "Pixels", known: bool, ahead: tuple[float, float], more: float
) -> "Pixels | None":
    """The picture with the half of a thing that lies ahead of its middle longer by this share, or shorter.

    What is around the thing goes with it where ``bare`` shows something else: soft edges, and shadows. None if that
    half leaves the picture, or if something has to appear that is not ``known``.
    """
    y, x = np.argwhere(thing.whole).T
    middle_x, middle_y = x.mean(), y.mean()
    length = float(((x - middle_x) * ahead[0] + (y - middle_y) * ahead[1]).max())
    part = around(thing.whole, math.ceil(abs(more) * length) + _EDGE)
    rows, columns = (grid.astype(np.float64) for grid in np.mgrid[part])
    height, width = thing.mask.shape
    if min(part[0].start, part[1].start, height - part[0].stop, width - part[1].stop) < BORDER // 2:
        return None
    along = ((columns - middle_x) * ahead[0] + (rows - middle_y) * ahead[1]).clip(0) / length
    # Places u go to u + more u^2, so that what is shown at t comes from the solution of that
    back = length * ((np.sqrt(np.maximum(1 + 4 * more * along, 0)) - 1) / (2 * more) - along)
    source = (columns + back * ahead[0]).clip(0, width - 2), (rows + back * ahead[1]).clip(0, height - 2)
    share = _soft(thing.mask)
    covered = _sampled(share, *source)
    exposed = (share[part] >= 0.5) & (covered < 0.5)
    if not known and np.count_nonzero(exposed) > _EXPOSED * np.count_nonzero(thing.whole):
        return None
    near = bare[part] + _sampled(picture.astype(np.float64) - bare, *source)
    shown = np.rint(_sampled(picture, *source)).astype(np.uint8)
    drawn = picture.copy()
    drawn[part] = _blend(near.clip(0, 255), shown, covered)
    return drawn


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
    "replaced": _replaced,
}
