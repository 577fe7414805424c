"""Shows the figures of `puzzlegen.generators.logic.dissection`."""

from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.kits.telling import grid, legend, lines, named, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.logic.kits import cutting_reasons
from puzzlegen.renderers.logic.kits.cut_figures import Layout, figure, lettered, plate, rows_of, starred

_MARGIN: Final = 0.5
_SMALL: Final = 0.62  # of a shape beside the figure
_SHAPES: Final = "PQRST"
_THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "cake": ("cake", "蛋糕", "块"),
    "chocolate": ("chocolate bar", "巧克力", "块"),
    "garden": ("garden", "花园", "座"),
    "quilt": ("quilt", "拼布", "块"),
    "ring": ("ring cake", "环形蛋糕", "个"),
}
_TOPPINGS: Final[dict[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]]] = {
    "cake": (("cherry", "cherries", "樱桃", "颗"), ("leaf", "leaves", "薄荷叶", "片")),
    "chocolate": (("nut", "nuts", "坚果", "颗"), ("raisin", "raisins", "葡萄干", "颗")),
    "garden": (("tree", "trees", "树", "棵"), ("flower", "flowers", "花", "朵")),
    "quilt": (("button", "buttons", "纽扣", "颗"), ("star", "stars", "星星", "颗")),
    "ring": (("cherry", "cherries", "樱桃", "颗"), ("leaf", "leaves", "薄荷叶", "片")),
}
_CELLS: Final[dict[str, tuple[str, str, str]]] = {
    "square": ("square", "squares", "小方格"),
    "triangle": ("triangle", "triangles", "小三角形"),
    "round": ("section", "sections", "小格"),
}
_RULES: Final[Text] = {
    "en": "The {thing} is to be cut along the drawn lines into {count}pieces, with nothing left over. The {cells} of a "
    "piece hang together by whole sides. All pieces have the same shape and size. {same}",
    "zh": "把这{thing_of}{thing}沿画出的线切成{count}，不能有剩余。每一块的{cells}都由整条公共边连成一片。"
    "各块的形状和大小都相同。{same}",
}
_SAME: Final[dict[bool, Text]] = {
    True: {
        "en": "Two pieces have the same shape if one matches the other after being turned, or turned over.",
        "zh": "一块经过旋转或翻面后能与另一块重合，就算形状相同。",
    },
    False: {
        "en": "Two pieces have the same shape if one matches the other after being turned. Nothing is turned over.",
        "zh": "一块经过旋转后能与另一块重合，才算形状相同；翻面后才重合的不算。",
    },
}
_ONE_EACH: Final[Text] = {
    "en": "Each piece has exactly one {topping} on it. There is only one way to do this.",
    "zh": "每一块上恰好有一{of}{topping}。这样的切法只有一种。",
}
_EQUAL: Final[Text] = {
    "en": "Each piece has as many {toppings} on it as any other; where they are on the piece does not matter.",
    "zh": "每一块上的{topping}一样多，位置不限。",
}
_EQUAL_BOTH: Final[Text] = {
    "en": "Each piece has as many {toppings} on it as any other, and as many {seconds} as any other; where they are on "
    "the piece does not matter.",
    "zh": "每一块上的{topping}一样多，{second}也一样多，位置不限。",
}
_ASK: Final[dict[str, Text]] = {
    "shape": {
        "en": "Only one of the shapes A to D is possible for the pieces. Which one?",
        "zh": "A 到 D 中只有一种形状可以作为各块的形状。是哪一种？",
    },
    "fits": {
        "en": "Take the shapes P to T one by one: how many of them are possible for the pieces?",
        "zh": "逐一考虑 P 到 T 五种形状：其中有几种可以作为各块的形状？",
    },
    "mate": {
        "en": "Which number is on the {topping} that shares a piece with the {cell} marked by a star?",
        "zh": "标有五角星的{cell}与哪一{of}{topping}在同一块上？回答这{of}{topping}上的数。",
    },
    "cell": {
        "en": "Which of the lettered {cells} shares a piece with {topping} {number}?",
        "zh": "标有字母的{cells}中，哪一个与 {number} 号{topping}在同一块上？",
    },
    "piece_box": {
        "en": "Find all {cells} of the piece with {topping} {number}, including the one that the {topping} is on. Each "
        "of them has a box of its own.",
        "zh": "找出 {number} 号{topping}所在那一块的所有{cells}，包括{topping}所在的那一个。每个{cell}各用一个方框。",
    },
    "cuts": {
        "en": "How many of the short lines inside the {thing}, each between two neighbouring {cells}, have to be cut?",
        "zh": "{thing}内部每两个相邻{cells}之间有一条短线。一共要切开几条短线？",
    },
    "most": {
        "en": "Everybody gets one piece. What is the largest number of people among whom the {thing} can be divided?",
        "zh": "每人分得一块。这{thing_of}{thing}最多可以分给几个人？",
    },
}
_KINDS: Final = {"shape": Kind.LETTER, "cell": Kind.LETTER, "piece_box": Kind.BOXES}


_SO: Final[dict[str, Text]] = {
    "shape": {"en": "So the pieces have shape {answer}.", "zh": "所以各块的形状是 {answer}。"},
    "fits": {"en": "The number of possible shapes is {answer}.", "zh": "所以有 {answer} 种形状可行。"},
    "mate": {
        "en": "The {cell} with the star lies on the piece with {topping} {answer}.",
        "zh": "标有五角星的{cell}在 {answer} 号{topping}的那一块上。",
    },
    "cell": {
        "en": "The {cell} on the piece with {topping} {number} is {answer}.",
        "zh": "在 {number} 号{topping}那一块上的{cell}是 {answer}。",
    },
    "piece_box": {
        "en": "The {cells} with a {number} are the piece with {topping} {number}.",
        "zh": "写有 {number} 的{cells}就是 {number} 号{topping}所在的那一块。",
    },
    "cuts": {
        "en": "Between neighbouring {cells} with different numbers there are {answer} short lines, all of which have "
        "to be cut.",
        "zh": "编号不同的相邻{cells}之间共有 {answer} 条短线，它们都要切开。",
    },
}

_FIGURE: Final[dict[str, Text]] = {
    "square": {"en": "The {thing}, a figure of {cells}, row by row:", "zh": "{thing}，由{cells}组成，逐行写出："},
    "triangle": {
        "en": "The {thing}, a figure of {cells}, row by row. Where row plus column is even (both count from 1), the "
        "{cell} points up, and elsewhere down. A {cell} shares sides with its neighbours in the row; one that points "
        "up also with the one below it, one that points down with the one above it.",
        "zh": "{thing}，由{cells}组成，逐行写出。行号加列号（都从 1 数起）为偶数处的{cell}尖朝上，其余尖朝下。"
        "每个{cell}与同行左右相邻者有公共边；尖朝上的还与正下方的、尖朝下的还与正上方的有公共边。",
    },
    "round": {
        "en": "The {thing}: each row below is a ring, the inmost one first, clockwise from the top; its last {cell} "
        "is next to its first. Below one another stand {cells} that touch from ring to ring.",
        "zh": "{thing}：下面每一行是一圈，从最内圈开始，由正上方起顺时针写出，最后一个与第一个相邻；"
        "上下对应的{cells}在相邻两圈中彼此相接。",
    },
}
_BARE: Final[Text] = {"en": "a {cell} with nothing on it", "zh": "空的{cell}"}
_NO_CELL: Final[Text] = {"en": "no part of the figure", "zh": "图形之外"}
_HAS: Final[Text] = {"en": "a {cell} with a {what}", "zh": "有{what}的{cell}"}
_STARRED: Final[Text] = {"en": "the {cell} marked by a star", "zh": "标有五角星的{cell}"}
_NUMBERED: Final[Text] = {
    "en": "Numbers are {cells} with the {topping} of that number, letters are the lettered {cells}.",
    "zh": "数字表示有该编号{topping}的{cell}，字母表示标有该字母的{cell}。",
}
_TURNED_SO: Final[Text] = {"en": "The shapes, as they are drawn:", "zh": "各形状（按画出的方向）："}


def word(statement: Statement, query: Statement) -> Wording:
    """How the figure is cut, and what is asked."""
    task, terms = query["task"], _terms(statement, query)
    rules = [_RULES]
    if task == "most":
        rules.append(_EQUAL_BOTH if any("x" in row for row in statement["rows"]) else _EQUAL)
    elif task not in ("shape", "fits"):
        rules.append(_ONE_EACH)
    return Wording(
        said(_ASK[task], **terms),
        _KINDS.get(task, Kind.NUMBER),
        joined(*(said(one, **terms) for one in rules)),
        options=(None,) * len(query.get("options", ())),
    )


def _terms(statement: Statement, query: Statement) -> dict[str, Any]:
    """The words for what is shown."""
    dress, task = statement["dress"], query["task"]
    thing, chinese, of = _THINGS[dress]
    first, second = _TOPPINGS[dress]
    cell, cells, chinese_cell = _CELLS[statement["lattice"]]
    count = same("")
    if task == "most":
        count = {"en": "", "zh": "若干块"}
    else:
        number = _count(statement, query)
        count = {"en": f"{number} ", "zh": f" {number} 块"}
    return {
        "thing": {"en": thing, "zh": chinese},
        "thing_of": of,
        "of": first[3],
        "second_of": second[3],
        "topping": {"en": first[0], "zh": first[2]},
        "toppings": {"en": first[1], "zh": first[2]},
        "second": {"en": second[0], "zh": second[2]},
        "seconds": {"en": second[1], "zh": second[2]},
        "cell": {"en": cell, "zh": chinese_cell},
        "cells": {"en": cells, "zh": chinese_cell},
        "count": count,
        "same": _SAME[statement["flips"]],
        "number": query.get("number", ""),
    }


def _count(statement: Statement, query: Statement) -> int:
    """How many pieces there are to be."""
    cells = rows_of(statement["rows"])
    if query["task"] in ("shape", "fits"):
        (shape, *_) = query["options"] if "options" in query else query["shapes"]
        return len(cells) // max(1, len(rows_of(shape)))
    return sum(sign == "o" for sign in cells.values())


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """How a person gets there."""
    task, kind, terms = query["task"], statement["lattice"], _terms(statement, query)
    cells = rows_of(statement["rows"])
    if task == "most":
        return joined(*cutting_reasons.of_shares(kind, cells, answer, why, terms))
    count, end = _count(statement, query), said(_SO[task], answer=answer, **terms)
    if task in ("shape", "fits"):
        return joined(*cutting_reasons.of_shapes(kind, cells, _names(task), count, why, terms), end)
    return joined(*cutting_reasons.of_division(kind, cells, count, why, terms), end)


def describe(statement: Statement, query: Statement) -> Text:
    """The figure as rows of signs, and the shapes."""
    task, kind, terms = query["task"], statement["lattice"], _terms(statement, query)
    signs = rows_of(statement["rows"])
    shown: dict[tuple[int, int], str] = dict(signs)
    if _is_numbered(task):
        held = [cell for cell, sign in signs.items() if sign == "o"]
        shown |= {cell: str(number) for number, cell in enumerate(held, 1)}
    if task == "mate":
        shown[tuple(query["cell"])] = "*"
    if task == "cell":
        shown |= {tuple(cell): letter for letter, cell in zip(LETTERS, query["options"], strict=False)}
    meant = {".": said(_BARE, **terms), "-": _NO_CELL}
    if "o" in shown.values():
        meant["o"] = said(_HAS, what=terms["topping"], **terms)
    if "x" in shown.values():
        meant["x"] = said(_HAS, what=terms["second"], **terms)
    if "*" in shown.values():
        meant["*"] = said(_STARRED, **terms)
    parts = [said(_FIGURE[kind], **terms), legend(meant)]
    if _is_numbered(task):
        parts.append(said(_NUMBERED, **terms))
    parts.append(_grid(statement["rows"], shown))
    if task in ("shape", "fits"):
        shapes = [_grid(rows, rows_of(rows)) for rows in _shapes(query)]
        parts += [_TURNED_SO, lines(*(named(same(name), one) for name, one in zip(_names(task), shapes, strict=False)))]
    return lines(*parts)


def _is_numbered(task: str) -> bool:
    """Whether toppings have numbers."""
    return task not in ("most", "shape", "fits")


def _shapes(query: Statement) -> Sequence[Sequence[str]]:
    """The shapes beside the figure."""
    shapes: Sequence[Sequence[str]] = query.get({"fits": "shapes", "shape": "options"}.get(query["task"], ""), ())
    return shapes


def _names(task: str) -> str:
    """The letters of the shapes."""
    return _SHAPES if task == "fits" else LETTERS


def _grid(rows: Sequence[str], signs: dict[tuple[int, int], str]) -> Text:
    """Signs in rows; a hyphen where there is no cell."""
    return grid([signs.get((y, x), "-") for x in range(len(row))] for y, row in enumerate(rows))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The figure with all that lies on it; shapes stand below."""
    task, dress, kind = query["task"], statement["dress"], statement["lattice"]
    layout, signs = Layout(kind, statement["rows"]), rows_of(statement["rows"])
    nodes: list[AnyNode] = [*figure(dress, layout, signs, numbers=_is_numbered(task))]
    if task == "mate":
        nodes += starred(*layout.centre(tuple(query["cell"])))
    if task == "cell":
        for letter, cell in zip(LETTERS, query["options"], strict=False):
            nodes += lettered(*layout.centre(tuple(cell)), letter)
    if task == "piece_box":
        for (y, x), corners in layout.cells.items():
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", *corners[0], 1, 1))
    width, height = (side + 2 * _MARGIN for side in (layout.width, layout.height))
    shapes = _shapes(query)
    if not shapes:
        return (Scene(width, height, (Group(tuple(nodes), _MARGIN, _MARGIN),), unit=(60, 76)),)
    layouts = [Layout(kind, rows) for rows in shapes]
    step = max(1.6, max(one.width for one in layouts) * _SMALL) + 0.85
    deep = max(one.height for one in layouts) * _SMALL
    across = max(width, len(shapes) * step + 0.4)
    parts: list[AnyNode] = [Group(tuple(nodes), (across - layout.width) / 2, _MARGIN)]
    for place, (name, one) in enumerate(zip(_names(task), layouts, strict=False)):
        side = (across - len(shapes) * step) / 2 + place * step + 0.45
        parts.append(Label(side, height + 0.25, name, 0.32, "label", "label"))
        left, top = (
            side + 0.2 + (step - 0.85 - one.width * _SMALL) / 2,
            height + 0.15 + (deep - one.height * _SMALL) / 2,
        )
        parts.append(Group(tuple(plate(dress, one)), left, top, _SMALL))
        if task == "shape":
            parts.append(Element(option_element(name), side + 0.2, height + 0.05, step - 0.85, deep + 0.25))
    return (Scene(across, height + deep + 0.6, tuple(parts), unit=(48, 60)),)
