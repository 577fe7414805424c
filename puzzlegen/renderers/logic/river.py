"""Shows the passengers of `puzzlegen.generators.logic.river`."""

from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import over
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import river as form
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.logic.kits.crossings import carried, crossing

msg: Final = messages(__name__)

_TOLD: Final = 4  # groups that can cross first, at most


def word(party: form.Party, query: form.Query) -> Wording:
    """How to cross, and what is asked."""
    terms, options = _terms(party, query), tuple[Phrase, ...]()
    match query:
        case form.Works():
            options = tuple(map(_plan, query.options))
        case form.First() | form.Carries():
            options = tuple(map(_group, query.options))
    kind = Kind.LETTER if options else Kind.NUMBER
    return Wording(msg(f"ask-{task_of(query)}", **terms), kind, msg("rules", **terms), options=options)


def _terms(party: form.Party, query: form.Query) -> dict[str, Any]:
    vehicle = msg(f"vehicle-{party.scene}")
    kind = "unknown" if party.boat is None else "weighed" if party.weights else "counted"
    capacity = msg(f"capacity-{kind}", vehicle=vehicle)
    crossing = query.crossing if isinstance(query, form.Carries) else 1
    return {"vehicle": vehicle, "capacity": capacity, "crossing": crossing}


def _group(group: Sequence[int]) -> str:
    return ", ".join(str(one + 1) for one in sorted(group)) or "–"


def _plan(plan: Sequence[Sequence[int]]) -> str:
    """Whom each crossing carries, there and back in turn."""
    return "; ".join(f"{'←' if number % 2 else '→'} {_group(group)}" for number, group in enumerate(plan))


def explain(party: form.Party, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """A plan that works, and why nothing better does."""
    terms = _terms(party, query)
    if not isinstance(why, form.Failing):
        terms |= {"plan": _plan(why.plan), "crossings": len(why.plan)}
    match why:
        case form.Shortest():
            some = ["+".join(str(one + 1) for one in group) for group in why.first]
            many = len(some) > _TOLD
            terms["first"] = msg("many", count=len(some)) if many else sentence_list(some, msg("or"))
            still = why.staying[:-1]
            terms["numbers"] = comma_list(str(2 * number + 1) for number in range(len(still)))
            terms |= {"staying": comma_list(map(str, still)), "count": len(still)}
        case form.Least():
            terms |= {"less": why.less, "first": why.first}
        case _:
            others = [letter for letter in LETTERS if letter != answer]
            faults = (
                _fault(letter, fault, terms["crossing"]) for letter, fault in zip(others, why.faults, strict=False)
            )
            terms["faults"] = capitalised(comma_list(faults, SEMICOLON))
    return msg(f"why-{task_of(query)}", **terms, answer=answer)


def _fault(letter: str, fault: form.Left | form.Heavy | form.Longer | form.Never, crossing: int) -> Phrase:
    """What is wrong with an option, on the crossing that is asked about if that is one."""
    match fault:
        case form.Left():
            a, b = fault.pair
            return msg("left", letter=letter, a=a + 1, b=b + 1, number=fault.crossing)
        case form.Heavy():
            return msg("heavy", letter=letter, weight=fault.weight, number=fault.crossing)
        case form.Never():
            return msg("never", letter=letter, crossing=crossing)
    return msg("longer", letter=letter, number=fault.needed, crossing=crossing)


def describe(party: form.Party, query: form.Query) -> Phrase:  # noqa: ARG001 - the picture is the same for all questions
    """Who is there, what the boat carries, and the zigzags."""
    weights = party.weights or [None] * len(party.who)
    told = [
        msg("stands", number=number, name=facts().names[name], weight="" if w is None else msg("weighs", weight=w))
        for number, (name, w) in enumerate(zip(party.who, weights, strict=True), 1)
    ]
    pairs = (msg("pair", a=a + 1, b=b + 1) for a, b in party.quarrels)
    return lines(
        labelled(msg("waiting"), comma_list(told, SEMICOLON)),
        labelled(msg("sign"), _sign(party)),
        labelled(msg("zigzags"), comma_list(pairs, SEMICOLON)),
    )


def _sign(party: form.Party) -> str:
    if party.boat is None:
        return "?"
    return f"{party.boat} kg" if party.weights else f"{party.boat}"


def depict(party: form.Party, query: form.Query) -> tuple[Scene, ...]:  # noqa: ARG001 - see above
    """The passengers and their quarrels on the left, the boat, and the other side."""
    weights = [f"{one} kg" for one in party.weights] or [""] * len(party.who)
    return (crossing(party.scene, _sign(party), party.who, weights, party.quarrels),)


def depict_solution(party: form.Party, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """On which crossings of a plan that works each passenger is on board."""
    plan = query.options[LETTERS.index(answer)] if isinstance(query, form.Works) else why.plan  # type: ignore[union-attr]
    return tuple(over(scene, carried(len(party.who), plan)) for scene in depict(party, query))
