"""Shows the passengers of `puzzlegen.generators.logic.river`."""

from collections.abc import Sequence
from itertools import starmap
from typing import Any, Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Rect, Scene
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines
from puzzlegen.renderers.logic.kits.crossings import HIGH, WIDE, banks, quarrels, waiting

msg: Final = messages(__name__)

_RADII: Final = {4: 1.5, 5: 1.7, 6: 2.3, 7: 3.0, 8: 3.6}  # of the ring, so that no zigzag touches a third passenger


def word(statement: Statement, query: Statement) -> Wording:
    """How to cross, and what is asked."""
    task, terms = query["task"], _terms(statement, query)
    told = _plan if task == "plan" else _group
    options = tuple(map(told, query.get("options", ())))
    kind = Kind.LETTER if options else Kind.NUMBER
    return Wording(msg(f"ask-{task}", **terms), kind, msg("rules", **terms), options=options)


def _terms(statement: Statement, query: Statement) -> dict[str, Any]:
    vehicle = msg(f"vehicle-{statement['scene']}")
    kind = "unknown" if statement["boat"] is None else "weighed" if statement["weights"] else "counted"
    capacity = msg(f"capacity-{kind}", vehicle=vehicle)
    return {"vehicle": vehicle, "capacity": capacity, "crossing": query.get("crossing")}


def _group(group: Sequence[int]) -> str:
    return ", ".join(str(one + 1) for one in sorted(group)) or "–"


def _plan(plan: Sequence[Sequence[int]]) -> str:
    """Whom each crossing carries, there and back in turn."""
    return "; ".join(f"{'←' if number % 2 else '→'} {_group(group)}" for number, group in enumerate(plan))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """A plan that works, and why nothing better does."""
    staying, plan = why.get("staying", ()), why.get("plan", ())
    terms = _terms(statement, query) | {
        "numbers": comma_list(str(2 * number + 1) for number in range(len(staying))),
        "staying": comma_list(map(str, staying)),
        "crossings": len(plan),
        "less": why.get("less"),
        "first": why.get("first"),
        "faults": capitalised(comma_list(starmap(_fault, why.get("faults", {}).items()), SEMICOLON)),
    }
    return msg(f"why-{query['task']}", **terms, plan=_plan(plan), answer=answer)


def _fault(letter: str, fault: Statement) -> Phrase:
    """What is wrong with an option."""
    if "pair" in fault:
        a, b = fault["pair"]
        return msg("left", letter=letter, a=a + 1, b=b + 1, number=fault["crossing"])
    if "weight" in fault:
        return msg("heavy", letter=letter, weight=fault["weight"], number=fault["crossing"])
    return msg("longer", letter=letter, number=fault["needed"])


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - the picture is the same for all questions
    """Who is there, what the boat carries, and the zigzags."""
    weights = statement["weights"] or [None] * len(statement["who"])
    told = [
        msg("stands", number=number, name=facts().names[name], weight="" if w is None else msg("weighs", weight=w))
        for number, (name, w) in enumerate(zip(statement["who"], weights, strict=True), 1)
    ]
    pairs = (msg("pair", a=a + 1, b=b + 1) for a, b in statement["quarrels"])
    return lines(
        labelled(msg("waiting"), comma_list(told, SEMICOLON)),
        labelled(msg("sign"), _sign(statement)),
        labelled(msg("zigzags"), comma_list(pairs, SEMICOLON)),
    )


def _sign(statement: Statement) -> str:
    if statement["boat"] is None:
        return "?"
    return f"{statement['boat']} kg" if statement["weights"] else f"{statement['boat']}"


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - see above
    """The two sides, and below them the ring of passengers."""
    names = statement["who"]
    weights = [f"{one} kg" for one in statement["weights"]] or [""] * len(names)
    radius = _RADII.get(len(names), 1.5)
    down = HIGH + 2 * radius + 2.1
    nodes: list[AnyNode] = [
        *banks(statement["scene"], _sign(statement)),
        *waiting(names, weights),
        Rect(0, HIGH, WIDE, down - HIGH, fill="paper"),
        Group(tuple(quarrels(names, statement["quarrels"], WIDE / 2, HIGH + radius + 1.05, radius))),
    ]
    return (Scene(WIDE, down, tuple(nodes), unit=(42, 48)),)
