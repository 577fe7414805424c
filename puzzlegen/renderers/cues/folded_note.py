"""Shows the notes of `puzzlegen.generators.cues.folded_note`; a unit is a cell of the paper's lattice."""

from collections.abc import Iterable, Sequence
from itertools import starmap
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
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, lines, listed, named, options, said, same, strung
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
_STOP: Final[Text] = {"en": ". ", "zh": "。"}
_BUILT: Final[Text] = {
    "en": "On the folded note, from left to right (in brackets, the lines over which strokes have been folded): "
    "{signs}.",
    "zh": "折好后，从左到右（括号内是笔画依次翻过的线）：{signs}。",
}
_BROUGHT: Final[Text] = {"en": "{places} ({lines})", "zh": "{places}（{lines}）"}
_PLACES: Final[dict[str, Text]] = {
    "top left": {"en": "left half of the top", "zh": "上横左半"},
    "top right": {"en": "right half of the top", "zh": "上横右半"},
    "middle left": {"en": "left half of the middle", "zh": "中横左半"},
    "middle right": {"en": "right half of the middle", "zh": "中横右半"},
    "bottom left": {"en": "left half of the bottom", "zh": "下横左半"},
    "bottom right": {"en": "right half of the bottom", "zh": "下横右半"},
    "upper left": {"en": "upper left", "zh": "左竖上半"},
    "lower left": {"en": "lower left", "zh": "左竖下半"},
    "upper centre": {"en": "upper centre", "zh": "中竖上半"},
    "lower centre": {"en": "lower centre", "zh": "中竖下半"},
    "upper right": {"en": "upper right", "zh": "右竖上半"},
    "lower right": {"en": "lower right", "zh": "右竖下半"},
    "rising": {"en": "slope /", "zh": "斜线 /"},
    "falling": {"en": "slope \\", "zh": "斜线 \\"},
}
_WHOLE: Final[dict[tuple[str, str], Text]] = {  # both halves together
    ("top left", "top right"): {"en": "top", "zh": "上横"},
    ("middle left", "middle right"): {"en": "middle", "zh": "中横"},
    ("bottom left", "bottom right"): {"en": "bottom", "zh": "下横"},
    ("upper left", "lower left"): {"en": "left side", "zh": "左竖"},
    ("upper centre", "lower centre"): {"en": "centre", "zh": "中竖"},
    ("upper right", "lower right"): {"en": "right side", "zh": "右竖"},
}
_SOUGHT: Final[Text] = {
    "en": "What lies right of the last fold must complete the row that is begun left of it. Folded along line "
    "{letter}, it does. {others}.",
    "zh": "最后一折右边的笔画必须与左边的笔画拼成完整的一行。沿 {letter} 线折，正好如此。{others}。",
}
_OFF: Final[Text] = {
    "en": "line {letter} is {cells} too far to the {side}, so that ink lands {double} cells beside its place",
    "zh": "{letter} 线偏{side} {cells} 格，墨迹落到离正确位置 {double} 格的地方",
}
_CELLS: Final = ({"en": "{n} cells", "zh": "{n}"}, {"en": "1 cell", "zh": "1"})
_SIDES: Final = ({"en": "left", "zh": "左"}, {"en": "right", "zh": "右"})
_SPOILED: Final[dict[tuple[bool, bool], Text]] = {  # whether ink is missing, and whether there is too much
    (True, True): {
        "en": "{nth} character: {extra} instead of {missing}",
        "zh": "第 {number} 个字是{extra}而不是{missing}",
    },
    (True, False): {"en": "{nth} character: no {missing}", "zh": "第 {number} 个字缺少{missing}"},
    (False, True): {"en": "{nth} character: {extra}, too", "zh": "第 {number} 个字多出{extra}"},
}
_NOTE: Final[Text] = {"en": "note {letter}", "zh": "纸条 {letter}"}
_FITS: Final[Text] = {
    "en": "Fold each note and compare it with {sign}. {others}. Only note {letter} has all its ink where {sign} has "
    "it.",
    "zh": "折好每张纸条，与 {sign} 比较。{others}。只有纸条 {letter} 的墨迹全部落在 {sign} 的笔画上。",
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
    task = query["task"]
    if task == "which":
        others = [
            sentence(named(said(_NOTE, letter=letter), listed(starmap(_wrong, spoiled), SEMICOLON)))
            for letter, spoiled in zip(OPTION_LETTERS, why["spoiled"], strict=False)
            if spoiled
        ]
        return said(_FITS, others=listed(others, _STOP), letter=answer, sign=statement["sign"])
    names = [*map(str, range(1, len(statement["folds"]) + 1)), answer]
    signs = [
        named(same(sign), listed((_brought(names, turned, places) for turned, places in parts), SEMICOLON))
        for sign, parts in zip(why["sign"], why["parts"], strict=True)
    ]
    built = joined(
        said(_BUILT, signs=listed(signs, _STOP)), said(_SAYS, sign=why["sign"], what=_WHAT[_kind(statement, query)])
    )
    if task == "line":
        key = query["options"][OPTION_LETTERS.index(answer)]
        others = []
        for letter, at in zip(OPTION_LETTERS, query["options"], strict=False):
            off, side = abs(at - key), _SIDES[at > key]
            cells = said(_CELLS[off == 2], n=_cells(off))
            others += [said(_OFF, letter=letter, cells=cells, side=side, double=off)] * (at != key)
        return joined(said(_SOUGHT, letter=answer, others=sentence(listed(others, SEMICOLON))), built)
    return built


def _brought(names: Sequence[str], turned: Sequence[int], places: Sequence[str]) -> Text:
    """The places of a sign to which ink came over the same lines; ``names`` are those of all lines."""
    told = strung(_placed(places), AND)
    return said(_BROUGHT, places=told, lines=", ".join(names[line - 1] for line in turned)) if turned else told


def _wrong(sign: int, missing: Sequence[str], extra: Sequence[str]) -> Text:
    """What is wrong with a sign of a note."""
    told = {"missing": missing, "extra": extra}
    terms = {name: strung(_placed(places), AND) for name, places in told.items() if places}
    return said(_SPOILED[bool(missing), bool(extra)], nth=_NTH[sign - 1], number=sign, **terms)


def _placed(places: Sequence[str]) -> list[Text]:
    """Places in a sign, both halves of a stroke as one."""
    whole = [halves for halves in _WHOLE if {*halves} <= {*places}]
    rest = {*places}.difference(*whole)
    return [*(_WHOLE[halves] for halves in whole), *(text for place, text in _PLACES.items() if place in rest)]


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
