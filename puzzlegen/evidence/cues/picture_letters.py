"""Pictures that give letters in disguise, and what a plain program writes down of them."""

from random import Random
from typing import get_args

from msgspec.structs import replace

from puzzlegen.evidence import Measure, reordered
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.picture_letters import Exchanged, Missing, Query, Shown, Theme, Turn


def laid_out_otherwise(shown: Shown, query: Query, rng: Random) -> tuple[Shown, Query]:
    """Another theme, the ring turned, or the grid mirrored and its pictures listed in another order."""
    theme = rng.choice(get_args(Theme))
    if shown.course == "hops":
        return replace(shown, theme=theme, turn=rng.choice(get_args(Turn))), query
    order = rng.sample(range(len(shown.things)), len(shown.things))
    renamed = {old: new for new, old in enumerate(order)}
    across = max(column for column, _ in shown.cells)
    put = replace(
        shown,
        theme=theme,
        things=tuple(shown.things[one] for one in order),
        cells=tuple((across - shown.cells[one][0], shown.cells[one][1]) for one in order),
        sizes=tuple(shown.sizes[one] for one in order) if shown.sizes else (),
        thread=tuple(renamed[one] for one in shown.thread),
    )
    if isinstance(query, Exchanged):
        query = replace(query, options=tuple(renamed[one] for one in query.options))
    return put, query


def written(shown: Shown, query: Query) -> float:
    """Letters of the usual names of all pictures that are read, twice where they are hopped as well."""
    usual = query.options[0] if isinstance(query, Missing) else ""
    names = [facts().called[usual if thing == "?" else thing][0] for thing, _ in shown.things]
    if shown.letters is None:
        read = shown.thread or [place for place, (_, mark) in enumerate(shown.things) if mark]
        return float(sum(len(names[place]) for place in read))
    place = total = 0
    for _ in range(shown.letters):
        total += 2 * len(names[place])
        place = (place + len(names[place])) % len(names)
    return float(total)


DISGUISES = (laid_out_otherwise, reordered)
MEASURE = Measure("letters of the names that are read, and of hops", written)
