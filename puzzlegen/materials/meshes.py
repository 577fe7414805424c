"""Meshes: the files of a folder that families about parts draw, each with its credit.

A mesh is known by the SHA-256 of its file, and a folder by the digest of all files in it that have a credit. Whether a
mesh can be drawn takes time to find out, and a slow machine may give one up, so a request names those that can: the
same items are made of the same meshes everywhere, wherever they lie. Credits come from a file ``credits.csv`` in the
folder, with the columns ``file``, ``title``, ``author``, ``licence`` and ``origin``.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Final, Self

import msgspec

from puzzlegen.core.foreign import Digest
from puzzlegen.core.item import Document
from puzzlegen.materials import licences
from puzzlegen.materials.material import Changed, Findings, Material, NothingUsable, Option, Report
from puzzlegen.materials.pictures import CREDITS, Credit, Unusable, credited, data, files

SUFFIXES: Final = (".3mf", ".glb", ".obj", ".ply", ".stl")
MOST_BYTES: Final = 64_000_000
MOST_USED: Final = 100
"""So many of the lowest SHA-256 at most are used, and fewer for few items."""
_FEW: Final = 20  # of fewer meshes, one has to serve more than 5 % of the items

# The rack of the folder that was looked through last, by the names, sizes and times of its files
_RACKS: "Final[dict[tuple[str, tuple[tuple[str, int, int], ...]], Rack]]" = {}


class Mesh(msgspec.Struct, frozen=True):
    """A mesh in a folder: the path of the file, its SHA-256, and its credit."""

    path: str
    sha256: str
    credit: Credit


class Meshing(Document, frozen=True):
    """What a request says about its meshes.

    Attributes:
        sha256: digest of all files that have a credit, with these.
        number: how many these are.
        used: SHA-256 of those that can be drawn, and are.
        licences: licence -> how many of the used ones are under it; of all, as long as none has been looked at.
    """

    sha256: Digest
    number: int
    used: tuple[Digest, ...]
    licences: Mapping[str, int]


def _counted(meshes: Iterable[Mesh]) -> dict[str, int]:
    """Licence -> how many are under it."""
    return dict(sorted(Counter(mesh.credit.licence for mesh in meshes).items()))


class MeshFindings(Findings, frozen=True):
    """What a look through meshes found: ``used`` has the SHA-256 of those that can be drawn."""

    used: tuple[str, ...] = ()


class Rack(msgspec.Struct, frozen=True):
    """What a folder holds: the meshes with a credit in the order of their SHA-256, a sentence for each other file.

    ``sha256`` is the digest of the meshes with their credits.
    """

    meshes: tuple[Mesh, ...]
    complaints: tuple[str, ...]
    sha256: str


def rack(folder: str, report: Report = lambda *_: None) -> Rack:
    """Look through a folder, but not through folders in it; no mesh is read yet.

    Raises:
        Missing: if the folder or its credits cannot be read.
    """
    there = files(folder, SUFFIXES, "meshes")
    key = (folder, tuple(there))
    if key not in _RACKS:
        _RACKS.clear()
        _RACKS[key] = _read(folder, [name for name, _, _ in there if name != CREDITS], report)
    return _RACKS[key]


def _read(folder: str, names: list[str], report: Report) -> Rack:
    named = credited(folder, "mesh")
    found: dict[str, Mesh] = {}
    complaints: list[str] = []
    for number, name in enumerate(names, start=1):
        path = Path(folder) / name
        try:
            if name not in named:
                raise Unusable(f"has no licence and origin in {CREDITS}")
            digest = sha256(data(path, MOST_BYTES)).hexdigest()
            if digest in found:
                raise Unusable(f"is the same mesh as {Path(found[digest].path).name}")
            found[digest] = Mesh(str(path), digest, named[name])
        except Unusable as error:
            complaints.append(f"{path} {error}.")
        report(number, len(names))
    meshes = tuple(found[digest] for digest in sorted(found))
    content = msgspec.json.encode([(mesh.sha256, mesh.credit) for mesh in meshes])
    return Rack(meshes, tuple(complaints), sha256(content).hexdigest())


class Meshes(Material, frozen=True):
    """The meshes of a folder, which have to be the ones of this identity.

    As soon as ``enough`` turn out to be usable, no more are looked at.
    """

    NAME: ClassVar = "meshes"
    OPTIONS: ClassVar = (Option("--meshes", "DIR", "Draw the meshes in this folder as machined parts.", "path"),)
    AGAIN: ClassVar = "The folder of meshes that it was made of, if any."
    UNUSED: ClassVar = "has no family of machined parts, which could be made of meshes"
    CREDITED: ClassVar = True
    SURVEYOR: ClassVar = "generators.parts.kits.foreign_meshes"

    folder: str
    identity: Meshing
    enough: int = MOST_USED

    def __hash__(self) -> int:
        return hash((self.folder, self.key))  # an identity holds a dictionary

    @property
    def key(self) -> str:
        """Other meshes give other items."""
        return sha256(msgspec.json.encode([self.identity.sha256, self.identity.used])).hexdigest()

    @property
    def remarks(self) -> tuple[str, ...]:
        """Whether some of them serve often."""
        if len(self.identity.used) >= _FEW:
            return ()
        return (
            f"Only {len(self.identity.used)} of the {self.identity.number} meshes are used, so some of them serve "
            f"more than 5 % of the items; {_FEW} or more would spread better.",
        )

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:
        """The meshes of a folder, as they are now.

        Raises:
            Missing: if the folder or its credits cannot be read.
            NothingUsable: if no file has a credit, with the first complaint.
        """
        folder = str(chosen[cls.NAME])
        found = rack(folder, report)
        if not found.meshes:
            reason = found.complaints[0] if found.complaints else f"no file in it ends in {', '.join(SUFFIXES)}."
            raise NothingUsable(f"The folder {folder} holds no usable mesh: {reason}")
        return cls(folder, Meshing(found.sha256, len(found.meshes), (), _counted(found.meshes)))

    @classmethod
    def at(cls, place: Path, identity: Meshing) -> Self:
        """The meshes in this folder."""
        return cls(str(place), identity)

    @classmethod
    def missing(cls, identity: Meshing) -> str:
        """Names the meshes by their digest."""
        return (
            f"It was made of {identity.number} meshes, the digest of which is {identity.sha256}: name their folder "
            f"with --{cls.NAME}."
        )

    def open(self) -> tuple[Mesh, ...]:
        """The meshes that are used."""
        found = rack(self.folder)
        if found.sha256 != self.identity.sha256:
            raise Changed(
                f"{self.folder} does not hold the meshes asked for: the digest of its meshes and credits is "
                f"{found.sha256}, and not {self.identity.sha256}."
            )
        wanted = frozenset(self.identity.used)
        return tuple(mesh for mesh in found.meshes if mesh.sha256 in wanted)

    def for_items(self, number: int) -> Self:
        """With as many as there are items, so that each may have its own, but not so few that some serve often."""
        return msgspec.structs.replace(self, enough=min(MOST_USED, max(_FEW, number)))

    def unreleasable(self, licence: str) -> str:
        """Names the licences of meshes that do not let changed versions be published under this one."""
        return licences.obstacle("meshes", self.identity.licences, licence)

    def surveyed(self, found: Findings) -> Self:
        """The meshes that can be drawn."""
        assert isinstance(found, MeshFindings)
        if not found.used:
            reason = found.complaints[0] if found.complaints else "none can be drawn."
            raise NothingUsable(f"The folder {self.folder} holds no usable mesh: {reason}")
        used = [mesh for mesh in rack(self.folder).meshes if mesh.sha256 in frozenset(found.used)]
        identity = Meshing(self.identity.sha256, self.identity.number, found.used, _counted(used))
        return msgspec.structs.replace(self, identity=identity)
