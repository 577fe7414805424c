"""Changes single things of a photograph, so that nothing but the thing and what touches it changes by one bit."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.core.item import Box
from puzzlegen.core.stream import Stream
from puzzlegen.facts.colour_difference import ciede2000, encoded, lab, linear_rgb
from puzzlegen.facts.differences.terms import Change
from puzzlegen.generators.differences.kits.cutouts import BORDER, Cutout, bounds, eroded, grown, opened, overlap
from puzzlegen.generators.differences.kits.fillings import soap_film
from puzzlegen.generators.differences.kits.preparation import Ground
from puzzlegen.generators.differences.kits.surroundings import (
    around,
    goes_on,
    on_one_ground,
    plain_ahead,
    rimmed,
    set_off,
    spread_around,
    stands_alone,
)
from puzzlegen.models import Mask
from puzzlegen.models.packages import imported

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

_EDGE: Final = BORDER  # pixels around a thing that go with it
_UNSURE: Final = (3, 5)  # pixels within and around the outline of a segmenter, where a matte tells what is the thing
_MIXED: Final = 0.42  # of the most that the pixels there can be mixed, from which on the outline is not clear
_PLAIN: Final = 4.0  # spread of CIELAB colours on ground on which every trace would be seen
_HIDDEN: Final = 0.3  # of a pixel: where less of the ground is seen, nothing is known of its light
_STEPPED: Final = 0.8  # pixels by which the edge of what is drawn out is blurred, or it would have steps
_STEEP: Final = 1.5  # times as steep as that are edges then, about as soft as before
_COARSE: Final = 2  # pixels: what is blurred by so much is no pattern any more
_FINE: Final = 8.0  # CIELAB distance from that, in the median, from which on a pattern is fine
_CRISP: Final = ImageFilter.UnsharpMask(radius=1.5, percent=150, threshold=0)  # what is drawn out gets soft
_SETTLING: Final = 3.0  # pixels by which something has moved where all of it is drawn anew
_FADING: Final = 2.0  # pixels by which shadows are blurred
_SLIGHT: Final = 0.03  # of the light of the ground: what is darker by less is no shadow, but the grain of the ground
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
_DRAWN: Final = (0.2, 0.26, 0.34)  # of half a thing's length, by which it is drawn out or in until that is seen
_EXPOSED: Final = 0.01  # of a thing, so much of what is behind it may have to appear although it is not known
_SYMMETRIC: Final = 0.85  # IoU of a thing's shape with its mirror image
_LEAVES: Final = (95, 150)  # degrees of hue
_TURNS_OF_LEAVES: Final = (280, 295, 310)  # degrees of hue: no tree is blue
_TRACE: Final = 0.02  # of a pixel, below which it does not belong to a thing
_TURNS: Final = (50, 80, 110, 140, 180, 220, 250, 280, 310)  # degrees of hue
_SMALLEST: Final = 60  # percent of its size that a thing has at least that is put instead of another one
_LARGEST: Final = 125  # the same, at most
_APART: Final = 20  # pixels between a thing and its double
_PLACES: Final = 60  # where a thing is tried that is moved or doubled


@dataclass(frozen=True, eq=False)
class Scenery:
    """A photograph, its things that may be changed, and what is behind those of which it is known."""

    pixels: "Pixels"
    things: tuple[Cutout, ...]
    grounds: Mapping[Cutout, Ground]
    _mattes: "dict[Cutout, Matte | None]" = field(default_factory=dict, repr=False)

    def matte(self, thing: Cutout) -> "Matte | None":
        """A thing and its shadow with `_EDGE` pixels around them, taken apart; None if its outline is not clear."""
        if thing not in self._mattes:
            self._mattes[thing] = _taken_apart(self.pixels, thing)
        return self._mattes[thing]

    @cached_property
    def alone(self) -> frozenset[Cutout]:
        """The things that may be moved: no parts of something larger, as far as the colours around them tell.

        Either something else is all around a thing, or nothing tells of it once it is gone.
        """
        return frozenset(
            thing
            for thing in self.things
            if not thing.part and (stands_alone(self.pixels, thing.whole) or self._leaves_no_trace(thing))
        )

    @cached_property
    def loose(self) -> frozenset[Cutout]:
        """Those of them of which it is known what is behind them, so that they may leave their place."""
        return frozenset(thing for thing in self.alone if thing in self.grounds)

    def _leaves_no_trace(self, thing: Cutout) -> bool:
        """Whether no shadow and no rim is left around the place of a thing that is clearly seen on plain ground."""
        if thing not in self.grounds or self.matte(thing) is None:
            return False
        ground, hole, bare = self.grounds[thing], np.zeros_like(thing.mask), self.without(thing)
        hole[_slices(*ground.box)] = ground.hole
        return (
            set_off(self.pixels, thing.whole)
            and not goes_on(self.pixels, thing.whole)
            and spread_around(bare, hole) <= _PLAIN
            and on_one_ground(bare, hole)
        )

    def without(self, thing: Cutout) -> "Pixels":
        """The photograph without a thing of which it is known what is behind it."""
        left, top, right, bottom = self.grounds[thing].box
        bare = self.pixels.copy()
        bare[top:bottom, left:right] = self.grounds[thing].pixels
        return bare


def _taken_apart(picture: "Pixels", thing: Cutout) -> "Matte | None":
    """A thing and its ground; None if it is narrow, or if much of its outline is a mixture of both."""
    with imported("Retouching"):
        from puzzlegen.models import matting
    part = around(thing.whole, _EDGE)
    inside, outside = eroded(thing.mask[part], _UNSURE[0]), ~grown(thing.mask[part], _UNSURE[1])
    if not inside.any():
        return None
    found = matting.matte(picture[part], inside, outside)
    share = found.share[~inside & ~outside]
    return found if np.mean(4 * share * (1 - share)) <= _MIXED else None


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


def _blurred(levels: "Floats | Mask", radius: float) -> "Floats":
    """Values from 0 to 1, (height, width), blurred, in steps of 1/255."""
    image = Image.fromarray(np.rint(255 * levels).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius))) / 255


def _blend(below: "Pixels | Floats", above: "Pixels | Floats", share: "Floats") -> "Pixels":
    """So much of each pixel from above, (height, width), the rest from below."""
    return np.rint(below * (1 - share[..., None]) + above * share[..., None]).astype(np.uint8)


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


def _recoloured(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """In another hue, or in some hue if it is grey; what is green as leaves are turns yellow or red."""
    picture, matte = scenery.pixels, scenery.matte(thing)
    if matte is None or not set_off(picture, thing.mask):
        return
    part = around(thing.whole, _EDGE)
    mask = thing.mask[part]
    light, a, b = np.moveaxis(lab(picture[part]), -1, 0)
    own_light, own_a, own_b = np.moveaxis(lab(matte.thing.astype(np.uint8)), -1, 0)
    if not _DARK <= float(light[mask].mean()) <= _BLEACHED:
        return
    grey = float(np.hypot(a, b)[mask].mean()) < _GREY
    leafy = not grey and _LEAVES[0] < math.degrees(math.atan2(b[mask].mean(), a[mask].mean())) < _LEAVES[1]
    turns = _TURNS_OF_LEAVES if leafy else _TURNS
    for turn in rng.permutation(len(turns)):
        cos, sin = math.cos(math.radians(turns[turn])), math.sin(math.radians(turns[turn]))
        if grey:
            depth = 26 * np.sin(np.pi * (own_light / 100).clip(0.08, 0.92))
            more_a, more_b = depth * cos, depth * sin
        else:
            more_a = _MUTED * (own_a * cos - own_b * sin) - own_a
            more_b = _MUTED * (own_a * sin + own_b * cos) - own_b
        shown, kept = _shown(light, a + matte.share * more_a, b + matte.share * more_b)
        if float(kept[mask].mean()) < _SHOWN:
            continue
        copy = picture.copy()
        copy[part] = np.where(matte.share[..., None] > _TRACE, shown, picture[part])
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
    size = (right - left + 2 * _EDGE) * percent // 100, (bottom - top + 2 * _EDGE) * percent // 100
    levels = matte.thing, 255 * matte.share, 255 * _light(scenery, thing, matte)
    pixels, share, light = (
        np.asarray(Image.fromarray(np.rint(level).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS))
        for level in levels
    )
    whole = np.asarray(Image.fromarray(thing.whole[around(thing.whole, _EDGE)]).resize(size))
    foot = (thing.box[0] + thing.box[2]) / 2 - left + _EDGE, thing.box[3] - top + _EDGE
    return _Piece(pixels, share / 255, light / 255, whole, (foot[0] * percent / 100, foot[1] * percent / 100))


def _light(scenery: Scenery, thing: Cutout, matte: "Matte") -> "Floats":
    """How much of the light of the ground the shadow of a thing leaves, from 0 to 1: (height, width) of the matte."""
    part = around(thing.whole, _EDGE)
    lit = _smoothed(scenery, thing, _UNSURE[1])[part].mean(axis=2)
    left = ((matte.ground.mean(axis=2) + 1) / (lit + 1) + _SLIGHT).clip(0, 1)
    seen = matte.share < 1 - _HIDDEN
    left = _blurred(np.where(seen, left, 0), _FADING) / np.maximum(_blurred(seen, _FADING), 1 / 255)
    light: Floats = 1 - _blurred(grown(thing.whole[part], _UNSURE[1]), _FADING) * (1 - left.clip(0, 1))
    return light


def _laid(below: "Pixels", piece: _Piece, left: int, top: int) -> "Pixels":
    """The picture with a piece whose upper left corner is there."""
    height, width = piece.share.shape
    place = _slices(left, top, left + width, top + height)
    copy = below.copy()
    copy[place] = _blend(copy[place] * piece.light[..., None], piece.pixels, piece.share)
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
    here = lab(_ring(scenery, thing)).mean(axis=0)
    for number in rng.permutation(len(scenery.things)):
        other = scenery.things[number]
        matte = scenery.matte(other)
        percent = round(100 * math.sqrt(np.count_nonzero(thing.mask) / np.count_nonzero(other.mask)))
        if (
            other is not thing
            and matte is not None
            and _SMALLEST <= percent <= _LARGEST
            and other in scenery.alone
            and np.linalg.norm(here - lab(_ring(scenery, other)).mean(axis=0)) < _ALIKE
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
    place = _slices(x, y, x + across, y + down)
    bare = scenery.without(thing)
    if thing.blocked[place][piece.whole].any() or not _alike(_ring(scenery, thing), bare[place]):
        return
    yield _laid(bare, piece, x, y)


def _reshaped(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
    """With one half drawn out from its middle; or drawn in, where it is known what appears there.

    It goes along an axis of the thing, the more the farther from the middle, so that what is straight along or across
    that axis stays straight, and what is round becomes an egg.
    """
    matte = scenery.matte(thing)
    if matte is None or thing.part or _patterned(scenery.pixels, thing.mask):
        return
    known = thing in scenery.loose
    if not known and rimmed(scenery.pixels, thing.whole):
        return
    axis = _axis(thing.mask)
    bare = scenery.without(thing) if known else _smoothed(scenery, thing, _UNSURE[0])
    for turn in rng.permutation(4):
        angle = axis + math.pi / 2 * turn
        if not plain_ahead(scenery.pixels, thing.whole, angle):
            continue
        sense = -1 if known and rng.below(2) else 1
        for more in _DRAWN:
            drawn = _drawn(scenery, thing, matte, bare, known, (math.cos(angle), math.sin(angle)), sense * more)
            if drawn is not None and not (drawn != scenery.pixels).any(axis=2)[thing.blocked].any():
                yield drawn


def _patterned(picture: "Pixels", mask: Mask) -> bool:
    """Whether most of a thing is a fine pattern, such as print or beads, which would be blurred beside what stays."""
    part = around(mask, 2 * _COARSE)
    soft = Image.fromarray(picture[part]).filter(ImageFilter.GaussianBlur(_COARSE))
    inner = mask[part]
    away = np.linalg.norm(lab(picture[part][inner]) - lab(np.asarray(soft)[inner]), axis=1)
    return bool(np.median(away) > _FINE)


def _axis(mask: Mask) -> float:
    """The direction in which a thing is longest, in radians from the right by way of below."""
    y, x = np.argwhere(mask).T
    (xx, xy), (_, yy) = np.cov(x, y)
    return math.atan2(2 * xy, xx - yy) / 2


def _drawn(
    scenery: Scenery,
    thing: Cutout,
    matte: "Matte",
    bare: "Pixels",
    known: bool,
    ahead: tuple[float, float],
    more: float,
) -> "Pixels | None":
    """The picture with the half of a thing that lies ahead of its middle longer by this share, or shorter.

    Its shadow goes with it, over ``bare`` ground. None if that half leaves the picture, if it gets to ground of another
    kind, or if something has to appear that is not ``known``.
    """
    picture = scenery.pixels
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
    stretch = np.sqrt(np.maximum(1 + 4 * more * along, 0))
    back = length * ((stretch - 1) / (2 * more) - along)
    source = (columns + back * ahead[0]).clip(0, width - 2), (rows + back * ahead[1]).clip(0, height - 2)
    share, light, colours = np.zeros((height, width, 1)), np.ones((height, width, 1)), picture.astype(np.float64)
    old = around(thing.whole, _EDGE)
    share[old], light[old], colours[old] = matte.share[..., None], _light(scenery, thing, matte)[..., None], matte.thing
    edges = _blurred(_sampled(share, *source)[..., 0], _STEPPED) - 0.5
    covered = (edges * _STEEP * np.maximum(stretch, 1) + 0.5).clip(0, 1)
    before, after = share[part][..., 0] >= 0.5, covered >= 0.5
    if not known and np.count_nonzero(before & ~after) > _EXPOSED * np.count_nonzero(thing.whole):
        return None
    inner = grown(thing.whole[part], 2)
    near = grown(thing.whole[part], _UNSURE[1]) & ~inner & (along > 0)
    fresh = grown(after & ~before, _UNSURE[0]) & ~inner & (along > 0)
    if fresh.any() and not _alike(picture[part][near], picture[part][fresh]):
        return None
    pulled = np.rint(_sampled(colours, *source).clip(0, 255)).astype(np.uint8)
    pulled = _blend(pulled, np.asarray(Image.fromarray(pulled).filter(_CRISP)), (stretch - 1).clip(0, 1))
    shown = _blend(bare[part] * _sampled(light, *source), pulled, covered)
    drawn = picture.copy()
    drawn[part] = _blend(picture[part], shown, (np.abs(back) / _SETTLING).clip(0, 1))
    return drawn


def _sampled(picture: "NDArray[Any]", x: "Floats", y: "Floats") -> "Floats":
    """The values at places between pixels, bilinearly."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - a) + picture[top, left + 1] * a
    lower = picture[top + 1, left] * (1 - a) + picture[top + 1, left + 1] * a
    found: Floats = upper * (1 - b) + lower * b
    return found


_Alter = Callable[[Scenery, Cutout, Stream], "Iterator[Pixels]"]
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
