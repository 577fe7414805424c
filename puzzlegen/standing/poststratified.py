"""The score on a reference: what a model would earn on average on items drawn as the reference says.

Only unexposed items count, which cannot have been in training data: so the estimate is one of the same quantity in all
months, whatever the release was made of. It is a post-stratified mean, with the variance of a stratified one, and never
extrapolates: a stratum without items lowers the weight that is present, unless a link says what the next version of
its family earns beside it.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Document
from puzzlegen.scoring import intervals
from puzzlegen.scoring.intervals import FEWEST
from puzzlegen.standing import links
from puzzlegen.standing.links import Link, Term
from puzzlegen.standing.reference import Reference, Stratum, ended
from puzzlegen.standing.units import Cell, Unit

ENOUGH: Final = 0.95
"""The share of a reference's weight below which there is no score on it."""
_LEAST: Final = 2  # items of a part that is weighted apart from the others
_MOST_VARIANCE: Final = 0.25  # of anything between 0 and 1

Credits = Sequence[float | None]  # of units; None where one was not asked


class TooLittle(WrongUsage):
    """Too much of a reference has no items."""


class Standing(Document, frozen=True):
    """The score of a model on a reference.

    Attributes:
        name: of its file of predictions.
        reference, digest: the reference.
        score, low, high: with the 95% interval.
        present: the share of the reference's weight that has items.
        linked: the share of it of which another version has them, by a link.
        items: unexposed ones of the reference, which count.
        exposed: items that were public by the cut-off.
        outside: unexposed items that are of no stratum.
        raw: the plain mean over all items, exposed or not, and how many these are.
    """

    name: str
    reference: str
    digest: str
    score: float
    low: float
    high: float
    present: float
    linked: float
    items: int
    exposed: int
    outside: int
    raw: tuple[float, int]


def standing(
    reference: Reference,
    name: str,
    units: Sequence[Unit],
    credits: Credits,
    cutoff: str = "",
    known: Sequence[Link] = (),
) -> Standing:
    """The score of a model.

    Args:
        reference: what it is a score on.
        name: of the model.
        units: the items.
        credits: what it earned for each.
        cutoff: the last month that its training data may be of; empty if no item is public.
        known: links, which count for strata that have no items of their own version.

    Raises:
        TooLittle: less than `ENOUGH` of the reference's weight has unexposed items.
    """
    strata = {one.cell: one for one in reference.content.strata}
    asked = [(unit, credit) for unit, credit in zip(units, credits, strict=True) if credit is not None]
    unexposed = [(unit, credit) for unit, credit in asked if not unit.exposed(cutoff)]
    drawn: defaultdict[Cell, list[tuple[Unit, float]]] = defaultdict(list)
    for unit, credit in unexposed:
        if unit.language in reference.content.languages:
            drawn[unit.cell].append((unit, credit))
    own = {cell: [one for one in drawn.get(cell, ()) if stratum.has(one[0])] for cell, stratum in strata.items()}
    inside = {cell: members for cell, members in own.items() if members}
    bridges = links.bridges(strata.keys() - inside.keys(), drawn.keys(), known)
    inside |= {cell: drawn[link.cell(link.new)] for cell, link in bridges.items()}
    count = sum(map(len, inside.values()))
    share = present(reference, inside)
    if share < ENOUGH or count < FEWEST:
        raise TooLittle(
            f"{name} answered {count} unexposed items of the reference {reference.content.name}, which have "
            f"{share:.1%} of its weight, and a score takes {ENOUGH:.0%}: " + _remedy(reference)
        )
    score, low, high = _estimate(strata, inside, len(reference.content.languages), bridges)
    return Standing(
        name=name,
        reference=reference.content.name,
        digest=reference.digest,
        score=score,
        low=low,
        high=high,
        present=share,
        linked=math.fsum(strata[cell].weight for cell in bridges),
        items=count,
        exposed=len(asked) - len(unexposed),
        outside=len(unexposed) - count,
        raw=(math.fsum(credit for _, credit in asked) / len(asked), len(asked)),
    )


def _remedy(reference: Reference) -> str:
    """What helps where items are missing."""
    gone = ended(reference)
    lost = math.fsum(one.weight for one in reference.content.strata if one.family in gone)
    if lost > 1 - ENOUGH:
        return (
            f"{lost:.1%} of it are versions of families that are made no more, so link the next ones to them "
            "(reference link), or freeze a new one (reference new)."
        )
    return f"ask it items of a new snapshot of {reference.content.spec} (puzzlegen make), which nobody has seen."


def present(reference: Reference, inside: Mapping[Cell, Sequence[tuple[Unit, float]]]) -> float:
    """The share of a reference's weight that has items: of its strata, and of its languages, which have equal parts."""
    weight = math.fsum(one.weight for one in reference.content.strata if one.cell in inside)
    whole = math.fsum(one.weight for one in reference.content.strata)
    languages = {unit.language for members in inside.values() for unit, _ in members}
    spoken = sum(one in languages for one in reference.content.languages) / len(reference.content.languages)
    return weight / whole * spoken


def _estimate(
    strata: Mapping[Cell, Stratum],
    inside: Mapping[Cell, list[tuple[Unit, float]]],
    languages: int,
    bridges: Mapping[Cell, links.Content],
) -> tuple[float, float, float]:
    """The weighted mean over the cells that have items, and its interval; ``inside`` has what bridges lead to.

    The variance of a cell with one item is that among all such cells of its category (collapsed strata; Cochran 1977,
    section 5A.12), which is too large rather than too small.
    """
    whole = math.fsum(strata[cell].weight for cell in inside)
    means: list[float] = []
    parts: list[Term] = []
    alone: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)  # weight and credit
    heaviest = 0.0  # sum of squared weights over items: one over the effective number of items
    for cell in sorted(inside, key=_order):
        weight = strata[cell].weight / whole
        divided = _parts(strata[cell], inside[cell], languages) if cell not in bridges else [_one_part(inside[cell])]
        for share, credits in divided:
            part = weight * share
            mean = math.fsum(credits) / len(credits)
            means.append(part * mean)
            heaviest += part * part / len(credits)
            if len(credits) >= _LEAST:
                parts.append(Term(part * part * _variance(credits) / len(credits), len(credits) - 1))
            else:
                alone[cell.category].append((part, mean))
    for members in _collapsed(alone):
        spread = _variance([credit for _, credit in members]) if len(members) >= _LEAST else _MOST_VARIANCE
        parts.append(Term(spread * math.fsum(part * part for part, _ in members), max(1, len(members) - 1)))
    mean, weights = math.fsum(means), {link: strata[cell].weight / whole for cell, link in bridges.items()}
    score = mean + math.fsum(weight * link.shift for link, weight in weights.items())
    carried = [*links.carried(weights)]
    if any(one.variance for one in parts):
        low = high = score
        reach = links.margin(parts + carried)
    else:  # all right or all wrong, stratum by stratum: that is no certainty
        low, high = (score - mean + end for end in intervals.wilson(mean, max(1, round(1 / heaviest))))
        reach = links.margin(carried)
    return _bounded(score), _bounded(low - reach), _bounded(high + reach)


def _bounded(score: float) -> float:
    """A shift may lead beyond what can be earned."""
    return min(1.0, max(0.0, score))


def _parts(stratum: Stratum, members: Sequence[tuple[Unit, float]], languages: int) -> list[tuple[float, list[float]]]:
    """Shares of a cell with the credits of their items: by task and language if each of these has two items or more.

    Else by task, if each task has; else the cell is one part: its items come in the shares of the reference anyway,
    up to chance, since they are asked as it says.
    """
    for divided in (True, False):
        groups: defaultdict[tuple[str, ...], list[float]] = defaultdict(list)
        for unit, credit in members:
            language = unit.language if divided else ""
            groups[unit.task, unit.form, str(unit.options), language].append(credit)
        each = languages if divided else 1
        if len(groups) == each * len(stratum.tasks) and all(len(one) >= _LEAST for one in groups.values()):
            shares = {(one.task, one.form, str(one.options)): one.share for one in stratum.tasks}
            return [(shares[key[0], AnswerForm(key[1]), key[2]] / each, groups[key]) for key in sorted(groups)]
    return [_one_part(members)]


def _one_part(members: Sequence[tuple[Unit, float]]) -> tuple[float, list[float]]:
    return 1.0, sorted(credit for _, credit in members)


def _collapsed(alone: Mapping[str, list[tuple[float, float]]]) -> list[list[tuple[float, float]]]:
    """Parts with one item, put together by category; categories with a single one are put together, too."""
    groups = [members for _, members in sorted(alone.items()) if len(members) >= _LEAST]
    rest = [one for _, members in sorted(alone.items()) if len(members) < _LEAST for one in members]
    return [*groups, rest] if rest else groups


def _variance(values: Sequence[float]) -> float:
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _order(cell: Cell) -> tuple[str, int, str, str]:
    return cell.family, cell.version, cell.level, cell.asked
