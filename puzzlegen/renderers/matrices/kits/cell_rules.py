"""Says what the shaded cells or the marks of a row of panels do, and which cells come next."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.core.item import Statement, Text
from puzzlegen.facts.matrices.lattices import Lattice, Move, back, members
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said, same, strung

Cells: TypeAlias = int  # a set of cells, as bits

PLACES: Final[Mapping[bool, Text]] = {  # by whether the cells are squares
    True: {
        "en": "Cells are named (row, column), counted from the top left.",
        "zh": "格的位置写作 (行, 列)，从左上角数起。",
    },
    False: {
        "en": "Cells are named (row, place in the row), counted from the top and from the left.",
        "zh": "格的位置写作 (行, 该行中的第几个)，从上、从左数起。",
    },
}
_NUMBERS: Final[Sequence[Text]] = (
    {"en": "no", "zh": "0"},
    {"en": "one", "zh": "1"},
    {"en": "two", "zh": "2"},
    {"en": "three", "zh": "3"},
)
_AND: Final = {"en": " and ", "zh": "、"}
_ARROW: Final = {"en": " → ", "zh": " → "}
_SPACE: Final = {"en": " ", "zh": " "}

_SHIFTS: Final[Mapping[tuple[int, int], Text]] = {
    (1, 0): {"en": "one row down", "zh": "向下一行"},
    (-1, 0): {"en": "one row up", "zh": "向上一行"},
    (0, 1): {"en": "one column to the right", "zh": "向右一列"},
    (0, -1): {"en": "one column to the left", "zh": "向左一列"},
}
_SENSES: Final[Mapping[bool, Text]] = {
    True: {"en": "clockwise", "zh": "顺时针"},
    False: {"en": "anticlockwise", "zh": "逆时针"},
}
_TURN: Final = {"en": "{degrees}° {sense}", "zh": "{sense}转 {degrees}°"}
_HALF_TURN: Final = {"en": "180°", "zh": "转 180°"}
_AXES: Final[Mapping[int, Text]] = {
    0: {"en": "the upright line", "zh": "竖直线"},
    45: {"en": "the rising diagonal", "zh": "右上到左下的对角线"},
    90: {"en": "the level line", "zh": "水平线"},
    135: {"en": "the falling diagonal", "zh": "左上到右下的对角线"},
}
_AXIS: Final = {
    "en": "the line {angle}° clockwise from the upright one",
    "zh": "由竖直线顺时针转 {angle}° 所得的直线",
}
_RINGS: Final[Sequence[Text]] = (
    {"en": "outer", "zh": "外圈"},
    {"en": "second", "zh": "第二圈"},
    {"en": "third", "zh": "第三圈"},
)
_IN_RING: Final = {"en": "{count} {sense} in the {ring} ring", "zh": "{ring}{sense} {count}"}
_STILL_IN_RING: Final = {"en": "not at all in the {ring} ring", "zh": "{ring}不动"}
_ALONG_RING: Final = {"en": "{count} {sense} along its ring", "zh": "沿所在的圈{sense} {count}"}

_MOVES: Final[Mapping[str, Text]] = {
    "shift": {"en": "move {how} at each step", "zh": "每次{how}"},
    "turn": {"en": "turn {how} at each step", "zh": "每次绕中心{how}"},
    "mirror": {
        "en": "are mirrored in {how} at each step, so that next they lie as in panel {panel}",
        "zh": "每次以{how}为轴翻转，所以下一个的位置与第 {panel} 个小图相同",
    },
    "rings": {"en": "go on at each step, {how}", "zh": "每次沿圈前进：{how}"},
}
_FURTHER: Final[Mapping[str, Text]] = {  # what becomes of the cells that switch
    "shift": {"en": "each time {how}", "zh": "位置每次{how}"},
    "turn": {"en": "each time turned {how}", "zh": "位置每次绕中心{how}"},
    "rings": {"en": "each time {how}", "zh": "位置每次沿圈前进：{how}"},
}
_TOGGLE: Final = {
    "en": "appear or disappear in {count} at each step, {further}: {changes}; next {goal}",
    "zh": "每次有 {count}在有与无之间切换，{further}：{changes}；下一次是 {goal}",
}
_CELL: Final = {"en": "one cell", "zh": "1 格"}
_CELLS: Final = {"en": "{count} cells", "zh": "{count} 格"}
_RETURN: Final = {
    "en": "come back after every {period} panels, so that next they lie as in panel {panel}",
    "zh": "每 {period} 个小图重复一次，所以下一个的位置与第 {panel} 个小图相同",
}
_GROWTH: Final[Mapping[bool, Text]] = {
    True: {
        "en": "grow by {count} at each step, {path}; next {goal} is added",
        "zh": "{path}每次增加 {count}，下一次增加 {goal}",
    },
    False: {
        "en": "lose {count} at each step, {path}; next {goal} goes",
        "zh": "{path}每次减少 {count}，下一次去掉 {goal}",
    },
}
_GROWTHS: Final[Mapping[bool, Text]] = {
    True: {"en": "grow by {count} at each step, {path}; next {goal} are added", "zh": _GROWTH[True]["zh"]},
    False: {"en": "lose {count} at each step, {path}; next {goal} go", "zh": _GROWTH[False]["zh"]},
}
_PATHS: Final[Mapping[str, Text]] = {
    "rings": {"en": "along the ring of cells", "zh": "沿环绕中心的圈"},
    "rows": {"en": "row by row", "zh": "逐行"},
    "columns": {"en": "column by column", "zh": "逐列"},
}
_FRO: Final = {"en": "{path} to and fro", "zh": "{path}来回"}
_EACH: Final = {"en": "each move in their own way: {ways}", "zh": "各自移动：{ways}"}
_ONE: Final = {"en": "from {start} {how} to {goal}", "zh": "{start} 处的{how}到 {goal}"}
_ONE_STILL: Final = {"en": "the one in {start} stays", "zh": "{start} 处的不动"}
_SHADES: Final = {"en": "change their shades at each step: {order}", "zh": "每次改变深浅：{order}"}
_IN_TURNS: Final = {"en": "are {order} in turn, next {shade}", "zh": "依次为{order}，下一个是{shade}"}
_SHADE: Final[Mapping[str, Text]] = {
    "light": {"en": "light", "zh": "浅灰"},
    "dark": {"en": "dark", "zh": "深灰"},
    "black": {"en": "black", "zh": "黑"},
}


def clause(told: Statement, grid: Lattice, states: Sequence[Mapping[str, Cells]]) -> Text:
    """What a part does.

    Args:
        told: the rule, as the generator tells it.
        grid: the lattice.
        states: what the part holds, by kind, in the panels that are shown and in the next one.
    """
    cells = [_all(state.values()) for state in states]
    match told["rule"]:
        case "toggle":
            return _toggling(told["by"], grid, cells)
        case "return":
            period = told["period"]
            return said(_RETURN, period=_NUMBERS[period], panel=len(cells) - period)
        case "growth":
            return _growing(told["path"], grid, cells)
        case "each":
            return _apart(told, grid, cells[-1])
        case "shades":
            return said(_SHADES, order=listed((_SHADE[shade] for shade in (*told["order"], told["order"][0])), _ARROW))
        case "in turns":
            shades = [_SHADE[next(iter(state))] for state in states]
            return said(_IN_TURNS, order=strung(shades[: told["period"]], _AND), shade=shades[-1])
        case rule:
            return said(_MOVES[rule], how=_how(told, grid, _all(cells)), panel=len(cells) - 2)


def names_places(told: Statement) -> bool:
    """Whether the clause names cells."""
    return told["rule"] in ("toggle", "growth", "each")


def _all(sets: Iterable[Cells]) -> Cells:
    every = 0
    for one in sets:
        every |= one
    return every


def _move(told: Statement, grid: Lattice) -> Move:
    match told["rule"]:
        case "shift":
            return grid.shift(told["down"], told["right"])
        case "turn":
            return grid.turns[told["step"]]
    return grid.around(told["steps"])


def _how(told: Statement, grid: Lattice, cells: Cells) -> Text:
    """A move in words; of rings, those in which these cells lie."""
    match told["rule"]:
        case "shift":
            steps = ((told["down"], 0), (0, told["right"]))
            return strung([_SHIFTS[step] for step in steps if step != (0, 0)], _AND)
        case "turn":
            step, order = told["step"], grid.order
            if 2 * step == order:
                return _HALF_TURN
            return said(_TURN, degrees=360 // order * min(step, order - step), sense=_SENSES[2 * step < order])
        case "mirror":
            angle = 180 // grid.order * told["axis"]
            return _AXES[angle] if angle in _AXES else said(_AXIS, angle=angle)
    rings = [
        (name, step)
        for name, ring, step in zip(_RINGS, grid.rings, told["steps"], strict=False)
        if len(ring) > 1 and any(cells >> cell & 1 for cell in ring)
    ]
    return listed(
        said(_IN_RING, count=_counted(abs(step)), sense=_SENSES[step > 0], ring=name)
        if step
        else said(_STILL_IN_RING, ring=name)
        for name, step in rings
    )


def _toggling(by: Statement, grid: Lattice, cells: Sequence[Cells]) -> Text:
    changes = [one ^ other for one, other in pairwise(cells)]
    return said(
        _TOGGLE,
        count=_counted(changes[-1].bit_count()),
        further=said(_FURTHER[by["rule"]], how=_how(by, grid, _all(changes))),
        changes=listed((_places(change, grid) for change in changes[:-1]), _ARROW),
        goal=_places(changes[-1], grid),
    )


def _counted(cells: int) -> Text:
    return _CELL if cells == 1 else said(_CELLS, count=_NUMBERS[cells] if cells < len(_NUMBERS) else cells)


def _growing(path: Sequence[int], grid: Lattice, cells: Sequence[Cells]) -> Text:
    change = cells[-1] ^ cells[-2]
    count, more = change.bit_count(), cells[-1] > cells[-2] & cells[-1]
    new = [cell for cell in (path if more else reversed(path)) if change >> cell & 1]
    return said(
        (_GROWTH if count == 1 else _GROWTHS)[more],
        count=_counted(count),
        path=_path(path, grid),
        goal=strung([_place(cell, grid) for cell in new], _AND),
    )


def _path(path: Sequence[int], grid: Lattice) -> Text:
    ring = grid.rings[0]
    if set(path[: len(ring)]) == set(ring):
        return _PATHS["rings"]
    rows = path[0] // grid.side == path[1] // grid.side
    end, start = path[grid.side - 1 : grid.side + 1]
    back_again = end % grid.side == start % grid.side if rows else end // grid.side == start // grid.side
    way = _PATHS["rows" if rows else "columns"]
    return said(_FRO, path=way) if back_again else way


def _apart(told: Statement, grid: Lattice, last: Cells) -> Text:
    """How each mark goes from the last panel to the next one."""
    ends = next(ends for ends in told["ends"] if _all(1 << cell for cell in ends) == last)
    clauses: list[Text] = []
    for goal, way in zip(ends, told["ways"], strict=True):
        start = back(_move(way, grid))[goal]
        if start == goal:
            clauses.append(said(_ONE_STILL, start=_place(start, grid)))
            continue
        how = _how(way, grid, 1 << goal)
        if way["rule"] == "rings":
            step = next(step for ring, step in zip(grid.rings, way["steps"], strict=True) if goal in ring)
            how = said(_ALONG_RING, count=_counted(abs(step)), sense=_SENSES[step > 0])
        clauses.append(said(_ONE, start=_place(start, grid), how=how, goal=_place(goal, grid)))
    return said(_EACH, ways=listed(clauses, SEMICOLON))


def _places(cells: Cells, grid: Lattice) -> Text:
    return listed((_place(cell, grid) for cell in members(cells)), _SPACE)


def _place(cell: int, grid: Lattice) -> Text:
    """A cell by its row and its place in the row, which are both counted from 1."""
    heights = [round(min(y for _, y in outline), 4) for outline in grid.outlines]
    row = sorted(set(heights)).index(heights[cell])
    return same(f"({row + 1}, {cell - heights.index(heights[cell]) + 1})")
