"""Says in words which lines of views are wrong, where they are, and what the solid shows on their two sides."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.stacks import Half, Plane, Stack, planes_seen, sides_of_fields
from puzzlegen.facts.solids.views import Run, Side, Spot, View, spots
from puzzlegen.renderers.kits.telling import said, same, strung

Planes: TypeAlias = tuple[Plane | None, Plane | None]  # left of a line and right of it, or above it and below

AND: Final[Text] = {"en": " and ", "zh": " 和 "}
_NTH: Final[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth")
_COUNTED: Final[Mapping[frozenset[bool], Text]] = {  # by whether views are from above
    frozenset({False}): {
        "en": "Columns of a view count from its left, levels from the floor.",
        "zh": "视图中，列从左往右数，层从地面往上数。",
    },
    frozenset({True}): {
        "en": "Columns of a view count from its left, rows from the front.",
        "zh": "视图中，列从左往右数，排从前往后数。",
    },
    frozenset({False, True}): {
        "en": "Columns of a view count from its left, levels from the floor, and rows, seen from above, from the "
        "front.",
        "zh": "视图中，列从左往右数，层从地面往上数；俯视图中，排从前往后数。",
    },
}
_ACROSS: Final[tuple[Text, Text]] = (
    {"en": "in column {one}", "zh": "第 {one} 列"},
    {"en": "in columns {one} to {two}", "zh": "第 {one} 到 {two} 列"},
)
_UP: Final[Mapping[bool, tuple[Text, Text]]] = {  # by whether seen from above
    False: (
        {"en": "at level {one}", "zh": "第 {one} 层"},
        {"en": "at levels {one} to {two}", "zh": "第 {one} 到 {two} 层"},
    ),
    True: (
        {"en": "in row {one}", "zh": "第 {one} 排"},
        {"en": "in rows {one} to {two}", "zh": "第 {one} 到 {two} 排"},
    ),
}
_COLUMNS_MEET: Final[Text] = {"en": "between columns {one} and {two}", "zh": "第 {one}、{two} 列之间"}
_LEVELS_MEET: Final[Mapping[bool, Text]] = {
    False: {"en": "between levels {one} and {two}", "zh": "第 {one}、{two} 层之间"},
    True: {"en": "between rows {one} and {two}", "zh": "第 {one}、{two} 排之间"},
}
_EDGES: Final[Mapping[str, Text]] = {
    "left": {"en": "on the left edge", "zh": "左边缘"},
    "right": {"en": "on the right edge", "zh": "右边缘"},
    "top": {"en": "on the top edge", "zh": "上边缘"},
    "bottom": {"en": "on the bottom edge", "zh": "下边缘"},
}
_SPOT: Final[Text] = {"en": "{line} {part}", "zh": "{line}的{part}处"}
_DIAGONAL: Final[Text] = {"en": "on a diagonal {across} {up}", "zh": "{across}{up}的对角线处"}
_SIDES: Final[Mapping[Run, tuple[Text, Text]]] = {
    "upright": ({"en": "on the left", "zh": "左侧"}, {"en": "on the right", "zh": "右侧"}),
    "across": ({"en": "above", "zh": "上方"}, {"en": "below", "zh": "下方"}),
    "slanted": ({"en": "above", "zh": "上方"}, {"en": "below", "zh": "下方"}),
}
_NOTHING: Final[Text] = {"en": "nothing", "zh": "空白"}
_ROWS: Final[Mapping[Side, Text]] = {
    "front": {"en": "of the {nth} row from the front", "zh": "从前数第 {nth} 排"},
    "left": {"en": "of the {nth} row from the left", "zh": "从左数第 {nth} 排"},
}
_WALL: Final[Text] = {"en": "a wall {row}", "zh": "{row}的侧面"}
_TOP: Final[Text] = {"en": "a top at height {height}", "zh": "高 {height} 的顶面"}
_SLOPES: Final[Mapping[str, Text]] = {
    "F": {"en": "a slope that falls to the front", "zh": "向前倾斜的斜面"},
    "L": {"en": "a slope that falls to the left", "zh": "向左倾斜的斜面"},
}
_ONE_PLANE: Final[Mapping[str, Text]] = {
    "wall": {"en": "walls {row}, which lie in one plane", "zh": "{row}的侧面，它们在同一平面内"},
    "top": {"en": "tops at height {height}", "zh": "高 {height} 的顶面"},
    "slope": {"en": "slopes that lie in one plane", "zh": "同一平面内的斜面"},
}
_TWO_SLOPES: Final[Text] = {"en": "two slopes that do not lie in one plane", "zh": "不在同一平面内的两个斜面"}
_TWO_ROWS: Final[Mapping[Side, Text]] = {
    "front": {
        "en": "{here} a wall of the {one} row from the front, {there} one of the {other}",
        "zh": "{here}为从前数第 {one} 排的侧面，{there}为第 {other} 排的侧面",
    },
    "left": {
        "en": "{here} a wall of the {one} row from the left, {there} one of the {other}",
        "zh": "{here}为从左数第 {one} 排的侧面，{there}为第 {other} 排的侧面",
    },
}
_UNLIKE: Final[Text] = {"en": "{here} {one}, {there} {other}", "zh": "{here}为{one}，{there}为{other}"}
_FAULTS: Final[Mapping[tuple[bool, bool], Text]] = {  # whether the solids are offered; whether theirs is the line
    (False, False): {
        "en": "in {letters} there is a line {where}, but on both sides of it the solid shows {shown}",
        "zh": "{letters} 在{where}多了一条线，而立体在它两侧都是{shown}",
    },
    (False, True): {
        "en": "in {letters} there is no line {where}, but the solid has one there ({shown})",
        "zh": "{letters} 在{where}少了一条线（立体在那里{shown}）",
    },
    (True, False): {
        "en": "seen from {side}, {letters} would have no line {where}, as on both sides there would be {shown}, but "
        "one is drawn",
        "zh": "从{side}看，{letters} 在{where}没有线（两侧都是{shown}），图中却画了线",
    },
    (True, True): {
        "en": "seen from {side}, {letters} would have a line {where} ({shown}), but none is drawn",
        "zh": "从{side}看，{letters} 在{where}应有一条线（{shown}），图中却没有",
    },
}
_FROM: Final[Mapping[Side, Text]] = {
    "front": {"en": "the front", "zh": "前面"},
    "left": {"en": "the left", "zh": "左面"},
    "top": {"en": "above", "zh": "上面"},
}
_PART_FAULTS: Final[Mapping[tuple[bool, str], Text]] = {  # whether parts are offered
    (False, "extra"): {
        "en": "{place}, {letters} {shows} {drawn} where the part shows none",
        "zh": "{letters} 的{place}多画了{drawn}",
    },
    (False, "missing"): {
        "en": "{place}, {letters} {shows} no line where the part shows {true}",
        "zh": "{letters} 的{place}缺少{true}",
    },
    (False, "other"): {
        "en": "{place}, {letters} {shows} {drawn} where the part shows {true}",
        "zh": "{letters} 的{place}画的是{drawn}，而应为{true}",
    },
    (True, "extra"): {
        "en": "seen from {side}, {letters} would have no line {place}, where {drawn} is drawn",
        "zh": "从{side}看，{letters} 的{place}没有线，图中却画了{drawn}",
    },
    (True, "missing"): {
        "en": "seen from {side}, {letters} would have {true} {place}, where no line is drawn",
        "zh": "从{side}看，{letters} 的{place}应有{true}，图中却没有线",
    },
    (True, "other"): {
        "en": "seen from {side}, {letters} would have {true} {place}, where {drawn} is drawn",
        "zh": "从{side}看，{letters} 的{place}应为{true}，图中却是{drawn}",
    },
}
_SHOWS: Final[Mapping[bool, Text]] = {False: {"en": "shows", "zh": ""}, True: {"en": "show", "zh": ""}}
_LINES: Final[Mapping[str, tuple[Text, Text]]] = {  # full, dashed
    "across": ({"en": "a full level line", "zh": "水平实线"}, {"en": "a dashed level line", "zh": "水平虚线"}),
    "upright": ({"en": "a full upright line", "zh": "竖直实线"}, {"en": "a dashed upright line", "zh": "竖直虚线"}),
    "slanted": ({"en": "a full slanted line", "zh": "斜实线"}, {"en": "a dashed slanted line", "zh": "斜虚线"}),
    "arc": ({"en": "a full arc", "zh": "实线圆弧"}, {"en": "a dashed arc", "zh": "虚线圆弧"}),
}
_PLACES: Final[tuple[tuple[Text, ...], ...]] = (  # of the middle of a line, against the middle of its view
    (
        {"en": "in the upper left quarter", "zh": "左上部"},
        {"en": "straight above the middle", "zh": "正中上方"},
        {"en": "in the upper right quarter", "zh": "右上部"},
    ),
    (
        {"en": "straight to the left of the middle", "zh": "正中左侧"},
        {"en": "in the very middle", "zh": "正中央"},
        {"en": "straight to the right of the middle", "zh": "正中右侧"},
    ),
    (
        {"en": "in the lower left quarter", "zh": "左下部"},
        {"en": "straight below the middle", "zh": "正中下方"},
        {"en": "in the lower right quarter", "zh": "右下部"},
    ),
)


class Looked(NamedTuple):
    """A view as it is drawn, and what is really seen from this side of a solid; of a stack, the stack as well."""

    letter: str
    side: Side
    drawn: View
    true: View
    stack: Stack | None = None


class Fault(NamedTuple):
    """A straight row of places, from ``first`` to ``last``, at which the views of these letters are drawn wrong alike.

    ``drawn`` and ``true`` are the signs there; ``planes`` what the solid shows on both sides, if it is a stack.
    """

    letters: tuple[str, ...]
    side: Side
    size: tuple[int, int]
    first: Spot
    last: Spot
    drawn: str
    true: str
    planes: Planes

    @property
    def length(self) -> int:
        """The number of its places."""
        return 1 + self.last.row - self.first.row + self.last.column - self.first.column


def faults(looks: Iterable[Looked]) -> list[Fault]:
    """All that is wrong with views, those of all letters together."""
    found: dict[tuple[Side, tuple[int, int], Spot, str, str, Planes], list[str]] = {}
    for look in looks:
        seen = {} if look.stack is None else planes_seen(look.stack, look.side)
        for (spot, drawn), (_, true) in zip(spots(look.drawn), spots(look.true), strict=True):
            if drawn != true:
                planes = _planes(spot, look.side, look.drawn.size[0], seen)
                found.setdefault((look.side, look.drawn.size, spot, drawn, true, planes), []).append(look.letter)
    rows: list[Fault] = []
    for (side, size, spot, drawn, true, planes), letters in found.items():
        new = Fault(tuple(letters), side, size, spot, spot, drawn, true, planes)
        for number, old in enumerate(rows):
            if new._replace(first=old.first, last=old.last) == old and _follows(old.last, spot):
                rows[number] = old._replace(last=spot)
                break
        else:
            rows.append(new)
    return rows


def _planes(
    spot: Spot, side: Side, rows: int, seen: Mapping[tuple[int, int, Half], Plane]
) -> tuple[Plane | None, Plane | None]:
    level, column = rows - 1 - spot.row, spot.column
    if spot.run == "upright":
        left, right = sides_of_fields(side)
        return seen.get((column - 1, level, right)), seen.get((column, level, left))
    if spot.run == "across":
        return seen.get((column, level + 1, "lower")), seen.get((column, level, "upper"))
    return seen.get((column, level, "upper")), seen.get((column, level, "lower"))


def _follows(one: Spot, other: Spot) -> bool:
    match one.run:
        case "across":
            return one._replace(column=one.column + 1) == other
        case "upright":
            return one._replace(row=one.row + 1) == other
        case _:
            return False


def telling(found: Sequence[Fault]) -> Iterator[Fault]:
    """As few faults as do for all letters, the longest first."""
    left = {letter for fault in found for letter in fault.letters}
    while left:
        best = max(found, key=lambda fault: (len(left & {*fault.letters}), fault.length))
        yield best
        left -= {*best.letters}


def counted(found: Iterable[Fault]) -> Text:
    """How columns, levels and rows count where these faults are told."""
    return _COUNTED[frozenset(fault.side == "top" for fault in found)]


def told(fault: Fault, solids: bool) -> Text:
    """What is wrong, where, and why; ``solids`` are on offer, or else views."""
    letters, side = strung(map(same, fault.letters), AND), _FROM[fault.side]
    if len(fault.true) > 1:  # a part: a full line, or else a dashed one
        drawn, true = (_line(fault, sign) for sign in (fault.drawn, fault.true))
        sort = "missing" if drawn is None else "extra" if true is None else "other"
        terms = {"drawn": drawn, "true": true, "place": _place(fault), "shows": _SHOWS[len(fault.letters) > 1]}
        return said(_PART_FAULTS[solids, sort], letters=letters, side=side, **terms)
    shown = _one_plane(fault) if fault.true == "." else _two_planes(fault)
    return said(_FAULTS[solids, fault.true != "."], letters=letters, side=side, where=_where(fault), shown=shown)


def _where(fault: Fault) -> Text:
    (rows, columns), above, first, last = fault.size, fault.side == "top", fault.first, fault.last
    across = said(_ACROSS[last.column > first.column], one=first.column + 1, two=last.column + 1)
    up = said(_UP[above][last.row > first.row], one=rows - last.row, two=rows - first.row)
    match first.run:
        case "upright":
            edge = {0: "left", columns: "right"}.get(first.column)
            line = _EDGES[edge] if edge else said(_COLUMNS_MEET, one=first.column, two=first.column + 1)
            return said(_SPOT, line=line, part=up)
        case "across":
            edge = {0: "top", rows: "bottom"}.get(first.row)
            line = _EDGES[edge] if edge else said(_LEVELS_MEET[above], one=rows - first.row, two=rows - first.row + 1)
            return said(_SPOT, line=line, part=across)
        case _:
            return said(_DIAGONAL, across=across, up=up)


def _nth(number: int) -> Text:
    return {"en": _NTH[number], "zh": str(number + 1)}


def _row(side: Side, number: int) -> Text:
    return said(_ROWS[side], nth=_nth(number))


def _one_plane(fault: Fault) -> Text:
    plane = fault.planes[0]
    if plane is None:
        return _NOTHING
    slope, number = plane
    if slope:
        return _ONE_PLANE["slope"]
    if fault.side == "top":
        return said(_ONE_PLANE["top"], height=number)
    return said(_ONE_PLANE["wall"], row=_row(fault.side, number))


def _two_planes(fault: Fault) -> Text:
    here, there = _SIDES[fault.first.run]
    if fault.side != "top" and all(plane is not None and not plane[0] for plane in fault.planes):
        one, other = (_nth(plane[1]) for plane in fault.planes if plane is not None)
        return said(_TWO_ROWS[fault.side], one=one, here=here, other=other, there=there)
    one, other = (_NOTHING if plane is None else _shown(plane, fault.side) for plane in fault.planes)
    return _TWO_SLOPES if one == other else said(_UNLIKE, one=one, here=here, other=other, there=there)


def _shown(plane: Plane, side: Side) -> Text:
    slope, number = plane
    if slope:
        return _SLOPES[slope]
    return said(_TOP, height=number) if side == "top" else said(_WALL, row=_row(side, number))


def _line(fault: Fault, sign: str) -> Text | None:
    """A line of a part, of which the signs are that of a full line and that of a dashed one."""
    if sign == "..":
        return None
    one = sign.strip(".")[0]
    return _LINES["arc" if one in "abcd" else fault.first.run][sign[0] == "."]


def _place(fault: Fault) -> Text:
    rows, columns = fault.size
    first, last = fault.first, fault.last
    across = first.column + last.column + (first.run != "upright")
    down = first.row + last.row + (first.run != "across")
    return _PLACES[1 + (down > rows) - (down < rows)][1 + (across > columns) - (across < columns)]
