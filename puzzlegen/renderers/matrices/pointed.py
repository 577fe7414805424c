"""Shows figures of `puzzlegen.generators.matrices.pointed`."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, lines, listed, numbered, options, said, same, strung
from puzzlegen.renderers.kits.wording import divisions, joined, sentence
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

_MARKED: Final[Mapping[str, Text]] = {
    "dot": {
        "en": "In each figure a dot marks one area. Only four things matter: the number of its curved sides; of its "
        "sides "
        "on the outline of the whole figure; of all its sides; and of the other areas that share a piece of line with "
        "it.",
        "zh": "每个图形中有一个圆点标出一个区域。只看四个方面：它有几条曲边；有几条边在整个图形的外轮廓上；"
        "一共有几条边；与几个别的区域有公共的边线。",
    },
    "arrow": {
        "en": "In each figure an arrow stands in an area and points at one of its angles. Only four things matter: "
        "whether the angle is acute, right or obtuse; the number of curved sides of the area; of lines that leave the "
        "vertex of the angle; and of all sides of the area.",
        "zh": "每个图形中有一个箭头，位于一个区域内，指着这个区域的一个角。只看四个方面：这个角是锐角、直角还是钝角；"
        "该区域有几条曲边；从角的顶点引出几条线；该区域一共有几条边。",
    },
    "line": {
        "en": "In each figure a thick line marks a piece of a line between two points where lines meet, or where a "
        "straight line becomes a curve. Only four things matter: whether the piece is curved; the number of "
        "areas beside it; of other lines that leave its two ends; and of the sides of the area beside it (of two "
        "areas, the one with more sides).",
        "zh": "每个图形中用粗线标出一段线，它的两端是线条的交点，或直线变成曲线之处。只看四个方面："
        "它是不是曲线；它旁边有几个区域；从它的两端另外引出几条线；它旁边的区域有几条边（若两旁都有区域，取边数多的一个）。",
    },
    "ring": {
        "en": "In each figure a small ring marks a point where lines meet, or where a straight line becomes a curve. "
        "Only four things matter: the number of curved lines that leave it; of areas that meet there; of all lines "
        "that leave it; and of areas that have a right angle between straight sides there.",
        "zh": "每个图形中有一个小圆圈标出一个点，线条在此相交，或直线在此变成曲线。只看四个方面：从它引出几条曲线；"
        "有几个区域在此相遇；从它一共引出几条线；有几个区域在此有两条直边所成的直角。",
    },
}
_AS_NUMBERS: Final[Mapping[str, Text]] = {  # what is no number by itself
    "arrow": {"en": " (acute, right, obtuse count as 1, 2, 3)", "zh": "（锐角、直角、钝角看作 1、2、3）"},
    "line": {"en": " (straight, curved count as 0, 1)", "zh": "（直、曲看作 0、1）"},
}
_COUNTED: Final = {
    "en": "A side, straight or curved, goes on until the direction jumps or a straight line becomes a curve; lines "
    "that only end at it do not divide it.",
    "zh": "一条边（直的或曲的）一直延伸到方向突变或直线变成曲线之处；仅仅在它上面终止的线不把它分开。",
}
_LEAVE: Final = {
    "en": "A line that passes through a point leaves it twice.",
    "zh": "穿过一点的线算作从该点引出两条。",
}
_COUNTING: Final = {"dot": (_COUNTED,), "arrow": (_COUNTED, _LEAVE), "line": (_COUNTED, _LEAVE), "ring": (_LEAVE,)}
_ONLY: Final = {
    "en": "Look only at what is marked; size, place and direction do not matter.",
    "zh": "只看被标出的部分；大小、位置和方向不必考虑。",
}
_TASKS: Final[Mapping[str, tuple[Text, Text]]] = {
    "odd_one_out": (
        {
            "en": "In one of the four things, three of the figures A to D agree, and the odd one differs.",
            "zh": "在其中一个方面，A 到 D 中有三个图形相同，另一个不同。",
        },
        {"en": "Which figure is the odd one out?", "zh": "哪一个图形与众不同？"},
    ),
    "grouping": (
        {
            "en": "One of the four things makes two groups of three: figures of a group agree, and the groups differ.",
            "zh": "其中一个方面把图形分成两组，每组三个：同组相同，两组不同。",
        },
        {"en": "Which option names the groups?", "zh": "哪个选项给出了这两组？"},
    ),
    "belongs": (
        {
            "en": "The four figures above agree in some of the four things. One option agrees with them in all of "
            "these.",
            "zh": "上面四个图形在其中某些方面相同。有一个选项在所有这些方面都与它们相同。",
        },
        {"en": "Which option belongs with them?", "zh": "哪个选项与它们同类？"},
    ),
    "next": (
        {
            "en": "From left to right, some of the four things follow a rule: the number stays the same, always grows "
            "by the same amount, always shrinks by the same amount, or comes again after two or three figures"
            "{counted}. The right option continues all of these rules.",
            "zh": "从左到右，其中某些方面按规律变化：数目不变，或总是增加相同的数，或总是减少相同的数，"
            "或每两个、每三个图形重复一次{counted}。所求选项使所有这些规律都继续成立。",
        },
        {"en": "Which option comes next?", "zh": "接下来应是哪个选项？"},
    ),
    "analogy": (
        {
            "en": "In each row, the left figure becomes the right one. In some of the four things, the number grows by "
            "the same amount in every row, shrinks by the same amount in every row, or stays as it is in every row"
            "{counted}. The right option makes the last row do the same in all of these.",
            "zh": "每一行中左图变成右图。在其中某些方面，数目在各行都增加相同的数，或都减少相同的数，或都不变"
            "{counted}。所求选项在所有这些方面都如此。",
        },
        {"en": "Which option completes the last row?", "zh": "哪个选项能补全最后一行？"},
    ),
    "matrix": (
        {
            "en": "Along all rows or along all columns, some of the four things follow one rule: the number stays the "
            "same, always grows by one and the same amount, always shrinks by one and the same amount, takes the same "
            "three different values in some order, or the third is always the sum of the first two, or always their "
            "difference{counted}. The right option fits all of these rules.",
            "zh": "沿所有的行或沿所有的列，其中某些方面遵循同一条规律：数目不变，或总是增加相同的数，"
            "或总是减少相同的数，或以某种顺序取同样的三个不同的值，或第三个总是前两个的和，或第三个总是前两个的差{counted}。"
            "所求选项符合所有这些规律。",
        },
        {"en": "Which option completes the grid?", "zh": "哪个选项能补全方阵？"},
    ),
}
_NAMES: Final[Mapping[str, tuple[Text, ...]]] = {
    "dot": (
        {"en": "curved sides of the area", "zh": "区域的曲边数"},
        {"en": "sides on the outline", "zh": "在外轮廓上的边数"},
        {"en": "all sides of the area", "zh": "区域的总边数"},
        {"en": "other areas that share a piece of line with it", "zh": "有公共边线的别的区域数"},
    ),
    "arrow": (
        {"en": "angle (1 acute, 2 right, 3 obtuse)", "zh": "角（1 锐角、2 直角、3 钝角）"},
        {"en": "curved sides of the area", "zh": "区域的曲边数"},
        {"en": "lines that leave the vertex", "zh": "顶点引出的线数"},
        {"en": "all sides of the area", "zh": "区域的总边数"},
    ),
    "line": (
        {"en": "curved (1) or straight (0)", "zh": "曲（1）或直（0）"},
        {"en": "areas beside it", "zh": "旁边的区域数"},
        {"en": "other lines that leave its two ends", "zh": "两端另外引出的线数"},
        {"en": "sides of the area beside it that has more", "zh": "旁边边数较多的区域的边数"},
    ),
    "ring": (
        {"en": "curved lines that leave the point", "zh": "从该点引出的曲线数"},
        {"en": "areas that meet there", "zh": "在此相遇的区域数"},
        {"en": "all lines that leave the point", "zh": "从该点引出的总线数"},
        {"en": "areas with a right angle between straight sides there", "zh": "在此有直边所成直角的区域数"},
    ),
}
_SEEN: Final = {
    "en": "{name}: {shown}; {rule}, so {key} is wanted ({letters}).",
    "zh": "{name}：{shown}；{rule}，所以应为 {key}（{letters}）。",
}
_SO: Final = {"en": "Only option {letter} fits both.", "zh": "只有选项 {letter} 两方面都符合。"}
_LAWS: Final[Mapping[str, Text]] = {
    "same": {"en": "always the same", "zh": "始终相同"},
    "alike": {"en": "the same within each {line}", "zh": "每{line}内相同"},
    "more": {"en": "{by} more each time", "zh": "每次增加 {by}"},
    "less": {"en": "{by} fewer each time", "zh": "每次减少 {by}"},
    "again": {"en": "the same again every {by} figures", "zh": "每 {by} 个图形重复一次"},
    "right_more": {"en": "from left to right, {by} more in every row", "zh": "每行从左到右都增加 {by}"},
    "right_less": {"en": "from left to right, {by} fewer in every row", "zh": "每行从左到右都减少 {by}"},
    "right_same": {"en": "from left to right, the same in every row", "zh": "每行左右相同"},
    "along_more": {"en": "along each {line}, {by} more each time", "zh": "沿每{line}每次增加 {by}"},
    "along_less": {"en": "along each {line}, {by} fewer each time", "zh": "沿每{line}每次减少 {by}"},
    "sum": {"en": "in each {line}, the first two add up to the third", "zh": "每{line}中前两个之和等于第三个"},
    "difference": {"en": "in each {line}, the first two differ by the third", "zh": "每{line}中前两个之差等于第三个"},
    "values": {"en": "each {line} has the same three values", "zh": "每{line}都是同样的三个值"},
}
_ROW: Final = {"en": "row", "zh": "行"}
_COLUMN: Final = {"en": "column", "zh": "列"}
_GRID: Final[Mapping[str, Callable[[Sequence[int], Sequence[int]], bool]]] = {  # of a line and the first one
    "alike": lambda line, _: len({*line}) == 1,
    "along": lambda line, first: line[1] - line[0] == line[2] - line[1] == first[1] - first[0],
    "values": lambda line, first: len({*line}) == 3 and {*line} == {*first},
    "sum": lambda line, _: line[0] + line[1] == line[2],
    "difference": lambda line, _: abs(line[0] - line[1]) == line[2],
}
_ODD: Final = {
    "en": "{name}: {shown}. So {letter} is the odd one out.",
    "zh": "{name}：{shown}。所以 {letter} 与众不同。",
}
_HALVES: Final = {
    "en": "{name}: {shown}. So the groups are those of {letter}.",
    "zh": "{name}：{shown}。所以选 {letter}。",
}
_EACH: Final[Mapping[str, Text]] = {
    "odd_one_out": {"en": "{number} in {figures}", "zh": "{figures} 为 {number}"},
    "grouping": {"en": "{number} in figures {figures}", "zh": "图形 {figures} 为 {number}"},
}
_FIGURE: Final = {"en": "Figure {number}", "zh": "图形 {number}"}
_POINTED: Final[Mapping[str, Text]] = {
    "dot": {"en": "the dot is at ({0}, {1})", "zh": "圆点在 ({0}, {1})"},
    "ring": {"en": "the ring is around ({0}, {1})", "zh": "圆圈套住 ({0}, {1})"},
    "arrow": {
        "en": "the arrow starts at ({0}, {1}) and points at ({2}, {3})",
        "zh": "箭头从 ({0}, {1}) 指向 ({2}, {3})",
    },
    "line": {
        "en": "the straight line from ({0}, {1}) to ({2}, {3}) is thick",
        "zh": "从 ({0}, {1}) 到 ({2}, {3}) 的直线段加粗",
    },
    "arc": {
        "en": "the arc around ({0}, {1}), clockwise from ({2}, {3}) to ({4}, {5}), is thick",
        "zh": "以 ({0}, {1}) 为圆心、从 ({2}, {3}) 顺时针到 ({4}, {5}) 的弧加粗",
    },
}
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what is marked and what counts, then ask."""
    rule, ask = _TASKS[query["task"]]
    counted = _AS_NUMBERS.get(statement["mark"], dict.fromkeys(LANGUAGES, ""))
    rules = joined(_MARKED[statement["mark"]], *_COUNTING[statement["mark"]], said(rule, counted=counted))
    short = joined(_ONLY, ask)
    if query["task"] != "grouping":
        return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=(None,) * 4)
    return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=divisions(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The numbers of each property that decides, where they lead, and which options have that."""
    names, task, properties = _NAMES[statement["mark"]], query["task"], why["properties"]
    if task in ("odd_one_out", "grouping"):
        (one,) = properties
        shown = _shared(task, one["offered"] if task == "odd_one_out" else one["values"])
        pattern = _ODD if task == "odd_one_out" else _HALVES
        return said(pattern, name=sentence(names[one["property"]]), shown=shown, letter=answer)
    told = []
    for one in properties:
        values, offered = one["values"], one["offered"]
        key = offered[LETTERS.index(answer)]
        letters = strung((same(letter) for letter, number in zip(LETTERS, offered, strict=False) if number == key), AND)
        rule = _law(task, [*values, key])
        told.append(
            said(_SEEN, name=names[one["property"]], shown=_shown(task, values), rule=rule, key=key, letters=letters)
        )
    return joined(*map(sentence, told), said(_SO, letter=answer))


def _shared(task: str, values: Sequence[int]) -> Text:
    """Each number with the figures that have it."""
    names = LETTERS if task == "odd_one_out" else "123456"
    return listed(
        (
            said(
                _EACH[task],
                number=number,
                figures=strung((same(name) for name, one in zip(names, values, strict=False) if one == number), AND),
            )
            for number in dict.fromkeys(values)
        ),
        SEMICOLON,
    )


def _shown(task: str, values: Sequence[int]) -> str:
    """The numbers, in rows as the figures stand."""
    across = _ACROSS[task]
    rows = [values[start : start + across] for start in range(0, len(values), across)]
    return " / ".join(", ".join(map(str, row)) for row in rows)


def _law(task: str, values: Sequence[int]) -> Text:
    """The rule that numbers follow, the last one included."""
    if len({*values}) == 1:
        return _LAWS["same"]
    if task == "analogy":
        return _grown("right", values[1] - values[0])
    if task == "next":
        steps = {b - a for a, b in pairwise(values)}
        if len(steps) == 1:
            return said(_LAWS["more" if min(steps) > 0 else "less"], by=abs(min(steps)))
        return said(_LAWS["again"], by=2 if values[2:] == values[:-2] else 3)
    rows = [values[start : start + 3] for start in range(0, 9, 3)]
    columns = [values[start::3] for start in range(3)]
    law, line, first = next(
        (law, line, lines[0])
        for law, holds in _GRID.items()
        for lines, line in ((rows, _ROW), (columns, _COLUMN))
        if all(holds(some, lines[0]) for some in lines)
    )
    return _grown("along", first[1] - first[0], line) if law == "along" else said(_LAWS[law], line=line)


def _grown(way: str, by: int, line: Text = _ROW) -> Text:
    if by == 0:
        return _LAWS["right_same"]
    return said(_LAWS[f"{way}_{'more' if by > 0 else 'less'}"], by=abs(by), line=line)


def describe(statement: Statement, query: Statement) -> Text:
    """The lines of each figure, and what is marked."""

    def figure(panel: Statement) -> Text:
        mark = "arc" if len(panel["at"]) == 6 else statement["mark"]
        pointed = {each: _POINTED[mark][each].format(*panel["at"]) for each in LANGUAGES}
        return listed(
            (line_figure({name: panel.get(name, ()) for name in ("segments", "arcs", "dots")}), pointed), SEMICOLON
        )

    shown = [figure(panel) for panel in statement["panels"]]
    if query["task"] == "grouping":
        return lines(AXES, numbered(_FIGURE, shown))
    offered = [figure(panel) for panel in query["options"]]
    if query["task"] == "odd_one_out":
        return lines(AXES, options(offered))
    if query["task"] == "belongs":
        return lines(AXES, numbered(_FIGURE, shown), options(offered))
    return lines(AXES, completion(shown, _ACROSS[query["task"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the figures, and the options below them."""

    def marked(panels: Sequence[Any]) -> list[Any]:
        return [{**panel, "mark": statement["mark"]} for panel in panels]

    shown = marked(statement["panels"])
    if query["task"] == "grouping":
        return (draw_choices(shown, "123456", 3),)
    offered = marked(query["options"])
    if query["task"] == "odd_one_out":
        return (draw_choices(offered, LETTERS, 2),)
    return (draw_completion(shown, _ACROSS[query["task"]], offered, LETTERS),)
