"""Tries all times, all offices and all years; judges `logic/schedule`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, product
from typing import Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.logic import schedule as form
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven
from puzzlegen.validators.kits.deciding import fewest_that_decide

BUDGET: Final = 60_000  # looks at a clock, a bar or a sheet
_ROUND: Final = 720  # minutes
_GRAIN: Final = 5  # minutes between times that clocks show
_SLOT: Final = 15  # minutes
_OPEN: Final = (480, 1200)
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_NAMES: Final = get_args(form.Name)
_Worn: TypeAlias = tuple[int, bool]  # a clock's tag, and whether it is reflected
_Fitting: TypeAlias = tuple[form.Year, list[list[int]]]  # and for each sheet, the months from 0
_Found: TypeAlias = tuple[list[Findings], int, int, Depth]  # the answers, the looks for them, difficulty and depth


def certify(shown: form.Statement, query: form.Query) -> Certificate:
    """Try all that the picture leaves open, and measure how much of it has to be ruled out.

    The difficulty of a wall is, over all wrong times, the number of pairs of clocks that agree on it; that of offices
    the bars to be carried over to one clock, that which is asked for or leaves the fewest; that of sheets the months
    that fit single sheets, over all years that agree with those whose month is shown. The depth of walls and offices
    is the fewest clocks or offices that decide; that of sheets a search for months, one sheet after another.

    Raises:
        MalformedStatement: clocks, bars, sheets and the question do not belong together.
    """
    demand_different(getattr(query, "options", ()))
    match shown:
        case form.Wall():
            (found, looks, difficulty, depth), parts = _wall(shown, query), len(shown.clocks)
        case form.Offices():
            (found, looks, difficulty, depth), parts = _offices(shown, query), len(shown.offices)
        case form.Sheets():
            (found, looks, difficulty, depth), parts = _sheets(shown, query), len(shown.sheets)
    return proven(
        found,
        BUDGET,
        method="all times, bars or years",
        effort={"looks": looks},
        difficulty=difficulty,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(shown, query)),
        structure=f"{task_of(query)}, {parts}",
        depth=depth,
    )


def certify_why(shown: form.Statement, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """Judges whether clocks, spans or sheets leave exactly these times, minutes or months."""
    match shown, why:
        case form.Wall(), form.Worn():
            return _judged_wall(shown, query, why)
        case form.Offices(), form.Shared() | form.Freed():
            return _judged_offices(shown, answer, why)
        case form.Sheets(), form.Months():
            return _judged_sheets(shown, query, why)
    return ("this explains another picture",)


def _other_picture() -> MalformedStatement:
    return MalformedStatement("this is asked about another picture")


def _lettered(options: Sequence[int], right: Sequence[int], reasons: Sequence[str]) -> list[Findings]:
    """What is defended by the values that are possible; twice, if these are several."""
    lettered = list(zip(LETTERS, options, reasons, strict=True))
    found = Findings(
        tuple(letter for letter, one, _ in lettered if one in right),
        {letter: why for letter, one, why in lettered if one not in right},
    )
    return [found] * min(len(right), 2)


class _World(NamedTuple):
    """The time, and what each clock has worn."""

    time: int
    worn: tuple[_Worn, ...]

    @property
    def reflected(self) -> tuple[int, ...]:
        return tuple(number for number, (_, reflected) in enumerate(self.worn) if reflected)


def _fits(wall: form.Wall) -> dict[int, list[list[_Worn]]]:
    """For each time, what each clock may have worn."""
    fits: dict[int, list[list[_Worn]]] = {time: [[] for _ in wall.clocks] for time in range(0, _ROUND, _GRAIN)}
    for number, clock in enumerate(wall.clocks):
        turn = 60 if clock.bare else _ROUND
        for reflected, tag in product((False, True), wall.tags):
            for time in range(((-clock.seen if reflected else clock.seen) - tag) % turn, _ROUND, turn):
                fits[time][number].append((tag, reflected))
    return fits


def _wall(wall: form.Wall, query: form.Query) -> _Found:
    """The answers to a question about a wall of clocks, the looks that it takes, and its difficulty."""
    count = len(wall.clocks)
    if not (count == len(wall.tags) == len({*wall.tags}) and 0 in wall.tags) or wall.reflected > count:
        raise MalformedStatement("there are as many different tags as clocks, one of them 0, and no more is reflected")
    if any(one.bare and one.seen >= 60 for one in wall.clocks):
        raise MalformedStatement("a clock without its hour hand shows minutes")
    fits = _fits(wall)
    worlds = [world for time in fits for world in _worlds(time, fits[time], wall.reflected)]
    tried = query.options if isinstance(query, form.TrueTime) else fits
    wrong = [fits[time] for time in tried if all(time != world.time for world in worlds)]
    depth = _fewest(range(count), lambda some: not any(_may_be(ways, some, wall.reflected) for ways in wrong))
    looks = 2 * count * len(fits)
    alike = [sum(map(bool, ways)) for time, ways in fits.items() if all(time != world.time for world in worlds)]
    difficulty = sum(number * (number - 1) // 2 for number in alike)
    match query:
        case form.TrueTime(options=options):
            right = sorted({world.time for world in worlds})
            return _lettered(options, right, [_against(fits[one]) for one in options]), looks, difficulty, depth
        case form.PastTheHour():
            answers = {str(world.time % 60) for world in worlds}
        case form.Right():
            answers = {_boxed(number for number, (tag, _) in enumerate(world.worn) if not tag) for world in worlds}
        case form.Reflected():
            answers = {_boxed(world.reflected) for world in worlds}
        case _:
            raise _other_picture()
    return [Findings((answer,)) for answer in sorted(answers)[:2]], looks, difficulty, depth


def _boxed(clocks: Iterable[int]) -> str:
    return " ".join(f"clock-{_NAMES[one]}" for one in clocks)


def _judged_wall(wall: form.Wall, query: form.Query, why: form.Worn) -> Faults:
    """The time with its tags is the only one; clocks leave these times, and each of the last but one is impossible."""
    fits = _fits(wall)
    worlds = [world for time in fits for world in _worlds(time, fits[time], wall.reflected)]
    told = [(world.time, tuple(tag for tag, _ in world.worn), world.reflected) for world in worlds]
    if told != [(why.time, why.tags, why.reflected)]:
        return ("clocks have worn other tags",)
    left = tuple(sorted(query.options)) if isinstance(query, form.TrueTime) else tuple(fits)
    for name, times in why.steps:
        clock = _NAMES.index(name)
        before, left = left, tuple(time for time in left if clock < len(wall.clocks) and fits[time][clock])
        if times != left or left == before:
            return ("a clock leaves other times",)
    if [one.time for one in why.against] != [time for time in left if time != why.time]:
        return ("other times are left",)
    for one in why.against:
        ways = fits[one.time]
        counts = tuple(number for number in range(len(ways) + 1) if any(_worlds(one.time, ways, number)))
        tags = {name: {tag for tag, _ in some} for name, some in zip(_NAMES, ways, strict=False)}
        if one.counts != counts or list(one.clocks) != [name for name in tags if name in one.clocks]:
            return ("a time is wrong for another reason",)
        few = tuple(sorted(set[int]().union(*(tags[name] for name in one.clocks))))
        if one.tags != few or (len(few) >= len(one.clocks)) != bool(counts):
            return ("there are other tags for these clocks",)
    return ()


def _tags(ways: Iterable[Sequence[_Worn]]) -> list[tuple[_Worn, ...]]:
    """All ways to give each clock a tag of its own."""
    partial = list[tuple[_Worn, ...]]([()])
    for some in ways:
        partial = [(*one, way) for one in partial for way in some if all(way[0] != tag for tag, _ in one)]
    return partial


def _worlds(time: int, ways: Sequence[Sequence[_Worn]], count: int) -> Iterator[_World]:
    """All ways to give each clock a tag of its own so that as many are reflected as there should be."""
    for one in _tags(ways) if all(ways) else ():
        if sum(reflected for _, reflected in one) == count:
            yield _World(time, one)


def _may_be(ways: Sequence[Sequence[_Worn]], some: Sequence[int], count: int) -> bool:
    """True if some of the clocks, of all of which so many are reflected, do not speak against a time."""
    if not all(ways[one] for one in some):
        return False
    free = len(ways) - len(some)  # others may be reflected
    numbers = {sum(reflected for _, reflected in one) for one in _tags(ways[one] for one in some)}
    return any(number <= count <= number + free for number in numbers)


def _against(ways: Sequence[Sequence[_Worn]]) -> str:
    odd = [name for name, some in zip(_NAMES, ways, strict=False) if not some]
    return f"clock {odd[0]} fits no tag then" if odd else "the tags, or the reflections, do not come out even"


def _offices(shown: form.Offices, query: form.Query) -> _Found:
    """The answers to a question about offices, the looks that it takes, and its difficulty."""
    looks = sum(len(office.busy) for office in shown.offices)
    if looks > 40:
        raise MalformedStatement("there are forty bars at most")
    for office in shown.offices:
        marks = [mark for bar in office.busy for mark in bar]
        if any(one >= other for one, other in pairwise(marks)):
            raise MalformedStatement("bars follow one another, with gaps")
    clocks = [one.clock for one in shown.offices]
    if isinstance(query, form.Call):
        if query.office >= len(clocks) or max(query.options) == _OPEN[1]:
            raise MalformedStatement("the query names no office, or a time when all are closed")
        clocks = [clocks[query.office]]
    carried = min(sum(len(one.busy) for one in shown.offices if one.clock != clock) for clock in clocks)
    frees = [sum(1 << (slot + _ROUND) // _SLOT for slot in _free(one, None)) for one in shown.offices]
    numbers = range(len(frees))
    match query:
        case form.Call(minutes=minutes, options=options):
            now = clocks[0]
            begins = [begin + now for first, last in _spans(shown) for begin in range(first, last - minutes + 1, _SLOT)]
            reasons = [f"{_taken(shown, one - now, minutes)} is busy or closed then" for one in options]
            calls = [((1 << minutes // _SLOT) - 1) << (one - now + _ROUND) // _SLOT for one in options]
            against = [{number for number in numbers if frees[number] & call != call} for call in calls]
            against = [some for some in against if some]
            depth = _fewest(numbers, lambda some: not any(one.isdisjoint(some) for one in against))
            return _lettered(options, begins, reasons), looks, carried, depth
        case form.Longest():
            longest = _longest(_spans(shown))
            slots = longest // _SLOT + 1
            depth = _fewest(numbers, lambda some: not _has_run([frees[one] for one in some], slots))
            return [Findings((str(longest),))] if longest else [], looks, carried, depth
        case form.Cancel(minutes=minutes):
            opened = [bar for bar, spans in _opened(shown).items() if _longest(spans) >= minutes]
            if _longest(_spans(shown)) >= minutes:
                opened = []
            slots = minutes // _SLOT
            bars = [
                (number, frees[number] | sum(1 << (slot - one.clock + _ROUND) // _SLOT for slot in range(*bar, _SLOT)))
                for number, one in enumerate(shown.offices)
                for bar in one.busy
            ]

            def decide(some: Sequence[int]) -> bool:
                if _has_run([frees[one] for one in some], slots):
                    return False
                freed = ([full, *(frees[one] for one in some if one != at)] for at, full in bars if at in some)
                return sum(_has_run(masks, slots) for masks in freed) == 1

            return [Findings((bar,)) for bar in opened[:2]], looks * (looks + 1), carried, _fewest(numbers, decide)
    raise _other_picture()


def _has_run(masks: Sequence[int], slots: int) -> bool:
    """True if so many slots after one another are free in all masks."""
    common = -1
    for one in masks:
        common &= one
    if common < 0:
        return True  # nobody takes part
    for _ in range(slots - 1):
        common &= common >> 1
    return bool(common)


def _fewest(numbers: Iterable[int], decide: Callable[[Sequence[int]], bool]) -> Depth:
    """How many clocks or offices it takes at least to decide."""
    return Depth.properties(fewest_that_decide(numbers, decide))


def _judged_offices(shown: form.Offices, answer: str, why: form.Shared | form.Freed) -> Faults:
    """All are free in these spans; or at most for so long, as it is, without the bar, and without any other."""
    spans = _spans(shown)
    if isinstance(why, form.Shared):
        return () if why.spans == tuple(spans) else ("all are free at other times",)
    others = _opened(shown)
    freed = others.pop(answer)
    second = max(map(_longest, others.values()), default=0)
    told = (why.shared, why.best, why.second) == (_longest(spans), _longest(freed), second)
    return () if told and (why.begin, why.begin + why.best) in freed else ("other minutes are shared",)


def _opened(shown: form.Offices) -> dict[str, list[form.Span]]:
    """When all are free if one bar is cancelled."""
    return {
        f"bar-{_NAMES[number]}-{at + 1}": _spans(shown, (number, bar))
        for number, office in enumerate(shown.offices)
        for at, bar in enumerate(office.busy)
    }


def _longest(spans: Sequence[form.Span]) -> int:
    return max((last - first for first, last in spans), default=0)


def _free(office: form.Office, but: tuple[int, int] | None) -> set[int]:
    """The quarters of an hour, in minutes from now, in which an office is open and not busy."""
    busy = {slot for bar in office.busy if bar != but for slot in range(*bar, _SLOT)}
    return {slot - office.clock for slot in range(*_OPEN, _SLOT) if slot not in busy}


def _spans(shown: form.Offices, but: tuple[int, tuple[int, int]] = (-1, (0, 0))) -> list[form.Span]:
    """When all are free, in minutes from now; one bar may be taken out."""
    frees = [_free(office, but[1] if number == but[0] else None) for number, office in enumerate(shown.offices)]
    common = set.intersection(*frees)
    firsts = sorted(slot for slot in common if slot - _SLOT not in common)
    lasts = sorted(slot + _SLOT for slot in common if slot + _SLOT not in common)
    return list(map(form.Span, firsts, lasts))


def _taken(shown: form.Offices, first: int, minutes: int) -> str:
    """The offices that cannot take part in a call."""
    wanted = {*range(first, first + minutes, _SLOT)}
    return " and ".join(
        name for name, office in zip(_NAMES, shown.offices, strict=False) if not wanted <= _free(office, None)
    )


def _years(shown: form.Sheets) -> list[_Fitting]:
    """All years, and the months that each sheet may be of in them."""
    found = list[_Fitting]()
    for first, leap in product(range(7), (0, 1)):
        year = _months(first, leap)
        fits = [[month for month in range(12) if _shows(year[month], month, one)] for one in shown.sheets]
        found.append((form.Year(first, leap), fits))
    return found


def _agreeing(shown: form.Sheets, years: Iterable[_Fitting]) -> list[_Fitting]:
    """The years in which sheets whose month is shown have it."""
    return [
        (year, fits)
        for year, fits in years
        if all(some for some, sheet in zip(fits, shown.sheets, strict=True) if sheet.month is not None)
    ]


def _sheets(shown: form.Sheets, query: form.Query) -> _Found:
    """The answers to a question about sheets of a year, the looks that it takes, and its difficulty."""
    count = len(shown.sheets)
    if isinstance(query, form.MonthOf) and (query.sheet >= count or shown.sheets[query.sheet].month is not None):
        raise MalformedStatement("the query names no sheet whose number is torn off")
    years, values, looks, nodes = _years(shown), set[int](), 14 * 12 * count, 1
    fit = sum(len(some) for _, fits in _agreeing(shown, years) for some in fits)
    for year, fits in years:
        ways = _different(fits)
        nodes += sum(map(len, ways))
        for some in ways[-1]:
            looks += 1
            match query:
                case form.MonthOf(sheet=sheet):
                    values.add(some[sheet] + 1)
                case form.WeekdayOf(month=month, day=day):
                    values.add((_months(*year)[month - 1][0] + day - 1) % 7)
                case form.SheetOf(month=month):
                    values.add(some.index(month - 1) if month - 1 in some else -1)
                case _:
                    raise _other_picture()
    depth = Depth.search(nodes)
    if isinstance(query, form.WeekdayOf):
        return _lettered(query.options, sorted(values), ["no year with these sheets has it so"] * 4), looks, fit, depth
    if isinstance(query, form.SheetOf):
        answers = [f"sheet-{_NAMES[value]}" if value >= 0 else "" for value in sorted(values)]
        return [Findings((answer,) if answer else ()) for answer in answers[:2]], looks, fit, depth
    return [Findings((str(value),)) for value in sorted(values)[:2]], looks, fit, depth


def _judged_sheets(shown: form.Sheets, query: form.Query, why: form.Months) -> Faults:
    """These are all years, and all months of sheets in them; or the part of them that settles the question."""
    years = _years(shown)
    if why.years != tuple(year for year, fits in years if _different(fits)[-1]):
        return ("sheets fit other years",)
    taken = {one.month - 1 for one in shown.sheets if one.month is not None}
    agreeing = _agreeing(shown, years) if taken else []
    hidden = [number for number, one in enumerate(shown.sheets) if one.month is None]
    told = why.fits == _fit(agreeing, hidden, taken)
    match query:
        case form.WeekdayOf(month=month) if not why.fits:
            told = told or len({_months(*year)[month - 1][0] for year, _ in agreeing}) == 1
        case form.MonthOf(sheet=sheet):
            months = {month for _, fits in agreeing for month in fits[sheet]} - taken
            told = told or (len(months) == 1 and why.fits == _fit(agreeing, [sheet], taken))
    return () if told else ("sheets may be of other months",)


def _fit(years: Sequence[_Fitting], sheets: Sequence[int], taken: set[int]) -> tuple[form.Fit, ...]:
    """The months of some sheets in each of these years, but for those that other sheets have."""
    found = list[form.Fit]()
    for year, fits in years:
        left = [tuple(month for month in fits[one] if month not in taken) for one in sheets]
        found.append(form.Fit(year.leap, tuple(map(form.May, sheets, left))))
    return tuple(found)


def _months(first: int, leap: int) -> list[tuple[int, int]]:
    """The weekday of the first day and the length of each month, in a year that begins with this weekday."""
    months = []
    for number, days in enumerate(_DAYS):
        months.append((first, days + leap * (number == 1)))
        first = (first + months[-1][1]) % 7
    return months


def _shows(month: tuple[int, int], number: int, sheet: form.Sheet) -> bool:
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


def _different(can: Sequence[Sequence[int]]) -> list[list[list[int]]]:
    """All ways to give the first sheet, the first two and so on a month of its own."""
    found, ways = list[list[list[int]]](), list[list[int]]([[]])
    for some in can:
        ways = [[*one, month] for one in ways for month in some if month not in one]
        found.append(ways)
    return found


def _canonical(shown: form.Statement, query: form.Query) -> object:
    """What stays if clocks, offices or sheets change their places, and options their letters."""
    task, options = type(query).__name__, sorted(getattr(query, "options", ()))
    match shown:
        case form.Wall():
            forms = []
            for sign, count in ((1, shown.reflected), (-1, len(shown.clocks) - shown.reflected)):
                seen = sorted((sign * one.seen % (60 if one.bare else _ROUND), one.bare) for one in shown.clocks)
                forms.append((seen, count))  # to reflect all is to reflect the others
            return task, options, forms[0] if isinstance(query, form.Reflected) else min(forms), sorted(shown.tags)
        case form.Offices():
            rows = [(one.clock, tuple(map(tuple, one.busy))) for one in shown.offices]
            at: Any = rows[query.office] if isinstance(query, form.Call) else ()
            return task, options, sorted(rows), at, getattr(query, "minutes", 0)
        case form.Sheets():
            sheets = [(one.month or 0, one.weeks, one.torn) for one in shown.sheets]
            at = sheets[query.sheet] if isinstance(query, form.MonthOf) else getattr(query, "month", 0)
            return task, options, sorted(sheets), at, getattr(query, "day", 0)
