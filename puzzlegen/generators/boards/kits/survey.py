"""Looks through a source before anything is made of it: how much of it is usable, and what is wrong with the rest."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Final

import msgspec

from puzzlegen.materials.material import Findings, Report
from puzzlegen.materials.sources import Format, Source, Unusable
from puzzlegen.running.workers import Workers, ordered_map

TOLD: Final = 5  # complaints that are kept, in the order of the file
_STRETCH: Final = 100  # records that a worker looks at in one go


class _Stretch(msgspec.Struct, frozen=True):
    source: Source
    first: int


def _reader(format: Format) -> Callable[[str], object]:
    """What reads a record; only the packages are imported that it needs."""
    if format == "sgf":
        from puzzlegen.generators.boards.kits import go_records

        return go_records.read
    from puzzlegen.generators.boards.kits import chess_games

    return partial(chess_games.read, format=format)


def _look(stretch: _Stretch) -> list[tuple[int, str]]:
    """The numbers of the records in a stretch that are unusable, and why; runs in the workers."""
    records = stretch.source.open()
    read = _reader(records.format)
    wrong = []
    for number in range(stretch.first, min(stretch.first + _STRETCH, len(records))):
        try:
            read(records[number])
        except Unusable as error:
            wrong.append((number, str(error)))
    return wrong


def survey(source: Source, levels: object, report: Report, workers: Workers) -> Findings:  # noqa: ARG001
    """Read every record of a source, which serves all levels alike; of the complaints the first ``TOLD`` are kept."""
    records = source.open()
    skipped = 0
    complaints: list[str] = []
    firsts = range(0, len(records), _STRETCH)
    with closing(ordered_map(_look, (_Stretch(source, first) for first in firsts), workers)) as looks:
        for first, wrong in zip(firsts, looks, strict=True):
            skipped += len(wrong)
            for number, reason in wrong[: TOLD - len(complaints)]:
                complaints.append(f"{records.where(number)}: {reason}.")
            report(min(first + _STRETCH, len(records)), len(records))
    return Findings(len(records), len(records) - skipped, tuple(complaints))
