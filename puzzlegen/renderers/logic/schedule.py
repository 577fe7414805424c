"""Shows the clocks, offices and sheets of `puzzlegen.generators.logic.schedule`."""

from itertools import groupby
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Label, Rect, Scene, Segments, option_element
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines, options
from puzzlegen.renderers.logic.kits.calendar_sheets import WIDE, sheet
from puzzlegen.renderers.logic.kits.clock_faces import EDGE, clock, reach
from puzzlegen.renderers.logic.kits.time_reasons import dated, explained_sheets, explained_wall, tag, time, weekday

msg: Final = messages(__name__)

_NAMES: Final = "PQRSTU"
_RADIUS: Final = 1.1
_STEP: Final = 2.8  # from clock to clock
_HOUR: Final = 0.74  # width of an hour in a row of an office
_ROW: Final = 1.5
_START: Final = 2.7  # where a row of an office begins
_GAP: Final = 0.5
_KINDS: Final = {
    "right_box": Kind.BOX,
    "bar_box": Kind.BOX,
    "sheet_box": Kind.BOX,
    "mirror_boxes": Kind.BOXES,
    "minutes": Kind.NUMBER,
    "longest": Kind.NUMBER,
    "month": Kind.NUMBER,
}


def word(statement: Statement, query: Statement) -> Wording:
    """What is known of the clocks, the offices or the sheets, and what is asked."""
    scene, task = statement["scene"], query["task"]
    terms: dict[str, Any] = {"name": _NAMES[query.get("office", query.get("sheet", 0))], **dated(query)}
    terms["minutes"] = query.get("minutes")
    if scene == "offices":
        terms["noun"] = msg(f"noun-{statement['dress']}")
    elif scene == "wall":
        terms |= {"last": _NAMES[len(statement["clocks"]) - 1], "reflected": statement["reflected"]}
    rules: Phrase = msg(f"rules-{scene}", **terms)
    if scene == "wall" and any(one["bare"] for one in statement["clocks"]):
        rules = sentences(rules, msg("bare"))
    texts: tuple[Phrase | None, ...] = (None,) * len(query.get("options", ()))
    if task == "weekday":
        texts = tuple(weekday(one) for one in query["options"])
    kind, ask = _KINDS.get(task, Kind.LETTER), msg(f"ask-{task}", **terms)
    if task == "mirror_boxes" and statement["reflected"] == 1:
        kind, ask = Kind.BOX, msg("one-mirror")
    return Wording(rules=rules, ask=ask, kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What does not fit, and what does: the nearest wrong times first, the shared times, or the months left."""
    match statement["scene"]:
        case "wall":
            return explained_wall(statement, query, why)
        case "offices":
            return _explained_offices(statement, query, answer, why)
        case _:
            return explained_sheets(statement, query, answer, why)


def _explained_offices(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    base = query.get("office", 0)
    now = statement["offices"][base]["clock"]
    ahead = (
        f"{_NAMES[number]} {tag(now - one['clock'])}"
        for number, one in enumerate(statement["offices"])
        if number != base
    )
    terms = {"base": _NAMES[base], "name": _NAMES[base], "time": time(why["begin"] + now), "answer": answer}
    start = msg("ahead", ahead=comma_list(ahead), **terms)
    if query["task"] == "bar_box":
        _, name, at = answer.split("-")
        some = {field: why[field] for field in ("best", "second", "shared")}
        return sentences(start, msg("cancel", **{**terms, **some, "name": name, "at": at}))
    spans = comma_list(f"{time(first + now)}–{time(last + now)}" for first, last in why["spans"])
    end = ("begins" if query["task"] == "call" else "longest") + "-of-several" * (len(why["spans"]) > 1)
    return sentences(start, msg("free", spans=spans, **terms), msg(end, minutes=why["minutes"], **terms))


def describe(statement: Statement, query: Statement) -> Phrase:
    """What each clock shows, when each office is busy, or what days are left of each sheet."""
    parts = []
    match statement["scene"]:
        case "wall":
            for name, one in zip(_NAMES, statement["clocks"], strict=False):
                seen = msg("told-bare", minute=one["seen"]) if one["bare"] else time(one["seen"])
                parts.append(labelled(msg("told-clock", name=name), seen))
            parts.append(labelled(msg("told-tags"), comma_list(map(tag, statement["tags"]))))
        case "offices":
            for name, one in zip(_NAMES, statement["offices"], strict=False):
                busy = comma_list(f"{time(first)}–{time(last)}" for first, last in one["busy"])
                parts.append(labelled(name, msg("told-office", now=time(one["clock"]), busy=busy)))
        case _:
            for name, one in zip(_NAMES, statement["sheets"], strict=False):
                head = msg("told-torn-top") if one["month"] is None else msg("told-month", month=one["month"])
                foot = msg("told-torn-bottom" if one["torn"] else "told-whole-bottom")
                rows = grid([day or "." for day in week] for week in one["weeks"])
                parts.append(labelled(name, lines(msg("told-sheet", head=head, foot=foot), rows)))
    if query["task"] in ("time", "call"):
        parts.append(options(time(one % 720) for one in query["options"]))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The wall, the rows or the sheets; below them the clocks on offer."""
    nodes, wide, high = {"wall": _wall, "offices": _offices, "sheets": _sheets}[statement["scene"]](statement)
    if query["task"] in ("time", "call"):
        nodes = [*nodes, Segments(((0.4, high, wide - 0.4, high),), stroke="line")]
        for number, (letter, minutes) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x, y = wide / 2 + (number - 1.5) * _STEP, high + 0.35 + _RADIUS
            nodes += [*clock(statement["dress"], x, y, _RADIUS, minutes), Label(x, y + 1.45, letter, 0.3, "label")]
            half = reach(statement["dress"], _RADIUS)
            nodes.append(Element(option_element(letter), x - half, y - half, 2 * half, 2 * half))
        high += 2 * _RADIUS + 1
    return (Scene(wide, high, tuple(nodes), unit=(44, 56)),)


def _places(count: int, across: float, down: float, wide: float) -> list[tuple[float, float]]:
    """The left upper corners of things in rows of three, or of two if they are four; each row in the middle."""
    columns = 3 if count != 4 else 2 if across > _STEP else 4
    return [
        (
            (wide - min(columns, count - number // columns * columns) * across) / 2 + number % columns * across,
            number // columns * down,
        )
        for number in range(count)
    ]


def _wall(statement: Statement) -> tuple[list[AnyNode], float, float]:
    """Clocks on a wall, and the box of tags below them."""
    clocks, tags = statement["clocks"], statement["tags"]
    wide = 4 * _STEP + 0.4
    places = _places(len(clocks), _STEP, 3.1, wide)
    floor = places[-1][1] + 3.2
    nodes: list[AnyNode] = [Rect(0.2, 0.1, wide - 0.4, floor, fill="tint", radius=0.2)]
    for name, one, (left, top) in zip(_NAMES, clocks, places, strict=False):
        x, y = left + _STEP / 2, top + 0.35 + _RADIUS
        drawn = clock(statement["dress"], x, y, _RADIUS, one["seen"], bare=one["bare"])
        nodes += [*drawn, Label(x, y + 1.5, name, 0.3, "label")]
        half = reach(statement["dress"], _RADIUS)
        nodes.append(Element(f"clock-{name}", x - half, y - half, 2 * half, 2 * half))
    size = 1.35
    left = (wide - len(tags) * size) / 2
    nodes.append(Rect(left - 0.2, floor + 0.3, len(tags) * size + 0.4, 1.0, fill="soft", stroke="ink", radius=0.1))
    for number, one in enumerate(tags):
        x = left + number * size + 0.1
        nodes.append(Rect(x, floor + 0.45, size - 0.2, 0.7, fill="paper", stroke="ink", radius=0.15))
        nodes.append(Label(x + size / 2 - 0.1, floor + 0.8, tag(one), 0.32))
    return nodes, wide, floor + 1.6


def _offices(statement: Statement) -> tuple[list[AnyNode], float, float]:
    """A row for each office: its letter, its clock, and its day."""
    rows, dress = statement["offices"], statement["dress"]
    end, high = _START + 12 * _HOUR, 0.9 + len(rows) * _ROW
    hue: Any = {"offices": "orange", "ships": "blue", "studios": "green"}[dress]
    nodes: list[AnyNode] = [Label(_START + hour * _HOUR, 0.45, str(8 + hour), 0.3, "label") for hour in range(0, 13)]
    for number, (name, one) in enumerate(zip(_NAMES, rows, strict=False)):
        top = 0.9 + number * _ROW
        y = top + _ROW / 2
        nodes += [Label(0.4, y, name, 0.34, "label"), *clock(dress, 1.55, y, 0.68, one["clock"])]
        nodes.append(Rect(_START, y - 0.45, end - _START, 0.9, fill="paper"))
        halves = [_START + half * _HOUR / 2 for half in range(25)]
        quarters = [_START + quarter * _HOUR / 4 for quarter in range(49)]
        nodes.append(Segments(tuple((x, y + 0.36, x, y + 0.45) for x in quarters), "line", "hair"))
        nodes.append(Segments(tuple((x, y + 0.25, x, y + 0.45) for x in halves), "line", "hair"))
        nodes.append(Segments(tuple((x, y - 0.45, x, y + 0.45) for x in halves[::2]), "line", "hair"))
        for at, (first, last) in enumerate(one["busy"]):
            x, width = _START + (first - 480) / 60 * _HOUR, (last - first) / 60 * _HOUR
            nodes.append(Rect(x, y - 0.3, width, 0.6, fill=hue, stroke="ink"))
            nodes.append(Element(f"bar-{name}-{at + 1}", x - EDGE, y - 0.3 - EDGE, width + 2 * EDGE, 0.6 + 2 * EDGE))
        nodes.append(Rect(_START, y - 0.45, end - _START, 0.9, stroke="ink"))
    return nodes, end + _GAP, high + 0.3


def _sheets(statement: Statement) -> tuple[list[AnyNode], float, float]:
    """The sheets beside one another, each row as high as its highest sheet."""
    sheets = statement["sheets"]
    wide = (2 if len(sheets) == 4 else 3) * (WIDE + _GAP) + _GAP
    places = _places(len(sheets), WIDE + _GAP, 1, wide)
    nodes, high = list[AnyNode](), 0.0
    for _, row in groupby(zip(_NAMES, sheets, places, strict=False), key=lambda one: one[2][1]):
        y, highest = high + 0.9, 0.0
        for name, one, (left, _) in row:
            x = left + _GAP / 2
            nodes.append(Label(x + WIDE / 2, y - 0.45, name, 0.34, "label"))
            drawn, tall = sheet(statement["dress"], x, y, one["month"], one["weeks"], torn=one["torn"])
            nodes += [*drawn, Element(f"sheet-{name}", x - EDGE, y - EDGE, WIDE + 2 * EDGE, tall + 2 * EDGE)]
            highest = max(highest, tall)
        high = y + highest + 0.3
    return nodes, wide, high + 0.2
