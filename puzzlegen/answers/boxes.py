"""Reads boxes, and pairs them with those of the key.

A box is ``[x1, y1, x2, y2]`` in pixels, as questions say. Four numbers are taken for just that: a box given by its
width and height, or in fractions of the picture, is not converted, and misses.
"""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, TypeAlias

from puzzlegen.answers.matcher import ungrouped
from puzzlegen.core.item import Box

IOU: Final = 0.5
"""A box is found by one whose intersection over union with it is greater (VisReason; Everingham et al., Pascal VOC)."""

Frame: TypeAlias = tuple[float, float, float, float]

_NUMBER: Final = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)"
_FOUR: Final = rf"\s*{_NUMBER}(?:\s*,\s*{_NUMBER}){{3}}\s*"
_BRACKETED: Final = re.compile(rf"[\[({{]({_FOUR})[\])}}]")
_BARE: Final = re.compile(_FOUR)
_DIGIT: Final = re.compile(_NUMBER)
_FENCES: Final = ("", "json")
_LABEL: Final = re.compile(
    r'"bbox_2d"\s*:|(?:,\s*)?"label"\s*:\s*"[^"]*"(?:\s*,)?'
)  # Qwen's, which means the two corners
_NAMED: Final = re.compile(r"\b[xy][12]\s*[=:]\s*", re.IGNORECASE)
_TAG: Final = re.compile(r"</?(?:box|bbox|ref)>")
_CORNERS: Final = re.compile(rf"\(\s*({_NUMBER})\s*,\s*({_NUMBER})\s*\)\s*,\s*\(\s*({_NUMBER})\s*,\s*({_NUMBER})\s*\)")
_BETWEEN: Final = re.compile(r"(?:[\s,;\[\](){}.-]|and|和|、)*")
_NONE: Final = re.compile(r"\[?\s*\]?|none\.?|无\.?", re.IGNORECASE)

_PIXELS: Final = re.compile(r"(?<=\d)\s{0,3}(?:px|pixels?)\b", re.IGNORECASE)
_ASSIGNED: Final = re.compile(
    r"\[\s?x1,\s?y1,\s?x2,\s?y2\s?\]\s?[=:]|\|?\s?x1\s?\|\s?y1\s?\|\s?x2\s?\|\s?y2\s?\|?(?:\s+\|[-:| ]+(?=\n))?",
    re.IGNORECASE,
)
_SHORT: Final = r"(-?\d{1,9}(?:\.\d{1,9})?)"
_IN: Final = r"\s{0,3}[,;、\s]\s{0,3}"
_QUAD: Final = re.compile(rf"[\[(【{{]\s{{0,3}}{_IN.join([_SHORT] * 4)}\s{{0,3}}[\])】}}]")
_TAGGED: Final = re.compile(rf"<(?:box|bbox)>\s{{0,3}}{_IN.join([_SHORT] * 4)}\s{{0,3}}</(?:box|bbox)>")
_CORNER: Final = rf"[\[(]\s{{0,3}}{_SHORT}\s{{0,3}},\s{{0,3}}{_SHORT}\s{{0,3}}[\])]"
_TWO_CORNERS: Final = re.compile(
    rf"(?i:from\s|(?:top|upper)[ -]left(?: corner)?|左上角?)?[\s:=：]{{0,3}}{_CORNER}\s{{0,3}}(?:[-–—,，、]"
    rf"|to|and|\n|到|至|和){{1,2}}\s{{0,3}}"
    rf"(?i:(?:and )?(?:bottom|lower)[ -]right(?: corner)?|右下角?)?[\s:=：]{{0,3}}{_CORNER}"
)
_CORNERS_BY_NAME: Final = (
    ("x1", "y1", "x2", "y2"),
    ("xmin", "ymin", "xmax", "ymax"),
    ("x_min", "y_min", "x_max", "y_max"),
    ("left", "top", "right", "bottom"),
)
_GAP: Final = r"[\s,;]{1,4}"
_BY_NAME: Final = tuple(
    re.compile(_GAP.join(rf"\b{name}\s?[=:]\s?{_SHORT}" for name in names), re.IGNORECASE) for names in _CORNERS_BY_NAME
)
_BLANKS: Final = r"[, \t|]{1,4}"
_ROWED: Final = re.compile(rf"^[ \t|]*{_BLANKS.join([_SHORT] * 4)}[ \t.|]*$", re.MULTILINE)
_NUMBERED: Final = re.compile(
    r"^[\s|*-]*(?:\d{1,2}\s?[.):|]|(?:box|difference|方框|第)\s?\d{1,2}\b)", re.IGNORECASE | re.MULTILINE
)
_OTHERWISE: Final = re.compile(  # four numbers that mean something else, or nobody knows what
    r"box_2d|xywh|\b(?:width|height|wide|high|w|h|cx|cy|[xy]_?(?:min|max|[12]))\b|宽|高|\d", re.IGNORECASE
)
_ENTRY: Final = re.compile(
    r"(?:[^@.!?。]{0,80}[:：=]|[^@\w]{0,40}(?:<ref>[^<>@]{0,80}</ref>)?)[^@\w]{0,40}(?:@[^@\w]{0,20}(?:and"
    r"|和)?[^@\w]{0,20})+|\s{0,9}[-*•]\s[^@.!?。]{1,40}@\W{0,9}|[^@]{0,80}[:：]|[^@\w]*[a-z#| ]{0,40}[^@\w]*"
)
MEMBERS: Final = frozenset(
    {"bbox", "bbox_2d", "bboxes", "box", "boxes", "bounding_box", "bounding_boxes", "coordinates", "coords"}
)
"""What models call a box, or several, whose corners are in pixels."""
SPOT: Final = re.compile(
    rf"{ungrouped(_QUAD)}(?:\s{{0,2}}(?:[,;、]|and|和|与)?\s{{0,2}}{ungrouped(_QUAD)})*|{ungrouped(_TWO_CORNERS)}"
    rf"(?![\s,;]{{0,3}}[\[(]\s?\d)|{'|'.join(map(ungrouped, _BY_NAME))}|{ungrouped(_TAGGED)}",
    re.IGNORECASE,
)
"""Boxes within a sentence."""
_BESIDE: Final = frozenset({"confidence", "score", "id", "index"})
_FORMAT: Final = frozenset({"format", "type", "mode"})  # it says that the numbers mean something, and perhaps else


class Pairing(StrEnum):
    """How boxes are paired with those of the key.

    OPTIMAL takes them in whatever order is best. ORDER holds the first against the first, the second against the
    second, and so on, as the published script of VisReason does.
    """

    OPTIMAL = "optimal"
    ORDER = "order"


def read(text: str, *, remarks: bool) -> tuple[Frame, ...] | None:
    """The boxes that a text without markup lists; None if it lists none, or says anything else.

    Args:
        text: what stands where the answer is expected.
        remarks: whether further lines may follow.
    """
    found = _listed(text)
    if found is None and remarks:
        first = next((line for line in text.splitlines() if line.strip()), "")
        found = _listed(first)
    return found


def _listed(text: str) -> tuple[Frame, ...] | None:
    text = "\n".join(line for line in text.splitlines() if line.strip() not in _FENCES).strip()
    if text and _NONE.fullmatch(text):
        return ()
    text = _NAMED.sub("", _TAG.sub(" ", _LABEL.sub(" ", text))).strip()
    text = _CORNERS.sub(r"[\1, \2, \3, \4]", text)
    inner = _BRACKETED.findall(text)
    if inner:
        if not _BETWEEN.fullmatch(_BRACKETED.sub(" ", text)):
            return None
        return tuple(map(_frame, inner))
    rows = re.split(r"[;\n]", text)
    if all(map(_BARE.fullmatch, rows)):
        return tuple(map(_frame, rows))
    return None


def listed(text: str) -> tuple[Frame, ...] | None:
    """The boxes of a list with one or several at the end of each line, perhaps behind the name of what they hold.

    None if there are none, or other numbers, or words that give four numbers another meaning.
    """
    text = _PIXELS.sub("", _ASSIGNED.sub(" ", text))
    found: list[tuple[int, Frame]] = []
    for pattern in (*_BY_NAME, _TAGGED, _TWO_CORNERS, _QUAD, _ROWED):
        for place in pattern.finditer(text):
            x1, y1, x2, y2 = map(float, place.groups())
            found.append((place.start(), (x1, y1, x2, y2)))
        text = pattern.sub(lambda place: "@".center(len(place[0])), text)
    rest = _NUMBERED.sub(" ", text)
    if not found or _OTHERWISE.search(rest) or not all(map(_ENTRY.fullmatch, rest.splitlines())):
        return None
    return tuple(frame for _, frame in sorted(found))


def of_json(value: Any, depth: int = 0) -> tuple[Frame, ...] | None:
    """The boxes of a JSON value: lists of four numbers, or objects that name a box or its corners."""
    if depth > 4:
        return None
    if isinstance(value, Mapping):
        if any(name.casefold() in _FORMAT for name in value):
            return None
        names = {name.casefold() for name, one in value.items() if not isinstance(one, str)} - _BESIDE
        for corners in _CORNERS_BY_NAME:
            if names == set(corners):
                return of_json([value[name] for name in corners], depth + 1)
        inner = [one for name, one in value.items() if name.casefold() in MEMBERS | {"answer"}]
        return of_json(inner[0], depth + 1) if len(inner) == len(names) == 1 else None
    if not isinstance(value, list):
        return None
    if len(value) == 4 and all(isinstance(edge, int | float) and not isinstance(edge, bool) for edge in value):
        x1, y1, x2, y2 = map(float, value)
        return ((x1, y1, x2, y2),)
    parts = [of_json(one, depth + 1) for one in value[:257]]
    return None if None in parts else tuple(frame for part in parts if part for frame in part)


def _frame(numbers: str) -> Frame:
    x1, y1, x2, y2 = map(float, _DIGIT.findall(numbers))
    return x1, y1, x2, y2


def overlaps(one: Frame, other: Frame) -> bool:
    """True if their intersection over union is greater than `IOU`; false for a box without area."""
    if one[2] <= one[0] or one[3] <= one[1]:
        return False
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return False
    shared = width * height
    both = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return shared > IOU * (both - shared)


def credit(boxes: Sequence[Frame], key: Sequence[Box], pairing: Pairing) -> float:
    """The share of boxes that pair, 0..1: pairs by the number of boxes that were given or asked for, if more.

    A box that is too many, or given twice, lowers the credit as one does that is missing.
    """
    if not boxes and not key:
        return 1.0
    if pairing is Pairing.ORDER:
        pairs = sum(map(overlaps, boxes, key))
    else:
        pairs = _most_pairs([[place for place, box in enumerate(boxes) if overlaps(box, wanted)] for wanted in key])
    return pairs / max(len(boxes), len(key))


def _most_pairs(choices: Sequence[Sequence[int]]) -> int:
    """The size of a maximum matching, by augmenting paths (Kuhn 1955).

    Only whether a pair counts matters, not by how much its IoU exceeds the limit, so the sum of the IoU that the
    Hungarian method maximises is not what is wanted: its optimum may have fewer pairs that count.

    Args:
        choices: of each box of the key, the given boxes that it may be paired with.
    """
    taken: dict[int, int] = {}  # given box -> box of the key

    def settle(wanted: int, tried: set[int]) -> bool:
        for place in choices[wanted]:
            if place not in tried:
                tried.add(place)
                if place not in taken or settle(taken[place], tried):
                    taken[place] = wanted
                    return True
        return False

    return sum(settle(wanted, set()) for wanted in range(len(choices)))
