"""Approved candidates: what people proposed, and others answered without knowing the key."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from puzzlegen.core.foreign import Count, Digest, Prose
from puzzlegen.core.item import Document
from puzzlegen.materials.material import Changed, Findings, Material, Missing, NothingUsable, Option, Report

if TYPE_CHECKING:
    from puzzlegen.materials.approvals import Standing
    from puzzlegen.materials.proposals import Candidate


class Candidature(Document, frozen=True):
    """What a request says about its candidates.

    Attributes:
        sha256: digest of all approved ones with the answers of people.
        number: how many are approved.
        proposed: how many there are in all.
        licences: licence -> how many of those that are approved are under it.
    """

    sha256: Digest
    number: Count
    proposed: Count
    licences: Mapping[Prose, Count]


class Approved(msgspec.Struct, frozen=True):
    """An approved candidate with its answers."""

    candidate: "Candidate"
    standing: "Standing"


class Candidates(Material, frozen=True):
    """The approved candidates of a folder, which have to be the ones of this identity."""

    NAME: ClassVar = "candidates"
    OPTIONS: ClassVar = (
        Option("--candidates", "DIR", "Items of this folder that people proposed and others approved.", "path"),
    )
    AGAIN: ClassVar = "The folder of candidates that it was made of, if any."
    UNUSED: ClassVar = "has no family that takes candidates"
    NEEDED: ClassVar = "takes what people proposed: name a folder of candidates with --candidates"
    SURVEYOR: ClassVar = "generators.candidates.approved"

    path: str
    identity: Candidature

    def __hash__(self) -> int:
        return hash((self.path, self.key))  # an identity holds a dictionary

    @property
    def key(self) -> str:
        """Other candidates give other items."""
        return self.identity.sha256

    @property
    def remarks(self) -> tuple[str, ...]:
        """How many are not approved."""
        left = self.identity.proposed - self.identity.number
        if not left:
            return ()
        return (f"{left} of {self.identity.proposed} candidates are not approved: see puzzlegen candidates list.",)

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:  # noqa: ARG003 - it is soon read
        """The approved candidates of a folder, as they are now.

        Raises:
            Missing: it cannot be read.
            NothingUsable: none is approved.
        """
        return cls.of(chosen[cls.OPTIONS[0].name])

    @classmethod
    def of(cls, folder: Path) -> Self:
        """The same; raises the same."""
        found, proposed = _approved(folder)
        if not found:
            raise NothingUsable(f"None of the {proposed} candidates of {folder} is approved yet.")
        licences = Counter(one.candidate.proposal.licence for one in found)
        return cls(str(folder), Candidature(_digest(found), len(found), proposed, dict(sorted(licences.items()))))

    @classmethod
    def at(cls, place: Path, identity: Candidature) -> Self:
        """The candidates of this folder."""
        if not place.is_dir():
            raise Missing(f"The folder of candidates {place} is not there.")
        return cls(str(place), identity)

    @classmethod
    def missing(cls, identity: Candidature) -> str:
        """Names the candidates by their digest."""
        return (
            f"It was made of {identity.number} approved candidates, the digest of which is {identity.sha256}: name "
            f"their folder with --{cls.NAME}."
        )

    def open(self) -> tuple[Approved, ...]:
        """The approved candidates, in the order of their digests."""
        return _opened(self, _state(Path(self.path)))

    def surveyed(self, found: Findings) -> Self:
        """The same; whatever is approved can be used."""
        if not found.usable:
            raise NothingUsable(f"None of the candidates of {self.path} is approved.")
        return self


def _approved(folder: Path) -> tuple[tuple[Approved, ...], int]:
    """The approved candidates of a folder, and how many there are in all."""
    # They know how people spell answers: too dear for whoever only wants to know which materials there are
    from puzzlegen.materials import approvals, proposals

    there = proposals.read(folder)
    said = approvals.records(folder)
    found = [Approved(one, said.standing(one)) for one in there.candidates]
    approved = [one for one in found if one.standing.state(one.candidate.key) == "approved"]
    ordered = sorted(approved, key=lambda one: one.candidate.digest)
    return tuple(ordered), len(found) + len(there.complaints)


def _digest(found: tuple[Approved, ...]) -> str:
    content = [
        [one.candidate.digest, one.standing.category, one.standing.categorised_by, one.standing.blind] for one in found
    ]
    return sha256(msgspec.json.encode(content)).hexdigest()


def _state(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """The names, sizes and times of the files of a folder."""
    try:
        entries = [(path.name, path.stat()) for path in sorted(folder.iterdir()) if path.is_file()]
    except OSError as error:
        raise Missing(f"The folder of candidates {folder} cannot be read: {error.strerror}.") from error
    return tuple((name, status.st_size, status.st_mtime_ns) for name, status in entries)


@lru_cache(maxsize=2)
def _opened(material: Candidates, state: tuple[tuple[str, int, int], ...]) -> tuple[Approved, ...]:  # noqa: ARG001
    found, _ = _approved(Path(material.path))
    if not found or _digest(found) != material.identity.sha256:
        raise Changed(
            f"{material.path} does not hold the candidates asked for: of those that are approved now, the digest is "
            f"{_digest(found)}, and not {material.identity.sha256}."
        )
    return found
