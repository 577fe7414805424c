"""What judges `logic/linear_sums`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from collections import Counter
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Glance, Measure
from puzzlegen.formats.logic import linear_sums as form


def other_numbers(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query]:
    """The unknowns in another order: a house upside down, things or stars renumbered."""
    match shown:
        case form.House(floors=floors):
            order = list(range(floors))[::-1]
        case form.Market(things=things):
            order = rng.sample(range(len(things)), len(things))
            shown = replace(shown, things=tuple(things[order.index(place)] for place in range(len(order))))
        case form.Stars(stars=stars):
            order = rng.sample(range(len(stars)), len(stars))
            shown = replace(shown, stars=tuple(stars[order.index(place)] for place in range(len(order))))

    def renamed(load: form.Load) -> form.Load:
        return tuple(sorted(order[kind] for kind in load))

    match query:
        case form.Value() | form.Most():
            query = replace(query, load=renamed(query.load))
        case form.Knowable() | form.Unknowable():
            query = replace(query, options=tuple(map(renamed, query.options)))
    return replace(shown, clues=tuple(replace(clue, parts=renamed(clue.parts)) for clue in shown.clues)), query


def other_order(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query]:
    """The sums in another order, and what is lettered, too."""
    order = rng.sample(range(len(shown.clues)), len(shown.clues))
    match query:
        case form.Superfluous(options=clues) | form.WrongOffered(options=clues):
            query = replace(query, options=tuple(rng.sample([order.index(clue) for clue in clues], 4)))
        case form.Knowable() | form.Unknowable():
            query = replace(query, options=tuple(rng.sample(query.options, 4)))
    return replace(shown, clues=tuple(shown.clues[clue] for clue in order)), query


def parts_shown(shown: form.Statement, query: form.Query) -> float:
    """Parts of all sums, each looked at once for every sum."""
    return float(sum(len(clue.parts) for clue in shown.clues) * len(shown.clues))


DISGUISES: Final[tuple[Disguise, ...]] = (other_numbers, other_order)
MEASURE: Final = Measure("parts of all sums, once for each sum", parts_shown)


def busy_ends(shown: form.Statement, query: form.Wrong) -> list[int]:
    """How many braces end where this one does, at the less busy of its ends."""
    ends = [(clue.parts[0], clue.parts[-1] + 1) for clue in shown.clues]
    times = Counter(end for both in ends for end in both)
    offered = query.options if isinstance(query, form.WrongOffered) else range(len(ends))
    return [min(times[end] for end in ends[clue]) for clue in offered]


GLANCES: Final[dict[type[form.Query], dict[str, Glance]]] = {form.Wrong: {"braces that end where it does": busy_ends}}
