"""Studies with people whose skill and speed are known, through the real design, store and export.

Chances of a right answer follow a Rasch model with a fourth of guessing, times the lognormal model. What a proof
measures goes with what an item asks of people as closely as each family's correlation says.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Depth
from puzzlegen.scoring.reading import Benchmark
from puzzlegen.study import results
from puzzlegen.study.design import Candidate, sittings
from puzzlegen.study.store import Said, Settings, Store
from tests.support.report_cases import entry

PEOPLE, ITEMS, SITTING, FAMILIES = 40, 200, 30, 10
CLOSENESS: Final = np.linspace(0, 0.95, FAMILIES)
"""Pearson's correlation of the measure, as a normal variable, with what items of each family ask of people."""
RHOS: Final = 6 / np.pi * np.arcsin(CLOSENESS / 2)
"""Spearman's, which follows."""
DEPTH: Final = 0.9
"""The same of the depth, of every family, but with the time alone."""
TROUBLE: Final = np.linspace(-1, 1, FAMILIES)
"""How hard each family is for people in the mean, in logits less the mean skill."""
_STEEP, _SKILL, _SLOW, _SPEED, _NOISE = 1.2, 0.5, 0.5, 0.3, 0.5
FAMILY: Final = np.arange(ITEMS) % FAMILIES


class Items(NamedTuple):
    """Of each item: the size and the depth that proofs measure, and what it asks of people; all standard normal.

    That is, as skill (trouble) and as time (slowness).
    """

    measure: NDArray[np.float64]
    depth: NDArray[np.float64]
    trouble: NDArray[np.float64]
    slowness: NDArray[np.float64]


class Study(NamedTuple):
    """A benchmark, the exported answers to it, and the truth."""

    benchmark: Benchmark
    answers: Path
    items: Items


def name(place: int) -> str:
    """The id of an item."""
    return f"{place:016x}"


def drawn(rng: np.random.Generator, family: NDArray[np.int64]) -> Items:
    """Items of these families."""
    close = CLOSENESS[family]
    measure, one, two = rng.normal(size=(3, len(family)))
    away = np.sqrt(1 - close**2)
    slowness = close * measure + away * two
    depth = DEPTH * slowness + math.sqrt(1 - DEPTH**2) * rng.spawn(1)[0].normal(size=len(family))
    return Items(measure, depth, close * measure + away * one, slowness)


def chances(skill: NDArray[np.float64], items: Items, family: NDArray[np.int64]) -> NDArray[np.float64]:
    """Of a right answer, (people, items)."""
    logits = skill[:, None] - (_STEEP * items.trouble + TROUBLE[family])[None, :]
    return np.asarray(0.25 + 0.75 / (1 + np.exp(-logits)))


class Truth(NamedTuple):
    """What is true of all people and items that there could be, by family.

    ``slower`` and ``worse`` are the changes from items at a tenth of the measure's ranks to items at nine tenths: of
    log seconds, and of credit.
    """

    credit: NDArray[np.float64]
    slower: NDArray[np.float64]
    worse: NDArray[np.float64]


@cache
def truth() -> Truth:
    """By many people and items."""
    rng = np.random.default_rng(0)
    credit, worse = [], []
    skill = rng.normal(_SKILL, 1, 400)
    for family in range(FAMILIES):
        items = drawn(rng, np.full(20_000, family))
        means = chances(skill, items, np.full(20_000, family)).mean(axis=0)
        ranks = np.argsort(np.argsort(items.measure)) / 20_000
        credit.append(means.mean())
        worse.append(0.8 * np.cov(ranks, means)[0, 1] / ranks.var(ddof=1))
    slower = 0.8 * _SLOW * CLOSENESS * 6 / np.sqrt(np.pi)  # cov(x, Phi(x)) = 1 / (2 sqrt(pi)), var(Phi(x)) = 1 / 12
    return Truth(np.array(credit), slower, np.array(worse))


def asked(items: Items) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What each item asks of people: log seconds and the chance of a right answer of the person in the middle."""
    seconds = 0.3 * TROUBLE[FAMILY] + _SLOW * items.slowness
    return seconds, chances(np.array([_SKILL]), items, FAMILY)[0]


def benchmark(items: Items) -> Benchmark:
    """Items of two families in each category, with whole steps as difficulty; levels overlap."""
    made = []
    for place, (family, measure, depth) in enumerate(zip(FAMILY, items.measure, items.depth, strict=True)):
        steps = float(1 + round(30 * np.exp(0.8 * measure)))
        chain = Depth.chain(1 + round(6 * math.exp(0.5 * depth)))
        one = entry(name(place), f"category{family // 2}", (), difficulty=steps, depth=chain)
        asked_for = measure + (-0.5, 0, 0.5)[place // FAMILIES % 3]
        level = ("easy", "medium", "hard")[int(asked_for > -0.43) + int(asked_for > 0.43)]
        item = msgspec.structs.replace(one.item, family=f"family{family}", level=level)
        made.append(msgspec.structs.replace(one, item=item))
    return Benchmark("simulated", tuple(made), frozenset())


@cache
def dealt(people: int) -> Sequence[tuple[str, ...]]:
    """Who gets what, by the real design."""
    candidates = [Candidate(name(place), f"category{FAMILY[place] // 2}", name(place)) for place in range(ITEMS)]
    return [*islice(sittings(candidates, SITTING, 1), people)]


def study(rng: np.random.Generator, folder: Path, people: int = PEOPLE) -> Study:
    """People answer, the store keeps it, and it is exported; the key of every item is 7."""
    items = drawn(rng, FAMILY)
    skill, speed = rng.normal(_SKILL, 1, people), rng.normal(0, _SPEED, people)
    right = rng.random((people, ITEMS)) < chances(skill, items, FAMILY)
    logs = 3 + 0.3 * TROUBLE[FAMILY] + _SLOW * items.slowness - speed[:, None] + rng.normal(0, _NOISE, (people, ITEMS))
    store = Store(folder / "answers.sqlite", Settings("simulated", "0" * 64, 1, SITTING))
    store._database.execute("PRAGMA synchronous = OFF")  # a thousand answers in a second: nobody pulls this plug
    for person, sitting in enumerate(dealt(people)):
        participant, _ = store.join("en", "2026-11-23T00:00:00.000+00:00")
        store.deal(participant, [(item, False) for item in sitting])
        for trial in store.trials(participant):
            place = int(trial.item, 16)
            said = Said("7" if right[person, place] else "8", sent=1000 * float(np.exp(logs[person, place])))
            store.answer(participant, trial.position, said, "2026-11-23T00:00:00.000+00:00")
    answers = folder / "humans.jsonl"
    answers.write_bytes(results.lines(store))
    store.close()
    return Study(benchmark(items), answers, items)


def agreement(first: NDArray[np.float64], second: NDArray[np.float64]) -> float:
    """Spearman's rho; equal values share the mean of their ranks."""
    ranks = [
        ((one[:, None] > one[None, :]).sum(axis=1) + (one[:, None] >= one[None, :]).sum(axis=1)) / 2
        for one in (first, second)
    ]
    return float(np.corrcoef(*ranks)[0, 1])
