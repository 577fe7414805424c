"""Compares two scenes thing by thing, and the two pictures pixel by pixel; judges `differences/scene_difference`.

The format is that of ``docs/differences.md``.
"""

import math
from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Box, Statement
from puzzlegen.validators.differences.kits.boxes import area, overlap, within
from puzzlegen.validators.differences.kits.panels import Arrangement, pair
from puzzlegen.validators.differences.kits.referee import LEAST_CONTRAST, judge
from puzzlegen.validators.differences.kits.spelling import spelled
from puzzlegen.validators.kits.answers import parse, read, verdict_on

Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-4096, le=4096)]
Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A#[0-9a-f]{6}\Z")]

CONTRASTS: Final = ((32, 22.0), (47, 18.0))  # the most things compared, and the least contrast of a difference then
_PLACE: Final = ("x", "y")
_WIDTH: Final = 640  # pixels of a drawing
_HEIGHT: Final = 480


class _Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(pattern=r"\A[a-z_]+-[0-9]+\Z")]
    kind: str
    x: Coordinate
    y: Coordinate
    size: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100
    turn: Annotated[int, msgspec.Meta(ge=-360, le=360)] = 0
    colours: tuple[Colour, ...] = ()
    pattern: str = ""
    count: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    outline: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    symbol: str = ""


class _Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: str
    box: Box


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    things: tuple[_Thing, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]
    differences: tuple[_Place, ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["boxes", "single", "choice", "count"]
    arrangement: Arrangement
    number: int | None = None
    options: tuple[Box, Box, Box, Box] | None = None


class _Difference(msgspec.Struct, frozen=True):
    """What differs about the thing of a name."""

    name: str
    change: str


def certify(statement: Statement, query: Statement) -> Certificate:
    """Compare the things of both scenes by name.

    The difficulty is the number of things to be compared; of a choice, where only four regions are to be looked at, it
    is how fine one has to look: how many times the drawing is as large as a region, in powers of two, on an average.

    A thing counts as changed in one way only: if more than one of its fields differs, or if two things stand in another
    order, that is a fault; and so it is if the places of differences are those of other things. Of a choice, the answer
    is the region with the place of the difference in it; that its pixels differ there is for `certify_picture` to tell.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    question = _question(query)
    scenes = parse(statement, _Statement, "statement")
    first, second = _scene(scenes, scenes.first), _scene(scenes, scenes.second)
    if set(scenes.first) | set(scenes.second) != set(range(len(scenes.things))):
        raise MalformedStatement("there is a thing that neither scene holds, or one that is not in the list")
    if any(left >= right or top >= bottom for left, top, right, bottom in (place.box for place in scenes.differences)):
        raise MalformedStatement("the box of a difference is empty")
    found, faults = _differences(first, second)
    number = len(found)
    if sorted(place.thing for place in scenes.differences) != [one.name for one in found]:
        faults = ("the places of the differences are those of other things", *faults)
    if question.number is not None and question.number != number:
        faults = ("the number of differences is not the stated one", *faults)
    answers, refuted = _answers(question, found, scenes.differences)
    if question.task == "choice" and number > len(answers):
        faults = ("a difference is outside of the regions", *faults)
    things = len(first.keys() | second.keys())
    fineness = None if question.options is None else _fineness(question.options)
    return Certificate(
        verdict=verdict_on(answers),
        answers=answers[:2],
        method="comparison of all things",
        effort={"things": things, "differences": number},
        difficulty=things if fineness is None else fineness,
        unit="things compared" if fineness is None else "bits to a region",
        canonical=_canonical(first, second),
        structure=f"{_ground(scenes)}: {', '.join(sorted({one.change for one in found}))}",
        refuted=refuted,
        faults=faults,
    )


def _ground(scenes: _Statement) -> str:
    """What is drawn first and lies behind all else, such as sky and sea: it tells in what setting the scene is."""
    return " and ".join(scenes.things[place].kind for place in scenes.first[:2])


def _question(query: Statement) -> _Query:
    """The query, with the fields of its task and no others."""
    asked = parse(query, _Query, "query")
    if (asked.number is None) == (asked.task == "boxes"):
        raise MalformedStatement("the number is stated exactly where several boxes are asked for")
    if (asked.options is None) == (asked.task == "choice"):
        raise MalformedStatement("there are regions exactly where one of them is asked for")
    if any(overlap(one, other) for one, other in combinations(asked.options or (), 2)):
        raise MalformedStatement("two regions overlap")
    return asked


def _scene(scenes: _Statement, places: Sequence[int]) -> dict[str, _Thing]:
    """The things of a scene by name, from the farthest to the nearest."""
    if not all(0 <= place < len(scenes.things) for place in places):
        raise MalformedStatement("a scene holds a thing that is not in the list")
    found = {scenes.things[place].name: scenes.things[place] for place in places}
    if len(found) < len(places):
        raise MalformedStatement("two things of one scene have the same name")
    return found


def _fineness(boxes: Sequence[Box]) -> float:
    """How many times a drawing is as large as these boxes, in powers of two, on an average."""
    if any(left >= right or top >= bottom for left, top, right, bottom in boxes):
        raise MalformedStatement("a region is empty")
    return round(sum(math.log2(_WIDTH * _HEIGHT / area(box)) for box in boxes) / len(boxes), 2)


def _differences(first: dict[str, _Thing], second: dict[str, _Thing]) -> tuple[list[_Difference], Faults]:
    """All differences, and what is wrong with them."""
    found, faults = [], []
    for name in sorted(first.keys() | second.keys()):
        if name not in second:
            found.append(_Difference(name, "removed"))
        elif name not in first:
            found.append(_Difference(name, "added"))
        elif first[name] != second[name]:
            before, after = first[name], second[name]
            fields = {
                "position" if field in _PLACE else field
                for field in before.__struct_fields__
                if getattr(before, field) != getattr(after, field)
            }
            if len(fields) > 1 or "kind" in fields:
                faults.append("a thing differs in more than one way")
            found.append(_Difference(name, " and ".join(sorted(fields))))
    if [name for name in first if name in second] != [name for name in second if name in first]:
        faults.append("the things stand in another order")
    return found, tuple(dict.fromkeys(faults))


def _answers(
    query: _Query, found: Sequence[_Difference], places: Sequence[_Place]
) -> tuple[tuple[str, ...], dict[str, str]]:
    """The answers as spelled in keys, and why wrong options are wrong."""
    if query.options is None:
        return spelled(query.task, (one.name for one in found)), {}
    differs = {
        letter: bool(found) and any(within(place.box, region) for place in places)
        for letter, region in zip(LETTERS, query.options, strict=False)
    }
    return (
        tuple(letter for letter, right in differs.items() if right),
        {letter: "what is in it is the same in both" for letter, right in differs.items() if not right},
    )


def _canonical(first: dict[str, _Thing], second: dict[str, _Thing]) -> str:
    """The same for the same two scenes whatever their things are called, and whichever of the two is the first."""
    nameless = [
        "\n".join(repr(msgspec.structs.replace(thing, name="")) for thing in scene.values())
        for scene in (first, second)
    ]
    return blake2b("\n\n".join(sorted(nameless)).encode(), digest_size=16).hexdigest()


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """The explanation says of each difference what the statement does, which is proven: there are no facts to judge."""
    read(why, "explanation")
    return ()


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:
    """Find all differences of the two pictures and hold them against the boxes.

    Of the things only their number is looked at: the fewer they are, the more a difference has to show.
    """
    question = _question(query)
    scenes = parse(statement, _Statement, "statement")
    things = len({thing.name for thing in scenes.things})
    contrast = next((least for most, least in CONTRASTS if things <= most), LEAST_CONTRAST)
    seen = pair(pictures, question.arrangement, layout)
    if seen is None:
        return ("there are not two pictures",)
    boxes = {place.thing: place.box for place in scenes.differences}
    faults = judge(seen.first, seen.second, boxes, contrast)
    if seen.boxes != boxes:
        faults = ("the boxes are not those of the differences", *faults)
    if question.number is not None and question.number != len(boxes):
        faults = ("the number of boxes is not the stated one", *faults)
    if question.options is not None and not any(
        within(box, region) for region in question.options for box in boxes.values()
    ):
        faults = ("the difference is not in its region", *faults)
    return faults
