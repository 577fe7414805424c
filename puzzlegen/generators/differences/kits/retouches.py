"""What a photograph offers: all retouches of its things that look right, found once, and kept in the user's cache.

So it is known of each photograph, before any item is made, whether it is of use, and for which changes.
"""

import multiprocessing
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.item import Box
from puzzlegen.core.stream import Stream
from puzzlegen.facts.differences.terms import Change
from puzzlegen.generators.differences.kits import preparation
from puzzlegen.generators.differences.kits.retouching import CLASSES, retouched
from puzzlegen.generators.differences.kits.scenery import Scenery
from puzzlegen.materials import photos
from puzzlegen.materials.material import Report
from puzzlegen.materials.photos import Album, Models, Photo, Photos
from puzzlegen.models import PICTURES_AT_ONCE, OutOfMemory
from puzzlegen.running import cache
from puzzlegen.running.workers import Workers, ordered_map

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

_VARIANTS: Final = 3  # of each change of a thing, but for those where chance decides nothing, or that few things allow
_OTHERWISE: Final[Mapping[Change, int]] = {"removed": 1, "mirrored": 1, "added": 6, "position": 6}
_KEPT: Final = 24  # photographs in memory with all their retouches
_EDITION: Final = 42  # rises with every change of how photographs are retouched


class Unprepared(CheckFailed):
    """What was found out about a photograph is not at hand in a process that cannot find it out."""


class Offer(NamedTuple):
    """A change of the thing with this number, and the box that it takes."""

    change: Change
    thing: int
    box: Box


class Offering(msgspec.Struct, frozen=True):
    """What a photograph of this width and height offers, and the boxes of its things.

    ``obstacle`` is a sentence that says why it offers nothing on this device; empty if nothing stands in the way.
    """

    size: tuple[int, int]
    things: tuple[Box, ...]
    offers: tuple[Offer, ...]
    obstacle: str = ""


@dataclass(frozen=True, eq=False)
class OfferedPixels:
    """The pixels of a photograph, and for each of its offers those that its box has then."""

    photograph: "Pixels"
    retouches: "tuple[Pixels, ...]"


_BARREN: Final = "nothing in it can be changed so that it looks right."


@lru_cache(maxsize=1024)
def offering(photo: Photo, models: Models) -> Offering:
    """What the photograph offers: nothing, and nothing is kept, if it is too much for the memory of the device."""
    path = _path(photo, models)
    known = _listed(path)
    if known is not None:
        return known
    try:
        content = _content(photo, models)
    except OutOfMemory as error:
        return Offering((1, 1), (), (), obstacle=str(error))
    preparation.keep(path, content)
    return _offering(content["offering"])


@lru_cache(maxsize=_KEPT)
def offered_pixels(photo: Photo, models: Models) -> OfferedPixels:
    """The photograph and its retouches, in the order of its offers."""
    try:
        with np.load(_path(photo, models), allow_pickle=False) as kept:
            content = dict(kept)
            listed, pixels = _offering(content["offering"]), content["pixels"]
    except preparation.DAMAGED:
        content = _content(photo, models)
        listed, pixels = _offering(content["offering"]), content["pixels"]
    found, start = [], 0
    for offer in listed.offers:
        left, top, right, bottom = offer.box
        end = start + (bottom - top) * (right - left) * 3
        found.append(pixels[start:end].reshape(bottom - top, right - left, 3))
        start = end
    return OfferedPixels(photos.pixels(photo), tuple(found))


def usable(album: Album, shelf: Photos, report: Report, workers: Workers) -> tuple[int, tuple[str, ...]]:
    """Make photographs ready until enough of them offer anything.

    Args:
        album: of the shelf.
        shelf: whose photographs are made ready, by its models; `puzzlegen.materials.photos.MOST_USED` at most.
        report: is told how many are ready, of how many at most.
        workers: that share the work, where that is done by the CPU of this machine.

    Returns:
        How many were made ready, and of each of those that offer nothing a sentence that says why.
    """
    complaints: list[str] = []
    looked_at = album.photos[: photos.MOST_USED]
    number = 0
    with closing(_made_ready(looked_at, shelf.models, workers)) as ready:
        for number, (photo, found) in enumerate(zip(looked_at, ready, strict=True), start=1):
            if not found.offers:
                complaints.append(f"{photo.path}: {found.obstacle or _BARREN}")
            report(number, len(looked_at))
            if number - len(complaints) == shelf.enough:
                break
    return number, tuple(complaints)


def _made_ready(some: Sequence[Photo], models: Models, workers: Workers) -> Generator[Offering, None, None]:
    """What these photographs offer, in their order; a GPU, which is one, looks at a few together in this process."""
    at_once = PICTURES_AT_ONCE[models.device]
    if at_once > 1:
        for start in range(0, len(some), at_once):
            few = some[start : start + at_once]
            preparation.look([photo for photo in few if _listed(_path(photo, models)) is None], models)
            yield from (offering(photo, models) for photo in few)
        return
    # Threads of models do not survive a fork, so that each process loads its own
    staff = workers if isinstance(workers, int) else 1
    yield from ordered_map(partial(offering, models=models), some, staff, afresh=True, together=1)


def _path(photo: Photo, models: Models) -> "Path":
    return preparation.kept_at(photo, models, preparation.EDITION, _EDITION)


def _listed(path: "Path") -> Offering | None:
    """What is kept of what it offers; None if nothing is, or if the file is damaged."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            return _offering(kept["offering"])
    except preparation.DAMAGED:
        return None


def _offering(packed: "NDArray[Any]") -> Offering:
    return msgspec.json.decode(packed.tobytes(), type=Offering)


def _content(photo: Photo, models: Models) -> "dict[str, NDArray[Any]]":
    """What is kept of a photograph: what it offers as JSON, and the pixels of all retouches, one after another.

    Raises:
        Unprepared: this process may not use the GPU, which is lost to those that are forked.
    """
    if models.device == "cuda" and multiprocessing.parent_process() is not None:
        raise Unprepared(
            f"What was found out about {photo.path} is no longer in {cache.folder('photographs')}, and only the first "
            "process may ask the GPU again: run the same command with --workers 1."
        )
    ready = preparation.prepared(photo, models)
    known = {thing: ground for thing, ground in zip(ready.things, ready.grounds, strict=True) if ground is not None}
    scenery = Scenery(ready.pixels, ready.things, known)
    offers, pixels = [], [np.zeros(0, np.uint8)]
    for number, thing in enumerate(ready.things):
        for change in (change for group in CLASSES for change in group):
            for variant in range(_OTHERWISE.get(change, _VARIANTS)):
                rng = Stream("offer", photo.sha256, number, change, variant)
                found = retouched(change, scenery, thing, rng)
                if found is not None:
                    offers.append(Offer(change, number, found.box))
                    pixels.append(found.pixels.ravel())
    height, width, _ = ready.pixels.shape
    told = Offering((width, height), tuple(thing.box for thing in ready.things), tuple(offers))
    return {"offering": np.frombuffer(msgspec.json.encode(told), np.uint8), "pixels": np.concatenate(pixels)}
