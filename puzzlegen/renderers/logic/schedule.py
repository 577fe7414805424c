"""Shows the clocks, offices and sheets of `puzzlegen.generators.logic.schedule`."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import Question
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Clipped,
    Element,
    Group,
    Label,
    Painted,
    Polyline,
    Rect,
    Scene,
    Segments,
    option_element,
)
from puzzlegen.drawing import marking
from puzzlegen.drawing.marking import answered, areas, over, pen, ring, strike
from puzzlegen.formats.logic import schedule as form
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines, options
from puzzlegen.renderers.logic.kits.calendar_sheets import WIDE, height, sheet
from puzzlegen.renderers.logic.kits.clock_faces import EDGE, clock, reach
from puzzlegen.renderers.logic.kits.time_reasons import dated, explained_sheets, explained_wall, tag, time, weekday

msg: Final = messages(__name__)

NAMES: Final = get_args(form.Name)
_RADIUS: Final = 1.1
_STEP: Final = 2.8  # from clock to clock
_HOUR: Final = 0.74  # width of an hour in a row of an office
_ROWS: Final = (1.5, 2.0)  # height of the row of an office, at least and at most
_START: Final = 3.6  # where the day of an office begins in its row
_SIGNS: Final = {  # what stands in the row of an office, and the colour of its bars
    "offices": ("lamp", "#e6b47e"),
    "ships": ("ship", "#93b6d6"),
    "studios": ("guitar", "#a3c79c"),
}
_GAP: Final = 0.5
_TOP: Final = 1.05  # of the first of these rows, below the hours
_PAGE: Final = 0.4  # beside and below the rows
_OPEN: Final = 480  # when a row of an office begins, in minutes
_LARGEST: Final = 0.68  # radius of the clock of an office
_PAPER: Final = (("#f3ead9", "#ece0ca"), ("#e6ecdf", "#dbe4d3"), ("#e4eaf0", "#d8e1ea"))  # of a wall, and its stripes
_SHELF: Final = "#e9dcc4"
_STRIP: Final = "#fbf4e4"  # of a day
_WOOD: Final = ("#b5834f", "#d3a871")  # of a box
_KINDS: Final[Mapping[type[Question], Kind]] = {
    form.Right: Kind.BOX,
    form.Cancel: Kind.BOX,
    form.SheetOf: Kind.BOX,
    form.PastTheHour: Kind.NUMBER,
    form.Longest: Kind.NUMBER,
    form.MonthOf: Kind.NUMBER,
    form.Reflected: Kind.BOXES,
}


def word(statement: form.Statement, query: form.Query) -> Wording:
    """What is known of the clocks, the offices or the sheets, and what is asked."""
    terms: dict[str, Any] = dated(query)
    texts: tuple[Phrase | None, ...] = (None,) * len(getattr(query, "options", ()))
    kind, ask = _KINDS.get(type(query), Kind.LETTER), f"ask-{task_of(query)}"
    match query:
        case form.WeekdayOf(options=days):
            texts = tuple(map(weekday, days))
        case form.MonthOf(sheet=place):
            terms["name"] = NAMES[place]
        case form.Call():
            terms |= {"name": NAMES[query.office], "minutes": query.minutes}
        case form.Cancel():
            terms["minutes"] = query.minutes
    match statement:
        case form.Wall(reflected=reflected):
            rules: Phrase = msg("rules-wall", last=NAMES[len(statement.clocks) - 1], reflected=reflected)
            if any(one.bare for one in statement.clocks):
                rules = sentences(rules, msg("bare"))
            if isinstance(query, form.Reflected) and reflected == 1:
                kind, ask = Kind.BOX, "one-mirror"
        case form.Offices():
            terms["noun"] = msg(f"noun-{statement.theme}")
            rules = msg("rules-offices", noun=terms["noun"])
        case form.Sheets():
            rules = msg("rules-sheets")
    return Wording(rules=rules, ask=msg(ask, **terms), kind=kind, options=texts)


def explain(
    statement: form.Statement,
    query: form.Query,
    answer: str,
    why: form.Worn | form.Shared | form.Freed | form.Months,
) -> Phrase:
    """What does not fit, and what does: the nearest wrong times first, the shared times, or the months left."""
    match statement, why:
        case form.Wall(), form.Worn():
            return explained_wall(statement, query, why)
        case form.Offices(), form.Shared() | form.Freed():
            return _explained_offices(statement, query, answer, why)
        case form.Sheets(), form.Months():
            return explained_sheets(statement, query, answer, why)
    raise TypeError(why)


def _explained_offices(
    statement: form.Offices, query: form.Query, answer: str, why: form.Shared | form.Freed
) -> Phrase:
    base = query.office if isinstance(query, form.Call) else 0
    now = statement.offices[base].clock
    ahead = (
        f"{NAMES[number]} {tag(now - one.clock)}" for number, one in enumerate(statement.offices) if number != base
    )
    start = msg("ahead", ahead=comma_list(ahead), base=NAMES[base])
    if isinstance(why, form.Freed):
        _, name, at = answer.split("-")
        terms = {"base": NAMES[base], "name": name, "at": at, "time": time(why.begin + now)}
        return sentences(start, msg("cancel", **terms, best=why.best, second=why.second, shared=why.shared))
    spans = comma_list(f"{time(first + now)}–{time(last + now)}" for first, last in why.spans)
    several = "-of-several" * (len(why.spans) > 1)
    if isinstance(query, form.Call):
        begin = time(query.options[LETTERS.index(answer)])
        end = msg(f"begins{several}", minutes=query.minutes, time=begin, name=NAMES[base], answer=answer)
    else:
        end = msg(f"longest{several}", minutes=int(answer))
    return sentences(start, msg("free", spans=spans, base=NAMES[base]), end)


def describe(statement: form.Statement, query: form.Query) -> Phrase:
    """What each clock shows, when each office is busy, or what days are left of each sheet."""
    parts = []
    match statement:
        case form.Wall():
            for name, hung in zip(NAMES, statement.clocks, strict=False):
                seen = msg("told-bare", minute=hung.seen) if hung.bare else time(hung.seen)
                parts.append(labelled(msg("told-clock", name=name), seen))
            parts.append(labelled(msg("told-tags"), comma_list(map(tag, statement.tags))))
        case form.Offices():
            for name, office in zip(NAMES, statement.offices, strict=False):
                busy = comma_list(f"{time(first)}–{time(last)}" for first, last in office.busy)
                parts.append(labelled(name, msg("told-office", now=time(office.clock), busy=busy)))
        case form.Sheets():
            for name, left in zip(NAMES, statement.sheets, strict=False):
                head = msg("told-torn-top") if left.month is None else msg("told-month", month=left.month)
                foot = msg("told-torn-bottom" if left.torn else "told-whole-bottom")
                rows = grid([day or "." for day in week] for week in left.weeks)
                parts.append(labelled(name, lines(msg("told-sheet", head=head, foot=foot), rows)))
    if isinstance(query, form.TrueTime | form.Call):
        parts.append(options(time(one % 720) for one in query.options))
    return lines(*parts)


def depict(statement: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """The wall, the rows or the sheets; below them the clocks on offer."""
    match statement:
        case form.Wall():
            nodes, wide, high = _wall(statement, offers=isinstance(query, form.TrueTime))
        case form.Offices():
            nodes, wide, high = _offices(statement)
        case form.Sheets():
            nodes, wide, high = _sheets(statement)
    if isinstance(query, form.TrueTime | form.Call):
        hangs, seen = isinstance(statement, form.Wall), sum(query.options)
        if hangs:
            nodes = [*nodes, *_papered(wide, 2 * _RADIUS + 1.25, seen, high)]
        else:
            nodes = [*nodes, Segments(((0.4, high, wide - 0.4, high),), stroke="line")]
        for number, (letter, minutes) in enumerate(zip(LETTERS, query.options, strict=False)):
            x, y = wide / 2 + (number - 1.5) * _STEP, high + 0.35 + _RADIUS
            nodes += [*clock(statement.theme, x, y, _RADIUS, minutes)]
            nodes += [*_plate(x, y + 1.46, letter)] if hangs else [Label(x, y + 1.45, letter, 0.34)]
            half = reach(statement.theme, _RADIUS)
            nodes.append(Element(option_element(letter), x - half, y - half, 2 * half, 2 * half))
        high += 2 * _RADIUS + 1.25
    return (Scene(wide, high, tuple(nodes)),)


def depict_solution(
    statement: form.Statement,
    query: form.Query,
    answer: str,
    why: form.Worn | form.Shared | form.Freed | form.Months,
) -> tuple[Scene, ...]:
    """The tags of clocks, and the reflected ones in dashed frames; when all offices are free; the month of a sheet."""
    (scene,) = depict(statement, query)
    width, there, marks = pen(scene), areas(scene), list[AnyNode]()
    match statement, why:
        case form.Wall(), form.Worn():
            for number, (name, fast) in enumerate(zip(NAMES, why.tags, strict=False)):
                x, y, wide, high = area = there[f"clock-{name}"]
                if number in why.reflected:
                    marks.append(replace(ring(area, width), dashed=not isinstance(query, form.Reflected)))
                marks += marking.tag(x + 0.86 * wide, y + 0.08 * high, tag(fast), 0.8 * width)
        case form.Offices(), form.Shared() | form.Freed():
            free = why.spans if isinstance(why, form.Shared) else (form.Span(why.begin, why.begin + why.best),)
            longest = max(last - first for first, last in free)
            for number, one in enumerate(statement.offices):
                tall = _row(len(statement.offices))
                y, high = _TOP + (number + 0.5) * tall, 0.6 * tall
                for first, last in free:
                    x = _START + (one.clock + first - _OPEN) / 60 * _HOUR
                    frame = ring((x, y - high / 2, (last - first) / 60 * _HOUR, high), width)
                    marks.append(replace(frame, dashed=last - first < longest))
            if isinstance(query, form.Cancel):
                marks.append(strike(there[answer], 2 * width))
    if isinstance(query, form.MonthOf):
        x, y, wide, _ = there[f"sheet-{NAMES[query.sheet]}"]
        marks += marking.tag(x + 0.85 * wide, y, answer, width)
    solved = over(scene, marks)
    if isinstance(query, form.Cancel | form.Reflected):
        return (solved,)
    letters = LETTERS if isinstance(query, form.TrueTime | form.Call) else ""
    return answered((solved,), answer, letters) or (solved,)


def _places(count: int, columns: int, across: float, down: float, wide: float) -> list[tuple[float, float]]:
    """The left upper corners of things in rows of so many; each row in the middle."""
    return [
        (
            (wide - min(columns, count - number // columns * columns) * across) / 2 + number % columns * across,
            number // columns * down,
        )
        for number in range(count)
    ]


def _wall(statement: form.Wall, *, offers: bool) -> tuple[list[AnyNode], float, float]:
    """Clocks on a wall, and the box of tags below them; as wide as four clocks if so many are offered."""
    clocks, tags = statement.clocks, statement.tags
    size, down = 1.5, 3.35
    columns = 4 if offers else 2 if len(clocks) == 4 else 3
    wide = max(columns * _STEP, len(tags) * size + 0.8) + 0.4
    if offers and len(clocks) == 4:
        places = [(0.2 + number * _STEP, 0.0) for number in range(4)]
    else:
        places = _places(len(clocks), 2 if len(clocks) == 4 else min(len(clocks), 3), _STEP, down, wide)
    floor = places[-1][1] + down + 0.25
    nodes: list[AnyNode] = [*_papered(wide, floor, sum(one.seen for one in clocks))]
    left = (wide - len(tags) * size) / 2
    nodes.append(_box(0, floor, wide, floor + 1.7, _SHELF))
    nodes.append(_box(left - 0.28, floor + 0.22, left + len(tags) * size + 0.28, floor + 1.48, _WOOD[0]))
    nodes.append(_box(left - 0.14, floor + 0.36, left + len(tags) * size + 0.14, floor + 1.34, _WOOD[1]))
    for name, one, (across, top) in zip(NAMES, clocks, places, strict=False):
        x, y = across + _STEP / 2, top + 0.4 + _RADIUS
        drawn = clock(statement.theme, x, y, _RADIUS, one.seen, bare=one.bare)
        nodes += [*drawn, *_plate(x, y + 1.52, name)]
        half = reach(statement.theme, _RADIUS)
        nodes.append(Element(f"clock-{name}", x - half, y - half, 2 * half, 2 * half))
    for number, fast in enumerate(tags):
        x = left + number * size + 0.1
        tag_shape = ((x, floor + 0.85), (x + 0.22, floor + 0.5), (x + size - 0.2, floor + 0.5))
        outline = (*tag_shape, (x + size - 0.2, floor + 1.2), (x + 0.22, floor + 1.2))
        nodes.append(Polyline(outline, "ink", closed=True, fill="paper"))
        nodes += [Circle(x + 0.17, floor + 0.85, 0.06, "soft", "ink"), Label(x + 0.77, floor + 0.85, tag(fast), 0.3)]
    return nodes, wide, floor + 1.7


def _papered(wide: float, high: float, seed: int, top: float = 0) -> Iterator[AnyNode]:
    """A wall with striped paper of one of several colours."""
    paper, stripe = _PAPER[seed % len(_PAPER)]
    yield _box(0, top, wide, top + high, paper)
    count = int((wide - 0.45) / 0.7) + 1
    left = (wide - 0.7 * (count - 1) - 0.25) / 2
    for x in range(count):
        yield _box(left + 0.7 * x, top, left + 0.7 * x + 0.25, top + high, stripe)


def _plate(x: float, y: float, name: str) -> Iterator[AnyNode]:
    """A name on a ground of its own."""
    yield Rect(x - 0.36, y - 0.28, 0.72, 0.56, fill="paper", stroke="line", radius=0.1)
    yield Label(x, y, name, 0.32)


def _row(count: int) -> float:
    """The height of the row of an office if there are so many."""
    return min(max(_ROWS[0], 6.0 / count), _ROWS[1])


def _box(left: float, top: float, right: float, bottom: float, fill: str) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill)


def _offices(statement: form.Offices) -> tuple[list[AnyNode], float, float]:
    """A row for each office: its letter, its clock, and its day."""
    rows, theme = statement.offices, statement.theme
    tall = _row(len(rows))
    end, high, half = _START + 12 * _HOUR, _TOP + len(rows) * tall, 0.3 * tall
    sign, hue = _SIGNS[theme]
    nodes: list[AnyNode] = [
        Label(_START + hour * _HOUR, _TOP - 0.45, str(8 + hour), 0.32, "ink") for hour in range(0, 13)
    ]
    for number, (name, one) in enumerate(zip(NAMES, rows, strict=False)):
        top = _TOP + number * tall
        y = top + tall / 2
        nodes.append(Rect(_PAGE, top + 0.06, end + 0.3 - _PAGE, tall - 0.12, fill="tint", radius=0.2))
        nodes += [Label(_PAGE + 0.35, y, name, 0.34), Group(coated(sign), _PAGE + 0.65, y - 0.4, 0.8)]
        nodes += clock(theme, _PAGE + 2.3, y, min(0.41 * tall, _LARGEST), one.clock)
        nodes.append(_box(_START, y - half, end, y + half, _STRIP))
        halves = [_START + half * _HOUR / 2 for half in range(25)]
        quarters = [_START + quarter * _HOUR / 4 for quarter in range(49)]
        nodes.append(Segments(tuple((x, y + 0.8 * half, x, y + half) for x in quarters), "line", "hair"))
        nodes.append(Segments(tuple((x, y + 0.55 * half, x, y + half) for x in halves), "line", "hair"))
        nodes.append(Segments(tuple((x, y - half, x, y + half) for x in halves[::2]), "line", "thin"))
        for at, (first, last) in enumerate(one.busy):
            x, width = _START + (first - _OPEN) / 60 * _HOUR, (last - first) / 60 * _HOUR
            bar = _box(x, y - 0.2 * tall, x + width, y + 0.2 * tall, hue)
            nodes += [bar, Clipped(bar.points, tuple(_hatched(x, y, width, 0.2 * tall)))]
            nodes.append(Rect(x, y - 0.2 * tall, width, 0.4 * tall, stroke="ink"))
            nodes.append(Element(f"bar-{name}-{at + 1}", *_around(x, y - 0.2 * tall, width, 0.4 * tall)))
        nodes.append(Rect(_START, y - half, end - _START, 2 * half, stroke="ink"))
    return nodes, end + 0.3 + _PAGE, high + _PAGE


def _hatched(left: float, y: float, wide: float, half: float) -> Iterator[AnyNode]:
    """Slanted lines across a bar around a height."""
    for step in range(int((wide + 2 * half) / 0.22) + 1):
        x = left + 0.22 * step - 2 * half
        yield Painted(((x, y + half), (x + 2 * half, y - half)), stroke="#ffffff", width=0.07, opacity=0.4)


def _sheets(statement: form.Sheets) -> tuple[list[AnyNode], float, float]:
    """The sheets beside one another, each row as high as its highest sheet."""
    sheets = statement.sheets
    columns = 2 if len(sheets) < 5 else 3
    wide = columns * (WIDE + _GAP) + _GAP + 0.2  # for the tapes
    places = _places(len(sheets), columns, WIDE + _GAP, 1, wide)
    nodes, high = list[AnyNode](), 0.1
    for _, row in groupby(zip(NAMES, sheets, places, strict=False), key=lambda one: one[2][1]):
        beside = [*row]
        highest = max(height(one.month, one.weeks) for _, one, _ in beside)
        for name, one, (left, _) in beside:
            x, tall = left + _GAP / 2, height(one.month, one.weeks)
            y = high + 0.9
            nodes += _plate(x + WIDE / 2, y - 0.44, name)
            nodes += sheet(statement.theme, x, y, one.month, one.weeks, torn=one.torn)
            nodes.append(Element(f"sheet-{name}", *_around(x, y, WIDE, tall)))
        high += 0.9 + highest + 0.2
    behind = _papered(wide, high + 0.3, sum(len(one.weeks) for one in sheets))
    return [*behind, *nodes], wide, high + 0.3


def _around(x: float, y: float, wide: float, high: float) -> tuple[float, float, float, float]:
    """The box around what has an outline."""
    return x - EDGE, y - EDGE, wide + 2 * EDGE, high + 2 * EDGE
