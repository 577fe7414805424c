"""Shows panels of `puzzlegen.generators.matrices.relations`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, numbered, options, said
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices, draw_completion
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
    "size": {"en": "which one is larger, or whether both are equally wide", "zh": "哪一个更大，还是一样宽"},
    "side": {
        "en": "the middle of which one is further left, or whether neither is",
        "zh": "哪一个的中心更靠左，还是都不更靠左",
    },
    "height": {
        "en": "the middle of which one is higher, or whether neither is",
        "zh": "哪一个的中心更高，还是一样高",
    },
}
_SETTING: Final = {
    "en": "In each panel there are {names}. Only their relations matter, for each two of them: {relations}.",
    "zh": "每个小图中有{names}。只看其中每两个图形之间的关系：{relations}。",
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
        "en": "From left to right, some of these relations follow a rule: the relation is always the same, or it comes "
        "again after two or three panels. The right option continues all of these rules.",
        "zh": "从左到右，其中某些关系遵循规律：关系始终不变，或每两个、每三个小图重复一次。"
        "所求选项使所有这些规律都继续成立。",
    },
    "belongs": {
        "en": "Some of these relations are the same in all four panels above. One option agrees with them in all of "
        "these.",
        "zh": "上面四个小图在其中某些关系上都相同。有一个选项在所有这些关系上都与它们相同。",
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
        {"en": "{one} larger", "zh": "{one}更大"},
        {"en": "equal", "zh": "一样大"},
        {"en": "{other} larger", "zh": "{other}更大"},
    ),
    "side": (
        {"en": "{one} further left", "zh": "{one}更靠左"},
        {"en": "neither further left", "zh": "都不更靠左"},
        {"en": "{other} further left", "zh": "{other}更靠左"},
    ),
    "height": (
        {"en": "{one} higher", "zh": "{one}更高"},
        {"en": "equally high", "zh": "一样高"},
        {"en": "{other} higher", "zh": "{other}更高"},
    ),
}
_PAIR: Final = {"en": "{one} and {other}: {shown}", "zh": "{one}与{other}：{shown}"}
_SO: Final = {"en": "{pair}; so we need “{key}”.", "zh": "{pair}；所以应为“{key}”。"}
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
_AND: Final = {"en": " and ", "zh": "和"}
_A: Final = {"en": "a {shape}", "zh": "一个{shape}"}
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what counts and how it goes on, then ask."""
    names = listed((said(_A, shape=_SHAPES[name]) for name in statement["outlines"]), _AND)
    relations = listed((_ASKED[kind] for kind in statement["relations"]), SEMICOLON)
    ask = _ASK[query["task"]]
    rules = joined(said(_SETTING, names=names, relations=relations), _RULES[query["task"]])
    return Wording(rules=rules, ask=ask, short=joined(_ONLY, ask), kind=Kind.LETTER, options=(None,) * 4)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The relations that decide, from panel to panel, and where they lead."""
    steps = []
    for found in why["relations"]:
        one, other = (_SHAPES[name] for name in found["pair"])
        values = [said(_VALUES[found["kind"]][value], one=one, other=other) for value in found["values"]]
        if query["task"] == "odd_one_out":
            pair = said(_PAIR, one=one, other=other, shown=listed(values))
            return sentence(said(_ODD, pair=pair, answer=answer))
        pair = said(_PAIR, one=one, other=other, shown=listed(values[:-1]))
        steps.append(sentence(said(_SO, pair=pair, key=values[-1])))
    return joined(*steps, said(_LAST, answer=answer))


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

    shown, offered = (list(map(told, panels)) for panels in (statement["panels"], query["options"]))
    note = joined(_AXES, _DIAMOND)
    if query["task"] == "odd_one_out":
        return lines(note, options(offered))
    if query["task"] == "belongs":
        return lines(note, numbered(_PANEL, shown), options(offered))
    return lines(note, completion(shown, _ACROSS[query["task"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    shown, offered = (
        [_figure(statement["outlines"], panel) for panel in panels]
        for panels in (statement["panels"], query["options"])
    )
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
