"""How a person finds the way to cut a figure into equal pieces; for `logic/dissection`."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.core.item import Statement, Text
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, listed, said, same

Cell: TypeAlias = tuple[int, int]

_PAIRS: Final[dict[str, Text]] = {
    "square": PAIRS,
    "triangle": {
        "en": "Triangles are written as (row, place in the row), both counted from 1, from the top left.",
        "zh": "小三角形的位置写作 (行, 行内第几个)，从左上角数起，都从 1 开始。",
    },
    "round": {
        "en": "Sections are written as (ring, place): rings count from the inside, places clockwise from the top.",
        "zh": "小格的位置写作 (圈, 位)：圈从内向外数，位从正上方起顺时针数，都从 1 开始。",
    },
}
_FILLS: Final[Text] = {
    "en": "{name} fills the {thing} (a number for each piece, row by row): {map}.",
    "zh": "{name} 能铺满（逐行写出各块的编号）：{map}。",
}
_FAILS: Final[Text] = {
    "en": "{name} can cover {here} in {ways} ways, and however it goes on, at most {fewer} pieces find room.",
    "zh": "{name} 有 {ways} 种放法能盖住 {here}，之后无论怎样放，最多只放得下 {fewer} 块。",
}
_FAILS_AT_ONCE: Final[Text] = {
    "en": "{name} can cover {here} in one way only, and then at most {fewer} pieces find room.",
    "zh": "{name} 只有一种放法能盖住 {here}，之后最多只放得下 {fewer} 块。",
}
_DIVIDES: Final[Text] = {
    "en": "The number of people must divide the {total} {cells} and the {first} {toppings}.",
    "zh": "人数必须能整除 {total} 个{cells}和 {first} {of}{topping}。",
}
_DIVIDES_BOTH: Final[Text] = {
    "en": "The number of people must divide the {total} {cells}, the {first} {toppings} and the {more} {seconds}.",
    "zh": "人数必须能整除 {total} 个{cells}、{first} {of}{topping}和 {more} {second_of}{second}。",
}
_NO_PIECE: Final[Text] = {
    "en": "{people} people would get {size} {cells} each, but no such piece with its share of the toppings contains "
    "{here}.",
    "zh": "分给 {people} 人时每块 {size} 个{cells}，但没有一块既含 {here} 又恰好带有应得的那一份。",
}
_UNFAIR: Final[Text] = {
    "en": "{people} people would get {size} {cells} each. Of such pieces with the right share, {ways} contain {here}, "
    "and the shape of none can be repeated over the whole {thing}.",
    "zh": "分给 {people} 人时每块 {size} 个{cells}：含 {here} 且份额正确的块有 {ways} 种，"
    "但没有一种形状能重复铺满整{thing_of}{thing}。",
}
_UNFAIR_AT_ONCE: Final[Text] = {
    "en": "{people} people would get {size} {cells} each. Only one such piece with the right share contains {here}, "
    "and its shape cannot be repeated over the whole {thing}.",
    "zh": "分给 {people} 人时每块 {size} 个{cells}：含 {here} 且份额正确的块只有一种，"
    "而它的形状不能重复铺满整{thing_of}{thing}。",
}
_FAIR: Final[Text] = {
    "en": "{answer} people can be served (a number for each piece, row by row): {map}. So the answer is {answer}.",
    "zh": "分给 {answer} 人可行（逐行写出各块的编号）：{map}。所以答案是 {answer}。",
}
_SIZES: Final[Text] = {
    "en": "There are {total} {cells} for {number_of} pieces, so each piece has {size}.",
    "zh": "共有 {total} 个{cells}，分成 {number_of} 块，每块 {size} 个。",
}
_FORCED: Final[Text] = {
    "en": "Some {cells} can be reached from one {topping} only, without passing another one and within the size of a "
    "piece: {forced}.",
    "zh": "有些{cells}在一块的大小之内、不经过别的{topping}，只能从某一{of}{topping}到达：{forced}。",
}
_BELONG: Final[Text] = {"en": "{some} from {topping} {one}", "zh": "{some} 属于 {one} 号{topping}"}
_START_ONE: Final[Text] = {
    "en": "Only one piece with {topping} {one} leaves no part whose number of {cells} does not fit its {toppings}.",
    "zh": "{one} 号{topping}的那一块只有一种取法，不会让其余某处的{cells}与那里的{topping}数目不配。",
}
_START: Final[Text] = {
    "en": "Begin with {topping} {one}: {ways} pieces with it leave no part whose number of {cells} does not fit its "
    "{toppings}. Repeat each of their shapes around the other {toppings}.",
    "zh": "从 {one} 号{topping}开始：它的那一块有 {ways} 种取法，不会让其余某处的{cells}与那里的{topping}数目不配；"
    "把每一种形状放到其他{topping}周围去试。",
}
_DIVIDED: Final[Text] = {
    "en": "Only this division works (each {cell} shows the number of its {topping}, row by row): {map}.",
    "zh": "只有下面这种切法成立（逐行写出每个{cell}所属{topping}的编号）：{map}。",
}


def of_shapes(
    kind: str, cells: Collection[Cell], names: str, count: int, why: Statement, terms: dict[str, Any]
) -> Iterator[Text]:
    """Which shapes fill the figure, and where the others fail."""
    places = _places(kind, cells)
    yield _PAIRS[kind]
    for name, shown, (row, column), ways in zip(names, why["maps"], *why["tightest"], strict=False):
        told = {"name": name, "here": places[row, column], "ways": ways, "fewer": count - 1}
        fails = _FAILS if ways > 1 else _FAILS_AT_ONCE
        yield said(_FILLS, name=name, map=_drawn(shown), **terms) if shown else said(fails, **told)


def of_shares(
    kind: str, cells: Mapping[Cell, str], answer: str, why: Statement, terms: dict[str, Any]
) -> Iterator[Text]:
    """Which numbers of people fail, from the greatest on, and how the next one is served."""
    places, counts = _places(kind, cells), Counter(cells.values())
    yield _PAIRS[kind]
    told = {"total": len(cells), "first": counts["o"], "more": counts["x"]}
    yield said(_DIVIDES_BOTH if counts["x"] else _DIVIDES, **told, **terms)
    for number, (row, column), ways in why["tried"]:
        told = {"people": number, "size": len(cells) // number, "ways": ways}
        words = (_NO_PIECE, _UNFAIR_AT_ONCE, _UNFAIR)[min(ways, 2)]
        yield said(words, here=places[row, column], **told, **terms)
    yield said(_FAIR, answer=answer, map=_drawn(why["map"]), **terms)


def of_division(
    kind: str, cells: Collection[Cell], count: int, why: Statement, terms: dict[str, Any]
) -> Iterator[Text]:
    """What is clear at once, where to begin, and the only division."""
    places = _places(kind, cells)
    yield _PAIRS[kind]
    yield said(_SIZES, total=len(cells), number_of=count, size=len(cells) // count, **terms)
    forced = [
        said(_BELONG, some=listed(same(places[row, column]) for row, column in some), one=number, **terms)
        for number, some in enumerate(why["forced"], 1)
        if some
    ]
    if forced:
        yield said(_FORCED, forced=listed(forced, SEMICOLON), **terms)
    yield said(_START if why["ways"] > 1 else _START_ONE, one=why["start"], ways=why["ways"], **terms)
    yield said(_DIVIDED, map=_drawn(why["map"]), **terms)


def _places(kind: str, cells: Collection[Cell]) -> dict[Cell, str]:
    """What cells are called in explanations: row and column, row and place in the row, or ring and place."""
    first = {y: min(x for row, x in cells if row == y) if kind == "triangle" else 0 for y, _ in cells}
    return {(y, x): f"({y + 1}, {x - first[y] + 1})" for y, x in cells}


def _drawn(rows: Sequence[str]) -> str:
    """A map on one line."""
    return " / ".join(row.replace(" ", "-") for row in rows)
