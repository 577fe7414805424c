"""Whether references are what they were: those that come with the package, and those that scores were told on."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.snapshots.problem import Problem
from puzzlegen.standing import links, reference


class _Score(msgspec.Struct):
    """Where a score or a trend says what it is on."""

    reference: str = ""
    digest: str = ""


class _File(_Score):
    """What tells a report of ``score --json`` or ``trend --json`` from a reference, which alone has a content."""

    standings: tuple[_Score, ...] = ()
    content: msgspec.Raw = msgspec.Raw()


def problems(files: Sequence[Path]) -> Iterator[Problem]:
    """Everything that is not what its digest says, or was scored on a reference that is another one today.

    Args:
        files: references (.json), links (.jsonl), and what ``score --json`` and ``trend --json`` wrote.
    """
    known: dict[str, str] = {}
    reports: list[tuple[Path, _File]] = []
    for name in reference.shipped():
        try:
            known[name] = reference.read(name).digest
        except CheckFailed as error:
            yield _problem(f"reference {name}", error)
    for path in files:
        try:
            if path.suffix == ".jsonl":
                links.read(path)
                continue
            data = foreign.decoded(foreign.read(path, foreign.MOST_TABLE), _File)
            if not data.content:
                reports.append((path, data))
                continue
            one = reference.read(str(path))
            if known.setdefault(one.content.name, one.digest) != one.digest:
                yield Problem(str(path), f"is not the {one.content.name} that is known by that name")
        except CheckFailed as error:
            yield _problem(str(path), error)
    for path, report in reports:
        used = sorted({(one.reference, one.digest) for one in (report, *report.standings) if one.reference})
        if not used:
            yield Problem(str(path), "is neither a reference nor a score on one")
        for name, digest in used:
            if name not in known:
                yield Problem(str(path), f"has scores on {foreign.shown(name)}, which is not here: name its file, too")
            elif known[name] != digest:
                yield Problem(str(path), f"has scores on {name}, which was changed since: its digest is another one")


def _problem(name: str, error: CheckFailed) -> Problem:
    """What does not let a file be read; a sentence of its own becomes one that goes on after the name."""
    sentence = str(error).removesuffix(".")
    return Problem(name, sentence if isinstance(error, InvalidInput) else sentence[:1].lower() + sentence[1:])
