"""What scores over months say, in 80 columns of text."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from puzzlegen.catalog import knobs
from puzzlegen.core.foreign import shown
from puzzlegen.core.item import so_many
from puzzlegen.standing import reference
from puzzlegen.standing.contrast import Contrast
from puzzlegen.standing.exposure import ALPHA, Exposure
from puzzlegen.standing.ladder import Climb, Place
from puzzlegen.standing.links import Link
from puzzlegen.standing.paired import Paired, Shift
from puzzlegen.standing.plan import Plan
from puzzlegen.standing.poststratified import Standing
from puzzlegen.standing.reference import Reference
from puzzlegen.standing.trend import Trend

_NAMED = 5  # families in a sentence
_ODD = 3.3  # standard errors, which chance reaches in one of a thousand groups


def of_reference(made: Reference) -> Iterator[str]:
    """A reference: what it was made from, its strata by category, and what of it has ended."""
    content = made.content
    yield f"{content.name}, of the spec {content.spec}; digest {made.digest}"
    tasks = sum(len(one.tasks) for one in content.strata)
    languages = ", ".join(content.languages)
    yield f"{len(content.strata)} families and levels, {tasks} tasks and forms, languages: {languages}"
    yield ""
    weights: defaultdict[str, float] = defaultdict(float)
    families: defaultdict[str, set[str]] = defaultdict(set)
    for one in content.strata:
        weights[one.cell.category] += one.weight
        families[one.cell.category].add(one.family)
    yield f"{'category':<24}{'families':>8}{'weight':>9}"
    for category, weight in weights.items():
        yield f"{category:<24}{len(families[category]):>8}{weight:>9.1%}"
    gone = reference.ended(made)
    if gone:
        names = ", ".join(list(gone)[:_NAMED]) + (" ..." if len(gone) > _NAMED else "")
        lost = sum(one.weight for one in content.strata if one.family in gone)
        yield ""
        yield f"{len(gone)} families have another version since ({lost:.1%} of the weight): {names}"


def of_links(made: Sequence[Link]) -> Iterator[str]:
    """What the old versions of families earn beyond the new ones."""
    yield f"Points that are added for the new version, by what {len(made[0].content.models)} models earned:"
    yield ""
    yield f"{'family and level':<36}versions  items      points  95% interval"
    for one in (link.content for link in made):
        versions, items = f"{one.old.version} <- {one.new.version}", f"{one.old.items}, {one.new.items}"
        figures = f"{100 * one.shift:>+8.1f}  {100 * one.low:+.1f} to {100 * one.high:+.1f}"
        yield f"{_cut(f'{one.family} {one.level}', 35):<36}{versions:<10}{items:<8}{figures}"


def of_standings(found: Sequence[Standing]) -> Iterator[str]:
    """Scores on a reference, beside the plain means."""
    if not found:
        return
    first = found[0]
    yield f"\nOn the reference {first.reference} ({first.digest[:12]}), unexposed items only:"
    yield f"{'model':<28}  score  95% interval  weight present   items   plain mean"
    for one in sorted(found, key=lambda one: -one.score):
        interval = f"{100 * one.low:.1f}-{100 * one.high:.1f}"
        plain = f"{100 * one.raw[0]:.1f} of {one.raw[1]}"
        figures = f"{100 * one.score:>7.1f}{interval:>14}{one.present:>15.1%}{one.items:>9}{plain:>13}"
        yield f"{_cut(one.name, 28):<28}{figures}"
    for one in found:
        if one.linked:
            yield f"{_cut(one.name, 28)}: {one.linked:.1%} of the weight by links to later versions of families"
        if one.outside:
            yield f"{_cut(one.name, 28)}: {so_many(one.outside)} of no stratum of it did not count."


def of_paired(found: Sequence[Paired]) -> Iterator[str]:
    """What models earn for the same puzzles in other conditions."""
    if not found:
        return
    yield "\nThe same puzzles in another way, and the points gained or lost by it:"
    yield f"{'model':<16} {'condition':<15}{'pairs':>5}{'before':>7}{'after':>6}{'difference':>23} {'p':>6}"
    for model in found:
        for one in model.shifts:
            if not one.family:
                yield f"{_cut(model.name, 16):<16} {_cut(one.condition, 15):<15}{_shift(one)}"
            elif one.adjusted is not None and one.adjusted < ALPHA:
                yield f"  {_cut(one.family, 30):<30}{_shift(one)}"
    yield "p is corrected for all rows, that of a family for those of its condition (Holm)."
    for model in found:
        if model.consistent is not None and model.worst is not None:
            ways = len({one.condition for one in model.shifts}) + 1
            alike = f"{so_many(model.items)}: {100 * model.consistent:.1f} % solved in all {ways} ways or in none"
            yield f"{_cut(model.name, 16)}, {alike}; in the worst {100 * model.worst:.1f}"


def _shift(one: Shift) -> str:
    span = "" if one.low is None or one.high is None else f" ({100 * one.low:+.1f} to {100 * one.high:+.1f})"
    change = f"{100 * one.difference:+.1f}{span}"
    p = "" if one.adjusted is None else "<.001" if one.adjusted < 0.001 else f"{one.adjusted:.3f}".lstrip("0")
    return f"{one.items:>5}{100 * one.before:>7.1f}{100 * one.after:>6.1f}{change:>23} {p:>6}"


def of_exposure(found: Sequence[Exposure]) -> Iterator[str]:
    """What is due to exposure, model by model; what could be found stands before what was found."""
    yield f"Items public by {found[0].cutoff} against fresh ones, within families and levels."
    for one in found:
        yield ""
        yield _cut(one.name, 60)
        if one.exposed is None:
            yield "  too few items of the same families and levels to compare"
            continue
        extra = one.exposed
        yield f"  {extra.items} exposed and {extra.others} fresh items in {extra.cells} families and levels;"
        yield f"  with these, an effect of {100 * extra.least:.1f} points is found in 80 % of cases"
        yield f"  credit due to exposure {_points(extra)}"
        corrected = f", corrected for {len(found)} models {_p(extra.p if one.adjusted is None else one.adjusted)}"
        yield f"  one-sided p {_p(extra.p)}{corrected if len(found) > 1 else ''}"
        if one.verbatim is not None:
            yield f"  of it lost in disguise, as memory of the item: {_points(one.verbatim)}"
        if one.alike is not None:
            yield f"  carried over to items of the same structure: {_points(one.alike)}"
            yield f"    ({one.alike.items} have it; {100 * one.alike.least:.1f} points are found in 80 % of cases)"
        if one.newer is None:
            yield "  no negative control: too few public items are newer"
        else:
            yield f"  negative control, newer than the cut-off: {_points(one.newer)}; has to be 0"
            if not one.newer.low <= 0 <= one.newer.high:
                yield "  it is not: the training data may be newer than that, or items could be looked up"
        for dose in one.doses if len(one.doses) > 1 else ():
            months = f"{dose.first}" if dose.first == dose.last else f"{dose.first}-{dose.last}"
            label = f"public for {months if dose.last < 1000 else f'{dose.first} or more'} months"
            yield f"    {label:<28}{_points(dose.contrast)}"
    verdicts = Counter(one.named for one in found if one.exposed is not None)
    yield ""
    count = f"{verdicts[True]} of {verdicts.total()}"
    yield f"At {ALPHA:.0%}, corrected for their number: {count} with credit due to exposure."


def of_trend(found: Trend) -> Iterator[str]:
    """Models over months, what each gains a month, and which languages, styles and families function otherwise."""
    on = f"the reference {found.reference} ({found.digest[:12]})" if found.reference else "all families and levels"
    yield f"Scores on {on}, from unexposed answers."
    yield ""
    yield f"{'model':<15} month   answers  plain  score  95% interval  scale  95% interval"
    for one in found.points:
        score = f"{100 * one.score:>7.1f}{f'{100 * one.low:.1f}-{100 * one.high:.1f}':>14}"
        scale = f"{one.scale:>7.0f}{f'{one.scale_low:.0f}-{one.scale_high:.0f}':>14}"
        yield f"{_cut(one.model, 15):<15} {one.month}{one.answers:>8}{100 * one.plain:>7.1f}{score}{scale}"
    yield "scale: 500 meets the mean difficulty, and 100 is a logit."
    if found.changes:
        yield ""
        for change in found.changes:
            gain = f"{100 * change.gain:+.2f} points a month ({100 * change.low:+.2f} to {100 * change.high:+.2f})"
            yield f"{_cut(change.model, 15):<15} {gain}, over {change.months} months"
    odd = [one for one in found.functioning if abs(one.z) > _ODD]
    if odd:
        yield ""
        yield "Models earn more or less than the scale expects, in:"
        for group in sorted(odd, key=lambda one: -abs(one.z))[:_NAMED]:
            fit = f"z {group.z:+.1f}, outfit {group.outfit:.2f}, {group.answers} answers"
            yield f"  {group.dimension} {group.name}: {100 * group.beyond:+.1f} points; {fit}"


def of_plan(found: Plan) -> Iterator[str]:
    """A mix: its levels, what is opened and what is only watched, and where most is added."""
    months = found.months[0] if len(found.months) == 1 else f"{found.months[0]} to {found.months[-1]}"
    yield f"{found.spec}, by what {', '.join(shown(one) for one in found.models)} solved, {months}"
    yield ""
    yield f"{'level':<32}{'families':>8}{'before':>8}{'after':>8}{'credit':>8}"
    for level in dict.fromkeys(one.level for one in found.parts):
        own = [one for one in found.parts if one.level == level]
        shares = (sum(one.before for one in own), sum(one.after for one in own))
        known = [one.credit for one in own if one.credit is not None]
        credit = f"{100 * sum(known) / len(known):.0f}" if known else ""
        yield f"{level:<32}{len(own):>8}{shares[0]:>8.1%}{shares[1]:>8.1%}{credit:>8}"
    yield ""
    for remark, told in (("opened", "Opened at extreme"), ("watched", "Only watched")):
        families = [*dict.fromkeys(one.family for one in found.parts if one.remark == remark)]
        if families:
            yield f"{told}: {', '.join(families[:_NAMED])}{' ...' if len(families) > _NAMED else ''}"
    for one in sorted(found.parts, key=lambda one: one.before - one.after)[:_NAMED]:
        if one.after > one.before:
            credit = "" if one.credit is None else f"; credit {100 * one.credit:.0f}"
            yield f"  {_cut(f'{one.family} {one.level}', 38):<38}{one.before:>7.2%} -> {one.after:.2%}{credit}"


def of_ladder(found: Climb) -> Iterator[str]:
    """Where models fail on a ladder, and what they earn step by step."""
    ladder = found.ladder
    count = len(ladder.steps)
    yield f"{ladder.family} v{ladder.version}, {count} steps of {ladder.knob}"
    yield ""
    yield "Half way between chance and 1:"
    yield f"{'model':<20}{'step':>9}  {'95% interval':<18}{_cut(ladder.knob, 9):>9}  95% interval"
    for one in found.models:
        steps = f"{_at(one.step, 1, count):>9}  {_at(one.low, 1, count)} to {_at(one.high, 1, count)}"
        ends = (ladder.steps[0].value, ladder.steps[-1].value)
        values = "" if isinstance(one.step, str) else _at(one.value, *ends)
        span = "" if isinstance(one.step, str) else f"{_at(one.lowest, *ends)} to {_at(one.highest, *ends)}"
        yield f"{_cut(one.name, 20):<20}{steps:<29}{values:>9}  {span}".rstrip()
    yield ""
    yield f"{'credit at step':<20}" + "".join(f"{number:>7}" for number in range(1, count + 1))
    yield f"{_cut(ladder.knob, 20):<20}" + "".join(f"{knobs.shown(step.value):>7}" for step in ladder.steps)
    for one in found.models:
        yield f"{_cut(one.name, 20):<20}" + "".join(f"{100 * credit:>7.1f}" for credit in one.credits)


def _at(place: Place, first: object, last: object) -> str:
    if isinstance(place, str):
        return f"below {first}" if place == "below" else f"beyond {last}"
    return f"{place:.1f}"


def _points(one: Contrast) -> str:
    return f"{100 * one.credit:+.1f} points ({100 * one.low:+.1f} to {100 * one.high:+.1f})"


def _p(value: float) -> str:
    return "< 0.001" if value < 0.001 else f"{value:.3f}"


def _cut(text: str, width: int) -> str:
    text = shown(text)
    return text if len(text) <= width else f"{text[: width - 1]}…"
