"""A photograph with its things taken from their ground, and what retouches of them have in common."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageFilter

from puzzlegen.facts.colour_difference import lab
from puzzlegen.generators.differences.kits.cutouts import BORDER, Cutout, eroded, grown
from puzzlegen.generators.differences.kits.fillings import soap_film
from puzzlegen.generators.differences.kits.palettes import Palette
from puzzlegen.generators.differences.kits.preparation import Ground
from puzzlegen.generators.differences.kits.surroundings import (
    around,
    goes_on,
    on_one_ground,
    set_off,
    shadow_goes_on,
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

EDGE: Final = BORDER  # pixels around a thing that go with it
UNSURE: Final = (3, 5)  # pixels within and around the outline of a segmenter, where a matte tells what is the thing
_MIXED: Final = 0.42  # of the most that the pixels there can be mixed, from which on the outline is not clear
_PLAIN: Final = 4.0  # spread of CIELAB colours on ground on which every trace would be seen
_HIDDEN: Final = 0.3  # of a pixel: where less of the ground is seen, nothing is known of its light
_FADING: Final = 2.0  # pixels by which shadows are blurred
_SLIGHT: Final = 0.03  # of the light of the ground: what is darker by less is no shadow, but the grain of the ground
ALIKE: Final = 9.0  # CIELAB distance of the mean colours of two places on one support
_MOST: Final = 95  # percent of the pixels of such places, of which none may be farther from the mean colour
_MORE: Final = 1.25  # than so many times what is usual and
_MUCH: Final = 4.0  # CIELAB units


@dataclass(frozen=True, eq=False)
class Scenery:
    """A photograph, its things that may be changed, and what is behind those of which it is known."""

    pixels: "Pixels"
    things: tuple[Cutout, ...]
    grounds: Mapping[Cutout, Ground]
    _mattes: "dict[Cutout, Matte | None]" = field(default_factory=dict, repr=False)
    _lights: "dict[Cutout, Floats]" = field(default_factory=dict, repr=False)

    def matte(self, thing: Cutout) -> "Matte | None":
        """A thing and its shadow with `EDGE` pixels around them, taken apart; None if its outline is not clear."""
        if thing not in self._mattes:
            self._mattes[thing] = _taken_apart(self.pixels, thing)
        return self._mattes[thing]

    def light(self, thing: Cutout, matte: "Matte") -> "Floats":
        """How much of the light of the ground a thing's shadow leaves, from 0 to 1: (height, width) of its matte."""
        if thing not in self._lights:
            self._lights[thing] = _light_left(self, thing, matte)
        return self._lights[thing]

    @cached_property
    def palette(self) -> Palette:
        """Its colours."""
        return Palette(self.pixels)

    @cached_property
    def alone(self) -> frozenset[Cutout]:
        """The things that may be moved: no parts of something larger, as far as the colours around them tell.

        Either something else is all around a thing, or nothing tells of it once it is gone. Nor does its shadow reach
        farther than what goes with it.
        """
        return frozenset(
            thing
            for thing in self.things
            if not thing.part
            and (stands_alone(self.pixels, thing.whole) or self._leaves_no_trace(thing))
            and not shadow_goes_on(self.pixels, thing)
        )

    @cached_property
    def loose(self) -> frozenset[Cutout]:
        """Those of them of which it is known what is behind them, so that they may leave their place."""
        return frozenset(thing for thing in self.alone if thing in self.grounds)

    def _leaves_no_trace(self, thing: Cutout) -> bool:
        """True if no shadow and no rim is left around the place of a thing that is clearly seen on plain ground."""
        if thing not in self.grounds or self.matte(thing) is None:
            return False
        ground, hole, bare = self.grounds[thing], np.zeros_like(thing.mask), self.without(thing)
        hole[slices(*ground.box)] = ground.hole
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
    part = around(thing.whole, EDGE)
    inside, outside = eroded(thing.mask[part], UNSURE[0]), ~grown(thing.mask[part], UNSURE[1])
    if not inside.any():
        return None
    found = matting.matte(picture[part], inside, outside)
    share = found.share[~inside & ~outside]
    return found if np.mean(4 * share * (1 - share)) <= _MIXED else None


def _light_left(scenery: Scenery, thing: Cutout, matte: "Matte") -> "Floats":
    part = around(thing.whole, EDGE)
    lit = smoothed(scenery, thing, UNSURE[1])[part].mean(axis=2)
    left = ((matte.ground.mean(axis=2) + 1) / (lit + 1) + _SLIGHT).clip(0, 1)
    seen = matte.share < 1 - _HIDDEN
    left = blurred(np.where(seen, left, 0), _FADING) / np.maximum(blurred(seen, _FADING), 1 / 255)
    light: Floats = 1 - blurred(grown(thing.whole[part], UNSURE[1]), _FADING) * (1 - left.clip(0, 1))
    return light


def smoothed(scenery: Scenery, thing: Cutout, edge: int) -> "Pixels":
    """The photograph with smooth ground instead of the thing and so many pixels around it."""
    part = around(thing.whole, 2 * edge)
    ground = scenery.pixels.copy()
    ground[part] = soap_film(scenery.pixels[part], grown(thing.whole[part], edge))
    return ground


def ring(scenery: Scenery, thing: Cutout) -> "Pixels":
    """The pixels of the ground around a thing: (n, 3)."""
    return scenery.pixels[beside(thing)]


def beside(thing: Cutout) -> Mask:
    """The ground around a thing."""
    found = np.zeros_like(thing.whole)
    part = around(thing.whole, 8)
    found[part] = grown(thing.whole[part], 7) & ~grown(thing.whole[part], 2)
    return found


def alike(known: "Pixels", other: "Pixels") -> bool:
    """True if some ground looks like that which is known, and has nothing on it that sticks out more: pixels (n, 3)."""
    one, two = lab(known), lab(other)
    middle = one.mean(axis=0)
    usual, unusual = (np.percentile(np.linalg.norm(some - middle, axis=1), _MOST) for some in (one, two))
    return bool(np.linalg.norm(middle - two.mean(axis=0)) < ALIKE and unusual < _MORE * usual + _MUCH)


def blurred(levels: "Floats | Mask", radius: float) -> "Floats":
    """Values from 0 to 1, (height, width), blurred, in steps of 1/255."""
    image = Image.fromarray(np.rint(255 * levels).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius))) / 255


def blend(below: "Pixels | Floats", above: "Pixels | Floats", share: "Floats") -> "Pixels":
    """So much of each pixel from above, (height, width), the rest from below."""
    return np.rint(below * (1 - share[..., None]) + above * share[..., None]).astype(np.uint8)


def slices(left: int, top: int, right: int, bottom: int) -> tuple[slice, slice]:
    """The rows and columns of a box, as far as it lies within the photograph's upper left corner."""
    return slice(max(top, 0), bottom), slice(max(left, 0), right)
