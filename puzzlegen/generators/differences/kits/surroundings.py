"""What is around a thing of a photograph: whether it is one plain ground, and how far the thing's shadow reaches."""

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from puzzlegen.facts.colour_difference import lab
from puzzlegen.generators.differences.kits.cutouts import BORDER, Cutout, bounds, eroded, grown, opened
from puzzlegen.models import Mask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

UNEVEN: Final = 12.0  # spread of CIELAB colours around a thing, beyond which it stays where it is
_EVEN: Final = 13.0  # CIELAB distance of the colours on one side of a thing from those all around it
_NEAR: Final = 3  # pixels from a thing where its surroundings begin
_AWAY: Final = 9  # the same, where they end
_SIDES: Final = 8  # into which the surroundings are divided
_CLOSE: Final = 5  # pixels around a thing in which what leaves it is looked for
_STRANGE: Final = 10.0  # CIELAB distance from the ground of what leaves it, and three times as far as is usual
_CROSSED: Final = 0.02  # of the pixels there, from which on something leaves it
_MOST_CROSSED: Final = 24  # the same, of large things, in pixels
_LEAST_RING: Final = 9  # pixels of a side, from which on it is looked at
_AHEAD: Final = 0.3  # cosine of the angle up to which something is on a side
_BANDED: Final = 16.0  # CIELAB distance of what is next to a thing from what is farther, from which on it has a frame
_SAME_COLOUR: Final = 9.0  # CIELAB distance up to which something has the colour of a thing
_LIKE: Final = 15.0  # the same, where the light may differ, as on both sides of what covers a thing,
_HALF: Final = 0.4  # of its area that its other half has at least
_AGAIN: Final = 0.1  # of what is close by, from which on that colour comes again
_FAINT: Final = 5.0  # CIELAB distance of a side of a thing from what is beside it, below which its border is not seen
_BEHIND: Final = 18  # pixels around a thing in which its rim is compared with what is farther
_RIM_BANDS: Final = ((1, 4), (4, 8), (9, _BEHIND))  # pixels around it: a rim, what is next to that, what is farther
_RIM: Final = 8.0  # CIELAB distance of a rim from what is farther, and so many times that of what is next to it:
_FALLING: Final = 1.8
_MOST_RIMMED: Final = 0.25  # of its outline: what has more of a rim is not the whole thing
_SKIN: Final = 0.2  # of a thing with its surroundings

_DARKER: Final = 3.5  # CIELAB lightness by which a shadow is darker than the ground that it falls on
_TINT: Final = 10.0  # CIELAB chroma and hue by which it may differ from that ground
_LONG: Final = 0.35  # of a thing's size: how far a shadow is followed, at least `_LEAST_LONG`
_LEAST_LONG: Final = 8
_BEYOND: Final = 6  # pixels of ground behind that, with which a shadow is compared
_FAR: Final = 1.0  # of a thing's size: how far the rest of a shadow is looked for, at least `_LEAST_FAR`
_LEAST_FAR: Final = 32
_TAKEN: Final = 0.014  # of the long side of a photograph: so much around a thing goes with it
_SOFT: Final = 2.0  # pixels by which the grain of the ground is blurred
_DIMMER: Final = 2.0  # CIELAB lightness by which the rest of a shadow is darker than the ground,
_CLEARLY: Final = 3.0  # and so many times what is usual there
_CAST: Final = 0.04  # of a thing's area that the rest of its shadow has at least, and so many pixels
_LEAST_CAST: Final = 40
_FITS: Final = 4  # of the plane of light
_BROAD: Final = 0.25  # of the border of where a shadow is looked for: what covers more of it is no shadow


def spread_around(picture: "Pixels", mask: Mask) -> float:
    """How much colours vary in the ring around a thing, in units of CIELAB: little where it stands on one ground."""
    part = around(mask, _AWAY)
    ring = grown(mask[part], _AWAY - 1) & ~grown(mask[part], _NEAR)
    return float(np.linalg.norm(lab(picture[part][ring]).std(axis=0)))


def on_one_ground(picture: "Pixels", mask: Mask) -> bool:
    """True if the ring around a thing has about the same colour on all sides: no shadow, and nothing it belongs to.

    Nor does anything narrow leave it, such as a spoon's handle, or go along its outline, such as a rim.
    """
    part = around(mask, _AWAY + 1)
    ring = grown(mask[part], _AWAY) & ~grown(mask[part], _NEAR)
    colours = lab(picture[part][ring])
    sides = _sides(mask[part], _SIDES)[ring]
    usual = np.median(colours, axis=0)
    close = grown(mask[part], _CLOSE) & ~grown(mask[part], _NEAR - 1)
    if _crossed(lab(picture[part][close]), usual):
        return False
    return not rimmed(picture, mask) and all(
        np.linalg.norm(np.median(colours[sides == side], axis=0) - usual) <= _EVEN
        for side in range(_SIDES)
        if np.count_nonzero(sides == side) >= _LEAST_RING
    )


def _crossed(colours: "NDArray[np.float64]", usual: "NDArray[np.float64]") -> bool:
    """True if something narrow lies on ground of the usual colour: (n, 3) and (3,) in CIELAB."""
    away = np.linalg.norm(colours - usual, axis=1)
    strange = np.count_nonzero(away > max(_STRANGE, 3 * float(np.median(away))))
    return bool(strange > min(_CROSSED * away.size, _MOST_CROSSED))


def rimmed(picture: "Pixels", mask: Mask) -> bool:
    """True if along much of a thing's outline there is something narrow of another colour: its rim, or its shadow."""
    part = around(mask, _BEHIND + 1)
    inner, colours = mask[part], lab(picture[part])
    sides = _sides(inner, 2 * _SIDES)
    bands = [grown(inner, outer) & ~grown(inner, within) for within, outer in _RIM_BANDS]
    compared = found = 0
    for side in range(2 * _SIDES):
        near, next_to_it, far = (band & (sides == side) for band in bands)
        if min(np.count_nonzero(band) for band in (near, next_to_it, far)) < _LEAST_RING:
            continue
        middle = np.median(colours[far], axis=0)
        away, later = (np.linalg.norm(np.median(colours[band], axis=0) - middle) for band in (near, next_to_it))
        compared += 1
        found += bool(away > _RIM and away > _FALLING * later)
    return found > _MOST_RIMMED * compared


def _sides(inner: Mask, number: int) -> "NDArray[np.int64]":
    """On which of so many sides of a thing each pixel lies."""
    return np.floor((_angles(inner) / (2 * np.pi) % 1) * number).astype(np.int64)


def _angles(inner: Mask) -> "NDArray[np.float64]":
    """In which direction of the middle of a thing each pixel lies, in radians from the right by way of below."""
    rows, columns = np.indices(inner.shape)
    y, x = np.argwhere(inner).mean(axis=0)
    angles: NDArray[np.float64] = np.arctan2(rows - y, columns - x)
    return angles


def stands_alone(picture: "Pixels", mask: Mask) -> bool:
    """True if a thing is no part of something larger, as far as the colours around it tell."""
    return (
        spread_around(picture, mask) <= UNEVEN
        and on_one_ground(picture, mask)
        and set_off(picture, mask)
        and not goes_on(picture, mask)
    )


def may_leave(picture: "Pixels", thing: Cutout) -> bool:
    """False if a thing is part of something larger, whatever is behind it: nobody need know that."""
    return not thing.part and set_off(picture, thing.whole) and not goes_on(picture, thing.whole)


def goes_on(picture: "Pixels", mask: Mask) -> bool:
    """True if the colour of a thing comes again close by: then it is part of a pattern, or a half of something."""
    unlike = _unlike(picture, mask, 0.5)
    return bool(np.mean(unlike[np.isfinite(unlike)] < _SAME_COLOUR) > _AGAIN)


def _unlike(picture: "Pixels", mask: Mask, far: float) -> "NDArray[np.float64]":
    """How far the colours around a thing are from its own, in CIELAB, in that part of a photograph.

    It is infinite in the thing, right beside it, and farther away than so many of its sizes.
    """
    reach = int(far * math.sqrt(np.count_nonzero(mask)))
    part = around(mask, reach)
    inner, colours = mask[part], lab(picture[part])
    close = grown(inner, reach) & ~grown(inner, _NEAR)
    usual = np.median(colours[inner], axis=0)
    return np.where(close, np.linalg.norm(colours - usual, axis=2), np.inf)


def set_off(picture: "Pixels", mask: Mask) -> bool:
    """True if a thing has another colour than what is around it on all sides but one: else a part of it is missing."""
    return sum(contrast < _FAINT for contrast in _contrasts(picture, mask, _SIDES)) <= 1


def all_in_sight(picture: "Pixels", mask: Mask) -> bool:
    """False if a thing may be partly covered, or a half of something: in another colour, it would give itself away.

    Its border is seen on all of many sides, and no large piece of about its colour lies within its size, as the rest of
    what is behind a bar does on the other side of it.
    """
    import cv2

    if min(_contrasts(picture, mask, 3 * _SIDES), default=0.0) < _FAINT:
        return False
    again = opened(_unlike(picture, mask, 1.0) < _LIKE)
    _, pieces = cv2.connectedComponents(again.astype(np.uint8), connectivity=8)
    return bool(np.bincount(pieces.ravel())[1:].max(initial=0) <= _HALF * np.count_nonzero(mask))


def _contrasts(picture: "Pixels", mask: Mask, number: int) -> "list[float]":
    """How far the colours on so many sides of a thing are from those beside it, in units of CIELAB."""
    part = around(mask, _AWAY)
    inner, colours = mask[part], lab(picture[part])
    sides = _sides(inner, number)
    within, beyond = inner & ~eroded(inner, _CLOSE), grown(inner, _CLOSE + 1) & ~grown(inner, _NEAR - 1)
    return [
        float(np.linalg.norm(np.median(colours[one], axis=0) - np.median(colours[other], axis=0)))
        for side in range(number)
        for one, other in [(within & (sides == side), beyond & (sides == side))]
        if min(np.count_nonzero(one), np.count_nonzero(other)) >= _LEAST_RING
    ]


def plain_ahead(picture: "Pixels", mask: Mask, angle: float) -> bool:
    """True if on the side of a thing in this direction there is plain ground, and nothing narrow along the thing.

    Args:
        picture: the photograph.
        mask: the thing.
        angle: in radians from the right by way of below.
    """
    part = around(mask, _AWAY + _BEYOND)
    inner, colours = mask[part], lab(picture[part])
    ahead = np.cos(_angles(inner) - angle) > _AHEAD
    near = ahead & grown(inner, _CLOSE + 1) & ~grown(inner, _NEAR - 1)
    far = ahead & grown(inner, _AWAY + _BEYOND) & ~grown(inner, _AWAY)
    if not near.any() or not far.any():
        return False
    return bool(
        np.linalg.norm(colours[near | far].std(axis=0)) <= UNEVEN
        and not _continued(colours[near], colours[inner])
        and np.linalg.norm(np.median(colours[near], axis=0) - np.median(colours[far], axis=0)) < _BANDED
    )


def _continued(near: "NDArray[np.float64]", inner: "NDArray[np.float64]") -> bool:
    """True if of what is beside a thing some looks rather like the thing, such as a handle that was overlooked."""
    own, usual = np.median(inner, axis=0), np.median(near, axis=0)
    alike = np.linalg.norm(near - own, axis=1) < np.linalg.norm(near - usual, axis=1)
    return bool(np.mean(alike) > _CROSSED)


def with_shadow(picture: "Pixels", thing: Cutout) -> Cutout:
    """The thing and its shadow, if without that it does not stand alone, and with it it does."""
    if stands_alone(picture, thing.mask):
        return thing
    whole = thing.mask | _shadow(picture, thing.mask)
    left, top, right, bottom = bounds(whole)
    height, width = whole.shape
    if min(left, top, width - right, height - bottom) < BORDER or not stands_alone(picture, whole):
        return thing
    return replace(thing, whole=whole)


def _shadow(picture: "Pixels", mask: Mask) -> Mask:
    """What touches the thing and is darker than the ground farther away, of about the same hue; empty if too large."""
    reach = max(_LEAST_LONG, int(_LONG * math.sqrt(np.count_nonzero(mask))))
    part = around(mask, reach + _BEYOND + 2)
    inner, colours = mask[part], lab(picture[part])
    within = grown(inner, reach)
    found = np.zeros_like(mask)
    beyond = grown(inner, reach + _BEYOND) & ~within
    if not beyond.any():
        return found
    light, a, b = np.median(colours[beyond], axis=0)
    tint = np.hypot(colours[..., 1] - a, colours[..., 2] - b)
    dark = opened((light - colours[..., 0] > _DARKER) & (tint < _TINT) & within & ~inner)
    shadow = inner
    while True:
        more = inner | grown(shadow, _NEAR) & dark
        if (more == shadow).all():
            break
        shadow = more
    edge = within & ~grown(inner, reach - 2)
    shadow = shadow & ~inner
    if np.count_nonzero(shadow & edge) <= _BROAD * np.count_nonzero(edge) and shadow.sum() <= inner.sum():
        found[part] = shadow
    return found


def shadow_goes_on(picture: "Pixels", thing: Cutout) -> bool:
    """True if something darker than the ground, of its hue, leads away from a thing, farther than what is taken along.

    The ground is what a plane says of its lightness, so that ground in uneven light is none.
    """
    import cv2

    size = math.sqrt(np.count_nonzero(thing.mask))
    reach = max(_LEAST_FAR, int(_FAR * size))
    part = around(thing.whole, reach)
    inner, other = thing.whole[part], thing.blocked[part]
    taken = grown(inner, max(_AWAY, round(_TAKEN * max(thing.mask.shape))))
    free = ~taken & ~grown(other, _NEAR)
    # What is taken along would darken what is beside it
    weight = cv2.GaussianBlur((~grown(inner, _NEAR)).astype(np.float32), (0, 0), _SOFT)
    sums = cv2.GaussianBlur(lab(picture[part]).astype(np.float32) * ~grown(inner, _NEAR)[..., None], (0, 0), _SOFT)
    light, a, b = np.moveaxis(sums / np.maximum(weight, 1e-3)[..., None], 2, 0)
    if np.count_nonzero(free) < reach:
        return False
    tint = np.hypot(a - np.median(a[free]), b - np.median(b[free]))
    darker = _plane(light, free) - light
    grain = float(np.median(np.abs(darker[free])))
    dark = opened(free & (darker > max(_DIMMER, _CLEARLY * grain)) & (tint < _TINT))
    _, patches = cv2.connectedComponents(dark.astype(np.uint8), connectivity=8)
    touching = np.unique(patches[grown(taken, _NEAR) & dark])
    sizes = np.bincount(patches.ravel())[touching]
    return bool((sizes >= max(_LEAST_CAST, _CAST * size**2)).any())


def _plane(light: "NDArray[np.floating[Any]]", free: Mask) -> "NDArray[np.float64]":
    """The plane through the lightness of the ground, which what is much darker does not pull down: (height, width)."""
    rows, columns = np.indices(light.shape)
    terms = np.stack([np.ones(light.shape), rows / light.shape[0], columns / light.shape[1]], axis=-1)
    used = free
    plane = np.full(light.shape, float(np.median(light[free])))
    for _ in range(_FITS):
        used = free & (np.abs(plane - light) <= max(_DIMMER, 2 * float(np.median(np.abs(plane - light)[free]))))
        factors, *_ = np.linalg.lstsq(terms[used], light[used].astype(np.float64), rcond=None)
        plane = terms @ factors
    return plane


def of_skin(picture: "Pixels", mask: Mask) -> bool:
    """True if a thing and what is around it have the colours of skin, or of sandy fur: people would look gruesome.

    A rule of thumb, by the hues of skin of all tones in CIELAB; wood and sand in such a hue are left alone with it.
    """
    part = around(mask, _AWAY + 1)
    light, a, b = np.moveaxis(lab(picture[part][grown(mask[part], _AWAY)]), -1, 0)
    hue, chroma = np.degrees(np.arctan2(b, a)), np.hypot(a, b)
    skin = (hue >= 25) & (hue <= 68) & (chroma >= 11) & (chroma <= 42) & (light >= 30) & (light <= 90)
    return bool(skin.mean() >= _SKIN)


def around(mask: Mask, margin: int) -> tuple[slice, slice]:
    """The rows and columns of a mask with a margin of so many pixels."""
    left, top, right, bottom = bounds(mask)
    return slice(max(top - margin, 0), bottom + margin), slice(max(left - margin, 0), right + margin)
