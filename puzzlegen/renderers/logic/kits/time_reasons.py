"""Explains why a wall of clocks shows one time only, and what months torn sheets of a calendar are of."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.renderers.kits.telling import OR, SEMICOLON, capitalised, comma_list

msg: Final = messages(__name__)

_NAMES: Final = "PQRSTU"


def explained_wall(statement: Statement, query: Statement, why: Statement) -> Phrase:
    """Which times the clocks leave, one after the other, and why one of these is true."""
    parts, reflected = list[Phrase](), statement["reflected"]
    for number, (name, times) in enumerate(why["steps"]):
        text = "leaves" if number else "offered" if "options" in query else "allows"
        parts.append(msg(text, name=name, times=comma_list(map(time, times))))
    for one in why["against"]:
        counts = comma_list(map(str, one["counts"]), OR)
        clocks, tags = comma_list(one["clocks"]), comma_list(map(tag, one["tags"]))
        text = "counts" if one["counts"] else "crowd"
        parts.append(msg(text, time=time(one["time"]), counts=counts, reflected=reflected, clocks=clocks, tags=tags))
    tagged = (
        msg("tagged-mirrored" if number in why["reflected"] else "tagged", name=_NAMES[number], tag=tag(some))
        for number, some in enumerate(why["tags"])
    )
    return sentences(*parts, msg("only", time=time(why["time"]), clocks=comma_list(tagged)))


def explained_sheets(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What follows from the sheet whose month is shown, or the years in which each sheet fits another month."""
    sheets, so = statement["sheets"], {"answer": answer, "name": _NAMES[query.get("sheet", 0)], **dated(query)}
    if query["task"] == "weekday":
        wanted = query["options"][LETTERS.index(answer)]
        so |= {"weekday": weekday(wanted), "first": weekday((wanted - query["day"] + 1) % 7)}
    elif query["task"] == "sheet_box":
        so["name"] = answer.removeprefix("sheet-")
    end = msg(f"so-{'first' if query.get('day') == 1 else query['task']}", **so)
    if why["fits"] is None:
        left = [
            msg("left-torn" if one["torn"] else "left-whole", name=name, first=_begins(one), days=max(one["weeks"][-1]))
            for name, one in zip(_NAMES, sheets, strict=False)
        ]
        years = comma_list(
            (msg("year-leap" if leap else "year-common", first=weekday(a)) for a, leap in why["years"]), OR
        )
        return sentences(msg("counted", sheets=comma_list(left, SEMICOLON), years=years), end)
    known = next(number for number, one in enumerate(sheets) if one["month"])
    start = msg("shows", name=_NAMES[known], month=_month(sheets[known]["month"]), first=_begins(sheets[known]))
    fits = [comma_list(_may(*one) for one in year["sheets"]) for year in why["fits"]]
    if not fits:
        return sentences(start, end)
    if all(one == fits[0] for one in fits):
        return sentences(start, msg("counting", sheets=fits[0]), end)
    both = (
        msg("in-leap" if year["leap"] else "in-common", sheets=some)
        for year, some in zip(why["fits"], fits, strict=True)
    )
    return sentences(start, capitalised(msg("each", years=comma_list(both, SEMICOLON))), end)


def _may(number: int, months: list[int]) -> Phrase:
    """Of which months a sheet may be."""
    named = comma_list((_month(one + 1) for one in months), OR) if months else msg("no-month")
    return msg("may", name=_NAMES[number], months=named)


def _begins(sheet: Statement) -> Phrase:
    """The weekday on which the month of a sheet begins."""
    column, day = next((column, day) for column, day in enumerate(sheet["weeks"][-1]) if day)
    return weekday((column - day + 1) % 7)


def dated(query: Statement) -> dict[str, Phrase]:
    """The month and the date that a question names, if any."""
    if "month" not in query:
        return {}
    month = _month(query["month"])
    return {"month": month, "date": msg("date", month=month, day=query.get("day", 0))}


def time(minutes: int) -> str:
    """A time such as 9:05; of clocks, which know no noon, minutes count from twelve."""
    return f"{minutes // 60 or 12}:{minutes % 60:02}"


def tag(minutes: int) -> str:
    """What stands on a tag."""
    return f"{minutes:+}".replace("-", "−") if minutes else "0"


def weekday(number: int) -> Phrase:
    """The name of a weekday; Monday is 0."""
    return msg("weekday", day=number + 1)


def _month(number: int) -> Phrase:
    return msg("month", month=number)
