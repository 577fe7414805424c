"""The front page: who is best, how that changed, where each fails, what is due to exposure, people, and effort."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from puzzlegen.scoring.breakdowns import ALL, CAPABILITY, CATEGORY, spelled
from puzzlegen.scoring.comparisons import spelled_p
from puzzlegen.scoring.page import failing
from puzzlegen.scoring.page.markup import (
    DASH,
    cell,
    drawn,
    gain,
    head,
    heat,
    percent,
    row,
    section,
    slanted,
    span,
    table,
)
from puzzlegen.scoring.page.plots import strip
from puzzlegen.standing import trend_page
from puzzlegen.standing.contrast import Contrast
from puzzlegen.standing.exposure import Exposure
from puzzlegen.standing.site.gathered import Gathered
from puzzlegen.standing.site.shell import shell

DATA: Final = {
    "trend.csv": "the curves, as trend --csv writes them",
    "trend.json": "the same with gains, and how languages and families function",
    "groups.json": "categories and capabilities in the latest month",
    "exposure.json": "what is due to exposure, as exposure --json has it",
    "people.json": "what people reach",
    "effort.json": "tokens, seconds and cost of responses",
    "answers.jsonl": "what became of each answer to the items shown here, as score --per-item writes it",
}
"""Files of data, with what is in them."""


def page(found: Gathered, contents: str, data: Sequence[str]) -> str:
    """The page.

    Args:
        found: what it shows.
        contents: a table of the pages of items.
        data: the names of the files of data that there are.
    """
    downloads = "".join(f'<li><a href="data/{name}">{name}</a>: {escape(DATA[name])}</li>' for name in data)
    sections = [
        _ranking(found),
        *trend_page.sections(found.trend),
        _by(found, CATEGORY, "Categories"),
        _by(found, CAPABILITY, "Capabilities"),
        _exposure(found.exposures),
        section(
            "people",
            "People",
            "What people reach on items of this series, with intervals over people and items.",
            failing.ours(found.people) if found.people else "",
        ),
        _effort(found),
        section("items", "Items", "All that are public, with their answers where these are out.", contents),
        section("data", "Data", "All figures of this page, to be computed with.", f"<ul>{downloads}</ul>"),
    ]
    foot = f"<p>Licence: {escape(found.terms.licence)}. Made by puzzlegen; the pages need nothing from elsewhere.</p>"
    return shell(found.terms.title, trend_page.facts(found.trend), sections, foot)


def _means(anchor: str, what: str) -> str:
    return f'<p class="note"><a href="numbers.html#{anchor}">{escape(what)}</a></p>'


def _ranking(found: Gathered) -> str:
    points, month = found.ranking, found.ranking[0].month
    (whole,) = (groups for groups in found.groups if groups[0].dimension == ALL)
    top = min(10, 1 + int(10 * max(one.high for one in points))) / 10
    lines = []
    for rank, (one, group) in enumerate(zip(points, whole, strict=True), start=1):
        cells = [
            drawn(strip((), one.score, one.low, one.high, 0, top=top)),
            drawn(_figure(one.score, one.low, one.high), ""),
            drawn(_figure(group.credit, group.low, group.high), "quiet"),
            cell(f"{one.scale:.0f}", "more"),
            cell(one.answers, "more"),
        ]
        lines.append(f'<tr><td class="rank">{rank}</td><th scope="row">{escape(one.model)}</th>{"".join(cells)}</tr>')
    heads = [
        head("#", "rank", sortable=False),
        head("model", "model", sortable=False),
        head(f"0 to {100 * top:.0f} %", "plot", sortable=False),
        *(_head(name) for name in ("score", "raw mean")),
        *(head(name, "more", sortable=False) for name in ("scale", "answers")),
    ]
    absent = sorted({one.model for one in found.trend.points} - {one.model for one in points})
    note = f'<p class="note">Not asked in {month}: {escape(", ".join(absent))}.</p>' if absent else ""
    return section(
        "ranking",
        f"Ranking, {month}",
        "The score on the reference with its 95 % interval; beside it the raw mean, which moves with the mix of items. "
        "Answers to items that were public before do not count. Where intervals overlap, the order is not sure.",
        table("Ranking of the models", heads, lines, "ranking"),
        note,
        _means("score", "What score, raw mean and scale mean"),
    )


def _head(name: str) -> str:
    return head(name, sortable=False)


def _figure(value: float | None, low: float | None, high: float | None) -> str:
    return f'{percent(value) or DASH}<span class="apart">{span(low, high)}</span>'


def _by(found: Gathered, dimension: str, title: str) -> str:
    chosen = [groups for groups in found.groups if groups[0].dimension == dimension]
    heads = [head("model", "name", sortable=False), *(slanted(spelled(dimension, one[0].name)) for one in chosen)]
    rows = [
        row(
            point.model,
            (drawn(_figure(one.credit, one.low, one.high), heat(one.credit)) for one in (g[place] for g in chosen)),
        )
        for place, point in enumerate(found.ranking)
    ]
    return section(
        dimension,
        title,
        f"Mean credit in {found.ranking[0].month} for the items of the raw mean; fewer than ten have no interval.",
        table(f"Scores by {dimension}", heads, rows) if chosen else "",
        _means("groups", "What these means are of") if chosen else "",
    )


def _exposure(found: Sequence[Exposure]) -> str:
    if not found:
        return ""
    names = ("due to exposure", "95 %", "p, corrected", "would be found", "newer items", "exposed", "fresh")
    heads = [head("model", "name", sortable=False), *map(_head, names)]
    rows = [row(one.name, map(cell, _contrasts(one))) for one in found]
    named = ", ".join(one.name for one in found if one.named)
    verdict = f"Credit is due to exposure for: {named}." if named else "No credit is found to be due to exposure."
    return section(
        "exposure",
        "Exposure",
        f"Points of credit more for items that were public by {found[0].cutoff} than for fresh ones of the same "
        "families and levels. What would be found is the effect that the test finds in 80 % of cases; newer public "
        "items are a control, which has to be near 0.",
        f"<p>{escape(verdict)}</p>",
        table("Credit due to exposure", heads, rows),
        _means("exposure", "What exposure means"),
    )


def _contrasts(one: Exposure) -> Iterable[object]:
    if one.exposed is None:
        return ("too few items", *[""] * 6)
    extra = one.exposed
    control = "" if one.newer is None else f"{gain(one.newer.credit)} ({_span(one.newer)})"
    figures = (gain(extra.credit), _span(extra), spelled_p(one.adjusted), gain(extra.least))
    return *figures, control, extra.items, extra.others


def _span(one: Contrast) -> str:
    return f"{gain(one.low)} to {gain(one.high)}"


def _effort(found: Gathered) -> str:
    efforts = {one.predictions: one for one in found.efforts}
    names = ("score", "tokens in", "tokens out", "seconds", "cost of the run")
    rows = []
    for point in found.ranking:
        if (one := efforts.get(point.model)) is not None:
            tokens = ("" if figure is None else f"{figure:,.0f}" for figure in (one.input, one.output))
            seconds = "" if one.seconds is None else f"{one.seconds:.1f}"
            cost = "" if one.cost is None else f"{one.cost:.2f}"
            rows.append(row(point.model, map(cell, (percent(point.score), *tokens, seconds, cost))))
    return section(
        "effort",
        "Effort",
        "Means of a response, its thoughts included, and the cost of all responses that the raw mean is of.",
        table("What responses take", [head("model", "name", sortable=False), *map(_head, names)], rows) if rows else "",
    )
