"""Circuits in disguise: turned, mirrored, with runs in another order, in another theme; and runs to walk along."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic import circuits as form
from puzzlegen.formats.logic.circuits import Circuit, Point, Query

_LAMP: Final = form.Burnt | form.Settings | form.Close | form.Pair | form.Cut
_CHANGES: Final = form.Close | form.Cut | form.Most | form.Short
_SIDES: Final[tuple[form.Side, ...]] = ("n", "e", "s", "w")


def _moved(circuit: Circuit, place: Callable[[Point], Point], sides: Mapping[form.Side, form.Side]) -> Circuit:
    """The circuit with its points in other places."""
    return replace(
        circuit,
        runs=tuple(replace(run, start=place(run.start), stop=place(run.stop)) for run in circuit.runs),
        bridges=tuple(map(place, circuit.bridges)),
        two_way=tuple(form.Throw(place(one.at), sides[one.pivot], sides[one.to]) for one in circuit.two_way),
    )


def turned(circuit: Circuit, query: Query, random: Random) -> tuple[Circuit, Query]:  # noqa: ARG001
    """A quarter turn clockwise."""
    high = max(point[0] for run in circuit.runs for point in (run.start, run.stop))
    sides = dict(zip(_SIDES, (*_SIDES[1:], _SIDES[0]), strict=True))
    return _moved(circuit, lambda point: (point[1], high - point[0]), sides), query


def mirrored(circuit: Circuit, query: Query, random: Random) -> tuple[Circuit, Query]:  # noqa: ARG001
    """Left and right exchanged."""
    wide = max(point[1] for run in circuit.runs for point in (run.start, run.stop))
    sides: dict[form.Side, form.Side] = {"n": "n", "e": "w", "s": "s", "w": "e"}
    return _moved(circuit, lambda point: (point[0], wide - point[1]), sides), query


def reordered(circuit: Circuit, query: Query, random: Random) -> tuple[Circuit, Query]:
    """The runs in another order, which gives the lamps other numbers, some from the other end; in another theme."""
    runs = circuit.runs
    order = random.sample(range(len(runs)), len(runs))
    new = {old: place for place, old in enumerate(order)}
    lamps = [number for number, run in enumerate(runs) if run.part == "lamp"]
    shuffled = [old for old in order if old in lamps]
    other: dict[str, Any] = {}
    if isinstance(query, _LAMP):
        other["lamp"] = shuffled.index(lamps[query.lamp - 1]) + 1
    if isinstance(query, form.Pair):
        other["switches"] = tuple(new[old] for old in query.switches)
    elif isinstance(query, _CHANGES):
        other["options"] = tuple(new[old] for old in query.options)
    swapped = tuple(
        replace(runs[old], start=runs[old].stop, stop=runs[old].start) if random.random() < 0.5 else runs[old]
        for old in order
    )
    return replace(circuit, runs=swapped, theme=random.choice(get_args(form.Theme))), replace(query, **other)


def walked(circuit: Circuit, query: Query) -> float:
    """Runs of wire, once for each change or setting that a question asks about."""
    runs = len(circuit.runs)
    if isinstance(query, form.Settings):
        return float(runs * 2 ** len(circuit.two_way))
    return float(runs * (5 if isinstance(query, _CHANGES | form.Pair) else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (turned, mirrored, reordered)
MEASURE: Final = Measure("runs of wire, in every state of the circuit that is asked about", walked)
