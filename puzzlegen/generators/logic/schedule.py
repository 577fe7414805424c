"""Everyday time: clocks that are wrong or seen in a mirror, offices whose clocks differ, torn sheets of a calendar."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations
from math import log2
from operator import and_
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import schedule as form
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.logic.kits.torn_sheets import (
    DAYS,
    first_weekday,
    months_that_fit,
    searched,
    weeks_of,
    worlds_of,
)

Worn: TypeAlias = tuple[int, bool]  # a clock's tag, and whether it is reflected
Draft: TypeAlias = tuple[form.Statement, form.Query, str | tuple[str, ...], Any]

NAMES: Final = get_args(form.Name)
_WALL: Final = (form.TrueTime, form.PastTheHour, form.Right, form.Reflected)
_OFFICES: Final = (form.Call, form.Longest, form.Cancel)
_SHEETS: Final = (form.MonthOf, form.WeekdayOf, form.SheetOf)
_ROUND: Final = 720  # minutes
_OPEN: Final = (480, 1200)
_ANY: Final = (0, 10**6)
_GAPS: Final = 2  # between tags that lie close together, at most
_NEAR: Final = 9  # times of which three are offered
_THREES: Final = 40  # and how often
_LENGTH: Final = 4  # half hours of a meeting, at most
_PLANS: Final = 300  # of a scene, before an attempt is given up


class ScheduleParams(Params, frozen=True, kw_only=True):
    """How many things each of the three scenes has, and what is hidden of them.

    Attributes:
        calls: how many lengths of the longest call there are.
        dense: whether tags lie close together, so that many times suit many clocks.
    """

    clocks: Annotated[int, Knob("more clocks to bring together", 3, 6)]
    bare: Annotated[int, Knob("more clocks that have lost their hour hand", 0, 2)]
    dense: bool
    offices: Annotated[int, Knob("more offices to bring together", 3, 6)]
    bars: Annotated[tuple[int, int], Knob("more meetings in each office", 1, 5)]
    calls: int
    step: Annotated[int, Knob("clocks of offices differ by multiples of an hour, and not of a quarter", 15, 60)]
    sheets: Annotated[int, Knob("more sheets", 3, 6)]
    named: Annotated[int, Knob("more sheets whose month is known", 0, 1)]
    torn: Annotated[int, Knob("percent of sheets without their foot", 0, 100)]
    lean: Annotated[bool, Knob("sheets that nobody needs are left out")]

    def depth_of(self, question: type[Any]) -> Band:
        """What is accepted for a question."""
        return (self.depths or {}).get(question, self.depth or _ANY)


def _bands(offices: Band, sheets: Band) -> dict[type[Any], Band]:
    return {**dict.fromkeys(_OFFICES, offices), **dict.fromkeys(_SHEETS, sheets)}


def _depths(most: Band, offered: Band, sheets: Band) -> dict[str, Any]:
    """The clocks or offices that it takes, those against three options, and the logarithm of the months tried."""
    return {"depth": most, "depths": {form.TrueTime: offered, form.Call: offered, **dict.fromkeys(_SHEETS, sheets)}}


LEVELS: Final = {
    Level.EASY: ScheduleParams(
        band=(3, 9), bands=_bands(offices=(4, 6), sheets=(2, 16)),
        **_depths((2, 2), (1, 1), (1, 2.9)),
        clocks=3, bare=0, dense=False, offices=3, bars=(2, 3), calls=6, step=60, sheets=3, named=1, torn=0, lean=True,
    ),
    Level.MEDIUM: ScheduleParams(
        band=(6, 26), bands=_bands(offices=(6, 9), sheets=(4, 18)),
        **_depths((3, 3), (2, 2), (3.4, 3.9)),
        clocks=4, bare=0, dense=False, offices=4, bars=(2, 3), calls=6, step=30, sheets=4, named=1, torn=40, lean=False,
    ),
    Level.HARD: ScheduleParams(
        band=(40, 80), bands=_bands(offices=(8, 12), sheets=(30, 60)),
        **_depths((4, 4), (3, 3), (4.6, 5.2)),
        clocks=5, bare=1, dense=True, offices=5, bars=(2, 3), calls=5, step=15, sheets=4, named=0, torn=0, lean=False,
    ),
    Level.EXTREME: ScheduleParams(
        band=(140, 230), bands=_bands(offices=(10, 15), sheets=(52, 130)),
        **_depths((5, 6), (4, 6), (6.1, 12)),
        clocks=6, bare=2, dense=True, offices=6, bars=(2, 3), calls=3, step=15, sheets=5, named=0, torn=40, lean=False,
    ),
}  # fmt: skip


def invent(rng: Stream, params: ScheduleParams, asked: Drawn) -> Puzzle:
    """Draw walls, offices or sheets until some suit the question."""
    draw = _wall if asked.question in _WALL else _offices if asked.question in _OFFICES else _sheets
    state = rng.child("state")
    for _ in range(_PLANS):
        found = draw(*asked, params, rng, state)
        if found is not None:
            return Puzzle(*found)
    raise Rejected("nothing drawn suits the question")


def _wall(question: type[Any], place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Clocks near six or twelve o'clock, where a reflected one shows a likely time, too."""
    minutes = 5 * (rng.class_by_index(12, "minutes") if question is form.PastTheHour else state.below(12))
    time = 60 * state.choice((0, 5, 6, 11)) + minutes
    count, bare = params.clocks, params.bare
    span = count + _GAPS
    first = -5 * state.below(span)
    near = range(first, first + 5 * span, 5) if params.dense else range(-35, 40, 5)
    tags = [0, *state.sample([tag for tag in near if tag], count - 1)]
    if max(tags) - min(tags) == 5 * (count - 1):
        return None  # without a gap, a look at the earliest and the latest clock would tell the time
    state.shuffle(tags)
    right = rng.class_by_index(count, "right")
    zero = tags.index(0)
    tags[zero], tags[right] = tags[right], 0
    reflected = {*state.sample(range(count), count // 2)}
    handless = {*state.sample(range(count), bare)}
    clocks = []
    for number, tag in enumerate(tags):
        turn = 60 if number in handless else _ROUND
        seen = (-time - tag if number in reflected else time + tag) % turn
        if seen in (0, turn // 2):
            return None  # its reflection looks alike
        clocks.append((seen, number in handless))
    fits = _fits(clocks, tags)
    if any(next(_worlds(some, len(reflected)), None) for one, some in fits.items() if one != time):
        return None
    if len([*_worlds(fits[time], len(reflected))]) > 1:
        return None
    options: Sequence[int] | None = sorted(fits)
    low, high = params.depth_of(question)
    if question is form.TrueTime:
        options = _times(fits, time, len(reflected), place, (low, high), rng, state)
    elif not low <= _needed(fits, [one for one in fits if one != time], len(reflected)) <= high:
        return None
    if options is None:
        return None
    steps, against = _narrowed(fits, options, time)
    why = form.Worn(time, tuple(tags), tuple(sorted(reflected)), steps, against)
    hung = tuple(form.Clock(*clock) for clock in clocks)
    wall = form.Wall(state.choice(get_args(form.WallTheme)), hung, tuple(sorted(tags)), len(reflected))
    if question is form.TrueTime:
        return wall, form.TrueTime(tuple(options)), LETTERS[place], why  # type: ignore[arg-type]
    if question is form.PastTheHour:
        return wall, form.PastTheHour(), str(time % 60), why
    boxed = [right] if question is form.Right else sorted(reflected)
    return wall, question(), tuple(f"clock-{NAMES[one]}" for one in boxed), why


def _fits(clocks: Sequence[tuple[int, bool]], tags: Sequence[int]) -> dict[int, list[list[Worn]]]:
    """For each time, the tags that each clock may have, and whether it is then reflected."""
    found: dict[int, list[list[Worn]]] = {time: [[] for _ in clocks] for time in range(0, _ROUND, 5)}
    for number, (seen, bare) in enumerate(clocks):
        turn = 60 if bare else _ROUND
        for flip in (False, True):
            for tag in tags:
                for time in range(((-seen if flip else seen) - tag) % turn, _ROUND, turn):
                    found[time][number].append((tag, flip))
    return found


def _needed(fits: Mapping[int, Sequence[Sequence[Worn]]], wrong: Sequence[int], reflected: int) -> int:
    """The fewest clocks that speak against all these times."""
    count = len(fits[0])
    alike = [(sum(1 << one for one, ways in enumerate(fits[time]) if ways), fits[time]) for time in wrong]
    for some in sorted(range(1, 1 << count), key=int.bit_count):
        numbers = [one for one in range(count) if some >> one & 1]
        for held, ways in alike:
            if held & some == some:
                flips = range(reflected - count + len(numbers), reflected + 1)
                if any(next(_worlds([ways[one] for one in numbers], flip), None) for flip in flips):
                    break
        else:
            return len(numbers)
    return count


def _times(
    fits: Mapping[int, Sequence[Sequence[Worn]]],
    time: int,
    reflected: int,
    place: int,
    depth: Band,
    rng: Stream,
    state: Stream,
) -> list[int] | None:
    """The time at its place among three others against which so many clocks are needed; its rank is drawn."""
    near = [
        one
        for one, some in fits.items()
        if one != time and sum(map(bool, some)) >= len(some) - 1 and any(not tag for ways in some for tag, _ in ways)
    ]  # some clock might be right then, too
    rank = rng.class_by_index(len(LETTERS), "rank")
    threes = [*combinations(state.sample(near, min(len(near), _NEAR)), 3)]
    for three in state.sample(threes, min(len(threes), _THREES)):
        if sum(one < time for one in three) == rank and depth[0] <= _needed(fits, three, reflected) <= depth[1]:
            options = state.sample(three, 3)
            return [*options[:place], time, *options[place:]]
    return None


def _worlds(
    ways: Sequence[Sequence[Worn]], reflected: int, chosen: tuple[Worn, ...] = ()
) -> Iterator[tuple[Worn, ...]]:
    """The ways to give each clock a tag of its own so that so many are reflected."""
    if len(chosen) == len(ways):
        if sum(flip for _, flip in chosen) == reflected:
            yield chosen
        return
    for way in ways[len(chosen)]:
        if all(way[0] != tag for tag, _ in chosen):
            yield from _worlds(ways, reflected, (*chosen, way))


def _narrowed(
    fits: Mapping[int, Sequence[Sequence[Worn]]], times: Iterable[int], true: int
) -> tuple[tuple[form.Step, ...], tuple[form.Against, ...]]:
    """The times that clocks leave, one clock after the other, and why those that all of them leave are wrong."""
    left, steps = sorted(times), list[form.Step]()
    while True:
        after = [[time for time in left if ways[time]] for ways in _columns(fits)]
        least = min(range(len(after)), key=lambda number: len(after[number]))
        if len(after[least]) == len(left):
            break
        left = after[least]
        steps.append(form.Step(NAMES[least], tuple(left)))
    against = list[form.Against]()
    for time in left:
        counts = [some for some in range(len(after) + 1) if any(_worlds(fits[time], some))]
        tags = [{tag for tag, _ in ways} for ways in fits[time]]
        groups = (group for size in range(2, len(after) + 1) for group in combinations(range(len(after)), size))
        crowd = next((group for group in groups if len(set.union(*(tags[one] for one in group))) < len(group)), ())
        shared = sorted(set[int]().union(*(tags[one] for one in crowd)))
        if time != true:
            names = tuple(NAMES[one] for one in crowd)
            against.append(form.Against(time, tuple(counts), names, tuple(shared)))
    return tuple(steps), tuple(against)


def _columns(fits: Mapping[int, Sequence[Sequence[Worn]]]) -> list[dict[int, Sequence[Worn]]]:
    """For each clock, what it may be at each time."""
    count = len(fits[0])
    return [{time: ways[number] for time, ways in fits.items()} for number in range(count)]


def _offices(question: type[Any], place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Offices with free times in between, of which the longest that they share is as long as wanted."""
    step = params.step
    grain = min(step, 30)
    wanted = grain * (1 + rng.class_by_index(params.calls, "wanted")) + (15 if grain == 15 else 0)
    count = params.offices
    clocks = [720 + step * some for some in state.sample(range(-180 // step, 180 // step + 1), count)]
    busy = [_bars(state.between(*params.bars), state) for _ in range(count)]
    frees = [_free(clock, bars) for clock, bars in zip(clocks, busy, strict=True)]
    longest = 15 * _run(frees)
    offices = tuple(map(form.Office, clocks, busy))
    depth = params.depth_of(question)
    if question is form.Cancel:
        return _cancelled(offices, frees, longest, depth, rng, state)
    if longest < 30 or (question is form.Longest and longest != wanted):
        return None
    spans = _spans(frees)
    best = [span for span in spans if span[1] - span[0] == longest]
    if len(best) > 1:
        return None
    why = form.Shared(tuple(spans))
    if question is form.Longest:
        if not depth[0] <= _enough(frees, lambda some: 15 * _run(some) == longest) <= depth[1]:
            return None
        return _in_offices(offices, state), form.Longest(), str(longest), why
    office = state.below(count)
    begin = best[0][0] + clocks[office]
    options = _begins(frees, clocks[office], begin, longest, grain, place, depth, rng, state)
    if options is None:
        return None
    query = form.Call(office, longest, tuple(options))  # type: ignore[arg-type]
    return _in_offices(offices, state), query, LETTERS[place], why


def _begins(
    frees: Sequence[int],
    now: int,
    begin: int,
    minutes: int,
    grain: int,
    place: int,
    depth: Band,
    rng: Stream,
    state: Stream,
) -> list[int] | None:
    """The begin of a call among three others, each against one office only, so many in all; its rank is drawn."""
    rank = rng.class_by_index(len(LETTERS), "rank")
    call, against = (1 << minutes // 15) - 1, dict[int, int]()
    for one in range(_OPEN[0], _OPEN[1] - minutes, grain):
        busy = [number for number, free in enumerate(frees) if ~free >> _slot(one - now) & call]
        if one != begin and len(busy) == 1:
            against[one] = busy[0]
    threes = [
        three
        for three in combinations(state.sample([*against], min(len(against), _NEAR)), 3)
        if sum(one < begin for one in three) == rank and depth[0] <= len({against[one] for one in three}) <= depth[1]
    ]
    if not threes:
        return None
    options = state.sample(state.choice(threes), 3)
    return [*options[:place], begin, *options[place:]]


def _in_offices(offices: tuple[form.Office, ...], rng: Stream) -> form.Offices:
    return form.Offices(rng.choice(get_args(form.OfficeTheme)), offices)


def _bars(count: int, rng: Stream) -> tuple[form.Bar, ...]:
    """Meetings from half hour to half hour, with gaps in between."""
    lengths = [rng.between(1, _LENGTH) for _ in range(count)]
    begins = sorted(rng.sample(range((_OPEN[1] - _OPEN[0]) // 30 - sum(lengths) + 1), count))
    bars = list[form.Bar]()
    for number, length in enumerate(lengths):
        first = _OPEN[0] + 30 * (begins[number] + sum(lengths[:number]))
        bars.append(form.Bar(first, first + 30 * length))
    return tuple(bars)


def _slot(minutes: int) -> int:
    """The number of a quarter of an hour, by its minutes from now."""
    return (minutes + _ROUND) // 15


def _free(clock: int, bars: Sequence[tuple[int, int]]) -> int:
    """The quarters of an hour when an office is free, as bits."""
    busy = {slot for first, last in bars for slot in range(first, last, 15)}
    return sum(1 << _slot(slot - clock) for slot in range(*_OPEN, 15) if slot not in busy)


def _shared(frees: Iterable[int]) -> int:
    """The quarters of an hour when all are free."""
    return reduce(and_, frees, (1 << 2 * _slot(0)) - 1)


def _run(frees: Iterable[int]) -> int:
    """The most quarters of an hour that all share, one after another."""
    common, length = _shared(frees), 0
    while common:
        common &= common >> 1
        length += 1
    return length


def _enough(frees: Sequence[int], decide: Callable[[list[int]], bool]) -> int:
    """How many offices it takes at least to decide."""
    groups = (list(some) for size in range(1, len(frees)) for some in combinations(frees, size))
    return next((len(some) for some in groups if decide(some)), len(frees))


def _spans(frees: Iterable[int]) -> list[form.Span]:
    """When all are free, from and to, in minutes from now."""
    common = _shared(frees)
    edges = [15 * slot - _ROUND for slot in range(common.bit_length() + 1) if (common << 1 ^ common) >> slot & 1]
    return list(map(form.Span, edges[::2], edges[1::2]))


def _cancelled(
    offices: tuple[form.Office, ...], frees: Sequence[int], longest: int, depth: Band, rng: Stream, state: Stream
) -> Draft | None:
    """What has to be cancelled for a call that is longer than all shared times; only one bar can be."""
    freed = [
        (number, at, _free(office.clock, [other for other in office.busy if other != bar]))
        for number, office in enumerate(offices)
        for at, bar in enumerate(office.busy)
    ]
    gains = [(15 * _run([free, *frees[:number], *frees[number + 1 :]]), number, at, free) for number, at, free in freed]
    gains.sort(reverse=True)
    (best, number, at, free), second = gains[0], gains[1][0]
    if number != rng.class_by_index(len(offices), "office") or not best >= 30 or best - max(second, longest) < 15:
        return None
    if max(second, longest) < 15:
        return None
    minutes = min(best, max(second, longest) + 15)
    length = {
        (who, which): last - first
        for who, office in enumerate(offices)
        for which, (first, last) in enumerate(office.busy)
    }
    if best > 2 * minutes or all(some < length[number, at] for bar, some in length.items() if bar != (number, at)):
        return None  # the longest bar would be a good guess

    def decide(some: list[int]) -> bool:
        there = {frees.index(one) for one in some}
        if 15 * _run(some) >= minutes:
            return False
        ways = ([new, *(frees[one] for one in there if one != who)] for who, _, new in freed if who in there)
        return sum(15 * _run(way) >= minutes for way in ways) == 1

    if not depth[0] <= _enough(frees, decide) <= depth[1]:
        return None
    begin = max(_spans([free, *frees[:number], *frees[number + 1 :]]), key=lambda span: span[1] - span[0])[0]
    why = form.Freed(longest, begin, best, second)
    return _in_offices(offices, state), form.Cancel(minutes), (f"bar-{NAMES[number]}-{at + 1}",), why


def _sheets(question: type[Any], place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Sheets of a year of which all but some have lost their heads."""
    first, leap = state.below(7), state.below(2)
    month = 2 + rng.class_by_index(
        10, "month"
    )  # a February shows its length; unnamed, no January stands out from October
    count = params.sheets
    others = [one for one in range(12) if one != month and (params.named or one != 1)]
    is_day = question is form.WeekdayOf
    if is_day:
        day, wanted = state.between(1, 28), rng.class_by_index(7, "weekday")
        first = (wanted - first_weekday(0, leap, month) - day + 1) % 7
        months = state.sample(others, count)
    else:
        alike = [one for one in others if DAYS[one] == DAYS[month]] if question is form.SheetOf else others
        months = [month, *state.sample(alike, (count + 1) // 2)]  # many are as long as the one to be found
        months += state.sample([one for one in others if one not in months], count - len(months))
        state.shuffle(months)
    asked = -1 if is_day else months.index(month)
    known = {*state.sample([one for one in range(count) if one != asked], params.named)}
    if params.lean and is_day:  # a later month alone would tell the weekday of any other
        months = [0, *state.sample([one for one in others if one], count - 1)]
        known = {0}
    sheets = list[form.Sheet]()
    for number, one in enumerate(months):
        weeks = weeks_of(first_weekday(first, leap, one), DAYS[one] + leap * (one == 1))
        torn = state.below(100) < params.torn
        weeks = weeks[: len(weeks) - torn - state.below(2) * torn]
        weeks = weeks if number in known else weeks[state.between(0, max(0, len(weeks) - 3)) :]
        sheets.append(form.Sheet(one + 1 if number in known else None, weeks, torn))

    low, high = params.depth_of(question)
    if not params.lean and not low <= log2(searched(sheets)) <= high:
        return None

    def values(kept: Sequence[int]) -> set[int]:
        """The answers that these sheets alone would leave."""
        worlds = worlds_of([sheets[one] for one in kept])
        if is_day:
            return {(first_weekday(start, more, month) + day - 1) % 7 for start, more, _ in worlds}
        if question is form.MonthOf:
            return {some[kept.index(asked)] for *_, some in worlds}
        return {kept[some.index(month)] if month in some else -1 for *_, some in worlds}

    kept = [*range(count)]
    if len(values(kept)) > 1:
        return None
    for one in range(count) if params.lean and question is not form.SheetOf else ():
        fewer = [other for other in kept if other != one]
        if one != asked and fewer and len(values(fewer)) == 1:
            kept = fewer
    if len(kept) < 2:
        return None
    sheets = [sheets[one] for one in kept]
    if params.lean and not low <= log2(searched(sheets)) <= high:
        return None
    at = -1 if is_day else kept.index(asked)
    years = sorted({form.Year(start, more) for start, more, _ in worlds_of(sheets)})
    fits = months_that_fit(sheets, at if question is form.MonthOf else -1, month if is_day else -1)
    query: form.Query
    answer: str | tuple[str, ...]
    if is_day:
        options = state.sample([one for one in range(7) if one != wanted], 3)
        options.insert(place, wanted)
        query, answer = form.WeekdayOf(month + 1, day, tuple(options)), LETTERS[place]  # type: ignore[arg-type]
    elif question is form.MonthOf:
        query, answer = form.MonthOf(at), str(month + 1)
    else:
        query, answer = form.SheetOf(month + 1), (f"sheet-{NAMES[at]}",)
    shown = form.Sheets(state.choice(get_args(form.SheetTheme)), tuple(sheets))
    return shown, query, answer, form.Months(tuple(years), fits)
