"""Shows the hoops of `puzzlegen.generators.cues.venn_letters`."""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Hue, Label, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits import hoops
from puzzlegen.renderers.kits.colours import COLOURS as CALLED
from puzzlegen.renderers.kits.telling import AND, lines, listed, named, numbered, options, said, same
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
    "either way numbers": {
        "en": "Numbers from 1 to 26 stand for letters in the order of the alphabet, which may run forwards or "
        "backwards; 1 and 26 are neighbours. It is for you to find out where A is, and which way the alphabet runs. "
        "(If A were 24 and it ran backwards, B would be 23, X would be 1 and Y 26.)",
        "zh": "1 到 26 的数字按字母表顺序表示字母，可能是正序，也可能是倒序；1 和 26 相邻。"
        "A 是几、是正序还是倒序，要由你找出。（假如 A 是 24 而且是倒序，那么 B 是 23，X 是 1，Y 是 26。）",
    },
    "plain letters": {"en": "", "zh": ""},
    "secret letters": {
        "en": "On the beads, every letter has been replaced by one that is a certain number of places further on in "
        "the alphabet, the same number for all; Z is followed by A. It is for you to find out how far. (If it were "
        "two places, C would stand for A, and B for Z.)",
        "zh": "珠子上的每个字母都被换成了字母表中往后若干位的字母，所有字母移动的位数相同，"
        "Z 之后接 A；移动几位要由你找出。（假如是两位，那么 C 表示 A，B 表示 Z。）",
    },
    "either way letters": {
        "en": "On the beads, every letter has been replaced: A by some letter, and B, C and so on by those that come "
        "after that one, or else by those that come before it; A and Z are neighbours. It is for you to find out "
        "which. (If C stood for A and the alphabet ran backwards, B would stand for B, A for C, and Z for D.)",
        "zh": "珠子上的每个字母都被替换了：A 换成某个字母，B、C 等依次换成它后面的字母，"
        "或者依次换成它前面的字母；A 和 Z 相邻。是哪一种要由你找出。"
        "（假如 C 表示 A 而且是倒序，那么 B 表示 B，A 表示 C，Z 表示 D。）",
    },
}
_WAYS: Final[dict[int, Text]] = {
    1: {"en": "{sign} and the alphabet runs forwards", "zh": "{sign}（正序）"},
    -1: {"en": "{sign} and it runs backwards", "zh": "{sign}（倒序）"},
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
        "en": "From each dashed place inside the hoops, one bead has rolled away. At which of the places A to D does "
        "the bead {number} belong? (A place outside all hoops is for a letter that none of the words has.)",
        "zh": "圈内每个虚线位置都滚走了一颗珠子。珠子 {number} 应该放在 A 到 D 哪个位置？"
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
_PICTURED: Final[Text] = {"en": "{word} (the picture)", "zh": "{word}（图画）"}
_PAINTED: Final[Text] = {"en": "{word} (the colour)", "zh": "{word}（颜色）"}
_WORDS: Final[Text] = {"en": "The hoops stand for {spelled}.", "zh": "各圈的单词是 {spelled}。"}
_NOTED: Final[Text] = {
    "en": "The letters in {spelled}{others} are {letters}, and the beads there read {beads}; so A is {codes}.",
    "zh": "{others}属于 {spelled} 的字母是 {letters}，那里的珠子是 {beads}，所以 A 是 {codes}。",
}
_BUT_NOT: Final[Text] = {"en": " but not in {spelled}", "zh": "不属于 {spelled} 而"}
_OR: Final[Text] = {"en": " or ", "zh": " 或 "}
_THUS: Final[dict[str, Text]] = {
    "missing": {
        "en": "The region of the question mark must hold {letters}; the missing one is {letter}{written}.",
        "zh": "带问号的区域应有 {letters}；缺少的是 {letter}{written}。",
    },
    "place": {
        "en": "{number} stands for {letter}, which is {where}: place {answer}.",
        "zh": "{number} 表示 {letter}，它{where}：位置 {answer}。",
    },
    "which": {
        "en": "The beads in the hoop with the question mark are then {letters}: that is {word}, option {answer}.",
        "zh": "于是带问号的圈里的字母是 {letters}：即 {word}，选项 {answer}。",
    },
    "letter": {"en": "So {number} stands for {answer}.", "zh": "所以 {number} 表示 {answer}。"},
}
_WRITTEN: Final[Text] = {"en": ", which is written {answer}", "zh": "，写作 {answer}"}
_IN: Final[Text] = {"en": "in {spelled}{others}", "zh": "{others}属于 {spelled}"}
_NOWHERE: Final[Text] = {"en": "in none of the words", "zh": "不属于任何单词"}


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


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The words, what the regions tell about the code, and what follows."""
    words, first, step = why["words"], why["a"], why.get("step", 1)
    task, number = query["task"], query.get("number")
    names = [said(_PAINTED if word.lower() in _CALLED else _PICTURED, word=word) for word in words]
    letters = {region: sorted(one for one in {*"".join(words)} if _region(one, words) == region) for region in range(8)}
    parts = [said(_WORDS, spelled=listed(names))]
    if statement["code"] != "plain":
        parts += _code_found(statement, words, letters, task)
    where = next((region for region, some in enumerate(statement["beads"], 1) if "?" in some), 0)
    if number is not None:
        letter = chr(step * (number - first) % 26 + 65)
        where = _region(letter, words)
    else:
        beads = [bead for bead in statement["beads"][where - 1] if isinstance(bead, int)]
        letter = "".join(one for one in letters[where] if _number(one, first, step) not in beads)
    shown = letters[where] if task == "missing" else sorted({*words[-1]})
    return joined(
        *parts,
        said(
            _THUS[task],
            letters=listed(map(same, shown)),
            letter=letter,
            number=number,
            where=_told(_IN, where, words) if where else _NOWHERE,
            word=words[-1],
            written="" if letter == answer else said(_WRITTEN, answer=answer),
            answer=answer,
        ),
    )


def _code_found(
    statement: Statement, words: Sequence[str], letters: Mapping[int, Sequence[str]], task: str
) -> list[Text]:
    """The regions that say most about the code, until it is known; if a hoop is asked for, those outside it first."""
    seen = {
        region: {bead for bead in some if isinstance(bead, int)} for region, some in enumerate(statement["beads"], 1)
    }
    either = statement["code"] == "either way"
    every = {(first, step) for first in range(1, 27) for step in ((1, -1) if either else (1,))}
    codes = {
        region: {code for code in every if some <= {_number(one, *code) for one in letters[region]}}
        for region, some in seen.items()
        if some
    }
    left, parts, last = every, list[Text](), 2 ** (len(words) - 1)
    while len(left) > 1 and codes:
        region = min(codes, key=lambda one: (task == "which" and one >= last, len(left & codes[one]), one))
        left &= codes.pop(region)
        signs = ((_sign(first, statement["written"]), step) for first, step in sorted(left))
        possible = listed((said(_WAYS[step], sign=sign) if either else same(sign) for sign, step in signs), _OR)
        beads = listed(same(_sign(bead, statement["written"])) for bead in sorted(seen[region]))
        held = listed(map(same, letters[region]))
        parts.append(_told(_NOTED, region, words, letters=held, beads=beads, codes=possible))
    return parts


def _number(letter: str, first: int, step: int) -> int:
    """What stands for a letter where A is ``first``, and the alphabet runs forwards (1) or backwards (-1)."""
    return (step * (ord(letter) - 65) + first - 1) % 26 + 1


def _told(sentence: Text, region: int, words: Sequence[str], **terms: object) -> Text:
    """A sentence about a region, by the words that its letters are in, and those that they are not in."""
    held, others = ([same(word) for hoop, word in enumerate(words) if region >> hoop & 1 == side] for side in (1, 0))
    outside = said(_BUT_NOT, spelled=listed(others, _OR)) if others else same("")
    return said(sentence, spelled=listed(held, AND), others=outside, **terms)


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
    return said(_COLOURED, colour=_CALLED[name]) if name in _CALLED else said(_ROPE, thing=facts().name_of(name))


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
