"""Gets photographs ready for retouching: finds their things, and what lies behind each of them.

That takes models, and seconds. It depends on nothing but the photograph and the models, so each photograph is prepared
once, and kept in the cache of this user. What is behind a thing is invented by an inpainter, and used only if there are
reasons to believe that nobody sees it: the ground around the thing is even, and the filling is about what a soap film
over the hole would show; or not far from it, and the segmenter no longer finds a thing there.
"""

import io
import logging
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from puzzlegen.core.item import Box
from puzzlegen.core.stream import Stream
from puzzlegen.core.writing import Unwritten, put
from puzzlegen.generators.differences.kits.cutouts import Cutout, bounds, cutouts, grown, overlap
from puzzlegen.generators.differences.kits.fillings import boldness, scratched, settled, soap_film
from puzzlegen.generators.differences.kits.surroundings import UNEVEN, may_leave, of_skin, spread_around, with_shadow
from puzzlegen.materials import photos
from puzzlegen.materials.photos import Models, Photo
from puzzlegen.materials.pictures import LONGEST
from puzzlegen.models import Identity, Inpainter, Mask, OutOfMemory, Point, Segmenter, backends
from puzzlegen.running import cache

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

CALM: Final = 5.5  # mean CIEDE2000 between a filling and a soap film, up to which the filling is plain ground
WILD: Final = 10.0  # the same, from which on a filling is too bold to be believed, whatever the segmenter says
FOUND_AGAIN: Final = 0.45  # IoU with the old mask, from which on the thing is still there
_RIMS: Final = (0.008, 0.014)  # of the long side: by so much a hole is larger than its thing, at least `_LEAST_RIM`,
#                                where a neighbour is close, and elsewhere
_LEAST_RIM: Final = 3
_AROUND: Final = 1.5  # times the longer side of a hole: what an inpainter sees around it
_LEAST_AROUND: Final = 128  # pixels, so that an inpainter sees 256 at least
_SEEDS: Final = 3  # fillings that are tried of the last inpainter
_APART: Final = 24  # pixels
_MOST_THINGS: Final = 16  # of a photograph
_KEPT: Final = 4  # photographs in memory
DAMAGED: Final = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    BadZipFile,
    zlib.error,
)  # what a bad file of the cache raises
EDITION: Final = 10  # rises with every change of what is found out


@dataclass(frozen=True, eq=False)
class Ground:
    """What lies behind a thing: pixels of a window (left, top, right, bottom) of the photograph, and where they differ.

    Attributes:
        box: the window.
        pixels: of the window, without the thing.
        hole: which of them are invented, (height, width) of the window.
    """

    box: Box
    pixels: "Pixels"
    hole: Mask


@dataclass(frozen=True, eq=False)
class Prepared:
    """A photograph, those of its things that may be changed, and for each its ground, None if none looks right."""

    pixels: "Pixels"
    things: tuple[Cutout, ...]
    grounds: tuple[Ground | None, ...]


@lru_cache(maxsize=_KEPT)
def prepared(photo: Photo, models: Models) -> Prepared:
    """The photograph, ready.

    Raises:
        OutOfMemory: it is too much for the memory of the device.
    """
    picture = photos.pixels(photo)
    things = _plainest(picture, cutouts(_masks(photo, picture, models)))
    path = kept_at(photo, models, EDITION)
    grounds = _load(path, picture, len(things))
    if grounds is None:
        grounds = _grounds(photo, picture, things, *tools(models))
        _save(path, grounds)
    return Prepared(picture, tuple(things), tuple(grounds))


def _plainest(picture: "Pixels", found: Sequence[Cutout]) -> list[Cutout]:
    """Things that may be changed, with their shadows: of too many those on the plainest ground, which can do most."""
    things = [with_shadow(picture, thing) for thing in found if not of_skin(picture, thing.mask)]
    return sorted(things, key=lambda thing: spread_around(picture, thing.whole))[:_MOST_THINGS]


def kept_at(photo: Photo, models: Models, *editions: int) -> Path:
    """Where in the cache something is kept that was found out about a photograph by these models."""
    segmenter, inpainters = tools(models)
    return _kept_at(photo, [segmenter.identity, *(inpainter.identity for inpainter in inpainters)], models, editions)


def _kept_at(photo: Photo, identities: Sequence[Identity], models: Models, editions: Sequence[int]) -> Path:
    content = msgspec.json.encode([editions, photo.sha256, LONGEST, identities, models.device])
    return cache.folder("photographs") / f"{blake2b(content, digest_size=16).hexdigest()}.npz"


def _masks(photo: Photo, picture: "Pixels", models: Models) -> list[Mask]:
    """All that the segmenter finds: most of the work, so it is kept apart from what is made of it."""
    segmenter, _ = tools(models)
    path = _kept_at(photo, [segmenter.identity], models, [])
    known = _known_masks(path, picture)
    if known is not None:
        return known
    (masks,) = segmenter.segment([picture])
    _keep_masks(path, picture, masks)
    return masks


def look(some: Sequence[Photo], models: Models) -> None:
    """Let the segmenter see photographs together, which is faster on a GPU, and keep what it finds in them.

    Where that is too much for the memory of the device, nothing is kept, and each is looked at alone later.
    """
    segmenter, _ = tools(models)
    unseen = [
        (path, picture)
        for photo in some
        for path, picture in [(_kept_at(photo, [segmenter.identity], models, []), photos.pixels(photo))]
        if _known_masks(path, picture) is None
    ]
    with suppress(OutOfMemory):
        found = segmenter.segment([picture for _, picture in unseen]) if unseen else []
        for (path, picture), masks in zip(unseen, found, strict=True):
            _keep_masks(path, picture, masks)


def _known_masks(path: Path, picture: "Pixels") -> list[Mask] | None:
    """What a file of the cache says that the segmenter found in a picture; None if there is none, or it is damaged."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            return list(np.unpackbits(kept["masks"], axis=2, count=picture.shape[1]).astype(bool))
    except DAMAGED:
        return None


def _keep_masks(path: Path, picture: "Pixels", masks: Sequence[Mask]) -> None:
    packed = np.packbits(np.array(masks, bool).reshape(-1, *picture.shape[:2]), axis=2)
    keep(path, {"masks": packed})


def keep(path: Path, content: "dict[str, NDArray[Any]]") -> None:
    """Write a file of the cache; a cache that cannot be written is none."""
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **content)
    try:
        put(path, packed.getvalue())
    except Unwritten as error:
        logging.getLogger("puzzlegen").warning("%s", error)


def _save(path: Path, grounds: Sequence[Ground | None]) -> None:
    """Keep what lies behind the things of a photograph."""
    content: dict[str, NDArray[Any]] = {}
    for number, ground in enumerate(grounds):
        if ground is not None:
            content[f"box {number}"] = np.array(ground.box)
            content[f"hole {number}"] = ground.hole
            content[f"pixels {number}"] = np.where(ground.hole[..., None], ground.pixels, 0)
    keep(path, content)


def _load(path: Path, picture: "Pixels", number: int) -> list[Ground | None] | None:
    """What was found out earlier about what lies behind so many things; None if nothing was, or the file is damaged."""
    grounds: list[Ground | None] = [None] * number
    try:
        with np.load(path, allow_pickle=False) as kept:
            for place in range(number):
                if f"box {place}" in kept:
                    left, top, right, bottom = (int(side) for side in kept[f"box {place}"])
                    hole = kept[f"hole {place}"]
                    below = picture[top:bottom, left:right]
                    pixels = np.where(hole[..., None], kept[f"pixels {place}"], below)
                    grounds[place] = Ground((left, top, right, bottom), pixels, hole)
    except DAMAGED:
        return None
    return grounds


def tools(models: Models) -> tuple[Segmenter, tuple[Inpainter, ...]]:
    """The models of these names."""
    inpainters = tuple(backends.inpainter(name, models.device) for name in models.inpainters)
    return backends.segmenter(models.segmenter, models.device), inpainters


def _grounds(
    photo: Photo,
    picture: "Pixels",
    things: Sequence[Cutout],
    segmenter: Segmenter,
    inpainters: Sequence[Inpainter],
) -> list[Ground | None]:
    """What is behind each thing that may leave its place.

    The inpainters are asked in turn, the last one also for what is not plain ground.
    """
    holes = [_hole(thing) for thing in things]
    windows = [_window(bounds(hole), picture.shape[:2]) for hole in holes]
    shown = [_cut(picture, window) for window in windows]
    within = [_cut(hole, window) for hole, window in zip(holes, windows, strict=True)]
    films = [soap_film(part, hole) for part, hole in zip(shown, within, strict=True)]
    found: list[Ground | None] = [None] * len(things)
    bound = [not may_leave(picture, thing) or spread_around(picture, thing.whole) > UNEVEN for thing in things]
    for inpainter in inpainters:
        last = inpainter is inpainters[-1]
        for turn in range(_SEEDS if last and inpainter.seeded else 1):
            missing = [n for n, stays in enumerate(bound) if found[n] is None and not stays]
            if not missing:
                break
            seeds = [Stream("ground", photo.sha256, number, turn).below(1 << 31) for number in missing]
            fillings = inpainter.fill([shown[n] for n in missing], [within[n] for n in missing], seeds)
            tried = dict(zip(missing, fillings, strict=True))
            bold = {number: boldness(filling, films[number], within[number]) for number, filling in tried.items()}
            fit = {number: settled(filling, films[number], within[number]) for number, filling in tried.items()}
            clean = [number for number in missing if not scratched(fit[number], within[number])]
            good = {number for number in clean if bold[number] <= CALM}
            if last:
                rest = {n: fit[n] for n in clean if CALM < bold[n] <= WILD}
                good |= _gone(picture, things, rest, windows, segmenter)
            for number in good:
                found[number] = Ground(windows[number], fit[number], within[number])
    return found


def _hole(thing: Cutout) -> Mask:
    """The place of a thing with what it touches by its light and shade, but without its neighbours."""
    narrow, wide = (max(_LEAST_RIM, round(rim * max(thing.mask.shape))) for rim in _RIMS)
    return grown(thing.whole, narrow) | (grown(thing.whole, wide) & ~grown(thing.blocked, narrow))


def _gone(
    picture: "Pixels",
    things: Sequence[Cutout],
    fillings: dict[int, "Pixels"],
    windows: Sequence[Box],
    segmenter: Segmenter,
) -> set[int]:
    """The numbers of the things that are no longer found where they were filled; those apart are in one picture."""
    pictures, looked_at = list["Pixels"](), list[list[int]]()
    waiting = list(fillings)
    while waiting:
        edited, together, later = picture.copy(), list[int](), list[int]()
        for number in waiting:
            if any(_meet(things[number].box, things[other].box) for other in together):
                later.append(number)
                continue
            together.append(number)
            left, top, right, bottom = windows[number]
            place = edited[top:bottom, left:right]
            invented = (fillings[number] != picture[top:bottom, left:right]).any(axis=2)
            place[invented] = fillings[number][invented]
        pictures.append(edited)
        looked_at.append(together)
        waiting = later
    points = [[point for number in together for point in _within(things[number].mask)] for together in looked_at]
    return {
        number
        for together, masks in zip(looked_at, segmenter.segment(pictures, points) if pictures else (), strict=True)
        for number in together
        if all(overlap(mask, things[number].mask) <= FOUND_AGAIN for mask in masks)
    }


def _within(mask: Mask) -> Iterator[Point]:
    """A pixel in the middle of each of both halves of a thing, and one in the middle of all of it."""
    ys, xs = np.nonzero(mask)
    along = xs if np.ptp(xs) > np.ptp(ys) else ys
    middle = np.median(along)
    for part in (np.ones_like(along, bool), along < middle, along >= middle):
        y, x = ys[part], xs[part]
        if part.any():
            nearest = np.argmin((y - np.median(y)) ** 2 + (x - np.median(x)) ** 2)
            yield int(x[nearest]), int(y[nearest])


def _window(box: Box, shape: tuple[int, int]) -> Box:
    """A box with its surroundings."""
    left, top, right, bottom = box
    margin = max(_LEAST_AROUND, round(_AROUND * max(right - left, bottom - top)))
    return max(left - margin, 0), max(top - margin, 0), min(right + margin, shape[1]), min(bottom + margin, shape[0])


def _cut(picture: "NDArray[Any]", box: Box) -> "NDArray[Any]":
    left, top, right, bottom = box
    return np.ascontiguousarray(picture[top:bottom, left:right])


def _meet(one: Box, other: Box) -> bool:
    """True if two things are so close that one may be seen in the hole of the other."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) < _APART
