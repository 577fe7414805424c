"""What ``puzzlegen calibrate`` found, in 80 columns of text."""

from collections.abc import Iterator, Sequence
from textwrap import shorten, wrap
from typing import Final

from puzzlegen.core.foreign import shown
from puzzlegen.core.item import so_many
from puzzlegen.scoring.bands import APART, FEWEST, Span
from puzzlegen.scoring.calibration import SEVERAL, Calibrated, Calibration, Deeper, Measure, Trend, Verdict
from puzzlegen.scoring.doubts import FEWEST as FEWEST_WHO_MISS
from puzzlegen.scoring.doubts import Disputed, Missed
from puzzlegen.scoring.effects import LEAST
from puzzlegen.scoring.intervals import FEWEST as FEWEST_ITEMS
from puzzlegen.scoring.participants import FEWEST_PEOPLE

_WIDTH: Final = 80
_LONGEST: Final = 16  # characters of an answer
_MOST: Final = 300  # and of a reason
_HEAD: Final = (
    f"  {'':<7}{'orders':<9}{'rho':>5}{'95% interval':>17}{'seen':>7}{'change':>9}{'95% interval':>17}{'items':>7}"
)
_LEGEND: Final = (
    "rho: Spearman's, of the unit and what an item asks of people, corrected for the chance in few answers (seen: as "
    "it is), with its 95% interval over people and items. Time is that of right answers; people's own speed and skill "
    "are taken out. change: from items at 10% of the unit's ranks to items at 90%. right, seconds: of the average "
    "person. With 20 families, one interval is expected to miss by chance."
)


def told(found: Calibration) -> Iterator[str]:
    """The lines."""
    people = f"{found.people} {'person' if found.people == 1 else 'people'}"
    yield f"{shown(found.benchmark)}: {people}, {so_many(found.items)}, {found.answers} answers"
    yield ""
    yield "Does the unit order people's work?"
    yield ""
    yield f"all families of {SEVERAL} items or more, each in its own order"
    yield from _trends(found.together)
    yield from _deeper(found.deeper)
    few = [one for one in found.families if all(trend.verdict is Verdict.FEW for trend in one.trends)]
    for one in found.families:
        if one not in few:
            yield ""
            yield from _family(one)
    yield ""
    yield from wrap(_LEGEND, _WIDTH)
    if few:
        yield ""
        names = ", ".join(dict.fromkeys(shown(one.family) for one in few))
        yield from wrap(
            f"Too few to tell alone, since it takes {FEWEST_PEOPLE} people, {FEWEST_ITEMS} items, and differences "
            f"between items of which {LEAST:.0%} are not by chance: {names}.",
            _WIDTH,
        )
    yield from _missed(found.missed)
    yield from _disputed(found.disputed)
    for count, what in ((found.unknown, "that the benchmark does not have"), (found.retracted, "that were retracted")):
        if count:
            yield f"\nAnswers to items {what}, which do not count: {count}."


def _family(one: Calibrated) -> Iterator[str]:
    whole = one.trends[-1]
    yield f"{shown(one.family)}, by {shown(one.unit)}: {whole.people} people, {whole.answers} answers"
    yield from _trends(one.trends)
    yield from _deeper(one.deeper)
    yield f"  {'level':<9}{'items':>6}   10%, 50%, 90% of the unit       right  seconds"
    for level in one.levels:
        unit = ", ".join(f"{value:g}" for value in (level.low, level.middle, level.high))
        seconds = "" if level.seconds is None else f"{level.seconds:.0f}"
        yield f"  {level.level:<9}{level.items:>6}   {unit:<30}{100 * level.credit:>5.0f} %{seconds:>9}".rstrip()
    if one.faults:
        yield from _indented(f"So far {'; '.join(one.faults)}.")
        yield from _indented(_bands(one))


def _bands(one: Calibrated) -> str:
    """What is proposed, or why nothing is."""
    if one.proposed:
        spans = ", ".join(f"{span.level} {_span(span)}" for span in one.proposed)
        return f"Proposed for its next version: {spans}."
    if any(trend.verdict is Verdict.YES for trend in one.trends):
        return f"No bands with {FEWEST} items each would differ by {APART:g} standard errors."
    return "No bands are proposed, since the unit does not surely order people's work."


def _indented(text: str, indent: str = "  ") -> Iterator[str]:
    yield from wrap(shown(text), _WIDTH, initial_indent=indent, subsequent_indent=indent)


def _span(span: Span) -> str:
    return f"{span.low:g}" if span.low == span.high else f"{span.low:g} to {span.high:g}"


def _trends(trends: Sequence[Trend]) -> Iterator[str]:
    yield _HEAD
    for one in trends:
        rho = "" if one.rho is None else f"{one.rho:+.2f}"
        between = "" if one.low is None or one.high is None else f"{one.low:+.2f} to {one.high:+.2f}"
        seen = "" if one.seen is None else f"{one.seen:+.2f}"
        change, ends = _change(one)
        row = f"  {one.measure:<7}{one.verdict:<9}{rho:>5}{between:>17}{seen:>7}{change:>9}{ends:>17}{one.items:>7}"
        yield row.rstrip()


def _deeper(found: Sequence[Deeper]) -> Iterator[str]:
    for one in found:
        yield from _indented(
            f"Does the depth order {one.measure} better than the unit? {one.verdict} (rho {one.by_depth:+.2f} by "
            f"depth, {one.by_difficulty:+.2f} by the unit; gain on Fisher's scale {one.gain:+.2f}, {one.low:+.2f} to "
            f"{one.high:+.2f})"
        )


def _change(one: Trend) -> tuple[str, str]:
    if one.change is None or one.change_low is None or one.change_high is None:
        return "", ""
    if one.measure is Measure.TIME:
        return f"x {one.change:.2f}", f"{one.change_low:.2f} to {one.change_high:.2f}"
    return f"{100 * one.change:+.0f} %", f"{100 * one.change_low:+.0f} to {100 * one.change_high:+.0f}"


def _missed(found: Sequence[Missed]) -> Iterator[str]:
    if found:
        yield ""
        yield f"Missed by two of three people or more, of at least {FEWEST_WHO_MISS}: look at the picture"
    for one in found:
        said = f", {one.times} said {_cut(one.said)}" if one.said else ""
        gave_up = f", {one.given_up} gave up" if one.given_up else ""
        yield from _item(one, f"{one.missed} of {one.people} missed the key {_cut(one.key)}{said}{gave_up}")


def _disputed(found: Sequence[Disputed]) -> Iterator[str]:
    if found:
        yield ""
        yield "Called wrong: look at the picture, and retract the item if they are right"
    for one in found:
        yield from _item(one, f"{len(one.reasons)} of {one.people} called it wrong; the key is {_cut(one.key)}")
        for reason in one.reasons:
            yield from _indented(f"- {shorten(reason, _MOST)}", "    ")


def _item(one: Missed | Disputed, what: str) -> Iterator[str]:
    """Which item, what became of it, and its picture, whose path is never broken."""
    yield f"  {shown(one.family)}, {one.level}  {one.id}"
    yield f"    {what}"
    if one.picture:
        yield f"    {shown(one.picture)}"


def _cut(text: str) -> str:
    text = shown(text)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
