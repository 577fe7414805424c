"""Maps of lines: the validator against walks that are tried one after another, on small maps."""

from itertools import pairwise, permutations
from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import routes as form
from puzzlegen.generators.logic import routes as generator
from puzzlegen.validators.logic import routes as validator
from puzzlegen.validators.logic.routes import certify_why

FORM = catalog.load_format("logic/routes")


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def small_maps():
    """Three lines on a grid of nine stations, of which all that are called at are on the map."""
    random = Random(7)
    while True:
        lines, edges = [], set()
        for hue in ("red", "green", "blue"):
            at, line = (random.randrange(3), random.randrange(3)), []
            while at not in line and 0 <= at[0] < 3 and 0 <= at[1] < 3 and len(line) < 4:
                line.append(at)
                at = (at[0] + random.choice((-1, 0, 1)), at[1] + random.choice((-1, 0, 1)))
            if len(line) > 1:
                lines.append({"hue": hue, "stations": line})
                edges |= {frozenset(edge) for edge in pairwise(line)}
        middles = {tuple(map(sum, zip(*edge, strict=True))) for edge in edges}
        if len(lines) < 3 or len(middles) < sum(len(line["stations"]) - 1 for line in lines):
            continue
        places = sorted({at for line in lines for at in line["stations"]})
        named = [{**line, "stations": [places.index(at) + 1 for at in line["stations"]]} for line in lines]
        yield {"dress": "trams", "places": [list(at) for at in places], "lines": named}


def walks(statement, start, goal):
    """All ways that pass no station twice: the stations, and the fewest changes on the way."""
    by = {}
    for number, line in enumerate(statement["lines"]):
        for edge in pairwise(line["stations"]):
            by[edge] = by[edge[::-1]] = number
    others = [one for one in range(1, len(statement["places"]) + 1) if one not in (start, goal)]
    for size in range(len(others) + 1):
        for middle in permutations(others, size):
            edges = list(pairwise((start, *middle, goal)))
            if all(edge in by for edge in edges):
                used = [by[edge] for edge in edges]
                yield (start, *middle, goal), sum(one != other for one, other in pairwise(used)), {*used}


def test_answers_are_those_of_all_walks():
    """Stops, ways, changes, and what every walk passes."""
    compared = 0
    for statement, _ in zip(small_maps(), range(25), strict=False):
        count = len(statement["places"])
        if count > 7:
            continue
        start, goal = 1, count
        every = list(walks(statement, start, goal))
        asked = {task: {"task": task, "start": start, "goal": goal} for task in ("stops", "ways", "changes", "lazy")}
        if not every:
            assert certify(statement, asked["stops"]).verdict is Verdict.UNSOLVABLE
            continue
        fewest = min(len(way) for way, _, _ in every) - 1
        changes = min(switches for _, switches, _ in every)
        lazy = min(len(way) for way, switches, _ in every if switches == changes) - 1
        ways = sum(len(way) - 1 == fewest for way, _, _ in every)
        for task, number in (("stops", fewest), ("ways", ways), ("changes", changes), ("lazy", lazy)):
            assert certify(statement, asked[task]).answers == (str(number),), task
        depths = [certify(statement, asked[task]).depth for task in ("stops", "ways", "changes", "lazy")]
        assert [one.value for one in depths[:3]] == [fewest, fewest, 1 + changes]
        assert [one.kind for one in depths] == ["chain", "chain", "chain", "search"]
        passed = set(range(2, count)).intersection(*(way for way, _, _ in every))
        found = certify(statement, {"task": "pass_box", "start": start, "goal": goal})
        assert found.answers == tuple(f"station-{one}" for one in sorted(passed)[:2])
        compared += 1
    assert compared > 5


FALSE = {
    form.Rounds: [lambda why: form.Rounds(why.rounds[:-1]), lambda why: form.Rounds((*why.rounds, (0,)))],
    form.Way: [lambda why: form.Way(why.way[::-1]), lambda why: form.Way((*why.way, why.way[-2], why.way[-1]))],
    form.AllWays: [lambda why: form.AllWays(why.ways[1:]), lambda why: form.AllWays(why.ways + why.ways[:1])],
    form.Legs: [lambda why: form.Legs(why.legs[1:]), lambda why: form.Legs((why.legs[0]._replace(line=7),))],
    form.Cut: [lambda why: form.Cut(why.end, why.reached[1:]), lambda why: form.Cut(99, why.reached)],
    form.Counts: [
        lambda why: form.Counts(why.legs[:-1], why.changes),
        lambda why: form.Counts(why.legs, (*why.changes[:3], why.changes[3] + 1)),
    ],
}


@pytest.mark.parametrize("question", form.QUESTIONS)
def test_false_explanations_are_refused(question):
    """A trip that goes elsewhere, a way too few, a station that cannot be reached."""
    for attempt in range(40):
        try:
            rng = Stream.for_item("routes", 1, "", 1, attempt, 0)
            puzzle = generator.invent(rng, generator.LEVELS[Level.EASY], Drawn(question, attempt % 4))
        except Rejected:
            continue
        shown = puzzle.statement, puzzle.query, puzzle.key
        assert not certify_why(*shown, puzzle.why)
        for change in FALSE[type(puzzle.why)]:
            assert certify_why(*shown, change(puzzle.why))
        return
    pytest.fail("nothing comes out")
