"""Compares two scenes thing by thing, and the two pictures pixel by pixel; judges `differences/scene_difference`.

The format is that of ``docs/differences.md``.
"""

import math
from collections.abc import Sequence, Set
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import AnswerForm, Box, Question, Statement
from puzzlegen.validators.differences.panels import Arrangement, pair
from puzzlegen.validators.differences.referee import LEAST_CONTRAST, judge

T = TypeVar("T")
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-4096, le=4096)]
Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]

LETTERS: Final = ("A", "B", "C", "D")
CONTRASTS: Final = ((32, 22.0), (47, 18.0))  # the most things compared, and the least contrast of a difference then
_PLACE: Final = ("x", "y")
_WIDTH: Final = 640  # pixels of a drawing
_HEIGHT: Final = 480


class _Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(pattern="^[a-z_]+-[0-9]+$")]
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


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setting: str
    things: tuple[_Thing, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]


class _Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: str
    box: Box


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["boxes", "single", "choice", "count"]
    arrangement: Arrangement
    number: int | None = None
    regions: tuple[_Region, _Region, _Region, _Region] | None = None


class _Difference(msgspec.Struct, frozen=True):
    """What differs about the thing of a name."""

    name: str
    change: str


_FORMS: Final = {
    "boxes": AnswerForm.BOUNDING_BOXES,
    "single": AnswerForm.BOUNDING_BOXES,
    "choice": AnswerForm.CHOICE,
    "count": AnswerForm.FILL_IN,
}


def certify(statement: Statement, question: Question) -> Certificate:
    """Compare the things of both scenes by name.

    The difficulty is the number of things to be compared; of a choice, where only four regions are to be looked at, it
    is how fine one has to look: how many times the drawing is as large as a region, in powers of two, on an average.

    A thing counts as changed in one way only: if more than one of its fields differs, or if two things stand in another
    order, that is a fault. Of a choice, each region names the thing that is in it, and the answer is the one with the
    thing that differs; that its pixels do so too is for `certify_picture` to tell.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    query = _convert(question.query, _Query, "query")
    scenes = _convert(statement, _Statement, "statement")
    first, second = _scene(scenes, scenes.first), _scene(scenes, scenes.second)
    if set(scenes.first) | set(scenes.second) != set(range(len(scenes.things))):
        raise MalformedStatement("there is a thing that neither scene holds, or one that is not in the list")
    _check(query, question)
    found, faults = _differences(first, second)
    number = len(found)
    if query.number is not None and query.number != number:
        faults = ("the number of differences is not the stated one", *faults)
    answers, refuted = _answers(query, found, first.keys() | second.keys())
    if query.task == "choice" and number > len(answers):
        faults = ("a difference is outside of the regions", *faults)
    things = len(first.keys() | second.keys())
    fineness = None if query.regions is None else _fineness([region.box for region in query.regions])
    return Certificate(
        verdict={0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(answers), Verdict.AMBIGUOUS),
        answers=answers[:2],
        method="comparison of all things",
        effort={"things": things, "differences": number},
        difficulty=things if fineness is None else fineness,
        unit="things compared" if fineness is None else "bits to a region",
        canonical=_canonical(first, second),
        structure=f"{scenes.setting}: {', '.join(sorted({one.change for one in found}))}",
        refuted=refuted,
        faults=faults,
    )


def _convert(data: Any, kind: type[T], subject: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"the {subject} does not fit the format: {error}") from error


def _scene(scenes: _Statement, places: Sequence[int]) -> dict[str, _Thing]:
    """The things of a scene by name, from the farthest to the nearest."""
    if not all(0 <= place < len(scenes.things) for place in places):
        raise MalformedStatement("a scene holds a thing that is not in the list")
    found = {scenes.things[place].name: scenes.things[place] for place in places}
    if len(found) < len(places):
        raise MalformedStatement("two things of one scene have the same name")
    return found


def _check(query: _Query, question: Question) -> None:
    """Refuse a query whose fields, form or options are not those of its task."""
    if (query.number is None) == (query.task in ("boxes", "single")):
        raise MalformedStatement("the number is stated exactly where boxes are asked for")
    if (query.regions is None) == (query.task == "choice"):
        raise MalformedStatement("there are regions exactly where one of them is asked for")
    if question.form is not _FORMS[query.task]:
        raise MalformedStatement(f"this task is answered as {_FORMS[query.task].value}, not as {question.form.value}")
    letters = tuple(option.letter for option in question.options)
    if letters != (LETTERS if query.task == "choice" else ()):
        raise MalformedStatement(f"a choice has the options A, B, C, D and another form has none, not {list(letters)}")


def _fineness(boxes: Sequence[Box]) -> float:
    """How many times a drawing is as large as these boxes, in powers of two, on an average."""
    areas = [(right - left) * (bottom - top) for left, top, right, bottom in boxes]
    if min(areas) <= 0 or any(left >= right for left, _, right, _ in boxes):
        raise MalformedStatement("a region is empty")
    return round(sum(math.log2(_WIDTH * _HEIGHT / area) for area in areas) / len(areas), 2)


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


def _answers(query: _Query, found: Sequence[_Difference], names: Set[str]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The answers as spelled in keys, and why wrong options are wrong."""
    differing = [one.name for one in found]
    match query.task:
        case "choice":
            things = _offered(query, names)
            return (
                tuple(letter for letter, thing in things.items() if thing in differing),
                {letter: "its thing is the same in both" for letter, thing in things.items() if thing not in differing},
            )
        case "single":
            return tuple(differing), {}
        case "boxes" | "count" if not differing:
            return (), {}
        case "boxes":
            return (" ".join(differing),), {}
        case "count":
            return (str(len(differing)),), {}


def _offered(query: _Query, names: Set[str]) -> dict[str, str]:
    """The letter of each region and the thing in it."""
    things = [region.thing for region in query.regions or ()]
    if len(set(things)) < len(LETTERS) or not set(things) <= names:
        raise MalformedStatement("each region has a thing of its own, one of the scenes'")
    return dict(zip(LETTERS, things, strict=True))


def _canonical(first: dict[str, _Thing], second: dict[str, _Thing]) -> str:
    """The same for the same two scenes whatever their things are called, and whichever of the two is the first."""
    nameless = [
        "\n".join(repr(msgspec.structs.replace(thing, name="")) for thing in scene.values())
        for scene in (first, second)
    ]
    return blake2b("\n\n".join(sorted(nameless)).encode(), digest_size=16).hexdigest()


def certify_picture(pictures: Sequence[Pixels], statement: Statement, question: Question, layout: Layout) -> Faults:
    """Find all differences of the two pictures and hold them against the boxes.

    Of the statement only the number of things is looked at: the fewer they are, the more a difference has to show.
    """
    query = _convert(question.query, _Query, "query")
    scenes = _convert(statement, _Statement, "statement")
    things = len({thing.name for thing in scenes.things})
    contrast = next((least for most, least in CONTRASTS if things <= most), LEAST_CONTRAST)
    seen = pair(pictures, query.arrangement, layout)
    if seen is None:
        return ("there are not two pictures",)
    boxes = seen.boxes
    faults = judge(seen.first, seen.second, boxes, contrast)
    if query.number is not None and query.number != len(boxes):
        faults = ("the number of boxes is not the stated one", *faults)
    if query.regions is not None and not any(
        _within(boxes[region.thing], region.box) for region in query.regions if region.thing in boxes
    ):
        faults = ("the difference is not in its region", *faults)
    return faults


def _within(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
