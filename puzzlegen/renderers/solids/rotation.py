"""Shows solids of cubes, some of which are others turned."""

from collections.abc import Iterator
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import answered, grouped
from puzzlegen.formats.solids.kits.cubes import Cells
from puzzlegen.formats.solids.rotation import (
    QUESTIONS,
    Analogy,
    Chains,
    Given,
    Grouping,
    Images,
    OddOneBoxed,
    Query,
    Same,
    Turns,
)
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered, options
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, alone, arranged
from puzzlegen.renderers.solids.kits.stacks import draw_cubes, tone_of
from puzzlegen.renderers.solids.kits.tones import ground_for
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns, tips

msg: Final = messages(__name__)

_GIVEN: Final = Room(1.05)  # of a solid that stands alone
_ROOM: Final = Room(0.85)
_NUMBERS: Final = "123456"


def word(given: Given, query: Query) -> Wording:
    """Ask for the same solid, the odd one, the groups, or the same turn."""
    task, boxed = task_whatever_form(query, QUESTIONS), isinstance(query, OddOneBoxed)
    rules: Phrase = msg("above" if isinstance(query, Same) else "each", count=len(next(_given(given))))
    if not isinstance(query, Same):
        first, last = ("1", "4") if boxed else ("A", "D")
        rules = sentences(rules, msg(f"rules-{task}", first=first, last=last))
    texts: tuple[Phrase | None, ...] = () if boxed else (None,) * 4
    if isinstance(query, Grouping):
        texts = divisions(query.options)
    kind = Kind.BOX if boxed else Kind.LETTER
    return Wording(rules=rules, ask=msg(f"ask-{task}"), short=msg(f"short-{task}"), kind=kind, options=texts)


def _given(given: Given) -> Iterator[Cells]:
    """The solids that are shown, besides those on offer."""
    return (cells for cells in (given.before, given.after, given.solid, *given.solids) if cells is not None)


def explain(given: Given, query: Query, answer: str, why: Turns | Chains) -> Phrase:  # noqa: ARG001
    """The turns, and what the others are."""
    if isinstance(why, Turns):
        turns = quarter_turns(why.quarters)
        mirror = why.mirror if isinstance(why, Images) else None
        told = msg("same" if mirror else "so-turned", turns=turns, answer=answer, mirror=mirror)
        return sentences(BY_QUARTERS, told) if tips(why.quarters) else told
    names = LETTERS if task_of(query) == "odd_one_out" else _NUMBERS
    links = [link for chain in why.chains for link in chain]
    becomes = (
        msg("becomes", one=names[one - 1], other=names[other - 1], turns=quarter_turns(quarters))
        for one, other, quarters in links
    )
    shown: Phrase = msg("chains", chains=comma_list(becomes, SEMICOLON))
    if any(tips(quarters) for _, _, quarters in links):
        shown = sentences(BY_QUARTERS, shown)
    if isinstance(query, Grouping):
        return sentences(shown, msg(f"other-group-{why.contrast}"))
    return sentences(shown, msg(f"odd-{why.contrast}", odd=answer.removeprefix("given-")))


def describe(given: Given, query: Query) -> Phrase:
    """The layers of all solids."""
    shown = [layers(cells) for cells in _given(given)]
    match query:
        case Same(offered):
            return lines(LAYERS, labelled(GIVEN, shown[0]), options(map(layers, offered)))
        case Analogy(offered):
            return lines(LAYERS, numbered(msg("solid"), shown), options(map(layers, offered)))
        case Grouping() | OddOneBoxed():
            return lines(LAYERS, numbered(msg("solid"), shown))
    return lines(LAYERS, options(shown))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """What is shown on a card, and lettered options at one scale; or lettered or numbered solids."""
    tone, ground = tone_of(part for cell in next(_given(given)) for part in cell), ground_for(given)
    shown = [draw_cubes(cells, tone) for cells in _given(given)]
    match query:
        case Same(offered) | Analogy(offered):
            options = [draw_cubes(option, tone) for option in offered]
            numbered = isinstance(query, Analogy)
            return (arranged(shown, _ROOM if numbered else _GIVEN, options, _ROOM, LETTERS, ground, numbered=numbered),)
        case Grouping() | OddOneBoxed():
            return (alone(shown, _ROOM, _NUMBERS, ground, "given-{}".format),)
    return (alone(shown, _ROOM, LETTERS, ground),)


def depict_solution(given: Given, query: Query, answer: str, why: Turns | Chains) -> tuple[Scene, ...]:  # noqa: ARG001
    """Both groups in frames of two kinds, or the right option."""
    (scene,) = depict(given, query)
    if isinstance(query, Grouping):
        return (grouped(scene, query.options[LETTERS.index(answer)]),)
    return answered([scene], answer, "" if isinstance(query, OddOneBoxed) else LETTERS[:4])
