"""The report of ``puzzlegen score`` in 80 columns of text: the ranking first, then where the files fail."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from statistics import median
from textwrap import wrap

from puzzlegen.answers import endings
from puzzlegen.answers.endings import Ending
from puzzlegen.core.foreign import shown
from puzzlegen.core.item import so_many
from puzzlegen.scoring.breakdowns import ALL, CAPABILITY, CATEGORY, FORM, LEVEL, Group, averaged, spelled
from puzzlegen.scoring.comparisons import spelled_p
from puzzlegen.scoring.participants import measured
from puzzlegen.scoring.people import PAPERS
from puzzlegen.scoring.report import Report, Sheet

_SIDE_BY_SIDE = 3  # files that have a column each
_WIDTH = 80
_BRIEF = (CATEGORY, LEVEL, FORM, CAPABILITY)  # what is shown of many files


def told(report: Report) -> Iterator[str]:
    """The lines of the report."""
    chance = _share(report.sheets[0].whole.chance)
    yield f"{shown(report.benchmark)}: {so_many(report.items)}, {chance} % by chance"
    yield ""
    yield from _ranking(report)
    if len(report.sheets) == 1:
        yield from _one(report.sheets[0])
    elif len(report.sheets) <= _SIDE_BY_SIDE:
        yield from _several(report.sheets)
    else:
        yield from _many(report.ranking)
    yield from _differences(report)
    yield from _people(report)
    yield from _papers(report)
    yield from _errors(report)
    yield from _remarks(report)


def _ranking(report: Report) -> Iterator[str]:
    width = max(11, min(28, max(len(shown(sheet.name)) for sheet in report.sheets)))
    yield f"   #  range  {'model':<{width}}  score  95% interval  macro  no answer"
    for sheet in report.ranking:
        whole = sheet.whole
        span = "" if sheet.rank_low is None else f"{sheet.rank_low}-{sheet.rank_high}"
        interval = "" if whole.low is None or whole.high is None else f"{_share(whole.low)}-{_share(whole.high)}"
        unanswered = (whole.unparsed + whole.missing) / (whole.right + whole.wrong + whole.unparsed + whole.missing)
        row = (
            f"{sheet.rank or '':>4}  {span:>5}  {_cut(sheet.name, width):<{width}}  {_share(whole.credit):>5}"
            f"  {interval:>12}  {_share(sheet.macro):>5}  {_share(unanswered):>9}"
        )
        yield row.rstrip()


def _name(group: Group) -> str:
    return spelled(group.dimension, group.name)


def _one(sheet: Sheet) -> Iterator[str]:
    """All groups of a file with their intervals and outcomes."""
    width = min(27, max(len(_name(group)) for group in sheet.groups))
    head = f"{'items':>6}{'score':>7}  {'95% interval':>12}{'chance':>8}{'wrong':>7}{'no answer':>11}"
    for dimension, groups in groupby(sheet.groups[1:], key=lambda group: group.dimension):
        yield f"\n{_cut(dimension, width):<{width}}{head}"
        for group in groups:
            interval = "" if group.low is None or group.high is None else f"{_share(group.low)}-{_share(group.high)}"
            yield (
                f"{_cut(_name(group), width):<{width}}{group.asked:>6}{_share(group.credit):>7}  {interval:>12}"
                f"{_share(group.chance):>8}{group.wrong:>7}{group.unparsed + group.missing:>11}"
            )


def _several(sheets: Sequence[Sheet]) -> Iterator[str]:
    """The credits of few files side by side."""
    names = "".join(f"{_cut(sheet.name, 11):>13}" for sheet in sheets)
    columns = [sheet.groups for sheet in sheets]
    yield from _table(columns, names, lambda row: "".join(f"{_share(group.credit):>13}" for group in row))


def _many(sheets: Sequence[Sheet]) -> Iterator[str]:
    """The best, the median and the lowest credit of many files, by what tells most."""

    def figures(row: Sequence[Group]) -> str:
        known = [group.credit for group in row if group.credit is not None]
        if not known:
            return ""
        best = next(sheet.name for group, sheet in zip(row, ranked, strict=True) if group.credit == max(known))
        return f"{_share(max(known)):>6} {_cut(best, 20):<20} {_share(median(known)):>6} {_share(min(known)):>6}"

    ranked = [sheet for sheet in sheets if sheet.rank is not None] or sheets
    chosen = [tuple(group for group in sheet.groups if group.dimension in _BRIEF) for sheet in ranked]
    yield from _table(chosen, f"{'best':>6} {'':<20} median lowest", figures)


def _table(columns: Sequence[Sequence[Group]], head: str, figures: Callable[[Sequence[Group]], str]) -> Iterator[str]:
    """A table for each dimension, with a row for each group."""
    width = min(25, max(len(_name(group)) for group in columns[0]))
    rows = list(zip(*columns, strict=True))
    for dimension, groups in groupby(rows, key=lambda row: row[0].dimension):
        if dimension == ALL:
            continue
        yield f"\n{_cut(dimension, width):<{width}}{'items':>6}{'chance':>8}{head}"
        for row in groups:
            first = f"{_cut(_name(row[0]), width):<{width}}{row[0].items:>6}{_share(row[0].chance):>8}"
            yield f"{first}{figures(row)}".rstrip()


def _differences(report: Report) -> Iterator[str]:
    if not report.differences:
        return
    compared = f"more credit than {_cut(report.against, 20)}"
    yield f"\n{compared:<38}points     95% interval        p  p (Holm)"
    for one in report.differences:
        interval = "" if one.low is None or one.high is None else f"{100 * one.low:+.1f} to {100 * one.high:+.1f}"
        chances = f"{spelled_p(one.p):>9}{spelled_p(one.adjusted):>10}"
        what = f"{_cut(one.second, 22)}, {_cut(one.name, 13)}"
        yield f"{what:<38}{100 * one.difference:>+6.1f}{interval:>17}{chances}"
    yield "Interval and p are of a row alone; p (Holm) is corrected for all rows."


def _people(report: Report) -> Iterator[str]:
    if not report.people:
        return
    yield f"\n{'people':<16} people items answers  score 95% interval  5th 50th 95th seconds"
    for one in report.people:
        if one.dimension in PAPERS:
            continue
        what = _cut(one.predictions if one.dimension == ALL else f"  {one.name}", 16)
        interval = "" if one.low is None or one.high is None else f"{_share(one.low)}-{_share(one.high)}"
        spread = (one.weak, one.middle, one.strong)
        percentiles = "".join(f"{'' if value is None else f'{100 * value:.0f}':>5}" for value in spread)
        seconds = "" if one.seconds is None else f"{one.seconds:.0f}"
        counts = f"{one.people:>7}{one.items:>6}{one.answers:>8}"
        yield f"{what:<16}{counts}{_share(one.credit):>7}{interval:>13}{percentiles}{seconds:>8}".rstrip()
    yield "Intervals over people and items; percentiles of what single people reach."


def _papers(report: Report) -> Iterator[str]:
    """People beside models in the categories of the papers, once people solved items of these."""
    here = measured(report.people)
    rows = [group for group in report.sheets[0].groups if group.humans is not None and group.dimension in PAPERS]
    if not report.people or not rows:
        return
    yield f"\n{'people beside models':<34}best model  people  95% interval  whose"
    for group in rows:
        one = here.get((group.dimension, group.name))
        interval = "" if one is None or one.low is None or one.high is None else f"{_share(one.low)}-{_share(one.high)}"
        whose = "published" if one is None else f"here, {one.people}"
        what = _cut(f"{PAPERS[group.dimension].name}: {group.name}", 33)
        best = _share(report.best(group.dimension, group.name))
        yield f"{what:<34}{best:>10}{_share(group.humans):>8}  {interval:>12}  {whose}".rstrip()
    yield "here: so many people on these items; published: the paper's, on its own items."


def _errors(report: Report) -> Iterator[str]:
    for one in report.errors:
        who = "1 person" if one.labellers == 1 else f"{one.labellers} people"
        name = f"errors of {_cut(one.predictions, 28)} by {_cut(one.scheme, 16)}"
        yield f"\n{name}: {one.responses} of {one.wrong}, by {who}"
        for share in one.shares:
            kind = _cut(share.type, 44) or "cannot tell"
            yield f"{kind:<44}{share.responses:>7.4g}{_share(share.responses / one.responses):>8} %"
        yield from (f"{both.same} of {both.items} labels of two people agree; {both}." for both in one.agreements)


def _remarks(report: Report) -> Iterator[str]:
    yield "\nScores in %: mean over all items."
    yield f"macro: mean over {averaged(report.sheets[0].groups, report.items)}."
    if report.sheets[0].rank_low is not None and len(report.sheets) > 1:
        yield "range: the ranks that a file has in 95% of resamples of the items."
    for sheet in report.sheets:
        name = _cut(sheet.name, 40)
        if sheet.not_asked:
            yield f"{name} was asked {sheet.whole.asked} of {report.items} items, and is not ranked."
        if any(count for ending, count in sheet.endings.items() if ending is not Ending.ANSWERED):
            yield from wrap(f"{name}, responses: {endings.counted(sheet.endings)}.", _WIDTH)
        if warning := endings.warning(sheet.endings):
            yield from wrap(f"{name}: {warning}", _WIDTH)
        if sheet.unknown:
            yield f"{name}: {sheet.unknown} responses to items that are not in {shown(report.benchmark)}."
    if report.not_asked:
        yield f"Items left out since not every model was asked: {report.not_asked}."
    if report.retracted:
        yield f"Items left out since they were retracted: {report.retracted}."


def _share(value: float | None) -> str:
    return "" if value is None else f"{100 * value:.1f}"


def _cut(text: str, width: int) -> str:
    text = shown(text)
    return text if len(text) <= width else f"{text[: width - 1]}…"
