"""The report as a page for people: tables with plots, in one file, for light and dark screens; it needs no scripts."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from puzzlegen.answers.boxes import Pairing
from puzzlegen.core.item import so_many
from puzzlegen.scoring.report import HUMANS_SOURCE, REPLICATES, Difference, Group, Report, Sheet

_STYLE: Final = """
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 70%, Canvas);
  --c0: #1d5fa8; --c1: #b8430a; --c2: #14703a; --c3: #7a2bb8; --c4: #8a5a00; --c5: #b3155f; }
@media (prefers-color-scheme: dark) { :root {
  --c0: #7db8f5; --c1: #f5a26b; --c2: #6fd08c; --c3: #cda0f5; --c4: #e3c15a; --c5: #f58fbd; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: Canvas; color: CanvasText;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; }
h2::first-letter { text-transform: uppercase; }
p { color: var(--quiet); margin: .25rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .75rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, th.plot { text-align: left; }
thead th { color: var(--quiet); font-weight: 600; font-size: .875rem; }
tbody th { font-weight: 400; }
td.plot { width: 22rem; min-width: 14rem; }
svg { display: block; width: 100%; height: auto; }
.grid { stroke: var(--line); }
.chance { stroke: CanvasText; stroke-dasharray: 2 2; }
.humans { fill: none; stroke: CanvasText; stroke-width: 1.5; }
.zero { stroke: CanvasText; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; margin: .75rem 0 0; }
.key span { display: inline-block; width: .75rem; height: .75rem; border-radius: 50%; margin-right: .4rem; }
.range { color: var(--quiet); font-size: .8125rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: .875rem; }
"""
_COLOURS: Final = 6
_WIDTH: Final = 320  # of a plot, in its own units
_ROW: Final = 14
_MARGIN: Final = 8


def page(report: Report) -> str:
    """The whole page."""
    several = len(report.sheets) > 1
    boxes = "in list order" if report.pairing is Pairing.ORDER else "in the best order"
    retracted = f" {report.retracted} more were retracted and left out." if report.retracted else ""
    sections = "\n".join(_sections(report))
    humans = f"<p>A diamond: {escape(HUMANS_SOURCE)}</p>" if _any_humans(report) else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scores on {escape(report.benchmark)}</title>
<style>{_STYLE}</style>
</head>
<body>
<header>
<h1>Scores on {escape(report.benchmark)}</h1>
<p>{so_many(report.items)}.{retracted} Boxes are paired {boxes}.</p>
{_key(report.sheets) if several else f"<p>Predictions: {escape(report.sheets[0].name)}</p>"}
</header>
<main>
{_outcomes(report.sheets)}
{_differences(report.differences)}
{sections}
</main>
<footer>
<p>Bars: Wilson's 95% interval of the mean credit. Dashed line: what guessing the letters of options earns.</p>
<p>A capability's figure is the plain mean over the categories that need it, and has no interval.</p>
{humans}
</footer>
</body>
</html>
"""


def _any_humans(report: Report) -> bool:
    return any(group.humans is not None for group in report.sheets[0].groups)


def _key(sheets: Sequence[Sheet]) -> str:
    entries = "".join(
        f'<li><span style="background:{_colour(number)}"></span>{escape(sheet.name)}</li>'
        for number, sheet in enumerate(sheets)
    )
    return f'<ul class="key">{entries}</ul>'


def _colour(number: int) -> str:
    return f"var(--c{number % _COLOURS})"


def _table(title: str, head: Sequence[str], rows: Iterator[str]) -> str:
    """A section with one table; a head that ends with a vertical bar is that of the plots."""
    cells = "".join(
        f'<th scope="col" class="plot">{escape(name[:-1])}</th>'
        if name.endswith("|")
        else f'<th scope="col">{escape(name)}</th>'
        for name in head
    )
    body = "\n".join(rows)
    return f"""<section>
<h2>{escape(title)}</h2>
<div class="wide" role="region" aria-label="{escape(title)}" tabindex="0">
<table>
<thead><tr>{cells}</tr></thead>
<tbody>
{body}
</tbody>
</table>
</div>
</section>"""


def _outcomes(sheets: Sequence[Sheet]) -> str:
    def rows() -> Iterator[str]:
        for sheet in sheets:
            whole = sheet.groups[0]
            counts = (whole.right, whole.wrong, whole.unparsed, whole.missing, sheet.retracted, sheet.unknown)
            cells = "".join(f"<td>{count}</td>" for count in counts)
            yield f'<tr><th scope="row">{escape(sheet.name)}</th>{cells}</tr>'

    head = ("predictions", "right", "wrong", "unparsed", "missing", "for retracted items", "for unknown items")
    return _table("outcomes", head, rows())


def _differences(differences: Sequence[Difference]) -> str:
    if not differences:
        return ""
    reach = max(0.01, *(max(abs(one.low), abs(one.high)) for one in differences))

    def rows() -> Iterator[str]:
        for one in differences:
            name = escape(f"{one.second} - {one.first}, {one.name}")
            span = f"[{one.low:+.1%}, {one.high:+.1%}]"
            marks = (
                f'<path class="zero" d="M{_WIDTH / 2} 0V{2 * _MARGIN}"/>'
                f'<path stroke="{_colour(0)}" stroke-width="2" d="M{_across(one.low, reach)} {_MARGIN}'
                f'H{_across(one.high, reach)}"/>'
                f'<circle fill="{_colour(0)}" r="4" cx="{_across(one.difference, reach)}" cy="{_MARGIN}"/>'
            )
            plot = _svg(2 * _MARGIN, f"{one.difference:+.1%} {span}", marks)
            figure = f'{one.difference:+.1%} <span class="range">{span}</span>'
            yield f'<tr><th scope="row">{name}</th><td class="plot">{plot}</td><td>{figure}</td></tr>'

    head = ("compared", f"±{reach:.1%}|", f"difference, {REPLICATES} paired resamples")
    return _table("differences", head, rows())


def _across(value: float, reach: float) -> str:
    """The place of a difference on an axis from -reach to reach."""
    return _place((value / reach + 1) / 2)


def _place(share: float) -> str:
    return f"{_MARGIN + share * (_WIDTH - 2 * _MARGIN):.1f}"


def _svg(height: int, label: str, marks: str) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">{marks}</svg>'


def _sections(report: Report) -> Iterator[str]:
    """A table for each dimension, with a row for each group."""
    names = [sheet.name for sheet in report.sheets]
    together = list(zip(*(sheet.groups for sheet in report.sheets), strict=True))
    for dimension, rows in groupby(together, key=lambda row: row[0].dimension):
        head = ["", "items", "credit, 0 to 100%|", *(names if len(names) > 1 else ["credit"]), "chance"]
        yield _table(dimension, head, map(_row, rows))


def _row(row: Sequence[Group]) -> str:
    first = row[0]
    figures = "".join(f"<td>{_figure(group)}</td>" for group in row)
    return (
        f'<tr><th scope="row">{escape(first.name)}</th><td>{first.items}</td><td class="plot">{_plot(row)}</td>'
        f"{figures}<td>{first.chance:.1%}</td></tr>"
    )


def _figure(group: Group) -> str:
    if group.low is None or group.high is None:
        return f"{group.credit:.1%}"
    return f'{group.credit:.1%} <span class="range">[{group.low:.1%}, {group.high:.1%}]</span>'


def _plot(row: Sequence[Group]) -> str:
    """The credit of each file with its interval, beside chance and, where it is known, the accuracy of people."""
    height = _ROW * len(row) + 4
    grid = "".join(f'<path class="grid" d="M{_place(part / 4)} 0V{height}"/>' for part in range(5))
    marks = [grid, f'<path class="chance" d="M{_place(row[0].chance)} 0V{height}"/>' if row[0].chance else ""]
    for number, group in enumerate(row):
        y = 2 + _ROW * number + _ROW / 2
        if group.low is not None and group.high is not None:
            span = f"M{_place(group.low)} {y}H{_place(group.high)}"
            marks.append(f'<path stroke="{_colour(number)}" stroke-width="2" d="{span}"/>')
        marks.append(f'<circle fill="{_colour(number)}" r="4" cx="{_place(group.credit)}" cy="{y}"/>')
    if row[0].humans is not None:
        x, y = float(_place(row[0].humans)), height / 2
        marks.append(f'<path class="humans" d="M{x} {y - 5}l5 5l-5 5l-5 -5z"/>')
    label = ", ".join(f"{group.credit:.1%}" for group in row)
    return _svg(height, f"{row[0].name}: {label}", "".join(marks))
