"""Shows the sketch maps of `puzzlegen.generators.logic.straight_roads`."""

from collections.abc import Iterator
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant
from puzzlegen.renderers.logic.kits.sketch_maps import SketchMap

_SMALL: Final = 0.8  # of sketches that are options
_ROADS: Final[dict[str, Text]] = {
    "village": {"en": "road", "zh": "路"},
    "desert": {"en": "track", "zh": "路"},
    "canals": {"en": "canal", "zh": "运河"},
}
_RULES: Final[Text] = {
    "en": "This is somebody's sketch from memory. Each {road} runs from its number on one side to the same number on "
    "the other side; where two {road}s cross, both go straight on. The sketch is bent out of shape, but along each "
    "{road} the crossings are the right ones in the right order.",
    "zh": "这是一张凭记忆画的草图。每条{road}从一侧的编号通到另一侧的同一编号；两条{road}相交时，各自直行通过。"
    "草图走了样，但每条{road}上的交叉口及其先后次序都是对的。",
}
_STRAIGHT: Final[Text] = {
    "en": "In reality, all the {road}s but one are straight lines.",
    "zh": "实际上，除一条以外，所有{road}都是笔直的。",
}
_ASK: Final[dict[str, Text]] = {
    "crooked": {"en": "Which {road} is not straight? (Give its number.)", "zh": "哪条{road}不是直的？（回答编号。）"},
    "crooked_choice": {"en": "Which {road} is not straight?", "zh": "哪条{road}不是直的？"},
    "cannot": {"en": "Which two of the {road}s cannot both be straight?", "zh": "哪两条{road}不可能都是直的？"},
    "pairs": {
        "en": "How many pairs of {road}s are there that cross each other more than once?",
        "zh": "有多少对{road}彼此相交不止一次？",
    },
    "betray": {
        "en": "There is just one pair of {road}s that cannot both be straight, since they cross each other twice. At "
        "which two crossings? (Box the rings around both.)",
        "zh": "恰有一对{road}彼此相交两次，因此不可能都是直的。它们在哪两个交叉口相交？（框出这两个交叉口的圆圈。）",
    },
    "same": {
        "en": "Which of the sketches A to D can show the same {road}s as the one at the top, with the same crossings "
        "in the same order along each {road}? (A sketch may be turned, but not mirrored.)",
        "zh": "草图 A 到 D 中，哪一张与最上面那张画的可能是同样的{road}，即每条{road}上的交叉口及次序都相同？"
        "（草图可以倒过来看。）",
    },
}
_TWO: Final[Text] = {"en": "{one} and {other}", "zh": "{one} 和 {other}"}
_CROOKED: Final[Text] = {
    "en": "Two straight lines cross at most once, but these pairs cross twice: {pairs}. So one of each pair is not "
    "straight. Only {road} {number} belongs to all of them, and without it no two cross twice.",
    "zh": "两条直线最多相交一次，而这几对相交了两次：{pairs}。所以每对中必有一条不直。"
    "只有 {number} 号{road}属于每一对；去掉它，就没有哪两条相交两次了。",
}
_CANNOT: Final[Text] = {
    "en": "Two straight lines cross at most once. Follow {pair}: they cross twice. The other pairs on offer cross once "
    "or never.",
    "zh": "两条直线最多相交一次。沿着 {pair} 走，它们相交了两次；其余各对只相交一次或从不相交。",
}
_PAIRS: Final[Text] = {
    "en": "Following one {road} after another, one finds these pairs that meet again: {pairs}. That makes {number}.",
    "zh": "逐条查看，再次相遇的有这几对：{pairs}。共 {number} 对。",
}
_BETRAY: Final[Text] = {
    "en": "Two straight lines cross at most once; {pairs} cross twice, and no other two do.",
    "zh": "两条直线最多相交一次；{pairs} 相交了两次，其余任何两条都没有。",
}
_SAME: Final[Text] = {
    "en": "The sketches differ in two places: where {road}s {first} cross one another, and where {second} do. Each "
    "time, one {road} passes on the one or the other side of the crossing of the other two. Only in sketch {letter} "
    "do both match the top one.",
    "zh": "各草图在两处不同：{first} 号{road}彼此相交之处，以及 {second} 号彼此相交之处。"
    "每处都有一条{road}从另外两条的交叉口的一侧或另一侧经过。只有草图 {letter} 的两处都与上图一致。",
}
_AND: Final[Text] = {"en": ", ", "zh": "、"}
_ALONG: Final[Text] = {
    "en": "{number} crosses, from the left end, {met}",
    "zh": "{number} 号从左端起依次与 {met} 相交",
}
_SKETCH: Final[Text] = {"en": "Sketch", "zh": "草图"}
_SIDES: Final[Text] = {
    "en": "At the left, from the top: {left}; at the right: {right}. Crossings in order from the left: {crossings}.",
    "zh": "左侧从上到下：{left}；右侧：{right}。从左到右的交叉口：{crossings}。",
}
_MET: Final[Text] = {"en": "{upper} with {lower}", "zh": "{upper} 与 {lower}"}


def _terms(statement: Statement) -> dict[str, Text]:
    return {"road": _ROADS[statement["dress"]]}


def _pair(pair: Any) -> Text:
    return said(_TWO, one=pair[0], other=pair[1])


def word(statement: Statement, query: Statement) -> Wording:
    """What the sketch says, and what is asked."""
    task, terms = query["task"], _terms(statement)
    rules = [_RULES, _STRAIGHT] if task.startswith("crooked") else [_RULES]
    ask = said(_ASK.get(task) or _ASK[task.removesuffix("_choice")], **terms)
    kind, texts = Kind.LETTER, tuple[Text | None, ...]()
    if task == "cannot":
        texts = tuple(map(_pair, query["options"]))
    elif task == "same":
        texts = (None,) * len(query["options"])
    elif task == "betray":
        kind = Kind.BOXES
    else:
        kind, texts = counting(query)
    return Wording(ask, kind, said(joined(*rules), **terms), options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Which roads meet twice; or where sketches differ."""
    task, terms = query["task"], _terms(statement)
    if task == "same":
        first, second = (listed(map(same, roads)) for roads in why["flipped"])
        return said(_SAME, **terms, first=first, second=second, letter=answer)
    pairs = listed(map(_pair, why["pairs"]), SEMICOLON)
    match task:
        case "cannot":
            return said(_CANNOT, pair=_pair(query["options"][LETTERS.index(answer)]))
        case "betray":
            return said(_BETRAY, pairs=pairs)
        case "crooked" | "crooked_choice":
            return said(_CROOKED, **terms, pairs=pairs, number=number_meant(query, answer))
    return said(_PAIRS, **terms, pairs=pairs, number=number_meant(query, answer))


def describe(statement: Statement, query: Statement) -> Text:
    """The roads at both sides, and all crossings."""
    parts = [named(_SKETCH, _told(statement))]
    if query["task"] == "same":
        parts.append(options(map(_told, query["options"])))
    return lines(*parts)


def _told(sketch: Any) -> Text:
    order, met = list(sketch["left"]), list[Text]()
    for _, track in sketch["crossings"]:
        met.append(said(_MET, upper=order[track], lower=order[track + 1]))
        order[track : track + 2] = order[track + 1], order[track]
    left, right = (listed(map(same, side)) for side in (sketch["left"], order))
    return said(_SIDES, left=left, right=right, crossings=listed(met, SEMICOLON))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sketch; below it those on offer, two in a row."""
    main = SketchMap(statement, statement["dress"])
    if query["task"] != "same":
        ground = Rect(0, 0, main.width, main.height, fill="paper")
        return (Scene(main.width, main.height, (ground, *main.draw(named=query["task"] == "betray")), unit=(46, 52)),)
    small = [SketchMap(sketch, statement["dress"]) for sketch in query["options"]]
    column = max(one.width for one in small) * _SMALL + 0.3
    width = max(main.width, 2 * column + 0.3)
    nodes: list[AnyNode] = [Group(tuple(main.draw(named=False)), x=(width - main.width) / 2)]
    y = main.height + 0.2
    for first in (0, 2):
        row = small[first : first + 2]
        nodes += _offered(row, first, y, (width - 2 * column) / 2, column)
        y += max(one.height for one in row) * _SMALL + 0.85
    return (Scene(width, y, (Rect(0, 0, width, y, fill="paper"), *nodes), unit=(40, 44)),)


def _offered(row: list[SketchMap], first: int, y: float, left: float, column: float) -> Iterator[AnyNode]:
    """Sketches with their letters above them."""
    for place, (letter, one) in enumerate(zip(LETTERS[first:], row, strict=False)):
        x = left + place * column + (column - one.width * _SMALL) / 2
        yield Label(x + one.width * _SMALL / 2, y + 0.3, letter, 0.36, "label", "label")
        yield Group(tuple(one.draw(named=False)), x=x, y=y + 0.6, scale=_SMALL)
        yield Element(option_element(letter), x, y + 0.6, one.width * _SMALL, one.height * _SMALL)
