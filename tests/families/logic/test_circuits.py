"""Circuits of random lattices: lamps light if they have a current by Kirchhoff's laws, and explanations are true."""

from fractions import Fraction
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Level
from puzzlegen.renderers.logic.kits.circuit_routes import route
from puzzlegen.validators.logic import circuits as validator

SIDE = 3
FORM = catalog.load_format("logic/circuits")


def certify(statement: Any, query: Any) -> Certificate:
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def certify_why(statement: Any, query: Any, answer: str, why: Any) -> Faults:
    """What is false in published facts."""
    one = FORM.puzzle(statement, query, why, answer)
    return validator.certify_why(one.statement, one.query, answer, one.why)


def _lattice(random: Random) -> dict[str, Any] | None:
    """A lattice of nine points with some runs missing; None where a wire would end in the air."""
    across = [((row, column), (row, column + 1)) for row in range(SIDE) for column in range(SIDE - 1)]
    down = [((row, column), (row + 1, column)) for row in range(SIDE - 1) for column in range(SIDE)]
    edges = random.sample(across + down, random.randint(8, 11))
    ends = [point for edge in edges for point in edge]
    if any(ends.count(point) == 1 for point in ends) or (0, 0) not in ends:
        return None
    parts = ["battery", "lamp", *random.choices(("lamp", "lamp", "wire", "open", "closed"), k=len(edges) - 2)]
    bridges = [(1, 1)] if ends.count((1, 1)) == 4 and random.random() < 0.5 else []
    runs = [{"from": a, "to": b, "part": part} for (a, b), part in zip(edges, parts, strict=True)]
    return {"dress": "bench", "runs": runs, "bridges": bridges, "two_way": []}


def _conductors(statement: dict[str, Any]) -> list[tuple[int, int]]:
    """For each run the numbers of the conductors at its ends."""
    names: dict[Any, int] = {}
    ends = []
    for run in statement["runs"]:
        upright = run["from"][1] == run["to"][1]
        two = ((run[end], upright and run[end] in statement["bridges"]) for end in ("from", "to"))
        ends.append([names.setdefault(end, len(names)) for end in two])
    net = list(range(len(names)))
    for (one, other), run in zip(ends, statement["runs"], strict=True):
        if run["part"] in ("wire", "closed"):
            net = [net[other] if at == net[one] else at for at in net]
    return [(net[one], net[other]) for one, other in ends]


def _potentials(lamps: list[tuple[int, int]], plus: int, minus: int) -> dict[int, Fraction]:
    """The potential of each conductor that lamps join to the poles, one volt apart; each lamp has one ohm."""
    reached = {plus, minus}
    for _ in lamps:
        reached |= {end for two in lamps if reached & {*two} for end in two}
    free = sorted(reached - {plus, minus})
    rows = []
    for point in free:
        row = dict.fromkeys([*free, plus, minus], Fraction(0))
        for one, other in lamps:
            if point in (one, other) and one != other:
                row[point] += 1
                row[other if point == one else one] -= 1
        rows.append([*(row[at] for at in free), -row[plus]])
    for place in range(len(free)):  # Gauss and Jordan
        pivot = next(number for number in range(place, len(free)) if rows[number][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for number, row in enumerate(rows):
            if number != place:
                rows[number] = [a - row[place] * b for a, b in zip(row, rows[place], strict=True)]
    return {plus: Fraction(1), minus: Fraction(0)} | {at: row[-1] for at, row in zip(free, rows, strict=True)}


@pytest.mark.parametrize("seed", range(3))
def test_lamps_light_if_a_current_flows_through_them(seed: int) -> None:
    """Several hundred lattices, some with a bridge; those that are neither in series nor in parallel are refused."""
    random, judged = Random(seed), 0
    for _ in range(1500):
        statement = _lattice(random)
        if statement is None:
            continue
        certificate = certify(statement, {"task": "lit"})
        (plus, minus), *others = nets = _conductors(statement)
        assert len(others) + 1 == len(nets)
        lamps = [nets[number] for number, run in enumerate(statement["runs"]) if run["part"] == "lamp"]
        if certificate.faults:
            continue
        judged += 1
        lit = 0
        if plus != minus:
            potentials = _potentials(lamps, plus, minus)
            lit = sum(potentials.get(one, 0) != potentials.get(other, 0) for one, other in lamps)
        assert certificate.answers == (str(lit),), statement
    assert judged > 50


def test_a_balanced_bridge_is_refused() -> None:
    """No current flows through its middle lamp, though ways lead through it."""
    lamps = [((0, 0), (0, 1)), ((0, 1), (0, 2)), ((1, 0), (1, 1)), ((2, 0), (2, 1)), ((2, 1), (2, 2))]
    wires = [((1, 1), (2, 1)), ((0, 0), (1, 0)), ((0, 2), (1, 2)), ((1, 1), (1, 2)), ((1, 0), (2, 0)), ((1, 2), (2, 2))]
    runs = [{"from": (0, 1), "to": (1, 1), "part": "battery"}]
    runs += [{"from": a, "to": b, "part": "lamp"} for a, b in lamps]
    runs += [{"from": a, "to": b, "part": "wire"} for a, b in wires]
    statement = {"dress": "bench", "runs": runs, "bridges": [(1, 1)], "two_way": []}
    assert certify(statement, {"task": "lit"}).faults


def _ways(statement: dict[str, Any]) -> list[list[int]]:
    """All ways from pole to pole that come to no conductor twice: every order of every number of lamps is tried."""
    (start, stop), *_ = nets = _conductors(statement)
    lamps = [nets[number] for number, run in enumerate(statement["runs"]) if run["part"] == "lamp"]
    found = []
    for size in range(len(lamps) + 1):
        for order in permutations(range(len(lamps)), size):
            points = [start]
            for number in order:
                one, other = lamps[number]
                if points[-1] not in (one, other):
                    break
                points.append(other if points[-1] == one else one)
            if len(points) == size + 1 == len({*points}) and points[-1] == stop:
                found.append([number + 1 for number in order])
    return found


def test_all_ways_have_to_be_named_and_no_others() -> None:
    random, several = Random(5), 0
    for _ in range(2000):
        statement = _lattice(random)
        if statement is None or sum(run["part"] == "lamp" for run in statement["runs"]) > 6:
            continue
        ways, query = _ways(statement), {"task": "burnt", "lamp": 1}
        assert certify_why(statement, query, "1", {"ways": ways}) == ()
        several += len(ways) > 1
        for number in range(len(ways)):
            assert certify_why(statement, query, "1", {"ways": [*ways[:number], *ways[number + 1 :]]})
    assert several > 30


_FACTS = {"lit": ("ways", "bypassed", "dead"), "burnt": ("ways",), "most": ("tried",), "close": ("tried", "way")}
_FACTS |= {"cut": ("tried",), "pair": ("way",), "settings": ("sets",)}


@pytest.mark.parametrize(("task", "name"), [(task, name) for task, names in _FACTS.items() for name in names])
def test_false_explanations_are_refused(task: str, name: str) -> None:
    level = Level.HARD if task in ("close", "cut") else Level.MEDIUM
    for one in drafts(catalog.load("logic/circuits"), level, "why", 200):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))
        if query["task"] == task and why[name]:
            break
    assert certify_why(statement, query, one.answer, why) == ()
    shorter = [*why[name][:-1]]
    other = [*shorter, *{"sets": [{"levers": [], "way": [9]}], "ways": [[9]], "tried": [[9]]}.get(name, [9])]
    for false in (other, *([] if name == "tried" else [shorter])):  # there are always four options
        assert certify_why(statement, query, one.answer, {**why, name: false})
    for facts in ({**why, "after": []}, {key: value for key, value in why.items() if key != name}):
        with pytest.raises(MalformedStatement):
            certify_why(statement, query, one.answer, facts)


@pytest.mark.parametrize(
    ("parts", "depth"),
    [
        (("wire", "lamp", "wire", "lamp", "wire", "open"), 1),  # two lamps in a row
        (("lamp", "lamp", "wire", "wire", "wire", "lamp"), 2),  # two in a row beside one
    ],
)
def test_depth_is_how_deep_chains_and_branches_are_nested(parts: tuple[str, ...], depth: int) -> None:
    """By hand: each time, all chains or all parallel lamps become single ones."""
    ring = [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0), (0, 0)]
    edges = [*pairwise(ring), (ring[1], ring[4])]
    runs = [{"from": a, "to": b, "part": part} for (a, b), part in zip(edges, ("battery", *parts), strict=True)]
    statement = {"dress": "bench", "runs": runs, "bridges": [], "two_way": []}
    assert certify(statement, {"task": "lit"}).depth == Depth.chain(depth)


def test_the_current_is_drawn_along_every_way_that_is_told():
    for one in drafts(catalog.load("logic/circuits"), Level.MEDIUM, 11, 12):
        circuit, why = one.statement, one.draft.puzzle.why
        for way in getattr(why, "ways", ()):
            points = route(circuit, way)
            passed = {frozenset(ends) for ends in pairwise(points)}
            lamps = [frozenset((run.start, run.stop)) for run in circuit.runs if run.part == "lamp"]
            assert [number for number, ends in enumerate(lamps, 1) if ends in passed] == sorted(way)
