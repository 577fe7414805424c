"""Tries all times, all offices and all years; judges `logic/schedule`.

The format is that of ``docs/logic-plans.md``.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, demand_different, fingerprint, parse, proven

BUDGET: Final = 60_000  # looks at a clock, a bar or a sheet
_ROUND: Final = 720  # minutes
_GRAIN: Final = 5  # minutes between times that clocks show
_SLOT: Final = 15  # minutes
_OPEN: Final = (480, 1200)
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_NAMES: Final = "PQRSTU"
_Week: TypeAlias = tuple[int, int, int, int, int, int, int]
_Four: TypeAlias = tuple[int, int, int, int]
_World: TypeAlias = tuple[int, int, frozenset[int]]  # the time, the clock that is right, the reflected ones


class _Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seen: int
    bare: bool


class _Wall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scene", tag="wall"):
    dress: Literal["station", "kitchen", "tower"]
    clocks: tuple[_Clock, ...]
    tags: tuple[int, ...]
    reflected: int


class _Office(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clock: int
    busy: tuple[tuple[int, int], ...]


class _Offices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scene", tag="offices"):
    dress: Literal["offices", "ships", "studios"]
    offices: tuple[_Office, ...]


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    month: int | None
    weeks: tuple[_Week, ...]
    torn: bool


class _Sheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scene", tag="sheets"):
    dress: Literal["red", "blue", "green"]
    sheets: tuple[_Sheet, ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Time(_Query, frozen=True, tag="time"):
    options: _Four


class _Minutes(_Query, frozen=True, tag="minutes"):
    pass


class _RightBox(_Query, frozen=True, tag="right_box"):
    pass


class _MirrorBoxes(_Query, frozen=True, tag="mirror_boxes"):
    pass


class _Call(_Query, frozen=True, tag="call"):
    office: int
    minutes: int
    options: _Four


class _Longest(_Query, frozen=True, tag="longest"):
    pass


class _BarBox(_Query, frozen=True, tag="bar_box"):
    minutes: int


class _Month(_Query, frozen=True, tag="month"):
    sheet: int


class _Weekday(_Query, frozen=True, tag="weekday"):
    month: int
    day: int
    options: _Four


class _SheetBox(_Query, frozen=True, tag="sheet_box"):
    month: int


_SHOWN: Final[Any] = _Wall | _Offices | _Sheets
_ASKED: Final[Any] = (
    _Time | _Minutes | _RightBox | _MirrorBoxes | _Call | _Longest | _BarBox | _Month | _Weekday | _SheetBox
)
_FITTING: Final[Any] = {
    _Wall: _Time | _Minutes | _RightBox | _MirrorBoxes,
    _Offices: _Call | _Longest | _BarBox,
    _Sheets: _Month | _Weekday | _SheetBox,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Try all that the picture leaves open, and measure how much of it has to be ruled out.

    The difficulty of a wall is, over all wrong times, the number of pairs of clocks that agree on it; that of offices
    the bars to be carried over to one clock, that which is asked for or leaves the fewest; that of sheets the months
    that fit single sheets, over all years that agree with those whose month is shown.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _SHOWN, "statement"), parse(query, _ASKED, "query")
    if not isinstance(asked, _FITTING[type(shown)]):
        raise MalformedStatement("this is asked about another picture")
    demand_different(getattr(asked, "options", ()))
    match shown:
        case _Wall():
            (found, looks, difficulty), unit, parts = _wall(shown, asked), "coincidences to rule out", len(shown.clocks)
        case _Offices():
            (found, looks, difficulty), unit, parts = _offices(shown, asked), "bars carried over", len(shown.offices)
        case _:
            (found, looks, difficulty), unit, parts = _sheets(shown, asked), "months that fit", len(shown.sheets)
    return proven(
        found,
        BUDGET,
        method="all times, bars or years",
        effort={"looks": looks},
        difficulty=difficulty,
        unit=unit,
        canonical=fingerprint(_canonical(shown, asked)),
        structure=f"{query['task']}, {parts}",
    )


def _lettered(asked: Any, right: Sequence[int], reasons: Sequence[str]) -> list[Findings]:
    """What is defended by the values that are possible; twice, if these are several."""
    lettered = list(zip("ABCD", asked.options, reasons, strict=True))
    found = Findings(
        tuple(letter for letter, one, _ in lettered if one in right),
        {letter: why for letter, one, why in lettered if one not in right},
    )
    return [found] * min(len(right), 2)


def _wall(wall: _Wall, asked: Any) -> tuple[list[Findings], int, int]:
    """The answers to a question about a wall of clocks, the looks that it takes, and its difficulty."""
    count = len(wall.clocks)
    if not (2 <= count <= len(_NAMES) and count == len(wall.tags) == len({*wall.tags}) and 0 in wall.tags):
        raise MalformedStatement("there are two to six clocks, and as many different tags, one of them 0")
    if not all(abs(tag) <= 60 and tag % _GRAIN == 0 for tag in wall.tags) or not 0 <= wall.reflected <= count:
        raise MalformedStatement("a tag has at most an hour, in steps of five minutes; no more is reflected than hangs")
    if not all(0 <= one.seen < (60 if one.bare else _ROUND) and one.seen % _GRAIN == 0 for one in wall.clocks):
        raise MalformedStatement("a clock shows steps of five minutes")
    if isinstance(asked, _Time) and not all(0 <= one < _ROUND and one % _GRAIN == 0 for one in asked.options):
        raise MalformedStatement("an option is a time in steps of five minutes")
    times = range(0, _ROUND, _GRAIN)
    fits = {time: [_ways(one, wall.tags, time) for one in wall.clocks] for time in times}
    worlds = [world for time in times for world in _worlds(time, fits[time], wall)]
    looks = 2 * count * len(times)
    alike = [sum(map(bool, ways)) for time, ways in fits.items() if all(time != world[0] for world in worlds)]
    difficulty = sum(number * (number - 1) // 2 for number in alike)
    match asked:
        case _Time():
            right = sorted({world[0] for world in worlds})
            return _lettered(asked, right, [_against(fits[one]) for one in asked.options]), looks, difficulty
        case _Minutes():
            answers = {str(world[0] % 60) for world in worlds}
        case _RightBox():
            answers = {f"clock-{_NAMES[world[1]]}" for world in worlds}
        case _:
            answers = {" ".join(f"clock-{_NAMES[one]}" for one in sorted(world[2])) for world in worlds}
    return [Findings((answer,)) for answer in sorted(answers)[:2]], looks, difficulty


def _ways(clock: _Clock, tags: Sequence[int], time: int) -> list[tuple[int, bool]]:
    """The tags with which a clock may look so at this time, and whether it is then reflected."""
    turn = 60 if clock.bare else _ROUND
    return [
        (tag, reflected)
        for reflected in (False, True)
        for tag in tags
        if ((-clock.seen if reflected else clock.seen) - tag - time) % turn == 0
    ]


def _worlds(time: int, ways: Sequence[Sequence[tuple[int, bool]]], wall: _Wall) -> Iterator[_World]:
    """All ways to give each clock a tag of its own so that as many are reflected as there should be."""
    partial: list[list[tuple[int, bool]]] = [[]]
    for some in ways:
        partial = [[*one, way] for one in partial for way in some if all(way[0] != tag for tag, _ in one)]
    for one in partial:
        if sum(reflected for _, reflected in one) == wall.reflected:
            right = next(number for number, (tag, _) in enumerate(one) if tag == 0)
            yield time, right, frozenset(number for number, (_, reflected) in enumerate(one) if reflected)


def _against(ways: Sequence[Sequence[tuple[int, bool]]]) -> str:
    odd = [name for name, some in zip(_NAMES, ways, strict=False) if not some]
    return f"clock {odd[0]} fits no tag then" if odd else "the tags, or the reflections, do not come out even"


def _offices(shown: _Offices, asked: Any) -> tuple[list[Findings], int, int]:
    """The answers to a question about offices, the looks that it takes, and its difficulty."""
    start, end = _OPEN
    bars = [(number, bar) for number, office in enumerate(shown.offices) for bar in office.busy]
    if not 2 <= len(shown.offices) <= len(_NAMES) or len(bars) > 40:
        raise MalformedStatement("there are two to six offices, and forty bars at most")
    if not all(start <= one.clock <= end and one.clock % _SLOT == 0 for one in shown.offices):
        raise MalformedStatement("clocks show quarters of an hour from 8:00 to 20:00")
    for office in shown.offices:
        marks = [start, *(mark for bar in office.busy for mark in bar), end]
        if sorted(marks) != marks or any(mark % _SLOT for mark in marks) or len({*marks[1:-1]}) < len(marks) - 2:
            raise MalformedStatement("bars follow one another, with gaps, from 8:00 to 20:00")
    at, minutes = getattr(asked, "office", 0), getattr(asked, "minutes", _SLOT)
    if not 0 <= at < len(shown.offices) or minutes <= 0 or minutes % _SLOT:
        raise MalformedStatement("the query names no office, or no quarters of an hour")
    now = shown.offices[at].clock
    clocks = [now] if isinstance(asked, _Call) else [one.clock for one in shown.offices]
    carried = min(sum(len(one.busy) for one in shown.offices if one.clock != clock) for clock in clocks)
    looks = len(bars)
    match asked:
        case _Call():
            if not all(start <= one < end and one % _SLOT == 0 for one in asked.options):
                raise MalformedStatement("an option is a time from 8:00 to 20:00")
            begins = [
                begin + now for first, last in _spans(shown) for begin in range(first, last - asked.minutes + 1, _SLOT)
            ]
            reasons = [f"{_taken(shown, one - now, asked.minutes)} is busy or closed then" for one in asked.options]
            return _lettered(asked, begins, reasons), looks, carried
        case _Longest():
            longest = max((last - first for first, last in _spans(shown)), default=0)
            return [Findings((str(longest),))] if longest else [], looks, carried
        case _:
            opened = [
                f"bar-{_NAMES[number]}-{office.busy.index(bar) + 1}"
                for number, office in enumerate(shown.offices)
                for bar in office.busy
                if any(last - first >= asked.minutes for first, last in _spans(shown, (number, bar)))
            ]
            if any(last - first >= asked.minutes for first, last in _spans(shown)):
                opened = []
            return [Findings((bar,)) for bar in opened[:2]], looks * (looks + 1), carried


def _free(office: _Office, but: tuple[int, int] | None) -> set[int]:
    """The quarters of an hour, in minutes from now, in which an office is open and not busy."""
    busy = {slot for bar in office.busy if bar != but for slot in range(*bar, _SLOT)}
    return {slot - office.clock for slot in range(*_OPEN, _SLOT) if slot not in busy}


def _spans(shown: _Offices, but: tuple[int, tuple[int, int]] = (-1, (0, 0))) -> list[tuple[int, int]]:
    """When all are free, in minutes from now; one bar may be taken out."""
    frees = [_free(office, but[1] if number == but[0] else None) for number, office in enumerate(shown.offices)]
    common = set.intersection(*frees)
    firsts = sorted(slot for slot in common if slot - _SLOT not in common)
    lasts = sorted(slot + _SLOT for slot in common if slot + _SLOT not in common)
    return list(zip(firsts, lasts, strict=True))


def _taken(shown: _Offices, first: int, minutes: int) -> str:
    """The offices that cannot take part in a call."""
    wanted = {*range(first, first + minutes, _SLOT)}
    return " and ".join(
        name for name, office in zip(_NAMES, shown.offices, strict=False) if not wanted <= _free(office, None)
    )


def _sheets(shown: _Sheets, asked: Any) -> tuple[list[Findings], int, int]:
    """The answers to a question about sheets of a year, the looks that it takes, and its difficulty."""
    count = len(shown.sheets)
    if not 2 <= count <= len(_NAMES) or not all(1 <= len(one.weeks) <= 6 for one in shown.sheets):
        raise MalformedStatement("there are two to six sheets of one to six weeks")
    if not all(0 <= day <= 31 for one in shown.sheets for week in one.weeks for day in week):
        raise MalformedStatement("a day counts from 1 to 31; 0 is an empty place")
    months = [one.month for one in shown.sheets if one.month is not None]
    if isinstance(asked, _Month):
        if not 0 <= asked.sheet < count or shown.sheets[asked.sheet].month is not None:
            raise MalformedStatement("the query names no sheet whose number is torn off")
    else:
        months.append(asked.month)
    if not all(1 <= month <= 12 for month in months):
        raise MalformedStatement("months count from 1 to 12")
    if isinstance(asked, _Weekday) and not (1 <= asked.day <= 28 and all(0 <= one < 7 for one in asked.options)):
        raise MalformedStatement("a day is asked for that every month has, and weekdays count from 0 to 6")
    values, fit, looks = set[int](), 0, 0
    for first in range(7):
        for leap in (0, 1):
            year = _months(first, leap)
            can = [[month for month in range(12) if _shows(year[month], month, one)] for one in shown.sheets]
            looks += 12 * count
            if all(some for some, sheet in zip(can, shown.sheets, strict=True) if sheet.month is not None):
                fit += sum(map(len, can))
            for some in _different(can):
                looks += 1
                match asked:
                    case _Month():
                        values.add(some[asked.sheet] + 1)
                    case _Weekday():
                        values.add((year[asked.month - 1][0] + asked.day - 1) % 7)
                    case _:
                        values.add(some.index(asked.month - 1) if asked.month - 1 in some else -1)
    if isinstance(asked, _Weekday):
        return _lettered(asked, sorted(values), ["no year with these sheets has it so"] * 4), looks, fit
    if isinstance(asked, _SheetBox):
        answers = [f"sheet-{_NAMES[value]}" if value >= 0 else "" for value in sorted(values)]
        return [Findings((answer,) if answer else ()) for answer in answers[:2]], looks, fit
    return [Findings((str(value),)) for value in sorted(values)[:2]], looks, fit


def _months(first: int, leap: int) -> list[tuple[int, int]]:
    """The weekday of the first day and the length of each month, in a year that begins with this weekday."""
    months = []
    for number, days in enumerate(_DAYS):
        months.append((first, days + leap * (number == 1)))
        first = (first + months[-1][1]) % 7
    return months


def _shows(month: tuple[int, int], number: int, sheet: _Sheet) -> bool:
    """True if what is left of a sheet may be of this month."""
    first, days = month
    cells = [0] * first + list(range(1, days + 1))
    cells += [0] * (-len(cells) % 7)
    weeks = [tuple(cells[start : start + 7]) for start in range(0, len(cells), 7)]
    size = len(sheet.weeks)
    if sheet.month is not None and sheet.month != number + 1:
        return False
    return any(
        tuple(weeks[at : at + size]) == sheet.weeks
        for at in range(1 if sheet.month is not None else len(weeks))
        if sheet.torn or at + size == len(weeks)
    )


def _different(can: Sequence[Sequence[int]]) -> list[list[int]]:
    """All ways to give each sheet a month of its own."""
    ways: list[list[int]] = [[]]
    for some in can:
        ways = [[*one, month] for one in ways for month in some if month not in one]
    return ways


def _canonical(shown: Any, asked: Any) -> object:
    """What stays if clocks, offices or sheets change their places, and options their letters."""
    task, options = type(asked).__name__, sorted(getattr(asked, "options", ()))
    match shown:
        case _Wall():
            forms = []
            for turned in (False, True):  # to reflect all is to reflect the others
                sign = -1 if turned else 1
                seen = sorted((sign * one.seen % (60 if one.bare else _ROUND), one.bare) for one in shown.clocks)
                forms.append((seen, len(seen) - shown.reflected if turned else shown.reflected))
            form = forms[0] if isinstance(asked, _MirrorBoxes) else min(forms)
            return task, options, form, sorted(shown.tags)
        case _Offices():
            rows = [(one.clock, one.busy) for one in shown.offices]
            at: Any = rows[asked.office] if isinstance(asked, _Call) else ()
            return task, options, sorted(rows), at, getattr(asked, "minutes", 0)
        case _:
            sheets = [(one.month or 0, one.weeks, one.torn) for one in shown.sheets]
            at = sheets[asked.sheet] if isinstance(asked, _Month) else getattr(asked, "month", 0)
            return task, options, sorted(sheets), at, getattr(asked, "day", 0)
