"""What judges `cues/venn_letters`."""

from random import Random
from typing import Any

from puzzlegen.core.item import Statement


def hoops_reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The hoops, the beads and the options in another order, and the picture turned."""
    count = len(statement["hoops"])
    order = random.sample(range(count), count)

    def moved(option: Any) -> Any:
        return (
            sum((option >> hoop & 1) << place for place, hoop in enumerate(order))
            if isinstance(option, int)
            else option
        )

    beads = {moved(region): random.sample(some, len(some)) for region, some in enumerate(statement["beads"], 1)}
    hoops = [statement["hoops"][hoop] for hoop in order]
    turned = {
        **statement,
        "hoops": hoops,
        "beads": [beads[region] for region in sorted(beads)],
        "turn": random.randrange(4),
    }
    if "options" in query:
        query = {**query, "options": random.sample([*map(moved, query["options"])], 4)}
    return turned, query


def codes_written_out(statement: Statement, query: Statement) -> float:
    """Letters written down by a program that spells all words under every code, and those that are to be filled in."""
    beads = [bead for some in statement["beads"] for bead in some]
    letters = sum(len({*name}) for name in statement["hoops"] if name) + sum(bead is None for bead in beads)
    return (
        letters
        * {"plain": 1, "secret": 26, "either way": 52}[statement["code"]]
        * (4 if query["task"] == "which" else 1)
    )
