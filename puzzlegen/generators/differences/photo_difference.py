"""Two versions of a photograph, one or both of them retouched in a few places: where, or how many?"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Box
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.differences.terms import ARRANGEMENTS
from puzzlegen.formats.differences.kits.pairs import Boxes, Count
from puzzlegen.formats.differences.photo_difference import Patch, Photo, Query, Versions
from puzzlegen.generators.differences.kits import assignment, retouches
from puzzlegen.generators.differences.kits.assignment import LENGTH, Wanted, chosen, near
from puzzlegen.generators.differences.kits.retouches import OfferedPixels, Offering, offered_pixels, offering
from puzzlegen.materials.material import Missing, NothingUsable, Report
from puzzlegen.materials.photos import PhotoFindings, Photos
from puzzlegen.running.workers import Workers

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

_ELSEWHERE: Final = 8  # one attempt in so many takes another photograph, so that no item hangs on a single one
_PATCHES: Final = 9  # that are named, if there are no more changes and things
_SPARE: Final = 4  # of them at least are not changed


class PhotoDifferenceParams(Params, frozen=True, kw_only=True):
    """What a level's pairs are like; the band says how small the smallest difference is.

    Attributes:
        differences: bounds of their number where all are to be boxed.
        fewest: the least number where the question is how many.
        photos: to be edited; whoever makes items puts them in.
    """

    differences: Annotated[tuple[int, int], Knob("more differences to box", 1, 6)]
    fewest: Annotated[int, Knob("more differences where they are counted", 1, 4)]
    photos: Photos | None = None


LEVELS: Final = {
    Level.EASY: PhotoDifferenceParams(band=(3, 6), differences=(2, 2), fewest=1),
    Level.MEDIUM: PhotoDifferenceParams(band=(6.01, 7), differences=(2, 3), fewest=1),
    Level.HARD: PhotoDifferenceParams(band=(7.01, 9.4), differences=(2, 5), fewest=1),
}


def invent(rng: Stream, params: PhotoDifferenceParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - slots say what is asked
    """Take the photograph and the kinds of changes of one of the slots, all equally likely.

    The material of the puzzle is both versions: R, G and B of each pixel, row by row.
    """
    if params.photos is None:
        raise Missing(f"differences/photo_difference {Photos.NEEDED}.")
    rng = rng.child("state")
    wanted = _wanted(params)
    slots = assignment.assigned(params.photos, wanted)
    planned = taken = slots[rng.class_by_index(LENGTH, "sitting")]
    if rng.below(_ELSEWHERE) == 0:
        taken = rng.choice([one for one in slots if len(one.kinds) == len(planned.kinds)])
    photo, models = taken.photo, params.photos.models
    offers = offering(photo, models)
    found = chosen(offers, taken.kinds, len(taken.kinds), wanted.band, rng)
    if found is None:
        raise Rejected("too few things that can be changed")
    arrangement = rng.choice(ARRANGEMENTS)
    first, second, places = _versions(offers, offered_pixels(photo, models), found, rng)
    patches = tuple(
        Patch(f"patch-{number:02}", box, _digest(first, box), _digest(second, box))
        for number, (box, _) in enumerate(places, 1)
    )
    changed = tuple(patch.name for patch, (_, changes) in zip(patches, places, strict=True) if changes)
    further = {"number": len(changed)} if planned.question is Boxes else {}
    query: Query = planned.question(arrangement, **further)
    return Puzzle(
        Versions(Photo(photo.sha256, **msgspec.structs.asdict(photo.credit)), *offers.size, patches),
        query,
        str(len(changed)) if planned.question is Count else changed,
        material=(first.tobytes(), second.tobytes()),
    )


def survey(photos: Photos, levels: Sequence[Level], report: Report, workers: Workers) -> PhotoFindings:
    """Make as many photographs ready as are needed, and tell what cannot be had of them at these levels.

    Raises:
        NothingUsable: at none of them anything can be had.
    """
    album = photos.open()
    prepared, unfit = retouches.usable(album, photos, report, workers)
    usable = prepared - len(unfit)
    identity = msgspec.structs.replace(photos.identity, prepared=prepared)
    photos = msgspec.structs.replace(photos, identity=identity)
    remarks: list[str] = []
    starved: list[Level] = []
    for level in levels if usable else ():
        try:
            remarks += assignment.remarks(photos, _wanted(LEVELS[level]), level)
        except NothingUsable as error:
            if len(starved) + 1 == len(levels):
                raise
            starved.append(level)
            remarks.append(f"There is no item of level {level}. {error}")
    complaints = (*album.complaints, *unfit)
    return PhotoFindings(
        usable + len(complaints), usable, complaints, tuple(remarks), prepared=prepared, starved=tuple(starved)
    )


def _wanted(params: PhotoDifferenceParams) -> Wanted:
    return Wanted(params.differences, params.fewest, (float(params.band[0]), float(params.band[1])))


def _versions(
    offers: Offering, shown: OfferedPixels, found: Sequence[int], rng: Stream
) -> "tuple[Pixels, Pixels, list[tuple[Box, bool]]]":
    """Both versions, and from the top all places, with whether something was changed there.

    Each change is made in one of the versions.
    """
    first, second = shown.photograph.copy(), shown.photograph.copy()
    places = [(box, False) for box in _unchanged(offers, found, rng)]
    for number in found:
        left, top, right, bottom = box = offers.offers[number].box
        version = second if rng.below(2) else first
        version[top:bottom, left:right] = shown.retouches[number]
        places.append((box, True))
    places.sort(key=lambda entry: (entry[0][1], entry[0][0]))
    return first, second, places


def _unchanged(offers: Offering, found: Sequence[int], rng: Stream) -> list[Box]:
    """The boxes of things that stay as they are, and of other places of such sizes where there are too few."""
    width, height = offers.size
    taken = [offers.offers[number].box for number in found]
    wanted = max(_SPARE, _PATCHES - len(found))
    spare: list[Box] = []
    boxes = [offers.things[place] for place in rng.permutation(len(offers.things))]
    for _ in range(400):
        left, top, right, bottom = rng.choice(taken)
        x, y = rng.below(width - (right - left)), rng.below(height - (bottom - top))
        boxes.append((x, y, x + right - left, y + bottom - top))
    for box in boxes:
        if len(spare) < wanted and not any(near(box, other, 0) for other in (*taken, *spare)):
            spare.append(box)
    return spare


def _digest(version: "Pixels", box: Box) -> str:
    """SHA-256 of R, G and B of each pixel in the box, row by row."""
    left, top, right, bottom = box
    return sha256(version[top:bottom, left:right].tobytes()).hexdigest()
