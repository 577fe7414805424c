"""How right the statistics of scores over months are, on simulated series; for ``docs/standing.md``.

``python -m benchmarks.standing [--tables NAME ...] [--series N] [--trials N]`` prints the tables. A series has 60
families with three or four levels, and 24 months; a quarter of the items is renewed each month, a share of the old
public ones is memorised, and from month 13 on the mix becomes harder. The functions are those that the commands call.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final

import numpy as np
from msgspec.structs import replace

from puzzlegen.core.item import AnswerForm
from puzzlegen.snapshots import digest
from puzzlegen.standing import exposure, links, poststratified, trend
from puzzlegen.standing.exposure import Observed
from puzzlegen.standing.poststratified import TooLittle
from puzzlegen.standing.reference import Content, Reference, Stratum, Task
from puzzlegen.standing.units import Cell, Unit

Rng = np.random.Generator

FAMILIES: Final = 60
CATEGORIES: Final = 10
LEVELS: Final = ("easy", "medium", "hard", "extreme")
MONTHS: Final = 24
PUBLIC: Final = 300
FRESH: Final = 600
MEMORISED: Final = 0.15
SIZES: Final = ((300, 30), (300, 150), (300, 300), (300, 1000), (1000, 1000))
SHARES: Final = (0.0, 0.05, 0.1, 0.2, 0.3)
MIXES: Final = {
    "all alike": (1.0, 1.0, 1.0, 1.0),
    "easy": (6.0, 3.0, 1.0, 0.5),
    "hard": (0.5, 1.0, 3.0, 6.0),
    "hard and extreme only": (0.0, 0.0, 1.0, 1.0),
}
HARDER: Final = (1.0, 1.0, 2.0, 4.0)
"""The mix of levels from month 13 on."""
RENEWED: Final = (0.1, 0.3, 1.0)
LINKING: Final = 4
LINK_ITEMS: Final = 30
STRUCTURES: Final = 12
STRUCTURE_SIZES: Final = {"public": 1080, "others": 540, "asked": 900}
CARRIED: Final = 0.15
"""Credit for items whose structure was public, where there is such an effect."""
CUTOFF: Final = "2026-12"
REPLICATES: Final = 500
"""Permutations of an experiment: an eighth of what the commands take, since many experiments even them out."""


class World:
    """Families with levels, whose items a model of some ability solves with some chance.

    Attributes:
        cells: of all families and levels.
        difficulty: of each, in logits; items stray from it by half a logit.
        step: place of each in `LEVELS`.
        kept: the cells of the reference, which has no level extreme.
    """

    def __init__(self, rng: Rng) -> None:
        """Draw the difficulties."""
        self.cells: list[Cell] = []
        difficulty, step = [], []
        for number in range(FAMILIES):
            family, own = f"c{number % CATEGORIES}/f{number}", rng.normal(0, 0.8)
            for place, level in enumerate(LEVELS[: 3 + number % 2]):
                self.cells.append(Cell(family, 1, level))
                difficulty.append(own + 0.9 * (place - 1))
                step.append(place)
        self.difficulty, self.step = np.array(difficulty), np.array(step)
        self.kept = np.flatnonzero(self.step < 3)

    def reference(self) -> Reference:
        """The cells without extreme, with equal weights."""
        task = (Task("t", AnswerForm.FILL_IN, 0, 1.0),)
        cells = [self.cells[place] for place in self.kept]
        strata = tuple(Stratum(one.family, 1, one.level, 1 / len(cells), task) for one in cells)
        content = Content(1, "simulated-1", "simulated", ("en",), strata)
        return Reference(digest.of_document(content), content)

    def truth(self, ability: float) -> float:
        """The score on the reference, by Gauss and Hermite."""
        nodes, weights = np.polynomial.hermite_e.hermegauss(21)
        logits = ability - self.difficulty[self.kept][:, None] - 0.5 * nodes
        return float((_chance(logits) @ (weights / weights.sum())).mean())

    def items(self, rng: Rng, count: int, mix: Sequence[float] | None = None) -> np.ndarray:
        """Cells of so many items: in turns over the reference, or with the weights of a mix of levels."""
        if mix is None:
            turns = np.tile(self.kept, -(-count // len(self.kept)))[:count]
            return rng.permutation(turns)
        weights = np.array(mix)[self.step]
        return rng.choice(len(self.cells), count, p=weights / weights.sum())

    def renewed(self, rng: Rng, share: float) -> "World":
        """The same with other versions of a share of the families, which are harder or easier by some half a logit."""
        other = copy(self)
        changed = rng.permutation(FAMILIES)[: round(share * FAMILIES)]
        moved = {f"c{number % CATEGORIES}/f{number}": rng.normal(0.3, 0.4) for number in changed}
        other.cells = [Cell(one.family, 1 + (one.family in moved), one.level) for one in self.cells]
        other.difficulty = self.difficulty + [moved.get(one.family, 0.0) for one in self.cells]
        return other

    def taste(self, rng: Rng) -> np.ndarray:
        """What a model finds easier, in logits, of the families that have another version: a fifth of a logit."""
        own = rng.normal(0, 0.2, FAMILIES)
        return np.array([own[int(one.family.partition("/f")[2])] * (one.version > 1) for one in self.cells])

    def credits(self, rng: Rng, cells: np.ndarray, ability: float | np.ndarray, memorised: float = 0.0) -> np.ndarray:
        """What a model earns, whose ability may differ by item; of the memorised items it knows the answers."""
        logits = ability - self.difficulty[cells] + rng.normal(0, 0.5, len(cells))
        return ((rng.random(len(cells)) < _chance(logits)) | (rng.random(len(cells)) < memorised)).astype(float)

    def units(self, cells: np.ndarray, name: str, since: str = "", born: str = "") -> list[Unit]:
        """The items as units: public since a month, or held back, and made for a month."""
        return [
            Unit(f"{name}{number}", self.cells[cell], "t", AnswerForm.FILL_IN, 0, "en", born or since, since, not since)
            for number, cell in enumerate(cells)
        ]


def drift(series: int) -> Iterator[str]:
    """How far the scale drifts in 24 months in which the mix becomes harder, and a growing part is memorised."""
    strayed: dict[bool, list[float]] = {True: [], False: []}
    error: list[float] = []
    months = [f"{2026 + place // 12}-{place % 12 + 1:02}" for place in range(MONTHS)]
    for seed in range(series):
        rng = np.random.default_rng((seed, MONTHS))
        world = World(rng)
        abilities = {f"m{number}": rng.normal(0.5, 0.8) for number in range(6)}
        for all_items in (True, False):
            units: list[Unit] = []
            credits: dict[str, list[float]] = {model: [] for model in abilities}
            for place, month in enumerate(months):
                cells = world.items(rng, 300, None if place < MONTHS // 2 else HARDER)
                units += world.units(cells, f"{month}-", born=month)
                known = 0.3 * (place + 1) / MONTHS if all_items else 0.0
                for model, ability in abilities.items():
                    credits[model] += map(float, world.credits(rng, cells, ability, known))
            found = trend.trend(units, [*credits], [*credits.values()], world.reference())
            at = {(one.model, one.month): (one.scale - trend.CENTRE) / trend.UNIT for one in found.points}
            strayed[all_items].append(float(np.mean([at[one, months[-1]] - at[one, months[0]] for one in abilities])))
            if not all_items:
                middle = world.difficulty[world.kept].mean()
                error += [logits - (abilities[model] - middle) for (model, _), logits in at.items()]
    yield f"| answers | drift after {MONTHS} months, logits | RMSE over series |"
    yield "|---|---:|---:|"
    for all_items, name in ((True, "up to 30 % memorised"), (False, "300 fresh items a model and month")):
        values = np.array(strayed[all_items])
        yield f"| {name} | {values.mean():+.3f} | {math.sqrt((values**2).mean()):.3f} |"
    yield f"\nAbilities from fresh items: RMSE {math.sqrt(np.mean(np.square(error))):.2f} logits, {series} series."


def _chance(logits: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-logits))


def scores(series: int) -> Iterator[str]:
    """Bias, error and coverage of the score on a reference and of the plain mean of the public release."""
    errors: dict[tuple[str, bool], list[float]] = {}
    covered: dict[bool, list[bool]] = {True: [], False: []}
    refused = 0
    for seed in range(series):
        rng = np.random.default_rng(seed)
        world = World(rng)
        frozen, ability = world.reference(), rng.normal(0.5, 0.8)
        truth = world.truth(ability)
        for month in range(MONTHS):
            harder = month >= MONTHS // 2
            public = world.items(rng, PUBLIC, HARDER if harder else None)
            old = PUBLIC * 3 // 4
            earned = np.concatenate(
                [
                    world.credits(rng, public[:old], ability, MEMORISED),
                    world.credits(rng, public[old:], ability),
                ]
            )
            errors.setdefault(("plain mean", harder), []).append(float(earned.mean()) - truth)
            fresh = world.items(rng, FRESH)
            try:
                found = poststratified.standing(
                    frozen, "m", world.units(fresh, "i"), [*map(float, world.credits(rng, fresh, ability))]
                )
            except TooLittle:
                refused += 1
                continue
            errors.setdefault(("on the reference", harder), []).append(found.score - truth)
            covered[harder].append(found.low <= truth <= found.high)
    yield "| what | months 1-12: bias, RMSE, coverage | months 13-24, harder mix |"
    yield "|---|---|---|"
    for what in ("plain mean", "on the reference"):
        cells = []
        for harder in (False, True):
            found_errors = np.array(errors[what, harder])
            told = f"{found_errors.mean():+.4f}, {math.sqrt((found_errors**2).mean()):.3f}"
            cells.append(told + (f", {np.mean(covered[harder]):.1%}" if what != "plain mean" else ""))
        yield f"| {what} | {' | '.join(cells)} |"
    yield f"\n{series} series, {len(covered[False]) + len(covered[True])} scores; {refused} refused."


def linked(series: int) -> Iterator[str]:
    """Bias, error and coverage of the score on a reference of which families have another version by now."""
    yield "| families with another version | bias | RMSE | coverage |"
    yield "|---|---:|---:|---:|"
    for share in RENEWED:
        errors, covered = [], []
        for seed in range(series):
            rng = np.random.default_rng((seed, round(100 * share)))
            world = World(rng)
            after = world.renewed(rng, share)
            abilities = rng.normal(0.5, 0.8, LINKING + 1)
            tastes = [after.taste(rng) for _ in abilities]
            known = []
            for cell in world.kept:
                if world.cells[cell] != after.cells[cell]:
                    items = np.full(LINK_ITEMS, cell)
                    known.append(_link(rng, (world, after), items, abilities[1:], tastes[1:]))
            fresh = after.items(rng, FRESH)
            credits = after.credits(rng, fresh, abilities[0] + tastes[0][fresh])
            frozen, truth = world.reference(), world.truth(abilities[0])
            found = poststratified.standing(frozen, "m", after.units(fresh, "i"), [*map(float, credits)], "", known)
            errors.append(found.score - truth)
            covered.append(found.low <= truth <= found.high)
        told = f"{np.mean(errors):+.4f} | {math.sqrt(np.mean(np.square(errors))):.3f} | {np.mean(covered):.1%}"
        yield f"| {share:.0%} | {told} |"
    yield f"\n{series} scores each; {LINKING} models and {LINK_ITEMS} items of each version and level link them."


def _link(
    rng: Rng, worlds: Sequence[World], items: np.ndarray, abilities: np.ndarray, tastes: Sequence[np.ndarray]
) -> links.Link:
    """The link of a cell: what models of these abilities and tastes earn for as many items before and after."""
    models = [f"m{number}" for number in range(len(abilities))]
    sides = []
    for world in worlds:
        strayed = rng.normal(0, 0.5, len(items))  # of the items, which all models have in common
        logits = abilities[:, None] + np.array([one[items] for one in tastes]) * (world is worlds[1])
        solved = rng.random(logits.shape) < _chance(logits - world.difficulty[items] - strayed)
        earned = [dict(zip(models, map(float, column), strict=True)) for column in solved.T]
        sides.append(links.Side(world.cells[items[0]], digest.of_bytes(b""), earned))
    return links.of_cells(*sides, dict.fromkeys(models, digest.of_bytes(b"")))


def experiment(rng: Rng, sizes: tuple[int, int], memorised: float, mix: Sequence[float] | None) -> list[list[Observed]]:
    """The items of two arms, exposed and fresh, with what a model earned."""
    world, ability = World(rng), rng.normal(0.5, 0.8)
    arms = []
    for name, count, share in (("old", sizes[0], memorised), ("new", sizes[1], 0.0)):
        cells = world.items(rng, count, mix)
        units = world.units(cells, name, CUTOFF if name == "old" else "")
        arms.append([*zip(units, map(float, world.credits(rng, cells, ability, share)), strict=True)])
    return arms


def rate(trials: int, sizes: tuple[int, int], memorised: float) -> float:
    """How often a one-sided test at 5% finds that credit is due to exposure."""
    hits = 0
    for seed in range(trials):
        rng = np.random.default_rng((seed, *sizes, round(1000 * memorised)))
        found = exposure.contrast(*experiment(rng, sizes, memorised, None), key=str(seed), replicates=REPLICATES)
        hits += found is not None and found.p <= exposure.ALPHA
    return hits / trials


def null(trials: int) -> Iterator[str]:
    """How often the test errs where nothing is memorised, and whether its interval covers, for several mixes."""
    yield "| mix | found, nothing memorised | interval covers 0 |"
    yield "|---|---:|---:|"
    for place, (name, mix) in enumerate(MIXES.items()):
        hits = covers = 0
        for seed in range(trials):
            arms = experiment(np.random.default_rng((seed, place)), (600, 300), 0.0, mix)
            found = exposure.contrast(*arms, key=str(seed), replicates=REPLICATES)
            assert found is not None
            hits += found.p <= exposure.ALPHA
            covers += found.low <= 0 <= found.high
        yield f"| {name} | {hits / trials:.1%} | {covers / trials:.1%} |"


def power(trials: int) -> Iterator[str]:
    """How often the test finds what is memorised."""
    yield f"| public : fresh | {' | '.join(f'{share:.0%}' for share in SHARES)} |"
    yield "|---|" + "---:|" * len(SHARES)
    for sizes in SIZES:
        cells = [f"{100 * rate(trials, sizes, share):.0f}" for share in SHARES]
        yield f"| {sizes[0]} : {sizes[1]} | {' | '.join(cells)} |"


def structures(trials: int) -> Iterator[str]:
    """What is found of an effect on fresh items whose structure was public, where common structures are easy."""
    yield "| effect | plain difference | estimate | interval covers | found |"
    yield "|---|---:|---:|---:|---:|"
    common = 1 / np.arange(1, STRUCTURES + 1)
    harder = np.linspace(-1.0, 1.0, STRUCTURES)  # logits
    for effect in (0.0, CARRIED):
        plain, told, covers, hits = [], [], 0, 0
        for seed in range(trials):
            rng = np.random.default_rng((seed, STRUCTURES))
            world, ability = World(rng), rng.normal(0.5, 0.8)
            arms, drawn = {}, {}
            for name, count in STRUCTURE_SIZES.items():
                cells = world.items(rng, count)
                drawn[name] = rng.choice(STRUCTURES, count, p=common / common.sum())
                made = zip(world.units(cells, name), drawn[name], strict=True)
                arms[name] = [replace(unit, structure=f"{one}") for unit, one in made]
                earned = world.credits(rng, cells, ability - harder[drawn[name]])
            public = {(one.cell, one.structure) for one in arms["public"]}
            seen = np.array([(one.cell, one.structure) in public for one in arms["asked"]])
            credits = (1 - CARRIED) * earned + effect * seen
            asked = [*zip(arms["asked"], map(float, credits), strict=True)]
            parts = [
                [one for one, known in zip(asked, seen, strict=True) if bool(known) is side] for side in (True, False)
            ]
            naive = exposure.contrast(*parts, key=str(seed), replicates=1)
            found = exposure.carried_over(asked, arms["public"], arms["others"], str(seed), REPLICATES)
            assert naive is not None
            assert found is not None
            plain.append(naive.credit)
            told.append(found.credit)
            covers += found.low <= effect <= found.high
            hits += found.p <= exposure.ALPHA
        means = " | ".join(f"{100 * np.mean(one):+.1f}" for one in (plain, told))
        yield f"| {100 * effect:.0f} points | {means} | {covers / trials:.1%} | {hits / trials:.1%} |"
    told_sizes = ", ".join(f"{count} {name}" for name, count in STRUCTURE_SIZES.items())
    yield f"\n{trials} experiments each; items: {told_sizes}."


TABLES: Final = {
    "scores": lambda chosen: scores(chosen.series),
    "links": lambda chosen: linked(chosen.series),
    "drift": lambda chosen: drift(max(1, chosen.series // 10)),
    "null": lambda chosen: null(chosen.trials),
    "structures": lambda chosen: structures(chosen.trials),
    "power": lambda chosen: power(chosen.trials),
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=[*TABLES])
    parser.add_argument("--series", type=int, default=200)
    parser.add_argument("--trials", type=int, default=1000)
    arguments = parser.parse_args()
    for table in arguments.tables:
        for row in TABLES[table](arguments):
            print(row, flush=True)
        print()
