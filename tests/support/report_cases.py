"""Benchmarks, responses and reports for the tests of what scores say."""

from collections.abc import Sequence
from typing import Any

import msgspec

from puzzlegen.core.certificate import Depth
from puzzlegen.core.item import FillIn, Key, Kind
from puzzlegen.scoring import grading, report
from puzzlegen.scoring.breakdowns import Group
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.reading import Benchmark, Entry, Predictions, Said
from puzzlegen.scoring.report import Report
from puzzlegen.snapshots.reading import spoken
from tests.scoring.test_scoring_corpus import asked
from tests.support.release_cases import fair

Responses = dict[str, Any]
"""Item id -> a response (a text, None or a `Said`), or a list of several."""


def said(key: Key) -> str:
    return f"I think.\n\\boxed{{{spoken(key.answer)}}}"


def toys(n: int = 180) -> Benchmark:
    """The items of a simulated release, of all forms and several difficulties."""
    held = sorted(fair(1, n), key=lambda one: one.item.id)
    return Benchmark("toys", tuple(Entry.of(one.item, one.key, one.proof) for one in held), frozenset())


def sevens(count: int, category: str = "toys", **changes: Any) -> Benchmark:
    """Items whose answer is 7, with ids a0, a1 ..."""
    return Benchmark("sevens", tuple(entry(f"a{n}", category, (), **changes) for n in range(count)), frozenset())


def entry(
    name: str,
    category: str,
    capabilities: tuple[str, ...],
    visreason: str = "",
    difficulty: float = 1.0,
    depth: Depth | None = None,
) -> Entry:
    item, _ = asked(FillIn("7"))
    labels = {"visreason_category": visreason} if visreason else {}
    item = msgspec.structs.replace(item, id=name, category=category, capabilities=capabilities, taxonomy=labels)
    return Entry(item, Key(name, FillIn("7"), (), "", Kind.NUMBER), difficulty, "steps", depth=depth)


def file(name: str, responses: Responses, mode: str = "image", model: str = "") -> Predictions:
    """A file of predictions as it is read."""
    lines = {
        item: tuple(one if isinstance(one, Said) else Said(one) for one in (each if isinstance(each, list) else [each]))
        for item, each in responses.items()
    }
    return Predictions(name, model or name, mode, lines)


def graded(benchmark: Benchmark, *responses: Responses | Predictions) -> tuple[Graded, ...]:
    files = [
        one if isinstance(one, Predictions) else file(f"model{number}", one) for number, one in enumerate(responses)
    ]
    return grading.grade(benchmark, files)


def reported(benchmark: Benchmark, *responses: Responses | Predictions, **options: Any) -> Report:
    return report.summarize(benchmark, graded(benchmark, *responses), **options)


def group(found: Report, dimension: str, name: str, sheet: int = 0) -> Group:
    (one,) = [one for one in found.sheets[sheet].groups if (one.dimension, one.name) == (dimension, name)]
    return one


def some(count: int, right: Sequence[int]) -> Responses:
    """Responses to `sevens` of which those in these places are right."""
    return {f"a{n}": "7" if n in right else "8" for n in range(count)}
