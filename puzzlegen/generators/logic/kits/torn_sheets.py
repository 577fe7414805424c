"""Sheets of a calendar that have lost their heads: the years and the months that they may be of."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from puzzlegen.formats.logic import schedule as form

_YEARS: Final = tuple((start, more) for start in range(7) for more in (0, 1))  # the weekday that begins it; leap
DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def worlds_of(sheets: Sequence[form.Sheet]) -> list[tuple[int, int, list[int]]]:
    """The years, and the months of sheets in them, that all sheets allow."""
    return [
        (start, more, some)
        for (start, more), can in zip(_YEARS, zip(*map(_months, sheets), strict=True), strict=True)
        if all(can)
        for some in _different(can)
    ]


def searched(sheets: Sequence[form.Sheet]) -> int:
    """The months that somebody tries who goes through all years, and gives each sheet in turn a month of its own."""
    years = [*zip(*map(_months, sheets), strict=True)]
    return 1 + sum(len(_different(can[:size])) for can in years for size in range(1, len(can) + 1))


def months_that_fit(sheets: Sequence[form.Sheet], asked: int, month: int) -> tuple[form.Fit, ...]:
    """The months that sheets may be of in years that agree with one whose month is shown; nothing if there is none.

    Only those of the sheet ``asked`` about, if they settle it; nothing, if the ``month`` always begins on one weekday.
    """
    taken = [one.month - 1 for one in sheets if one.month]
    can_be = [_months(sheet) for sheet in sheets]
    years = [n for n in range(len(_YEARS)) if all(can[n] for can, one in zip(can_be, sheets, strict=True) if one.month)]
    if not taken or (month >= 0 and len({first_weekday(*_YEARS[year], month) for year in years}) == 1):
        return ()
    fits = list[tuple[int, dict[int, tuple[int, ...]]]]()
    for year in years:
        left = {
            number: tuple(one for one in can_be[number][year] if one not in taken)
            for number, sheet in enumerate(sheets)
            if not sheet.month
        }
        fits.append((_YEARS[year][1], left))
    settled = asked >= 0 and len({one for _, can in fits for one in can[asked]}) == 1
    return tuple(
        form.Fit(more, tuple(form.May(number, can[number]) for number in ([asked] if settled else can)))
        for more, can in fits
    )


@cache
def first_weekday(start: int, leap: int, month: int) -> int:
    """The weekday on which a month begins."""
    return (start + sum(DAYS[:month]) + leap * (month > 1)) % 7


@cache
def weeks_of(first: int, days: int) -> tuple[form.Week, ...]:
    """The weeks of a month, with 0 for an empty place."""
    cells = [day if day > 0 else 0 for day in range(1 - first, days + 1)] + 6 * [0]
    return tuple(zip(*[iter(cells)] * 7, strict=False))


@lru_cache(maxsize=32)
def _months(sheet: form.Sheet) -> tuple[tuple[int, ...], ...]:
    """For each of the years, the months that a sheet may be of."""
    shown, size = sheet.weeks, len(sheet.weeks)
    known = {
        (first, days)
        for first in range(7)
        for days in range(28, 32)
        for weeks in (weeks_of(first, days),)
        for at in (range(1) if sheet.month is not None else range(len(weeks)))
        if weeks[at : at + size] == shown and (sheet.torn or at + size == len(weeks))
    }
    months = range(12) if sheet.month is None else (sheet.month - 1,)
    return tuple(
        tuple(one for one in months if (first_weekday(*year, one), DAYS[one] + year[1] * (one == 1)) in known)
        for year in _YEARS
    )


def _different(can: Sequence[Sequence[int]]) -> list[list[int]]:
    ways: list[list[int]] = [[]]
    for some in can:
        ways = [[*one, month] for one in ways for month in some if month not in one]
    return ways
