"""Shows the boards of `puzzlegen.generators.logic.round_robin`."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, cast

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Hue, Scene
from puzzlegen.facts.things import facts
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
from puzzlegen.renderers.logic.kits.tournaments import picture

msg: Final = messages(__name__)

Held: TypeAlias = tuple[int, int, int]
"""Two sides and the round in which they meet."""

_HIDDEN: Final = -1


def word(statement: Statement, query: Statement) -> Wording:
    """How the tournament is played, and what is asked of it."""
    task, rounds = query["task"], len(statement["rounds"])
    rules = sentences(
        msg(f"rules-{statement['dress']}", count=msg("number", count=rounds + 1), rounds=rounds), msg("board")
    )
    if task == "round":
        one, other = (_side(statement, side) for side in query["match"])
        return Wording(rules=rules, ask=msg(f"ask-{task}", one=one, other=other), kind=Kind.NUMBER)
    asked = {"side": _side(statement, query["side"])} if task == "opponent" else {}
    ask = msg(f"ask-{task}", round=query["round"] + 1, **asked)
    return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=(None,) * 4)


def _side(statement: Statement, side: int) -> Phrase:
    """What a side is called; hidden ones are question marks."""
    if side == _HIDDEN:
        return msg("unknown")
    dress, name = statement["dress"], statement["sides"][side]
    coloured = dress in ("league", "regatta")
    return msg(f"side-{dress}", name=COLOURS[cast(Hue, name)] if coloured else facts().names[name])


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """One thought after another, until the answer is known."""
    held = [
        (one, other, number)
        for number, cards in enumerate(statement["rounds"])
        for one, other in cards
        if _HIDDEN not in (one, other)
    ]
    told = list[Phrase]()
    for kind, *numbers in why["thoughts"]:
        if kind == "false":
            told.append(_supposed(statement, held, *numbers))
        else:
            told.append(msg("step", thought=capitalised(_thought(statement, held, kind, *numbers))))
    return sentences(*told, msg("so", answer=answer))


def _thought(statement: Statement, held: list[Held], kind: str, one: int, second: int, third: int) -> Phrase:
    """Who meets in a round, and why; it is added to what is held."""
    number, other = (second, third) if kind == "only" else (third, second)
    terms = {"one": _side(statement, one), "other": _side(statement, other), "round": number + 1}
    known = [*held]
    held.append((one, other, number))
    if kind == "when":
        return msg("when", **terms)
    cards = [card for card in statement["rounds"][number] if one not in card]
    taken = {side for *pair, at in known if at == number for side in pair}
    if len(cards) < len(statement["rounds"][number]):
        taken |= {side for card in cards for side in card}
    met = {side for *pair, at in known if at != number and one in pair for side in pair} - taken - {one}
    if not met:
        return msg("rest", **terms)
    return msg("only", **terms, met=sentence_list((_side(statement, side) for side in sorted(met)), msg("and")))


def _supposed(
    statement: Statement,
    held: Sequence[Held],
    one: int,
    other: int,
    number: int,
    first: int,
    second: int,
    chain: Sequence[Any],
) -> Phrase:
    """What follows where two sides meet in a round, up to what nothing would be left for."""
    terms: dict[str, Any] = {"one": _side(statement, one), "other": _side(statement, other), "round": number + 1}
    if first < 0:
        nothing = msg("never", side=_side(statement, -1 - first), number=_side(statement, -1 - second))
    else:
        nothing = msg("nobody", side=_side(statement, first), number=second + 1)
    known = [*held, (one, other, number)]
    told = comma_list((_thought(statement, known, *thought) for thought in chain), SEMICOLON)
    return msg("supposed" if chain else "at-once", **terms, chain=capitalised(told), nothing=nothing)


def describe(statement: Statement, query: Statement) -> Phrase:
    """What the cards of each round show."""

    def card(sides: Sequence[int]) -> Phrase:
        return msg("match", one=_side(statement, sides[0]), other=_side(statement, sides[1]))

    shown = [comma_list(map(card, cards), SEMICOLON) for cards in statement["rounds"]]
    taking = comma_list(_side(statement, side) for side in range(len(statement["sides"])))
    told = [labelled(msg("taking-part"), taking), numbered(msg("round"), shown)]
    if "options" in query:
        offered = query["options"]
        told.append(options(_side(statement, one) if isinstance(one, int) else card(one) for one in offered))
    return lines(*told)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, and what is lettered below it."""
    return (picture(statement, query),)
