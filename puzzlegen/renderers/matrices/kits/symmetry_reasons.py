"""Why a half-drawn figure, or a series of symmetries, ends as it does: the symmetries and the cells that decide."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement, Text
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice, Move
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, named, said, same, strung
from puzzlegen.renderers.kits.wording import joined, sentence

PARTS: Final[Mapping[Fraction, Text]] = {  # of a full turn
    Fraction(1, 6): {"en": "a sixth of a turn", "zh": "六分之一圈"},
    Fraction(1, 4): {"en": "a quarter turn", "zh": "四分之一圈"},
    Fraction(1, 3): {"en": "a third of a turn", "zh": "三分之一圈"},
    Fraction(1, 2): {"en": "half a turn", "zh": "半圈"},
}
_CLOCKWISE: Final = {"en": "clockwise by {part}", "zh": "顺时针旋转{part}"}
_BACKWARDS: Final = {"en": "counterclockwise by {part}", "zh": "逆时针旋转{part}"}
_HALF_WAY: Final = {"en": "by half a turn", "zh": "旋转半圈"}

# --- series

_NONE: Final = {"en": "no symmetry", "zh": "无对称性"}
_TURNS_ONLY: Final = {"en": "no axis, but the same after {part}", "zh": "无对称轴，但旋转{part}后重合"}
_AXIS: Final[Mapping[int, Text]] = {  # by their angles, clockwise from upright
    0: {"en": "upright axis", "zh": "竖直对称轴"},
    45: {"en": "rising diagonal axis", "zh": "左下到右上的对称轴"},
    90: {"en": "level axis", "zh": "水平对称轴"},
    135: {"en": "falling diagonal axis", "zh": "左上到右下的对称轴"},
}
_SLANTED: Final = {"en": "axis at {angle}°", "zh": "{angle}° 的对称轴"}
_SEVERAL: Final[Mapping[tuple[int, ...], Text]] = {
    (0, 90): {"en": "upright and level axes", "zh": "竖直和水平两条对称轴"},
    (45, 135): {"en": "both diagonal axes", "zh": "两条对角对称轴"},
    (0, 45, 90, 135): {"en": "all four axes", "zh": "全部四条对称轴"},
    (0, 30, 60, 90, 120, 150): {"en": "all six axes", "zh": "全部六条对称轴"},
}
_TOGETHER: Final = {"en": "axes at {angles}", "zh": "{angles} 的对称轴"}
_ANGLE: Final = {"en": "{angle}°", "zh": "{angle}°"}
_ANGLES: Final = {
    "en": "Angles of axes are clockwise from upright.",
    "zh": "对称轴的角度从竖直方向起按顺时针计。",
}
_ALL: Final = {
    "en": "All {many} figures have the same symmetry: {symmetry}.",
    "zh": "{many} 个图形的对称性都相同：{symmetry}。",
}
_IN_ORDER: Final = {"en": "The figures in their order have: {symmetries}.", "zh": "各图形依次为：{symmetries}。"}
_LINE: Final[Mapping[bool, Text]] = {  # whether it is a column
    False: {"en": "Row {number}: {symmetries}.", "zh": "第 {number} 行：{symmetries}。"},
    True: {"en": "Column {number}: {symmetries}.", "zh": "第 {number} 列：{symmetries}。"},
}
_RULES: Final[Mapping[tuple[str, str], Text]] = {  # by rule and layout
    ("return", "row"): {"en": "{many} symmetries take turns.", "zh": "{many}种对称性轮流出现。"},
    ("turn", "row"): {"en": "The axis turns {turn} at each step.", "zh": "对称轴每一步{turn}。"},
    ("constant", "matrix"): {
        "en": "In each {line} the symmetry stays the same.",
        "zh": "每一{line}的对称性不变。",
    },
    ("turn", "matrix"): {
        "en": "In each {line} the axis turns {turn} at each step.",
        "zh": "每一{line}中，对称轴每一步{turn}。",
    },
    ("distribute_three", "matrix"): {
        "en": "Each {line} has the same three symmetries.",
        "zh": "每一{line}都有相同的三种对称性。",
    },
    ("and", "matrix"): {
        "en": "In each {line} the third figure has just the axes that both others have.",
        "zh": "每一{line}中，第三个图形的对称轴正好是前两个图形共有的。",
    },
    ("or", "matrix"): {
        "en": "In each {line} the third figure has all the axes that the two others have.",
        "zh": "每一{line}中，第三个图形的对称轴正好是前两个图形所有的对称轴合在一起。",
    },
}
_LINE_NAMES: Final[Mapping[bool, Text]] = {
    False: {"en": "row", "zh": "行"},
    True: {"en": "column", "zh": "列"},
}
_MANY: Final[Mapping[int, Text]] = {2: {"en": "Two", "zh": "两"}, 3: {"en": "Three", "zh": "三"}}
_BY: Final = {"en": "clockwise by {angle}°", "zh": "顺时针旋转 {angle}°"}
_BY_BACK: Final = {"en": "counterclockwise by {angle}°", "zh": "逆时针旋转 {angle}°"}
_SO: Final = {
    "en": "So the missing figure has: {symmetry}. Only {letter} does ({others}).",
    "zh": "所以缺少的图形应为：{symmetry}。只有 {letter} 符合（{others}）。",
}

# --- half-drawn figures

_MIRRORED: Final = {
    "en": "The area is the mirror image of the given part in the dashed line.",
    "zh": "该区域是已知部分关于虚线的镜像。",
}
_CROSSED: Final = {
    "en": "Mirrored in one dashed line and then in the other, the given part turns by half a turn and falls on the "
    "area.",
    "zh": "已知部分先后以两条虚线为轴翻转，相当于旋转半圈，正好落在该区域上。",
}
_TURNED: Final = {
    "en": "Turned {turn} about the centre, the given part falls on the area.",
    "zh": "已知部分绕中心{turn}，正好落在该区域上。",
}
_MUST: Final = {
    "en": "{cell} comes from {source}, so it is {shade}: not {letters}.",
    "zh": "{cell}与{source}对应，应为{shade}：排除 {letters}。",
}
_CELL: Final = {"en": "row {row}, cell {place}", "zh": "第 {row} 行第 {place} 格"}
_COUNTED: Final = {
    "en": "(Rows are those of the whole panel, from the top; cells count from the left.)",
    "zh": "（行指整个小图的行，从上往下数；格从左往右数。）",
}
_SHADES: Final[Mapping[str, Text]] = {
    "": {"en": "white", "zh": "白色"},
    "light": {"en": "light", "zh": "浅色"},
    "dark": {"en": "dark", "zh": "深色"},
    "black": {"en": "black", "zh": "黑色"},
}
_LEFT: Final = {"en": "{letter} is left.", "zh": "只剩 {letter}。"}


def turned(steps: int, order: int) -> Text:
    """By how much something turns that turns clockwise by so many of ``order`` parts, the shorter way round."""
    part = Fraction(steps % order, order)
    if part == Fraction(1, 2):
        return _HALF_WAY
    return said(_CLOCKWISE, part=PARTS[part]) if part < Fraction(1, 2) else said(_BACKWARDS, part=PARTS[1 - part])


def followed(statement: Statement, options: Sequence[Statement], letter: str, rule: str, down: bool) -> Text:
    """The symmetries of all figures, what they follow, and those of the options."""
    lattice, layout = LATTICES[statement["lattice"]], statement["layout"]
    shown, offered = (
        [_symmetry(_shades(panel, lattice), lattice) for panel in panels] for panels in (statement["panels"], options)
    )
    if layout == "row":
        lines = [shown]
        told = [said(_IN_ORDER, symmetries=listed(map(_named, shown), SEMICOLON))]
        if rule == "constant":
            told = [said(_ALL, many=len(shown), symmetry=_named(shown[0]))]
    else:
        order = (0, 3, 6, 1, 4, 7, 2, 5) if down else range(8)
        figures = [shown[place] for place in order]
        lines = [figures[start : start + 3] for start in (0, 3, 6)]
        told = [
            said(
                _LINE[down],
                number=number,
                symmetries=listed([*map(_named, line), *[same("?")] * (3 - len(line))], SEMICOLON),
            )
            for number, line in enumerate(lines, start=1)
        ]
    terms: dict[str, Text] = {"line": _LINE_NAMES[down]}
    if rule == "turn":
        (one,), (other,) = (axes for _, axes in lines[0][:2])
        terms["turn"] = _turned_axis((other - one) % 180)
    if rule == "return":
        terms["many"] = _MANY[len({*shown})]
    wanted = LETTERS.index(letter)
    others = (
        named(same(LETTERS[place]), _named(symmetry)) for place, symmetry in enumerate(offered) if place != wanted
    )
    if (rule, layout) in _RULES:
        told.append(said(_RULES[rule, layout], **terms))
    told.append(said(_SO, symmetry=_named(offered[wanted]), letter=letter, others=listed(others, SEMICOLON)))
    if any("°" in _named(symmetry)["en"] for symmetry in (*shown, *offered)):
        told.append(_ANGLES)
    return joined(*told)


def _turned_axis(angle: int) -> Text:
    return said(_BY, angle=angle) if angle <= 90 else said(_BY_BACK, angle=180 - angle)


def _symmetry(shades: Sequence[str], lattice: Lattice) -> tuple[int, tuple[int, ...]]:
    """After how many equal turns a figure has looked the same all round, and the angles of its axes."""
    turns, axes = (
        [
            number
            for number, move in enumerate(moves)
            if all(shades[cell] == shades[move[cell]] for cell in range(len(move)))
        ]
        for moves in (lattice.turns, lattice.mirrors)
    )
    return len(turns), tuple(180 * axis // lattice.order for axis in axes)


def _named(symmetry: tuple[int, tuple[int, ...]]) -> Text:
    turns, axes = symmetry
    if not axes:
        return said(_TURNS_ONLY, part=PARTS[Fraction(1, turns)]) if turns > 1 else _NONE
    if len(axes) == 1:
        return _AXIS.get(axes[0]) or said(_SLANTED, angle=axes[0])
    angles = strung((said(_ANGLE, angle=angle) for angle in axes), AND)
    return _SEVERAL.get(axes) or said(_TOGETHER, angles=angles)


def _shades(panel: Mapping[str, Any], lattice: Lattice) -> list[str]:
    held = ["" for _ in range(lattice.cells)]
    for shade, cells in panel.items():
        for cell in cells:
            held[cell] = shade
    return held


def completed(statement: Statement, options: Sequence[Statement], letter: str) -> Text:
    """The move that brings the given part to the area, and cells in which wrong options fail."""
    lattice = LATTICES[statement["lattice"]]
    told, move = _move(statement, lattice)
    panel, right = _shades(statement["panel"], lattice), LETTERS.index(letter)
    offered = [_shades(option, lattice) for option in options]
    left = {place for place in range(len(options)) if place != right}
    parts = [told]
    while left:
        fails = {
            cell: {place for place in left if offered[place][cell] != offered[right][cell]}
            for cell in statement["asked"]
        }
        cell = max(fails, key=lambda cell: len(fails[cell]))
        letters = listed(same(LETTERS[place]) for place in sorted(fails[cell]))
        words = said(
            _MUST,
            cell=_place(cell, lattice),
            source=_place(move[cell], lattice),
            shade=_SHADES[panel[move[cell]]],
            letters=letters,
        )
        parts.append(sentence(words))
        left -= fails[cell]
    return joined(*parts, said(_LEFT, letter=letter), _COUNTED)


def _move(statement: Statement, lattice: Lattice) -> tuple[Text, Move]:
    """How the area comes from the given part, and the given cell from which each of its cells comes."""
    symmetry, given = statement["symmetry"], {*statement["given"]}
    if symmetry["kind"] == "mirror":
        return _MIRRORED, lattice.mirrors[symmetry["number"]]
    if symmetry["kind"] == "axes":
        return _CROSSED, lattice.turns[lattice.order // 2]
    parts = lattice.order // symmetry["number"]
    steps = next(
        steps
        for steps in range(parts, lattice.order, parts)
        if {lattice.turns[-steps][cell] for cell in statement["asked"]} <= given
    )
    return said(_TURNED, turn=turned(steps, lattice.order)), lattice.turns[-steps]


def _place(cell: int, lattice: Lattice) -> Text:
    """A cell by its row and its place in the row."""
    tops = [round(min(y for _, y in outline), 4) for outline in lattice.outlines]
    rows = sorted({*tops})
    return said(_CELL, row=rows.index(tops[cell]) + 1, place=tops[: cell + 1].count(tops[cell]))
