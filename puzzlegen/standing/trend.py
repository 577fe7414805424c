"""Models over months, on one scale and as scores on one reference; `rasch` has the fit."""

import csv
import io
import math
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec
import numpy as np

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.standing import links
from puzzlegen.standing.links import Link
from puzzlegen.standing.poststratified import Credits
from puzzlegen.standing.rasch import Fit, Response, Vector, chances, fit
from puzzlegen.standing.reference import Reference
from puzzlegen.standing.units import Cell, Unit, guessing

T = TypeVar("T", bound=Document)

FEWEST: Final = 300
"""Unexposed answers of a model below which it is not on the scale."""
CENTRE: Final = 500
UNIT: Final = 100
"""Of the scale: 500 is a model that meets the mean difficulty of the reference, and a logit is 100."""
_Z: Final = 1.959963984540054  # the normal quantile of 95%
_DATED: Final = re.compile(r"(?P<model>.+)[-_@](?P<year>\d{4})[-.](?P<month>\d{1,2})(?:\.\d+)?")
_PLACES: Final = 9  # decimals of what is told: the last ones depend on the machine's linear algebra


class TooFew(WrongUsage):
    """There are too few unexposed answers."""


class Point(Document, frozen=True):
    """A model in a month.

    Attributes:
        model, month: which.
        answers: its unexposed ones.
        plain: their plain mean, which moves with the mix.
        score, low, high: on the reference, by the fit, with the 95% interval.
        scale, scale_low, scale_high: in units of the scale.
    """

    model: str
    month: str
    answers: int
    plain: float
    score: float
    low: float
    high: float
    scale: float
    scale_low: float
    scale_high: float


class Change(Document, frozen=True):
    """What a model gains a month: the slope of its scores by least squares, with the 95% interval."""

    model: str
    months: int
    gain: float
    low: float
    high: float


class Functioning(Document, frozen=True):
    """How a group of items functions: what models earn beyond what the fit expects, and how the answers scatter.

    Attributes:
        dimension, name: the group: a language, a style, or a family.
        answers: to its items.
        beyond: mean credit beyond the expected one.
        z: this in standard errors, over items.
        outfit: mean squared standardised residual, 1 if the answers scatter as expected.
    """

    dimension: str
    name: str
    answers: int
    beyond: float
    z: float
    outfit: float


class Trend(Document, frozen=True):
    """Models over months.

    Attributes:
        reference, digest: what scores are on; a name and nothing where all families and levels weigh the same.
        points: by model and month.
        changes: of models with three months or more.
        functioning: of languages, styles and families.
    """

    reference: str
    digest: str
    points: tuple[Point, ...]
    changes: tuple[Change, ...]
    functioning: tuple[Functioning, ...]


def dated(stem: str) -> tuple[str, str]:
    """The model and the month of a file that is named after both, as ``model-2026-11``; else no month."""
    found = _DATED.fullmatch(stem)
    if found is None or not 1 <= int(found["month"]) <= 12:
        return stem, ""
    return found["model"], f"{found['year']}-{int(found['month']):02}"


def trend(
    units: Sequence[Unit],
    names: Sequence[str],
    credits: Sequence[Credits],
    reference: Reference | None = None,
    cutoff: str = "",
    known: Sequence[Link] = (),
) -> Trend:
    """Models over months.

    An answer counts in the month of its file, if the item was not public before; in a file of no month it counts in
    the month that the item was made for, in which it has to have been given.

    Args:
        units: the items.
        names: of the files.
        credits: of each file, for the units in their order.
        reference: what scores are on; by default all cells of the series, with equal weights.
        cutoff: the last month that training data may be of; in a file of no month, which may have been filled later
            than it says, answers to items that were public then do not count, either.
        known: links, which count for strata of the reference that nobody answered in their own version.

    Raises:
        TooFew: a model has fewer than `FEWEST` unexposed answers.
    """
    rows = answered(units, names, credits, cutoff)
    fitted = fit([one for _, one in rows])
    expected = fitted.expected
    weights = _weights(units, reference)
    guessed = guesses(units, [*weights])
    difficulties = [fitted.difficulty(cell) for cell in weights]
    if reference is not None:
        guessed = np.array([one.guessing for one in reference.content.strata])
        bridges = links.bridges(weights.keys() - fitted.cells.keys(), fitted.cells.keys(), known)
        fitted, difficulties = _bridged(fitted, units, dict(zip(weights, guessed, strict=True)), bridges)
    points, gradients = _points(
        fitted, np.array([*weights.values()]), np.array(difficulties), guessed, [one for _, one in rows]
    )
    return Trend(
        reference="" if reference is None else reference.content.name,
        digest="" if reference is None else reference.digest,
        points=tuple(map(_rounded, points)),
        changes=tuple(map(_rounded, _changes(points, gradients, fitted))),
        functioning=tuple(map(_rounded, _functioning(rows, expected))),
    )


def counted(unit: Unit, month: str, cutoff: str = "") -> str:
    """The month in which an answer to an item counts; empty if it does not, as the item may have been seen.

    Args:
        unit: the item.
        month: of the file; empty in one of no month.
        cutoff: see `trend`.
    """
    when = month or unit.born
    seen = (unit.since and unit.since < when) or (not month and unit.exposed(cutoff))
    return "" if seen else when


def answered(
    units: Sequence[Unit], names: Sequence[str], credits: Sequence[Credits], cutoff: str = ""
) -> list[tuple[Unit, Response]]:
    """The unexposed answers of all models, as `trend` counts them; raises `TooFew`."""
    earned: defaultdict[tuple[str, str, int], list[float]] = defaultdict(list)
    for name, one in zip(names, credits, strict=True):
        model, month = dated(name)
        for place, (unit, credit) in enumerate(zip(units, one, strict=True)):
            if credit is not None and (when := counted(unit, month, cutoff)):
                earned[model, when, place].append(credit)
    counts: defaultdict[str, int] = defaultdict(int)
    for model, _, _ in earned:
        counts[model] += 1
    for model in sorted({dated(name)[0] for name in names}):
        if counts[model] < FEWEST:
            raise TooFew(
                f"{model} has {counts[model]} unexposed answers, and a place on the scale takes {FEWEST}: ask it more "
                "months, or items of a new snapshot (--fresh)."
            )
    rows = []
    for (model, when, place), said in sorted(earned.items()):
        unit = units[place]
        guessed = guessing(unit.form, unit.options)
        rows.append((unit, Response((model, when), unit.id, unit.cell, guessed, _mean(said))))
    return rows


def _rounded(one: T) -> T:
    """The same with its figures rounded."""
    values = {name: getattr(one, name) for name in one.__struct_fields__}
    figures = {name: round(value, _PLACES) for name, value in values.items() if isinstance(value, float)}
    return msgspec.structs.replace(one, **figures)


def guesses(units: Sequence[Unit], cells: Sequence[Cell]) -> Vector:
    """What guessing earns on average in each cell; nothing where a cell has no items."""
    found: defaultdict[Cell, list[float]] = defaultdict(list)
    for unit in units:
        found[unit.cell].append(guessing(unit.form, unit.options))
    return np.array([_mean(found[cell]) if cell in found else 0.0 for cell in cells])


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _weights(units: Sequence[Unit], reference: Reference | None) -> dict[Cell, float]:
    if reference is not None:
        return {one.cell: one.weight for one in reference.content.strata}
    cells = sorted({unit.cell for unit in units}, key=lambda one: (one.family, one.version, one.level, one.asked))
    return dict.fromkeys(cells, 1 / len(cells))


def _bridged(
    fitted: Fit, units: Sequence[Unit], guessed: Mapping[Cell, float], bridges: Mapping[Cell, links.Content]
) -> tuple[Fit, list[Vector]]:
    """The fit with what bridges say as further values, and the difficulties of cells as sums of values.

    A cell to which a bridge leads is easier than that of its next version by such a value.
    """
    ends = {cell: one.cell(one.new) for cell, one in bridges.items()}
    after = guesses(units, [*ends.values()])
    told = [
        links.logits(one, guessed[cell], float(earned))
        for (cell, one), earned in zip(bridges.items(), after, strict=True)
    ]
    size, count = len(fitted.values), len(bridges)
    covariance = np.zeros((size + count, size + count))
    covariance[:size, :size] = fitted.covariance
    if count:
        covariance[size:, size:] = links.covariance([*bridges.values()], np.array([unit for _, unit in told]))
    whole = msgspec.structs.replace(
        fitted, values=np.concatenate([fitted.values, [easier for easier, _ in told]]), covariance=covariance
    )
    rows = {cell: whole.difficulty(ends.get(cell, cell)) for cell in guessed}
    for place, cell in enumerate(bridges):
        rows[cell][size + place] = -1
    return whole, [*rows.values()]


def _points(
    fitted: Fit, weights: Vector, rows: Vector, guessed: Vector, responses: Sequence[Response]
) -> tuple[list[Point], list[Vector]]:
    """The points, and the gradient of each one's score in all that was fitted.

    Args:
        fitted: abilities and difficulties.
        weights: of cells.
        rows: the difficulty of each as a sum of values.
        guessed: what guessing earns in each.
        responses: all answers.
    """
    shares = weights / weights.sum()
    difficulties = rows @ fitted.values
    centre = shares @ rows
    said: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for one in responses:
        said[one.person].append(one.credit)
    points, gradients = [], []
    for person, place in fitted.persons.items():
        solved, slopes = chances(float(fitted.values[place]), difficulties, guessed)
        own = np.zeros(len(fitted.values))
        own[place] = 1
        gradient = (shares * slopes).sum() * own - (shares * slopes) @ rows
        score, reach = float(shares @ solved), _Z * _error(gradient, fitted)
        scale = CENTRE + UNIT * float((own - centre) @ fitted.values)
        spread = UNIT * _Z * _error(own - centre, fitted)
        points.append(
            Point(
                *person,
                answers=len(said[person]),
                plain=_mean(said[person]),
                score=score,
                low=max(0.0, score - reach),
                high=min(1.0, score + reach),
                scale=scale,
                scale_low=scale - spread,
                scale_high=scale + spread,
            )
        )
        gradients.append(gradient)
    return points, gradients


def _error(gradient: Vector, fitted: Fit) -> float:
    return math.sqrt(max(0.0, float(gradient @ fitted.covariance @ gradient)))


def _changes(points: Sequence[Point], gradients: Sequence[Vector], fitted: Fit) -> list[Change]:
    found = []
    for model in dict.fromkeys(one.model for one in points):
        own = [place for place, one in enumerate(points) if one.model == model]
        months = np.array([_number(points[place].month) for place in own], dtype=float)
        if len(own) < 3:
            continue
        centred = months - months.mean()
        lever = centred / (centred**2).sum()
        gain = float(lever @ np.array([points[place].score for place in own]))
        reach = _Z * _error(lever @ np.array([gradients[place] for place in own]), fitted)
        found.append(Change(model, round(months[-1] - months[0]), gain, gain - reach, gain + reach))
    return found


def _number(month: str) -> int:
    year, number = map(int, month.split("-"))
    return 12 * year + number


def _functioning(rows: Sequence[tuple[Unit, Response]], chances: Vector) -> list[Functioning]:
    """How languages, styles and families function."""
    groups: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for place, (unit, _) in enumerate(rows):
        groups["language", unit.language].append(place)
        groups["style", unit.style].append(place)
        groups["family", unit.cell.family].append(place)
    found = []
    for (dimension, name), places in sorted(groups.items()):
        residuals: defaultdict[str, float] = defaultdict(float)
        scatter = []
        for place in places:
            expected = float(chances[place])
            residual = rows[place][1].credit - expected
            residuals[rows[place][0].id] += residual
            scatter.append(residual**2 / (expected * (1 - expected)))
        error = math.sqrt(math.fsum(one * one for one in residuals.values()))
        total = math.fsum(residuals.values())
        found.append(
            Functioning(
                dimension, name, len(places), total / len(places), total / error if error else 0.0, _mean(scatter)
            )
        )
    return found


def as_csv(found: Trend) -> bytes:
    """The points as a table."""
    text = io.StringIO(newline="")
    table = csv.writer(text, lineterminator="\n")
    table.writerow(Point.__struct_fields__)
    for one in found.points:
        cells = (getattr(one, name) for name in Point.__struct_fields__)
        table.writerow([f"{cell:.6f}" if isinstance(cell, float) else cell for cell in cells])
    return text.getvalue().encode()
