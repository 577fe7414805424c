"""Shows figures of `puzzlegen.generators.matrices.transform_grid`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import divisions, joined
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import draw_panel

_RULES: Final = {
    "en": "In each row, the figure changes step by step from left to right: it is turned by a quarter or a half, or "
    "flipped (left and right, top and bottom, or the two sides of a diagonal change places). {same}{blank}",
    "zh": "每一行中，图形从左到右逐格变化，每一步或旋转四分之一圈或半圈，"
    "或翻转（左右、上下或一条对角线的两侧互换）。{same}{blank}",
}
_ONE_STEP: Final = {
    "en": "In each row, the left figure becomes the right one: it is turned by a quarter or a half, or flipped (left "
    "and right, or top and bottom, change places). {same}{blank}",
    "zh": "每一行中，左图变成右图：或旋转四分之一圈或半圈，或翻转（左右或上下互换）。{same}{blank}",
}
_SAME_CHANGE: Final = {"en": "The change is the same in every row.", "zh": "各行的变化都相同。"}
_THREE_ALIKE: Final = {
    "en": "The change is the same in three of the four rows.",
    "zh": "四行中有三行的变化相同。",
}
_SAME: Final = {
    "en": "The steps of one row need not be alike, but every row has the same ones in the same order.",
    "zh": "同一行的各步不必相同，但每一行的各步依次都相同。",
}
_THREE: Final = {
    "en": "The steps of one row need not be alike, but three of the four rows have the same ones in the same order.",
    "zh": "同一行的各步不必相同，但四行中有三行的各步依次相同。",
}
_GROUPS: Final = {
    "en": "The steps of one row need not be alike. The rows make two groups of {count}: within a group, all rows have "
    "the same steps in the same order; the two groups have different ones.",
    "zh": "同一行的各步不必相同。这些行分成两组，每组 {count} 行：同组各行的各步依次都相同，两组则不同。",
}
_GROUPS_ALIKE: Final = {
    "en": "The rows make two groups of {count}: within a group, the change is the same; the two groups have different "
    "ones.",
    "zh": "这些行分成两组，每组 {count} 行：同组各行的变化相同，两组则不同。",
}
_BLANK: Final = {"en": " Shaded panels are left blank.", "zh": "带底色的格子留空。"}
_ASKS: Final[Mapping[str, Text]] = {
    "missing": {"en": "Which figure replaces the question mark?", "zh": "问号处应是哪个图形？"},
    "first": {"en": "With which figure does the last row begin?", "zh": "最后一行以哪个图形开头？"},
    "row": {"en": "Which row breaks the rule?", "zh": "哪一行不合规律？"},
    "grouping": {"en": "Which option names the two groups?", "zh": "哪个选项给出了这两组？"},
    "step": {
        "en": "Which single change leads from the first panel of a row to its last one?",
        "zh": "哪一种变化一次就能把每行的第一格变成最后一格？",
    },
}
_ASK_ONE_STEP: Final[Text] = {
    "en": "Which change leads from the left figure of each row to the right one?",
    "zh": "哪一种变化把每行的左图变成右图？",
}
_NAMES: Final[Mapping[str, Text]] = {
    "same": {"en": "none: the figure is the same again", "zh": "没有变化：图形复原"},
    "clockwise": {"en": "a quarter turn clockwise", "zh": "顺时针转四分之一圈"},
    "half": {"en": "half a turn", "zh": "转半圈"},
    "counterclockwise": {"en": "a quarter turn anticlockwise", "zh": "逆时针转四分之一圈"},
    "sideways": {"en": "a flip: left and right change places", "zh": "左右翻转"},
    "upside": {"en": "a flip: top and bottom change places", "zh": "上下翻转"},
    "falling": {
        "en": "a flip about the diagonal from top left to bottom right",
        "zh": "以左上到右下的对角线为轴翻转",
    },
    "rising": {"en": "a flip about the diagonal from bottom left to top right", "zh": "以左下到右上的对角线为轴翻转"},
}
_FLIPS: Final[Mapping[str, Text]] = {  # within a sentence
    "same": {"en": "no change at all", "zh": "没有变化"},
    "sideways": {"en": "a left-right flip", "zh": "左右翻转"},
    "upside": {"en": "a top-bottom flip", "zh": "上下翻转"},
}
_STEP: Final = {"en": "step {number} is {name}", "zh": "第 {number} 步是{name}"}
_CHANGE: Final = {"en": "the change is {name}", "zh": "变化是{name}"}
_FOUND: Final[Mapping[bool, Text]] = {  # whether one row breaks the rule
    False: {"en": "In every row, {steps}.", "zh": "每一行中，{steps}。"},
    True: {"en": "In the other three rows, {steps}.", "zh": "其他三行中，{steps}。"},
}
_SO: Final[Mapping[str, Text]] = {
    "missing": {"en": "Done to the last row, this leads to {letter}.", "zh": "对最后一行照做，得到 {letter}。"},
    "first": {
        "en": "Undone from the end of the last row, last step first, this leads back to {letter}.",
        "zh": "从最后一行的末尾倒着还原，先还原最后一步，得到 {letter}。",
    },
    "row": {"en": "In row {letter}, however, {other}.", "zh": "但在 {letter} 行中，{other}。"},
    "step": {"en": "Together that is {whole}, which is option {letter}.", "zh": "合起来是{whole}，即选项 {letter}。"},
}
_THAT: Final = {"en": "That is option {letter}.", "zh": "即选项 {letter}。"}
_IN_ROWS: Final = {"en": "{name} in rows {rows}", "zh": "第 {rows} 行是{name}"}
_IN_ROW: Final = {"en": "{name} in row {rows}", "zh": "第 {rows} 行是{name}"}
_SPANS: Final[Mapping[bool, Text]] = {  # whether it is a single step
    True: {"en": "Step {number} is {shown}.", "zh": "第 {number} 步：{shown}。"},
    False: {"en": "All steps together are {shown}.", "zh": "各步合起来：{shown}。"},
}
_CHANGE_IS: Final = {"en": "The change is {shown}.", "zh": "变化：{shown}。"}
_OR: Final = {"en": " and ", "zh": "，"}
_THEN: Final = {"en": ", then ", "zh": "，再"}
_TOGETHER: Final = {
    "en": "Done one after the other, {steps} make {whole}: rows {rows} belong together.",
    "zh": "依次做{steps}，合起来是{whole}：第 {rows} 行是一组。",
}
_REST: Final = {"en": "So do the other rows: option {letter}.", "zh": "其余各行是另一组：选项 {letter}。"}
_ROW: Final = {"en": "Row {number}", "zh": "第 {number} 行"}
_GAP: Final[Text] = {"en": " | ", "zh": " | "}
_EMPTY: Final = {"en": "blank", "zh": "空格"}
_ASKED: Final = {"en": "question mark", "zh": "问号"}
_NUMBERS: Final = "12345678"
_PANEL: Final = 3.0
_ARROW: Final = 1.0  # between the panels of a row
_DOWN: Final = 0.35
_APART: Final = 0.55
_FAR: Final = 1.2  # between rows of panels that stand next to one another
_MARGIN: Final = 0.6


def _asked(statement: Statement, query: Statement) -> tuple[int, int] | None:
    """The place of the question mark."""
    last = len(statement["rows"]) - 1
    return {"missing": (last, len(statement["rows"][0]) - 1), "first": (last, 0)}.get(query["task"])


def word(statement: Statement, query: Statement) -> Wording:
    """Say what a step can be, then ask."""
    task, asked = query["task"], _asked(statement, query)
    blank = any(
        panel is None and (row, place) != asked
        for row, panels in enumerate(statement["rows"])
        for place, panel in enumerate(panels)
    )
    nothing = dict.fromkeys(LANGUAGES, "")
    several = len(statement["rows"][0]) > 2
    alike: Text = (_THREE if several else _THREE_ALIKE) if task == "row" else _SAME if several else _SAME_CHANGE
    if task == "grouping":
        alike = said(_GROUPS if several else _GROUPS_ALIKE, count=len(statement["rows"]) // 2)
    rules = said(_RULES if several else _ONE_STEP, same=alike, blank=_BLANK if blank else nothing)
    ask = _ASK_ONE_STEP if task == "step" and not several else _ASKS[task]
    texts: tuple[Text | None, ...] = (None,) * 4
    if task == "step":
        texts = tuple(_NAMES[name] for name in query["options"])
    elif task == "grouping":
        texts = divisions(query["options"])
    return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The steps one by one, and what they lead to."""
    if query["task"] == "grouping":
        return _explain_groups(answer, why)
    names, task = why["steps"], query["task"]

    def told(chosen: Iterable[int], names: Sequence[str]) -> Text:
        shown = [(number, _FLIPS.get(names[number], _NAMES[names[number]])) for number in chosen]
        if len(names) == 1:
            return said(_CHANGE, name=shown[0][1])
        return listed(said(_STEP, number=number + 1, name=name) for number, name in shown)

    found = said(_FOUND[task == "row"], steps=told(range(len(names)), names))
    if task == "row":
        other = why["other"]
        differing = [number for number, name in enumerate(other) if name != names[number]]
        return joined(found, said(_SO[task], letter=answer, other=told(differing, other)))
    if task == "step" and len(names) == 1:
        return joined(found, said(_THAT, letter=answer))
    whole = _FLIPS.get(why["whole"], _NAMES[why["whole"]])
    return joined(found, said(_SO[task], letter=answer, whole=whole))


def _explain_groups(answer: str, why: Statement) -> Text:
    """What each row shows, and which rows make a whole."""
    rows, ways = why["rows"], why["ways"]
    names = [[_FLIPS.get(name, _NAMES[name]) for name in way] for way in ways]
    if len(why["spans"]) == 1:
        shown = [
            said(_IN_ROWS, name=name[0], rows=listed(map(same, sorted(numbers))))
            for name, numbers in zip(names, rows, strict=True)
        ]
        return joined(said(_CHANGE_IS, shown=listed(shown, _OR)), said(_THAT, letter=answer))
    parts = []
    for place, (start, stop) in enumerate(why["spans"]):
        shown = [
            said(_IN_ROW, name=name[place], rows=numbers[place]) for name, numbers in zip(names, rows, strict=True)
        ]
        parts.append(said(_SPANS[stop == start + 1], number=stop, shown=listed(shown, _OR)))
    *steps, whole = names[0]
    together = said(_TOGETHER, steps=listed(steps, _THEN), whole=whole, rows=listed(map(same, sorted(rows[0]))))
    return joined(*parts, together, said(_REST, letter=answer))


def describe(statement: Statement, query: Statement) -> Text:
    """The figures of each row, panel by panel."""
    asked = _asked(statement, query)

    def panel(row: int, place: int, figure: Statement | None) -> Text:
        return _ASKED if (row, place) == asked else _EMPTY if figure is None else line_figure(figure)

    shown = [
        listed((panel(row, place, figure) for place, figure in enumerate(panels)), _GAP)
        for row, panels in enumerate(statement["rows"])
    ]
    names = LETTERS if query["task"] == "row" else _NUMBERS
    rows = [named(said(_ROW, number=name), one) for name, one in zip(names, shown, strict=False)]
    offered = () if query["task"] in ("row", "step", "grouping") else (options(map(line_figure, query["options"])),)
    return lines(AXES, *rows, *offered)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the rows with arrows from panel to panel, and the options below."""
    asked, rows = _asked(statement, query), statement["rows"]
    names = {"row": LETTERS, "grouping": _NUMBERS}.get(query["task"], "")
    beside = 2 if query["task"] == "grouping" else 1  # rows of panels next to one another
    across, down = _PANEL + _ARROW, _PANEL + (_APART if names else _DOWN)
    size = len(rows[0]) * across - _ARROW + bool(names)
    drawn = query["task"] in ("missing", "first")
    widest = max(beside * (size + _FAR) - _FAR, 4 * (_PANEL + _APART) - _APART if drawn else 0)
    nodes: list[AnyNode] = []
    for number, row in enumerate(rows):
        left = _MARGIN + (0 if names else (widest - size) / 2) + number % beside * (size + _FAR) + bool(names)
        y = _MARGIN + number // beside * down
        for place, figure in enumerate(row):
            x = left + place * across
            if figure is not None:
                nodes.append(draw_panel(figure, x, y))
            else:
                nodes.append(Rect(x, y, _PANEL, _PANEL, "tint", "line", "thin"))
                if (number, place) == asked:
                    nodes.append(Label(x + _PANEL / 2, y + _PANEL / 2, "?", _PANEL * 0.4))
            if place:
                nodes.append(_arrow(x - _ARROW, y + _PANEL / 2))
        if names:
            nodes.append(Label(left - 0.55, y + _PANEL / 2, names[number], 0.34, "label", "label"))
        if names == LETTERS:
            nodes.append(Element(option_element(names[number]), left, y, size - 1, _PANEL))
    height = _MARGIN + len(rows) // beside * down
    if drawn:
        top, start = height + 0.65, _MARGIN + (widest - 4 * (_PANEL + _APART) + _APART) / 2
        for place, (letter, figure) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x = start + place * (_PANEL + _APART)
            nodes += (
                draw_panel(figure, x, top),
                Label(x + _PANEL / 2, top + _PANEL + 0.375, letter, 0.34, "label", "label"),
                Element(option_element(letter), x, top, _PANEL, _PANEL),
            )
        height = top + _PANEL + 0.75
    return (Scene(widest + 2 * _MARGIN, height + _MARGIN - 0.2, (Group(tuple(nodes)),), (48, 60)),)


def _arrow(x: float, y: float) -> Polyline:
    """An arrow to the right in the gap that begins at x."""
    start, stop, head = x + 0.2, x + _ARROW - 0.2, 0.16
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), "ink", "medium"
    )
