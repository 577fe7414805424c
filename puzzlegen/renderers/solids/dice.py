"""Shows dice."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import asdict, astuple, replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Scene
from puzzlegen.drawing import marking
from puzzlegen.facts.solids.marks import NUMBERS, SYMMETRY, MarkName
from puzzlegen.formats.solids.dice import (
    QUESTIONS,
    Bottom,
    BottomOffered,
    Facts,
    Given,
    Missing,
    MissingOffered,
    Opposite,
    OppositeOffered,
    Query,
)
from puzzlegen.formats.solids.kits.signs import Look, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import capitalised, lines, numbered, options
from puzzlegen.renderers.solids.kits.cubes import draw_cube
from puzzlegen.renderers.solids.kits.die_reasons import Views, against, chain, order, turn
from puzzlegen.renderers.solids.kits.drawing import Drawing
from puzzlegen.renderers.solids.kits.layout import Block, Room, arranged, below, on_card
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, cube, mark
from puzzlegen.renderers.solids.kits.marks import figure
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_SIDE: Final = 2.2  # of a die, in units
_LOWER: Final = 1.1  # every other die
_PAIR: Final = 1.3  # from one of two opposite faces to the other one, in sides
_UNIT: Final = (0, 1), (1, 1), (1, 0), (0, 0)


def _options(query: Query) -> tuple[Sign, ...]:
    return query.options if isinstance(query, OppositeOffered | BottomOffered | MissingOffered) else ()


def word(given: Given, query: Query) -> Wording:
    """Ask for the mark on a face."""
    options = _options(query)
    marks = "marks" if options else "pips"
    name: Phrase | int | None = None
    if isinstance(query, Opposite):
        name = COLOURS[query.asked.hue] if options else NUMBERS.index(query.asked.mark) + 1
    covered = msg("covered") if any(None in astuple(look) for look in given.views[:-1]) else ""
    task = task_whatever_form(query, QUESTIONS)
    return Wording(
        rules=sentences(msg(f"rules-{marks}", count=msg("number", count=len(given.views))), covered),
        ask=msg(f"ask-{task}-{marks}", asked=name),
        short=sentences(covered, msg(f"short-{task}-{marks}", asked=name)),
        kind=Kind.LETTER if options else Kind.NUMBER,
        options=(None,) * len(options),
    )


def explain(given: Given, query: Query, answer: str, why: Facts) -> Phrase:
    """What the views show to be opposite, and what follows for the face that is asked about."""
    *_, last = looks = [asdict(look) for look in given.views]
    shown = [{face: sign for face, sign in look.items() if sign is not None} for look in looks]
    options = dict(zip(LETTERS, _options(query), strict=False))
    mark = options[answer].mark if options else NUMBERS[int(answer) - 1]
    seen = Views(shown)
    for views in (seen, Views(shown, asdict(why.behind))):  # where trying only tells what is opposite, it is given
        if not isinstance(query, Missing):
            told: Sequence[Phrase] | None = chain([views.found[mark]]) if mark in views.found else None
        else:
            asked = next(face for face, sign in last.items() if sign is None)
            told = _filled(views, asked, mark, answer, options)
        if told is not None:
            break
    assert told is not None, "what is behind all faces tells the rest"
    if isinstance(query, Bottom) and views is seen and "top" in shown[0]:
        told = [*told, msg("on-top", mark=views.name(shown[0]["top"].mark))]
    so = msg("so-letter", answer=answer) if options else msg("so", mark=views.name(mark))
    return sentences(msg("counted"), *map(capitalised, told), so)


def _filled(
    views: Views, asked: str, mark: MarkName, answer: str, options: Mapping[str, Sign]
) -> Sequence[Phrase] | None:
    """Why this belongs at the question mark, or else why none of the other options does."""
    which = order(views, asked, mark)
    if not options:
        return which
    if which is None:
        which = against(views, asked, {letter: one for letter, one in options.items() if one.mark != mark})
    if which is None or SYMMETRY[mark] == 1:
        return which
    others = {letter: one for letter, one in options.items() if one.mark == mark and letter != answer}
    how = turn(views, asked, options[answer]) or against(views, asked, others)
    return None if how is None else [*which, *(words for words in how if words not in which)]


def describe(given: Given, query: Query) -> Phrase:
    """What is on the faces in each view, and in the options."""
    *views, last = given.views
    parts = [FACES, numbered(msg("view"), [*(cube(view, msg("hidden")) for view in views), cube(last)])]
    if offered := _options(query):
        parts += [msg("filled")] if isinstance(query, Missing) else []
        parts.append(options(map(mark, offered)))
    return lines(*parts)


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """The views in a row, and below them the options: marks, or the last view with its missing mark."""
    *views, last = given.views
    if isinstance(query, Missing):
        offered = [
            draw_cube(Look(last.top or option, last.front or option, last.right or option))
            for option in _options(query)
        ]
    else:
        offered = [draw_net([Panel(_UNIT, figure(option))]) for option in _options(query)]
    room = Room(1.95 if isinstance(query, Missing) else 1.75)
    shown = [*(draw_cube(view, ()) for view in views), draw_cube(last)]
    ground = ground_for(given)
    if not offered:
        return (on_card(_thrown(shown), ground),)
    return (arranged(shown, Room(_SIDE), offered, room, LETTERS, ground, places=[below]),)


def depict_solution(given: Given, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The right option; or the hidden face with its pips, or the two opposite faces beside each other."""
    if _options(query):
        return marking.answered(depict(given, query), answer, LETTERS[:4])
    *views, last = given.views
    found = Sign(NUMBERS[int(answer) - 1], "blue", 0)
    if isinstance(query, Missing):
        asked = next(face for face, sign in asdict(last).items() if sign is None)
        shown = [*(draw_cube(view, ()) for view in views), draw_cube(replace(last, **{asked: found}))]
        return (marking.chosen(on_card(_thrown(shown), ground_for(given)), [f"given-{len(shown)}"]),)
    known = query.asked.mark if isinstance(query, Opposite) else getattr(given.views[0].top, "mark", None)
    pair = [Sign(known, "blue", 0), found] if known else [found]
    (scene,) = depict(given, query)
    x, y, wide, high = marking.areas(scene)["given-1"]
    room = x, y + high + 0.1, wide, _LOWER - 0.1  # below the first die, as the next one is lower
    faces = draw_net([_face(sign, place * _PAIR) for place, sign in enumerate(pair)])
    return (marking.over(scene, [*faces.placed(*room), marking.ring(room, marking.pen(scene))]),)


def _face(sign: Sign, left: float) -> Panel:
    """A face of a die, seen straight on."""
    return Panel(tuple((left + x, y) for x, y in _UNIT), figure(sign), ((left, 0), (1, 0), (0, 1)))


def _thrown(dice: Sequence[Drawing]) -> Block:
    """Dice from the left to the right, every other one further down."""
    nodes: list[AnyNode] = []
    wide, high = ((dice[0].right - dice[0].left) * _SIDE, (dice[0].bottom - dice[0].top) * _SIDE)
    for place, die in enumerate(dice):
        x, y = place * (wide + 0.2), place % 2 * _LOWER
        nodes += [*die.placed(x, y, wide, high), Element(f"given-{place + 1}", x, y, wide, high)]
    return Block(tuple(nodes), len(dice) * (wide + 0.2) - 0.2, high + _LOWER)
