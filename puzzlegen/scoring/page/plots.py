"""Plots as inline SVG. Each stands beside the figures that it shows, so most are hidden from those who cannot see it.

Models are told apart by place and by name, never by colour: there is one accent, for the model that the reader chose.
"""

import math
from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 200  # of a strip from 0 to 100%, in its own units
_EDGE: Final = 5
_HEIGHT: Final = 20
_HIDDEN: Final = 'aria-hidden="true" focusable="false"'


def across(share: float) -> str:
    """The place of a share on a strip."""
    return f"{_EDGE + share * (WIDTH - 2 * _EDGE):.1f}"


def strip(
    others: Sequence[float],
    value: float | None,
    low: float | None,
    high: float | None,
    chance: float,
    humans: float | None = None,
    top: float = 1.0,
    *,
    measured: bool = False,
) -> str:
    """One model among all: a tick for each, the chosen one with its interval, chance dotted, people a diamond.

    Args:
        others: the credits of all models.
        value: the credit of the chosen one.
        low: where its interval begins.
        high: where its interval ends.
        chance: what guessing earns.
        humans: what people reach, where it is known.
        top: the share at the right end; below 1 where there are no ticks and no people.
        measured: whether people reach that on these items; the diamond is full then.
    """
    middle = _HEIGHT / 2
    chance /= top
    value, low, high = (None if one is None else one / top for one in (value, low, high))
    ticks = "".join(f"M{across(one)} 5v10" for one in others)
    marks = [f'<path class="axis" d="M{across(0)} {middle}H{across(1)}"/>']
    if len(others) > 1:
        marks.append(f'<path class="tick" d="{ticks}"/>')
    if chance:
        marks.append(f'<path class="chance" d="M{across(chance)} 1v18"/>')
    if humans is not None:
        kind = "humans here" if measured else "humans"
        marks.append(f'<path class="{kind}" d="M{across(humans)} 5l5 5l-5 5l-5 -5z"/>')
    marks.append(whisker(value, low, high))
    return f'<svg class="strip" viewBox="0 0 {WIDTH} {_HEIGHT}" {_HIDDEN}>{"".join(marks)}</svg>'


def whisker(value: float | None, low: float | None, high: float | None) -> str:
    """A dot with its interval, which the page's script can move."""
    line = "" if low is None or high is None else f"M{across(low)} {_HEIGHT / 2}H{across(high)}"
    if value is None:
        return '<path class="band"/><circle class="dot" r="0"/>'
    return f'<path class="band" d="{line}"/><circle class="dot" r="2.5" cx="{across(value)}" cy="{_HEIGHT / 2}"/>'


_SHAPES: Final = {
    "image": '<circle class="full" r="4.5" cx="{x}" cy="10"/>',
    "no-image": '<circle class="hollow" r="4" cx="{x}" cy="10"/>',
    "statement": '<path class="hollow" d="M{x} 10m-4 -4h8v8h-8z"/>',
    "caption": '<path class="hollow" d="M{x} 10m-4.5 4h9l-4.5 -8.5z"/>',
}
"""How modes are told apart."""


def dumbbell(credits: Sequence[tuple[str, float]], chance: float) -> str:
    """The credits of one model by mode, joined by a line."""
    values = [credit for _, credit in credits]
    marks = [
        f'<path class="axis" d="M{across(0)} 10H{across(1)}"/>',
        f'<path class="chance" d="M{across(chance)} 1v18"/>' if chance else "",
        f'<path class="bar" d="M{across(min(values))} 10H{across(max(values))}"/>',
        *(_SHAPES[mode].format(x=across(credit)) for mode, credit in reversed(credits)),
    ]
    return f'<svg class="strip" viewBox="0 0 {WIDTH} {_HEIGHT}" {_HIDDEN}>{"".join(marks)}</svg>'


def shape(mode: str) -> str:
    """The mark of a mode, for a key."""
    return f'<svg class="mark" viewBox="0 0 20 20" {_HIDDEN}>{_SHAPES[mode].format(x=10)}</svg>'


def shares(counts: Sequence[tuple[str, int]]) -> str:
    """Counts as parts of a bar; the names are those of classes."""
    total = sum(count for _, count in counts) or 1
    at = 0.0
    marks = []
    for name, count in counts:
        width = WIDTH * count / total
        if count:
            marks.append(f'<path class="{name}" d="M{at:.1f} 4h{max(0.5, width):.1f}v12h-{max(0.5, width):.1f}z"/>')
        at += width
    return f'<svg class="strip" viewBox="0 0 {WIDTH} {_HEIGHT}" {_HIDDEN}>{"".join(marks)}</svg>'


def bar(share: float) -> str:
    """A bar over this share of the strip."""
    path = f'<path class="right" d="M0 4h{WIDTH * share:.1f}v12H0z"/>'
    return f'<svg class="strip" viewBox="0 0 {WIDTH} {_HEIGHT}" {_HIDDEN}>{path}</svg>'


def curve(values: Sequence[float | None], middles: Sequence[float | None], label: str) -> str:
    """Credits from the easiest items to the hardest, before those of the median model."""
    wide, high = 120, 56

    def line(points: Sequence[float | None]) -> str:
        placed = [
            f"{6 + place * (wide - 12) / max(1, len(points) - 1):.1f} {high - 4 - value * (high - 8):.1f}"
            for place, value in enumerate(points)
            if value is not None
        ]
        return f"M{'L'.join(placed)}" if placed else ""

    return (
        f'<svg class="curve" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(label)}">'
        f'<path class="axis" d="M6 {high - 4}H{wide - 6}M6 4H{wide - 6}"/><path class="median" d="{line(middles)}"/>'
        f'<path class="line" d="{line(values)}"/></svg>'
    )


def scatter(points: Sequence[tuple[str, float, float]], unit: str, title: str) -> str:
    """Credit against what it takes, on a logarithmic axis; the models that nobody beats in both are named.

    Args:
        points: name, what it takes, credit.
        unit: of what it takes.
        title: for those who cannot see it.
    """
    wide, high, left, bottom = 360, 250, 34, 32
    low, top = min(x for _, x, _ in points), max(x for _, x, _ in points)
    first, last = math.log10(low) - 0.08, math.log10(top) + 0.08
    ceiling = min(1.0, math.ceil(10 * max(y for *_, y in points) + 0.5) / 10)

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            left + (math.log10(x) - first) / (last - first) * (wide - left - 12),
            high - bottom - y / ceiling * (high - bottom - 14),
        )

    marks = []
    for tenth in range(0, round(10 * ceiling) + 1, 2):
        _, y = at(low, tenth / 10)
        marks.append(f'<path class="axis" d="M{left} {y:.1f}H{wide - 12}"/>')
        marks.append(f'<text class="end" x="{left - 6}" y="{y + 3.5:.1f}">{10 * tenth}</text>')
    for step in _ticks(10**first, 10**last):
        x, _ = at(step, 0)
        marks.append(f'<text class="mid" x="{x:.1f}" y="{high - bottom + 16}">{_short(step)}</text>')
    marks.append(f'<text class="mid" x="{(left + wide) / 2:.0f}" y="{high - 2}">{escape(unit)}, log scale</text>')
    best, front = -1.0, []
    for number, (name, x, y) in sorted(enumerate(points), key=lambda one: (one[1][1], -one[1][2])):
        if y > best:
            best = y
            front.append((number, name, x, y))
    ahead = {number for number, *_ in front}
    for number, (name, x, y) in enumerate(points):
        px, py = at(x, y)
        kind = "front" if number in ahead else "point"
        tip = f"<title>{escape(name)}: {100 * y:.1f} %, {_short(x)} {escape(unit)}</title>"
        marks.append(
            f'<circle class="{kind}" data-name="{escape(name)}" r="4" cx="{px:.1f}" cy="{py:.1f}">{tip}</circle>'
        )
    if len(front) > 1:
        line = "L".join(f"{at(x, y)[0]:.1f} {at(x, y)[1]:.1f}" for _, _, x, y in front)
        marks.insert(0, f'<path class="frontier" d="M{line}"/>')
    used: list[float] = []
    for _, name, x, y in reversed(front):
        px, py = at(x, y)
        py = min([py - 7, *(one - 11 for one in used if one > py - 18)]) if used else py - 7
        if py < 8 or len(used) == 6:
            continue
        used.append(py)
        side = "end" if px > wide / 2 else ""
        shift = px - 5 if side else px + 5
        marks.append(f'<text class="name {side}" x="{shift:.1f}" y="{py:.1f}">{escape(_clip(name))}</text>')
    label = escape(title)
    return f'<svg class="scatter" viewBox="0 0 {wide} {high}" role="img" aria-label="{label}">{"".join(marks)}</svg>'


def _ticks(low: float, high: float) -> list[float]:
    steps = [
        m * 10.0**e for e in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1) for m in (1, 2, 5)
    ]
    inside = [step for step in steps if low <= step <= high]
    return inside if len(inside) <= 6 else inside[:: math.ceil(len(inside) / 6)]


def _short(value: float) -> str:
    for size, sign in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g}{sign}"
    return f"{value:.3g}"


def _clip(name: str) -> str:
    return name if len(name) <= 22 else f"{name[:21]}…"
