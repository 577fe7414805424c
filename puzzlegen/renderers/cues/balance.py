"""Shows the balances of `puzzlegen.generators.cues.balance`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.balances import HIGH, WIDE, balance, pile, thing
from puzzlegen.renderers.kits.telling import lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined

_GAP: Final = 0.4
_CARD: Final = 2.3  # side of a card with a drawn option
_SMALL: Final = 0.8  # side of a thing on a card of an order
_NOUNS: Final[dict[str, Text]] = {
    "beam": {"en": "balance", "zh": "天平"},
    "kitchen": {"en": "balance", "zh": "天平"},
    "seesaw": {"en": "seesaw", "zh": "跷跷板"},
}
_RULES: Final[Text] = {
    "en": "All the things are toys. Each weighs a whole number of grams from 1 to 9, and things that look alike weigh "
    "the same. If a {noun} is level, both sides weigh the same; otherwise the lower side is heavier.",
    "zh": "图中的东西都是玩具，每样的重量都是 1 到 9 克之间的整数克，样子相同的重量相同。{noun}水平时，两边一样重；"
    "否则低的一边更重。",
}
_ASK: Final[dict[str, Text]] = {
    "heaviest": {
        "en": "Which of A to D is heavier than every other kind of thing in the picture?",
        "zh": "A 到 D 中，哪一样比图中其他各样东西都重？",
    },
    "lightest": {
        "en": "Which of A to D is lighter than every other kind of thing in the picture?",
        "zh": "A 到 D 中，哪一样比图中其他各样东西都轻？",
    },
    "order": {
        "en": "Which row is in order of weight, from the lightest thing (left) to the heaviest?",
        "zh": "A 到 D 中，哪一行是按重量从轻到重（最轻的在最左边）排列的？",
    },
    "tips": {
        "en": "The {noun} with the question mark is still locked. What happens when it is released?",
        "zh": "带问号的{noun}还锁着。松开后会怎样？",
    },
    "pan": {
        "en": "The {noun} with the question mark is still locked, and its right side is empty. Which of the loads A "
        "to D must go there if it is to stay level when released?",
        "zh": "带问号的{noun}还锁着，右边是空的。右边应放上 A 到 D 中的哪一份，松开后才能保持水平？",
    },
    "worth": {
        "en": "The {noun} with the question mark is still locked. Its right side may hold only more of the same thing. "
        "How many must lie there altogether if it is to stay level when released?",
        "zh": "带问号的{noun}还锁着。右边只能再放同样的东西。右边一共要有多少个，松开后才能保持水平？",
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
_BY: Final[tuple[Text, Text]] = (
    {"en": "By {noun} {scales}, {shown}.", "zh": "看第 {scales} 个{noun}：{shown}。"},
    {"en": "Put {noun}s {scales} together: {shown}.", "zh": "把第 {scales} 个{noun}合起来看：{shown}。"},
)
_FOLLOWS: Final[Text] = {"en": "{sum}, so {facts}", "zh": "{sum}，所以{facts}"}
_HEAVIER: Final[Text] = {"en": "{heavy} > {light}", "zh": "{heavy} > {light}"}
_ALIKE: Final[Text] = {"en": "{heavy} = {light}", "zh": "{heavy} = {light}"}
_TIMES: Final[dict[int, Text]] = {
    1: {"en": "{scale}", "zh": "{scale}"},
    2: {"en": "{scale} (twice)", "zh": "{scale}（两次）"},
    3: {"en": "{scale} (three times)", "zh": "{scale}（三次）"},
}
_ROW: Final[Text] = {
    "en": "So the order from the lightest to the heaviest is {row}: row {answer}.",
    "zh": "所以从轻到重依次是{row}，即 {answer} 行。",
}
_MOST: Final[dict[str, Text]] = {
    "heaviest": {"en": "So the heaviest is {key}: {answer}.", "zh": "所以最重的是{key}，即 {answer}。"},
    "lightest": {"en": "So the lightest is {key}: {answer}.", "zh": "所以最轻的是{key}，即 {answer}。"},
}
_UNIT: Final[Text] = {
    "en": "Only ratios matter here, so say {name} = {weight}.",
    "zh": "这里只看比例，不妨设{name} = {weight}。",
}
_EQUAL: Final[Text] = {
    "en": "By {noun} {scale}, {left} = {right}, so {name} = {weight}.",
    "zh": "第 {scale} 个{noun}：{left} = {right}，所以{name} = {weight}。",
}
_TOTAL: Final[Text] = {"en": "{load} = {weight}", "zh": "{load} = {weight}"}
_SIDES: Final[Text] = {
    "en": "At the question mark, {left} on the left and {right} on the right: {so}.",
    "zh": "带问号的{noun}：左边 {left}，右边 {right}，{so}。",
}
_ANSWER: Final[Text] = {"en": "the answer is {answer}", "zh": "所以答案是 {answer}"}
_LOCKED: Final[Text] = {"en": "locked", "zh": "锁着"}


def word(statement: Statement, query: Statement) -> Wording:
    """What a balance says, and what is asked about weights."""
    task, noun = query["task"], _NOUNS[statement["dress"]]
    texts: tuple[Text | None, ...] = _TIPS if task == "tips" else (None,) * len(query.get("options", ()))
    kind = Kind.LETTER if texts else Kind.NUMBER
    return Wording(rules=said(_RULES, noun=noun), ask=said(_ASK[task], noun=noun), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What is heavier than what, each by the fewest balances; or one weight after the other, in units of the first."""
    names, noun = _names(statement, range(len(statement["things"]))), _NOUNS[statement["dress"]]
    if "steps" in why:
        steps = []
        facts = dict[tuple[tuple[int, int], ...], list[tuple[int, int]]]()
        for light, heavy, scales in why["steps"]:
            facts.setdefault(tuple(map(tuple, scales)), []).append((light, heavy))
        for scales, shown in facts.items():
            told = listed(said(_TIMES[abs(often)], scale=scale) for scale, often in scales)
            by = _BY[len(scales) > 1]
            steps.append(said(by, noun=noun, scales=told, shown=_shown(statement, names, scales, shown)))
        if query["task"] == "order":
            row = listed(names[thing] for thing in query["options"][LETTERS.index(answer)])
            return joined(*steps, said(_ROW, row=row, answer=answer))
        key = names[query["options"][LETTERS.index(answer)]]
        return joined(*steps, said(_MOST[query["task"]], key=key, answer=answer))
    weights, (first, *others) = why["weights"], why["kinds"]
    steps = [said(_UNIT, name=names[first], weight=weights[first])]
    for kind, scale in zip(others, why["scales"], strict=True):
        sides = [statement["scales"][scale - 1][side] for side in ("left", "right")]
        left, right = (_sum(names, side) for side in sides)
        steps.append(
            said(_EQUAL, noun=noun, scale=scale, left=left, right=right, name=names[kind], weight=weights[kind])
        )
    loads = [[*load] for load in _asked(query)]
    if query["task"] == "pan":
        loads[1] = query["options"][LETTERS.index(answer)]
    elif query["task"] == "worth":
        loads[1] *= int(answer)
    left, right = (said(_TOTAL, load=_sum(names, load), weight=sum(weights[one] for one in load)) for load in loads)
    so = _TIPS[LETTERS.index(answer)] if query["task"] == "tips" else said(_ANSWER, answer=answer)
    return joined(*steps, said(_SIDES, noun=noun, left=left, right=right, so=so))


def _shown(
    statement: Statement, names: Sequence[Text], scales: Sequence[tuple[int, int]], facts: Sequence[tuple[int, int]]
) -> Text:
    """What balances show together, without what lies on both sides, and what follows from it."""
    surplus, used = [0] * len(names), [(statement["scales"][scale - 1], often) for scale, often in scales]
    for scale, often in used:
        heavier, lighter = ("right", "left") if scale["tilt"] == "right" else ("left", "right")
        for kind in range(len(names)):
            surplus[kind] += often * (scale[heavier].count(kind) - scale[lighter].count(kind))
    more = [kind for kind, many in enumerate(surplus) for _ in range(many)]
    less = [kind for kind, many in enumerate(surplus) for _ in range(-many)]
    follows = listed(said(_HEAVIER, heavy=names[heavy], light=names[light]) for light, heavy in facts)
    if len(more) == len(less) == 1:
        return follows
    sign = _ALIKE if all(scale["tilt"] == "level" for scale, _ in used) else _HEAVIER
    return said(_FOLLOWS, sum=said(sign, heavy=_sum(names, more), light=_sum(names, less)), facts=follows)


def _sum(names: Sequence[Text], load: Sequence[int]) -> Text:
    """A load such as ``2 × pear + jug``."""
    counts = {thing: load.count(thing) for thing in load}
    many: Text = {"en": "{count} × {name}", "zh": "{count} 个{name}"}
    shown = (said(many, count=n, name=names[one]) if n > 1 else names[one] for one, n in counts.items())
    return listed(shown, same(" + "))


def describe(statement: Statement, query: Statement) -> Text:
    """What lies on each side, and which one is lower."""
    shown = [_told(statement, scale["left"], scale["right"], _TILTS[scale["tilt"]]) for scale in statement["scales"]]
    noun = _NOUNS[statement["dress"]]
    parts = [numbered(said({"en": "{noun} {{number}}", "zh": "第 {{number}} 个{noun}"}, noun=noun), shown)]
    if query["task"] in ("tips", "pan", "worth"):
        parts.append(
            named(
                said({"en": "{noun} with the question mark", "zh": "带问号的{noun}"}, noun=noun),
                _told(statement, *_asked(query), _LOCKED),
            )
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
    columns = 2 if len(shown) <= 4 and len(things) < 6 else 3
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
        if not locked:
            nodes.append(Label(x + 0.32, y + 0.36, str(number + 1), 0.3, "label"))
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
