"""Names the workings in which machined parts differ: the hole, the ramp, the cut-off corner, and where it is."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.parts import Feature, Part
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

_Change: TypeAlias = Literal["missing", "further", "moved"]

_HOLES: Final = ("hole-across", "hole-away", "hole-upright")  # by the axis along which they run
_ROWS: Final = ("front", "middle", "back")
_COLUMNS: Final = ("left", "middle", "right")


def without_and_with(parts: Mapping[str, Part], answer: str) -> Phrase:
    """In which workings parts differ from the right one."""
    ours = parts[answer]
    size = [max(one.end[axis] for one in ours if one.op == "add") for axis in (0, 1)]
    changes: dict[tuple[_Change, tuple[Feature, ...]], list[str]] = {}
    for letter, part in parts.items():
        lost, found = (list(_workings(_more(one, other))) for one, other in ((ours, part), (part, ours)))
        fewer, more = Counter(map(_name, lost)), Counter(map(_name, found))
        moved = {name for name, count in fewer.items() if more[name] == count}
        for working in lost:
            changes.setdefault(("moved" if _name(working) in moved else "missing", working), []).append(letter)
        for working in found:
            if _name(working) not in moved:
                changes.setdefault(("further", working), []).append(letter)
    told = (
        msg(
            change,
            working=msg("working", name=msg(f"name-{_name(working)}"), place=_place(working, size)),
            letters=sentence_list(letters, AND),
        )
        for (change, working), letters in changes.items()
    )
    return msg("compared", answer=answer, changes=comma_list(told, SEMICOLON))


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
    """True if the cylinder is the round top of the box, or fills up a corner that was cut away as this box."""
    if cylinder.op != "add":
        return False
    covers = all(cylinder.start[axis] <= box.start[axis] and box.end[axis] <= cylinder.end[axis] for axis in (0, 1))
    return covers and (box.op == "cut") == (cylinder.axis == "z")


def _name(working: Sequence[Feature]) -> str:
    one = working[0]
    if len(working) > 1:
        return "arch" if one.op == "add" else "rounding"
    match one.op, one.shape:
        case "cut", "cylinder":
            return _HOLES[one.along]
        case "add", "cylinder":
            return "boss"
        case "cut", "wedge":
            return "corner" if one.axis == "z" else "bevel"
        case "add", "wedge":
            return "ramp"
        case op, _:
            return "block" if op == "add" else "notch"


def _place(working: Sequence[Feature], size: Sequence[int]) -> Phrase:
    """Where the middle of a working is on the part, seen from above; holes that run across are everywhere along."""
    one = working[0]
    beside = []
    for axis in (0, 1):
        middle = one.start[axis] + one.end[axis] - size[axis]
        beside.append(0 if one.is_hole and one.along == axis else (middle > 0) - (middle < 0))
    return msg(f"place-{_ROWS[1 + beside[1]]}-{_COLUMNS[1 + beside[0]]}")
