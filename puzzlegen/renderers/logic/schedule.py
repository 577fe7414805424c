"""Shows the clocks, offices and sheets of `puzzlegen.generators.logic.schedule`."""

from itertools import groupby
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Label, Rect, Scene, Segments, option_element
from puzzlegen.renderers.kits.telling import grid, lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.logic.kits.calendar_sheets import WIDE, sheet
from puzzlegen.renderers.logic.kits.clock_faces import EDGE, clock, reach
from puzzlegen.renderers.logic.kits.time_reasons import dated, explained_sheets, explained_wall, tag, time, weekday

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
_NOUNS: Final[dict[str, tuple[str, str, str]]] = {
    "offices": ("office", "offices", "办公室"),
    "ships": ("ship", "ships", "船"),
    "studios": ("studio", "studios", "演播室"),
}
_RULES: Final[dict[str, Text]] = {
    "wall": {
        "en": "All clocks P to {last} are seen at the same moment. {Some} seen in a mirror, "
        "with left and right exchanged; nothing marks which. The tags in the box have come off the clocks, one "
        "from each: +10 was on a clock that is 10 minutes fast, −10 on one that is 10 minutes slow, "
        "0 on the one that is right.",
        "zh": "P 到 {last} 各钟是在同一时刻看到的。其中恰有 {reflected} 个是从镜子里看到的，"
        "左右相反，但没有标明是哪几个。"
        "方框里的标签是从钟上掉下来的，每个钟一个：+10 表示那个钟快 10 分钟，−10 表示慢 10 分钟，0 "
        "表示那个钟是准的。",
    },
    "offices": {
        "en": "Each row is today's plan of one {noun}, from 8:00 to 20:00 by its own clock; a "
        "coloured bar means that it "
        "is busy. The clocks are all seen at this moment, between 8:00 and 20:00 everywhere; each "
        "shows the local time. "
        "All {nouns} take part in a call. During the whole call none may be busy, and it must be "
        "between 8:00 and 20:00 "
        "everywhere; the call may begin or end just where a bar ends or begins.",
        "zh": "每一行是一处{noun}今天的安排，按它自己的钟从 8:00 到 20:00；彩色条表示没空。各钟是在此刻同时看到的，"
        "显示当地时间，此刻各地都在 8:00 到 20:00 之间。所有{noun}都要参加一次通话。整个通话期间，谁都不能没空，"
        "且各地时间都须在 8:00 到 20:00 之间；通话可以恰好在彩色条结束时开始、在彩色条开始时结束。",
    },
    "sheets": {
        "en": "The sheets are of different months of one and the same year; it is not said which "
        "year it is, nor whether "
        "it is a leap year. The number on top of a sheet is that of its month (1 is January). Each "
        "row of days is a week "
        "from Monday (left) to Sunday (right). Where an edge is jagged, something has been torn off: at the top the "
        "number and perhaps some weeks, at the bottom perhaps some weeks. Days are missing in no other way.",
        "zh": "这些日历页属于同一年的不同月份；不知道是哪一年，也不知道是不是闰年。页顶的数是月份。每一行是一周，"
        "从星期一（最左）到星期日（最右）。锯齿边表示撕掉了一部分：上边撕掉了月份数，可能还有几周；"
        "下边可能撕掉了几周。除此之外没有缺少日子。",
    },
}
_BARE: Final[Text] = {
    "en": "A clock with a single hand has lost its hour hand.",
    "zh": "只有一根针的钟掉了时针，剩下的是分针。",
}
_ASK: Final[dict[str, Text]] = {
    "time": {
        "en": "Which of the clocks A to D, none of them seen in a mirror, shows the true time?",
        "zh": "A 到 D 都不是镜子里的钟，哪一个显示的是真正的时间？",
    },
    "minutes": {
        "en": "How many minutes past the full hour is it really?",
        "zh": "真正的时间是几点几分？只答其中的“分”。",
    },
    "right_box": {
        "en": "Which of the clocks is right? (Box the whole clock without its letter.)",
        "zh": "哪一个钟是准的？（框出整个钟，不含字母。）",
    },
    "mirror_boxes": {
        "en": "Which clocks are seen in a mirror? (Box each whole clock, without its letter.)",
        "zh": "哪几个钟是从镜子里看到的？（分别框出整个钟，不含字母。）",
    },
    "call": {
        "en": "The call takes {minutes} minutes. Which of the clocks A to D shows the local time of "
        "{noun} {name} when it "
        "begins?",
        "zh": "通话需要 {minutes} 分钟。通话开始时，{noun} {name} 的当地时间是 A 到 D 中哪个钟显示的时间？",
    },
    "longest": {
        "en": "How many minutes can the call take at most?",
        "zh": "通话最长可以有多少分钟？",
    },
    "bar_box": {
        "en": "The call is to take {minutes} minutes, but there is no time for it. It becomes "
        "possible if a certain one "
        "of the bars is cancelled. Which one? (Box the bar.)",
        "zh": "通话需要 {minutes} 分钟，但没有这样的时间。只要取消其中某一条彩色条就可以了。是哪一条？（框出这一条。）",
    },
    "month": {
        "en": "Which month is sheet {name}? (Give its number: 1 is January.)",
        "zh": "{name} 页是几月？",
    },
    "weekday": {
        "en": "On which weekday does {date} fall in that year?",
        "zh": "那一年的{date}是星期几？",
    },
    "sheet_box": {
        "en": "Which sheet is for {month}? (Box the sheet, without its letter.)",
        "zh": "哪一页是{month}？（框出这一页，不含字母。）",
    },
}
_ONE_MIRROR: Final[Text] = {
    "en": "Which clock is seen in the mirror? (Box the whole clock, without its letter.)",
    "zh": "哪一个钟是从镜子里看到的？（框出整个钟，不含字母。）",
}
_AHEAD: Final[Text] = {
    "en": "By {base}'s clock, add to the others: {ahead} minutes.",
    "zh": "换算到 {base} 的时间，其他各行要加（分钟）：{ahead}。",
}
_FREE: Final[Text] = {
    "en": "Then all are free at {spans} by {base}'s clock.",
    "zh": "于是按 {base} 的钟，大家都有空的时间是 {spans}。",
}
_BEGINS: Final[tuple[Text, Text]] = (
    {
        "en": "So the call begins at {time} by {name}'s clock, which is {answer}.",
        "zh": "所以按 {name} 的钟，通话从 {time} 开始，即 {answer}。",
    },
    {
        "en": "Only the span of {minutes} minutes is long enough: it begins at {time} by {name}'s clock, "
        "which is {answer}.",
        "zh": "只有其中 {minutes} 分钟的一段够长：按 {name} 的钟从 {time} 开始，即 {answer}。",
    },
)
_LONGEST: Final[tuple[Text, Text]] = (
    {"en": "That is {minutes} minutes.", "zh": "一共 {minutes} 分钟。"},
    {"en": "The longest of them lasts {minutes} minutes.", "zh": "最长的一段有 {minutes} 分钟。"},
)
_CANCEL: Final[Text] = {
    "en": "All share at most {shared} minutes. Without bar {at} of {name}, they share {best} minutes "
    "from {time} on by "
    "{base}'s clock; without any other single bar, at most {second}.",
    "zh": "现在大家共同的空闲最长为 {shared} 分钟。取消 {name} 的第 {at} 条后，按 {base} 的钟从 "
    "{time} 起有 {best} 分钟；"
    "取消其他任何一条，最多 {second} 分钟。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """What is known of the clocks, the offices or the sheets, and what is asked."""
    scene, task = statement["scene"], query["task"]
    noun, nouns, zh = _NOUNS.get(statement["dress"], ("", "", ""))
    terms: dict[str, Any] = {"noun": {"en": noun, "zh": zh}, "nouns": {"en": nouns, "zh": zh}}
    terms["name"] = _NAMES[query.get("office", query.get("sheet", 0))]
    terms["minutes"] = query.get("minutes", 0)
    terms |= dated(query)
    rules = _RULES[scene]
    if scene == "wall":
        count = statement["reflected"]
        some = {"en": "Exactly one of them is" if count == 1 else f"Exactly {count} of them are", "zh": ""}
        rules = said(rules, last=_NAMES[len(statement["clocks"]) - 1], reflected=count, Some=some)
        if any(one["bare"] for one in statement["clocks"]):
            rules = joined(rules, _BARE)
    texts: tuple[Text | None, ...] = (None,) * len(query.get("options", ()))
    if task == "weekday":
        texts = tuple(weekday(one) for one in query["options"])
    kind, ask = _KINDS.get(task, Kind.LETTER), _ASK[task]
    if task == "mirror_boxes" and statement["reflected"] == 1:
        kind, ask = Kind.BOX, _ONE_MIRROR
    return Wording(rules=said(rules, **terms), ask=said(ask, **terms), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What does not fit, and what does: the nearest wrong times first, the shared times, or the months left."""
    match statement["scene"]:
        case "wall":
            return explained_wall(statement, query, why)
        case "offices":
            return _explained_offices(statement, query, answer, why)
        case _:
            return explained_sheets(statement, query, answer, why)


def _explained_offices(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    base = query.get("office", 0)
    now = statement["offices"][base]["clock"]
    ahead = (
        same(f"{_NAMES[number]} {tag(now - one['clock'])}")
        for number, one in enumerate(statement["offices"])
        if number != base
    )
    terms = {"base": _NAMES[base], "name": _NAMES[base], "time": time(why["begin"] + now), "answer": answer}
    start = said(_AHEAD, ahead=listed(ahead), **terms)
    if query["task"] == "bar_box":
        _, name, at = answer.split("-")
        some = {field: why[field] for field in ("best", "second", "shared")}
        return joined(start, said(_CANCEL, **{**terms, **some, "name": name, "at": at}))
    spans = listed(same(f"{time(first + now)}–{time(last + now)}") for first, last in why["spans"])
    end = (_BEGINS if query["task"] == "call" else _LONGEST)[len(why["spans"]) > 1]
    return joined(start, said(_FREE, spans=spans, **terms), said(end, minutes=why["minutes"], **terms))


def describe(statement: Statement, query: Statement) -> Text:
    """What each clock shows, when each office is busy, or what days are left of each sheet."""
    parts = []
    match statement["scene"]:
        case "wall":
            for name, one in zip(_NAMES, statement["clocks"], strict=False):
                bare = {"en": "only a minute hand, at {minute} minutes", "zh": "只有分针，指着 {minute} 分"}
                seen = said(bare, minute=one["seen"]) if one["bare"] else same(time(one["seen"]))
                parts.append(
                    named(said({"en": "Clock {name} looks like", "zh": "钟 {name} 看起来是"}, name=name), seen)
                )
            tags = listed(same(tag(one)) for one in statement["tags"])
            parts.append(named({"en": "Tags in the box", "zh": "方框里的标签"}, tags))
        case "offices":
            for name, one in zip(_NAMES, statement["offices"], strict=False):
                row: Text = {"en": "its clock shows {now}; busy {busy}", "zh": "钟显示 {now}；没空的时间 {busy}"}
                busy = listed(same(f"{time(first)}–{time(last)}") for first, last in one["busy"])
                parts.append(named(same(name), said(row, now=time(one["clock"]), busy=busy)))
        case _:
            for name, one in zip(_NAMES, statement["sheets"], strict=False):
                state: Text = {"en": "{head}; {foot}", "zh": "{head}；{foot}"}
                torn: Text = {"en": "top torn off", "zh": "上边撕掉了"}
                whole: Text = {"en": "month {month}", "zh": "月份 {month}"}
                head = torn if one["month"] is None else said(whole, month=one["month"])
                foot: Text = {"en": "bottom torn off", "zh": "下边撕掉了"}
                foot = foot if one["torn"] else {"en": "bottom edge whole", "zh": "下边完整"}
                rows = grid([day or "." for day in week] for week in one["weeks"])
                parts.append(named(same(name), lines(said(state, head=head, foot=foot), rows)))
    if query["task"] in ("time", "call"):
        parts.append(options(same(time(one % 720)) for one in query["options"]))
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
