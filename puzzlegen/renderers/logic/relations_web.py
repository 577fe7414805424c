"""Words and draws the food webs and family trees of `puzzlegen.generators.logic.relations_web`."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.drawing.marking import areas, chosen, labelled, over, pen, ring, tag
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import relations_web as form
from puzzlegen.renderers.kits import telling
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines
from puzzlegen.renderers.logic.kits.relations import tree, web

msg: Final = messages(__name__)

_KINDS: Final = {form.Dies: Kind.BOXES, form.Who: Kind.SYMBOL}


def word(statement: form.Statement, query: form.Query) -> Wording:
    """What arrows or lines mean, and what is asked."""
    kind = _KINDS.get(type(query), Kind.NUMBER)
    rules, ask = msg("web" if isinstance(statement, form.Web) else "tree"), f"ask-{task_of(query)}"
    match statement, query:
        case form.Tree(), form.Kin():
            texts = tuple(_way(statement, query.start, steps) for steps in query.options)
            return Wording(msg(ask, start=query.start, end=query.end), Kind.LETTER, rules, options=texts)
        case form.Tree(), form.Who() | form.Many():
            return Wording(msg(ask, way=_way(statement, query.start, query.steps)), kind, rules)
    return Wording(msg(ask), kind, rules)


def _way(statement: form.Tree, start: str, steps: Sequence[str]) -> Phrase:
    """Steps from somebody as people say them."""
    if steps[0] == "spouse":  # everybody has one at most
        male = form.Person(start, "m") in statement.people
        steps = ["wife" if male else "husband", *steps[1:]]
    *before, last = (msg(f"step-{step}") for step in steps)
    whose = msg("whose", name=start)
    for step in before:
        whose = msg("of-whom", whose=whose, step=step)
    return msg("way", whose=whose, step=last)


def _names(statement: form.Web, *numbers: int) -> Phrase:
    return comma_list(facts().names[statement.names[one]] for one in numbers)


def _foods(statement: form.Web) -> dict[int, list[int]]:
    """What each one eats."""
    foods: dict[int, list[int]] = {}
    for food, eater in sorted(statement.arrows, key=lambda arrow: arrow.eater):
        foods.setdefault(eater, []).append(food)
    return foods


def explain(
    statement: form.Statement, query: form.Query, answer: str, why: form.Losses | form.Needs | form.Reached
) -> Phrase:
    """Who is lost next, round by round, or to whom each step leads."""
    match statement, query, why:
        case form.Tree(), form.Kin(), form.Ways():
            return lines(
                *_steps(statement, query.start, query.options[LETTERS.index(answer)], why), _kin(query, answer, why)
            )
        case form.Tree(), form.Who() | form.Many(), form.Reached():
            return lines(*_steps(statement, query.start, query.steps, why), msg("so", answer=answer))
        case form.Web(), form.Least(), form.Needs():
            parts = [
                msg("lives-on", who=_names(statement, one), plants=_names(statement, *some))
                for one, some in zip(query.herd, why.hanging, strict=True)
            ]
            return lines(*parts, msg("so-least", plants=_names(statement, *why.plants), answer=answer))
        case form.Web(), form.Dies() | form.Toll(), form.Losses():
            return sentences(*_lost(statement, query.gone, why), msg(f"so-{task_of(query)}", answer=answer))
    raise TypeError(why)


def _steps(statement: form.Tree, start: str, steps: Sequence[str], why: form.Reached) -> Iterator[Phrase]:
    for number, people in enumerate(why.reached, start=1):
        yield msg("step", way=_way(statement, start, steps[:number]), people=comma_list(people))


def _kin(query: form.Kin, answer: str, why: form.Ways) -> Phrase:
    """To whom the other options lead."""
    others = [
        msg("leads", letter=letter, people=comma_list(people))
        for letter, people in zip(LETTERS, why.others, strict=False)
        if letter != answer
    ]
    return msg("so-kin", others=comma_list(others, SEMICOLON), answer=answer, end=query.end)


def _lost(statement: form.Web, gone: Sequence[int], why: form.Losses) -> Iterator[Phrase]:
    yield msg("gone", gone=_names(statement, *gone))
    for number, some in enumerate(why.rounds):
        eaters = [
            msg("eats", who=_names(statement, one), foods=_names(statement, *_foods(statement).get(one, ())))
            for one in some
        ]
        yield msg("starve-next" if number else "starve", eaters=comma_list(eaters))


def describe(statement: form.Statement, query: form.Query) -> Phrase:
    """Who eats what, or who is whose child; and what is marked."""
    if isinstance(statement, form.Tree):
        people = comma_list(msg(f"told-{one.sex}", name=one.name) for one in statement.people)
        couples = (
            telling.labelled(f"{one} = {other}", comma_list(children) if children else msg("childless"))
            for one, other, children in statement.couples
        )
        return lines(
            telling.labelled(msg("told-people"), people), telling.labelled(msg("told-couples"), lines(*couples))
        )
    rows = range(max(statement.layers) + 1)
    names = [[one for one, layer in enumerate(statement.layers) if layer == at] for at in rows]
    parts = [telling.labelled(msg("told-row", number=at + 1), _names(statement, *names[at])) for at in rows]
    foods = _foods(statement).items()
    told = (msg("told-arrow", eater=_names(statement, one), foods=_names(statement, *some)) for one, some in foods)
    parts.append(telling.labelled(msg("told-arrows"), comma_list(told, SEMICOLON)))
    if gone := _crossed(query):
        parts.append(telling.labelled(msg("told-gone"), _names(statement, *gone)))
    if marked := _marked(query):
        parts.append(telling.labelled(msg("told-highlighted"), _names(statement, *marked)))
    return lines(*parts)


def _crossed(query: form.Query) -> form.Some:
    return query.gone if isinstance(query, form.Dies | form.Toll) else ()


def _marked(query: form.Query) -> form.Some:
    return query.herd if isinstance(query, form.Least) else ()


def depict(statement: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """The web or the tree."""
    if isinstance(statement, form.Tree):
        drawn = tree(statement, {getattr(query, "start", ""), getattr(query, "end", "")})
    else:
        drawn = web(statement, _crossed(query), _marked(query))
    return (Scene(drawn.wide, drawn.high, tuple(drawn.nodes)),)


def depict_solution(
    statement: form.Statement,
    query: form.Query,
    answer: str,  # noqa: ARG001 - the last step leads to it
    why: form.Losses | form.Needs | form.Reached,
) -> tuple[Scene, ...]:
    """Each round of losses or each step by its number; plants that are enough, or to whom the steps lead, framed."""
    (scene,) = depict(statement, query)
    if isinstance(why, form.Needs):
        return (chosen(scene, [f"node-{one + 1}" for one in why.plants]),)
    width, there = pen(scene), areas(scene)
    if isinstance(why, form.Losses):
        places = [[there[f"node-{one + 1}"] for one in some] for some in why.rounds]
        framed = [area for some in places for area in some]
    else:
        places = [[area for name in some if (area := labelled(scene, name))] for some in why.reached]
        framed = places[-1]
        if isinstance(query, form.Kin):
            framed = [area for area in framed if area == labelled(scene, query.end)]
    marks: list[AnyNode] = [ring(area, width) for area in framed]
    for number, some in enumerate(places, 1):
        for x, y, wide, high in some:
            marks += tag(x + wide, y + high, str(number), 0.8 * width)
    return (over(scene, marks),)
