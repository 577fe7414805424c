"""Words and draws the things of `puzzlegen.generators.matrices.concrete_class`."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, Segments, option_element
from puzzlegen.drawing.marking import answered, grouped
from puzzlegen.facts.things import Property, facts
from puzzlegen.formats.matrices import concrete_class as form
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.things import one_of

msg: Final = messages(__name__)

Why: TypeAlias = form.Shared | form.Joined | form.Divided | form.Related | form.Classes | form.Crossing

_TILE: Final = 2.7  # side of a thing's tile
_ICON: Final = 2.3  # side of its icon
_STEP: Final = 3.15
_FRAMED: Final = _TILE + 1.0  # from one framed row to the next
_MARGIN: Final = 0.5
_CAPTION: Final = 0.75  # height of a letter or number below a tile


def word(shown: form.Shown, query: form.Query) -> Wording:
    """Put the question of the task."""
    task = task_of(query)
    texts: tuple[Phrase | None, ...] = (None,) * len(_offered(shown, query))
    if isinstance(query, form.Grouping):
        texts = divisions(query.options)
    if isinstance(query, form.Crossed):
        ask = msg(f"ask-{task}-{query.fits}")
        return Wording(ask, Kind.LETTER, msg(f"rules-{task}"), msg(f"short-{task}", ask=ask), texts)
    return Wording(msg(f"ask-{task}"), Kind.LETTER, msg(f"rules-{task}"), msg(f"short-{task}"), texts)


def _offered(shown: form.Shown, query: form.Query) -> Sequence[object]:
    return shown.things if isinstance(query, form.OddOneOut) else query.options


def explain(shown: form.Shown, query: form.Query, answer: str, why: Why) -> Phrase:
    """The classes with their members, or the relation, said of both pairs."""
    things, place = shown.things, LETTERS.index(answer)
    match query, why:
        case form.Analogy(), form.Related():
            relation = next(one for one in facts().relations if one.name == why.relation)
            pairs = (things[:2], (things[2], query.options[place]))
            said_of = (
                msg("related", one=one_of(one), relation=relation.text, other=one_of(other)) for one, other in pairs
            )
            return capitalised(msg("stop", what=comma_list(said_of, SEMICOLON)))
        case form.Matrix(), form.Classes():
            return _classes(things, query.options[place], [_property(name) for name in why.facts])
        case form.OddOneOut(), form.Shared():
            four = [thing for number, thing in enumerate(things) if number != place]
            rest = msg("not-so", letter=answer, thing=one_of(things[place]))
            return sentences(_shared(four, why.fact), rest)
        case form.Belongs(), form.Joined():
            only = msg("only", letter=answer, thing=one_of(query.options[place]))
            return sentences(_shared(things, why.fact), only)
        case form.Crossed(), form.Crossing():
            rows = zip((things[:3], things[3:]), why.facts, strict=True)
            only = msg(f"only-{query.fits}", letter=answer, thing=one_of(query.options[place]))
            return sentences(*(_shared(row, name) for row, name in rows), only)
        case form.Grouping(), form.Divided():
            return _divided(things, query.options[place], why)
    raise AssertionError("facts of another question")


def _property(name: str) -> Property:
    return next(one for one in facts().properties if one.name == name)


def _all_of(things: Iterable[str]) -> Phrase:
    return sentence_list(map(one_of, things), msg("and"))


def _shared(things: Iterable[str], name: str) -> Phrase:
    """What things have in common."""
    return capitalised(msg("common", things=_all_of(things), text=_property(name).text))


def _divided(things: Sequence[str], split: form.Split, why: form.Divided) -> Phrase:
    """Both classes; one of them by what the other has in common, if its own things share nothing."""
    told = sorted(
        (([things[number - 1] for number in numbers], name) for numbers, name in zip(split, why.facts, strict=True)),
        key=lambda one: one[1] is None,
    )
    return sentences(*(_shared(some, name) if name else msg("none-of", things=_all_of(some)) for some, name in told))


def _classes(things: Sequence[str], missing: str, classes: Sequence[Property]) -> Phrase:
    """The members of three classes, the first of which is missing in the last row."""
    members = (
        msg("class", text=held.text, things=comma_list(facts().names[thing] for thing in things if thing in held.yes))
        for held in (*classes[1:], classes[0])
    )
    return sentences(msg("each-row", classes=comma_list(members, SEMICOLON)), msg("lacks", thing=one_of(missing)))


def describe(shown: form.Shown, query: form.Query) -> Phrase:
    """The things by their names."""
    names = facts().names
    things = [names[thing] for thing in shown.things]
    match query:
        case form.OddOneOut():
            return options(things)
        case form.Grouping():
            return numbered(msg("thing"), things)
        case form.Matrix():
            upper = numbered(msg("row"), [comma_list(things[start : start + 3]) for start in (0, 3, 6)])
        case form.Crossed():
            upper = numbered(msg("row"), [comma_list(things[:3]), comma_list(things[3:])])
        case form.Belongs():
            upper = labelled(msg("upper"), comma_list(things))
        case form.Analogy():
            pairs = msg("proportion", one=things[0], other=things[1], third=things[2])
            upper = labelled(msg("upper"), pairs)
    return lines(upper, options(names[thing] for thing in query.options))


def depict(shown: form.Shown, query: form.Query) -> tuple[Scene, ...]:
    """Tiles with icons; a unit is about a third of a tile."""
    things = shown.things
    match query:
        case form.OddOneOut():
            return (_scene(5, _row(things, 5, LETTERS), 1),)
        case form.Grouping():
            return (_scene(3, [*_row(things[:3], 3, "123"), *_row(things[3:], 3, "456", 1)], 2),)
        case form.Matrix():
            return (_grid(things, query.options),)
        case form.Crossed():
            return (_rows(things, query.options),)
    upper = _row(things, 4) if isinstance(query, form.Belongs) else _proportion(things)
    width = 4 * _STEP - (_STEP - _TILE)
    rule = Segments(((0, _TILE + 0.6, width, _TILE + 0.6),), "line", "thin")
    lower = Group(tuple(_row(query.options, 4, LETTERS)), 0, _TILE + 1.2)
    return (_scene(4, [*upper, rule, lower], 1, _TILE + 1.2),)


def _tile(thing: str | None, x: float, y: float, caption: str = "") -> list[AnyNode]:
    """A tile with a thing, or with a question mark, at (x, y), and what stands below it."""
    nodes: list[AnyNode] = [Rect(x, y, _TILE, _TILE, None if thing else "tint", "line", "thin", 0.14)]
    if thing is None:
        nodes.append(Label(x + _TILE / 2, y + _TILE / 2, "?", 1.0))
    else:
        nodes.append(Group(coated(thing), x + (_TILE - _ICON) / 2, y + (_TILE - _ICON) / 2, _ICON))
    if caption:
        nodes.append(Label(x + _TILE / 2, y + _TILE + _CAPTION / 2, caption, 0.34, "label", "label"))
        nodes.append(Element(option_element(caption), x, y, _TILE, _TILE))
    return nodes


def _row(things: Sequence[str], across: int, captions: str = "", row: int = 0) -> list[AnyNode]:
    """Tiles in the middle of a row that has room for ``across``."""
    left = (across - len(things)) * _STEP / 2
    y = row * (_TILE + _CAPTION + 0.15)
    nodes: list[AnyNode] = []
    for place, thing in enumerate(things):
        nodes += _tile(thing, left + place * _STEP, y, captions[place] if captions else "")
    return nodes


def _grid(things: Sequence[str], options: Sequence[str]) -> Scene:
    """Three rows of three tiles, the last one empty, above the options."""
    nodes: list[AnyNode] = []
    for place, thing in enumerate((*things, None)):
        down, across = divmod(place, 3)
        nodes += _tile(thing, (across + 0.5) * _STEP, down * _STEP)
    above = 3 * _STEP - (_STEP - _TILE) + 0.6
    rule = Segments(((0, above, 4 * _STEP - (_STEP - _TILE), above),), "line", "thin")
    return _scene(4, [*nodes, rule, Group(tuple(_row(options, 4, LETTERS)), 0, above + 0.6)], 1, above + 0.6)


def _rows(things: Sequence[str], options: Sequence[str]) -> Scene:
    """Two framed rows of three tiles, with their numbers, above the options."""
    nodes: list[AnyNode] = []
    for number in range(2):
        y = number * _FRAMED
        nodes.append(
            Rect(_STEP / 2 - 0.3, y, 3 * _STEP - (_STEP - _TILE) + 0.6, _TILE + 0.6, None, "line", "thin", 0.3)
        )
        nodes.append(Label(_STEP / 4 - 0.15, y + 0.3 + _TILE / 2, str(number + 1), 0.4, "label", "label"))
        nodes.append(Group(tuple(_row(things[3 * number : 3 * number + 3], 4)), 0, y + 0.3))
    above = 2 * _FRAMED + 0.3
    return _scene(4, [*nodes, Group(tuple(_row(options, 4, LETTERS)), 0, above)], 1, above)


def _proportion(things: Sequence[str]) -> list[AnyNode]:
    """Two tiles, a colon, and so on: the first is to the second as the third to what is missing."""
    nodes: list[AnyNode] = []
    for place, thing in enumerate((*things, None)):
        nodes += _tile(thing, place * _STEP, 0)
    for gap, sign in enumerate((":", "=", ":")):
        nodes.append(Label((gap + 1) * _STEP - (_STEP - _TILE) / 2, _TILE / 2, sign, 0.3))
    return nodes


def _scene(across: int, nodes: Sequence[AnyNode], rows: int, above: float = 0) -> Scene:
    """A picture with room for rows of tiles with captions below what takes ``above``."""
    width = across * _STEP - (_STEP - _TILE) + 2 * _MARGIN
    height = above + rows * (_TILE + _CAPTION) + (rows - 1) * 0.15 + 2 * _MARGIN - 0.15
    return Scene(width, height, (Group(tuple(nodes), _MARGIN, _MARGIN),))


def depict_solution(shown: form.Shown, query: form.Query, answer: str, why: object) -> tuple[Scene, ...]:  # noqa: ARG001
    """Both groups in frames of two kinds; or the right option, also where one is missing."""
    (scene,) = depict(shown, query)
    if isinstance(query, form.Grouping):
        return (grouped(scene, query.options[LETTERS.index(answer)]),)
    return answered([scene], answer, LETTERS[: 5 if isinstance(query, form.OddOneOut) else 4])
