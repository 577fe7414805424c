"""Explains why a wall of clocks shows one time only, and what months torn sheets of a calendar are of."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said, sentence

msg: Final = messages(__name__)

_NAMES: Final = "PQRSTU"
_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_WEEKDAYS: Final = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_TAGGED: Final[tuple[Phrase, Phrase]] = (
    msg("tagged-1"),
    msg("tagged-2"),
)
_IN: Final[tuple[Phrase, Phrase]] = (
    msg("in-1"),
    msg("in-2"),
)
_LEFT: Final[tuple[Phrase, Phrase]] = (
    msg("left-1"),
    msg("left-2"),
)
_YEARS: Final[tuple[Phrase, Phrase]] = (
    msg("years-1"),
    msg("years-2"),
)


def explained_wall(statement: Statement, query: Statement, why: Statement) -> Phrase:
    """Which times the clocks leave, one after the other, and why one of these is true."""
    parts, reflected = list[Phrase](), statement["reflected"]
    for number, (name, times) in enumerate(why["steps"]):
        text = msg("leaves") if number else msg("offered") if "options" in query else msg("allows")
        parts.append(said(text, name=name, times=listed(str(time(one)) for one in times)))
    for one in why["against"]:
        counts = listed((str(count) for count in one["counts"]), msg("or"))
        clocks, tags = listed(map(str, one["clocks"])), listed(str(tag(some)) for some in one["tags"])
        text = msg("counts") if one["counts"] else msg("crowd")
        parts.append(said(text, time=time(one["time"]), counts=counts, reflected=reflected, clocks=clocks, tags=tags))
    tagged = (
        said(_TAGGED[number in why["reflected"]], name=_NAMES[number], tag=tag(some))
        for number, some in enumerate(why["tags"])
    )
    return sentences(*parts, msg("only", time=time(why["time"]), clocks=listed(tagged)))


def explained_sheets(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What follows from the sheet whose month is shown, or the years in which each sheet fits another month."""
    sheets, so = statement["sheets"], {"answer": answer, "name": _NAMES[query.get("sheet", 0)], **dated(query)}
    if query["task"] == "weekday":
        wanted = query["options"][LETTERS.index(answer)]
        so |= {"weekday": weekday(wanted), "first": weekday((wanted - query["day"] + 1) % 7)}
    elif query["task"] == "sheet_box":
        so["name"] = answer.removeprefix("sheet-")
    end = msg(f"so-{('first' if query.get('day') == 1 else query['task'])}", **so)
    if why["fits"] is None:
        left = [
            said(_LEFT[one["torn"]], name=name, first=_begins(one), days=max(one["weeks"][-1]))
            for name, one in zip(_NAMES, sheets, strict=False)
        ]
        years = listed((said(_YEARS[leap], first=weekday(first)) for first, leap in why["years"]), msg("or"))
        return sentences(msg("counted", sheets=listed(left, SEMICOLON), years=years), end)
    known = next(number for number, one in enumerate(sheets) if one["month"])
    month = _month(sheets[known]["month"] - 1)
    start = msg("shows", name=_NAMES[known], month=month, first=_begins(sheets[known]))
    fits = [listed(_may(*one) for one in year["sheets"]) for year in why["fits"]]
    if not fits:
        return sentences(start, end)
    if all(one == fits[0] for one in fits):
        return sentences(start, msg("counting", sheets=fits[0]), end)
    both = (said(_IN[year["leap"]], sheets=some) for year, some in zip(why["fits"], fits, strict=True))
    return sentences(start, sentence(msg("each", years=listed(both, SEMICOLON))), end)


def _may(number: int, months: list[int]) -> Phrase:
    """Of which months a sheet may be."""
    return msg("may", name=_NAMES[number], months=listed(map(_month, months), msg("or")) if months else msg("no-month"))


def _begins(sheet: Statement) -> Phrase:
    """The weekday on which the month of a sheet begins."""
    column, day = next((column, day) for column, day in enumerate(sheet["weeks"][-1]) if day)
    return weekday((column - day + 1) % 7)


def dated(query: Statement) -> dict[str, Phrase]:
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


def weekday(number: int) -> Phrase:
    """The name of a weekday; Monday is 0."""
    return {"en": _WEEKDAYS[number], "zh": f"星期{'一二三四五六日'[number]}"}


def _month(number: int) -> Phrase:
    return {"en": _MONTHS[number], "zh": f"{number + 1} 月"}
