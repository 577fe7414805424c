"""Sheets of a calendar that have lost their heads: the years and the months that they may be of."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from puzzlegen.formats.logic import schedule as form

DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def worlds_of(sheets: Sequence[form.Sheet]) -> list[tuple[int, int, list[int]]]:
    """The years, and the months of sheets in them, that all sheets allow."""
    return [
        (start, more, some)
        for start in range(7)
        for more in (0, 1)
        if all(can := [[one for one in range(12) if _may_be(sheet, start, more, one)] for sheet in sheets])
        for some in _different(can)
    ]


def months_that_fit(sheets: Sequence[form.Sheet], asked: int, month: int) -> tuple[form.Fit, ...]:
    """The months that sheets may be of in years that agree with one whose month is shown; nothing if there is none.

    Only those of the sheet ``asked`` about, if they settle it; nothing, if the ``month`` always begins on one weekday.
    """
    taken = [one.month - 1 for one in sheets if one.month]
    years = [(start, more) for start in range(7) for more in (0, 1)]
    years = [year for year in years if all(_may_be(one, *year, one.month - 1) for one in sheets if one.month)]
    if not taken or (month >= 0 and len({first_weekday(*year, month) for year in years}) == 1):
        return ()
    fits = list[tuple[int, dict[int, tuple[int, ...]]]]()
    for start, more in years:
        can = {
            number: tuple(one for one in range(12) if one not in taken and _may_be(sheet, start, more, one))
            for number, sheet in enumerate(sheets)
            if not sheet.month
        }
        fits.append((more, can))
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


def _may_be(sheet: form.Sheet, start: int, leap: int, month: int) -> bool:
    weeks = weeks_of(first_weekday(start, leap, month), DAYS[month] + leap * (month == 1))
    shown, size = sheet.weeks, len(sheet.weeks)
    if sheet.month is not None:
        return sheet.month == month + 1 and weeks[:size] == shown and (sheet.torn or len(weeks) == size)
    return any(weeks[at : at + size] == shown for at in range(len(weeks)) if sheet.torn or at + size == len(weeks))


def _different(can: Sequence[Sequence[int]]) -> list[list[int]]:
    ways: list[list[int]] = [[]]
    for some in can:
        ways = [[*one, month] for one in ways for month in some if month not in one]
    return ways
