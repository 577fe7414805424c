"""Words and draws the things of `puzzlegen.generators.matrices.concrete_class`."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Scene
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
from puzzlegen.renderers.matrices.kits.pages import (
    PANEL,
    Block,
    Content,
    draw_choices,
    draw_grid,
    draw_missing,
    draw_page,
    framed,
    named_block,
    on_ground,
    page,
    shown_block,
)
from puzzlegen.renderers.matrices.kits.panels import box
from puzzlegen.renderers.matrices.kits.things import one_of

msg: Final = messages(__name__)

Why: TypeAlias = form.Shared | form.Joined | form.Divided | form.Related | form.Classes | form.Crossing

_ICON: Final = 2.6  # side of an icon
_STEP: Final = PANEL + 0.25  # from one thing of a row to the next
_WIDER: Final = PANEL + 0.7  # the same with a sign between them
_NUMBER: Final = 0.75  # width of the number of a row


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
    """Panels with icons."""
    things = [_icon(thing) for thing in shown.things]
    match query:
        case form.OddOneOut():
            return (draw_choices(things, LETTERS, 3),)
        case form.Grouping():
            return (draw_choices(things, "123456", 3),)
    options = [_icon(thing) for thing in query.options]
    match query:
        case form.Matrix():
            return (draw_grid(things, 3, options, of=shown),)
        case form.Crossed():
            return (draw_page(_rows(things), options, shown),)
    upper = shown_block(things, 3, missing=False) if isinstance(query, form.Belongs) else _proportion(things)
    return (page(upper, named_block(options, LETTERS, 4)),)


def _icon(thing: str) -> tuple[Group]:
    """The icon of a thing in the middle of its panel."""
    left, top, width, height = box(coated(thing))
    x, y = (PANEL / 2 - _ICON * middle for middle in (left + width / 2, top + height / 2))
    return (Group(coated(thing), x, y, _ICON),)


def _rows(things: Sequence[Content]) -> Block:
    """Two rows of three things, each with its number on a ground of its own."""
    nodes: list[AnyNode] = []
    width, height = 0.0, 0.0
    for number in range(2):
        row = [framed(one, _NUMBER + place * _STEP, 0) for place, one in enumerate(things[3 * number : 3 * number + 3])]
        name = Label(_NUMBER / 2 - 0.15, PANEL / 2, str(number + 1), 0.5, "given", "label")
        ground = on_ground((name, *row), _NUMBER + 3 * _STEP - _STEP + PANEL, PANEL)
        nodes.append(Group(ground.nodes, 0, height))
        width, height = ground.width, height + ground.height + 0.4
    return Block(tuple(nodes), width, height - 0.4)


def _proportion(things: Sequence[Content]) -> Block:
    """Two things, a colon, and so on: the first is to the second as the third to what is missing."""
    nodes: list[AnyNode] = [framed(one, place * _WIDER, 0) for place, one in enumerate(things)]
    nodes.append(draw_missing(3 * _WIDER, 0))
    for place, sign in enumerate((":", "=", ":"), start=1):
        nodes.append(Label(place * _WIDER - (_WIDER - PANEL) / 2, PANEL / 2, sign, 0.36))
    return on_ground(nodes, 3 * _WIDER + PANEL, PANEL)


def depict_solution(shown: form.Shown, query: form.Query, answer: str, why: object) -> tuple[Scene, ...]:  # noqa: ARG001
    """Both groups in frames of two kinds; or the right option, also where one is missing."""
    (scene,) = depict(shown, query)
    if isinstance(query, form.Grouping):
        return (grouped(scene, query.options[LETTERS.index(answer)]),)
    return answered([scene], answer, LETTERS[: 5 if isinstance(query, form.OddOneOut) else 4])
