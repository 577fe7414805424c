"""Photographs whose place is known, as a material; `puzzlegen.materials.shots` looks through a folder of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from puzzlegen.core.item import Document
from puzzlegen.materials.material import Changed, Findings, Material, NothingUsable, Option, Report
from puzzlegen.materials.pictures import SUFFIXES
from puzzlegen.models import Identity

if TYPE_CHECKING:
    from puzzlegen.materials.shots import Roll


class Placing(Document, frozen=True):
    """What a request says about its photographs.

    Attributes:
        sha256: digest of all that are accepted, with their credits, scenes and positions.
        number: how many these are.
        refused: how many were refused.
        licences: licence -> how many of them are under it.
        scenes: scene -> how many show one.
        reader: what read the writing in them.
        places: digest of the data about places.
    """

    sha256: str
    number: int
    refused: int
    licences: Mapping[str, int]
    scenes: Mapping[str, int]
    reader: Identity
    places: str


class Places(Material, frozen=True):
    """The accepted photographs of a folder, which have to be the ones of this identity."""

    NAME: ClassVar = "places"
    OPTIONS: ClassVar = (Option("--places", "DIR", "Ask where the photographs in this folder were taken.", "path"),)
    AGAIN: ClassVar = "The folder of photographs with positions that it was made of, if any."
    UNUSED: ClassVar = "has no family that asks where photographs were taken"
    NEEDED: ClassVar = "asks where photographs were taken: name a folder of them with --places"
    SURVEYOR: ClassVar = "generators.geolocation.photo_place"

    folder: str
    identity: Placing

    def __hash__(self) -> int:
        return hash((self.folder, self.key))  # an identity holds dictionaries

    @property
    def key(self) -> str:
        """Other photographs give other items."""
        return self.identity.sha256

    @property
    def most(self) -> int:
        """As many as there are photographs: two questions about one would answer one another."""
        return self.identity.number

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:
        """The photographs of a folder, as they are now.

        Raises:
            Missing: if the folder or its table cannot be read.
            NothingUsable: if no photograph is accepted, with the first reason.
        """
        from puzzlegen.materials import shots  # not for all who only want to know which materials there are

        folder = str(chosen["places"])
        found = shots.roll(folder, report)
        if not found.shots:
            reason = found.findings[0].why if found.findings else f"no file in it ends in {', '.join(SUFFIXES)}."
            raise NothingUsable(f"The folder {folder} holds no photograph that can be accepted: {reason}")
        return cls(folder, shots.placing(found))

    @classmethod
    def at(cls, place: Path, identity: Placing) -> Self:
        """The photographs in this folder."""
        return cls(str(place), identity)

    @classmethod
    def missing(cls, identity: Placing) -> str:
        """Names the photographs by their digest."""
        return (
            f"It was made of {identity.number} photographs, the digest of which is {identity.sha256}: name their "
            "folder with --places."
        )

    def open(self) -> "Roll":
        """The photographs that are meant."""
        from puzzlegen.materials import shots

        found = shots.roll(self.folder)
        if found.sha256 != self.identity.sha256:
            raise Changed(
                f"{self.folder} does not hold the photographs asked for: the digest of those that are accepted is "
                f"{found.sha256}, and not {self.identity.sha256}."
            )
        return found

    def surveyed(self, found: Findings) -> Self:  # noqa: ARG002 - the refused ones are part of the identity already
        """The same."""
        return self
