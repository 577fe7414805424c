"""Whether levels are levels: size, depth and an outside measure of each task, level by level.

Size and depth are the validator's; the outside measures (`puzzlegen.evidence`) share no code with it.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import fmean, median, variance
from typing import Final

from puzzlegen import catalog
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.conformance.workbench.bands import quantile
from puzzlegen.core.family import Level
from puzzlegen.core.item import task_of

SIZE: Final = ("family", "task", "unit", "levels", "its spread", "rises")
DEPTH: Final = ("depth", "its spread", "deepens")
HEAD: Final = (*SIZE, *DEPTH, "outside measure", "its means", "rises")
DEEPER: Final = 1.25  # times the median depth of the level below


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


def deepening(levels: Sequence[Sequence[float]]) -> str:
    """Whether the median of the depth rises by a quarter from level to level."""
    medians = [*map(median, levels)]
    return "yes" if all(upper >= DEEPER * lower and upper > lower for lower, upper in pairwise(medians)) else "no"


def _depth(levels: Sequence[Sequence[AcceptedDraft]]) -> tuple[str, str, str]:
    measured = [[depth for one in some if (depth := one.certificate.depth)] for some in levels]
    if not all(measured):
        return "-", "-", "-"
    kinds = sorted({depth.kind for some in measured for depth in some})
    values = [[depth.value for depth in some] for some in measured]
    return " or ".join(kinds), "; ".join(map(spread, values)), deepening(values)


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
        yield (*head, rising(difficulties), *_depth([*levels.values()]), *tail)
