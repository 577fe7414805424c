"""Compares two scenes thing by thing, and the two pictures pixel by pixel; judges `differences/scene_difference`."""

import math
from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Box
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.differences.things import SCALE, Thing
from puzzlegen.formats.differences.kits.pairs import Boxes
from puzzlegen.formats.differences.scene_difference import QUESTIONS, Choice, Difference, Query, Scenes
from puzzlegen.validators.differences.kits.boxes import area, overlap, within
from puzzlegen.validators.differences.kits.panels import pair
from puzzlegen.validators.differences.kits.referee import LEAST_CONTRAST, judge
from puzzlegen.validators.differences.kits.spelling import spelled
from puzzlegen.validators.kits.answers import verdict_on

CONTRASTS: Final = ((32, 22.0), (47, 18.0))  # the most things compared, and the least contrast of a difference then
_PLACE: Final = ("x", "y")
_AREA: Final = 1024 * 768  # pixels of a drawing
_COMPARED: Final = (("added", "removed"), ("position", "size", "turn"), ("colours",))  # in turn; then all else


class _Found(msgspec.Struct, frozen=True):
    """What differs about the thing of a name."""

    name: str
    change: str


def certify(scenes: Scenes, query: Query) -> Certificate:
    """Compare the things of both scenes by name.

    The difficulty is the number of things to be compared; of a choice, where only four regions are to be looked at, it
    is how fine one has to look: how many times the drawing is as large as a region, in powers of two, on an average.
    The depth is how many properties of things have to be compared, the plainest first, until all differences are found:
    whether things are there, their places and sizes, their colours, and their details.

    A thing counts as changed in one way only: if more than one of its fields differs, or if two things stand in another
    order, that is a fault; and so it is if the places of differences are those of other things. Of a choice, the answer
    is the region with the place of the difference in it; that its pixels differ there is for `certify_picture` to tell.

    Raises:
        MalformedStatement: there is no such thing, or one that no scene holds; two of one scene have one name; a box is
            empty, or two regions overlap.
    """
    first, second = _scene(scenes, scenes.first), _scene(scenes, scenes.second)
    if set(scenes.first) | set(scenes.second) != set(range(len(scenes.things))):
        raise MalformedStatement("there is a thing that neither scene holds, or one that is not in the list")
    if any(left >= right or top >= bottom for left, top, right, bottom in (place.box for place in scenes.differences)):
        raise MalformedStatement("the box of a difference is empty")
    found, faults = _differences(first, second)
    number = len(found)
    if sorted(place.thing for place in scenes.differences) != [one.name for one in found]:
        faults = ("the places of the differences are those of other things", *faults)
    if isinstance(query, Boxes) and query.number != number:
        faults = ("the number of differences is not the stated one", *faults)
    answers, refuted = _answers(query, found, scenes.differences)
    if isinstance(query, Choice) and number > len(answers):
        faults = ("a difference is outside of the regions", *faults)
    things = len(first.keys() | second.keys())
    return Certificate(
        verdict=verdict_on(answers),
        answers=answers[:2],
        method="comparison of all things",
        effort={"things": things, "differences": number},
        difficulty=_fineness(query.options) if isinstance(query, Choice) else things,
        unit=QUESTIONS[type(query)].unit,
        canonical=_canonical(first, second),
        structure=f"{_ground(scenes)}: {', '.join(sorted({one.change for one in found}))}",
        refuted=refuted,
        faults=faults,
        depth=Depth.properties(max((_compared(one.change) for one in found), default=0)),
    )


def _compared(change: str) -> int:
    """How many properties have been compared when a change of this one is found."""
    return next((number for number, some in enumerate(_COMPARED, 1) if change in some), len(_COMPARED) + 1)


def _ground(scenes: Scenes) -> str:
    """What is drawn first and lies behind all else, such as sky and sea: it tells in what setting the scene is."""
    return " and ".join(scenes.things[place].kind for place in scenes.first[:2])


def _scene(scenes: Scenes, places: Sequence[int]) -> dict[str, Thing]:
    """The things of a scene by name, from the farthest to the nearest."""
    if any(place >= len(scenes.things) for place in places):
        raise MalformedStatement("a scene holds a thing that is not in the list")
    found = {scenes.things[place].name: scenes.things[place] for place in places}
    if len(found) < len(places):
        raise MalformedStatement("two things of one scene have the same name")
    return found


def _fineness(boxes: Sequence[Box]) -> float:
    """How many times a drawing is as large as these boxes, in powers of two, on an average."""
    if any(overlap(one, other) for one, other in combinations(boxes, 2)):
        raise MalformedStatement("two regions overlap")
    if any(left >= right or top >= bottom for left, top, right, bottom in boxes):
        raise MalformedStatement("a region is empty")
    return round(sum(math.log2(_AREA / area(box)) for box in boxes) / len(boxes), 2)


def _differences(first: dict[str, Thing], second: dict[str, Thing]) -> tuple[list[_Found], Faults]:
    """All differences, and what is wrong with them."""
    found, faults = [], []
    for name in sorted(first.keys() | second.keys()):
        if name not in second:
            found.append(_Found(name, "removed"))
        elif name not in first:
            found.append(_Found(name, "added"))
        elif first[name] != second[name]:
            before, after = first[name], second[name]
            fields = {
                "position" if field in _PLACE else field
                for field in before.__struct_fields__
                if getattr(before, field) != getattr(after, field)
            }
            if len(fields) > 1 or "kind" in fields:
                faults.append("a thing differs in more than one way")
            found.append(_Found(name, " and ".join(sorted(fields))))
    if [name for name in first if name in second] != [name for name in second if name in first]:
        faults.append("the things stand in another order")
    return found, tuple(dict.fromkeys(faults))


def _answers(
    query: Query, found: Sequence[_Found], places: Sequence[Difference]
) -> tuple[tuple[str, ...], dict[str, str]]:
    """The answers as spelled in keys, and why wrong options are wrong."""
    if not isinstance(query, Choice):
        return spelled(query, (one.name for one in found)), {}
    differs = {
        letter: bool(found) and any(within(place.box, region) for place in places)
        for letter, region in zip(LETTERS, query.options, strict=False)
    }
    return (
        tuple(letter for letter, right in differs.items() if right),
        {letter: "what is in it is the same in both" for letter, right in differs.items() if not right},
    )


def _canonical(first: dict[str, Thing], second: dict[str, Thing]) -> str:
    """The same for the same two scenes whatever their things are called, and whichever of the two is the first."""
    nameless = [
        "\n".join(repr(msgspec.structs.astuple(thing)[1:]) for thing in scene.values()) for scene in (first, second)
    ]
    return blake2b("\n\n".join(sorted(nameless)).encode(), digest_size=16).hexdigest()


def certify_why(scenes: Scenes, query: Query, answer: str, why: NoFacts) -> Faults:  # noqa: ARG001
    """The explanation says of each difference what the statement does, which is proven: there are no facts to judge."""
    return ()


def certify_picture(pictures: Sequence[Pixels], scenes: Scenes, query: Query, layout: Layout) -> Faults:
    """Find all differences of the two pictures and hold them against the boxes.

    Of the things only their number is looked at: the fewer they are, the more a difference has to show.
    """
    things = len({thing.name for thing in scenes.things})
    contrast = next((least for most, least in CONTRASTS if things <= most), LEAST_CONTRAST)
    seen = pair(pictures, query.arrangement, layout)
    if seen is None:
        return ("there are not two pictures",)
    boxes = {place.thing: place.box for place in scenes.differences}
    faults = judge(seen.first, seen.second, boxes, contrast, SCALE)
    if seen.boxes != boxes:
        faults = ("the boxes are not those of the differences", *faults)
    if isinstance(query, Boxes) and query.number != len(boxes):
        faults = ("the number of boxes is not the stated one", *faults)
    if isinstance(query, Choice) and not any(within(box, region) for region in query.options for box in boxes.values()):
        faults = ("the difference is not in its region", *faults)
    return faults
