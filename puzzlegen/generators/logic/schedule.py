"""Everyday time: clocks that are wrong or seen in a mirror, offices whose clocks differ, torn sheets of a calendar."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import schedule as form
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.logic.kits.torn_sheets import DAYS, first_weekday, months_that_fit, weeks_of, worlds_of

Worn: TypeAlias = tuple[int, bool]  # a clock's tag, and whether it is reflected
Draft: TypeAlias = tuple[form.Statement, form.Query, str | tuple[str, ...], Any]

NAMES: Final = get_args(form.Name)
_WALL: Final = (form.TrueTime, form.PastTheHour, form.Right, form.Reflected)
_OFFICES: Final = (form.Call, form.Longest, form.Cancel)
_SHEETS: Final = (form.MonthOf, form.WeekdayOf, form.SheetOf)
_ROUND: Final = 720  # minutes
_OPEN: Final = (480, 1200)
_PLANS: Final = 120  # of a scene, before an attempt is given up


class ScheduleParams(Params, frozen=True, kw_only=True):
    """How many things each of the three scenes has, and what is hidden of them."""

    clocks: Annotated[int, Knob("more clocks to bring together", 3, 6)]
    bare: Annotated[int, Knob("more clocks that have lost their hour hand", 0, 2)]
    offices: Annotated[int, Knob("more offices to bring together", 3, 6)]
    bars: Annotated[tuple[int, int], Knob("more meetings in each office", 1, 5)]
    step: Annotated[int, Knob("clocks of offices differ by multiples of an hour, and not of a quarter", 15, 60)]
    sheets: Annotated[int, Knob("more sheets", 3, 6)]
    named: Annotated[int, Knob("more sheets whose month is known", 0, 1)]
    torn: Annotated[int, Knob("percent of sheets without their foot", 0, 100)]
    lean: Annotated[bool, Knob("sheets that nobody needs are left out")]


def _bands(time: Band, offices: Band, sheets: Band) -> dict[type[Any], Band]:
    return {form.TrueTime: time, **dict.fromkeys(_OFFICES, offices), **dict.fromkeys(_SHEETS, sheets)}


LEVELS: Final = {
    Level.EASY: ScheduleParams(
        band=(3, 5), bands=_bands(time=(3, 8), offices=(4, 6), sheets=(3, 7)),
        clocks=3, bare=0, offices=3, bars=(2, 3), step=60, sheets=3, named=1, torn=0, lean=True,
    ),
    Level.MEDIUM: ScheduleParams(
        band=(6, 20), bands=_bands(time=(9, 24), offices=(7, 9), sheets=(8, 14)),
        clocks=4, bare=0, offices=4, bars=(2, 3), step=30, sheets=4, named=1, torn=40, lean=False,
    ),
    Level.HARD: ScheduleParams(
        band=(26, 58), bands=_bands(time=(30, 60), offices=(10, 13), sheets=(30, 50)),
        clocks=5, bare=1, offices=5, bars=(2, 4), step=15, sheets=4, named=0, torn=0, lean=False,
    ),
    Level.EXTREME: ScheduleParams(
        band=(60, 110), bands=_bands(time=(62, 120), offices=(14, 20), sheets=(52, 90)),
        clocks=6, bare=1, offices=6, bars=(2, 4), step=15, sheets=5, named=0, torn=15, lean=False,
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
    tags = [0, *state.sample([tag for tag in range(-35, 40, 5) if tag], count - 1)]
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
    fits = {one: [_worn(*clock, tags, one) for clock in clocks] for one in range(0, _ROUND, 5)}
    worlds = [(one, ways) for one, some in fits.items() for ways in _worlds(some, len(reflected))]
    if len(worlds) > 1:
        return None
    near = [
        one
        for one, some in fits.items()
        if one != time and sum(map(bool, some)) >= count - 1 and any(tag == 0 for ways in some for tag, _ in ways)
    ]  # some clock might be right then, too
    options = _ranked(time, near, place, rng, state) if question is form.TrueTime else sorted(fits)
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


def _worn(seen: int, bare: bool, tags: Sequence[int], time: int) -> list[Worn]:
    turn = 60 if bare else _ROUND
    return [
        (tag, flip) for flip in (False, True) for tag in tags if not ((-seen if flip else seen) - tag - time) % turn
    ]


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


def _ranked(key: int, wrong: Sequence[int], place: int, rng: Stream, state: Stream) -> list[int] | None:
    """The key at its place and three others, so that its rank among the four follows from the item alone."""
    rank = rng.class_by_index(len(LETTERS), "rank")
    less, more = [one for one in wrong if one < key], [one for one in wrong if one > key]
    if len(less) < rank or len(more) < 3 - rank:
        return None
    options = state.sample([*state.sample(less, rank), *state.sample(more, 3 - rank)], 3)
    return [*options[:place], key, *options[place:]]


def _offices(question: type[Any], place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Offices with free times in between, of which the longest that they share is as long as wanted."""
    step = params.step
    grain = min(step, 30)
    wanted = grain * (1 + rng.class_by_index(6, "wanted")) + (15 if grain == 15 else 0)
    count = params.offices
    clocks = [720 + step * some for some in state.sample(range(-180 // step, 180 // step + 1), count)]
    busy = [_bars(state.between(*params.bars), state) for _ in range(count)]
    frees = [_free(clock, bars) for clock, bars in zip(clocks, busy, strict=True)]
    spans = _spans(frees)
    longest = max((last - first for first, last in spans), default=0)
    offices = tuple(map(form.Office, clocks, busy))
    if question is form.Cancel:
        return _cancelled(offices, longest, rng, state)
    best = [span for span in spans if span[1] - span[0] == longest]
    if longest < 30 or len(best) > 1 or (question is form.Longest and longest != wanted):
        return None
    begin = best[0][0]
    why = form.Shared(tuple(spans))
    if question is form.Longest:
        return _in_offices(offices, state), form.Longest(), str(longest), why
    office = state.below(count)
    now = clocks[office]
    near = []
    for one in range(_OPEN[0], _OPEN[1] - longest, grain):
        slots = {*range(one - now, one - now + longest, 15)}
        if one != begin + now and sum(slots <= free for free in frees) >= count - 1:
            near.append(one)
    options = _ranked(begin + now, near, place, rng, state)
    if options is None:
        return None
    query = form.Call(office, longest, tuple(options))  # type: ignore[arg-type]
    return _in_offices(offices, state), query, LETTERS[place], why


def _in_offices(offices: tuple[form.Office, ...], rng: Stream) -> form.Offices:
    return form.Offices(rng.choice(get_args(form.OfficeTheme)), offices)


def _bars(count: int, rng: Stream) -> tuple[form.Bar, ...]:
    """Meetings from half hour to half hour, with gaps in between."""
    marks = sorted(rng.sample(range(_OPEN[0], _OPEN[1] + 1, 30), 2 * count))
    return tuple(form.Bar(marks[2 * one], marks[2 * one + 1]) for one in range(count))


def _free(clock: int, bars: Sequence[tuple[int, int]]) -> set[int]:
    """The quarters of an hour when an office is free, in minutes from now."""
    busy = {slot for first, last in bars for slot in range(first, last, 15)}
    return {slot - clock for slot in range(*_OPEN, 15) if slot not in busy}


def _spans(frees: Sequence[set[int]]) -> list[form.Span]:
    """When all are free, from and to, in minutes from now."""
    common = set.intersection(*frees)
    firsts = sorted(slot for slot in common if slot - 15 not in common)
    return list(map(form.Span, firsts, sorted(slot + 15 for slot in common if slot + 15 not in common)))


def _cancelled(offices: tuple[form.Office, ...], longest: int, rng: Stream, state: Stream) -> Draft | None:
    """What has to be cancelled for a call that is longer than all shared times; only one bar can be."""
    gains = []
    for number, office in enumerate(offices):
        for place, bar in enumerate(office.busy):
            frees = [
                _free(one.clock, [other for other in one.busy if (at, other) != (number, bar)])
                for at, one in enumerate(offices)
            ]
            first, last = max(_spans(frees), key=lambda span: span[1] - span[0], default=(0, 0))
            gains.append((last - first, first, number, place))
    gains.sort(reverse=True)
    (best, begin, number, at), second = gains[0], gains[1][0]
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
