"""Shows the notes of `puzzlegen.generators.cues.folded_note`; a unit is a cell of the paper's lattice."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import (
    AnyNode,
    Element,
    Group,
    Label,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.renderers.cues.kits.folded_paper import Stroke, draw_ink, draw_note, strokes_of
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import joined

_TOP: Final = 2.3  # room above a note for arrows and letters
_SIDE: Final = 2.1  # room beside it
_MARGIN: Final = 0.8
_BELOW: Final = 1.6  # room for the letter of a note

_PAPER: Final[Text] = {
    "en": "The paper is translucent: on the folded note, all ink is seen, whichever layer it is on.",
    "zh": "纸是半透明的：折好以后，不论墨迹在哪一层，都能看见。",
}
_UPRIGHT: Final[Text] = {
    "en": "Along an upright line, the right part is turned over onto the left part.",
    "zh": "沿竖线折时，把右边部分翻到左边部分上。",
}
_LEVEL: Final[Text] = {
    "en": "Along a level line, the lower part is turned up onto the upper part.",
    "zh": "沿横线折时，把下边部分翻到上边部分上。",
}
_ORDER: Final[Text] = {
    "en": "The dashed lines are folded along in the order of their numbers.",
    "zh": "按编号的顺序沿虚线依次折。",
}
_FIRST: Final[Text] = {
    "en": "The note is folded along the dashed {lines} first, and then along one of the lettered lines.",
    "zh": "先沿虚线折，再沿一条标有字母的线折。",
}
_ASK: Final[dict[str, Text]] = {
    "read number": {
        "en": "What number appears when the note is folded along the dashed {lines}?",
        "zh": "沿虚线折好以后，纸上显出的是哪个数？",
    },
    "read word": {
        "en": "Which English word appears when the note is folded along the dashed {lines}?",
        "zh": "沿虚线折好以后，纸上显出的是哪个英语单词？",
    },
    "line number": {
        "en": "Along which of the lines A to D does the note have to be folded so that a number appears, with no ink "
        "left over?",
        "zh": "沿 A 到 D 中的哪一条线折，纸上会显出一个数，而且没有多余的墨迹？",
    },
    "line word": {
        "en": "Along which of the lines A to D does the note have to be folded so that an English word appears, with "
        "no ink left over?",
        "zh": "沿 A 到 D 中的哪一条线折，纸上会显出一个英语单词，而且没有多余的墨迹？",
    },
    "which": {
        "en": "Which of the notes A to D becomes exactly the sign at the top when it is folded along its dashed "
        "{lines}?",
        "zh": "A 到 D 中哪一张纸条沿虚线折好以后，正好显出最上面的字样？",
    },
}
_ASKED: Final = {"read_choice": "read word", "which": "which"}
_SIZE: Final[Text] = {
    "en": "A note is {width} cells wide and {height} high. Places (x, y) are counted in cells from its top left "
    "corner, to the right and down",
    "zh": "纸条宽 {width} 格、高 {height} 格。位置 (x, y) 以格为单位，从左上角起向右、向下计算",
}
_FOLDS: Final[Text] = {"en": "Dashed lines, in their order", "zh": "虚线（按顺序）"}
_LINES: Final[Text] = {"en": "Lettered lines", "zh": "标有字母的线"}
_STROKES: Final[Text] = {"en": "Strokes", "zh": "笔画"}
_AXES: Final[dict[str, Text]] = {
    "x": {"en": "upright at x = {at}", "zh": "竖线 x = {at}"},
    "y": {"en": "level at y = {at}", "zh": "横线 y = {at}"},
}
_SIGN: Final[Text] = {"en": "The sign", "zh": "字样"}
_SAYS: Final[dict[str, Text]] = {
    "read": {"en": "Folded, the note says {sign}.", "zh": "折好以后，纸上显出 {sign}。"},
    "line": {
        "en": "Folded along line {letter}, the note says {sign}; along the other lines, the strokes miss one another.",
        "zh": "沿 {letter} 线折，纸上显出 {sign}；沿其他线折，笔画对不上。",
    },
    "which": {
        "en": "Folded, note {letter} says {sign}; on each of the others, a stroke or two land in the wrong place.",
        "zh": "折好以后，纸条 {letter} 显出 {sign}；其他几张都有一两笔落错了地方。",
    },
}
_PARTS: Final[Text] = {
    "en": "Strokes that stay in place, and strokes that are turned over: {parts}.",
    "zh": "留在原处的笔画数与翻过来的笔画数：{parts}。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for what appears, for the line, or for the note."""
    task, folds = query["task"], statement["folds"]
    axes = {axis for axis, _ in folds} | ({"x"} if task == "line" else set())
    rules = [_PAPER, *([_UPRIGHT] if "x" in axes else []), *([_LEVEL] if "y" in axes else [])]
    rules += [_ORDER] * (len(folds) > 1) + [_FIRST] * (task == "line" and bool(folds))
    ruled, ask = (
        said(text, lines="lines" if len(folds) > 1 else "line")
        for text in (joined(*rules), _ASK[_ASKED.get(task) or f"{task} {query['kind']}"])
    )
    if task == "read":
        return Wording(ask, Kind.NUMBER if query["kind"] == "number" else Kind.WORD, ruled)
    texts = [same(one) if task == "read_choice" else None for one in query["options"]]
    return Wording(ask, Kind.LETTER, ruled, options=tuple(texts))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What the folded note says, and how its signs are put together."""
    parts = [same(f"{sign} {stay} + {over}") for sign, (stay, over) in zip(why["sign"], why["parts"], strict=True)]
    says = _SAYS.get(query["task"], _SAYS["read"])
    return joined(said(says, sign=why["sign"], letter=answer), said(_PARTS, parts=listed(parts)))


def _cells(halves: int) -> str:
    return f"{halves / 2:g}"


def _told(strokes: Iterable[Stroke]) -> Text:
    """Strokes from end to end."""
    return same(" ".join("({}, {})-({}, {})".format(*map(_cells, stroke)) for stroke in strokes))


def describe(statement: Statement, query: Statement) -> Text:
    """All strokes and lines by their places."""
    width, height = map(_cells, statement["size"])
    lined = listed(said(_AXES[axis], at=_cells(at)) for axis, at in statement["folds"])
    parts = [said(_SIZE, width=width, height=height), named(_FOLDS, lined)]
    if query["task"] == "which":
        shown = options(_told(strokes) for strokes in query["options"])
        return lines(named(_SIGN, same(statement["sign"])), *parts, shown)
    parts.append(named(_STROKES, _told(statement["strokes"])))
    if query["task"] == "line":
        parts.append(named(_LINES, options(said(_AXES["x"], at=_cells(at)) for at in query["options"])))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The note, or the sign and four notes below it."""
    width, height = (side / 2 for side in statement["size"])
    if query["task"] != "which":
        nodes = draw_note(statement, statement["strokes"], query["options"] if query["task"] == "line" else ())
        return (_scene(width + _SIDE + _MARGIN, height + _TOP + _MARGIN, [Group(tuple(nodes), _MARGIN, _TOP)]),)
    sign = statement["sign"]
    across, down = width + _SIDE + _MARGIN, height + _TOP + _BELOW
    left = across - (3 * len(sign) - 1) / 2
    parts: list[AnyNode] = [
        Rect(left - 0.8, _MARGIN, 3 * len(sign) + 0.6, 5.6, "highlight", "ink", "medium", 0.3),
        Group(tuple(draw_ink(strokes_of(sign), "ink")), left, _MARGIN + 0.8),
    ]
    for place, (letter, strokes) in enumerate(zip(OPTION_LETTERS, query["options"], strict=False)):
        x, y = _MARGIN + place % 2 * across, 5.6 + _MARGIN + _TOP + place // 2 * down
        parts.append(Group(tuple(draw_note(statement, strokes)), x, y))
        parts.append(Label(x + width / 2, y + height + 0.75, letter, 0.7, "label", "label"))
        parts.append(Element(option_element(letter), x, y, width, height))
    return (_scene(2 * across, 5.6 + _MARGIN + 2 * down, parts),)


def _scene(width: float, height: float, nodes: Sequence[AnyNode]) -> Scene:
    """A picture of a desk, of about the same size whatever lies on it."""
    unit = max(18, min(44, int(900 / max(width, height))))
    return Scene(width, height, (Rect(0, 0, width, height, "tint"), *nodes), (unit, unit + unit // 4))
