"""Words and draws the sums of `puzzlegen.generators.cues.rebus_sums`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.carriers import CARD, DRESSES, GROUNDS, ROW, Placed
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import lines, listed, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined

_LETTER: Final = 0.62  # width of a letter on a card
_SIGN: Final = 0.9  # from card to card
_MARGIN: Final = 0.6
_CAPTION: Final = 0.75

_RULES: Final[Text] = {
    "en": "Each picture stands for its name in English, a single word. Work from left to right: + puts the name or the "
    "letters behind what is there already; − takes out one run of these letters, which stand there next to one "
    "another and in this order (where they do so more than once, it is for you to find out which to take).",
    "zh": "每幅图代表它的英文名称（一个单词）。从左到右计算：“+”表示把名称或字母接在已有字母的后面；“−”表示从已有字母中"
    "去掉一段连续的、顺序相同的字母（若出现不止一处，去掉哪一处要由你判断）。",
}
_ONE: Final[Text] = {"en": "The result is an English word.", "zh": "结果是一个英文单词。"}
_THREE: Final[Text] = {
    "en": "The result of each of the three sums is an English word, the name of a thing or a living being.",
    "zh": "三个算式的结果各是一个英文单词，都是某种东西或生物的名称。",
}
_GIVEN: Final[Text] = {
    "en": "The result is {word}. One picture of the sum is missing.",
    "zh": "结果是 {word}。算式中缺了一幅图。",
}
_ASK: Final[Mapping[str, Text]] = {
    "word": {"en": "Which word is it?", "zh": "是哪个单词？"},
    "word_choice": {"en": "Which of these words is it?", "zh": "是下面哪个单词？"},
    "class": {"en": "What is true of all three?", "zh": "三者都具有下面哪一点？"},
    "picture": {"en": "Which of the pictures A to D belongs in its place?", "zh": "A 到 D 中，哪幅图应放在那里？"},
}
_SHORT: Final[Text] = {
    "en": "Read the pictures as English words, and add and take out letters from left to right.",
    "zh": "把图读作英文单词，从左到右添上、去掉字母。",
}
_STEP: Final[Mapping[str, Text]] = {
    "+": {"en": "with {part} it is {then}", "zh": "加上 {part} 得 {then}"},
    "-": {"en": "without {part} it is {then}", "zh": "去掉 {part} 得 {then}"},
}
_FIRST: Final[Text] = {"en": "{part}", "zh": "{part}"}
_SUM: Final[Text] = {"en": "Sum {number}", "zh": "算式 {number}"}
_PICTURE: Final[Text] = {"en": "(picture: {name})", "zh": "（图：{name}）"}
_MISSING: Final[Text] = {"en": "(missing picture)", "zh": "（缺少的图）"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the sums are drawn
    """Ask for the word, for the class of three words, or for the missing picture."""
    task = query["task"]
    result = {"class": _THREE, "picture": said(_GIVEN, word=query.get("word", ""))}.get(task, _ONE)
    texts: tuple[Text | None, ...] = ()
    match task:
        case "class":
            properties = {one.name: one.text for one in facts().properties}
            texts = tuple(properties[option] for option in query["options"])
        case "word_choice":
            texts = tuple(map(same, query["options"]))
        case "picture":
            texts = (None,) * len(query["options"])
    return Wording(
        _ASK[task],
        Kind.LETTER if texts else Kind.WORD,
        joined(_RULES, result),
        joined(_SHORT, result, _ASK[task]),
        texts,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What is there after each term."""
    told = [
        listed(
            (
                said(_STEP[sign] if number else _FIRST, part=part, then=then)
                for number, (sign, part, then) in enumerate(steps)
            ),
            {"en": ", ", "zh": "，"},
        )
        for steps in why["steps"]
    ]
    whole = listed(told, {"en": "; ", "zh": "；"})
    return {language: whole[language] + {"en": ".", "zh": "。"}[language] for language in LANGUAGES}


def describe(statement: Statement, query: Statement) -> Text:
    """The terms one after the other, pictures by the names of what they show."""
    result = {"picture": query.get("word", "")}.get(query["task"], "?")
    sums = [listed((*map(_told, terms), same(f"= {result}")), {"en": " ", "zh": " "}) for terms in statement["sums"]]
    shown = numbered(_SUM, sums) if len(sums) > 1 else sums[0]
    if query["task"] != "picture":
        return shown
    return lines(shown, options(_named(thing) for thing in query["options"]))


def _named(thing: str) -> Text:
    """A picture by its name."""
    return said(_PICTURE, name={**facts().names[thing], "en": facts().called[thing][0]})


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
    height = top + (len(rows) - 1) * ROW + CARD + bottom
    for number, thing in enumerate(choices):
        x = left + (inner - len(choices) * (CARD + 0.6) + 0.6) / 2 + number * (CARD + 0.6)
        nodes += _option(LETTERS[number], thing, x, height + 0.5)
    height += (CARD + 0.5 + _CAPTION) * bool(choices)
    width = left + inner + right
    return (Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, (Group(tuple(nodes), _MARGIN, _MARGIN),), (40, 52)),)


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


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    return [
        Rect(x, y, CARD, CARD, None, "line", "thin", 0.14),
        Group(ICONS[thing], x + 0.15, y + 0.15, CARD - 0.3),
        Label(x + CARD / 2, y + CARD + _CAPTION / 2, letter, 0.34, "label", "label"),
        Element(option_element(letter), x, y, CARD, CARD),
    ]
