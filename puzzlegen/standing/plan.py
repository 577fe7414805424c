"""Next month's mix of levels: what comparisons need stays, the rest goes where models can be told apart.

Items tell most about models that solve some and fail others: p (1 - p) is largest between. Shares follow from the
answers alone, so whoever has these can make the plan again.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec
import numpy as np

from puzzlegen import catalog
from puzzlegen.core.family import Level
from puzzlegen.core.item import Document
from puzzlegen.specs.language import Portion, Spec
from puzzlegen.standing.poststratified import Credits
from puzzlegen.standing.rasch import Fit, Vector, chances, fit
from puzzlegen.standing.reference import cell_of
from puzzlegen.standing.trend import answered, guesses
from puzzlegen.standing.units import Cell, Unit

KEPT: Final = 0.4
"""The share of all items that stays divided as the spec divides them."""
TELLING: Final = (0.3, 0.6)
"""Mean credit of the best models between which the rest goes."""
BEST: Final = 3
"""Models that count as the best ones,"""
MONTHS: Final = 6
"""of so many months."""
OPENED: Final = 0.85
"""Credit of the best model at hard from which on, twice in a row, a family's level extreme opens."""
WATCHED: Final = 0.95
"""Credit of the best model at all levels of a family from which on, three times in a row, it is only watched, if it has
no harder level."""
_UNKNOWN: Final = 0.5  # credit that is assumed where nobody was asked
_SCALE: Final = 10**6  # weights of a spec are whole numbers
_PLACES: Final = 9  # decimals of what is told: the last ones depend on the machine's linear algebra

Remark = Literal["", "opened", "watched"]


class Part(Document, frozen=True):
    """A family at a level.

    Attributes:
        family, level: which.
        before, after: its share of the spec's items, and of the plan's.
        credit: mean of the best models, by the fit; None where nobody was asked.
        remark: "opened" for a level that is new, "watched" for a family that everybody solves.
    """

    family: str
    level: str
    before: float
    after: float
    credit: float | None
    remark: Remark = ""


class Plan(Document, frozen=True):
    """A mix of families and levels, and the models and months that it follows from."""

    spec: str
    models: tuple[str, ...]
    months: tuple[str, ...]
    parts: tuple[Part, ...]


def plan(spec: Spec, units: Sequence[Unit], names: Sequence[str], credits: Sequence[Credits], cutoff: str = "") -> Plan:
    """The mix for the month after those that models answered.

    Args:
        spec: what the last release was made from.
        units: the items of the series.
        names: of the files of answers, as for `puzzlegen.standing.trend.trend`.
        credits: of each file, for the units in their order.
        cutoff: the last month that training data may be of.

    Raises:
        TooFew: a model has too few unexposed answers.
    """
    fitted = fit([one for _, one in answered(units, names, credits, cutoff)])
    months = sorted({month for _, month in fitted.persons})[-MONTHS:]
    portions = [one for one in spec.portions if one.weight]
    every = [*portions, *_harder(portions)]
    solved = _solved(fitted, units, [cell_of(one) for one in every], months)
    latest = dict([*solved])  # model -> its last month, as persons are in the order of their months
    best = sorted(latest, key=lambda model: (-float(solved[model, latest[model]].mean()), model))[:BEST]
    mean = np.mean([solved[model, latest[model]] for model in best], axis=0)
    tops = np.array([np.max([one for (_, when), one in solved.items() if when == month], axis=0) for month in months])

    known = {cell.family for cell in fitted.cells}
    credit = {(one.family, one.level): round(float(p), _PLACES) for one, p in zip(every, mean, strict=True)}
    always = {(one.family, one.level): tops[:, place] for place, one in enumerate(portions) if one.family in known}
    opened = {family for (family, level), top in always.items() if level is Level.HARD and _lasts(top, 2, OPENED)}
    added = [one for one in every[len(portions) :] if one.family in opened]
    failed = {family for (family, _), top in always.items() if not _lasts(top, 3, WATCHED)}
    watched = {family for family, _ in always} - failed - {one.family for one in added}
    parts = _parts(
        [*portions, *added], len(portions), {key: p for key, p in credit.items() if key[0] in known}, watched
    )
    return Plan(spec.name, tuple(best), tuple(months), tuple(parts))


def _lasts(top: Vector, months: int, least: float) -> bool:
    """True if the best model had so much credit in each of the last months."""
    return len(top) >= months and bool((top[-months:] >= least).all())


def _harder(portions: Sequence[Portion]) -> list[Portion]:
    """The level extreme of families of which the spec has hard, but not that."""
    there = {(one.family, one.level) for one in portions}
    return [
        msgspec.structs.replace(one, level=Level.EXTREME)
        for one in portions
        if one.level is Level.HARD
        and (one.family, Level.EXTREME) not in there
        and Level.EXTREME in catalog.find(one.family)[0].levels
    ]


def _solved(
    fitted: Fit, units: Sequence[Unit], cells: Sequence[Cell], months: Sequence[str]
) -> dict[tuple[str, str], Vector]:
    """What each model of each month is expected to earn in each cell."""
    difficulties = np.array([fitted.difficulty(cell) for cell in cells]) @ fitted.values
    guessing = guesses(units, cells)
    return {
        person: chances(float(fitted.values[place]), difficulties, guessing)[0]
        for person, place in fitted.persons.items()
        if person[1] in months
    }


def _parts(
    planned: Sequence[Portion], old: int, credit: Mapping[tuple[str, Level], float], watched: set[str]
) -> list[Part]:
    """The parts of the plan; the first ``old`` portions are the spec's, the others are opened."""
    weights = np.array([one.weight for one in planned], dtype=float)
    before = np.where(np.arange(len(planned)) < old, weights, 0)
    p = np.array(
        [_UNKNOWN if n >= old else credit.get((one.family, one.level), _UNKNOWN) for n, one in enumerate(planned)]
    )
    going = weights * p * (1 - p) * [one.family not in watched for one in planned]
    telling = going * ((p >= TELLING[0]) & (p <= TELLING[1]))
    going = telling if telling.any() else going if going.any() else before
    after = KEPT * before / before.sum() + (1 - KEPT) * going / going.sum()
    return [
        Part(
            family=one.family,
            level=str(one.level),
            before=round(float(before[place] / before.sum()), _PLACES),
            after=round(float(after[place]), _PLACES),
            credit=None if place >= old else credit.get((one.family, one.level)),
            remark="opened" if place >= old else "watched" if one.family in watched else "",
        )
        for place, one in enumerate(planned)
    ]


def as_toml(found: Plan, spec: Spec) -> str:
    """The spec that the plan makes: as it was, with other weights and the levels that are opened."""
    months = f"{found.months[0]} to {found.months[-1]}"
    lines = [
        f"# {spec.name}, planned from the answers of {', '.join(found.models)}, {months}",
        f"name = {json.dumps(spec.name)}",
        f"languages = {json.dumps(spec.languages)}",
    ]
    if spec.terms is not None:
        lines += [
            "",
            "[release]",
            *(f"{name} = {_toml(value)}" for name, value in msgspec.to_builtins(spec.terms).items()),
        ]
    like = {(one.family, str(one.level)): one for one in reversed(spec.portions)}
    for part in found.parts:
        one = like.get((part.family, part.level)) or like[part.family, str(Level.HARD)]
        told = "" if part.credit is None else f"  # the best models earn {100 * part.credit:.0f} %"
        kept = {"form": one.form, "options": one.options, "set": one.settings, "styles": one.styles, "size": one.size}
        lines += [
            "",
            "[[families]]",
            f"name = {json.dumps(part.family)}",
            f"levels = {json.dumps([part.level])}{told}",
            f"weight = {max(1, round(part.after * _SCALE))}",
            *(f"{name} = {_toml(msgspec.to_builtins(value))}" for name, value in kept.items() if value),
        ]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value of a spec in TOML; of texts, numbers and lists, JSON is that, too."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(name)} = {_toml(one)}' for name, one in value.items())}}}"
    return json.dumps(value, ensure_ascii=False)
