"""What ``puzzlegen calibrate`` found, in 80 columns of text."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from puzzlegen.core.foreign import shown
from puzzlegen.core.item import so_many
from puzzlegen.scoring.bands import APART, FEWEST, Span
from puzzlegen.scoring.calibration import Calibrated, Calibration, Measure, Trend, Verdict
from puzzlegen.scoring.doubts import FEWEST as FEWEST_WHO_MISS
from puzzlegen.scoring.doubts import Disputed, Missed
from puzzlegen.scoring.effects import LEAST
from puzzlegen.scoring.intervals import FEWEST as FEWEST_ITEMS
from puzzlegen.scoring.participants import FEWEST_PEOPLE

_WIDTH: Final = 80
_LEGEND: Final = (
    "rho: Spearman's, of the unit and what an item asks of people, corrected for the chance in few answers (seen: as it "
    "is), with its 95% interval over people and items. Time is that of right answers, and people's own speed and skill "
    "are taken out. change: from items at 10% of the unit's ranks to items at 90%."
)


def told(found: Calibration) -> Iterator[str]:
    """The lines."""
    people = f"{found.people} {'person' if found.people == 1 else 'people'}"
    yield f"{shown(found.benchmark)}: {people}, {so_many(found.items)}, {found.answers} answers"
    yield ""
    yield "Does the unit order people's work?"
    yield ""
    yield "all families, each in its own order"
    yield from _trends(found.together)
    few = [one for one in found.families if all(trend.verdict is Verdict.FEW for trend in one.trends)]
    for one in found.families:
        if one not in few:
            yield ""
            yield from _family(one)
    yield ""
    yield from wrap(_LEGEND, _WIDTH)
    if few:
        yield ""
        names = ", ".join(f"{shown(one.family)} ({_counts(one.trends[-1])})" for one in few)
        yield from wrap(
            f"Too few, since it takes {FEWEST_PEOPLE} people, {FEWEST_ITEMS} items, and differences between items of "
            f"which {LEAST:.0%} are not by chance: {names}.",
            _WIDTH,
        )
    yield from _missed(found.missed)
    yield from _disputed(found.disputed)
    for count, what in ((found.unknown, "that the benchmark does not have"), (found.retracted, "that were retracted")):
        if count:
            yield f"\nAnswers to items {what}, which do not count: {count}."


def _counts(trend: Trend) -> str:
    return f"{trend.people} people, {so_many(trend.items)}"


def _family(one: Calibrated) -> Iterator[str]:
    yield f"{shown(one.family)}, by {shown(one.unit)}"
    yield from _trends(one.trends)
    yield f"  {'level':<9}{'items':>6}   10%, 50%, 90% of the unit       right  seconds"
    for level in one.levels:
        unit = ", ".join(f"{value:g}" for value in (level.low, level.middle, level.high))
        seconds = "" if level.seconds is None else f"{level.seconds:.0f}"
        yield f"  {level.level:<9}{level.items:>6}   {unit:<30}{100 * level.credit:>5.0f} %{seconds:>9}".rstrip()
    if one.faults:
        yield from wrap(f"{'; '.join(one.faults)}.", _WIDTH, initial_indent="  ", subsequent_indent="  ")
    if one.proposed:
        spans = ", ".join(f"{span.level} {_span(span)}" for span in one.proposed)
        yield from wrap(f"Proposed for its next version: {spans}.", _WIDTH, initial_indent="  ", subsequent_indent="  ")
    elif one.faults:
        yield from wrap(
            f"No bands are proposed: none with {FEWEST} items each differ by {APART:g} standard errors, or the unit "
            "does not order people's work.",
            _WIDTH,
            initial_indent="  ",
            subsequent_indent="  ",
        )


def _span(span: Span) -> str:
    return f"{span.low:g}" if span.low == span.high else f"{span.low:g} to {span.high:g}"


def _trends(trends: Sequence[Trend]) -> Iterator[str]:
    yield f"  {'':<7}{'orders':<8}{'rho':>6}{'95% interval':>17}{'seen':>7}{'change':>9}{'95% interval':>17}{'items':>7}"
    for one in trends:
        rho = "" if one.rho is None else f"{one.rho:+.2f}"
        between = "" if one.low is None or one.high is None else f"{one.low:+.2f} to {one.high:+.2f}"
        seen = "" if one.seen is None else f"{one.seen:+.2f}"
        change, ends = _change(one)
        row = f"  {one.measure:<7}{one.verdict:<9}{rho:>5}{between:>17}{seen:>7}{change:>9}{ends:>17}{one.items:>7}"
        yield row.rstrip()


def _change(one: Trend) -> tuple[str, str]:
    if one.change is None or one.change_low is None or one.change_high is None:
        return "", ""
    if one.measure is Measure.TIME:
        return f"x {one.change:.2f}", f"{one.change_low:.2f} to {one.change_high:.2f}"
    return f"{100 * one.change:+.0f} %", f"{100 * one.change_low:+.0f} to {100 * one.change_high:+.0f}"


def _missed(found: Sequence[Missed]) -> Iterator[str]:
    if not found:
        return
    yield ""
    yield f"Missed by two of three people or more, of at least {FEWEST_WHO_MISS}: please look at the picture"
    for one in found:
        said = f"; {one.times} said {_cut(one.said)}" if one.said else ""
        gave_up = f"; {one.given_up} gave up" if one.given_up else ""
        yield f"  {one.id}  {shown(one.family)}, {one.level}: {one.missed} of {one.people} miss {_cut(one.key)}{said}{gave_up}"
        if one.picture:
            yield f"    {one.picture}"


def _disputed(found: Sequence[Disputed]) -> Iterator[str]:
    if not found:
        return
    yield ""
    yield "Called wrong"
    for one in found:
        yield f"  {one.id}  {shown(one.family)}, {one.level}: {len(one.reasons)} of {one.people}, key {_cut(one.key)}"
        for reason in one.reasons:
            yield from wrap(shown(reason), _WIDTH, initial_indent="    - ", subsequent_indent="      ")
        if one.picture:
            yield f"    {one.picture}"


def _cut(text: str) -> str:
    text = shown(text)
    return text if len(text) <= 24 else f"{text[:23]}…"
