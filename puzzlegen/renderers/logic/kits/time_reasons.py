"""Explains why a wall of clocks shows one time only, and what months torn sheets of a calendar are of."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement, Text
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said, same
from puzzlegen.renderers.kits.wording import joined, sentence

_NAMES: Final = "PQRSTU"
_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_WEEKDAYS: Final = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_ALLOWS: Final[Text] = {
    "en": "With some tag, straight or in the mirror, clock {name} allows only these times: {times}.",
    "zh": "钟 {name} 不论是否在镜中、配哪个标签，只可能是这些时间：{times}。",
}
_OFFERED: Final[Text] = {
    "en": "Of the times on offer, clock {name} allows only {times}.",
    "zh": "四个选项中，钟 {name} 只允许 {times}。",
}
_LEAVES: Final[Text] = {"en": "Of these, clock {name} leaves {times}.", "zh": "其中，钟 {name} 只留下 {times}。"}
_COUNTS: Final[Text] = {
    "en": "At {time}, each clock gets a tag of its own only with {counts} in the mirror, not {reflected}.",
    "zh": "若是 {time}，要使标签各用一次，在镜子里的就有 {counts} 个，而不是 {reflected} 个。",
}
_CROWD: Final[Text] = {
    "en": "At {time}, there are too few tags for clocks {clocks}: only {tags} would suit any of them.",
    "zh": "若是 {time}，适合钟 {clocks} 的标签只有 {tags}，不够分。",
}
_ONLY: Final[Text] = {
    "en": "So it is {time}, with each tag used once: {clocks}.",
    "zh": "所以是 {time}，标签各用一次：{clocks}。",
}
_TAGGED: Final[tuple[Text, Text]] = (
    {"en": "{name} {tag}", "zh": "{name} {tag}"},
    {"en": "{name} {tag} in the mirror", "zh": "{name} {tag}（镜中）"},
)
_SHOWS: Final[Text] = {"en": "By sheet {name}, 1 {month} is a {first}.", "zh": "由 {name} 页，{month} 1 日是{first}。"}
_MAY: Final[Text] = {"en": "{name} fits {months}", "zh": "{name} 可以是{months}"}
_NO_MONTH: Final[Text] = {"en": "no month", "zh": "任何月份都不行"}
_COUNTING: Final[Text] = {"en": "Counting on from there, {sheets}.", "zh": "由此推算，{sheets}。"}
_IN: Final[tuple[Text, Text]] = (
    {"en": "in a common year, {sheets}", "zh": "平年时，{sheets}"},
    {"en": "in a leap year, {sheets}", "zh": "闰年时，{sheets}"},
)
_LEFT: Final[tuple[Text, Text]] = (
    {"en": "{name} begins on a {first} and has {days} days", "zh": "{name} 从{first}开始，有 {days} 天"},
    {"en": "{name} begins on a {first}", "zh": "{name} 从{first}开始"},
)
_COUNTED: Final[Text] = {
    "en": "{sheets}. Count on from month to month: each sheet fits a different month only in {years}.",
    "zh": "{sheets}。逐月往后推算：只有在{years}，各页才能各配一个月份。",
}
_YEARS: Final[tuple[Text, Text]] = (
    {"en": "a common year that begins on a {first}", "zh": "从{first}开始的平年"},
    {"en": "a leap year that begins on a {first}", "zh": "从{first}开始的闰年"},
)
_OR: Final[Text] = {"en": " or ", "zh": "或"}
_SO: Final[dict[str, Text]] = {
    "month": {"en": "So sheet {name} is for month {answer}.", "zh": "所以 {name} 页是 {answer} 月。"},
    "sheet_box": {"en": "So sheet {name} is for {month}.", "zh": "所以 {name} 页是{month}。"},
    "weekday": {
        "en": "So 1 {month} is a {first}, and {date} a {weekday}: {answer}.",
        "zh": "所以{month} 1 日是{first}，{date}是{weekday}，即 {answer}。",
    },
    "first": {"en": "So {date} is a {weekday}: {answer}.", "zh": "所以{date}是{weekday}，即 {answer}。"},
}


def explained_wall(statement: Statement, query: Statement, why: Statement) -> Text:
    """Which times the clocks leave, one after the other, and why one of these is true."""
    parts, reflected = list[Text](), statement["reflected"]
    for number, (name, times) in enumerate(why["steps"]):
        text = _LEAVES if number else _OFFERED if "options" in query else _ALLOWS
        parts.append(said(text, name=name, times=listed(same(time(one)) for one in times)))
    for one in why["against"]:
        counts = listed((same(str(count)) for count in one["counts"]), _OR)
        clocks, tags = listed(map(same, one["clocks"])), listed(same(tag(some)) for some in one["tags"])
        text = _COUNTS if one["counts"] else _CROWD
        parts.append(said(text, time=time(one["time"]), counts=counts, reflected=reflected, clocks=clocks, tags=tags))
    tagged = (
        said(_TAGGED[number in why["reflected"]], name=_NAMES[number], tag=tag(some))
        for number, some in enumerate(why["tags"])
    )
    return joined(*parts, said(_ONLY, time=time(why["time"]), clocks=listed(tagged)))


def explained_sheets(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What follows from the sheet whose month is shown, or the years in which each sheet fits another month."""
    sheets, so = statement["sheets"], {"answer": answer, "name": _NAMES[query.get("sheet", 0)], **dated(query)}
    if query["task"] == "weekday":
        wanted = query["options"][LETTERS.index(answer)]
        so |= {"weekday": weekday(wanted), "first": weekday((wanted - query["day"] + 1) % 7)}
    elif query["task"] == "sheet_box":
        so["name"] = answer.removeprefix("sheet-")
    end = said(_SO["first" if query.get("day") == 1 else query["task"]], **so)
    if why["fits"] is None:
        left = [
            said(_LEFT[one["torn"]], name=name, first=_begins(one), days=max(one["weeks"][-1]))
            for name, one in zip(_NAMES, sheets, strict=False)
        ]
        years = listed((said(_YEARS[leap], first=weekday(first)) for first, leap in why["years"]), _OR)
        return joined(said(_COUNTED, sheets=listed(left, SEMICOLON), years=years), end)
    known = next(number for number, one in enumerate(sheets) if one["month"])
    month = _month(sheets[known]["month"] - 1)
    start = said(_SHOWS, name=_NAMES[known], month=month, first=_begins(sheets[known]))
    fits = [listed(_may(*one) for one in year["sheets"]) for year in why["fits"]]
    if not fits:
        return joined(start, end)
    if all(one == fits[0] for one in fits):
        return joined(start, said(_COUNTING, sheets=fits[0]), end)
    both = (said(_IN[year["leap"]], sheets=some) for year, some in zip(why["fits"], fits, strict=True))
    return joined(start, sentence(said(_EACH, years=listed(both, SEMICOLON))), end)


_EACH: Final[Text] = {"en": "{years}.", "zh": "{years}。"}


def _may(number: int, months: list[int]) -> Text:
    """Of which months a sheet may be."""
    return said(_MAY, name=_NAMES[number], months=listed(map(_month, months), _OR) if months else _NO_MONTH)


def _begins(sheet: Statement) -> Text:
    """The weekday on which the month of a sheet begins."""
    column, day = next((column, day) for column, day in enumerate(sheet["weeks"][-1]) if day)
    return weekday((column - day + 1) % 7)


def dated(query: Statement) -> dict[str, Text]:
    """The month and the date that a question names, if any."""
    if "month" not in query:
        return {}
    month, day = _month(query["month"] - 1), query.get("day", 0)
    return {"month": month, "date": {"en": f"{day} {month['en']}", "zh": f"{month['zh']} {day} 日"}}


def time(minutes: int) -> str:
    """A time such as 9:05; of clocks, which know no noon, minutes count from twelve."""
    return f"{minutes // 60 or 12}:{minutes % 60:02}"


def tag(minutes: int) -> str:
    """What stands on a tag."""
    return f"{minutes:+}".replace("-", "−") if minutes else "0"


def weekday(number: int) -> Text:
    """The name of a weekday; Monday is 0."""
    return {"en": _WEEKDAYS[number], "zh": f"星期{'一二三四五六日'[number]}"}


def _month(number: int) -> Text:
    return {"en": _MONTHS[number], "zh": f"{number + 1} 月"}
