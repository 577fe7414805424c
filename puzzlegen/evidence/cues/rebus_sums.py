"""What judges sums of pictures and letters."""

from random import Random

from puzzlegen.core.item import Statement
from puzzlegen.facts.things import facts


def relettered(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in another order."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], len(query["options"]))}


def rearranged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The sums in another order, and in another dress."""
    dress = rng.choice(("train", "washing line", "notebook"))
    return {**statement, "dress": dress, "sums": rng.sample(statement["sums"], len(statement["sums"]))}, query


def handled(statement: Statement, query: Statement) -> float:
    """Letters of all terms, pictures by their usual names; the missing one counts like the shortest on offer."""
    called = facts().called
    shortest = min((len(called[thing][0]) for thing in query.get("options", ()) if thing in called), default=0)
    total = 0
    for term in (term for terms in statement["sums"] for term in terms):
        pictured = shortest if term.get("icon") == "?" else len(called[term["icon"]][0]) if "icon" in term else 0
        total += len(term.get("letters", "")) + pictured
    return float(total)
