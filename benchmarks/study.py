"""Whether the intervals of ``score`` and ``calibrate`` hold what is true of people: many simulated studies.

``python -m benchmarks.study [--studies 200] [--people 40]`` prints the table of ``docs/people.md``; with
``--show SEED`` what ``puzzlegen calibrate`` tells of one study. People, items and answers are drawn anew in each study
(`tests.support.simulated_study`); what an interval has to hold is true of all people and items that there could be.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import numpy as np

from puzzlegen.cli.calibration_text import told
from puzzlegen.scoring import breakdowns, calibration, effects, grading, participants, reading
from puzzlegen.scoring.breakdowns import ALL
from puzzlegen.scoring.calibration import Measure, Verdict
from tests.support import simulated_study
from tests.support.simulated_study import RHOS, Study, agreement, asked, truth

Held = tuple[str, float, float, float]
"""What is estimated, its true value, and the interval."""


def held(study: Study) -> Iterator[Held]:
    """All intervals of a study."""
    files = grading.grade(study.benchmark, reading.predictions((study.answers,)))
    true = truth()
    for people in participants.people(files, breakdowns.places(study.benchmark.entries)):
        if people.low is not None and people.high is not None:
            if people.dimension == ALL:
                yield "people's credit, all items", float(true.credit.mean()), people.low, people.high
            else:
                category = int(people.name.removeprefix("category"))
                families = true.credit[2 * category : 2 * category + 2]
                yield "people's credit, a category of 40 items", float(families.mean()), people.low, people.high
    found = calibration.calibrate(study.benchmark, files)
    for one in found.families:
        number = int(one.family.partition("/family")[2])
        for trend in one.trends:
            sign = 1 if trend.measure is Measure.TIME else -1
            if trend.low is not None and trend.high is not None:
                yield f"rho of {trend.measure}, a family of 20 items", sign * RHOS[number], trend.low, trend.high
            if trend.change_low is not None and trend.change_high is not None:
                change = np.exp(true.slower[number]) if trend.measure is Measure.TIME else true.worse[number]
                yield f"change of {trend.measure}, a family", float(change), trend.change_low, trend.change_high


def recovered(study: Study) -> Iterator[tuple[str, float]]:
    """How well the order of all items comes back: Spearman's rho with what was put in."""
    files = grading.grade(study.benchmark, reading.predictions((study.answers,)))
    done = calibration.work(study.benchmark.entries, files)
    seconds, chances = asked(study.items)
    yield "credit", agreement(effects.of_items(done.credit), chances)
    answered = ~np.isnan(done.seconds).all(axis=0)
    yield "time", agreement(effects.of_items(done.seconds[:, answered]), seconds[answered])


def powers(studies: int) -> None:
    """Print how often a study tells that depth orders time better than size, by its people and what is true."""
    print("| people | all families | rho of size 0 to 0.3 | 0.4 to 0.6 | 0.7 to 0.94 |\n|---:|---:|---:|---:|---:|")
    for people in (10, 20, 40, 80, 160):
        told: defaultdict[str, list[bool]] = defaultdict(list)
        for number in range(studies):
            with tempfile.TemporaryDirectory() as folder:
                one = simulated_study.study(np.random.default_rng(number), Path(folder), people)
                files = grading.grade(one.benchmark, reading.predictions((one.answers,)))
            found = calibration.calibrate(one.benchmark, files)
            for name, deeper in [("all", found.deeper), *((each.family, each.deeper) for each in found.families)]:
                rho = -1.0 if name == "all" else RHOS[int(name.partition("/family")[2])]
                group = "all" if rho < 0 else "low" if rho < 0.35 else "middle" if rho < 0.65 else "high"
                time = [each.verdict is Verdict.YES for each in deeper if each.measure is Measure.TIME]
                told[group] += time or [False]
        cells = [f"{np.mean(told[group]):.0%}" for group in ("all", "low", "middle", "high")]
        print(f"| {people} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", type=int, default=200)
    parser.add_argument("--people", type=int, default=simulated_study.PEOPLE)
    parser.add_argument("--show", metavar="SEED", type=int)
    parser.add_argument("--power", action="store_true", help="how often depth is told to order time better")
    options = parser.parse_args()
    if options.power:
        powers(options.studies)
        return
    if options.show is not None:
        with tempfile.TemporaryDirectory() as folder:
            study = simulated_study.study(np.random.default_rng(options.show), Path(folder), options.people)
            files = grading.grade(study.benchmark, reading.predictions((study.answers,)))
            print("\n".join(told(calibration.calibrate(study.benchmark, files))))
        return
    inside: defaultdict[str, list[bool]] = defaultdict(list)
    widths: defaultdict[str, list[float]] = defaultdict(list)
    orders: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(options.studies):
        with tempfile.TemporaryDirectory() as folder:
            study = simulated_study.study(np.random.default_rng(number), Path(folder), options.people)
            for name, true, low, high in held(study):
                inside[name].append(low <= true <= high)
                widths[name].append(high - low)
            for name, rho in recovered(study):
                orders[name].append(rho)
        print(f"\r{number + 1} of {options.studies}", end="", file=sys.stderr)
    print("\n| interval of | intervals | hold what is true | mean width |\n|---|---:|---:|---:|")
    for name, those in inside.items():
        print(f"| {name} | {len(those):,} | {fmean(those):.1%} | {fmean(widths[name]):.2f} |")
    for name, rhos in orders.items():
        print(f"\nOrder of the items by {name}, rho with what was put in: {fmean(rhos):.2f}, at least {min(rhos):.2f}")


if __name__ == "__main__":
    main()
