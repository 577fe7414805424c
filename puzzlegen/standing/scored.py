"""Scores on a reference, and what variants earned, beside the report of ``puzzlegen score``."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases.published import Published
from puzzlegen.scoring import report
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.reading import Benchmark
from puzzlegen.scoring.report import Report
from puzzlegen.standing import links, reference, units
from puzzlegen.standing.links import Link
from puzzlegen.standing.paired import Paired
from puzzlegen.standing.poststratified import Standing, standing


class NoCutoff(WrongUsage):
    """It is not said which items a model may have been trained on."""


class NoReference(WrongUsage):
    """Links are of use on a reference only."""


def require(name: str | None, cutoff: str | None, linked: Path | None = None) -> tuple[Link, ...]:
    """Make sure, before any work is done, that there is such a reference; the links of a file, if one is named.

    Raises:
        NoReference: links are named and no reference.
        CorruptReference, CorruptLinks, ...: what `reference.read` and `links.read` raise.
    """
    if cutoff is not None:
        units.month(cutoff)
        if name is None:
            raise NoCutoff("--cutoff goes with --reference, since all items count without one.")
    if name is not None:
        reference.read(name)
    if linked is None:
        return ()
    if name is None:
        raise NoReference("--links goes with --reference, whose strata they lead to.")
    return links.read(linked)


def standings(
    name: str | None,
    there: Published,
    benchmark: Benchmark,
    files: Sequence[Graded],
    cutoff: str | None,
    known: Sequence[Link] = (),
) -> tuple[Standing, ...]:
    """The scores of all files on a reference; none without its name.

    Args:
        name: of the reference.
        there: the items.
        benchmark: those that count.
        files: what models earned for them.
        cutoff: the last month that training data may be of.
        known: links to versions that strata of the reference have no more.

    Raises:
        NoCutoff: items are public, and no cut-off says which of them a model may have seen.
        TooLittle: a file has too few unexposed items.
    """
    if name is None:
        return ()
    frozen = reference.read(name)
    every = {unit.id: unit for unit in units.of_published(there)}
    kept = [every[entry.item.id] for entry in benchmark.entries]
    if cutoff is None and any(unit.since for unit in kept):
        raise NoCutoff(
            f"Items of {there.name} are public: say with --cutoff YYYY-MM which month training data may reach up to; "
            "items that are newer count."
        )
    return tuple(
        standing(frozen, one.name, kept, [one.credit(place) for place in range(len(kept))], cutoff or "", known)
        for one in files
    )


def as_json(found: Report, scores: Sequence[Standing], pairs: Sequence[Paired]) -> bytes:
    """The report as indented JSON, with the scores on a reference and what variants earned, if any."""
    beside = {name: msgspec.to_builtins(part) for name, part in (("standings", scores), ("paired", pairs)) if part}
    if not beside:
        return report.as_json(found)
    return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(found) | beside), indent=2) + b"\n"
