"""Puts the page together: its sections, the figures that its script moves, and the files beside this module."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from puzzlegen.answers.boxes import Pairing
from puzzlegen.scoring.page import answering, errors, failing, labelled, leading
from puzzlegen.scoring.page.errors import Error
from puzzlegen.scoring.report import Report


def page(report: Report, wrong: Sequence[Error] = ()) -> str:
    """The whole page.

    Args:
        report: what it shows.
        wrong: items that models got wrong, see `errors.worst`.
    """
    sections = [
        leading.ranking(report),
        failing.breakdowns(report),
        failing.families(report),
        failing.difficulty(report),
        answering.modes(report),
        answering.efforts(report),
        answering.outcomes(report),
        answering.samples(report),
        answering.letters(report),
        answering.agreements(report),
        answering.differences(report),
        labelled.types(report),
        errors.cards(wrong),
        failing.humans(report),
    ]
    parts = {
        "TITLE": escape(f"Scores on {report.benchmark}"),
        "STYLE": _file("style.css"),
        "SCRIPT": _file("script.js"),
        "DATA": msgspec.json.encode(_moved(report)).decode().replace("<", "\\u003c"),
        "HEAD": _head(report),
        "NAV": leading.contents(report, sections),
        "MAIN": "\n".join(filter(None, sections)),
        "FOOT": _foot(report),
    }
    return "".join(parts.get(piece, piece) for piece in _file("report.html").split("@@"))


def _file(name: str) -> str:
    return (files("puzzlegen.scoring.page") / name).read_text(encoding="utf-8")


def _head(report: Report) -> str:
    chance = report.sheets[0].whole.chance
    facts = [
        f"{report.items:,} items" if report.items != 1 else "1 item",
        f"{len(report.sheets)} file{'s' if len(report.sheets) > 1 else ''}",
    ]
    if chance:
        facts.append(f"chance {100 * chance:.1f} %")
    if report.not_asked:
        facts.append(f"{report.not_asked:,} more were not asked")
    if report.retracted:
        facts.append(f"{report.retracted} retracted and left out")
    if report.pairing is Pairing.ORDER:
        facts.append("boxes paired in list order")
    if report.country:
        facts.append(f"the right country alone counts {report.country:g}")
    return f"<h1>{escape(report.benchmark)}</h1><p>{escape(' · '.join(facts))}</p>{leading.lead(report)}"


def _foot(report: Report) -> str:
    boxes = "in list order" if report.pairing is Pairing.ORDER else "in the best order"
    return (
        "<p>Intervals have 95 % confidence: Wilson's for counts, a bootstrap over items where credits come in parts "
        "(boxes, several samples), sums of both for macro means and capabilities. Fewer than ten items have none. "
        f"Chance is what guessing the letters of options earns. Boxes are paired {boxes}.</p>"
    )


def _moved(report: Report) -> Mapping[str, Any]:
    """What the script needs to show another model: figures by group and model in per mille, and letters."""
    sheets = report.ranking
    keys, said = answering.axes(report.letters)
    counts = {(one.predictions, one.key, one.said): one for one in report.letters}

    def mille(value: float | None) -> int | None:
        return None if value is None else round(1000 * value)

    return {
        "names": [sheet.name for sheet in sheets],
        "groups": [
            [[mille(group.credit), mille(group.low), mille(group.high)] for group in row]
            for row in zip(*(sheet.groups for sheet in sheets), strict=True)
        ],
        "letters": [
            [
                [one.count if (one := counts.get((sheet.name, key, letter))) is not None else 0 for letter in said]
                for key in keys
            ]
            for sheet in sheets
        ],
    }
