"""Looks at a scene before it is drawn: how much is seen of each thing, and how well one would see a change.

The drawings here are rough, since the picture itself is drawn elsewhere, but they are true to about a pixel. So
nothing is offered that is covered, thin or pale, however things overlap.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import cairo
import msgspec
import numpy as np

from puzzlegen.core.scene import Clipped, Painted
from puzzlegen.facts.colour_difference import ciede2000, lab
from puzzlegen.facts.courses import Points
from puzzlegen.facts.differences.primitives import Part
from puzzlegen.facts.differences.things import ORDINARY, Frame, Placed, apart, frame_of, grown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Canvas = NDArray[np.uint8]

_AROUND: Final = 3  # pixels that are drawn around a change
_SAMPLE: Final = 1200  # changed pixels of which the colours are compared
_ALL_BUT: Final = 90  # percent of them that may differ by less than is said
_COARSE: Final = 4  # pixels of the picture to one of the coarse map
_LINK: Final = 2  # of these, from a part of a change to the next: no more than 7 pixels between them do not differ


class Sight(msgspec.Struct, frozen=True):
    """How a change is seen.

    Attributes:
        frame: around all that differs.
        contrast: a tenth of what differs does so by this much or more, in CIEDE2000.
        pixels: how many differ.
        share: what differs, of the frame.
        uncovered: what differs, of what would if nothing stood before it.
    """

    frame: Frame
    contrast: float
    pixels: int
    share: float
    uncovered: float


def sight(
    placed: Sequence[Placed], place: int, before: Placed | None, after: Placed | None, frame: Frame
) -> Sight | None:
    """How one sees that the thing at a place is in one state before and in another one after.

    Args:
        placed: all things, from the farthest to the nearest.
        place: of the thing that changes.
        before: its state, None if it is missing.
        after: its other state.
        frame: around all that might differ.

    Returns:
        None where nothing differs, or in parts that lie apart.
    """
    piece = grown(frame, _AROUND)
    x, y, width, height = int(piece[0]), int(piece[1]), int(piece[2] - piece[0]) + 1, int(piece[3] - piece[1]) + 1
    near = [one for one in placed[place + 1 :] if not apart(one.frame(), frame, 0)]
    ground = np.zeros((height, width, 4), np.uint8)
    _draw(ground, (x, y), (one for one in placed[:place] if not apart(one.frame(), frame, 0)))
    bare, seen = [], []
    for state in (before, after):
        canvas = ground.copy()
        if state is not None:
            _draw(canvas, (x, y), (state,))
        bare.append(canvas)
        if near:
            canvas = canvas.copy()
            _draw(canvas, (x, y), near)
        seen.append(canvas)
    rows, columns = np.nonzero(_differing(*seen))
    if not _whole(rows, columns):
        return None
    left, top, right, bottom = int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1
    step = 1 + len(rows) // _SAMPLE
    some = rows[::step], columns[::step]
    first, second = (lab(canvas[some][:, 2::-1]) for canvas in seen)
    uncovered = int(np.count_nonzero(_differing(*bare)))
    return Sight(
        (x + left, y + top, x + right, y + bottom),
        float(np.percentile(ciede2000(first, second), _ALL_BUT)),
        len(rows),
        len(rows) / ((right - left) * (bottom - top)),
        len(rows) / max(1, uncovered),
    )


def _differing(one: "Canvas", other: "Canvas") -> "NDArray[np.bool_]":
    """Where two pieces differ, pixel by pixel, each of four bytes."""
    found: NDArray[np.bool_] = (one.view(np.uint32) != other.view(np.uint32))[..., 0]
    return found


def _whole(rows: "NDArray[np.intp]", columns: "NDArray[np.intp]") -> bool:
    """True if there are pixels, and one can get from each to each other in short steps."""
    if not len(rows):
        return False
    far = set(zip((rows // _COARSE).tolist(), (columns // _COARSE).tolist(), strict=True))
    reached = [min(far)]
    far.remove(reached[0])
    steps = range(-_LINK, _LINK + 1)
    for row, column in reached:
        near = [
            (row + down, column + across) for down in steps for across in steps if (row + down, column + across) in far
        ]
        reached += near
        far.difference_update(near)
    return not far


def shares_seen(placed: Sequence[Placed], width: int, height: int) -> list[float]:
    """For each thing how much of it is seen: what nothing nearer covers, and what lies within the picture."""
    numbers = np.zeros((height // _COARSE, width // _COARSE, 4), np.uint8)
    context = _context(numbers)
    whole = []
    for number, one in enumerate(placed, 1):
        _silhouette(context, one, 0, 0, number)
        left, top, right, bottom = one.frame()
        alone = np.zeros((int(bottom - top) // _COARSE + 2, int(right - left) // _COARSE + 2, 4), np.uint8)
        _silhouette(_context(alone), one, left, top, 1)
        whole.append(int(np.count_nonzero(alone[..., 0])))
    found = numbers[..., 0] + 256 * numbers[..., 1].astype(int)
    counted = np.bincount(found.ravel(), minlength=len(placed) + 1)
    return [min(1.0, int(counted[number]) / max(1, cells)) for number, cells in enumerate(whole, 1)]


def _context(canvas: "Canvas") -> "cairo.Context[cairo.ImageSurface]":
    height, width, _ = canvas.shape
    surface = cairo.ImageSurface.create_for_data(canvas.data, cairo.Format.RGB24, width, height)
    return cairo.Context(surface)


def _silhouette(
    context: "cairo.Context[cairo.ImageSurface]", one: Placed, left: float, top: float, number: int
) -> None:
    """Fill the thing with a number, on a coarse map that begins at this place."""
    thing = one.thing
    context.save()
    context.set_antialias(cairo.Antialias.NONE)
    context.scale(1 / _COARSE, 1 / _COARSE)
    context.translate(thing.x - left, thing.y - top)
    context.scale(thing.size / ORDINARY, thing.size / ORDINARY)
    context.set_source_rgb(0, (number >> 8) / 255, (number & 255) / 255)
    for part in one.parts():
        if isinstance(part, Clipped):
            context.append_path(_path(part.outline))
            context.fill()
        elif part.opacity == 1:
            context.append_path(_path(part.points))
            if part.fill is not None:
                context.fill_preserve()
            if part.stroke is not None:
                context.set_line_width(max(part.width, _COARSE))
                context.stroke()
            context.new_path()
    context.restore()


def _draw(canvas: "Canvas", origin: tuple[int, int], things: Iterable[Placed]) -> None:
    """Draw things into a piece of the picture that begins there."""
    context = _context(canvas)
    height, width, _ = canvas.shape
    context.set_line_join(cairo.LineJoin.ROUND)
    context.set_line_cap(cairo.LineCap.ROUND)
    for one in things:
        thing, scale = one.thing, one.thing.size / ORDINARY
        context.save()
        context.translate(thing.x - origin[0], thing.y - origin[1])
        context.scale(scale, scale)
        left, top = (origin[0] - thing.x) / scale, (origin[1] - thing.y) / scale
        piece = (left, top, left + width / scale, top + height / scale)
        for part in one.parts():
            if not apart(frame_of(part), piece, 0):
                _paint(context, part, 1 / scale)
        context.restore()


def _paint(context: "cairo.Context[cairo.ImageSurface]", part: Part, pixel: float) -> None:
    if isinstance(part, Clipped):
        context.save()
        context.append_path(_path(part.outline))
        context.clip()
        for child in part.children:
            if isinstance(child, Painted):
                _paint(context, child, pixel)
        context.restore()
        return
    context.append_path(_path(part.points))
    if part.fill is not None:
        context.close_path()
        if part.fade is None:
            context.set_source_rgba(*_channels(part.fill), part.opacity)
        else:
            _, top, _, bottom = context.path_extents()
            blend = cairo.LinearGradient(0, top, 0, bottom)
            blend.add_color_stop_rgba(0, *_channels(part.fill), part.opacity)
            blend.add_color_stop_rgba(1, *_channels(part.fade), part.opacity)
            context.set_source(blend)
        context.fill_preserve()
    if part.stroke is not None:
        context.set_source_rgba(*_channels(part.stroke), part.opacity)
        context.set_line_width(max(pixel, part.width))
        context.stroke()
    context.new_path()


@lru_cache(maxsize=8192)
def _path(points: Points) -> cairo.Path:
    """The line through these points, in the units of a thing."""
    context = cairo.Context(cairo.ImageSurface(cairo.Format.A8, 1, 1))
    for x, y in points:
        context.line_to(x, y)
    return context.copy_path()


@lru_cache(maxsize=65536)
def _channels(colour: str) -> tuple[float, float, float]:
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255
