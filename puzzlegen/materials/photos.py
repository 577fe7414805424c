"""Photographs: the files of a folder that families edit, each with its credit.

A photograph is known by the SHA-256 of its file, and a folder by the digest of all photographs that are usable in it,
with their credits; both are part of a request, so that the same items are made of the same photographs only, wherever
they lie. Credits come from a file ``credits.csv`` in the folder, with the columns ``file``, ``title``, ``author``,
``licence`` and ``origin``, or are the same for all that it does not name.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.family import Level
from puzzlegen.core.item import Document
from puzzlegen.materials import licences
from puzzlegen.materials.material import Changed, Findings, Material, NothingUsable, Option, Report
from puzzlegen.materials.pictures import (
    CREDITS,
    MOST_BYTES,
    SUFFIXES,
    Credit,
    Unusable,
    credited,
    data,
    files,
    scaled,
)
from puzzlegen.models import DEVICES, Device, Identity

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

FEW: Final = 20  # of fewer photographs, one has to serve more than 5 % of the items
MOST_USED: Final = 100  # so many of the lowest SHA-256 at most are made ready, and fewer for few items
_REPLAY: Final = (
    "The results of the models that edited the photographs differ in the last bits from machine to machine, so these "
    "items cannot be replayed; verify proves them."
)

# The album of the folder that was looked through last, by the names, sizes and times of its files
_ALBUMS: "Final[dict[tuple[Folder, tuple[tuple[str, int, int], ...]], Album]]" = {}


class Photo(msgspec.Struct, frozen=True):
    """A photograph in a folder: the path of the file, its SHA-256, and its credit."""

    path: str
    sha256: str
    credit: Credit


class Models(msgspec.Struct, frozen=True):
    """What photographs are edited with, by the names that `puzzlegen.models.backends` gives them."""

    segmenter: str
    inpainters: tuple[str, ...]
    device: Device


class Editing(Document, frozen=True):
    """What a request says about its photographs.

    Attributes:
        sha256: digest of all of them with their credits.
        number: how many there are.
        usable: how many of them have things that can be changed so that it looks right.
        licences: licence -> how many of them are under it.
        segmenter: what found their objects.
        inpainters: what filled the holes in them, the first choice first.
        device: on which those ran.
        remarks: what a reader of the snapshot should know.
        prepared: how many of the lowest SHA-256 were made ready, and are used.
    """

    sha256: str
    number: int
    usable: int
    licences: Mapping[str, int]
    segmenter: Identity
    inpainters: tuple[Identity, ...]
    device: Device
    remarks: tuple[str, ...]
    prepared: int = MOST_USED


class PhotoFindings(Findings, frozen=True):
    """What a look through photographs found.

    Attributes:
        prepared: how many were made ready, those of the lowest SHA-256.
        starved: the levels at which none of these can be changed.
    """

    prepared: int = MOST_USED
    starved: tuple[Level, ...] = ()


class Folder(msgspec.Struct, frozen=True):
    """A folder of photographs; licence and origin are of those that its ``credits.csv`` does not name."""

    path: str
    licence: str | None = None
    origin: str | None = None


class Album(msgspec.Struct, frozen=True):
    """What a folder holds: the usable photographs in the order of their SHA-256, and a sentence for each skipped file.

    ``sha256`` is the digest of the photographs with their credits.
    """

    photos: tuple[Photo, ...]
    complaints: tuple[str, ...]
    sha256: str


def album(folder: Folder, report: Report = lambda *_: None) -> Album:
    """Look through a folder, but not through folders in it.

    Args:
        folder: to be looked through.
        report: is told how many files are read, of how many.

    Raises:
        Missing: if the folder or its credits cannot be read.
        NothingUsable: if no file is usable, with the first complaint.
    """
    there = files(folder.path)
    key = (folder, tuple(there))
    if key not in _ALBUMS:
        _ALBUMS.clear()
        _ALBUMS[key] = _read(folder, [name for name, _, _ in there if name != CREDITS], report)
    return _ALBUMS[key]


def _read(folder: Folder, names: list[str], report: Report) -> Album:
    import numpy as np

    from puzzlegen.drawing.hashing import perceptual_hashes

    named = credited(folder.path)
    found: dict[str, Photo] = {}
    looks: dict[str, NDArray[np.int8]] = {}
    complaints: list[str] = []
    for number, name in enumerate(names, start=1):
        path = Path(folder.path) / name
        try:
            content = data(path)
            picture = scaled(content)
            digest = sha256(content).hexdigest()
            if digest in found:
                raise Unusable(f"is the same photograph as {Path(found[digest].path).name}")
            found[digest] = Photo(str(path), digest, named.get(name) or _for_all(folder, path.stem))
            looks[digest] = perceptual_hashes(np.asarray(picture))
        except Unusable as error:
            complaints.append(f"{path} {error}.")
        report(number, len(names))
    if not found:
        reason = complaints[0] if complaints else f"no file in it ends in {', '.join(SUFFIXES)}."
        raise NothingUsable(f"The folder {folder.path} holds no usable photograph: {reason}")
    kept: list[Photo] = []
    for digest in sorted(found):  # so that it does not depend on the names which of several copies is kept
        near = next((one for one in kept if _near(looks[digest], looks[one.sha256])), None)
        if near is None:
            kept.append(found[digest])
        else:
            complaints.append(f"{found[digest].path} looks like {Path(near.path).name}: it counts as a copy.")
    content = msgspec.json.encode([(photo.sha256, photo.credit) for photo in kept])
    return Album(tuple(kept), tuple(complaints), sha256(content).hexdigest())


def _near(one: "NDArray[np.int8]", other: "NDArray[np.int8]") -> bool:
    """True if a picture, by its perceptual hashes, is another one in other bytes, or turned or mirrored."""
    from puzzlegen.drawing.hashing import HASH_BITS, NEAR_BITS

    return HASH_BITS - int((one.astype(int) @ other[0].astype(int)).max()) <= 2 * NEAR_BITS


def _for_all(folder: Folder, title: str) -> Credit:
    if folder.licence is None or folder.origin is None:
        raise Unusable(f"has no licence and origin: neither in {CREDITS}, nor with --photos-licence, --photos-origin")
    return Credit(title, "", folder.licence, folder.origin)


def pixels(photo: Photo) -> "Pixels":
    """A photograph as it is edited, its longer side `LONGEST` pixels long at most.

    Raises:
        Changed: if the file has changed.
    """
    import numpy as np

    content = foreign.read(Path(photo.path), MOST_BYTES)
    if sha256(content).hexdigest() != photo.sha256:
        raise Changed(f"{photo.path} has changed since the folder was read.")
    return np.asarray(scaled(content))


class Photos(Material, frozen=True):
    """Photographs to be edited: those of a folder, which have to be the ones of this identity, by these models.

    As soon as ``enough`` turn out to be usable, no more are made ready. At ``starved`` levels none is used.
    """

    NAME: ClassVar = "photos"
    OPTIONS: ClassVar = (
        Option("--photos", "DIR", "Edit the photographs in this folder.", "path"),
        Option("--photos-licence", "NAME", "Licence of those that credits.csv in the folder does not name."),
        Option("--photos-origin", "TEXT", "Where those are from: an address or a title."),
        Option("--segmenter", "NAME", "What finds things in them; default: mobile-sam or SAM 2.1."),
        Option(
            "--inpainter",
            "NAME",
            "What fills holes, the first choice first; default: patchmatch, then migan, or SDXL on cuda.",
            many=True,
        ),
        Option("--device", "", "What these two run on; default: cpu.", choices=DEVICES),
    )
    UNUSED: ClassVar = "has no family that edits photographs"
    NEEDED: ClassVar = "edits photographs: name a folder of them with --photos"
    UNREPEATABLE: ClassVar = (
        "the results of the models that edit photographs differ in the last bits from machine to machine"
    )
    SURVEYOR: ClassVar = "generators.differences.photo_difference"

    folder: Folder
    models: Models
    identity: Editing
    enough: int = MOST_USED
    starved: tuple[Level, ...] = ()

    def __hash__(self) -> int:
        return hash((self.folder, self.models, self.key))  # an identity holds dictionaries

    @property
    def key(self) -> str:
        """Other photographs give other items."""
        if self.identity.prepared >= self.identity.number:
            return self.identity.sha256
        return f"{self.identity.prepared} of {self.identity.sha256}"

    @property
    def remarks(self) -> tuple[str, ...]:
        """As the manifest has them."""
        return self.identity.remarks

    @classmethod
    def identify(cls, chosen: Mapping[str, Any], report: Report) -> Self:
        """The photographs of a folder and the models that edit them, as they are now.

        Raises:
            Missing: if the folder or its credits cannot be read.
            NothingUsable: if no file is usable, with the first complaint.
        """
        from puzzlegen.models import backends

        path, licence, origin, segmenter, inpainters, wanted = (chosen[option.name] for option in cls.OPTIONS)
        device: Device = wanted or "cpu"
        models = Models(segmenter or backends.SEGMENTER[device], inpainters or backends.INPAINTERS[device], device)
        seeing = backends.segmenter(models.segmenter, device).identity
        filling = tuple(backends.inpainter(name, device).identity for name in models.inpainters)
        folder = Folder(str(path), licence, origin)
        return cls(folder, models, editing(album(folder, report), seeing, filling, device))

    @classmethod
    def missing(cls, identity: Editing) -> str:
        """Names the photographs by their digest."""
        return (
            f"It was made of {identity.number} photographs, the digest of which is {identity.sha256}: name their "
            "folder with --photos."
        )

    def open(self) -> Album:
        """The album that is meant."""
        found = album(self.folder)
        if found.sha256 != self.identity.sha256:
            raise Changed(_others(self.folder, found.sha256, self.identity.sha256))
        return found

    def for_items(self, number: int) -> Self:
        """With as many as there are items, so that each may have its own, but not so few that some serve often."""
        return msgspec.structs.replace(self, enough=min(MOST_USED, max(FEW, number)))

    def serves(self, level: Level) -> bool:
        """False where none of them has a thing of the wanted size."""
        return level not in self.starved

    def unreleasable(self, licence: str) -> str:
        """Names the licences of photographs that do not let changed versions be published under this one."""
        return licences.obstacle("photographs", self.identity.licences, licence)

    def surveyed(self, found: Findings) -> Self:
        """The photographs with the number of those that can be edited."""
        assert isinstance(found, PhotoFindings)
        if not found.usable:
            raise NothingUsable(f"Nothing in the photographs of {self.folder.path} can be changed.")
        remarks = (*_remarks(self.identity.number, found.usable, found.prepared), *found.remarks)
        identity = msgspec.structs.replace(self.identity, usable=found.usable, remarks=remarks, prepared=found.prepared)
        return msgspec.structs.replace(self, identity=identity, starved=found.starved)

    def again(self, identity: Editing) -> Self:
        """The photographs with what a request says of them; raises `Changed` if it names others, or other models."""
        mine = self.identity
        if mine.sha256 != identity.sha256:
            raise Changed(_others(self.folder, mine.sha256, identity.sha256))
        if (mine.segmenter, mine.inpainters, mine.device) != (identity.segmenter, identity.inpainters, identity.device):
            names = ", ".join(one.name for one in (identity.segmenter, *identity.inpainters))
            raise Changed(
                f"The photographs were prepared by other models or on another device: {names} on {identity.device}."
            )
        return msgspec.structs.replace(self, identity=identity)


def _others(folder: Folder, found: str, wanted: str) -> str:
    return (
        f"{folder.path} does not hold the photographs asked for: the digest of its photographs and credits is {found}, "
        f"and not {wanted}."
    )


def editing(found: Album, segmenter: Identity, inpainters: tuple[Identity, ...], device: Device) -> Editing:
    """What a request says about the photographs of an album that nobody has surveyed yet, and about these models."""
    number = len(found.photos)
    return Editing(
        sha256=found.sha256,
        number=number,
        usable=number,
        licences=dict(sorted(Counter(photo.credit.licence for photo in found.photos).items())),
        segmenter=segmenter,
        inpainters=inpainters,
        device=device,
        remarks=tuple(_remarks(number, number, min(number, MOST_USED))),
    )


def _remarks(number: int, usable: int, prepared: int) -> Iterator[str]:
    yield _REPLAY
    if number > prepared:
        yield f"Of the {number} photographs, the {prepared} with the lowest SHA-256 are used."
    if usable < FEW:
        yield (
            f"Only {usable} of the {number} photographs are usable, so some of them serve more than 5 % of the items; "
            f"{FEW} or more would spread better."
        )
