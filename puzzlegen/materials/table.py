"""The materials there are, what a request says about them, and where they are found again."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

from puzzlegen.core.item import Document
from puzzlegen.materials.candidates import Candidates, Candidature
from puzzlegen.materials.engines import Engine, Identity
from puzzlegen.materials.material import Changed, Material, Materials, Missing
from puzzlegen.materials.meshes import Meshes, Meshing
from puzzlegen.materials.photos import Editing, Photos
from puzzlegen.materials.places import Places, Placing
from puzzlegen.materials.sources import GoSource, Provenance, Source

KINDS: Final[tuple[type[Material], ...]] = (Source, GoSource, Engine, Photos, Places, Meshes, Candidates)
JUDGES: Final = tuple(kind for kind in KINDS if kind.JUDGES)


class Named(Document, frozen=True, omit_defaults=True, kw_only=True):
    """The identities of the materials of a request.

    Attributes:
        source: where positions of chess are from, if families are not to invent them.
        sgf: likewise, positions of Go.
        engine: whose judgement questions are about.
        photos: which photographs were edited, and with what.
        candidates: which items people proposed and approved.
        places: which photographs it is asked about where they were taken.
        meshes: which meshes are drawn as machined parts, if families are not to invent these.
    """

    source: Provenance | None = None
    sgf: Provenance | None = None
    engine: Identity | None = None
    photos: Editing | None = None
    candidates: Candidature | None = None
    places: Placing | None = None
    meshes: Meshing | None = None

    def materials(self) -> dict[type[Material], Any]:
        """Kind -> identity, of those that are named."""
        named = {kind: getattr(self, kind.NAME) for kind in KINDS}
        return {kind: identity for kind, identity in named.items() if identity is not None}

    @property
    def judge(self) -> str:
        """The name of what validators ask about what nobody can prove; empty if there is none."""
        return next((identity.name for kind, identity in self.materials().items() if kind.JUDGES), "")

    @property
    def unrepeatable(self) -> str:
        """Why nobody can make the items again, in words that end a sentence; empty if everybody can."""
        return next((kind.UNREPEATABLE for kind in self.materials() if kind.UNREPEATABLE), "")


def kind_of(name: str) -> type[Material]:
    """The kind of material of this name."""
    return next(kind for kind in KINDS if name == kind.NAME)


def located(
    named: Named, places: Mapping[str, Path], kinds: Collection[type[Material]] = KINDS
) -> tuple[Material, ...]:
    """The materials of a request, at the places where they lie now.

    Args:
        named: by the request.
        places: name of a material -> where it lies.
        kinds: those that are wanted.

    Raises:
        Missing: if one has no place or is not there, or a place is of one that the request does not name.
    """
    identities = named.materials()
    for kind in kinds:
        if kind.NAME in places and kind not in identities:
            raise Missing(f"Its request names no {kind.NAME}, so {places[kind.NAME]} is not needed.")
        if kind.NAME not in places and kind in identities:
            raise Missing(kind.missing(identities[kind]))
    return tuple(kind.at(places[kind.NAME], identity) for kind, identity in identities.items() if kind in kinds)


def require(digests: Mapping[str, str], material: Material) -> None:
    """Raise `Changed` unless a material is the one of which a spec has the digest, if it has one of its kind."""
    wanted = digests.get(material.NAME, material.identity.sha256)
    if material.identity.sha256 != wanted:
        raise Changed(
            f"--{material.NAME} is not what the spec names: its digest is {material.identity.sha256}, and not {wanted}."
        )


def demand(named: Named, given: Materials) -> None:
    """Open these materials, which have to be those of the request.

    Raises:
        Missing: if one is missing, or the request names none.
        Changed: if one is another one.
    """
    identities = named.materials()
    kinds = {type(material) for material in given}
    for kind in KINDS:
        if kind in identities and kind not in kinds:
            raise Missing(kind.missing(identities[kind]))
        if kind in kinds and kind not in identities:
            raise Missing(f"Its request names no {kind.NAME}.")
    for material in given:
        material.open()
