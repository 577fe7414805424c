"""Draws things of a photograph out or in, so that what they look like stays and their outline does not."""

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.core.stream import Stream
from puzzlegen.facts.colour_difference import lab
from puzzlegen.generators.differences.kits.cutouts import BORDER, Cutout, changed, grown
from puzzlegen.generators.differences.kits.scenery import (
    EDGE,
    UNSURE,
    Scenery,
    alike,
    blend,
    blurred,
    smoothed,
)
from puzzlegen.generators.differences.kits.surroundings import (
    around,
    plain_ahead,
    rimmed,
)
from puzzlegen.models import Mask

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels
    from puzzlegen.models.matting import Matte

    Floats: TypeAlias = NDArray[np.float64]

_STEPPED: Final = 0.8  # pixels by which the edge of what is drawn out is blurred, or it would have steps
_STEEP: Final = 1.5  # times as steep as that are edges then, about as soft as before
_COARSE: Final = 2  # pixels: what is blurred by so much is no pattern any more
_FINE: Final = 8.0  # CIELAB distance from that, in the median, from which on a pattern is fine
_CRISP: Final = ImageFilter.UnsharpMask(radius=1.5, percent=150, threshold=0)  # what is drawn out gets soft
_SETTLING: Final = 3.0  # pixels by which something has moved where all of it is drawn anew
_DRAWN: Final = (0.2, 0.26, 0.34)  # of half a thing's length, by which it is drawn out or in until that is seen
_EXPOSED: Final = 0.01  # of a thing, so much of what is behind it may have to appear although it is not known


def reshaped(scenery: Scenery, thing: Cutout, rng: Stream) -> "Iterator[Pixels]":
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
    bare = scenery.without(thing) if known else smoothed(scenery, thing, UNSURE[0])
    for turn in rng.permutation(4):
        angle = axis + math.pi / 2 * turn
        if not plain_ahead(scenery.pixels, thing.whole, angle):
            continue
        sense = -1 if known and rng.below(2) else 1
        for more in _DRAWN:
            drawn = _drawn(scenery, thing, matte, bare, known, (math.cos(angle), math.sin(angle)), sense * more)
            if drawn is not None and not changed(drawn, scenery.pixels)[thing.blocked].any():
                yield drawn


def _patterned(picture: "Pixels", mask: Mask) -> bool:
    """True if most of a thing is a fine pattern, such as print or beads, which would be blurred beside what stays."""
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
    part = around(thing.whole, math.ceil(abs(more) * length) + EDGE)
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
    old = around(thing.whole, EDGE)
    share[old], light[old], colours[old] = (
        matte.share[..., None],
        scenery.light(thing, matte)[..., None],
        matte.thing,
    )
    edges = blurred(_sampled(share, *source)[..., 0], _STEPPED) - 0.5
    covered = (edges * _STEEP * np.maximum(stretch, 1) + 0.5).clip(0, 1)
    before, after = share[part][..., 0] >= 0.5, covered >= 0.5
    if not known and np.count_nonzero(before & ~after) > _EXPOSED * np.count_nonzero(thing.whole):
        return None
    inner = grown(thing.whole[part], 2)
    near = grown(thing.whole[part], UNSURE[1]) & ~inner & (along > 0)
    fresh = grown(after & ~before, UNSURE[0]) & ~inner & (along > 0)
    if fresh.any() and not alike(picture[part][near], picture[part][fresh]):
        return None
    pulled = np.rint(_sampled(colours, *source).clip(0, 255)).astype(np.uint8)
    pulled = blend(pulled, np.asarray(Image.fromarray(pulled).filter(_CRISP)), (stretch - 1).clip(0, 1))
    shown = blend(bare[part] * _sampled(light, *source), pulled, covered)
    drawn = picture.copy()
    drawn[part] = blend(picture[part], shown, (np.abs(back) / _SETTLING).clip(0, 1))
    return drawn


def _sampled(picture: "NDArray[Any]", x: "Floats", y: "Floats") -> "Floats":
    """The values at places between pixels, bilinearly."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - a) + picture[top, left + 1] * a
    lower = picture[top + 1, left] * (1 - a) + picture[top + 1, left + 1] * a
    found: Floats = upper * (1 - b) + lower * b
    return found
