"""Shows the boards of `puzzlegen.generators.logic.round_robin`."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Hue, Scene
from puzzlegen.drawing.marking import answered
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic.round_robin import (
    HIDDEN,
    Board,
    Last,
    Never,
    Only,
    Opponent,
    Query,
    Rest,
    Supposed,
    Thoughts,
    When,
)
from puzzlegen.renderers.kits.colours import COLOURS
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
from puzzlegen.renderers.logic.kits.steps import first_of
from puzzlegen.renderers.logic.kits.tournaments import picture

msg: Final = messages(__name__)

_TOLD: Final = 5  # steps of an explanation, at most
_CHAIN: Final = 2  # of what follows from each of many suppositions
_LONE: Final = 6  # and from the only one


def word(board: Board, query: Query) -> Wording:
    """How the tournament is played, and what is asked of it."""
    rounds = len(board.rounds)
    rules = sentences(msg(f"rules-{board.theme}", count=msg("number", count=rounds + 1), rounds=rounds), msg("board"))
    ask = f"ask-{task_of(query)}"
    if isinstance(query, When):
        one, other = (_side(board, side) for side in query.match)
        return Wording(rules=rules, ask=msg(ask, one=one, other=other), kind=Kind.NUMBER)
    asked = {"side": _side(board, query.side)} if isinstance(query, Opponent) else {}
    return Wording(rules=rules, ask=msg(ask, round=query.round + 1, **asked), kind=Kind.LETTER, options=(None,) * 4)


def _side(board: Board, side: int) -> Phrase:
    """What a side is called; hidden ones are question marks."""
    if side == HIDDEN:
        return msg("unknown")
    return msg(f"side-{board.theme}", name=_name(board, side))


def _name(board: Board, side: int) -> Phrase:
    """The bare name of a side, or its colour."""
    name = board.sides[side]
    return COLOURS[cast(Hue, name)] if board.theme in ("league", "regatta") else facts().names[name]


def explain(board: Board, query: Query, answer: str, why: Thoughts) -> Phrase:  # noqa: ARG001
    """One thought after another, until the answer is known."""
    longest = _LONE if sum(isinstance(one, Supposed) for one in why.thoughts) == 1 else _CHAIN
    told = [
        capitalised(
            _supposed(board, one, longest) if isinstance(one, Supposed) else msg("step", thought=_thought(board, one))
        )
        for one in why.thoughts
    ]
    return sentences(*_ends(told, lambda count: msg("more", count=count), _TOLD), msg("so", answer=answer))


def _ends(steps: Sequence[Phrase], more: Callable[[int], Phrase], most: int) -> list[Phrase]:
    """So many of some steps, with the last, which decides."""
    return [*first_of(steps[:-1], more, most - 1), *steps[-1:]]


def _meeting(board: Board, thought: Last | Rest | Only | Supposed) -> dict[str, Any]:
    """The variables of a thought."""
    return {"one": _name(board, thought.one), "other": _name(board, thought.other), "round": thought.round + 1}


def _thought(board: Board, thought: Last | Rest | Only, *, brief: bool = False) -> Phrase:
    """Who meets in a round, and why; if it is to be ``brief``, without those whom somebody meets elsewhere."""
    terms = _meeting(board, thought)
    match thought:
        case Last():
            return msg("last", **terms)
        case Rest():
            return msg("rest", **terms)
        case Only() if brief or not thought.met:
            return msg("only", **terms)
    return msg("only-met", **terms, met=sentence_list((_name(board, side) for side in thought.met), msg("and")))


def _supposed(board: Board, thought: Supposed, longest: int) -> Phrase:
    """What follows where two sides meet in a round, up to what nothing would be left for; so many steps at most."""
    left = thought.nothing
    if isinstance(left, Never):
        nothing = msg("never", one=_name(board, left.one), other=_name(board, left.other))
    else:
        nothing = msg("nobody", side=_name(board, left.side), number=left.round + 1)
    terms = _meeting(board, thought) | {"nothing": nothing}
    if not thought.chain:
        return msg("at-once", **terms)
    steps = [_thought(board, one, brief=True) for one in thought.chain]
    chain = comma_list(_ends(steps, lambda count: msg("more-steps", count=count), longest), SEMICOLON)
    return msg("supposed", **terms, chain=capitalised(chain))


def describe(board: Board, query: Query) -> Phrase:
    """What the cards of each round show."""

    def card(sides: Sequence[int]) -> Phrase:
        return msg("match", one=_side(board, sides[0]), other=_side(board, sides[1]))

    shown = [comma_list(map(card, cards), SEMICOLON) for cards in board.rounds]
    taking = comma_list(_side(board, side) for side in range(len(board.sides)))
    told = [labelled(msg("taking-part"), taking), numbered(msg("round"), shown)]
    if not isinstance(query, When):
        told.append(options(_side(board, one) if isinstance(one, int) else card(one) for one in query.options))
    return lines(*told)


def depict(board: Board, query: Query) -> tuple[Scene, ...]:
    """The board, and what is lettered below it."""
    return (picture(board, query),)


def depict_solution(board: Board, query: Query, answer: str, why: Thoughts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The number of the round, or the right option."""
    return answered(depict(board, query), answer, answer if isinstance(query, When) else LETTERS[: len(query.options)])
