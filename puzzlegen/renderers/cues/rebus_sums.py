"""Words and draws the sums of `puzzlegen.generators.cues.rebus_sums`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.carriers import CARD, DRESSES, GROUNDS, ROW, Placed
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import lines, listed, options, said, same
from puzzlegen.renderers.kits.wording import joined

_LETTER: Final = 0.62  # width of a letter on a card
_SIGN: Final = 0.9  # from card to card
_MARGIN: Final = 0.6
_CAPTION: Final = 0.75

_RULES: Final[Text] = {
    "en": "Each picture stands for its name in English, a single word. Work from left to right: + puts the name or the "
    "letters at the end of what is there already; − removes these letters, which stand there together in this order. "
    "(Where they do so more than once, it is for you to find out which to remove.)",
    "zh": "每幅图代表它的英文名称（一个单词）。从左到右计算：“+”表示把名称或字母接在已有字母的后面；“−”表示从已有字母中"
    "去掉一段连续的、顺序相同的字母（若出现不止一处，去掉哪一处要由你判断）。",
}
_RESULT: Final[Mapping[str, Text]] = {
    "one": {"en": "The result is a common English word.", "zh": "结果是一个常见的英文单词。"},
    "class": {
        "en": "The result of each of the four sums is a common English word that names a thing or a living being.",
        "zh": "四个算式的结果各是一个常见的英文单词，都是某种东西或生物的名称。",
    },
    "picture": {
        "en": "The result is {word}. One picture of the sum is missing.",
        "zh": "结果是 {word}。算式中缺了一幅图。",
    },
}
_ASK: Final[Mapping[str, Text]] = {
    "word": {"en": "Which word is it?", "zh": "是哪个单词？"},
    "word_choice": {"en": "Which of these words is it?", "zh": "是下面哪个单词？"},
    "class": {
        "en": "Only one of the four {kind}. Which of the sums A to D spells it?",
        "zh": "四个结果中只有一个符合“{kind}”，是算式 A 到 D 中哪一个的结果？",
    },
    "odd": {
        "en": "Each of the four {kind}, except for one. Which of the sums A to D spells that one?",
        "zh": "四个结果中只有一个不符合“{kind}”，是算式 A 到 D 中哪一个的结果？",
    },
    "picture": {"en": "Which of the pictures A to D belongs in its place?", "zh": "A 到 D 中，哪幅图应放在那里？"},
}
_SHORT: Final[Text] = {
    "en": "Read the pictures as English words, and add and remove letters from left to right.",
    "zh": "把图读作英文单词，从左到右添上、去掉字母。",
}
_STEP: Final[Mapping[str, Text]] = {
    "+": {"en": "{before} + {part} gives {then}", "zh": "{before} 加上 {part} 得 {then}"},
    "-": {"en": "{before} without {part} leaves {then}", "zh": "{before} 去掉 {part} 剩下 {then}"},
}
_FITS: Final[Text] = {
    "en": "The missing picture stands for {name}: {steps}.",
    "zh": "缺少的图是 {name}：{steps}。",
}
_IS: Final[Text] = {"en": "{steps}. So only {word} {kind}.", "zh": "{steps}。所以只有 {word} 符合“{kind}”。"}
_IS_NOT: Final[Text] = {
    "en": "{steps}. Each {kind}, except for {word}.",
    "zh": "{steps}。所以只有 {word} 不符合“{kind}”。",
}
_PICTURE: Final[Text] = {"en": "(picture: {name})", "zh": "（图：{name}）"}
_MISSING: Final[Text] = {"en": "(missing picture)", "zh": "（缺少的图）"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the word, for the one of four that is of a kind or is not, or for the missing picture."""
    task = query["task"]
    result = said(_RESULT.get(task, _RESULT["one"]), word=query.get("word", ""))
    ask = said(_ASK["odd" if query.get("odd") else task], kind=_kind(query))
    texts: Mapping[str, tuple[Text | None, ...]] = {
        "class": (None,) * len(statement["sums"]),
        "word_choice": tuple(map(same, query.get("options", ()))),
        "picture": (None,) * len(query.get("options", ())),
    }
    kind = Kind.LETTER if task in texts else Kind.WORD
    return Wording(ask, kind, joined(_RULES, result), joined(_SHORT, result, ask), texts.get(task, ()))


def _kind(query: Statement) -> Text:
    return next((one.text for one in facts().properties if one.name == query.get("kind")), same(""))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What is there after each term, and what follows."""
    whole = listed(map(_narrated, why["steps"]), {"en": ". ", "zh": "。"})
    if query["task"] == "class":
        at = LETTERS.index(answer)
        return said(_IS_NOT if query["odd"] else _IS, steps=whole, word=why["steps"][at][-1][-1], kind=_kind(query))
    if query["task"] == "picture":
        name = facts().called[query["options"][LETTERS.index(answer)]][0].upper()
        return said(_FITS, name=name, steps=whole)
    return said({"en": "{steps}.", "zh": "{steps}。"}, steps=whole)


def _narrated(steps: Sequence[Sequence[str]]) -> Text:
    """A sum, step by step."""
    before, told = "", []
    for sign, part, then in steps:
        told += [said(_STEP[sign], before=before, part=part, then=then)] if before else []
        before = then
    return listed(told, {"en": "; ", "zh": "，"})


def describe(statement: Statement, query: Statement) -> Text:
    """The terms one after the other, pictures by the names of what they show."""
    result = {"picture": query.get("word", "")}.get(query["task"], "?")
    sums = [listed((*map(_told, terms), same(f"= {result}")), {"en": " ", "zh": " "}) for terms in statement["sums"]]
    shown = options(sums) if len(sums) > 1 else sums[0]
    if query["task"] != "picture":
        return shown
    return lines(shown, options(_named(thing) for thing in query["options"]))


def _named(thing: str) -> Text:
    """A picture by its name."""
    return said(_PICTURE, name=facts().name_of(thing))


def _told(term: Mapping[str, str]) -> Text:
    sign = {"+": "+", "-": "−"}[term["sign"]]
    what = same(term["letters"]) if "letters" in term else _MISSING if term["icon"] == "?" else _named(term["icon"])
    return listed((same(sign), what), {"en": " ", "zh": " "})


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sums below one another, and drawn options below them; a unit is a little less than half of a picture."""
    rows = [_row(terms, query.get("word", "?")) for terms in statement["sums"]]
    choices = query["options"] if query["task"] == "picture" else ()
    inner = max([row[-1].x + row[-1].width for row in rows] + [len(choices) * (CARD + 0.6) - 0.6])
    dress, (left, top, right, bottom) = DRESSES[statement["dress"]]
    nodes: list[AnyNode] = GROUNDS[statement["dress"]](inner, len(rows)) if statement["dress"] in GROUNDS else []
    for number, row in enumerate(rows):
        nodes.append(Group((*dress(row, inner), *_signs(row)), left, top + number * ROW))
        if query["task"] == "class":
            inset, less = (1.15, 0.2) if statement["dress"] == "notebook" else (0, 0)  # on a page
            nodes += _frame(LETTERS[number], inset, number * ROW, left + inner + right - less)
    height = top + (len(rows) - 1) * ROW + CARD + bottom
    for number, thing in enumerate(choices):
        x = left + (inner - len(choices) * (CARD + 0.6) + 0.6) / 2 + number * (CARD + 0.6)
        nodes += _option(LETTERS[number], thing, x, height + 0.5)
    height += (CARD + 0.5 + _CAPTION) * bool(choices)
    width = left + inner + right
    x = _MARGIN + _CAPTION * (query["task"] == "class")
    return (Scene(x + width + _MARGIN, height + 2 * _MARGIN, (Group(tuple(nodes), x, _MARGIN),), (40, 52)),)


def _row(terms: Sequence[Mapping[str, str]], result: str) -> list[Placed]:
    """The cards of a sum and of its result."""
    placed: list[Placed] = []
    x = 0.0
    for term in (*terms, {"sign": "=", "letters": result}):
        text = term.get("letters", "?" if term.get("icon") == "?" else "")
        width = max(1.4, len(text) * _LETTER + 0.6) if "letters" in term else CARD
        icon = term.get("icon", "?")
        nodes: tuple[AnyNode, ...] = (Label(width / 2, CARD / 2, text, 0.56),)
        if icon != "?":
            nodes = (Group(ICONS[icon], 0.15, 0.15, CARD - 0.3),)
        placed.append(Placed("" if not placed else term["sign"].replace("-", "−"), x, width, nodes))
        x += width + _SIGN
    return placed


def _signs(row: Sequence[Placed]) -> list[AnyNode]:
    """What the cards hold, and the signs between them."""
    nodes: list[AnyNode] = [Group(card.nodes, card.x, 0) for card in row]
    nodes += [Label(card.x - _SIGN / 2, CARD / 2, card.sign, 0.42) for card in row if card.sign]
    return nodes


def _frame(letter: str, left: float, top: float, right: float) -> list[AnyNode]:
    """A sum that can be chosen, and its letter in front of it."""
    return [
        Rect(left, top, right - left, ROW - 0.2, None, "line", "thin", 0.14),
        Label(-_CAPTION / 2, top + ROW / 2, letter, 0.4, "label", "label"),
        Element(option_element(letter), left, top, right - left, ROW - 0.2),
    ]


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    return [
        Rect(x, y, CARD, CARD, None, "line", "thin", 0.14),
        Group(ICONS[thing], x + 0.15, y + 0.15, CARD - 0.3),
        Label(x + CARD / 2, y + CARD + _CAPTION / 2, letter, 0.34, "label", "label"),
        Element(option_element(letter), x, y, CARD, CARD),
    ]
