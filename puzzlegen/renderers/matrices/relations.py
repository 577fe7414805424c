"""Shows panels of `puzzlegen.generators.matrices.relations`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant, sentence
from puzzlegen.renderers.matrices.kits.line_figures import draw_above, draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

_SHAPES: Final[Mapping[str, Text]] = {
    "circle": {"en": "circle", "zh": "圆"},
    "square": {"en": "square", "zh": "正方形"},
    "diamond": {"en": "diamond", "zh": "菱形"},
    "hexagon": {"en": "hexagon", "zh": "六边形"},
}
_CORNERS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {  # in halves of the size
    "square": ((-2, -2), (2, -2), (2, 2), (-2, 2)),
    "diamond": ((0, -2), (2, 0), (0, 2), (-2, 0)),
    "hexagon": ((-1, -2), (1, -2), (2, 0), (1, 2), (-1, 2), (-2, 0)),
}
_ASKED: Final[Mapping[str, Text]] = {
    "contact": {
        "en": "whether they are apart, cross each other, or one is inside the other (and which)",
        "zh": "它们是分开、相交，还是一个在另一个里面（哪个在里面）",
    },
    "size": {"en": "which one is wider, or whether they are equally wide", "zh": "哪一个更宽，还是一样宽"},
    "side": {
        "en": "whose middle is further left, or whether both have the same left-right position",
        "zh": "哪一个的中心更靠左，还是左右位置相同",
    },
    "height": {
        "en": "whose middle is higher, or whether both are at the same height",
        "zh": "哪一个的中心更高，还是一样高",
    },
}
_SETTING: Final = {
    "en": "Each panel shows {names}. For each pair of them, only the following matters: {relations}.",
    "zh": "每个小图中有{names}。对其中任意两个图形，只看以下关系：{relations}。",
}
_TWO: Final = {
    "en": "Each panel shows {names}. Only the following matters: {relations}.",
    "zh": "每个小图中有{names}。只看它们的以下关系：{relations}。",
}
_RULES: Final[Mapping[str, Text]] = {
    "matrix": {
        "en": "Some of these relations follow a rule along all rows or along all columns: within each row (or column) "
        "the relation stays the same, or every row (or column) has the same three, in any order; two of the three may "
        "be alike. The right option fits all of these rules.",
        "zh": "其中某些关系沿所有的行或沿所有的列遵循规律：每一行（或列）内关系不变；"
        "或每一行（或列）都有同样的三种关系，顺序任意，三种中可以有两种相同。所求选项符合所有这些规律。",
    },
    "analogy": {
        "en": "In each row, the left panel becomes the right one. Some of these relations stay the same in every row, "
        "some are reversed in every row (the two outlines change places in the relation; what is the same for both "
        "stays as it is). The right option makes the last row do the same in all of these.",
        "zh": "每一行中左图变成右图。有些关系在每一行中都不变，有些在每一行中都反过来"
        "（两个图形在该关系中互换；对双方一样的关系则不变）。所求选项使最后一行在所有这些关系上都如此。",
    },
    "next": {
        "en": "From left to right, some of these relations follow a rule: the relation is always the same, or it "
        "repeats every two or every three panels. The right option continues all of these rules.",
        "zh": "从左到右，其中某些关系遵循规律：关系始终不变，或每两个、每三个小图重复一次。"
        "所求选项使所有这些规律都继续成立。",
    },
    "belongs": {
        "en": "Some of these relations are the same in all four panels above. One option agrees with them in all of "
        "these.",
        "zh": "上面四个小图在其中某些关系上都相同。有一个选项在所有这些关系上都与它们相同。",
    },
    "count": {
        "en": "Some of these relations are the same in all four panels in the upper row. A panel fits if it agrees "
        "with them in all of these.",
        "zh": "上面一行的四个小图在其中某些关系上都相同。在所有这些关系上都与它们相同的小图称为符合。",
    },
    "odd_one_out": {
        "en": "In one of these relations, three of the panels A to D agree, and the odd one differs.",
        "zh": "在其中一种关系上，A 到 D 中有三个小图相同，另一个不同。",
    },
}
_ASK: Final[Mapping[str, Text]] = {
    "matrix": {"en": "Which option completes the grid?", "zh": "哪个选项能补全方阵？"},
    "analogy": {"en": "Which option completes the last row?", "zh": "哪个选项能补全最后一行？"},
    "next": {"en": "Which option comes next?", "zh": "接下来应是哪个选项？"},
    "belongs": {"en": "Which option belongs with them?", "zh": "哪个选项与它们同类？"},
    "count": {"en": "How many of the panels 1 to {last} fit?", "zh": "小图 1 到 {last} 中有多少个符合？"},
    "odd_one_out": {"en": "Which panel is the odd one out?", "zh": "哪一个小图与众不同？"},
}
_ONLY: Final = {
    "en": "Only how the outlines lie to each other matters.",
    "zh": "只看各图形之间的关系。",
}
_VALUES: Final[Mapping[str, tuple[Text, ...]]] = {
    "contact": (
        {"en": "apart", "zh": "分开"},
        {"en": "crossing", "zh": "相交"},
        {"en": "{one} inside", "zh": "{one}在里面"},
        {"en": "{other} inside", "zh": "{other}在里面"},
    ),
    "size": (
        {"en": "{one} wider", "zh": "{one}更宽"},
        {"en": "equally wide", "zh": "一样宽"},
        {"en": "{other} wider", "zh": "{other}更宽"},
    ),
    "side": (
        {"en": "{one} further left", "zh": "{one}更靠左"},
        {"en": "same left-right position", "zh": "左右位置相同"},
        {"en": "{other} further left", "zh": "{other}更靠左"},
    ),
    "height": (
        {"en": "{one} higher", "zh": "{one}更高"},
        {"en": "at the same height", "zh": "一样高"},
        {"en": "{other} higher", "zh": "{other}更高"},
    ),
}
_PAIR: Final = {"en": "{one} and {other}: {shown}", "zh": "{one}与{other}：{shown}"}
_LINES: Final = {"en": "{one} and {other}, {shown}", "zh": "{one}与{other}，{shown}"}
_SO: Final = {"en": "{pair}. {rule}, so we need “{key}”.", "zh": "{pair}。{rule}，所以应为“{key}”。"}
_WHY: Final[Mapping[str, Text]] = {
    "2 in turn": {"en": "They alternate", "zh": "两种交替出现"},
    "3 in turn": {"en": "This repeats every three", "zh": "每三个重复一次"},
    "kept": {"en": "Each row keeps it", "zh": "每一行都不变"},
    "reversed": {"en": "Each row reverses it", "zh": "每一行都反过来"},
    "rows of one": {"en": "It stays the same within each row", "zh": "每一行内不变"},
    "columns of one": {"en": "It stays the same within each column", "zh": "每一列内不变"},
    "rows of three": {"en": "Each row has the same three", "zh": "每一行都有同样的三种"},
    "columns of three": {"en": "Each column has the same three", "zh": "每一列都有同样的三种"},
}
_ALIKE: Final[Mapping[int, Text]] = {
    4: {"en": "{one} and {other}: {value} in all four.", "zh": "{one}与{other}：四个小图都是{value}。"},
    5: {"en": "{one} and {other}: {value} in all five.", "zh": "{one}与{other}：五个小图都是{value}。"},
    8: {"en": "{one} and {other}: {value} in all eight.", "zh": "{one}与{other}：八个小图都是{value}。"},
}
_ROW: Final = {"en": "row {number}", "zh": "第 {number} 行"}
_COLUMN: Final = {"en": "column {number}", "zh": "第 {number} 列"}
_FITTING: Final = {
    "en": "Numbered panels with both: {found}. Total: {number}.",
    "zh": "其余小图中两者都符合的是 {found}，共 {number} 个。",
}
_TO: Final = {"en": " → ", "zh": "→"}
_LAST: Final = {"en": "Only {answer} has both.", "zh": "只有 {answer} 两者都符合。"}
_ODD: Final = {"en": "{pair}. {answer} is the odd one out.", "zh": "{pair}。{answer} 与众不同。"}
_PLACED: Final = {
    "en": "{shape} around ({x}, {y}), {across} steps wide and high",
    "zh": "以 ({x}, {y}) 为中心的{shape}，宽和高各 {across} 步",
}
_AXES: Final = {
    "en": "Middles are written as (x, y), in steps from the middle of a panel: x to the right, y downwards.",
    "zh": "中心写作 (x, y)，以步为单位，从小图的中心算起：x 向右，y 向下。",
}
_DIAMOND: Final = {
    "en": "A diamond stands on a corner; a hexagon has two level sides, half as long as it is wide.",
    "zh": "菱形以一个角着地；六边形有两条水平的边，长为其宽度的一半。",
}
_PANEL: Final = {"en": "Panel {number}", "zh": "第 {number} 个小图"}
_ABOVE: Final = {"en": "Upper row, panel {number}", "zh": "上面一行第 {number} 个小图"}
_AND: Final = {"en": " and ", "zh": "和"}
_A: Final = {"en": "a {shape}", "zh": "一个{shape}"}
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what counts and how it goes on, then ask."""
    task = query["task"].removesuffix("_choice")
    *first, last = (said(_A, shape=_SHAPES[name]) for name in statement["outlines"])
    names = listed((listed(first), last), _AND)
    relations = listed((_ASKED[kind] for kind in statement["relations"]), SEMICOLON)
    ask = said(_ASK[task], last=len(query.get("figures", ())))
    setting = _SETTING if len(statement["outlines"]) > 2 else _TWO
    rules = joined(said(setting, names=names, relations=relations), _RULES[task])
    kind, texts = counting(query) if task == "count" else (Kind.LETTER, (None,) * 4)
    return Wording(rules=rules, ask=ask, short=joined(_ONLY, ask), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The relations that decide, from panel to panel, and where they lead."""
    steps = []
    found = why["relations"]
    for each in found:
        one, other = (_SHAPES[name] for name in each["pair"])
        values = [said(_VALUES[each["kind"]][value], one=one, other=other) for value in each["values"]]
        if each["rule"] == "same":
            steps.append(sentence(said(_ALIKE[why["shown"]], one=one, other=other, value=values[0])))
        elif query["task"] == "odd_one_out":
            pair = said(_PAIR, one=one, other=other, shown=listed(values))
            return sentence(said(_ODD, pair=pair, answer=answer))
        else:
            form = _LINES if each["rule"].startswith(("rows", "columns")) else _PAIR
            pair = said(form, one=one, other=other, shown=_in_lines(values[:-1], each["rule"]))
            steps.append(sentence(said(_SO, pair=pair, rule=_WHY[each["rule"]], key=values[-1])))
    if "figures" not in query:
        return joined(*steps, said(_LAST, answer=answer))
    rows = list(zip(*(each["values"] for each in found), strict=True))
    fitting = [same(number) for number, row in enumerate(rows[why["shown"] :], start=1) if row == rows[0]]
    return joined(*steps, said(_FITTING, found=listed(fitting), number=number_meant(query, answer)))


def _in_lines(values: Sequence[Text], rule: str) -> Text:
    """What is seen from panel to panel: pair by pair, or line by line of a grid."""
    if rule in ("kept", "reversed"):
        return listed((listed(values[start : start + 2], _TO) for start in (0, 2, 4)), SEMICOLON)
    if rule.startswith(("rows", "columns")):
        across = rule.startswith("rows")
        found = [values[3 * at : 3 * at + 3] if across else values[at::3] for at in range(3)]
        return listed(
            (
                named(said(_ROW if across else _COLUMN, number=number), listed(line))
                for number, line in enumerate(found, start=1)
            ),
            SEMICOLON,
        )
    return listed(values)


def describe(statement: Statement, query: Statement) -> Text:
    """Where the outlines of each panel are, and how large."""

    def told(panel: Any) -> Text:
        return listed(
            (
                said(_PLACED, shape=_SHAPES[name], x=x, y=y, across=2 * size)
                for name, (x, y, size) in zip(statement["outlines"], panel, strict=True)
            ),
            SEMICOLON,
        )

    panels = query["figures"] if "figures" in query else query["options"]
    shown, offered = (list(map(told, some)) for some in (statement["panels"], panels))
    note = joined(_AXES, _DIAMOND)
    if "figures" in query:
        return lines(note, numbered(_ABOVE, shown), numbered(_PANEL, offered))
    if query["task"] == "odd_one_out":
        return lines(note, options(offered))
    if query["task"] == "belongs":
        return lines(note, numbered(_PANEL, shown), options(offered))
    return lines(note, completion(shown, _ACROSS[query["task"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    panels = query["figures"] if "figures" in query else query["options"]
    shown, offered = (
        [_figure(statement["outlines"], panel) for panel in some] for some in (statement["panels"], panels)
    )
    if "figures" in query:
        return (draw_above(shown, offered, "1234567"),)
    if query["task"] == "odd_one_out":
        return (draw_choices(offered, LETTERS, 2),)
    return (draw_completion(shown, _ACROSS[query["task"]], offered, LETTERS),)


def _figure(names: Sequence[str], panel: Any) -> Statement:
    """The outlines of a panel as a line figure."""
    segments, arcs = [], []
    for name, (x, y, size) in zip(names, panel, strict=True):
        if name == "circle":
            arcs.append((x, y, x + size, y, x + size, y))
        else:
            corners = [(x + across * size // 2, y + down * size // 2) for across, down in _CORNERS[name]]
            segments += [(*one, *other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)]
    return {"segments": segments, "arcs": arcs}
