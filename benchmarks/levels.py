"""Whether levels are levels: the unit of each task and an outside measure, at easy, medium and hard.

The unit is the validator's; the outside measures (`puzzlegen.evidence`) share no code with it.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import fmean, variance
from typing import Final

from puzzlegen import catalog
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.conformance.workbench.bands import quantile
from puzzlegen.core.family import Level
from puzzlegen.core.item import task_of

HEAD: Final = ("family", "task", "unit", "levels", "its spread", "rises", "outside measure", "its means", "rises")


def spread(values: Sequence[float]) -> str:
    """The tenth part, the median and nine tenths."""
    ordered = sorted(values)
    return "/".join(f"{quantile(ordered, part):g}" for part in (0.1, 0.5, 0.9))


def rising(levels: Sequence[Sequence[float]]) -> str:
    """Whether the means rise from level to level; a question mark where that may be luck."""
    verdict = "yes"
    for lower, upper in pairwise(levels):
        gain = fmean(upper) - fmean(lower)
        if gain <= 0:
            return "no"
        if min(len(lower), len(upper)) < 2 or gain < 2 * math.sqrt(
            variance(lower) / len(lower) + variance(upper) / len(upper)
        ):
            verdict = "?"
    return verdict


def rows(row: catalog.Row, made: Mapping[Level, Sequence[AcceptedDraft]]) -> Iterator[tuple[str, ...]]:
    """The cells of each task of a family."""
    measure = FamilyEvidence(row).measure
    by_task: defaultdict[str, defaultdict[str, list[AcceptedDraft]]] = defaultdict(lambda: defaultdict(list))
    for level, some in made.items():
        for one in some:
            by_task[task_of(one.query)][level].append(one)
    for task, levels in sorted(by_task.items()):
        units = sorted({one.certificate.unit for some in levels.values() for one in some})
        difficulties = [[one.certificate.difficulty for one in some] for some in levels.values()]
        outside = [
            [value for one in some if (value := measure.count(one.statement, one.query)) is not None]
            for some in levels.values()
        ]
        head = (row.name, task or "-", " or ".join(units), ", ".join(levels), "; ".join(map(spread, difficulties)))
        means = "; ".join(f"{fmean(values):.3g}" for values in outside if values)
        tail = (measure.counts, means, rising(outside)) if all(outside) else ("-", "-", "-")
        yield (*head, rising(difficulties), *tail)
