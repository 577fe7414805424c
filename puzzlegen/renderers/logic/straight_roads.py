"""Shows the sketch maps of `puzzlegen.generators.logic.straight_roads`."""

from collections.abc import Iterator
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, judged, over, pen
from puzzlegen.formats.logic.straight_roads import (
    Betray,
    Cannot,
    Crooked,
    CrookedOffered,
    Flipped,
    Map,
    Pairs,
    PairsOffered,
    Query,
    Same,
    Sketch,
    Twice,
    Two,
)
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.sketch_maps import SketchMap

msg: Final = messages(__name__)

_SMALL: Final = 0.85  # of sketches that are options
_LARGE: Final = 1.2  # of the sketch to which four others are compared
_BETWEEN: Final = 0.3  # of these


def _terms(statement: Map) -> dict[str, Phrase]:
    return {"road": msg(f"road-{statement.theme}")}


def _pair(pair: Two) -> Phrase:
    return msg("two", one=pair[0], other=pair[1])


def word(statement: Map, query: Query) -> Wording:
    """What the sketch says, and what is asked."""
    terms = _terms(statement)
    rules: Phrase = msg("rules", **terms)
    if isinstance(query, Crooked):
        rules = sentences(rules, msg("straight", **terms))
    ask = msg(f"ask-{'pairs' if isinstance(query, Pairs) else task_of(query)}", **terms)
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]()
    match query:
        case Cannot(options=pairs):
            texts = tuple(map(_pair, pairs))
        case Same():
            texts = (None,) * len(query.options)
        case CrookedOffered() | PairsOffered():
            texts = numbers(query.options)
        case _:
            kind = Kind.BOXES if isinstance(query, Betray) else Kind.NUMBER
    return Wording(ask, kind, rules, options=texts)


def explain(statement: Map, query: Query, answer: str, why: Twice | Flipped) -> Phrase:
    """Which roads meet twice; or where sketches differ."""
    terms = _terms(statement)
    if isinstance(why, Flipped):
        first, second = (comma_list(map(str, roads)) for roads in why.flipped)
        return msg("same", **terms, first=first, second=second, letter=answer)
    terms["pairs"] = comma_list(map(_pair, why.pairs), SEMICOLON)
    match query:
        case Cannot():
            one, other = query.options[LETTERS.index(answer)]
            return msg("cannot", **terms, one=one, other=other, met=_along(statement, one))
        case Betray():
            one, other = why.pairs[0]
            return msg("betray", **terms, one=one, other=other, met=_along(statement, one))
        case Crooked():
            number = _number(query, answer)
            again = sorted({road for pair in why.pairs for road in pair} - {number})
            named = comma_list(map(str, again))
            return msg("crooked", **terms, number=number, met=_along(statement, number), again=named)
    return msg("pairs", **terms, number=_number(query, answer))


def _number(query: Query, answer: str) -> int:
    """The number that is the answer, or offered under its letter."""
    offered = isinstance(query, CrookedOffered | PairsOffered)
    return query.options[LETTERS.index(answer)] if offered else int(answer)  # type: ignore[union-attr, return-value]


def _along(statement: Map, road: int) -> Phrase:
    """The roads that one meets, from the left."""
    order, met = list(statement.left), list[str]()
    for _, track in statement.crossings:
        two = order[track : track + 2]
        if road in two:
            met.append(str(sum(two) - road))
        order[track : track + 2] = two[::-1]
    return comma_list(met)


def describe(statement: Map, query: Query) -> Phrase:
    """The roads at both sides, and all crossings."""
    parts = [labelled(msg("sketch"), _told(statement))]
    if isinstance(query, Same):
        parts.append(options(map(_told, query.options)))
    return lines(*parts)


def _told(sketch: Sketch) -> Phrase:
    order, met = list(sketch.left), list[Phrase]()
    for _, track in sketch.crossings:
        met.append(msg("met", upper=order[track], lower=order[track + 1]))
        order[track : track + 2] = order[track + 1], order[track]
    left, right = (comma_list(map(str, side)) for side in (sketch.left, order))
    return msg("sides", left=left, right=right, crossings=comma_list(met, SEMICOLON))


def depict(statement: Map, query: Query) -> tuple[Scene, ...]:
    """The sketch; below it those on offer, two in a row."""
    main = SketchMap(statement, statement.theme)
    if not isinstance(query, Same):
        ground = Rect(0, 0, main.width, main.height, fill="paper")
        return (Scene(main.width, main.height, (ground, *main.draw(main.look, named=isinstance(query, Betray)))),)
    small = [SketchMap(sketch, statement.theme) for sketch in query.options]
    wide, high = max(one.width for one in small), max(one.height for one in small)
    column, row = wide * _SMALL + _BETWEEN, high * _SMALL + 0.85
    scale = min(_LARGE, (2 * column - _BETWEEN) / main.width)
    width, below = max(scale * main.width, 2 * column + _BETWEEN), scale * main.height
    nodes: list[AnyNode] = [
        Group(tuple(main.draw(main.look, named=False)), x=(width - scale * main.width) / 2, scale=scale)
    ]
    for place, (letter, one) in enumerate(zip(LETTERS, small, strict=False)):
        one.enlarge(wide, high)
        x = (width - 2 * column + _BETWEEN) / 2 + place % 2 * column
        nodes += _offered(letter, one, main.look, x, below + 0.2 + place // 2 * row)
    bottom = below + 0.5 + 2 * row
    return (Scene(width, bottom, (Rect(0, 0, width, bottom, fill="paper"), *nodes)),)


def _offered(letter: str, one: SketchMap, look: int, x: float, y: float) -> Iterator[AnyNode]:
    """A sketch with its letter above it."""
    wide, high = one.width * _SMALL, one.height * _SMALL
    yield Label(x + wide / 2, y + 0.3, letter, 0.42)
    yield Group(tuple(one.draw(look, named=False)), x=x, y=y + 0.6, scale=_SMALL)
    yield Element(option_element(letter), x, y + 0.6, wide, high)


def depict_solution(statement: Map, query: Query, answer: str, why: Twice | Flipped) -> tuple[Scene, ...]:
    """The crooked road, or two that cannot both be straight, and rings where roads cross that meet again."""
    (scene,) = depict(statement, query)
    if isinstance(why, Flipped):
        return (judged(scene, answer, LETTERS[:4]),)
    sketch, width = SketchMap(statement, statement.theme), pen(scene)
    roads, pairs = tuple[int, ...](), [frozenset(pair) for pair in why.pairs]
    match query:
        case Cannot():
            roads = query.options[LETTERS.index(answer)]
            pairs = [frozenset(roads)]
        case Crooked():
            roads = (_number(query, answer),)
    marks: list[AnyNode] = []
    for road in roads:
        way = tuple(sketch.way(road))
        marks += [Polyline(way, "paper", width=2.2 * width), Polyline(way, ACCENT, width=1.3 * width)]
    marks += [Circle(x, y, 0.36, None, ACCENT, "thick") for pair, (x, y) in sketch.met() if pair in pairs]
    return (over(scene, marks),)
