"""Explains why a wall of clocks shows one time only, and what months torn sheets of a calendar are of."""

from collections.abc import Sequence
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.formats.logic import schedule as form
from puzzlegen.renderers.kits.telling import AND, OR, SEMICOLON, capitalised, comma_list, sentence_list

msg: Final = messages(__name__)

_NAMES: Final = get_args(form.Name)
_FEBRUARY: Final = 2


def explained_wall(statement: form.Wall, query: form.Query, why: form.Worn) -> Phrase:
    """Which times the clocks leave, one after the other, and why one of these is true."""
    parts, reflected = list[Phrase](), statement.reflected
    for number, (name, times) in enumerate(why.steps):
        text = "leaves" if number else "offered" if isinstance(query, form.TrueTime) else "allows"
        parts.append(msg(text, name=name, times=comma_list(map(time, times))))
    for one in why.against:
        if one.counts:
            counts = comma_list(map(str, one.counts), OR)
            parts.append(msg("counts", time=time(one.time), counts=counts, reflected=reflected))
        else:
            clocks, tags = sentence_list(one.clocks, AND), sentence_list([*map(tag, one.tags)], AND)
            parts.append(msg("crowd", time=time(one.time), clocks=clocks, tags=tags))
    tagged = (
        msg("tagged-mirrored" if number in why.reflected else "tagged", name=_NAMES[number], tag=tag(some))
        for number, some in enumerate(why.tags)
    )
    return sentences(*parts, msg("only", time=time(why.time), clocks=comma_list(tagged)))


def explained_sheets(statement: form.Sheets, query: form.Query, answer: str, why: form.Months) -> Phrase:
    """What follows from the sheet whose month is shown, or the years in which each sheet fits another month."""
    sheets, so, end = statement.sheets, {"answer": answer, **dated(query)}, f"so-{task_of(query)}"
    match query:
        case form.MonthOf(sheet=place):
            so["name"] = _NAMES[place]
        case form.WeekdayOf(options=days, day=day):
            wanted = days[LETTERS.index(answer)]
            so |= {"weekday": weekday(wanted), "first": weekday((wanted - day + 1) % 7)}
            end = "so-first" if day == 1 else end
        case form.SheetOf():
            so["name"] = answer.removeprefix("sheet-")
    last = msg(end, **so)
    named = [(name, one, one.month) for name, one in zip(_NAMES, sheets, strict=False) if one.month]
    if not named:
        left = [
            msg("left-torn" if one.torn else "left-whole", name=name, first=_begins(one), days=max(one.weeks[-1]))
            for name, one in zip(_NAMES, sheets, strict=False)
        ]
        years = comma_list(
            (msg("year-leap" if leap else "year-common", first=weekday(first)) for first, leap in why.years), OR
        )
        return sentences(msg("counted", sheets=comma_list(left, SEMICOLON), years=years), last)
    name, known, month = named[0]
    start: Phrase = msg("shows", name=name, month=_month(month), first=_begins(known))
    if month == _FEBRUARY and not known.torn:
        start = sentences(start, msg("days-leap" if max(known.weeks[-1]) > 28 else "days-common"))
    fits = [comma_list(_may(*one) for one in year.sheets) for year in why.fits]
    if not fits:
        return sentences(start, last)
    if all(one == fits[0] for one in fits):
        return sentences(start, msg("counting", sheets=fits[0]), last)
    both = (
        msg("in-leap" if year.leap else "in-common", sheets=some) for year, some in zip(why.fits, fits, strict=True)
    )
    return sentences(start, capitalised(msg("each", years=comma_list(both, SEMICOLON))), last)


def _may(number: int, months: Sequence[int]) -> Phrase:
    """Of which months a sheet may be."""
    named = comma_list((_month(one + 1) for one in months), OR) if months else msg("no-month")
    return msg("may", name=_NAMES[number], months=named)


def _begins(sheet: form.Sheet) -> Phrase:
    """The weekday on which the month of a sheet begins."""
    column, day = next((column, day) for column, day in enumerate(sheet.weeks[-1]) if day)
    return weekday((column - day + 1) % 7)


def dated(query: form.Query) -> dict[str, Phrase]:
    """The month and the date that a question names, if any."""
    if not isinstance(query, form.WeekdayOf | form.SheetOf):
        return {}
    month = _month(query.month)
    return {"month": month, "date": msg("date", month=month, day=getattr(query, "day", 0))}


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
