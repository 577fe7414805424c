"""Names the workings in which machined parts differ: the hole, the ramp, the cut-off corner, and where it is."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.parts import Feature
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung

_COMPARED: Final[Text] = {"en": "Compared with {answer}, {changes}.", "zh": "与 {answer} 相比，{changes}。"}
_MISSING: Final[Text] = {"en": "the {working} is missing in {letters}", "zh": "{letters} 少了{working}"}
_FURTHER: Final[Text] = {"en": "there is a further {working} in {letters}", "zh": "{letters} 多了{working}"}
_WORKING: Final[Text] = {"en": "{name} {place}", "zh": "{place}的{name}"}
_NAMES: Final[Mapping[str, Text]] = {
    "hole 0": {"en": "round hole from left to right", "zh": "左右方向的圆孔"},
    "hole 1": {"en": "round hole from front to back", "zh": "前后方向的圆孔"},
    "hole 2": {"en": "round hole from above", "zh": "竖直圆孔"},
    "block": {"en": "block", "zh": "长方体"},
    "boss": {"en": "upright cylinder", "zh": "竖直圆柱"},
    "arch": {"en": "block with a round top", "zh": "圆顶块"},
    "ramp": {"en": "ramp", "zh": "斜坡块"},
    "corner": {"en": "upright cut across the corner", "zh": "竖直切角"},
    "bevel": {"en": "sloping cut", "zh": "斜切口"},
    "rounding": {"en": "rounded corner", "zh": "圆角"},
    "notch": {"en": "notch", "zh": "方切口"},
}
_PLACES: Final[tuple[tuple[Text, Text, Text], ...]] = (  # from the front, then from the left
    (
        {"en": "at the front left", "zh": "左前方"},
        {"en": "in the front half", "zh": "前半部"},
        {"en": "at the front right", "zh": "右前方"},
    ),
    (
        {"en": "in the left half", "zh": "左半部"},
        {"en": "in the middle", "zh": "中间"},
        {"en": "in the right half", "zh": "右半部"},
    ),
    (
        {"en": "at the back left", "zh": "左后方"},
        {"en": "in the back half", "zh": "后半部"},
        {"en": "at the back right", "zh": "右后方"},
    ),
)


def without_and_with(parts: Mapping[str, Sequence[Mapping[str, Any]]], answer: str) -> Text:
    """In which workings parts, published under their letters, differ from the right one."""
    read = {letter: [Feature.read(feature) for feature in part] for letter, part in parts.items()}
    ours = read[answer]
    size = [max(one.end[axis] for one in ours if one.op == "add") for axis in (0, 1)]
    changes: dict[tuple[bool, tuple[Feature, ...]], list[str]] = {}
    for letter, part in read.items():
        for further, one, other in ((False, ours, part), (True, part, ours)):
            for working in _workings(_more(one, other)):
                changes.setdefault((further, working), []).append(letter)
    told = (
        said(
            _FURTHER if further else _MISSING,
            working=said(_WORKING, name=_NAMES[_name(working)], place=_place(working, size)),
            letters=strung(map(same, letters), AND),
        )
        for (further, working), letters in changes.items()
    )
    return said(_COMPARED, answer=answer, changes=listed(told, SEMICOLON))


def _more(one: Sequence[Feature], other: Sequence[Feature]) -> list[Feature]:
    """The features that one part has and the other has not, or not so often."""
    common = Counter(one) & Counter(other)
    more: list[Feature] = []
    for feature in one:
        if common[feature]:
            common[feature] -= 1
        else:
            more.append(feature)
    return more


def _workings(features: Sequence[Feature]) -> Iterator[tuple[Feature, ...]]:
    """The features, a box together with the cylinder that makes it round."""
    waiting = list(features)
    while waiting:
        one = waiting.pop(0)
        if waiting and one.shape == "box" and waiting[0].shape == "cylinder" and _within(one, waiting[0]):
            yield one, waiting.pop(0)
        else:
            yield (one,)


def _within(box: Feature, cylinder: Feature) -> bool:
    """Whether the cylinder is the round top of the box, or fills up a corner that was cut away as this box."""
    if cylinder.op != "add":
        return False
    covers = all(cylinder.start[axis] <= box.start[axis] and box.end[axis] <= cylinder.end[axis] for axis in (0, 1))
    return covers and (box.op == "cut") == (cylinder.axis == 2)


def _name(working: Sequence[Feature]) -> str:
    one = working[0]
    if len(working) > 1:
        return "arch" if one.op == "add" else "rounding"
    match one.op, one.shape:
        case "cut", "cylinder":
            return f"hole {one.axis}"
        case "add", "cylinder":
            return "boss"
        case "cut", "wedge":
            return "corner" if one.axis == 2 else "bevel"
        case "add", "wedge":
            return "ramp"
        case op, _:
            return "block" if op == "add" else "notch"


def _place(working: Sequence[Feature], size: Sequence[int]) -> Text:
    """Where the middle of a working is on the part, seen from above; holes that run across are everywhere along."""
    one = working[0]
    beside = []
    for axis in (0, 1):
        middle = one.start[axis] + one.end[axis] - size[axis]
        beside.append(0 if one.is_hole and one.axis == axis else (middle > 0) - (middle < 0))
    return _PLACES[1 + beside[1]][1 + beside[0]]
