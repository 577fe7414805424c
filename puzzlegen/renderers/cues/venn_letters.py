"""Shows the hoops of `puzzlegen.generators.cues.venn_letters`."""

from collections.abc import Sequence
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Hue, Label, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits import hoops
from puzzlegen.renderers.kits.colours import COLOURS as CALLED
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined

_CARD: Final = 3.2  # between the middles of drawn options
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


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The hoops with their beads, and drawn options below; a unit is the width of a bead."""
    names, turn, written = statement["hoops"], statement["turn"], statement["written"]
    nodes = hoops.draw_hoops(names, turn)
    letters = dict(zip(query["options"], LETTERS, strict=False)) if query["task"] == "place" else {}
    for region, some in enumerate([[], *statement["beads"]]):
        signs = [*(_sign(bead, written) for bead in some), *([letters[region]] if region in letters else [])]
        places = hoops.places(names, turn, region, len(signs))
        for number, ((x, y), sign) in enumerate(zip(places, signs, strict=False)):
            nodes += hoops.draw_bead(x, y, sign, asked=number >= len(some), square=written == "letters")
    left, top, right, bottom = hoops.bounds(names, turn)
    width, height = max(right - left, 4 * _CARD), bottom - top
    below: list[AnyNode] = []
    if query["task"] == "which":
        for place, (letter, name) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x, y = width / 2 + (place - 1.5) * _CARD, height + hoops.TAG + 0.4
            coloured, side = hoops.is_coloured(name), hoops.TAG + 0.1
            below += hoops.draw_hoop(name, x, y, hoops.TAG - hoops.HALF) if coloured else hoops.draw_card(name, x, y)
            below.append(Label(x, y + hoops.TAG + 0.6, letter, 0.45, "label", "label"))
            below.append(Element(option_element(letter), x - side, y - side, 2 * side, 2 * side))
    hung = Group(tuple(nodes), width / 2 - (left + right) / 2, -top)
    return (Scene(width, height + (_ROW if below else 0), (hung, *below), unit=(40, 52)),)
