"""What judges sums of pictures and letters."""

from random import Random
from typing import get_args

from msgspec.structs import replace

from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.rebus_sums import Missing, Query, Sums, Theme, WordOffered


def rearranged(shown: Sums, query: Query, rng: Random) -> tuple[Sums, Query]:
    """The sums in another order, and in another theme."""
    theme = rng.choice(get_args(Theme))
    return replace(shown, theme=theme, sums=tuple(rng.sample(shown.sums, len(shown.sums)))), query


def handled(shown: Sums, query: Query) -> float:
    """Letters of all terms, pictures by their usual names; the missing one counts like the shortest on offer."""
    called = facts().called
    offered = query.options if isinstance(query, WordOffered | Missing) else ()
    shortest = min((len(called[thing][0]) for thing in offered if thing in called), default=0)
    total = 0
    for term in (term for terms in shown.sums for term in terms):
        pictured = shortest if term.icon == "?" else len(called[term.icon][0]) if term.icon else 0
        total += len(term.letters) + pictured
    return float(total)
