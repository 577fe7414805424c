"""Where models fail: the map of families, the breakdowns, the curve of difficulty, and what people reach."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from statistics import median
from typing import Final

from puzzlegen.scoring import participants, people
from puzzlegen.scoring.breakdowns import (
    ALL,
    CAPABILITY,
    CATEGORY,
    FAMILY,
    FIFTHS,
    LEVEL,
    RELATIVE,
    VISREASON,
    Group,
    spelled,
)
from puzzlegen.scoring.intervals import FEWEST
from puzzlegen.scoring.page.markup import (
    cell,
    drawn,
    folded,
    head,
    heat,
    percent,
    row,
    section,
    shaded,
    slanted,
    span,
    table,
)
from puzzlegen.scoring.page.plots import curve, strip
from puzzlegen.scoring.participants import People
from puzzlegen.scoring.report import Report

_OPEN = (VISREASON, CAPABILITY, LEVEL)
_FEW = 3  # files that have a column each


def breakdowns(report: Report) -> str:
    """A strip for each group of items: the chosen model among all."""
    sheets = report.ranking
    rows = [*zip(*(sheet.groups for sheet in sheets), strict=True)]
    content = []
    for dimension, members in groupby(enumerate(rows), key=lambda one: one[1][0].dimension):
        if dimension in (rows[0][0].dimension, RELATIVE):
            continue
        listed = list(members)
        heads = [head("", "name"), head("Items", "more"), head("0 to 100 %", "plot", sortable=False), *_heads(report)]
        lines = [_row(number, groups) for number, groups in listed]
        content.append(
            folded(
                dimension[0].upper() + dimension[1:],
                table(f"Scores by {dimension}", heads, lines, "groups"),
                f"{len(listed)}",
                dimension in _OPEN,
            )
        )
    return section(
        "breakdowns",
        "Breakdowns",
        "A tick is a model, the dot the one chosen above, with its 95 % interval; the dotted line is chance, a diamond "
        f"what people reach{_where(report)}. Fewer than ten items have no interval.",
        *content,
    )


def _where(report: Report) -> str:
    """On which items, for the legend."""
    here = any(group.measured for group in report.sheets[0].groups)
    return ": full on these items, hollow on the papers' own" if here else " on the papers' own items"


def _heads(report: Report) -> list[str]:
    if len(report.sheets) <= _FEW:
        return [*(head(sheet.name) for sheet in report.ranking), head("Chance", "more")]
    return [
        head("Chosen"),
        head("Interval", "more", sortable=False),
        head("Best"),
        head("Median", "more"),
        head("Chance", "more"),
    ]


def _row(number: int, groups: Sequence[Group]) -> str:
    first = groups[0]
    known = [group.credit for group in groups if group.credit is not None]
    plot = strip(known, first.credit, first.low, first.high, first.chance, first.humans, measured=first.measured)
    if len(groups) <= _FEW:
        figures = [cell(percent(group.credit)) for group in groups]
    else:
        figures = [
            cell(percent(first.credit), "chosen"),
            cell(span(first.low, first.high), "between more quiet"),
            cell(percent(max(known, default=None))),
            cell(percent(_median(known)), "more"),
        ]
    cells = [cell(first.items, "more"), drawn(plot), *figures, cell(percent(first.chance), "more quiet")]
    return row(spelled(first.dimension, first.name), cells, f' data-g="{number}"')


def families(report: Report) -> str:
    """Every family and every model: the darker, the better."""
    sheets = report.ranking
    groups = [{(one.dimension, one.name): one for one in sheet.groups} for sheet in sheets]

    def cells(dimension: str, name: str) -> Iterator[str]:
        for one in groups:
            credit = one[dimension, name].credit
            yield cell("" if credit is None else f"{100 * credit:.0f}", heat(credit))

    def rows() -> Iterator[str]:
        for category in [name for dimension, name in groups[0] if dimension == CATEGORY]:
            yield row(category, cells(CATEGORY, category), ' class="total"')
            for name in [name for dimension, name in groups[0] if dimension == FAMILY]:
                if name.startswith(f"{category}/"):
                    yield row(name.partition("/")[2].replace("_", " "), cells(FAMILY, name))

    heads = [head("", "name"), *(slanted(sheet.name) for sheet in sheets)]
    return section(
        "families",
        "Models and families",
        "Mean credit in percent, the stronger the shade the better; columns in the order of the ranking.",
        shaded("Mean credit of every model in every family", heads, rows(), len(sheets)),
        '<p class="note" id="readout" role="status"></p>',
    )


def difficulty(report: Report) -> str:
    """A small curve for each model, from the easiest fifth of each family to the hardest."""
    sheets = report.ranking
    fifths = [{one.name: one.credit for one in sheet.groups if one.dimension == RELATIVE} for sheet in sheets]
    if not fifths[0]:
        return ""
    lines = [[by_name.get(fifth) for fifth in FIFTHS] for by_name in fifths]
    middles = [_median([credit for credit in column if credit is not None]) for column in zip(*lines, strict=True)]
    figures = []
    for number, (sheet, line) in enumerate(zip(sheets, lines, strict=True)):
        label = f"{sheet.name}: " + ", ".join(
            f"{fifth} {percent(credit)} %" for fifth, credit in zip(FIFTHS, line, strict=True) if credit is not None
        )
        figures.append(
            f'<figure data-m="{number}">{curve(line, middles if len(sheets) > 1 else (), label)}'
            f"<figcaption>{escape(sheet.name)}</figcaption></figure>"
        )
    return section(
        "difficulty",
        "Accuracy against measured difficulty",
        "From the easiest fifth of each family (left) to its hardest (right), as its proofs measured it; bottom 0 %, "
        "top 100 %. The thin line is the median model.",
        f'<div class="small">{"".join(figures)}</div>',
    )


def _median(values: Sequence[float]) -> float | None:
    return median(values) if values else None


def humans(report: Report) -> str:
    """What people reach, on these items or as the three papers have it, beside the best model here."""
    content = [ours(report.people)] if report.people else []
    here = participants.measured(report.people)
    there = {(group.dimension, group.name) for group in report.sheets[0].groups}
    for dimension, paper in people.PAPERS.items():
        if not any((dimension, name) in there for name in paper.parts):
            continue
        rows = [
            row(
                "all its items", [cell(percent(paper.overall.accuracy)), cell(_middle(paper.overall)), cell(""), _PAPER]
            ),
            *(
                _paper(name, figure, here.get((dimension, name)), report.best(dimension, name))
                for name, figure in paper.parts.items()
            ),
        ]
        heads = [
            head("", "name"),
            head(f"People, {paper.statistic}"),
            head("5th–95th percentile", "", False),
            head("Best model here"),
            head("Whose people", "", False),
        ]
        content.append(folded(paper.name, table(f"People on {paper.name}", heads, rows, "groups"), paper.source))
    lead = "On the items of the papers, not on these: nobody has solved these ones."
    if report.people:
        lead = (
            f"On these items, and where fewer than {participants.FEWEST_PEOPLE} people or {FEWEST} items of a "
            "paper's category were tried here, on those of the papers, as published."
        )
    return section("people", "What people reach", f"{lead} Read the papers' as a hint, not as a bar.", *content)


_PAPER: Final = cell("the paper's", "quiet")


def _paper(name: str, figure: people.Figure, here: People | None, best: float | None) -> str:
    """A category of a paper."""
    if here is None:
        return row(name, [cell(percent(figure.accuracy)), cell(_middle(figure)), cell(percent(best)), _PAPER])
    cells = [percent(participants.accuracy(here)), span(here.weak, here.strong), percent(best)]
    return row(name, [*map(cell, cells), cell(f"here: {here.people}")])


def ours(found: Sequence[People]) -> str:
    """What people reach on these items: a table."""
    rows = [
        row(
            one.predictions if one.dimension == ALL else one.name,
            [
                cell(str(one.people)),
                cell(str(one.items)),
                cell(percent(one.credit)),
                cell(span(one.low, one.high)),
                cell(percent(one.middle)),
                cell(span(one.weak, one.strong)),
                cell("" if one.seconds is None else f"{one.seconds:.0f}"),
            ],
        )
        for one in found
        if one.dimension not in people.PAPERS
    ]
    heads = [
        head("", "name"),
        head("People"),
        head("Items"),
        head("Mean"),
        head("95 % interval, over people and items", "", False),
        head("Median person"),
        head("5th–95th percentile", "", False),
        head("Seconds, median"),
    ]
    return table("People on these items", heads, rows, "groups")


def _middle(figure: people.Figure) -> str:
    return span(figure.low, figure.high)
