"""Shows the hoops of `puzzlegen.generators.cues.venn_letters`."""

from collections.abc import Sequence
from functools import cache
from math import cos, dist, pi, sin
from typing import Final, cast, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Hue,
    Label,
    Paint,
    Rect,
    Scene,
    Segments,
    option_element,
)
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.colours import COLOURS as CALLED
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined

Point = tuple[float, float]

_RADIUS: Final = {2: 3.3, 3: 3.65}  # of a hoop, where there are so many
_APART: Final = {2: 1.75, 3: 2.1}  # of its middle from that of the picture
_HALF: Final = 0.17  # of a hoop's thickness
_BEAD: Final = 0.5
_CARD: Final = 3.2  # between the middles of drawn options
_STEP: Final = 1.1  # between beads
_TAG: Final = 1.15  # half a side of the card with a hoop's picture
_MARGIN: Final = 0.45
_ROW: Final = 3.9  # height of the options below

_RULES: Final[Text] = {
    "en": "Each hoop holds the letters of one English word, each letter once: a coloured hoop those of the name of its "
    "colour, a rope with a picture those of the usual name of the thing in the picture. A letter that several of these "
    "words have lies where just their hoops overlap.",
    "zh": "每个圈里放着一个英语单词的字母，每个字母只放一次：彩色圈对应其颜色的英语名称，"
    "挂着图画的绳圈对应图中东西最常用的英语名称。几个单词共有的字母，放在恰好这几个圈重叠的区域里。",
}
_CODES: Final[dict[str, Text]] = {
    "plain numbers": {
        "en": "Numbers stand for letters: 1 for A, 2 for B, and so on to 26 for Z.",
        "zh": "字母用数字表示：1 是 A，2 是 B，依此类推，26 是 Z。",
    },
    "secret numbers": {
        "en": "Numbers from 1 to 26 stand for letters in the order of the alphabet, but it is for you to find out "
        "where A is; 26 is followed by 1. (If A were 24, B would be 25, C 26 and D 1.)",
        "zh": "1 到 26 的数字按字母表顺序表示字母，但 A 是几要由你找出；26 之后接 1。"
        "（假如 A 是 24，那么 B 是 25，C 是 26，D 是 1。）",
    },
    "plain letters": {"en": "", "zh": ""},
    "secret letters": {
        "en": "On the beads, every letter has been replaced by one that is a certain number of places further on in "
        "the alphabet, the same number for all; Z is followed by A. It is for you to find out how far. (If it were "
        "two places, C would stand for A, and B for Z.)",
        "zh": "珠子上的每个字母都被换成了字母表中往后若干位的字母，所有字母移动的位数相同，"
        "Z 之后接 A；移动几位要由你找出。（假如是两位，那么 C 表示 A，B 表示 Z。）",
    },
}
_BLANK: Final[Text] = {
    "en": "What stood on blank beads has been rubbed out.",
    "zh": "空白珠子上的内容被擦掉了。",
}
_ASK: Final[dict[str, Text]] = {
    "missing numbers": {
        "en": "Which number belongs on the bead with the question mark?",
        "zh": "带问号的珠子上应该是哪个数？",
    },
    "missing letters": {
        "en": "Which letter, written as on the other beads, belongs on the bead with the question mark?",
        "zh": "带问号的珠子上应该是哪个字母（按其他珠子的写法）？",
    },
    "place": {
        "en": "One bead has rolled away: {number}. At which of the dashed places A to D does it belong? (A place "
        "outside of all hoops is for a letter that none of the words has.)",
        "zh": "有一颗珠子滚走了：{number}。它应该放在 A 到 D 哪个虚线位置？"
        "（所有圈外的位置留给这些单词都没有的字母。）",
    },
    "which": {
        "en": "Which of the options A to D belongs to the hoop with the question mark?",
        "zh": "带问号的圈对应 A 到 D 中的哪一个？",
    },
    "letter": {"en": "Which letter does {number} stand for?", "zh": "{number} 表示哪个字母？"},
}
_CALLED: Final[dict[str, Text]] = {hue: CALLED[hue] for hue in get_args(Hue)}
_UNKNOWN: Final[Text] = {"en": "a hoop with a question mark", "zh": "带问号的圈"}
_COLOURED: Final[Text] = {"en": "a hoop coloured {colour}", "zh": "{colour}的圈"}
_ROPE: Final[Text] = {"en": "a rope with the picture of: {thing}", "zh": "挂着图画的绳圈，画的是{thing}"}
_HOOP: Final[Text] = {"en": "Hoop {number}", "zh": "圈 {number}"}
_ONLY: Final[Text] = {"en": "Only in hoop {hoops}", "zh": "只在圈 {hoops} 里"}
_ALL: Final[Text] = {"en": "In hoops {hoops} and no other", "zh": "只在圈 {hoops} 的重叠处"}
_OUTSIDE: Final[Text] = {"en": "Outside of all hoops", "zh": "所有圈外"}
_EMPTY: Final[Text] = {"en": "(blank)", "zh": "（空白）"}
_WHY: Final[Text] = {
    "en": "The words are {spelled}.{code} The regions have to hold: {regions}.",
    "zh": "这些单词是 {spelled}。{code}各区域应有：{regions}。",
}
_CODE: Final[Text] = {
    "en": " Only if A is written {first} do all beads fit.",
    "zh": "只有当 A 写作 {first} 时，所有珠子才都对得上。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for what stands on a bead, where one belongs, what hangs at a hoop, or what a number stands for."""
    task, written = query["task"], statement["written"]
    rules = [_RULES, _CODES[f"{statement['code']} {written}"]]
    if any(None in some for some in statement["beads"]):
        rules.append(_BLANK)
    ask = said(_ASK[f"missing {written}" if task == "missing" else task], number=query.get("number"))
    if "options" in query:
        kind = Kind.LETTER
    else:
        kind = Kind.NUMBER if (task, written) == ("missing", "numbers") else Kind.SYMBOL
    return Wording(ask, kind, joined(*filter(_says, rules)), options=(None,) * len(query.get("options", ())))


def _says(text: Text) -> bool:
    return bool(text["en"])


def _sign(bead: int | str | None, written: str) -> str:
    """What stands on a bead."""
    return "" if bead is None else chr(64 + bead) if isinstance(bead, int) and written == "letters" else str(bead)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The words, the code, and what each region holds."""
    words, first = why["words"], why["a"]
    parts = []
    for region in range(1, 2 ** len(words)):
        letters = [one for one in sorted({*"".join(words)}) if _region(one, words) == region]
        if letters:
            signs = (_sign((ord(one) - 65 + first - 1) % 26 + 1, statement["written"]) for one in letters)
            known = (statement["code"], statement["written"]) == ("plain", "letters")
            shown = letters if known else [f"{one}={sign}" for one, sign in zip(letters, signs, strict=True)]
            parts.append(named(_within(region, len(words)), same(" ".join(shown))))
    secret = statement["code"] == "secret"
    code = said(_CODE, first=_sign(first, statement["written"])) if secret else same("")
    return said(_WHY, spelled=", ".join(words), code=code, regions=listed(parts, SEMICOLON))


def _region(letter: str, words: Sequence[str]) -> int:
    return sum((letter in word) << hoop for hoop, word in enumerate(words))


def _within(region: int, count: int) -> Text:
    """A region in words, by the numbers of its hoops."""
    hoops = [str(hoop + 1) for hoop in range(count) if region >> hoop & 1]
    return said(_ALL if len(hoops) > 1 else _ONLY, hoops=", ".join(hoops)) if hoops else _OUTSIDE


def _named(name: str | None) -> Text:
    """A hoop in words."""
    if name is None:
        return _UNKNOWN
    return said(_COLOURED, colour=_CALLED[name]) if name in _CALLED else said(_ROPE, thing=facts().names[name])


def describe(statement: Statement, query: Statement) -> Text:
    """The hoops, and the beads of each region."""
    count, written = len(statement["hoops"]), statement["written"]
    parts = [numbered(_HOOP, map(_named, statement["hoops"]))]
    for region, some in enumerate(statement["beads"], 1):
        beads = listed(same(_sign(bead, written)) if bead is not None else _EMPTY for bead in some)
        parts.append(named(_within(region, count), beads))
    if query["task"] == "place":
        parts.append(options(_within(region, count) for region in query["options"]))
    if query["task"] == "which":
        parts.append(options(map(_named, query["options"])))
    return lines(*parts)


def _middles(count: int, turn: int) -> list[Point]:
    """The middles of the hoops around that of the picture."""
    turns = [turn / 4 + hoop / count + (0.125 if count == 2 and turn % 2 else 0) for hoop in range(count)]
    return [(_APART[count] * cos(2 * pi * one), _APART[count] * sin(2 * pi * one)) for one in turns]


def _hung(count: int, turn: int) -> list[Point]:
    """The middles of the cards that hang at the hoops."""
    out = 1 + (_RADIUS[count] + 0.9) / _APART[count]
    return [(x * out, y * out) for x, y in _middles(count, turn)]


@cache
def _slots(count: int, turn: int, region: int, beads: int) -> tuple[Point, ...]:
    """Places for so many beads in a region, next to one another where there is most room."""
    middles, cards = _middles(count, turn), _hung(count, turn)

    def clearance(x: float, y: float) -> float:
        inside = [_RADIUS[count] - dist((x, y), middle) for middle in middles]
        rooms = [room if region >> hoop & 1 else -room for hoop, room in enumerate(inside)]
        return min(min(rooms) - _HALF, *(max(abs(x - a), abs(y - b)) - _TAG for a, b in cards)) - _BEAD

    grid = ((x / 5, y / 5) for x in range(-30, 31) for y in range(-30, 31))
    free = sorted((-room, point) for point in grid if (room := clearance(*point)) > 0.04)
    found: list[Point] = []
    for _, first in free:
        found = []
        for point in sorted((point for _, point in free), key=lambda point: (round(dist(point, first), 3), point)):
            if all(dist(point, other) >= _STEP for other in found):
                found.append(point)
        if len(found) >= beads:
            break
    return tuple(found[:beads])


def _bounds(statement: Statement) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn around the middle."""
    count, turn = len(statement["hoops"]), statement["turn"]
    spans = [(*middle, _RADIUS[count] + 2 * _HALF) for middle in _middles(count, turn)]
    cards = zip(statement["hoops"], _hung(count, turn), strict=True)
    spans += [(*middle, _TAG) for name, middle in cards if name not in _CALLED]
    low = [min(span[axis] - span[2] for span in spans) - _MARGIN for axis in (0, 1)]
    high = [max(span[axis] + span[2] for span in spans) + _MARGIN for axis in (0, 1)]
    return low[0], low[1], high[0], high[1]


def _outside(statement: Statement) -> Point:
    """The place outside of all hoops: in the corner that is furthest from everything."""
    count, turn = len(statement["hoops"]), statement["turn"]
    left, top, right, bottom = _bounds(statement)
    corners = [(x, y) for x in (left + 2 * _BEAD, right - 2 * _BEAD) for y in (top + 2 * _BEAD, bottom - 2 * _BEAD)]
    middles = _middles(count, turn)
    rooms = [
        (
            min(dist(corner, one) - _RADIUS[count] for one in middles),
            min(dist(corner, one) for one in _hung(count, turn)),
        )
        for corner in corners
    ]
    return corners[max(range(4), key=lambda place: (min(rooms[place][0], rooms[place][1] - 1.5 * _TAG), place))]


def _hoop(name: str | None, x: float, y: float, radius: float) -> list[AnyNode]:
    """A coloured hoop, or a rope."""
    fill = cast(Paint, name if name in _CALLED else "paper" if name is None else "soft")
    nodes: list[AnyNode] = [Circle(x, y, radius, stroke=fill, weight="bold")]
    if fill == "soft":
        twist = [
            (cos(angle), sin(angle), cos(angle + 0.07), sin(angle + 0.07))
            for angle in (2 * pi * step / 56 for step in range(56))
        ]
        inner, outer = radius - _HALF + 0.03, radius + _HALF - 0.03
        ticks = tuple((x + inner * a, y + inner * b, x + outer * c, y + outer * d) for a, b, c, d in twist)
        nodes.append(Segments(ticks, "mark", "thin"))
    return [*nodes, *(Circle(x, y, radius + side * 0.15, stroke="ink", weight="medium") for side in (-1, 1))]


def _tag(name: str | None, x: float, y: float) -> list[AnyNode]:
    """The card with what a rope stands for."""
    nodes: list[AnyNode] = [Rect(x - _TAG, y - _TAG, 2 * _TAG, 2 * _TAG, "paper", "ink", "medium", 0.25)]
    if name is None:
        return [*nodes, Label(x, y, "?", 0.9)]
    return [*nodes, Group(ICONS[name], x - _TAG + 0.15, y - _TAG + 0.15, 2 * _TAG - 0.3)]


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The hoops with their beads, and drawn options below; a unit is a little more than a bead."""
    hoops, turn, written = statement["hoops"], statement["turn"], statement["written"]
    count = len(hoops)
    nodes: list[AnyNode] = []
    for name, (x, y) in zip(hoops, _middles(count, turn), strict=True):
        nodes += _hoop(name, x, y, _RADIUS[count])
    for name, (x, y) in zip(hoops, _hung(count, turn), strict=True):
        if name not in _CALLED:
            nodes += _tag(name, x, y)
    letters = dict(zip(query["options"], LETTERS, strict=False)) if query["task"] == "place" else {}
    for region, some in enumerate([[], *statement["beads"]]):
        signs = [*(_sign(bead, written) for bead in some), *([letters[region]] if region in letters else [])]
        places = _slots(count, turn, region, len(signs)) if region else [_outside(statement)]
        for number, ((x, y), sign) in enumerate(zip(places, signs, strict=False)):
            nodes += _bead(x, y, sign, asked=number >= len(some), square=written == "letters")
    left, top, right, bottom = _bounds(statement)
    width, height = max(right - left, 4 * _CARD), bottom - top
    below: list[AnyNode] = []
    if query["task"] == "which":
        for place, (letter, name) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x, y = width / 2 + (place - 1.5) * _CARD, height + _TAG + 0.4
            below += _hoop(name, x, y, _TAG - _HALF) if name in _CALLED else _tag(name, x, y)
            below.append(Label(x, y + _TAG + 0.6, letter, 0.45, "label", "label"))
            below.append(
                Element(option_element(letter), x - _TAG - 0.1, y - _TAG - 0.1, 2 * _TAG + 0.2, 2 * _TAG + 0.2)
            )
    hung = Group(tuple(nodes), width / 2 - (left + right) / 2, -top)
    return (Scene(width, height + (_ROW if below else 0), (hung, *below), unit=(40, 52)),)


def _bead(x: float, y: float, sign: str, *, asked: bool, square: bool) -> list[AnyNode]:
    """A round bead with a number, a tile with a letter, or a free place with the letter of an option."""
    if asked:
        ring = [2 * pi * step / 16 for step in range(16)]
        dashes = tuple(
            (x + _BEAD * cos(a), y + _BEAD * sin(a), x + _BEAD * cos(a + 0.25), y + _BEAD * sin(a + 0.25)) for a in ring
        )
        nodes: list[AnyNode] = [Segments(dashes, "mark", "medium")]
        element = Element(option_element(sign), x - _BEAD, y - _BEAD, 2 * _BEAD, 2 * _BEAD)
        return [*nodes, Label(x, y, sign, 0.46, "label"), element]
    fill: Paint = "highlight" if sign == "?" else "tint"
    if square:
        return [
            Rect(x - 0.46, y - 0.46, 0.92, 0.92, fill, "ink", "thin", 0.12),
            *([Label(x, y, sign, 0.48)] if sign else []),
        ]
    return [Circle(x, y, _BEAD, fill, "ink", "thin"), *([Label(x, y, sign, 0.42)] if sign else [])]
