"""Canonical forms of all items of a series, without reading all of the series.

``forms.jsonl`` names the items that first appeared in a release, or among what one held back, with the digest of each
puzzle's canonical form. It follows from the tables beside it, and is there so that nobody has to read those of all
releases in order to know which puzzles a new one must not repeat.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from puzzlegen.releases.documents import FORMS, Form, ReleasedItem
from puzzlegen.snapshots import manifest, reading


class _Canonical(msgspec.Struct):
    canonical: str


class _Proven(msgspec.Struct):
    """What is wanted of a line of ``proofs.jsonl``; the decoder skips the rest."""

    id: str
    certificate: _Canonical


def brought(folder: Path) -> Iterator[Form]:
    """The forms of the items that first appeared in the release in ``folder``; raises `CorruptTable`."""
    return reading.documents(folder / FORMS, Form)


def of_items(items: Iterable[ReleasedItem], version: str) -> Iterator[Form]:
    """The forms of those items that first appeared in this version."""
    return (Form(item.id, item.canonical) for item in items if item.released == version)


def held_back(folder: Path) -> Iterator[Form]:
    """The forms of the items in a snapshot of what a release held back; raises `CorruptTable`."""
    if (folder / FORMS).is_file():
        yield from reading.documents(folder / FORMS, Form)
    else:  # not revealed
        yield from of_proofs(folder)


def of_proofs(folder: Path) -> Iterator[Form]:
    """The forms of the items of a snapshot, from its proofs; raises `CorruptTable`."""
    for proof in reading.documents(folder / manifest.PROOFS, _Proven):
        yield Form(proof.id, proof.certificate.canonical)


def lines(forms: Iterable[Form]) -> bytes:
    """The content of ``forms.jsonl``."""
    return b"".join(msgspec.json.encode(form) + b"\n" for form in forms)
