"""Shows the balances of `puzzlegen.generators.cues.balance`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import judged, over, pen, tag
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues import balance as form
from puzzlegen.formats.cues.balance import Pan, Query, Scales, Tips, Worth
from puzzlegen.renderers.cues.kits.balances import HIGH, ROW, WIDE, balance, pile, toy
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options

msg: Final = messages(__name__)

_GAP: Final = 0.4
_STRIP: Final = 0.5  # above a balance, for its number
_SPARE: Final = 0.64  # above a plank with nothing upon anything else; the number then stands in the middle
_COLUMNS: Final = 2
_CARD: Final = 2.3  # side of a card with a drawn option
_LOAD: Final = (3.1, 1.5)  # width and height of a card with a drawn load
_APART: Final = 0.55  # half of what is between two orders, with the letter of one of them
_SMALL: Final = 0.8  # side of a thing on a card of an order
_TIPS: Final = tuple(msg(f"tips-{side}") for side in ("left", "right", "level"))


def word(shown: Scales, query: Query) -> Wording:
    """What a balance says, and what is asked about weights."""
    noun, texts = _noun(shown), tuple[Phrase | None, ...]()
    if not isinstance(query, Worth):
        texts = _TIPS if isinstance(query, Tips) else (None,) * len(query.options)
    kind, ask = Kind.LETTER if texts else Kind.NUMBER, msg(f"ask-{task_of(query)}", noun=noun)
    return Wording(rules=msg("rules", noun=noun), ask=ask, kind=kind, options=texts)


def _noun(shown: Scales) -> Phrase:
    return msg(f"noun-{shown.theme}")


def explain(shown: Scales, query: Query, answer: str, why: form.Steps | form.Weights) -> Phrase:
    """What is heavier than what, each by the fewest balances; or one weight after the other, in units of the first."""
    names, noun = _names(shown, range(len(shown.things))), _noun(shown)
    if isinstance(why, form.Steps):
        steps = []
        facts = dict[tuple[tuple[int, int], ...], list[tuple[int, int]]]()
        for light, heavy, scales in why.steps:
            facts.setdefault(scales, []).append((light, heavy))
        for scales, some in facts.items():
            told = comma_list(msg("times", scale=scale, often=abs(often)) for scale, often in scales)
            shows = _shown(shown, names, scales, some)
            steps.append(msg("by", noun=noun, scales=told, count=len(scales), shown=shows))
        place = LETTERS.index(answer)
        if isinstance(query, form.Order):
            row = comma_list(names[thing] for thing in query.options[place])
            return sentences(*steps, msg("row", row=row, answer=answer))
        if isinstance(query, form.Heaviest | form.Lightest):
            steps.append(msg(f"most-{task_of(query)}", key=names[query.options[place]], answer=answer))
        return sentences(*steps)
    weights, (first, *others) = why.weights, why.kinds
    steps = [msg("unit", name=names[first], weight=weights[first])]
    for kind, number in zip(others, why.scales, strict=True):
        scale = shown.scales[number - 1]
        left, right = _sum(names, scale.left), _sum(names, scale.right)
        steps.append(
            msg("equal", noun=noun, scale=number, left=left, right=right, name=names[kind], weight=weights[kind])
        )
    one, other = _asked(query)
    if isinstance(query, Pan):
        other = query.options[LETTERS.index(answer)]
    elif isinstance(query, Worth):
        other *= int(answer)
    left, right = (
        msg("total", load=_sum(names, load), weight=sum(weights[kind] for kind in load)) for load in (one, other)
    )
    so = _TIPS[LETTERS.index(answer)] if isinstance(query, Tips) else msg("answer", answer=answer)
    return sentences(*steps, msg("sides", noun=noun, left=left, right=right, so=so))


def _shown(
    shown: Scales, names: Sequence[Phrase], scales: Sequence[tuple[int, int]], facts: Sequence[tuple[int, int]]
) -> Phrase:
    """What balances show together, without what lies on both sides, and what follows from it."""
    surplus, used = [0] * len(names), [(shown.scales[number - 1], often) for number, often in scales]
    for scale, often in used:
        heavier, lighter = (scale.right, scale.left) if scale.tilt == "right" else (scale.left, scale.right)
        for kind in range(len(names)):
            surplus[kind] += often * (heavier.count(kind) - lighter.count(kind))
    more = [kind for kind, many in enumerate(surplus) for _ in range(many)]
    less = [kind for kind, many in enumerate(surplus) for _ in range(-many)]
    follows = comma_list(msg("heavier", heavy=names[heavy], light=names[light]) for light, heavy in facts)
    if len(more) == len(less) == 1:
        return follows
    sign = "alike" if all(scale.tilt == "level" for scale, _ in used) else "heavier"
    return msg("follows", sum=msg(sign, heavy=_sum(names, more), light=_sum(names, less)), facts=follows)


def _sum(names: Sequence[Phrase], load: Sequence[int]) -> Phrase:
    """A load such as ``2 × pear + jug``."""
    counts = {thing: load.count(thing) for thing in load}
    shown = (msg("several", count=n, name=names[one]) if n > 1 else names[one] for one, n in counts.items())
    return comma_list(shown, " + ")


def describe(shown: Scales, query: Query) -> Phrase:
    """What lies on each side, and which one is lower."""
    noun, told = _noun(shown), [_told(shown, one.left, one.right, msg(f"tilts-{one.tilt}")) for one in shown.scales]
    parts = [labelled(msg("numbered", noun=noun, number=number), one) for number, one in enumerate(told, 1)]
    if isinstance(query, Tips | Pan | Worth):
        parts.append(labelled(msg("asked", noun=noun), _told(shown, *_asked(query), msg("locked"))))
    match query:
        case form.Heaviest() | form.Lightest():
            parts.append(options(_names(shown, query.options)))
        case form.Order() | Pan():
            parts.append(options(comma_list(_names(shown, load)) for load in query.options))
    return lines(*parts)


def _names(shown: Scales, numbers: Sequence[int]) -> list[Phrase]:
    return [facts().names[shown.things[number]] for number in numbers]


def _told(shown: Scales, left: Sequence[int], right: Sequence[int], tilt: Phrase) -> Phrase:
    return msg("weighing", left=comma_list(_names(shown, left)), right=comma_list(_names(shown, right)), tilt=tilt)


def _asked(query: Query) -> tuple[form.Load, form.Load]:
    """What lies on the locked balance, if there is one."""
    match query:
        case Worth(of, unit):
            return (of,), (unit,)
        case Tips(left, right):
            return left, right
        case Pan(left):
            return left, ()
    return (), ()


def depict(shown: Scales, query: Query) -> tuple[Scene, ...]:
    """The balances, two in a row, the locked one last; below them the options."""
    things = shown.things
    drawn = [(scale.tilt, scale.left, scale.right, False) for scale in shown.scales]
    if isinstance(query, Tips | Pan | Worth):
        drawn.append(("level", *_asked(query), True))
    low = shown.theme == "seesaw" and all(len(load) <= ROW for _, *loads, _ in drawn for load in loads)
    strip, aside = (_STRIP - _SPARE, WIDE / 2) if low else (_STRIP, 0.36)
    rows, tall = -(-len(drawn) // _COLUMNS), strip + HIGH[shown.theme]
    wide, high = _COLUMNS * (WIDE + _GAP) + _GAP, rows * (tall + _GAP) + _GAP
    nodes: list[AnyNode] = []
    for number, (tilt, left, right, locked) in enumerate(drawn):
        row, column = divmod(number, _COLUMNS)
        within = min(_COLUMNS, len(drawn) - row * _COLUMNS)
        x = (wide - within * (WIDE + _GAP) + _GAP) / 2 + column * (WIDE + _GAP)
        y = _GAP + row * (tall + _GAP)
        nodes.append(Rect(x, y, WIDE, tall, fill="tint" if not locked else "highlight", radius=0.2))
        loads = ([things[one] for one in load] for load in (left, right))
        if not locked:
            nodes.append(Label(x + aside, y + 0.36, str(number + 1), 0.34))
        nodes.append(Group(balance(shown.theme, tilt, *loads, locked=locked), x, y + strip))
    if not isinstance(query, Tips | Worth):
        if isinstance(query, form.Order):
            cards, size = _orders(query.options, things, wide)
        else:
            cards, size = _cards(query.options, things, wide)
        nodes.append(Group(cards, y=high))
        high += size
    return (Scene(wide, high, tuple(nodes)),)


def depict_solution(shown: Scales, query: Query, answer: str, why: form.Steps | form.Weights) -> tuple[Scene, ...]:
    """The order in which balances give weights, what lies on the locked one in all, and the right option."""
    (scene,) = depict(shown, query)
    scene = judged(scene, answer, LETTERS[:4])
    if isinstance(why, form.Steps):
        return (scene,)
    grounds = [node for node in scene.nodes if isinstance(node, Rect)]
    marks = list[AnyNode]()
    for number, scale in enumerate(why.scales, 1):
        ground = grounds[scale - 1]
        marks += tag(ground.x + ground.width - 0.36, ground.y + 0.36, str(number), pen(scene))
    ground = grounds[len(shown.scales)]
    for load, share in zip(_asked(query), (0.2, 0.8), strict=True):
        total = str(sum(why.weights[kind] for kind in load))
        marks += tag(ground.x + share * ground.width, ground.y + 0.36, total, pen(scene)) if load else ()
    return (over(scene, marks),)


def _cards(offered: Sequence[int | form.Load], things: Sequence[str], wide: float) -> tuple[tuple[AnyNode, ...], float]:
    """Four cards beside one another, each with a thing or a load, and their height."""
    nodes: list[AnyNode] = []
    step = wide / 4
    across, down = (_CARD, _CARD) if isinstance(offered[0], int) else _LOAD
    for number, (letter, option) in enumerate(zip(LETTERS, offered, strict=False)):
        x = (number + 0.5) * step - across / 2
        nodes.append(Rect(x, 0.1, across, down, fill="paper", stroke="line", radius=0.15))
        if isinstance(option, int):
            nodes.append(Group(toy(things[option]), x + 0.4, 0.5, _CARD - 0.8))
        else:
            nodes += pile([things[one] for one in option], x + across / 2, down - 0.2)
        nodes.append(Label(x + across / 2, down + 0.42, letter, 0.34))
        nodes.append(Element(option_element(letter), x, 0.1, across, down))
    return tuple(nodes), down + 0.85


def _orders(orders: Sequence[form.Load], things: Sequence[str], wide: float) -> tuple[tuple[AnyNode, ...], float]:
    """Four rows of things on cards, two beside one another, and their height."""
    nodes: list[AnyNode] = []
    across, tall = len(things) * (_SMALL + 0.14) + 0.2, _SMALL + 0.24
    for card, (letter, order) in enumerate(zip(LETTERS, orders, strict=False)):
        x = wide / 2 + (_APART + 0.57 if card % 2 else -_APART - across)
        y = card // 2 * (tall + 0.3)
        nodes.append(Rect(x, y, across, tall, fill="paper", stroke="line", radius=0.15))
        nodes += [
            Group(toy(things[number]), x + 0.17 + place * (_SMALL + 0.14), y + 0.12, _SMALL)
            for place, number in enumerate(order)
        ]
        nodes.append(Label(x - 0.4, y + tall / 2, letter, 0.34))
        nodes.append(Element(option_element(letter), x, y, across, tall))
    return tuple(nodes), 2 * (tall + 0.3) + 0.1
