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
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import joined, sentence

_TOP: Final = 2.3  # room above a note for arrows and letters
_SIDE: Final = 2.1  # room beside it
_MARGIN: Final = 0.8
_BELOW: Final = 1.6  # room for the letter of a note

_PAPER: Final[Text] = {
    "en": "The paper is translucent: on the folded note, all ink is seen, whichever layer it is on.",
    "zh": "纸是半透明的：折好以后，不论墨迹在哪一层，都能看见。",
}
_VERTICAL: Final[Text] = {
    "en": "Along a vertical line, the right part is folded over onto the left part.",
    "zh": "沿竖线折时，把右边部分翻到左边部分上。",
}
_HORIZONTAL: Final[Text] = {
    "en": "Along a horizontal line, the lower part is folded up onto the upper part.",
    "zh": "沿横线折时，把下边部分翻到上边部分上。",
}
_LAST: Final[Text] = {
    "en": "The note is first folded along the dashed {lines}, and then along one of the lettered lines.",
    "zh": "先沿虚线{order}折，再沿一条标有字母的线折。",
}
_ASK: Final[dict[str, Text]] = {
    "read": {
        "en": "Which {what} appears when the note is folded along the dashed {lines}?",
        "zh": "沿虚线{order}折好以后，纸上显出的是哪个{what}？",
    },
    "line": {
        "en": "Along which of the lines A to D must the note be folded to make {one} appear, with no ink left over?",
        "zh": "沿 A 到 D 中的哪一条线折，纸上会显出{one}，而且没有多余的墨迹？",
    },
    "which": {
        "en": "Which of the notes A to D turns into exactly the {what} at the top when it is folded along the dashed "
        "{lines}?",
        "zh": "A 到 D 中哪一张纸条沿虚线{order}折好以后，正好显出最上面的{what}？",
    },
}
_WHAT: Final[dict[str, Text]] = {
    "number": {"en": "number", "zh": "数"},
    "word": {"en": "English word", "zh": "英语单词"},
}
_ONE: Final[dict[str, Text]] = {
    "number": {"en": "a number", "zh": "一个数"},
    "word": {"en": "a common English word", "zh": "一个常见的英语单词"},
}
_LINED: Final = ({"en": "line", "zh": ""}, {"en": "lines in numerical order", "zh": "按编号顺序依次"})
_SIZE: Final[Text] = {
    "en": "A note is {width} cells wide and {height} high. Places (x, y) are counted in cells from its top left "
    "corner, to the right and down",
    "zh": "纸条宽 {width} 格、高 {height} 格。位置 (x, y) 以格为单位，从左上角起向右、向下计算",
}
_FOLDS: Final[Text] = {"en": "Dashed lines, in their order", "zh": "虚线（按顺序）"}
_LINES: Final[Text] = {"en": "Lettered lines", "zh": "标有字母的线"}
_STROKES: Final[Text] = {"en": "Strokes", "zh": "笔画"}
_AXES: Final[dict[str, Text]] = {
    "x": {"en": "vertical at x = {at}", "zh": "竖线 x = {at}"},
    "y": {"en": "horizontal at y = {at}", "zh": "横线 y = {at}"},
}
_SIGN: Final[Text] = {"en": "The sign", "zh": "字样"}
_SAYS: Final[Text] = {"en": "So the {what} is {sign}.", "zh": "所以显出的{what}是 {sign}。"}
_SPLIT: Final[Text] = {
    "en": "{sign}: {stay} unmoved, {over} folded over",
    "zh": "{sign}：{stay} 笔不动，{over} 笔翻过来",
}
_BUILT: Final[Text] = {
    "en": "The strokes that meet in each place: {parts}.",
    "zh": "各处合在一起的笔画：{parts}。",
}
_SOUGHT: Final[Text] = {
    "en": "Whatever lies right of the last fold must land in the gaps of what lies left of it. Folded along line "
    "{letter}, it does. {others}.",
    "zh": "最后一折右边的笔画必须正好补上左边笔画的缺口。沿 {letter} 线折，正好补上。{others}。",
}
_OFF: Final[Text] = {
    "en": "line {letter} is {cells} too far to the {side}, so that ink lands {double} cells beside its place",
    "zh": "{letter} 线偏{side} {cells} 格，墨迹落到离正确位置 {double} 格的地方",
}
_CELLS: Final = ({"en": "{n} cells", "zh": "{n}"}, {"en": "1 cell", "zh": "1"})
_SIDES: Final = ({"en": "left", "zh": "左"}, {"en": "right", "zh": "右"})
_SPOILED: Final[Text] = {
    "en": "note {letter} spoils the {signs}",
    "zh": "纸条 {letter} 的{signs}不对",
}
_FITS: Final[Text] = {
    "en": "Compare character by character: {others}. Only in note {letter} do all strokes land where {sign} has them.",
    "zh": "逐字折叠比较：{others}。只有纸条 {letter} 的笔画全部落在 {sign} 的笔画上。",
}
_NTH: Final = ("1st", "2nd", "3rd", "4th", "5th")


def _kind(statement: Statement, query: Statement) -> str:
    """Whether a number or a word is to appear."""
    number = statement["sign"].isdigit() if query["task"] == "which" else query.get("kind") == "number"
    return "number" if number else "word"


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for what appears, for the line, or for the note."""
    task, folds, kind = query["task"], statement["folds"], _kind(statement, query)
    axes = {axis for axis, _ in folds} | ({"x"} if task == "line" else set())
    rules = [_PAPER, *([_VERTICAL] if "x" in axes else []), *([_HORIZONTAL] if "y" in axes else [])]
    rules += [_LAST] * (task == "line" and bool(folds))
    lined = _LINED[len(folds) > 1]
    terms = {
        "lines": {"en": lined["en"], "zh": ""},
        "order": {"en": "", "zh": lined["zh"]},
        "what": _WHAT[kind] if task != "which" else {"en": kind, "zh": _WHAT[kind]["zh"]},
        "one": _ONE[kind],
    }
    ruled, ask = (said(text, **terms) for text in (joined(*rules), _ASK[task.removesuffix("_choice")]))
    if task == "read":
        return Wording(ask, Kind.NUMBER if kind == "number" else Kind.WORD, ruled)
    texts = [same(one) if task == "read_choice" else None for one in query["options"]]
    return Wording(ask, Kind.LETTER, ruled, options=tuple(texts))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What lands where, sign by sign; and by how much the other lines are wrong, or where the other notes are."""
    task, sign = query["task"], why["sign"]
    split = [said(_SPLIT, sign=one, stay=stay, over=over) for one, (stay, over) in zip(sign, why["parts"], strict=True)]
    built = joined(
        said(_BUILT, parts=listed(split, SEMICOLON)), said(_SAYS, sign=sign, what=_WHAT[_kind(statement, query)])
    )
    if task == "line":
        key = query["options"][OPTION_LETTERS.index(answer)]
        others = []
        for letter, at in zip(OPTION_LETTERS, query["options"], strict=False):
            off, side = abs(at - key), _SIDES[at > key]
            cells = said(_CELLS[off == 2], n=_cells(off))
            others += [said(_OFF, letter=letter, cells=cells, side=side, double=off)] * (at != key)
        return joined(said(_SOUGHT, letter=answer, others=sentence(listed(others, SEMICOLON))), built)
    if task == "which":
        others = [
            said(_SPOILED, letter=letter, signs=_places(signs))
            for letter, signs in zip(OPTION_LETTERS, why["spoiled"], strict=False)
            if signs
        ]
        return said(_FITS, others=listed(others, SEMICOLON), letter=answer, sign=sign)
    return built


def _places(signs: Sequence[int]) -> Text:
    """Signs by their places in the row."""
    nth = " and ".join(_NTH[sign] for sign in signs)
    return {"en": f"{nth} character" + "s" * (len(signs) > 1), "zh": "、".join(f"第 {sign + 1} 个字" for sign in signs)}


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
        return (_scene(width + _SIDE + _MARGIN, height + _TOP + _MARGIN, [Group(tuple(nodes), _SIDE, _TOP)]),)
    sign = statement["sign"]
    across, down = width + _SIDE + _MARGIN, height + _TOP + _BELOW
    left = across + (_SIDE - 3 * len(sign) + 1) / 2 - _MARGIN / 2
    parts: list[AnyNode] = [
        Rect(left - 0.8, _MARGIN, 3 * len(sign) + 0.6, 5.6, "highlight", "ink", "medium", 0.3),
        Group(tuple(draw_ink(strokes_of(sign), "ink")), left, _MARGIN + 0.8),
    ]
    for place, (letter, strokes) in enumerate(zip(OPTION_LETTERS, query["options"], strict=False)):
        x, y = _SIDE + place % 2 * across, 5.6 + _MARGIN + _TOP + place // 2 * down
        parts.append(Group(tuple(draw_note(statement, strokes)), x, y))
        parts.append(Label(x + width / 2, y + height + 0.75, letter, 0.7, "label", "label"))
        parts.append(Element(option_element(letter), x, y, width, height))
    return (_scene(2 * across, 5.6 + _MARGIN + 2 * down, parts),)


def _scene(width: float, height: float, nodes: Sequence[AnyNode]) -> Scene:
    """A picture of a desk, of about the same size whatever lies on it."""
    unit = max(20, min(44, int(900 / max(width, height))))
    return Scene(width, height, (Rect(0, 0, width, height, "tint"), *nodes), (unit, unit + unit // 4))
