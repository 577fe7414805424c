"""The report as tables: files of comma-separated values, for spreadsheets and notebooks."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from puzzlegen.scoring.report import Report

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def tables(report: Report) -> Mapping[str, bytes]:
    """Name of each file -> its content, UTF-8 with a row of heads; tables without rows are left out.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """
    ranking = [
        {
            **{name: getattr(sheet, name) for name in ("rank", "rank_low", "rank_high", "name", "model", "mode")},
            **{name: getattr(sheet.whole, name) for name in ("items", "asked", "credit", "low", "high", "chance")},
            **{name: getattr(sheet, name) for name in ("macro", "macro_low", "macro_high")},
            **{name: getattr(sheet.whole, name) for name in ("right", "wrong", "unparsed", "refused", "truncated")},
            **{"missing": sheet.whole.missing, "not_asked": sheet.not_asked},
            **{name: getattr(sheet, name) for name in ("unknown", "retracted")},
        }
        for sheet in report.ranking
    ]
    groups = [
        {"predictions": sheet.name, **msgspec.to_builtins(one)} for sheet in report.sheets for one in sheet.groups
    ]
    samples = [
        {**row, "pass_at": " ".join(f"{k}:{value:.6g}" for k, value in row["pass_at"].items())}
        for row in map(msgspec.to_builtins, report.samples)
    ]
    errors = [
        {"predictions": one.predictions, "scheme": one.scheme, **msgspec.to_builtins(share)}
        for one in report.errors
        for share in one.shares
    ]
    rows: dict[str, Sequence[Mapping[str, Any]]] = {
        "ranking": ranking,
        "groups": groups,
        "samples": samples,
        "differences": [*map(msgspec.to_builtins, report.differences)],
        "modes": [*map(msgspec.to_builtins, report.modes)],
        "letters": [*map(msgspec.to_builtins, report.letters)],
        "agreements": [*map(msgspec.to_builtins, report.agreements)],
        "efforts": [*map(msgspec.to_builtins, report.efforts)],
        "errors": errors,
    }
    return {f"{name}.csv": _table(content) for name, content in rows.items() if content}


def _table(rows: Sequence[Mapping[str, Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(rows[0])
    writer.writerows(map(_cell, row.values()) for row in rows)
    return text.getvalue().encode()


def _cell(value: object) -> object:
    """A value as a cell; none that begins like a formula."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return f"{value:.6g}" if isinstance(value, float) else value
