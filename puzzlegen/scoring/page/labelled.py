"""What people found wrong in wrong responses: a bar for each type of errors."""

from puzzlegen.scoring.error_types import ErrorTypes
from puzzlegen.scoring.page.markup import cell, drawn, folded, head, percent, row, section, table
from puzzlegen.scoring.page.plots import bar
from puzzlegen.scoring.report import Report


def types(report: Report) -> str:
    """A chart for each file and list of types; nothing without labels."""
    return section(
        "types",
        "Types of errors",
        "What went wrong first in wrong responses, as people labelled them; where they differ, each counts for a part.",
        *map(_chart, report.errors),
    )


def _chart(found: ErrorTypes) -> str:
    longest = max(share.responses for share in found.shares) or 1.0
    heads = [head("", "name", sortable=False), head("Share", "plot", sortable=False)]
    heads += [head("Responses", sortable=False), head("%", sortable=False)]
    rows = [
        row(
            share.type or "cannot tell",
            [
                drawn(bar(share.responses / longest)),
                cell(f"{share.responses:.4g}"),
                cell(percent(share.responses / found.responses)),
            ],
        )
        for share in found.shares
    ]
    people = "1 person" if found.labellers == 1 else f"{found.labellers} people"
    note = f"{found.responses} of {found.wrong} wrong responses, by {people}"
    agreed = "; ".join(f"{both}" for both in found.agreements)
    name = f"{found.predictions}: {found.scheme}"
    return folded(name, table(f"Types of errors of {name}", heads, rows), "; ".join(filter(None, (note, agreed))), True)
