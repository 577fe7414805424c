"""Shows the pictures of `puzzlegen.generators.cues.time_order`."""

from collections.abc import Sequence
from itertools import pairwise, product
from math import log
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import judged, over, pen, tag, way
from puzzlegen.formats.cues.time_order import (
    Between,
    Chain,
    Facts,
    First,
    Last,
    Minutes,
    Order,
    Place,
    Query,
    Ways,
    Wrong,
)
from puzzlegen.renderers.cues.kits.backdrops import backdrop
from puzzlegen.renderers.cues.kits.belongings import DRAWN, HEIGHT, cover, shadow
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines

msg: Final = messages(__name__)

_SLOT, _GROUND, _GAP = 1.95, 0.45, 0.55  # width of a thing's place, floor below it, and room between pictures
_PAGE: Final = 1.4  # width of a page by its height, about
_BADGE: Final = 0.36  # radius, of a picture's letter


def word(shown: Place, query: Query) -> Wording:
    """Ask for a picture, an order, a gap or a number of minutes."""
    rules = [msg("rules-place")]
    going = [*zip(shown.things, shown.ways, strict=True)]
    if isinstance(query, Minutes):
        rates = [
            msg("rules-rate", step=msg(f"step-{thing}-{way}"), rate=rate)
            for (thing, way), rate in zip(going, query.rates, strict=True)
        ]
        # Pieces come and go one by one: without a moment, what is seen twice is only about so many minutes apart.
        rules += [msg("rules-rates", rates=comma_list(rates, SEMICOLON)), msg("rules-moment")]
    else:
        goes = [msg("why-steps", steps=capitalised(msg(f"goes-{thing}-{way}"))) for thing, way in going]
        rules += [*goes, msg("rules-pause")]
    rules += [msg("rules-covers")] if any(None in levels for levels in shown.levels) else []
    rules += [msg("rules-strip")] if isinstance(query, Between) else []
    rules += [msg("rules-stray")] if isinstance(query, Wrong) else []
    names = _names(shown, query)
    one, other = (names[picture] for picture in query.pair) if isinstance(query, Minutes) else ("", "")
    ask = msg(f"ask-{task_of(query)}", one=one, other=other)
    if isinstance(query, Order | Minutes):
        return Wording(ask, Kind.ORDER if isinstance(query, Order) else Kind.NUMBER, sentences(*rules))
    gaps = tuple(msg("gap", one=gap, other=gap + 1) for gap in range(1, 5))
    return Wording(ask, Kind.LETTER, sentences(*rules), options=gaps if isinstance(query, Between) else (None,) * 4)


def _names(shown: Place, query: Query) -> Sequence[str]:
    """What stands above the pictures."""
    return "12345X" if isinstance(query, Between) else LETTERS[: len(shown.levels[0])]


def explain(shown: Place, query: Query, answer: str, why: Facts) -> Phrase:
    """Which way the thing goes whose way was not known; what tells each step of the order, or each link of a chain."""
    names = _names(shown, query)
    if isinstance(query, Minutes) and isinstance(why, Chain):
        return _added_up(shown, query, answer, why)
    pictures = [one for one in range(len(names)) if not isinstance(query, Wrong) or names[one] != answer]
    known, resolved = shown.ways, why.ways if isinstance(why, Ways) else ()
    parts = [
        _resolved(shown, pictures, names, thing, resolved[place])
        for place, thing in enumerate(shown.things)
        if known[place] == "either"
    ]
    if isinstance(query, Wrong):
        wrong = LETTERS.index(answer)
        clashes = [
            msg("why-clash", one=answer, other=names[other], sooner=sooner[0], later=later[0])
            for other in pictures
            if (sooner := _tells(shown, resolved, wrong, other)) and (later := _tells(shown, resolved, other, wrong))
        ]
        return sentences(*parts, msg("why-wrong", answer=answer, pairs=comma_list(clashes, SEMICOLON)), _scale(shown))
    if isinstance(query, First | Last):
        pairs = _from_end(shown, resolved, LETTERS.index(answer), last=isinstance(query, Last))
        thus = msg(f"why-{task_of(query)}", answer=answer)
    elif isinstance(query, Between):
        gap = LETTERS.index(answer) + 1
        pairs = [(gap - 1, 5), (5, gap)]
        thus = msg("why-between", gap=msg("gap", one=gap, other=gap + 1))
    else:
        pairs = [*pairwise(map(LETTERS.index, answer))]
        thus = msg("why-order", order=", ".join(answer))
    steps = [
        msg("why-step", one=names[one], other=names[other], things=comma_list(_tells(shown, resolved, one, other)))
        for one, other in pairs
    ]
    return sentences(*parts, msg("why-steps", steps=comma_list(steps, SEMICOLON)), thus, _scale(shown))


def _added_up(shown: Place, query: Minutes, answer: str, why: Chain) -> Phrase:
    """The minutes from picture to picture along a chain, and their sum."""
    names, links, steps = _names(shown, query), list[Phrase](), list[int]()
    for (one, other), thing in zip(pairwise(why.pictures), why.things, strict=True):
        place = shown.things.index(thing)
        start, end = (shown.levels[place][picture] or 0 for picture in (one, other))
        rate, rises = query.rates[place], shown.ways[place] == "rises"
        steps.append((end - start) * rate * (1 if rises else -1))
        told = "why-later" if steps[-1] > 0 else "why-sooner"
        terms = {"start": start, "end": end, "steps": abs(end - start), "rate": rate, "minutes": abs(steps[-1])}
        links.append(msg(told, thing=msg(f"name-{thing}"), one=names[one], other=names[other], **terms))
    parts = [msg("why-steps", steps=capitalised(comma_list(links, SEMICOLON)))]
    if len(steps) > 1:
        sign = 1 if sum(steps) > 0 else -1
        total = "".join(f" {'+' if step * sign > 0 else '−'} {abs(step)}" for step in steps)
        total = total.removeprefix(" + ").replace(" − ", "−", not total.startswith(" + "))
        first, last = (names[picture] for picture in query.pair)
        parts.append(msg("why-total", one=first, other=last, sum=total, answer=answer))
    return sentences(*parts, _scale(shown))


def _from_end(shown: Place, ways: Sequence[str], key: int, *, last: bool) -> list[tuple[int, int]]:
    """Pairs of pictures, one surely before the other, that lead from the first or last picture to all others."""
    reached, pairs = [key], list[tuple[int, int]]()
    for one in reached:
        for other in range(4):
            pair = (other, one) if last else (one, other)
            if other not in reached and _tells(shown, ways, *pair):
                reached.append(other)
                pairs.append(pair)
    return pairs


def _resolved(shown: Place, pictures: Sequence[int], names: Sequence[str], thing: str, way: str) -> Phrase:
    """How the way of a thing is found out: from two pictures whose order another thing tells."""
    levels, goes = shown.levels[shown.things.index(thing)], msg(f"goes-{thing}-{way}")
    for one, other in product(pictures, pictures):
        told = _tells(shown, shown.ways, one, other)
        if told and None not in (levels[one], levels[other]) and levels[one] != levels[other]:
            change = _change(thing, levels[one], levels[other])
            return msg("why-way", things=told[0], one=names[one], other=names[other], change=change, goes=goes)
    return msg("why-fits", goes=goes)


def _tells(shown: Place, ways: Sequence[str], one: int, other: int) -> list[Phrase]:
    """The changes of things that go these ways, where they say that one picture is before another."""
    told = list[Phrase]()
    for thing, goes, levels in zip(shown.things, ways, shown.levels, strict=True):
        start, end = levels[one], levels[other]
        if start is not None and end is not None and {"rises": start < end, "falls": start > end}.get(goes, False):
            told.append(_change(thing, start, end))
    return told


def _change(thing: str, start: int | None, end: int | None) -> Phrase:
    """A thing with its levels in two pictures; those of a sunflower cannot be counted."""
    if thing == "sunflower":
        return msg("why-taller")
    return msg("why-change", thing=msg(f"name-{thing}"), start=_level(thing, start), end=_level(thing, end))


def _scale(shown: Place) -> Phrase:
    """What is counted, and from where."""
    return msg("scale", icicles=msg("scale-icicles") if "icicles" in shown.things else "")


def _level(thing: str, level: int | None) -> Phrase:
    """A level as it can be read: a number, or where a shadow points."""
    return msg(f"points-{level}") if thing == "sundial" else str(level)


def describe(shown: Place, query: Query) -> Phrase:
    """The levels of all things in each picture."""
    pictures = []
    for name, row in zip(_names(shown, query), zip(*shown.levels, strict=True), strict=True):
        told = [
            msg(
                "told-hidden" if level is None else "told-level", thing=msg(f"name-{thing}"), level=_level(thing, level)
            )
            for thing, level in zip(shown.things, row, strict=True)
        ]
        pictures.append(labelled(msg("told-picture", name=name), comma_list(told)))
    return lines(_scale(shown), *pictures)


def depict(shown: Place, query: Query) -> tuple[Scene, ...]:
    """The pictures in rows, each with its letter on a corner."""
    names, (width, height) = _names(shown, query), _size(shown)
    across = _across(len(names), width, height)
    nodes: list[AnyNode] = []
    for number, (name, (x, y)) in enumerate(zip(names, _corners(shown, query), strict=True)):
        nodes.append(Group(tuple(_picture(shown, number, width, height)), x, y))
        nodes += [Circle(x, y, _BADGE, "paper", "ink", "medium"), Label(x, y, name, 0.42)]
        if isinstance(query, First | Last | Wrong):
            nodes.append(Element(option_element(name), x, y, width, height))
    whole, deep = _GAP + across * (width + _GAP), _GAP + -(-len(names) // across) * (height + _GAP)
    return (Scene(whole, deep, tuple(nodes)),)


def depict_solution(shown: Place, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """The picture that is asked for; the places of all in their order, or a chain of pictures."""
    (scene,) = depict(shown, query)
    if isinstance(query, First | Last | Wrong):
        return (judged(scene, answer, _names(shown, query)),)
    corners, (width, height), marks = _corners(shown, query), _size(shown), list[AnyNode]()
    middles = [(x + width / 2, y + height / 2) for x, y in corners]
    match query:
        case Order():
            for number, letter in enumerate(answer, 1):
                x, y = corners[LETTERS.index(letter)]
                marks += tag(x + width - 0.4, y + 0.4, str(number), pen(scene))
        case Between():
            gap = LETTERS.index(answer)
            for one, other in ((gap, 5), (5, gap + 1)):
                marks += way([middles[one], middles[other]], pen(scene))
        case Minutes() if isinstance(why, Chain):
            marks += way([middles[picture] for picture in why.pictures], pen(scene))
    return (over(scene, marks),)


def _size(shown: Place) -> tuple[float, float]:
    """The width and the height of a picture."""
    return len(shown.things) * _SLOT + 0.3, HEIGHT + _GROUND + 0.35


def _across(count: int, width: float, height: float) -> int:
    """How many of so many pictures stand side by side, so that the page is no strip."""

    def strip(across: int) -> float:
        return abs(log(across * width / (-(-count // across) * height) / _PAGE))

    return min((1, 2, 3), key=strip)


def _corners(shown: Place, query: Query) -> list[tuple[float, float]]:
    """The upper left corners of the pictures; where the last row is shorter, it stands in the middle."""
    count, (width, height) = len(_names(shown, query)), _size(shown)
    across = _across(count, width, height)
    found = []
    for row, column in (divmod(number, across) for number in range(count)):
        fewer = across - min(across, count - row * across)
        found.append((_GAP + (column + fewer / 2) * (width + _GAP), _GAP + row * (height + _GAP)))
    return found


def _picture(shown: Place, number: int, width: float, height: float) -> list[AnyNode]:
    """The things of a picture side by side on the floor, some hidden."""
    ground = height - _GROUND
    floor = 0.85 if "prints" in shown.things else ground - 0.12  # a path leads up over a snowfield
    nodes = backdrop(shown.scene, sum(map(len, shown.things)), width, height, floor)
    for place, (thing, levels) in enumerate(zip(shown.things, shown.levels, strict=True)):
        level = levels[number]
        hidden = cover(place + number, place + place // 3 + 2 * number)  # no two alike in a picture
        drawn = hidden if level is None else DRAWN[thing](level)
        nodes.append(Group((*shadow(drawn), *drawn), x=0.15 + _SLOT * (place + 0.5), y=ground))
    return [*nodes, Rect(0, 0, width, height, stroke="ink", weight="medium")]
