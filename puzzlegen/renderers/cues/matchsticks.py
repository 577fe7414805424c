"""Shows the matches of `puzzlegen.generators.cues.matchsticks`."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Hue, Label, Paint, Polyline, Rect, Scene
from puzzlegen.facts.cues.segments import DIGITS, OPERATORS, SLOTS
from puzzlegen.facts.cues.segments import LETTERS as SHAPES
from puzzlegen.renderers.cues.kits import matches
from puzzlegen.renderers.cues.kits.matches import CROSS, PLACE, Line
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    legend,
    lines,
    listed,
    named,
    numbered,
    options,
    said,
    same,
    strung,
)
from puzzlegen.renderers.kits.wording import counting, joined, sentence

_MARGIN: Final = 0.7
_GAP: Final = 0.62  # between two signs
_SIGN: Final = 0.3  # size of the signs on the card, of those on the table
_ON_CARD: Final = 11  # signs in a row
_HUES: Final[dict[str, Hue]] = {
    "r": "red",
    "o": "orange",
    "y": "yellow",
    "g": "green",
    "b": "blue",
    "p": "purple",
}
_RULES: Final[dict[str, Text]] = {
    "equation": {
        "en": "Matches form an equation. Each digit has seven slots and each operator has two, for + or -; pale "
        "outlines are empty slots. A match lies in a slot and nowhere else. The card shows the ten digits, each in the "
        "only form that counts. The equals sign stays as it is. In the end every place holds a digit of the card, or "
        "+ or -; no place is empty, and no number of several digits begins with 0.",
        "zh": "火柴摆成了一个算式。每个数字有七个槽位，每个运算符有两个槽位（可摆成 + 或 -）；浅色轮廓是空槽位。"
        "火柴只能放在槽位里。卡片上是十个数字，只有这种摆法才算数。等号保持不变。最后每个位置都必须是卡片上的一个数字，"
        "或者是 + 或 -；不能有空的位置，多位数不能以 0 开头。",
    },
    "word": {
        "en": "The matches lie in places of seven slots each. The card shows all letters that count, each in its only "
        "form, with its name below.",
        "zh": "每个位置有七个槽位，火柴放在槽位里。卡片上是所有算数的字母，每个字母只有这一种摆法，下面是它的名称。",
    },
    "squares": {
        "en": "Matches form a figure. Squares of every size count, also those that overlap or lie within others. A "
        "square is there if all the matches along its four sides are there; it does not matter whether matches lie "
        "inside.",
        "zh": "火柴摆成了一个图形。各种大小的正方形都算，互相重叠或包含的也算。只要四条边上的火柴齐全，就是一个正方形；"
        "里面有没有火柴都没关系。",
    },
}
_MATCHES: Final = ({"en": "one match", "zh": "一根"}, {"en": "{n} matches", "zh": " {n} 根"})
_SLOTS: Final = ({"en": "a slot that is", "zh": ""}, {"en": "slots that are", "zh": ""})
_ASK: Final[dict[str, Text]] = {
    "move": {
        "en": "Move exactly {count} into {slots} empty in the picture, so that the equation is true. What is the "
        "equation then?",
        "zh": "把恰好{count}火柴移到图中空着的槽位，使等式成立。这时的等式是什么？",
    },
    "remove": {
        "en": "Take away exactly {count}, so that a true equation remains. What is the equation then?",
        "zh": "拿走恰好{count}火柴，使剩下的是一个成立的等式。这时的等式是什么？",
    },
    "add": {
        "en": "Add exactly {count} in {slots} empty in the picture, so that the equation is true. What is the "
        "equation then?",
        "zh": "在图中空着的槽位添上恰好{count}火柴，使等式成立。这时的等式是什么？",
    },
    "moved": {
        "en": "The equation becomes true if exactly one match is moved into a slot that is empty in the picture. Which "
        "match is it?",
        "zh": "把恰好一根火柴移到图中空着的一个槽位，等式就成立。应该移动哪一根火柴？",
    },
    "moved_box": {
        "en": "The equation becomes true if exactly one match is moved into a slot that is empty in the picture. Which "
        "match is it? Draw the smallest box that holds the whole match, but not its shadow.",
        "zh": "把恰好一根火柴移到图中空着的一个槽位，等式就成立。应移动哪根火柴？方框应恰好框住整根火柴，不含影子。",
    },
    "word": {
        "en": "Take away exactly {count}, so that every place still holds a letter of the card and the letters spell "
        "a common English word from left to right. What is the word?",
        "zh": "拿走恰好{count}火柴，使每个位置仍是卡片上的一个字母，并且从左到右拼成一个常见的英语单词。是哪个单词？",
    },
    "squares": {"en": "How many squares are there?", "zh": "图中一共有多少个正方形？"},
    "left": {
        "en": "All matches with red heads are taken away. How many squares are left?",
        "zh": "把红头火柴全部拿走，还剩下多少个正方形？",
    },
    "colour": {
        "en": "All matches with heads of one colour are to be taken away, so that exactly {left} squares are left. "
        "Which colour is it?",
        "zh": "把某一种颜色的火柴头的火柴全部拿走后，恰好剩下 {left} 个正方形。是哪一种颜色？",
    },
}
_HEAD: Final[Text] = {"en": "the match with the {hue} head", "zh": "{hue}火柴头的那根"}
_SLOT: Final[dict[str, Text]] = {
    "a": {"en": "top", "zh": "顶部"},
    "b": {"en": "upper right", "zh": "右上"},
    "c": {"en": "lower right", "zh": "右下"},
    "d": {"en": "bottom", "zh": "底部"},
    "e": {"en": "lower left", "zh": "左下"},
    "f": {"en": "upper left", "zh": "左上"},
    "g": {"en": "middle", "zh": "中间"},
    "h": {"en": "horizontal", "zh": "横放"},
    "v": {"en": "vertical", "zh": "竖放"},
}
_COLOURED: Final[Text] = {"en": "a match whose head is {hue}", "zh": "{hue}头的火柴"}
_PLAIN: Final[Text] = {"en": "any other match", "zh": "其他火柴"}
_CORNER: Final[Text] = {"en": "a corner", "zh": "交点"}
_OPERATORS: Final = {"=": "=", "h": "-", "hv": "+"}
_READS: Final[dict[bool, Text]] = {
    False: {"en": "The figure reads {reading}.", "zh": "图中的算式是 {reading}。"},
    True: {"en": "The figure reads {reading}, where ? is no digit.", "zh": "图中的算式是 {reading}，其中 ? 不是数字。"},
}
_WHERE: Final[dict[str, Text]] = {
    "digit": {"en": "digit {place} of number {number}", "zh": "第 {number} 个数的第 {place} 位"},
    "number": {"en": "number {number}", "zh": "第 {number} 个数"},
    "operator": {"en": "sign {number}", "zh": "第 {number} 个运算符"},
    "letter": {"en": "place {place}", "zh": "第 {place} 个位置"},
}
_AT: Final[Text] = {"en": "character {place}, {slot}", "zh": "第 {place} 个符号{slot}"}
_BECOMES: Final[Text] = {"en": "{where}: {changes}, which makes it {sign}", "zh": "{where}{changes}，变成 {sign}"}
_TAKEN: Final[Text] = {"en": "take away the {slots} {matches}", "zh": "拿走{slots}"}
_PUT: Final[Text] = {"en": "add the {slots} {matches}", "zh": "摆上{slots}"}
_SO: Final[dict[str, Text]] = {
    "equation": {"en": "{changes}. Now {result} is true.", "zh": "{changes}。这样 {result} 成立。"},
    "word": {"en": "{changes}. What remains spells {result}.", "zh": "{changes}。剩下的拼成 {result}。"},
    "squares": {
        "en": "Squares by the row of their top left corner, from the top row down: {sizes}. In all: {sum}.",
        "zh": "按左上角所在的行从上到下数：{sizes}。合计：{sum}。",
    },
    "left": {
        "en": "Squares without the red matches, by the row of their top left corner, from the top row down: {sizes}. "
        "In all: {sum}.",
        "zh": "拿走红头火柴后，按左上角所在的行从上到下数：{sizes}。合计：{sum}。",
    },
    "colour": {
        "en": "Squares left without the matches of each colour: {each}. So it is {hue}.",
        "zh": "分别拿走各色火柴后剩下的正方形：{each}。所以是{hue}。",
    },
}
_SIZED: Final[Text] = {"en": "side {side}: {sum}", "zh": "边长 {side}：{sum}"}


def word(statement: Statement, query: Statement) -> Wording:
    """What counts as a sign or as a square, and what is to be done with the matches."""
    task = query["task"].removesuffix("_choice")
    several = query.get("count", 1) > 1
    terms = {"count": said(_MATCHES[several], n=query.get("count", 1)), "slots": _SLOTS[several]}
    asked = query["change"] if task == "equation" else task
    ask = said(_ASK[asked], **terms, left=query.get("left", 0))
    kind = Kind.EQUATION
    texts: tuple[Text, ...] = ()
    if task == "word":
        kind = Kind.WORD
    elif task == "moved_box":
        kind = Kind.BOX
    elif task == "moved":
        kind, texts = Kind.LETTER, tuple(said(_HEAD, hue=COLOURS[hue]) for *_, hue in query["options"])
    elif task == "colour":
        kind, texts = Kind.LETTER, tuple(COLOURS[hue] for hue in query["options"])
    elif task != "equation":
        kind, texts = counting(query)
    return Wording(rules=_RULES[statement["figure"]], ask=ask, kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What each character becomes, or which squares there are."""
    task = query["task"].removesuffix("_choice")
    if statement["figure"] != "squares":
        kind = statement["figure"]
        result = why["result"] if kind == "equation" else answer
        changes = _changes(statement["signs"], result, DIGITS | OPERATORS if kind == "equation" else SHAPES)
        told = said(_SO[kind], changes=sentence(listed(changes, SEMICOLON)), result=result)
        return joined(_reading(statement["signs"]), told) if kind == "equation" else told
    if task == "colour":
        each = (named(COLOURS[hue], same(left)) for hue, left in zip(query["options"], why["left"], strict=True))
        return said(_SO[task], each=listed(each), hue=COLOURS[query["options"][LETTERS.index(answer)]])
    sizes = listed((said(_SIZED, side=side, sum=_sum(rows)) for side, rows in enumerate(why["sizes"], 1)), SEMICOLON)
    return said(_SO[task], sizes=sizes, sum=_sum([*map(sum, why["sizes"])]))


def _sum(numbers: Sequence[int]) -> str:
    added = " + ".join(map(str, numbers))
    return f"{added} = {sum(numbers)}" if len(numbers) > 1 else added


def _reading(signs: Sequence[str]) -> Text:
    """What the figure of an equation reads as it is."""
    shown = {slots: sign for sign, slots in (DIGITS | OPERATORS).items()} | {"=": "="}
    reading = "".join(shown.get(sign, "?") for sign in signs)
    return said(_READS["?" in reading], reading=reading)


def _where(result: str, place: int) -> Text:
    """Where a character of an equation or a word stands."""
    if result.isalpha():
        return said(_WHERE["letter"], place=place + 1)
    numbers = re.split(r"[-+=]", result)
    number = len(re.findall(r"[-+=]", result[: place + 1]))
    if not result[place].isdigit():
        return said(_WHERE["operator"], number=number)
    begun = place - sum(len(one) + 1 for one in numbers[:number])
    return said(_WHERE["digit" if len(numbers[number]) > 1 else "number"], number=number + 1, place=begun + 1)


def _changes(signs: Sequence[str], result: str, shapes: dict[str, str]) -> Iterator[Text]:
    """What is taken from each character, and what is put down there, from left to right."""
    for place, (was, sign) in enumerate(zip(signs, result, strict=True)):
        now = was if sign == "=" else shapes[sign.lower()]
        steps = [(_TAKEN, [slot for slot in was if slot not in now]), (_PUT, [slot for slot in now if slot not in was])]
        told = [
            said(text, slots=_together(slots), matches="matches" if len(slots) > 1 else "match")
            for text, slots in steps
            if slots
        ]
        if told:
            yield said(_BECOMES, where=_where(result, place), sign=sign, changes=listed(told))


def _together(slots: Sequence[str]) -> Text:
    names = [_SLOT[slot] for slot in slots]
    return {"en": strung(names, AND)["en"], "zh": listed(names)["zh"]}


def _at(place: int, slot: str) -> Text:
    """A match by the character that it belongs to."""
    return said(_AT, slot=_SLOT[slot], place=place + 1)


def describe(statement: Statement, query: Statement) -> Text:
    """The figure in signs of text, and the card."""
    if statement["figure"] == "squares":
        used = "".join((*statement["across"], *statement["down"]))
        signs = {mark: said(_COLOURED, hue=COLOURS[hue]) for mark, hue in _HUES.items() if mark in used}
        signs |= {"- |": _PLAIN, "+": _CORNER}
        drawn = []
        for number, row in enumerate(statement["across"]):
            drawn.append("+" + "+".join(_mark(head, "-") for head in row) + "+")
            drawn += [" ".join(_mark(head, "|") for head in row) for row in statement["down"][number : number + 1]]
        return lines(named({"en": "The figure", "zh": "图形"}, same("\n".join(drawn))), legend(signs))
    shapes = DIGITS if statement["figure"] == "equation" else SHAPES
    slots = named(
        {"en": "Matches of each character, by their slots", "zh": "每个符号的火柴，按槽位"},
        numbered({"en": "Character {number}", "zh": "第 {number} 个符号"}, map(_slots, statement["signs"])),
    )
    card = (named(same(sign.upper()), _slots(slots)) for sign, slots in shapes.items())
    parts = [named({"en": "The figure", "zh": "图形"}, same(_art(statement["signs"]))), slots]
    parts.append(named({"en": "The card", "zh": "卡片"}, lines(*card)))
    if query["task"] == "moved":
        heads = (named(COLOURS[hue], _at(at, slot)) for at, slot, hue in query["options"])
        parts.append(named({"en": "Coloured heads", "zh": "彩色火柴头"}, options(heads)))
    return lines(*parts)


def _mark(head: str, plain: str) -> str:
    return " " if head == "." else plain if head == "#" else head


def _slots(sign: str) -> Text:
    return {"en": "equals sign", "zh": "等号"} if sign == "=" else listed(_SLOT[slot] for slot in sign)


def _art(signs: Sequence[str]) -> str:
    """The signs as lines of text, like those of a seven-segment display."""
    rows = []
    for row in (" a ", "fgb", "edc"):
        cells = []
        for sign in signs:
            if sign in _OPERATORS:
                cells.append(f" {_OPERATORS[sign] if row == 'fgb' else ' '} ")
            else:
                cells.append("".join("_|"[slot in "bcef"] if slot in sign else " " for slot in row))
        rows.append(" ".join(cells).rstrip())
    return "\n".join(rows)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The table, the matches, and the card with the signs; a unit is the length of a slot."""
    if statement["figure"] == "squares":
        return (_lattice(statement),)
    heads = {(at, slot): hue for at, slot, hue in query["options"]} if query["task"] == "moved" else {}
    shapes = DIGITS if statement["figure"] == "equation" else SHAPES
    nodes: list[AnyNode] = []
    boxes: list[AnyNode] = []
    left = 0.0
    for at, sign in enumerate(statement["signs"]):
        slots = CROSS if "h" in sign else PLACE
        if sign == "=":
            for number, y in enumerate((0.78, 1.22), start=at):
                nodes += matches.match((left, y, left + 0.8, y), number, "black" if heads else "red")
        else:
            for slot in "hv" if "h" in sign else SLOTS:
                line = _moved(slots[slot], left)
                if slot in sign:
                    drawn = matches.match(line, at + ord(slot), heads.get((at, slot), "black" if heads else "red"))
                    nodes += drawn
                    boxes.append(Element(f"match-{at}-{slot}", *matches.box(drawn)))
                else:
                    nodes.append(matches.slot(line, statement["surface"]))
        left += (1.0 if sign != "=" and "h" not in sign else 0.8) + _GAP
    across = left - _GAP
    card, card_wide, card_high = _card(shapes, labelled=shapes is SHAPES)
    wide = max(across, card_wide) + 2 * _MARGIN
    high = 2 + card_high + 3 * _MARGIN
    figure = Group((*nodes, *(boxes if query["task"] == "moved_box" else ())), x=(wide - across) / 2, y=_MARGIN)
    below = Group(card, x=(wide - card_wide) / 2, y=2 + 2 * _MARGIN)
    return (Scene(wide, high, (*matches.table(statement["surface"], wide, high), figure, below), unit=(50, 62)),)


def _lattice(statement: Statement) -> Scene:
    """The matches of a lattice; a node has no more than the heads of a level match and of an upright one."""
    rows, columns = len(statement["down"]), len(statement["across"][0])
    wide, high = columns + 2 * _MARGIN, rows + 2 * _MARGIN
    laid = [((x, y, x + 1, y), head) for y, row in enumerate(statement["across"]) for x, head in enumerate(row)]
    for y, row in enumerate(statement["down"]):
        laid += [((x, y + x % 2, x, y + 1 - x % 2), head) for x, head in enumerate(row)]
    plain = "black" if {head for _, head in laid} - {".", "#"} else "red"
    there = [(number, line, head) for number, (line, head) in enumerate(laid) if head != "."]
    nodes = [node for number, line, head in there for node in matches.match(line, number, _HUES.get(head, plain))]
    return Scene(
        wide,
        high,
        (*matches.table(statement["surface"], wide, high), Group(tuple(nodes), x=_MARGIN, y=_MARGIN)),
        unit=(64, 84),
    )


def _moved(line: Line, right: float) -> Line:
    x1, y1, x2, y2 = line
    return x1 + right, y1, x2 + right, y2


def _card(shapes: dict[str, str], *, labelled: bool) -> tuple[tuple[AnyNode, ...], float, float]:
    """A card of paper with all signs, its width and its height."""
    step, row = 0.62, 1.35 if labelled else 0.95
    columns, rows = min(_ON_CARD, len(shapes)), -(-len(shapes) // _ON_CARD)
    wide, high = columns * step + 0.3, rows * row + 0.2
    nodes: list[AnyNode] = [Rect(0, 0, wide, high, fill="paper", stroke="line", radius=0.12)]
    for number, (sign, slots) in enumerate(shapes.items()):
        x, y = 0.31 + number % _ON_CARD * step, 0.28 + number // _ON_CARD * row
        for slot in sorted(SLOTS, key=slots.__contains__):  # those without a match are pale, and below the others
            x1, y1, x2, y2 = (_SIGN * end for end in PLACE[slot])
            paint: Paint = "ink" if slot in slots else "tint"
            nodes.append(Polyline(((x + x1, y + y1), (x + x2, y + y2)), stroke=paint, width=0.065))
        if labelled:
            nodes.append(Label(x + _SIGN / 2, y + 0.86, sign.upper(), 0.22, "label", "label"))
    return tuple(nodes), wide, high
