"""Shows the passengers of `puzzlegen.generators.logic.river`."""

from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Rect, Scene
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import river as form
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines
from puzzlegen.renderers.logic.kits.crossings import HIGH, WIDE, banks, quarrels, waiting

msg: Final = messages(__name__)

_RADII: Final = {4: 1.5, 5: 1.7, 6: 2.3, 7: 3.0, 8: 3.6}  # of the ring, so that no zigzag touches a third passenger


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
    crossing = query.crossing if isinstance(query, form.Carries) else None
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
            terms["numbers"] = comma_list(str(2 * number + 1) for number in range(len(why.staying)))
            terms["staying"] = comma_list(map(str, why.staying))
        case form.Least():
            terms |= {"less": why.less, "first": why.first}
        case _:
            others = [letter for letter in LETTERS if letter != answer]
            terms["faults"] = capitalised(comma_list(map(_fault, others, why.faults), SEMICOLON))
    return msg(f"why-{task_of(query)}", **terms, answer=answer)


def _fault(letter: str, fault: form.Left | form.Heavy | form.Longer) -> Phrase:
    """What is wrong with an option."""
    match fault:
        case form.Left():
            a, b = fault.pair
            return msg("left", letter=letter, a=a + 1, b=b + 1, number=fault.crossing)
        case form.Heavy():
            return msg("heavy", letter=letter, weight=fault.weight, number=fault.crossing)
    return msg("longer", letter=letter, number=fault.needed)


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
    """The two sides, and below them the ring of passengers."""
    names = party.who
    weights = [f"{one} kg" for one in party.weights] or [""] * len(names)
    radius = _RADII.get(len(names), 1.5)
    down = HIGH + 2 * radius + 2.1
    nodes: list[AnyNode] = [
        *banks(party.scene, _sign(party)),
        *waiting(names, weights),
        Rect(0, HIGH, WIDE, down - HIGH, fill="paper"),
        Group(tuple(quarrels(names, party.quarrels, WIDE / 2, HIGH + radius + 1.05, radius))),
    ]
    return (Scene(WIDE, down, tuple(nodes)),)
