"""Shows the balances of `puzzlegen.generators.cues.balance`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.balances import HIGH, WIDE, balance, pile, thing
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options

msg: Final = messages(__name__)

_GAP: Final = 0.4
_CARD: Final = 2.3  # side of a card with a drawn option
_SMALL: Final = 0.8  # side of a thing on a card of an order
_TIPS: Final = tuple(msg(f"tips-{side}") for side in ("left", "right", "level"))


def word(statement: Statement, query: Statement) -> Wording:
    """What a balance says, and what is asked about weights."""
    task, noun = query["task"], msg(f"noun-{statement['dress']}")
    texts: tuple[Phrase | None, ...] = _TIPS if task == "tips" else (None,) * len(query.get("options", ()))
    kind = Kind.LETTER if texts else Kind.NUMBER
    return Wording(rules=msg("rules", noun=noun), ask=msg(f"ask-{task}", noun=noun), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What is heavier than what, each by the fewest balances; or one weight after the other, in units of the first."""
    names, noun = _names(statement, range(len(statement["things"]))), msg(f"noun-{statement['dress']}")
    if "steps" in why:
        steps = []
        facts = dict[tuple[tuple[int, int], ...], list[tuple[int, int]]]()
        for light, heavy, scales in why["steps"]:
            facts.setdefault(tuple(map(tuple, scales)), []).append((light, heavy))
        for scales, shown in facts.items():
            told = comma_list(msg("times", scale=scale, often=abs(often)) for scale, often in scales)
            shows = _shown(statement, names, scales, shown)
            steps.append(msg("by", noun=noun, scales=told, count=len(scales), shown=shows))
        if query["task"] == "order":
            row = comma_list(names[thing] for thing in query["options"][LETTERS.index(answer)])
            return sentences(*steps, msg("row", row=row, answer=answer))
        key = names[query["options"][LETTERS.index(answer)]]
        return sentences(*steps, msg(f"most-{query['task']}", key=key, answer=answer))
    weights, (first, *others) = why["weights"], why["kinds"]
    steps = [msg("unit", name=names[first], weight=weights[first])]
    for kind, scale in zip(others, why["scales"], strict=True):
        sides = [statement["scales"][scale - 1][side] for side in ("left", "right")]
        left, right = (_sum(names, side) for side in sides)
        steps.append(
            msg("equal", noun=noun, scale=scale, left=left, right=right, name=names[kind], weight=weights[kind])
        )
    loads = [[*load] for load in _asked(query)]
    if query["task"] == "pan":
        loads[1] = query["options"][LETTERS.index(answer)]
    elif query["task"] == "worth":
        loads[1] *= int(answer)
    left, right = (msg("total", load=_sum(names, load), weight=sum(weights[one] for one in load)) for load in loads)
    so = _TIPS[LETTERS.index(answer)] if query["task"] == "tips" else msg("answer", answer=answer)
    return sentences(*steps, msg("sides", noun=noun, left=left, right=right, so=so))


def _shown(
    statement: Statement, names: Sequence[Phrase], scales: Sequence[tuple[int, int]], facts: Sequence[tuple[int, int]]
) -> Phrase:
    """What balances show together, without what lies on both sides, and what follows from it."""
    surplus, used = [0] * len(names), [(statement["scales"][scale - 1], often) for scale, often in scales]
    for scale, often in used:
        heavier, lighter = ("right", "left") if scale["tilt"] == "right" else ("left", "right")
        for kind in range(len(names)):
            surplus[kind] += often * (scale[heavier].count(kind) - scale[lighter].count(kind))
    more = [kind for kind, many in enumerate(surplus) for _ in range(many)]
    less = [kind for kind, many in enumerate(surplus) for _ in range(-many)]
    follows = comma_list(msg("heavier", heavy=names[heavy], light=names[light]) for light, heavy in facts)
    if len(more) == len(less) == 1:
        return follows
    sign = "alike" if all(scale["tilt"] == "level" for scale, _ in used) else "heavier"
    return msg("follows", sum=msg(sign, heavy=_sum(names, more), light=_sum(names, less)), facts=follows)


def _sum(names: Sequence[Phrase], load: Sequence[int]) -> Phrase:
    """A load such as ``2 × pear + jug``."""
    counts = {thing: load.count(thing) for thing in load}
    shown = (msg("several", count=n, name=names[one]) if n > 1 else names[one] for one, n in counts.items())
    return comma_list(shown, " + ")


def describe(statement: Statement, query: Statement) -> Phrase:
    """What lies on each side, and which one is lower."""
    shown = [
        _told(statement, scale["left"], scale["right"], msg(f"tilts-{scale['tilt']}")) for scale in statement["scales"]
    ]
    noun = msg(f"noun-{statement['dress']}")
    parts = [labelled(msg("numbered", noun=noun, number=number), one) for number, one in enumerate(shown, 1)]
    if query["task"] in ("tips", "pan", "worth"):
        parts.append(labelled(msg("asked", noun=noun), _told(statement, *_asked(query), msg("locked"))))
    if query["task"] in ("heaviest", "lightest"):
        parts.append(options(_names(statement, query["options"])))
    elif "options" in query:
        parts.append(options(comma_list(_names(statement, load)) for load in query["options"]))
    return lines(*parts)


def _names(statement: Statement, numbers: Sequence[int]) -> list[Phrase]:
    return [facts().names[statement["things"][number]] for number in numbers]


def _told(statement: Statement, left: Sequence[int], right: Sequence[int], tilt: Phrase) -> Phrase:
    loads = {"left": comma_list(_names(statement, left)), "right": comma_list(_names(statement, right))}
    return msg("weighing", **loads, tilt=tilt)


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
