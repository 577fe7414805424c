"""Everyday time: clocks that are wrong or seen in a mirror, offices whose clocks differ, torn sheets of a calendar."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

Worn: TypeAlias = tuple[int, bool]  # a clock's tag, and whether it is reflected
Draft: TypeAlias = tuple[Statement, Statement, str | tuple[str, ...], Statement]

NAMES: Final = "PQRSTU"
_TASKS: Final = (
    *("time", "minutes", "right_box", "mirror_boxes"),
    *("call", "longest", "bar_box"),
    *("month", "weekday", "sheet_box"),
)
_DRESSES: Final = {
    "wall": ("station", "kitchen", "tower"),
    "offices": ("offices", "ships", "studios"),
    "sheets": ("red", "blue", "green"),
}
_ROUND: Final = 720  # minutes
_OPEN: Final = (480, 1200)
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_PLANS: Final = 120  # of a scene, before an attempt is given up
_TRIPLES: Final = 60  # of wrong options


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


def _bands(time: Band, offices: Band, sheets: Band) -> dict[str, Band]:
    return {"time": time, **dict.fromkeys(_TASKS[4:7], offices), **dict.fromkeys(_TASKS[7:], sheets)}


LEVELS: Final = {
    Level.EASY: ScheduleParams(
        band=(3, 5), bands=_bands(time=(3, 8), offices=(4, 6), sheets=(3, 7)),
        clocks=3, bare=0, offices=3, bars=(2, 3), step=60, sheets=3, named=1, torn=0,
    ),
    Level.MEDIUM: ScheduleParams(
        band=(6, 20), bands=_bands(time=(9, 24), offices=(7, 9), sheets=(8, 14)),
        clocks=4, bare=0, offices=4, bars=(2, 3), step=30, sheets=4, named=1, torn=40,
    ),
    Level.HARD: ScheduleParams(
        band=(26, 58), bands=_bands(time=(30, 60), offices=(10, 13), sheets=(30, 50)),
        clocks=5, bare=1, offices=5, bars=(2, 4), step=15, sheets=4, named=0, torn=0,
    ),
    Level.EXTREME: ScheduleParams(
        band=(60, 110), bands=_bands(time=(62, 120), offices=(14, 20), sheets=(52, 90)),
        clocks=6, bare=1, offices=6, bars=(2, 4), step=15, sheets=5, named=0, torn=15,
    ),
}  # fmt: skip


def invent(rng: Stream, params: ScheduleParams) -> Puzzle:
    """Draw walls, offices or sheets until some suit the question."""
    task, place = drawn_task(_TASKS, rng)
    scene, draw = _SCENES[task]
    state = rng.child("state")
    for _ in range(_PLANS):
        found = draw(task, place, params, rng, state)
        if found is not None:
            statement, query, answer, why = found
            dress = state.choice(_DRESSES[scene])
            return Puzzle({"scene": scene, "dress": dress, **statement}, {"task": task, **query}, answer, why)
    raise Rejected("nothing drawn suits the question")


def _wall(task: str, place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Clocks near six or twelve o'clock, where a reflected one shows a likely time, too."""
    minutes = 5 * (rng.per_item(12, "minutes") if task == "minutes" else state.below(12))
    time = 60 * state.choice((0, 5, 6, 11)) + minutes
    count, bare = params.clocks, params.bare
    tags = [0, *state.sample([tag for tag in range(-35, 40, 5) if tag], count - 1)]
    state.shuffle(tags)
    right = rng.per_item(count, "right")
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
    statement = {
        "clocks": [{"seen": seen, "bare": bare} for seen, bare in clocks],
        "tags": sorted(tags),
        "reflected": len(reflected),
    }
    missing = [
        (one, NAMES[odd[0]] if (odd := [number for number, ways in enumerate(fits[one]) if not ways]) else "")
        for one in sorted(near, key=lambda one: (not all(fits[one]), one))[:2]
    ]
    why = {"time": time, "tags": tags, "reflected": sorted(reflected), "near": missing}
    match task:
        case "time":
            options = _ranked(time, near, place, rng, state)
            return (statement, {"options": options}, LETTERS[place], why) if options else None
        case "minutes":
            return statement, {}, str(time % 60), why
        case "right_box":
            return statement, {}, (f"clock-{NAMES[right]}",), why
        case _:
            return statement, {}, tuple(f"clock-{NAMES[one]}" for one in sorted(reflected)), why


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


def _ranked(key: int, wrong: Sequence[int], place: int, rng: Stream, state: Stream) -> list[int] | None:
    """The key at its place and three others, so that its rank among the four follows from the item alone."""
    rank = rng.per_item(len(LETTERS), "rank")
    less, more = [one for one in wrong if one < key], [one for one in wrong if one > key]
    if len(less) < rank or len(more) < 3 - rank:
        return None
    options = state.sample([*state.sample(less, rank), *state.sample(more, 3 - rank)], 3)
    return [*options[:place], key, *options[place:]]


def _offices(task: str, place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Offices with free times in between, of which the longest that they share is as long as wanted."""
    step = params.step
    grain = min(step, 30)
    wanted = grain * (1 + rng.per_item(6, "wanted")) + (15 if grain == 15 else 0)
    count = params.offices
    clocks = [720 + step * some for some in state.sample(range(-180 // step, 180 // step + 1), count)]
    busy = [_bars(state.between(*params.bars), state) for _ in range(count)]
    frees = [_free(clock, bars) for clock, bars in zip(clocks, busy, strict=True)]
    spans = _spans(frees)
    longest = max((last - first for first, last in spans), default=0)
    statement = {"offices": [{"clock": clock, "busy": bars} for clock, bars in zip(clocks, busy, strict=True)]}
    if task == "bar_box":
        return _cancelled(statement, longest, rng)
    best = [span for span in spans if span[1] - span[0] == longest]
    if longest < 30 or len(best) > 1 or (task == "longest" and longest != wanted):
        return None
    begin = best[0][0]
    why: dict[str, Any] = {"begin": begin, "minutes": longest, "spans": spans}
    if task == "longest":
        return statement, {}, str(longest), why
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
    return statement, {"office": office, "minutes": longest, "options": options}, LETTERS[place], why


def _bars(count: int, rng: Stream) -> list[tuple[int, int]]:
    """Meetings from half hour to half hour, with gaps in between."""
    marks = sorted(rng.sample(range(_OPEN[0], _OPEN[1] + 1, 30), 2 * count))
    return [(marks[2 * one], marks[2 * one + 1]) for one in range(count)]


def _free(clock: int, bars: Sequence[tuple[int, int]]) -> set[int]:
    """The quarters of an hour when an office is free, in minutes from now."""
    busy = {slot for first, last in bars for slot in range(first, last, 15)}
    return {slot - clock for slot in range(*_OPEN, 15) if slot not in busy}


def _spans(frees: Sequence[set[int]]) -> list[tuple[int, int]]:
    """When all are free, from and to, in minutes from now."""
    common = set.intersection(*frees)
    firsts = sorted(slot for slot in common if slot - 15 not in common)
    return list(zip(firsts, sorted(slot + 15 for slot in common if slot + 15 not in common), strict=True))


def _cancelled(statement: Statement, longest: int, rng: Stream) -> Draft | None:
    """What has to be cancelled for a call that is longer than all shared times; only one bar can be."""
    offices = statement["offices"]
    gains = []
    for number, office in enumerate(offices):
        for bar in office["busy"]:
            frees = [
                _free(one["clock"], [other for other in one["busy"] if (at, other) != (number, bar)])
                for at, one in enumerate(offices)
            ]
            first, last = max(_spans(frees), key=lambda span: span[1] - span[0], default=(0, 0))
            gains.append((last - first, first, number, office["busy"].index(bar)))
    gains.sort(reverse=True)
    (best, begin, number, at), second = gains[0], gains[1][0]
    if number != rng.per_item(len(offices), "office") or not best >= 30 or best - max(second, longest) < 15:
        return None
    if max(second, longest) < 15:
        return None
    minutes = min(best, max(second, longest) + 15)
    answer = f"bar-{NAMES[number]}-{at + 1}"
    return (
        statement,
        {"minutes": minutes},
        (answer,),
        {"begin": begin, "best": best, "second": second, "shared": longest},
    )


def _sheets(task: str, place: int, params: ScheduleParams, rng: Stream, state: Stream) -> Draft | None:
    """Sheets of a year of which all but some have lost their heads."""
    first, leap = state.below(7), state.below(2)
    month = 2 + rng.per_item(10, "month")  # a February shows its length; unnamed, no January stands out from October
    count = params.sheets
    others = [one for one in range(12) if one != month and (params.named or one != 1)]
    if task == "weekday":
        day, wanted = state.between(1, 28), rng.per_item(7, "weekday")
        first = (wanted - _first(0, leap, month) - day + 1) % 7
        months = state.sample(others, count)
    else:
        months = [month, *state.sample(others, count - 1)]
        state.shuffle(months)
    asked = months.index(month) if task != "weekday" else -1
    known = {*state.sample([one for one in range(count) if one != asked], params.named)}
    sheets = []
    for number, one in enumerate(months):
        weeks = _weeks(_first(first, leap, one), _DAYS[one] + leap * (one == 1))
        torn = state.below(100) < params.torn
        weeks = weeks[: len(weeks) - torn - state.below(2) * torn]
        weeks = weeks if number in known else weeks[state.between(0, max(0, len(weeks) - 3)) :]
        sheets.append({"month": one + 1 if number in known else None, "weeks": weeks, "torn": torn})
    years = [
        (start, more, can)
        for start in range(7)
        for more in (0, 1)
        if all(can := [[one for one in range(12) if _may_be(sheet, start, more, one)] for sheet in sheets])
    ]
    worlds = [(start, more, some) for start, more, can in years for some in _different(can)]
    why = {"months": months, "years": sorted({(start, more) for start, more, _ in worlds})}
    match task:
        case "weekday":
            if len({(_first(start, more, month) + day - 1) % 7 for start, more, _ in worlds}) > 1:
                return None
            options = state.sample([one for one in range(7) if one != wanted], 3)
            options.insert(place, wanted)
            return {"sheets": sheets}, {"month": month + 1, "day": day, "options": options}, LETTERS[place], why
        case "month":
            if len({some[asked] for *_, some in worlds}) > 1:
                return None
            return {"sheets": sheets}, {"sheet": asked}, str(month + 1), why
        case _:
            if len({some.index(month) if month in some else -1 for *_, some in worlds}) > 1:
                return None
            return {"sheets": sheets}, {"month": month + 1}, (f"sheet-{NAMES[asked]}",), why


@cache
def _first(start: int, leap: int, month: int) -> int:
    """The weekday on which a month begins."""
    return (start + sum(_DAYS[:month]) + leap * (month > 1)) % 7


@cache
def _weeks(first: int, days: int) -> list[list[int]]:
    return [[day if 1 <= day <= days else 0 for day in range(at, at + 7)] for at in range(1 - first, days + 1, 7)]


def _may_be(sheet: Statement, start: int, leap: int, month: int) -> bool:
    weeks = _weeks(_first(start, leap, month), _DAYS[month] + leap * (month == 1))
    shown = sheet["weeks"]
    if sheet["month"] is not None:
        return (
            sheet["month"] == month + 1 and weeks[: len(shown)] == shown and (sheet["torn"] or len(weeks) == len(shown))
        )
    size = len(shown)
    return any(weeks[at : at + size] == shown for at in range(len(weeks)) if sheet["torn"] or at + size == len(weeks))


def _different(can: Sequence[Sequence[int]]) -> list[list[int]]:
    ways: list[list[int]] = [[]]
    for some in can:
        ways = [[*one, month] for one in ways for month in some if month not in one]
    return ways


_SCENES: Final = {
    **dict.fromkeys(_TASKS[:4], ("wall", _wall)),
    **dict.fromkeys(_TASKS[4:7], ("offices", _offices)),
    **dict.fromkeys(_TASKS[7:], ("sheets", _sheets)),
}
