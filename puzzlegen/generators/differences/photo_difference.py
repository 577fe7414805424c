"""Two versions of a photograph, one or both of them retouched in a few places: where, or how many?"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
import numpy as np

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Box, Elements, FillIn, Question, Statement
from puzzlegen.core.scene import Element, Raster, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.differences import rota
from puzzlegen.generators.differences.contact_sheet import Prints, Sheet, prints, sheet
from puzzlegen.generators.differences.pair import ARRANGEMENTS, arranged, origin
from puzzlegen.generators.differences.rota import LENGTH, Wanted, chosen, near
from puzzlegen.generators.differences.wording import Arrangement, Change, Task, asked, explained
from puzzlegen.materials.photos import NoPhotos, Photo, Photos

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

_ELSEWHERE: Final = 8  # one attempt in so many takes another photograph, so that no item hangs on a single one
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
    version = 5
    levels: ClassVar = {
        Level.EASY: PhotoDifferenceParams(band=(3, 6), differences=(2, 2), fewest=1),
        Level.MEDIUM: PhotoDifferenceParams(band=(6.01, 7), differences=(2, 3), fewest=1),
        Level.HARD: PhotoDifferenceParams(band=(7.01, 9.4), differences=(2, 5), fewest=1),
    }

    def generate(self, rng: Stream, params: PhotoDifferenceParams) -> PhotoDifferenceState:
        """Take the photograph and the kinds of changes of one of the sittings, all equally likely."""
        if params.photos is None:
            raise NoPhotos("differences/photo_difference edits photographs: name a folder of them with --photos.")
        wanted = _wanted(params)
        sittings = rota.rota(params.photos, wanted)
        planned = taken = sittings[rng.per_item(LENGTH, "sitting")]
        if rng.below(_ELSEWHERE) == 0:
            taken = rng.choice([one for one in sittings if len(one.kinds) == len(planned.kinds)])
        offered = sheet(taken.photo, params.photos.models)
        found = chosen(offered, taken.kinds, len(taken.kinds), wanted.band, rng)
        if found is None:
            raise Rejected("too few things that can be changed")
        shown = prints(taken.photo, params.photos.models)
        return _state(taken.photo, offered, shown, found, planned.task, rng.choice(ARRANGEMENTS), rng)

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


def remarks(photos: Photos, levels: Iterable[Level]) -> Iterator[str]:
    """What cannot be had of these photographs at these levels, a sentence each.

    Raises:
        NothingUsable: at one of them nothing can be had.
    """
    for level in levels:
        yield from rota.remarks(photos, _wanted(PhotoDifference.levels[level]), level)


def _wanted(params: PhotoDifferenceParams) -> Wanted:
    return Wanted(params.differences, params.fewest, (float(params.band[0]), float(params.band[1])))


def _state(
    photo: Photo,
    offered: Sheet,
    shown: Prints,
    found: Sequence[int],
    task: Task,
    arrangement: Arrangement,
    rng: Stream,
) -> PhotoDifferenceState:
    """Each change is made in one of the versions; what is taken from the first one was added to the second."""
    first, second = shown.photograph.copy(), shown.photograph.copy()
    named: list[tuple[Box, Change | None]] = [(box, None) for box in _unchanged(offered, found, rng)]
    for number in found:
        change, _, box = offered.offers[number]
        left, top, right, bottom = box
        if rng.below(2):
            second[top:bottom, left:right] = shown.retouches[number]
            named.append((box, change))
        else:
            first[top:bottom, left:right] = shown.retouches[number]
            named.append((box, _REVERSED.get(change, change)))
    named.sort(key=lambda entry: (entry[0][1], entry[0][0]))
    names = [f"patch-{number:02}" for number in range(1, len(named) + 1)]
    return PhotoDifferenceState(
        photo=photo,
        size=offered.size,
        first=first.tobytes(),
        second=second.tobytes(),
        patches=tuple(Patch(name, box) for name, (box, _) in zip(names, named, strict=True)),
        changes=tuple((name, change) for name, (_, change) in zip(names, named, strict=True) if change is not None),
        task=task,
        arrangement=arrangement,
    )


def _unchanged(offered: Sheet, found: Sequence[int], rng: Stream) -> list[Box]:
    """The boxes of things that stay as they are, and of other places of such sizes where there are too few."""
    width, height = offered.size
    taken = [offered.offers[number].box for number in found]
    wanted = max(_SPARE, _PATCHES - len(found))
    spare: list[Box] = []
    boxes = [offered.things[place] for place in rng.permutation(len(offered.things))]
    for _ in range(400):
        left, top, right, bottom = rng.choice(taken)
        x, y = rng.below(width - (right - left)), rng.below(height - (bottom - top))
        boxes.append((x, y, x + right - left, y + bottom - top))
    for box in boxes:
        if len(spare) < wanted and not any(near(box, other, 0) for other in (*taken, *spare)):
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
