"""Shows the balances of `puzzlegen.generators.cues.balance`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.balances import HIGH, WIDE, balance, pile, thing
from puzzlegen.renderers.kits.telling import lines, listed, named, numbered, options, said

_GAP: Final = 0.4
_CARD: Final = 2.3  # side of a card with a drawn option
_SMALL: Final = 0.8  # side of a thing on a card of an order
_NOUNS: Final[dict[str, Text]] = {
    "beam": {"en": "balance", "zh": "天平"},
    "kitchen": {"en": "balance", "zh": "天平"},
    "seesaw": {"en": "seesaw", "zh": "跷跷板"},
}
_RULES: Final[Text] = {
    "en": "All the things are toys. Each weighs a whole number of grams, from 1 to 9, and those that look alike weigh "
    "the same. Where a {noun} is level, both sides weigh the same; otherwise the lower side is heavier.",
    "zh": "图中的东西都是玩具，每样的重量都是 1 到 9 克之间的整数克，样子相同的重量相同。{noun}水平时，两边一样重；"
    "否则低的一边更重。",
}
_ASK: Final[dict[str, Text]] = {
    "heaviest": {
        "en": "Which of the things A to D is heavier than every other thing in the picture?",
        "zh": "A 到 D 中，哪一样比图中其他各样东西都重？",
    },
    "lightest": {
        "en": "Which of the things A to D is lighter than every other thing in the picture?",
        "zh": "A 到 D 中，哪一样比图中其他各样东西都轻？",
    },
    "order": {
        "en": "In which of the rows A to D do the things stand in the order of their weights, the lightest one on the "
        "left?",
        "zh": "A 到 D 中，哪一行是按重量从轻到重（最轻的在最左边）排列的？",
    },
    "tips": {
        "en": "The {noun} with the question mark is still locked. What happens when it is released?",
        "zh": "带问号的{noun}还锁着。松开后会怎样？",
    },
    "pan": {
        "en": "The {noun} with the question mark is still locked, and its right side is empty. Which of the loads A "
        "to D has to be put there, so that it stays level when it is released?",
        "zh": "带问号的{noun}还锁着，右边是空的。右边应放上 A 到 D 中的哪一份，松开后才能保持水平？",
    },
    "worth": {
        "en": "The {noun} with the question mark is still locked. Only things like the one on its right side are to "
        "lie there. How many of them have to lie there in all, so that it stays level when it is released?",
        "zh": "带问号的{noun}还锁着。右边只放与已有的那一样相同的东西。右边一共要有多少个，松开后才能保持水平？",
    },
}
_TIPS: Final[tuple[Text, ...]] = (
    {"en": "its left side sinks", "zh": "左边下沉"},
    {"en": "its right side sinks", "zh": "右边下沉"},
    {"en": "it stays level", "zh": "保持水平"},
)
_TILTS: Final[dict[str, Text]] = {
    "left": {"en": "the left side is lower", "zh": "左边低"},
    "right": {"en": "the right side is lower", "zh": "右边低"},
    "level": {"en": "level", "zh": "水平"},
}
_WEIGHING: Final[Text] = {"en": "left: {left}; right: {right}; {tilt}", "zh": "左：{left}；右：{right}；{tilt}"}
_LOCKED: Final[Text] = {"en": "locked", "zh": "锁着"}


def word(statement: Statement, query: Statement) -> Wording:
    """What a balance says, and what is asked about weights."""
    task, noun = query["task"], _NOUNS[statement["dress"]]
    texts: tuple[Text | None, ...] = _TIPS if task == "tips" else (None,) * len(query.get("options", ()))
    kind = Kind.LETTER if texts else Kind.NUMBER
    return Wording(rules=said(_RULES, noun=noun), ask=said(_ASK[task], noun=noun), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Weights with which all balances agree."""
    weights = zip(_names(statement, range(len(statement["things"]))), why["weights"], strict=True)
    known = listed(said({"en": "{name} {grams} g", "zh": "{name} {grams} 克"}, name=n, grams=w) for n, w in weights)
    return {
        "en": f"One set of weights with which all the balances agree: {known['en']}. Whatever other weights agree with "
        f"them, too, the answer is the same: {answer}.",
        "zh": f"符合所有天平的一组重量：{known['zh']}。其他符合的重量也都给出同样的答案：{answer}。",
    }


def describe(statement: Statement, query: Statement) -> Text:
    """What lies on each side, and which one is lower."""
    shown = [_told(statement, scale["left"], scale["right"], _TILTS[scale["tilt"]]) for scale in statement["scales"]]
    parts = [numbered({"en": "Balance {number}", "zh": "第 {number} 个"}, shown)]
    if query["task"] in ("tips", "pan", "worth"):
        parts.append(
            named({"en": "Balance with the question mark", "zh": "带问号的"}, _told(statement, *_asked(query), _LOCKED))
        )
    if query["task"] in ("heaviest", "lightest"):
        parts.append(options(_names(statement, query["options"])))
    elif "options" in query:
        parts.append(options(listed(_names(statement, load)) for load in query["options"]))
    return lines(*parts)


def _names(statement: Statement, numbers: Sequence[int]) -> list[Text]:
    return [facts().names[statement["things"][number]] for number in numbers]


def _told(statement: Statement, left: Sequence[int], right: Sequence[int], tilt: Text) -> Text:
    loads = {"left": listed(_names(statement, left)), "right": listed(_names(statement, right))}
    return said(_WEIGHING, **loads, tilt=tilt)


def _asked(query: Statement) -> tuple[Sequence[int], Sequence[int]]:
    """What lies on the locked balance."""
    if query["task"] == "worth":
        return [query["of"]], [query["unit"]]
    return query["left"], query.get("right", [])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The balances, two or three in a row, the locked one last; below them the options."""
    dress, things = statement["dress"], statement["things"]
    shown = [(scale["tilt"], scale["left"], scale["right"], False) for scale in statement["scales"]]
    if query["task"] in ("tips", "pan", "worth"):
        shown.append(("level", *_asked(query), True))
    columns = 2 if len(shown) <= 4 else 3
    rows = -(-len(shown) // columns)
    wide, high = columns * (WIDE + _GAP) + _GAP, rows * (HIGH + _GAP) + _GAP
    nodes: list[AnyNode] = []
    for number, (tilt, left, right, locked) in enumerate(shown):
        row, column = divmod(number, columns)
        within = min(columns, len(shown) - row * columns)
        x = (wide - within * (WIDE + _GAP) + _GAP) / 2 + column * (WIDE + _GAP)
        y = _GAP + row * (HIGH + _GAP)
        nodes.append(Rect(x, y, WIDE, HIGH, fill="tint" if not locked else "highlight", radius=0.2))
        loads = ([things[one] for one in load] for load in (left, right))
        nodes.append(Group(balance(dress, tilt, *loads, locked=locked), x, y))
    if "options" in query:
        cards, size = (_orders if query["task"] == "order" else _cards)(query, things, wide)
        nodes.append(Group(cards, y=high))
        high += size
    return (Scene(wide, high, tuple(nodes), unit=(40, 50)),)


def _cards(query: Statement, things: Sequence[str], wide: float) -> tuple[tuple[AnyNode, ...], float]:
    """Four cards beside one another, each with a thing or a load, and their height."""
    nodes: list[AnyNode] = []
    step = wide / 4
    for number, (letter, option) in enumerate(zip(LETTERS, query["options"], strict=False)):
        x = (number + 0.5) * step - _CARD / 2
        nodes.append(Rect(x, 0.1, _CARD, _CARD, fill="paper", stroke="line", radius=0.15))
        if isinstance(option, int):
            nodes.append(Group(thing(things[option]), x + 0.4, 0.5, _CARD - 0.8))
        else:
            ground = _CARD - 0.5 if len(option) < 3 else _CARD - 0.05
            nodes += pile([things[one] for one in option], x + _CARD / 2, ground)
        nodes.append(Label(x + _CARD / 2, _CARD + 0.42, letter, 0.3, "label"))
        nodes.append(Element(option_element(letter), x, 0.1, _CARD, _CARD))
    return tuple(nodes), _CARD + 0.85


def _orders(query: Statement, things: Sequence[str], wide: float) -> tuple[tuple[AnyNode, ...], float]:
    """Four rows of things on cards, two beside one another, and their height."""
    nodes: list[AnyNode] = []
    across, tall = len(things) * (_SMALL + 0.14) + 0.2, _SMALL + 0.24
    for card, (letter, order) in enumerate(zip(LETTERS, query["options"], strict=False)):
        x = wide / 4 * (1 + 2 * (card % 2)) - across / 2 + 0.25
        y = card // 2 * (tall + 0.3)
        nodes.append(Rect(x, y, across, tall, fill="paper", stroke="line", radius=0.15))
        nodes += [
            Group(thing(things[number]), x + 0.17 + place * (_SMALL + 0.14), y + 0.12, _SMALL)
            for place, number in enumerate(order)
        ]
        nodes.append(Label(x - 0.4, y + tall / 2, letter, 0.3, "label"))
        nodes.append(Element(option_element(letter), x, y, across, tall))
    return tuple(nodes), 2 * (tall + 0.3) + 0.1
