"""Looks through a source before anything is made of it: how much of it is usable, and what is wrong with the rest."""

from collections.abc import Callable
from contextlib import closing
from typing import Final

import msgspec

from puzzlegen.core.errors import CheckFailed
from puzzlegen.materials import sources
from puzzlegen.materials.sources import Source
from puzzlegen.running.workers import Workers, ordered_map

TOLD: Final = 5  # complaints that are kept, in the order of the file
_STRETCH: Final = 100  # records that a worker looks at in one go


class NothingUsable(CheckFailed):
    """The source has no record that is a game or puzzle."""


class Survey(msgspec.Struct):
    """How many records a source has, how many of them are skipped, and why the first ``TOLD`` of those are."""

    total: int
    skipped: int
    complaints: list[str]


class _Stretch(msgspec.Struct, frozen=True):
    source: Source
    first: int


def _look(stretch: _Stretch) -> list[tuple[int, str]]:
    """The numbers of the records in a stretch that are unusable, and why; runs in the workers."""
    from puzzlegen.generators.boards.kits import chess_games  # needs an extra

    records = sources.records(stretch.source)
    wrong = []
    for number in range(stretch.first, min(stretch.first + _STRETCH, len(records))):
        try:
            chess_games.read(records[number], records.format)
        except chess_games.Unusable as error:
            wrong.append((number, str(error)))
    return wrong


def survey(source: Source, *, workers: Workers = 1, report: Callable[[int, int], None] = lambda *_: None) -> Survey:
    """Read every record of a source.

    Args:
        source: to be read.
        workers: read it.
        report: is told how many records are read, of how many.

    Raises:
        NothingUsable: with the first complaint.
    """
    records = sources.records(source)
    found = Survey(len(records), 0, [])
    firsts = range(0, found.total, _STRETCH)
    with closing(ordered_map(_look, (_Stretch(source, first) for first in firsts), workers)) as looks:
        for first, wrong in zip(firsts, looks, strict=True):
            found.skipped += len(wrong)
            for number, reason in wrong[: TOLD - len(found.complaints)]:
                found.complaints.append(f"{records.where(number)}: {reason}.")
            report(min(first + _STRETCH, found.total), found.total)
    if found.skipped == found.total:
        reason = found.complaints[0] if found.total else "it is empty."
        raise NothingUsable(f"The source {source.path} holds nothing usable: {reason}")
    return found
