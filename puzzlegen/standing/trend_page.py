"""The trend as a page for people: one file that needs nothing else. Models are told apart by place, never by colour."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from puzzlegen.scoring.page.markup import cell, document, folded, gain, head, percent, row, section, span, table
from puzzlegen.standing.trend import CENTRE, UNIT, Change, Point, Trend

_WIDTH: Final = 320
_HEIGHT: Final = 170
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 10, 10, 24
_LABELS: Final = 4  # months that are named below a plot, at most


def page(found: Trend, series: str) -> str:
    """The whole page; ``series`` is the name of the series."""
    style = (files("puzzlegen.scoring.page") / "style.css").read_text(encoding="utf-8")
    title = f"Scores over months: {series}"
    return document(
        title,
        f"<style>{style}</style>",
        f"<header><h1>{escape(title)}</h1><p>{escape(facts(found))}</p></header>",
        sections(found),
        f"<p>A Rasch model of all unexposed answers. Scale: {CENTRE} meets the mean difficulty, {UNIT} is a logit.</p>",
    )


def facts(found: Trend) -> str:
    """How many models and answers, of which months, on what."""
    models, months = ({getattr(one, name) for one in found.points} for name in ("model", "month"))
    on = f"the reference {found.reference} ({found.digest[:12]})" if found.reference else "all families and levels"
    answers = sum(one.answers for one in found.points)
    return f"{len(models)} models · {min(months)} to {max(months)} · {answers:,} unexposed answers · on {on}"


def sections(found: Trend) -> list[str]:
    """Curves, gains and all figures."""
    models = dict.fromkeys(one.model for one in found.points)
    months = _span(sorted({one.month for one in found.points}))
    figures = [_figure(model, found.points, months) for model in models]
    return [
        section(
            "months",
            "Scores by month",
            "The score on one scale with its 95 % interval; dotted the plain mean, which moves with the mix.",
            f'<div class="plots">{"".join(figures)}</div>',
        ),
        _changes(found.changes),
        _points(found.points),
    ]


def _span(months: Sequence[str]) -> list[str]:
    """All months from the first to the last one."""
    first, last = (int(text[:4]) * 12 + int(text[5:]) - 1 for text in (months[0], months[-1]))
    return [f"{number // 12}-{number % 12 + 1:02}" for number in range(first, last + 1)]


def _figure(model: str, points: Sequence[Point], months: Sequence[str]) -> str:
    own = [one for one in points if one.model == model]
    at = {month: _across(place, len(months)) for place, month in enumerate(months)}
    upper = [f"{at[one.month]:.1f} {_down(one.high):.1f}" for one in own]
    lower = [f"{at[one.month]:.1f} {_down(one.low):.1f}" for one in own]
    marks = [
        f'<path class="axis" d="M{_LEFT} {_down(share):.1f}H{_WIDTH - _RIGHT}"/>'
        f'<text class="end" x="{_LEFT - 5}" y="{_down(share) + 3:.1f}">{100 * share:.0f}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    step = -(-len(months) // _LABELS)
    marks += [f'<text class="mid" x="{at[one]:.1f}" y="{_HEIGHT - 6}">{one}</text>' for one in months[::step]]
    marks.append(f'<path class="spread" d="M{"L".join([*upper, *reversed(lower)])}z"/>')
    for kind, shares in (("plain", [one.plain for one in own]), ("line", [one.score for one in own])):
        places = [f"{at[one.month]:.1f} {_down(share):.1f}" for one, share in zip(own, shares, strict=True)]
        marks.append(f'<path class="{kind}" d="M{"L".join(places)}"/>')
    marks += [f'<circle class="full" r="3" cx="{at[one.month]:.1f}" cy="{_down(one.score):.1f}"/>' for one in own]
    drawn = f'<svg class="trend" viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-hidden="true">{"".join(marks)}</svg>'
    return f"<figure><figcaption>{escape(model)}</figcaption>{drawn}</figure>"


def _across(place: int, count: int) -> float:
    """The place of a month; the only one stands in the middle, and labels at the ends have room."""
    room = _WIDTH - _LEFT - _RIGHT
    return _LEFT + room * (place + 0.5) / count


def _down(share: float) -> float:
    return _TOP + (1 - share) * (_HEIGHT - _TOP - _BOTTOM)


def _head(name: str, kind: str = "") -> str:
    return head(name, kind, sortable=False)


def _changes(changes: Sequence[Change]) -> str:
    if not changes:
        return ""
    heads = [
        head("model", "name", sortable=False),
        *(head(name, sortable=False) for name in ("months", "gain", "95 %")),
    ]
    rows = [
        row(one.model, [cell(one.months), cell(gain(one.gain)), cell(f"{gain(one.low)} to {gain(one.high)}")])
        for one in changes
    ]
    lead = "Points a month, by least squares over all months of a model."
    return section("gains", "Gains", lead, table("Gains by model", heads, rows))


def _points(points: Sequence[Point]) -> str:
    names = ("month", "answers", "plain mean", "score", "95 %", "scale", "95 %")
    heads = [_head("model", "name"), *map(_head, names)]
    rows = [
        row(
            one.model,
            [
                *map(cell, (one.month, one.answers, percent(one.plain), percent(one.score), span(one.low, one.high))),
                cell(f"{one.scale:.0f}"),
                cell(f"{one.scale_low:.0f}–{one.scale_high:.0f}"),
            ],
        )
        for one in points
    ]
    inside = folded("Figures", table("Models by month", heads, rows))
    return section("figures", "All figures", "What the curves show.", inside)
