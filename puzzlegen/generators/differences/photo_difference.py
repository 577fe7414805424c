"""Two versions of a photograph, one or both of them retouched in a few places: where, or how many?"""

import math
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
import numpy as np

from puzzlegen import photos
from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.differences.cutouts import Cutout
from puzzlegen.generators.differences.darkroom import Prepared, prepared
from puzzlegen.generators.differences.pair import ARRANGEMENTS, arranged, origin
from puzzlegen.generators.differences.retouching import CLASSES, Retouch, Scenery, retouched
from puzzlegen.generators.differences.wording import Arrangement, Change, Task, asked, explained
from puzzlegen.item import AnswerForm, Asked, Box, Elements, FillIn, Question, Statement
from puzzlegen.photos import NoPhotos, Photo, Photos
from puzzlegen.scene import Element, Raster, Scene
from puzzlegen.stream import Stream

if TYPE_CHECKING:
    from puzzlegen.family import Pixels

TASKS: Final[tuple[Task, ...]] = ("boxes", "boxes", "boxes", "single", "count")
_COUNTS: Final = 5  # different answers to the question how many
_CHOICES: Final = 4  # photographs that are tried before an attempt is given up
_VARIANTS: Final = 3  # of each change of a thing
_DEALS: Final = 3  # times that all kinds of changes are tried
_GAP: Final = 18  # pixels between two changes, at least
_FAR: Final = 0.015  # of the longer side: between two changes, too
_PATCHES: Final = 9  # that are named, if there are no more changes and things
_SPARE: Final = 4  # of them at least are not changed
_REVERSED: Final[dict[Change, Change]] = {"added": "removed", "removed": "added"}


class PhotoDifferenceParams(Params, frozen=True, kw_only=True):
    """What a level's pairs are like; the band says how small the smallest difference is.

    Attributes:
        differences: bounds of their number where all are to be boxed.
        fewest: the least number where the question is how many.
        photos: to be edited; whoever makes items puts them in.
    """

    differences: tuple[int, int]
    fewest: int
    photos: Photos | None = None


class Patch(msgspec.Struct, frozen=True):
    """A named place of the photograph."""

    name: str
    box: Box


class PhotoDifferenceState(msgspec.Struct, frozen=True):
    """Both versions, R, G and B of each pixel, row by row; the patches; and by their names what was changed."""

    photo: Photo
    size: tuple[int, int]
    first: bytes
    second: bytes
    patches: tuple[Patch, ...]
    changes: tuple[tuple[str, Change], ...]
    task: Task
    arrangement: Arrangement


class PhotoDifference:
    """See the module's docstring."""

    name = "photo_difference"
    version = 1
    levels: ClassVar = {
        Level.EASY: PhotoDifferenceParams(band=(3, 6), differences=(2, 2), fewest=1),
        Level.MEDIUM: PhotoDifferenceParams(band=(6.01, 7.4), differences=(2, 3), fewest=1),
        Level.HARD: PhotoDifferenceParams(band=(7.41, 9.4), differences=(3, 5), fewest=1),
    }

    def generate(self, rng: Stream, params: PhotoDifferenceParams) -> PhotoDifferenceState:
        """Take a photograph in turn, and the next one if that has too few things to be changed."""
        if params.photos is None:
            raise NoPhotos("differences/photo_difference edits photographs: name a folder of them with --photos.")
        task, slot = _drawn_task(rng)
        wanted = {
            "boxes": rng.between(*params.differences),
            "single": 1,
            "count": params.fewest + slot % _COUNTS,
        }[task]
        shelf = photos.opened(params.photos).photos
        for choice in range(_CHOICES):
            in_turn = rng.balanced(len(shelf), f"photo {choice}")  # the same in all attempts, so the last one is not
            photo = shelf[in_turn if choice < _CHOICES - 1 else rng.below(len(shelf))]
            ready = prepared(photo, params.photos.models)
            found = _retouches(ready, wanted, params.band, rng.child(f"retouches {choice}"))
            if found is not None:
                return _state(photo, ready, found, task, rng.choice(ARRANGEMENTS), rng)
        raise Rejected("too few things that can be changed")

    def statement(self, state: PhotoDifferenceState) -> Statement:
        """Each patch with the digests of what both versions show there, and whose photograph it is."""
        first, second = _versions(state)
        return {
            "photo": {"sha256": state.photo.sha256, **msgspec.to_builtins(state.photo.credit)},
            "width": state.size[0],
            "height": state.size[1],
            "patches": [
                {"name": patch.name, "box": patch.box, "first": _digest(first, patch), "second": _digest(second, patch)}
                for patch in state.patches
            ],
        }

    def ask(self, state: PhotoDifferenceState, rng: Stream) -> Asked:  # noqa: ARG002
        """Ask for the boxes of all differences, or for their number."""
        number = len(state.changes)
        query: dict[str, Any] = {"task": state.task, "arrangement": state.arrangement}
        text = asked(state.task, state.arrangement, number, "photograph")
        x, y = origin(state.arrangement)
        boxes = {patch.name: patch.box for patch in state.patches}
        explanation = explained(
            (
                (change, "", (x + (a + c) // 2, y + (b + d) // 2))
                for name, change in state.changes
                for a, b, c, d in (boxes[name],)
            ),
            "photograph",
        )
        if state.task == "count":
            return Asked(Question(text, AnswerForm.FILL_IN, query), FillIn(str(number)), explanation=explanation)
        question = Question(text, AnswerForm.BOUNDING_BOXES, query | {"number": number})
        return Asked(question, Elements(tuple(sorted(name for name, _ in state.changes))), explanation=explanation)

    def depict(self, state: PhotoDifferenceState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Both versions in one picture, or in two."""
        elements = [
            Element(patch.name, left, top, right - left, bottom - top)
            for patch in state.patches
            for left, top, right, bottom in (patch.box,)
        ]
        first, second = ([Raster(0, 0, *state.size, rgb)] for rgb in (state.first, state.second))
        return arranged(state.arrangement, state.size, first, second, elements)


def _drawn_task(rng: Stream) -> tuple[Task, int]:
    """The item's task, and a number that counts follow; both depend on its index alone."""
    task, slot = divmod(rng.balanced(len(TASKS) * _COUNTS, "task"), _COUNTS)
    return TASKS[task], slot


def _retouches(ready: Prepared, wanted: int, band: tuple[float, float], rng: Stream) -> list[Retouch] | None:
    """So many changes of different things, apart from one another, of different classes as far as possible.

    None of them is smaller than the band allows, and one is small enough for it.
    """
    if len(ready.things) < wanted:
        return None
    gap = max(_GAP, math.ceil(_FAR * max(ready.pixels.shape)))
    found: list[Retouch] = []
    most = -(-wanted // 3)  # of a class, since things can be recoloured where nothing else succeeds
    for number in (number for _ in range(_DEALS) for number in rng.permutation(len(CLASSES))):
        if sum(one.change in CLASSES[number] for one in found) == most:
            continue
        one = _one_more(rng.sample(CLASSES[number], len(CLASSES[number])), ready, found, gap, band, rng)
        if one is not None:
            found.append(one)
        if len(found) == wanted:
            return found
    return None


def _one_more(
    changes: Sequence[Change],
    ready: Prepared,
    found: Sequence[Retouch],
    gap: int,
    band: tuple[float, float],
    rng: Stream,
) -> Retouch | None:
    """A further change, of the first sort that any of the things can be changed in."""
    height, width, _ = ready.pixels.shape
    for change in changes:
        for place in rng.permutation(len(ready.things)):
            if any(_near(ready.things[place].box, one.box, gap) for one in found):
                continue
            one = _offer(ready, place, change, rng.below(_VARIANTS))
            if one is None or any(_near(one.box, other.box, gap) for other in found):
                continue
            bits = _bits(one.box, height * width)
            if bits <= band[1] and (found or bits >= band[0]):
                return one
    return None


@lru_cache(maxsize=4096)
def _offer(ready: Prepared, place: int, change: Change, variant: int) -> Retouch | None:
    """One of the changes of this sort of a thing; that takes time, so they are few, and remembered."""
    scenery = Scenery(ready.pixels, np.logical_or.reduce([thing.mask for thing in ready.things]))
    rng = Stream("offer", ready.pixels.tobytes(), place, change, variant)
    return retouched(change, scenery, ready.things[place], ready.grounds[place], rng)


def _bits(box: Box, area: int) -> float:
    """How many times the photograph is as large as a box, in powers of two."""
    return round(math.log2(area / ((box[2] - box[0]) * (box[3] - box[1]))), 2)


def _near(one: Box, other: Box, gap: int) -> bool:
    """Whether there are fewer pixels than the gap between two boxes."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) < gap


def _state(
    photo: Photo, ready: Prepared, found: Sequence[Retouch], task: Task, arrangement: Arrangement, rng: Stream
) -> PhotoDifferenceState:
    """Each change is made in one of the versions; what is taken from the first one was added to the second."""
    first, second = ready.pixels.copy(), ready.pixels.copy()
    named: list[tuple[Box, Change | None]] = [(box, None) for box in _unchanged(ready, found, rng)]
    for one in found:
        left, top, right, bottom = one.box
        if rng.below(2):
            second[top:bottom, left:right] = one.pixels
            named.append((one.box, one.change))
        else:
            first[top:bottom, left:right] = one.pixels
            named.append((one.box, _REVERSED.get(one.change, one.change)))
    named.sort(key=lambda entry: (entry[0][1], entry[0][0]))
    names = [f"patch-{number:02}" for number in range(1, len(named) + 1)]
    return PhotoDifferenceState(
        photo=photo,
        size=(first.shape[1], first.shape[0]),
        first=first.tobytes(),
        second=second.tobytes(),
        patches=tuple(Patch(name, box) for name, (box, _) in zip(names, named, strict=True)),
        changes=tuple((name, change) for name, (_, change) in zip(names, named, strict=True) if change is not None),
        task=task,
        arrangement=arrangement,
    )


def _unchanged(ready: Prepared, found: Sequence[Retouch], rng: Stream) -> list[Box]:
    """The boxes of things that stay as they are, and of other places of such sizes where there are too few."""
    height, width, _ = ready.pixels.shape
    taken = [one.box for one in found]
    wanted = max(_SPARE, _PATCHES - len(found))
    spare: list[Box] = []
    things: list[Cutout] = [ready.things[place] for place in rng.permutation(len(ready.things))]
    boxes = [thing.box for thing in things]
    for _ in range(400):
        left, top, right, bottom = rng.choice(taken)
        x, y = rng.below(width - (right - left)), rng.below(height - (bottom - top))
        boxes.append((x, y, x + right - left, y + bottom - top))
    for box in boxes:
        if len(spare) < wanted and not any(_near(box, other, 0) for other in (*taken, *spare)):
            spare.append(box)
    return spare


def _versions(state: PhotoDifferenceState) -> "list[Pixels]":
    width, height = state.size
    return [np.frombuffer(rgb, np.uint8).reshape(height, width, 3) for rgb in (state.first, state.second)]


def _digest(version: "Pixels", patch: Patch) -> str:
    """SHA-256 of R, G and B of each pixel in the patch, row by row."""
    left, top, right, bottom = patch.box
    return sha256(version[top:bottom, left:right].tobytes()).hexdigest()


FAMILY = PhotoDifference()
