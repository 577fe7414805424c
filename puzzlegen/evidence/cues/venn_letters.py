"""What judges `cues/venn_letters`."""

from random import Random

from msgspec.structs import replace

from puzzlegen.formats.cues.venn_letters import Hoops, Place, Query, Which


def hoops_reordered(shown: Hoops, query: Query, random: Random) -> tuple[Hoops, Query]:
    """The hoops, the beads and the options in another order, and the picture turned."""
    count = len(shown.hoops)
    order = random.sample(range(count), count)

    def moved(region: int) -> int:
        return sum((region >> hoop & 1) << place for place, hoop in enumerate(order))

    beads = {moved(region): random.sample(some, len(some)) for region, some in enumerate(shown.beads, 1)}
    turned = replace(
        shown,
        hoops=tuple(shown.hoops[hoop] for hoop in order),
        beads=tuple(tuple(beads[region]) for region in sorted(beads)),
        turn=random.randrange(4),
    )
    if isinstance(query, Place):
        query = replace(query, options=tuple(random.sample([*map(moved, query.options)], 4)))
    elif isinstance(query, Which):
        query = replace(query, options=tuple(random.sample(query.options, 4)))
    return turned, query


def codes_written_out(shown: Hoops, query: Query) -> float:
    """Letters written down by a program that spells all words under every code, and those that are to be filled in."""
    beads = [bead for some in shown.beads for bead in some]
    letters = sum(len({*name}) for name in shown.hoops if name) + sum(bead is None for bead in beads)
    codes = {"plain": 1, "secret": 26, "either way": 52}[shown.code]
    return letters * codes * (4 if isinstance(query, Which) else 1)
