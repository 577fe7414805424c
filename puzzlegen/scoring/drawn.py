"""Reads answers that are drawn: what is framed on a picture that a model gave back.

The picture is laid over the original by its edges, so that it may be larger, smaller, stretched to another format,
moved by a margin or compressed. What has the colour of the frames there, and has not in the original, is drawn. What
cannot be read so is no answer, and never a wrong one. Questions that ask for boxes can be answered in this way, so
all with drawn options can (``--form boxes``).
"""

import base64
import binascii
import math
import re
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from puzzlegen.core import foreign
from puzzlegen.core.family import Pixels
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import AnswerForm, Box
from puzzlegen.core.scene import option_element
from puzzlegen.drawing.png import UnreadablePicture, decode, decode_any
from puzzlegen.drawing.style import DEFAULT_STYLE, parse
from puzzlegen.scoring.reading import Entry

FORMATS: Final = ("PNG", "JPEG", "WEBP")
"""Of pictures that are given back."""
_PICTURE: Final = re.compile(r"data:image/[a-z]+;base64,")
UNREADABLE: Final = ""
"""What a picture says on which no answer is marked."""
_ALIKE: Final = 0.5  # correlation of the edges from which on it is the same picture
_SURE: Final = 0.95  # from which on nothing better is looked for
_COARSE: Final = 112  # pixels of the original's longer side, where its place is looked for
_CANVAS: Final = 256  # pixels of what it is looked for in
_SIDES: Final = (112, 224, 448, 640)  # pixels of its longer side, where its place is corrected
_FINE: Final = _SIDES[-1]
_STEP, _LAST_STEP = 3.0, 0.3  # pixels there, of the first correction, and of the last
_SMALLER: Final = tuple(0.97**step for step in range(-3, 26))  # than the picture that was given back, in which it lies
_NEAR: Final = 110.0  # of R, G and B together, by which a colour may be off the mark's
_GROWN: Final = 3  # pixels around what has that colour in the original, which do not count
_ROUND: Final = 0.7  # of the ways out of a box that have to cross a mark which goes around it
_WAYS: Final = 96
_INSIDE, _OUTSIDE = 0.7, 1.4  # of the way from its middle to its edge, between which the mark is crossed
_BLOCK: Final = 4  # pixels across that are one for telling marks apart
_LEAST: Final = 16  # pixels of the shorter side of a frame

Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]


class Place(msgspec.Struct, frozen=True):
    """Where the original lies in a picture: its (x, y) is at (x * wide + right, y * high + down), in pixels."""

    wide: float
    high: float
    right: float
    down: float


def said(entry: Entry, response: str | None) -> str | None:
    """What a response says: itself, or the boxes that are drawn if it is a picture, given as a data URL."""
    found = None if response is None else _PICTURE.match(response)
    if found is None or response is None:
        return response
    item, folder = entry.item, entry.folder
    if item.answer_form is not AnswerForm.BOUNDING_BOXES or folder is None:
        return UNREADABLE
    try:
        returned = base64.b64decode(response[found.end() :], validate=True)
        original = decode(foreign.picture(folder, item.images[0]))
    except (binascii.Error, InvalidInput, UnreadablePicture):
        return UNREADABLE
    return answer(original, entry.layout, returned, DEFAULT_STYLE.palette.entry)


def answer(original: Pixels, layout: Mapping[str, Box], returned: bytes, colour: str) -> str:
    """The boxes that are drawn, in words that `puzzlegen.scoring.score.score` reads.

    A frame around something of the layout, or inside it, means just that, wherever its own edges are; where options are
    drawn, frames around other things do not count.

    Args:
        original: the picture of an item that asks for boxes.
        layout: of this picture.
        returned: the file that was given back.
        colour: of the frames, ``#rrggbb``.

    Returns:
        `UNREADABLE` if it is another picture, or nothing is framed on it.
    """
    try:
        marked = mask(original, decode_any(returned, FORMATS), colour)
    except UnreadablePicture:
        return UNREADABLE
    if marked is None:
        return UNREADABLE
    options = {name: box for name, box in layout.items() if name.startswith(option_element(""))}
    boxes: set[Box] = set()
    for frame, part in framed(marked):
        meant = {box for box in (options or layout).values() if _is_around(part, box)}
        boxes |= meant or ({_of(frame, layout)} if not options else set())
    return f"[{', '.join(f'[{x1}, {y1}, {x2}, {y2}]' for x1, y1, x2, y2 in sorted(boxes))}]" if boxes else UNREADABLE


def _of(frame: Box, layout: Mapping[str, Box]) -> Box:
    """The smallest thing that a frame lies in, such as a cell; the frame itself if there is none."""
    left, top, right, bottom = frame
    around = [
        one for one in layout.values() if one[0] <= left and one[1] <= top and one[2] >= right and one[3] >= bottom
    ]
    return min(around, key=lambda one: (one[2] - one[0]) * (one[3] - one[1]), default=frame)


def mask(original: Pixels, returned: Pixels, colour: str) -> Mask | None:
    """Where a picture has the colour and the original has not, (height, width); None if it is another picture."""
    place = located(original, returned)
    if place is None:
        return None
    height, width = original.shape[:2]
    laid = np.asarray(_laid(Image.fromarray(returned), place, (width, height)), dtype=np.float64)
    number = parse(colour)
    wanted = np.array([number >> 16, number >> 8 & 255, number & 255], dtype=np.float64)
    there, before = (np.abs(pixels - wanted).sum(axis=2) < _NEAR for pixels in (laid, original.astype(np.float64)))
    return np.asarray(there & ~_grown(before, _GROWN))


def located(original: Pixels, returned: Pixels) -> Place | None:
    """Where the original lies in a picture; None if it does not."""
    (height, width), (high, wide) = original.shape[:2], returned.shape[:2]
    first, second = Image.fromarray(original).convert("L"), Image.fromarray(returned).convert("L")
    whole = Place(wide / width, high / height, 0, 0)
    sketch = _Sketch(first, _FINE)
    found, best = whole, sketch.likeness(second, whole)
    if best < _SURE:
        across = max(whole.wide, whole.high)
        scales = [(whole.wide, whole.high), *((across * step, across * step) for step in _SMALLER)]
        placed = max((_searched(first, second, *scale) for scale in scales), key=lambda one: one[0])[1]
        refined = max((found, placed), key=lambda place: sketch.likeness(second, place))
        found, best = _refined(first, second, refined)
    return found if best >= _ALIKE else None


def _laid(picture: Image.Image, place: Place, size: tuple[int, int]) -> Image.Image:
    """The part of a picture in which the original lies, in the original's size; white beyond its edge."""
    terms = (place.wide, 0, place.right, 0, place.high, place.down)
    fill = "white" if picture.mode == "RGB" else 255
    return picture.transform(size, Image.Transform.AFFINE, terms, Image.Resampling.BILINEAR, fillcolor=fill)


def _edges(grey: Image.Image) -> Floats:
    """How steeply the brightness changes at each pixel; strong edges, as of bars beside it, count little more."""
    down, across = np.gradient(np.asarray(grey, dtype=np.float64))
    return np.asarray(np.sqrt(np.hypot(down, across)))


def _shrunk(grey: Image.Image, wide: float, high: float) -> Image.Image:
    size = max(1, round(wide)), max(1, round(high))
    return grey.resize(size, Image.Resampling.BOX if size < grey.size else Image.Resampling.BILINEAR)


class _Sketch:
    """The edges of the original, at some size, to compare with what lies at its place in another picture."""

    def __init__(self, original: Image.Image, side: int) -> None:
        """Make the original so small that its longer side has so many pixels, if it has more."""
        scale = min(1.0, side / max(original.size))
        self._size = max(1, round(original.width * scale)), max(1, round(original.height * scale))
        self._across, self._down = (whole / part for whole, part in zip(original.size, self._size, strict=True))
        self._edges = _edges(_shrunk(original, *self._size))

    def likeness(self, second: Image.Image, place: Place) -> float:
        """The correlation of the edges, if the original lies there."""
        small = _shrunk(second, second.width / self._across / place.wide, second.height / self._down / place.high)
        wide, high = small.width / second.width, small.height / second.height
        moved = Place(
            place.wide * self._across * wide, place.high * self._down * high, place.right * wide, place.down * high
        )
        return _correlation(self._edges, _edges(_laid(small, moved, self._size)))


def _correlation(one: Floats, other: Floats) -> float:
    size = math.sqrt(float((one**2).sum()) * float((other**2).sum()))
    return float((one * other).sum()) / size if size else 0.0


def _searched(first: Image.Image, second: Image.Image, wide: float, high: float) -> tuple[float, Place]:
    """The best place of the original at a scale, with the likeness there, on small pictures (by Fourier transforms)."""
    scale = _COARSE / max(first.size)
    one = _edges(_shrunk(first, first.width * scale, first.height * scale))
    other = _edges(_shrunk(second, second.width * scale / wide, second.height * scale / high))[:_CANVAS, :_CANVAS]
    spectra = [np.fft.rfft2(values, (_CANVAS, _CANVAS)) for values in (other, one)]
    products = np.fft.irfft2(spectra[0] * spectra[1].conj(), (_CANVAS, _CANVAS))
    down, right = (int(place) for place in np.unravel_index(int(products.argmax()), products.shape))
    size = math.sqrt(float((one**2).sum()) * float((other**2).sum()))
    likeness = float(products[down, right]) / size if size else 0.0
    down, right = (place - _CANVAS if place > _CANVAS // 2 else place for place in (down, right))
    return likeness, Place(wide, high, right * wide / scale, down * high / scale)


def _refined(first: Image.Image, second: Image.Image, place: Place) -> tuple[Place, float]:
    """A place corrected on larger and larger pictures, in steps that are halved, and the likeness there."""
    reach = max(first.size)
    best = 0.0
    for side in _SIDES:
        sketch = _Sketch(first, side)
        best = sketch.likeness(second, place)
        step = _STEP * reach / side  # pixels of the original, at its far edge where the scale changes
        while step > _LAST_STEP * reach / side:
            before = best
            for name, by in (("right", place.wide), ("down", place.high), ("wide", place.wide), ("high", place.high)):
                for change in (step * by, -step * by):
                    moved = getattr(place, name) + change / (reach if name in ("wide", "high") else 1)
                    tried = msgspec.structs.replace(place, **{name: moved})
                    likeness = sketch.likeness(second, tried)
                    if likeness > best:
                        place, best = tried, likeness
            step = step if best > before else step / 2
    return place, best


def _grown(there: Mask, by: int) -> Mask:
    """What is there, and all pixels up to so many beside, above or below it."""
    wide = np.asarray(Image.fromarray(there.astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * by + 1)))
    return np.asarray(wide > 0)


def framed(marked: Mask) -> list[tuple[Box, Mask]]:
    """The marks that go around something, each with the box inside; strokes and areas are none."""
    found = []
    for part in _apart(marked):
        rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
        left, top, right, bottom = int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
        wide, high = right - left, bottom - top
        inked = int(part.sum())
        pen = round(inked / (2 * (wide + high)))
        if min(wide, high) >= _LEAST and 4 * pen < min(wide, high) and _is_around(part, (left, top, right, bottom)):
            found.append(((left + pen, top + pen, right - pen, bottom - pen), part))
    return found


def _is_around(marked: Mask, box: Box) -> bool:
    """True if most straight ways out of the middle of a box cross the mark near the box's edge."""
    height, width = marked.shape
    left, top, right, bottom = box
    turns = np.arange(_WAYS) / _WAYS * 2 * math.pi
    along, up = np.cos(turns), np.sin(turns)
    edge = 1 / np.maximum(np.abs(along), np.abs(up))  # ways end on the box, whatever its shape
    reaches = np.linspace(_INSIDE, _OUTSIDE, 1 + round((_OUTSIDE - _INSIDE) * max(right - left, bottom - top)))
    x = (left + right) / 2 + np.outer(along * edge, reaches) * (right - left) / 2
    y = (top + bottom) / 2 + np.outer(up * edge, reaches) * (bottom - top) / 2
    columns, rows = np.rint(x).astype(int), np.rint(y).astype(int)
    inside = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
    crossed = inside & marked[rows.clip(0, height - 1), columns.clip(0, width - 1)]
    return bool(crossed.any(axis=1).mean() >= _ROUND)


def _apart(marked: Mask) -> list[Mask]:
    """The marks that do not touch one another."""
    height, width = (-(-side // _BLOCK) for side in marked.shape)
    padded = np.zeros((height * _BLOCK, width * _BLOCK), np.bool_)
    padded[: marked.shape[0], : marked.shape[1]] = marked
    blocks: Mask = np.asarray(padded.reshape(height, _BLOCK, width, _BLOCK).any(axis=(1, 3)))
    found = []
    while blocks.any():
        row, column = (int(one) for one in np.unravel_index(int(blocks.argmax()), blocks.shape))
        part, heap = np.zeros_like(blocks), [(row, column)]
        blocks[row, column] = False
        while heap:
            row, column = heap.pop()
            part[row, column] = True
            near = slice(max(0, row - 1), row + 2), slice(max(0, column - 1), column + 2)
            for i, j in np.argwhere(blocks[near]).tolist():
                heap.append((near[0].start + i, near[1].start + j))
            blocks[near] = False
        whole = np.kron(part, np.ones((_BLOCK, _BLOCK), np.bool_))[: marked.shape[0], : marked.shape[1]]
        found.append(whole & marked)
    return found
