"""Shows figures of `puzzlegen.generators.matrices.two_sets`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Rect, Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant, sentence
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import (
    BETWEEN,
    MARGIN,
    PANEL,
    UNIT,
    draw_missing,
    draw_panel,
    named_panels,
)

_Block: TypeAlias = tuple[tuple[AnyNode, ...], float, float]  # nodes, with the width and the height that they take

_NUMBERS: Final = "1234567"
_GAP: Final = 0.25  # between figures
_INSIDE: Final = 0.45  # between a box and its figures
_TAB: Final = 0.9  # from the top of a box to its figures
_CORNERS: Final[Mapping[str, float]] = {"stacked": 0.3, "beside": 0.0, "blocks": 0.9}
_MEANT: Final[Mapping[str, Text]] = {
    "dots": {"en": "filled dots", "zh": "实心点"},
    "pieces": {"en": "separate pieces (dots do not count)", "zh": "互不相连的部分（点不算）"},
    "areas": {
        "en": "enclosed areas (an area that is divided counts as its parts)",
        "zh": "封闭区域（被分开的区域按各部分计）",
    },
    "straight lines": {
        "en": "straight lines (each in its full length; a straight line ends where it turns into a curve)",
        "zh": "直线段（每条按全长算一条；转为曲线处即止）",
    },
    "curved lines": {
        "en": "curved lines (a circle, a wave or a spiral is one; a curve ends at a corner)",
        "zh": "曲线（一个圆、一条波浪线或螺旋线算一条；遇到拐角即止）",
    },
    "ends": {"en": "free line ends", "zh": "线的自由端点"},
    "corners": {
        "en": "corners (where exactly two line ends meet at an angle)",
        "zh": "拐角（恰好两个线端成角度相接）",
    },
    "junctions": {
        "en": "junctions (points where lines cross, branch or touch, or where three or more line ends meet)",
        "zh": "交点（线条相交、分叉、相切或至少三个线端相接的点）",
    },
    "right angles": {
        "en": "right angles between neighbouring straight lines",
        "zh": "相邻直线所成的直角",
    },
}
_NAMES: Final[Mapping[str, Text]] = {
    "dots": {"en": "dots", "zh": "点"},
    "pieces": {"en": "pieces", "zh": "部分"},
    "areas": {"en": "areas", "zh": "封闭区域"},
    "straight lines": {"en": "straight lines", "zh": "直线段"},
    "curved lines": {"en": "curved lines", "zh": "曲线"},
    "ends": {"en": "free line ends", "zh": "自由端点"},
    "corners": {"en": "corners", "zh": "拐角"},
    "junctions": {"en": "junctions", "zh": "交点"},
    "right angles": {"en": "right angles", "zh": "直角"},
}
_COUNTED: Final[Mapping[str, tuple[Text, Text]]] = {  # one of them, and any other number
    "dots": ({"en": "{number} dot", "zh": "{number} 个点"}, {"en": "{number} dots", "zh": "{number} 个点"}),
    "pieces": ({"en": "{number} piece", "zh": "{number} 个部分"}, {"en": "{number} pieces", "zh": "{number} 个部分"}),
    "areas": (
        {"en": "{number} area", "zh": "{number} 个封闭区域"},
        {"en": "{number} areas", "zh": "{number} 个封闭区域"},
    ),
    "straight lines": (
        {"en": "{number} straight line", "zh": "{number} 条直线段"},
        {"en": "{number} straight lines", "zh": "{number} 条直线段"},
    ),
    "curved lines": (
        {"en": "{number} curved line", "zh": "{number} 条曲线"},
        {"en": "{number} curved lines", "zh": "{number} 条曲线"},
    ),
    "ends": (
        {"en": "{number} free line end", "zh": "{number} 个自由端点"},
        {"en": "{number} free line ends", "zh": "{number} 个自由端点"},
    ),
    "corners": (
        {"en": "{number} corner", "zh": "{number} 个拐角"},
        {"en": "{number} corners", "zh": "{number} 个拐角"},
    ),
    "junctions": (
        {"en": "{number} junction", "zh": "{number} 个交点"},
        {"en": "{number} junctions", "zh": "{number} 个交点"},
    ),
    "right angles": (
        {"en": "{number} right angle", "zh": "{number} 个直角"},
        {"en": "{number} right angles", "zh": "{number} 个直角"},
    ),
}
_SETTING: Final = {
    "en": "The figures in boxes I and II are made of lines, some with filled dots. Only the following are counted in "
    "each figure: {counts}. Size, place and direction do not matter.",
    "zh": "方框 I 和 II 中的图形由线条组成，有的还有实心点。只数每个图形中的下列各项：{counts}。"
    "大小、位置和方向不必考虑。",
}
_MANNER: Final = {
    "en": "A number that is the same for all figures of box I is also the same for all figures of box II (not "
    "necessarily the same number). A number that differs from figure to figure in box I also differs from figure to "
    "figure in box II: no two figures have it in common.",
    "zh": "方框 I 的所有图形都相同的数目，在方框 II 的所有图形中也都相同（两个方框的数不一定相等）；"
    "方框 I 的图形两两不同的数目，在方框 II 的图形中也两两不同。",
}
_LEAVE: Final = {
    "en": "This is true once one of the figures A to D is taken out of box II.",
    "zh": "从方框 II 中拿走 A 到 D 中的一个图形后，上述规律成立。",
}
_FIT: Final = {
    "en": "A figure fits a box if it agrees with the box in every number that is the same for all figures of the box.",
    "zh": "如果一个图形在某方框所有图形都相同的每一项数目上都与它们一致，就说它适合这个方框。",
}
_RULES: Final[Mapping[str, tuple[Text, ...]]] = {"complete": (_MANNER,), "intruder": (_MANNER, _LEAVE)}
_ASK: Final[Mapping[str, Text]] = {
    "complete": {"en": "Which option completes box II?", "zh": "哪个选项能补全方框 II？"},
    "intruder": {"en": "Which figure has to be taken out of box II?", "zh": "应从方框 II 中拿走哪个图形？"},
    "both": {"en": "Which option fits both boxes?", "zh": "哪个选项同时适合两个方框？"},
    "neither": {"en": "Which option fits neither box?", "zh": "哪个选项对两个方框都不适合？"},
    "first": {"en": "Which option fits box I, but not box II?", "zh": "哪个选项适合方框 I，但不适合方框 II？"},
    "second": {"en": "Which option fits box II, but not box I?", "zh": "哪个选项适合方框 II，但不适合方框 I？"},
    "count": {
        "en": "How many of the figures 1 to {last} fit exactly one of the two boxes?",
        "zh": "图形 1 到 {last} 中，有多少个恰好适合两个方框中的一个？",
    },
}
_SHORT: Final[Mapping[str, Text]] = {
    "complete": {
        "en": "In what are the figures of box I all alike, and in what is each unique? Box II is like that, too.",
        "zh": "方框 I 的图形在哪些方面都相同，在哪些方面各不相同？方框 II 也是如此。",
    },
    "both": {
        "en": "A figure fits a box if it has what all figures of the box have in common.",
        "zh": "如果图形具有某方框所有图形的共同特征，就说它适合这个方框。",
    },
}
_SAME: Final = {
    "en": "Each figure in box I has {some}, so those in box II agree in this, too. ",
    "zh": "方框 I 的图形都有 {some}，所以方框 II 的图形在这一项上也都相同。",
}
_DIFFER: Final = {
    "en": "{name} in box I: {numbers}, all different, and so they are in box II. ",
    "zh": "方框 I 中{name}的数目为 {numbers}，各不相同，方框 II 也应如此。",
}
_SHOWN: Final = {
    "en": "There we see {shown}; A to D have {offered}, which rules out {wrong}.",
    "zh": "那里已有 {shown}；A 到 D 为 {offered}，排除 {wrong}。",
}
_CLASH: Final = {
    "en": "A to D have {offered}, so {wrong} cannot be the one that goes: two equal numbers would stay.",
    "zh": "A 到 D 为 {offered}，所以拿走的不是 {wrong}，否则会留下两个相同的数目。",
}
_ONLY: Final[Mapping[str, Text]] = {
    "complete": {"en": "Only {answer} is left.", "zh": "只剩下 {answer}。"},
    "intruder": {
        "en": "Without {answer}, box II is as it should be.",
        "zh": "拿走 {answer} 后，方框 II 符合要求。",
    },
}
_SHARED: Final = {"en": "Every figure in box {box} has {counts}.", "zh": "方框 {box} 的每个图形都有 {counts}。"}
_JUDGED: Final = {"en": "{name}: {counts}; fits {verdict}.", "zh": "{name}：{counts}，{verdict}。"}
_VERDICTS: Final[Mapping[tuple[bool, bool], Text]] = {
    (True, True): {"en": "both", "zh": "适合两个方框"},
    (False, False): {"en": "neither", "zh": "都不适合"},
    (True, False): {"en": "only I", "zh": "只适合 I"},
    (False, True): {"en": "only II", "zh": "只适合 II"},
}
_AND: Final = {"en": " and ", "zh": "和 "}
_TOTAL: Final = {"en": "Number that fit exactly one box: {number}.", "zh": "其中 {number} 个恰好适合一个方框。"}
_SO: Final = {"en": "So it is {answer}.", "zh": "所以选 {answer}。"}
_BOX: Final = {"en": "Box {box}, figure {number}", "zh": "方框 {box}，图形 {number}"}
_FIGURE: Final = {"en": "Figure {number}", "zh": "图形 {number}"}
_MISSING: Final = {"en": "In box II one figure is missing (question mark).", "zh": "方框 II 中缺一个图形（问号）。"}
_CROWDED: Final = {"en": "Box II holds the figures A to D:", "zh": "方框 II 中有图形 A 到 D："}


def word(statement: Statement, query: Statement) -> Wording:
    """List what matters, say when a figure fits, then ask."""
    task = query["task"].removesuffix("_choice")
    counts = listed((_MEANT[name] for name in statement["properties"]), SEMICOLON)
    rules = joined(said(_SETTING, counts=counts), *_RULES.get(task, (_FIT,)))
    ask = said(_ASK[task], last=len(query.get("figures", ())))
    kind, texts = counting(query) if task == "count" else (Kind.LETTER, (None,) * 4)
    short = joined(_SHORT["complete" if task in _RULES else "both"], ask)
    return Wording(rules=rules, ask=ask, short=short, kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """In what the boxes agree, and what that leaves."""
    one, two = why["boxes"]
    columns = [(name, number) for number, name in enumerate(statement["properties"])]
    if query["task"] in _RULES:
        return joined(*_steps(columns, one, two, why["others"]), said(_ONLY[query["task"]], answer=answer))
    shares = [[(name, at) for name, at in columns if len({row[at] for row in box}) == 1] for box in (one, two)]
    steps = []
    for mark, box, share in zip(("I", "II"), (one, two), shares, strict=True):
        steps.append(said(_SHARED, box=mark, counts=listed(_some(share, box[0]), _AND)))
    number = "figures" in query
    together = [column for column in columns if column in shares[0] or column in shares[1]]
    for mark, row in zip(_NUMBERS if number else LETTERS, why["others"], strict=False):
        first, second = (
            all(row[at] == box[0][at] for _, at in share) for share, box in zip(shares, (one, two), strict=True)
        )
        name = said(_FIGURE, number=mark) if number else same(mark)
        steps.append(said(_JUDGED, name=name, counts=listed(_some(together, row)), verdict=_VERDICTS[first, second]))
    last = said(_TOTAL, number=number_meant(query, answer)) if number else said(_SO, answer=answer)
    return joined(*steps, last)


def _some(columns: Sequence[tuple[str, int]], row: Sequence[int]) -> list[Text]:
    return [said(_COUNTED[name][row[at] != 1], number=row[at]) for name, at in columns]


def _steps(columns: Sequence[tuple[str, int]], one: Any, two: Any, others: Any) -> list[Text]:
    """What each count rules out that is the same, or different, throughout box I."""
    steps: list[Text] = []
    for name, at in columns:
        first, shown, offered = ([row[at] for row in box] for box in (one, two, others))
        kinds = len({*first})
        if kinds not in (1, len(first)):
            continue
        whole = [
            [*shown, each] if shown else offered[:place] + offered[place + 1 :] for place, each in enumerate(offered)
        ]
        wrong = [LETTERS[place] for place, box in enumerate(whole) if len({*box}) != (1 if kinds == 1 else len(box))]
        if wrong:
            [some], title = _some([(name, at)], one[0]), sentence(_NAMES[name])
            head = said(_SAME if kinds == 1 else _DIFFER, name=title, some=some, numbers=_row(first))
            terms = {"shown": _row(shown), "offered": _row(offered), "wrong": listed(map(same, wrong))}
            tail = said(_SHOWN if shown else _CLASH, **terms)
            steps.append({language: head[language] + tail[language] for language in head})
    return steps


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def describe(statement: Statement, query: Statement) -> Text:
    """The lines and dots of each figure, box by box."""
    boxes = [
        named(said(_BOX, box=mark, number=number), line_figure(figure))
        for mark, box in zip(("I", "II"), statement["boxes"], strict=True)
        for number, figure in enumerate(box, start=1)
    ]
    if "figures" in query:
        return lines(AXES, *boxes, numbered(_FIGURE, map(line_figure, query["figures"])))
    note = {"complete": (_MISSING,), "intruder": (_CROWDED,)}.get(query["task"], ())
    return lines(AXES, *boxes, *note, options(map(line_figure, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the boxes, and below them what is to be chosen from."""
    one, two = ([draw_panel(figure, 0, 0) for figure in box] for box in statement["boxes"])
    two += [draw_missing(0, 0)] * (query["task"] == "complete")
    arrangement = statement["arrangement"]
    drawn = [_slots(one, arrangement), _slots(two, arrangement)]
    below: _Block = ((), 0.0, 0.0)
    if query["task"] == "intruder":
        drawn[1] = named_panels(query["options"], LETTERS, 2 if arrangement == "blocks" else 4)
    elif "figures" in query:
        below = named_panels(query["figures"], _NUMBERS, 4 if arrangement == "stacked" else 7)
    else:
        below = named_panels(query["options"], LETTERS, 4)
    first, second = drawn
    widths, heights = [first[1], second[1]], [first[2], second[2]]
    if arrangement == "stacked":
        widths = [max(widths)] * 2
    else:
        heights = [max(heights)] * 2
    boxes = [
        _boxed(nodes, (across, down), width, height, mark, _CORNERS[arrangement])
        for (nodes, across, down), width, height, mark in zip(drawn, widths, heights, ("I", "II"), strict=True)
    ]
    x, y = widths[0] + 2 * _INSIDE + BETWEEN, heights[0] + _INSIDE + _TAB + 0.5
    right, down = (0.0, y) if arrangement == "stacked" else (x, 0.0)
    across, bottom = right + widths[1] + 2 * _INSIDE, down + heights[1] + _INSIDE + _TAB
    width = max(across, below[1])
    left = MARGIN + (width - across) / 2
    nodes = [Group(boxes[0], left, MARGIN), Group(boxes[1], left + right, MARGIN + down)]
    if below[0]:
        nodes.append(Group(below[0], MARGIN + (width - below[1]) / 2, MARGIN + bottom + BETWEEN))
        bottom += BETWEEN + below[2] - 0.2
    return (Scene(width + 2 * MARGIN, bottom + 2 * MARGIN, tuple(nodes), UNIT),)


def _slots(figures: Sequence[Group], arrangement: str) -> _Block:
    """Figures in a row, or two by two, from the origin on, with the width and the height that they take."""
    across = 2 if arrangement == "blocks" else max(1, len(figures))
    rows, step = -(-len(figures) // across), PANEL + _GAP
    nodes = []
    for place, figure in enumerate(figures):
        row, column = divmod(place, across)
        held = min(across, len(figures) - row * across)
        nodes.append(Group((figure,), (column + (across - held) / 2) * step, row * step))
    return tuple(nodes), across * step - _GAP, rows * step - _GAP


def _boxed(
    nodes: tuple[AnyNode, ...], size: tuple[float, float], width: float, height: float, mark: str, radius: float
) -> tuple[AnyNode, ...]:
    """A box with so much room, its name, and what it holds in the middle."""
    across = width + 2 * _INSIDE
    frame = Rect(0, 0, across, height + _INSIDE + _TAB, None, "ink", "thick", radius)
    name = Label(across / 2, _TAB / 2, mark, 0.4, "label", "label")
    held = Group(nodes, _INSIDE + (width - size[0]) / 2, _TAB + (height - size[1]) / 2)
    return (frame, name, held)
