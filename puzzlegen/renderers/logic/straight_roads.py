"""Shows the sketch maps of `puzzlegen.generators.logic.straight_roads`."""

from collections.abc import Iterator
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
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

_SMALL: Final = 0.8  # of sketches that are options


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
    pairs = comma_list(map(_pair, why.pairs), SEMICOLON)
    if isinstance(query, Cannot):
        return msg("cannot", pair=_pair(query.options[LETTERS.index(answer)]))
    if isinstance(query, Betray):
        return msg("betray", pairs=pairs)
    number = answer
    if isinstance(query, CrookedOffered | PairsOffered):
        number = str(query.options[LETTERS.index(answer)])
    return msg("crooked" if isinstance(query, Crooked) else "pairs", **terms, pairs=pairs, number=number)


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
        return (Scene(main.width, main.height, (ground, *main.draw(named=isinstance(query, Betray)))),)
    small = [SketchMap(sketch, statement.theme) for sketch in query.options]
    column = max(one.width for one in small) * _SMALL + 0.3
    width = max(main.width, 2 * column + 0.3)
    nodes: list[AnyNode] = [Group(tuple(main.draw(named=False)), x=(width - main.width) / 2)]
    y = main.height + 0.2
    for first in (0, 2):
        row = small[first : first + 2]
        nodes += _offered(row, first, y, (width - 2 * column) / 2, column)
        y += max(one.height for one in row) * _SMALL + 0.85
    return (Scene(width, y, (Rect(0, 0, width, y, fill="paper"), *nodes)),)


def _offered(row: list[SketchMap], first: int, y: float, left: float, column: float) -> Iterator[AnyNode]:
    """Sketches with their letters above them."""
    for place, (letter, one) in enumerate(zip(LETTERS[first:], row, strict=False)):
        x = left + place * column + (column - one.width * _SMALL) / 2
        yield Label(x + one.width * _SMALL / 2, y + 0.3, letter, 0.36, "label", "label")
        yield Group(tuple(one.draw(named=False)), x=x, y=y + 0.6, scale=_SMALL)
        yield Element(option_element(letter), x, y + 0.6, one.width * _SMALL, one.height * _SMALL)
