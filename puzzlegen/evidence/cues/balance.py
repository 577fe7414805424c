"""What judges `cues/balance`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from msgspec.structs import asdict, replace

from puzzlegen.evidence import Measure
from puzzlegen.formats.cues.balance import Query, Scale, Scales, Tilt


def other_numbers(shown: Scales, query: Query, rng: Random) -> tuple[Scales, Query]:
    """The kinds of things in another order."""
    names = rng.sample(range(len(shown.things)), len(shown.things))

    def renamed(what: Any) -> Any:
        return names[what] if isinstance(what, int) else tuple(renamed(one) for one in what)

    things = tuple(shown.things[names.index(place)] for place in range(len(names)))
    scales = tuple(Scale(renamed(scale.left), renamed(scale.right), scale.tilt) for scale in shown.scales)
    asked = replace(query, **{field: renamed(what) for field, what in asdict(query).items()})
    return replace(shown, things=things, scales=scales), asked


def seen_from_behind(shown: Scales, query: Query, rng: Random) -> tuple[Scales, Query]:
    """Some balances with their sides exchanged, all of them in another order."""
    other: dict[Tilt, Tilt] = {"left": "right", "right": "left", "level": "level"}
    scales = []
    for scale in rng.sample(shown.scales, len(shown.scales)):
        behind = Scale(scale.right, scale.left, other[scale.tilt])
        scales.append(behind if rng.random() < 0.5 else scale)
    return replace(shown, scales=tuple(scales)), query


def things_shown(shown: Scales, query: Query) -> float:
    """Things on all balances, each time that one of them is looked at for each kind."""
    return float(sum(len(scale.left) + len(scale.right) for scale in shown.scales) * len(shown.things))


DISGUISES: Final = (other_numbers, seen_from_behind)
MEASURE: Final = Measure("things on balances, once for each kind", things_shown)
