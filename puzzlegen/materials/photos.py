"""Photographs: the files of a folder that families edit, each with its credit.

A photograph is known by the SHA-256 of its file, and a folder by the digest of all photographs that are usable in it,
with their credits; both are part of a request, so that the same items are made of the same photographs only, wherever
they lie. Credits come from a file ``credits.csv`` in the folder, with the columns ``file``, ``title``, ``author``,
``licence`` and ``origin``, or are the same for all that it does not name.
"""

import csv
import io
import os
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import MOST_TABLE, UNREADABLE, Unfit
from puzzlegen.core.item import Document
from puzzlegen.models import Device, Identity

if TYPE_CHECKING:
    from PIL.Image import Image

    from puzzlegen.core.family import Pixels

SUFFIXES: Final = (".bmp", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp")
FORMATS: Final = ("BMP", "JPEG", "PNG", "TIFF", "WEBP")
CREDITS: Final = "credits.csv"
COLUMNS: Final = ("file", "title", "author", "licence", "origin")
LONGEST: Final = 768  # pixels of the long side; larger photographs are made smaller
SHORTEST: Final = 240  # pixels of the short side, at least
MOST_PIXELS: Final = 120_000_000  # more than any camera's; a file that claims more may be a bomb
MOST_BYTES: Final = 200_000_000
FEW: Final = 20  # of fewer photographs, one has to serve more than 5 % of the items
MOST_USED: Final = 100  # of more photographs, those with the lowest SHA-256 are used
_REPLAY: Final = (
    "The results of the models that edited the photographs differ in the last bits from machine to machine, so these "
    "items cannot be replayed; verify proves them."
)

# The album of the folder that was looked through last, by the names, sizes and times of its files
_ALBUMS: "Final[dict[tuple[Folder, tuple[tuple[str, int, int], ...]], Album]]" = {}


class NoPhotos(WrongUsage):
    """Photographs are missing, or not asked for."""


class NothingUsable(CheckFailed):
    """The folder has no photograph that can be used."""


class OtherPhotos(WrongUsage):
    """The folder does not hold the photographs that the request names."""


class Unusable(ValueError):
    """A file is no photograph that can be used; the message says why in a few words."""


class Credit(Document, frozen=True):
    """Whose a photograph is: ``licence`` is an SPDX identifier or a name, ``origin`` an address or a title."""

    title: str
    author: str
    licence: str
    origin: str


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
    """

    sha256: str
    number: int
    usable: int
    licences: Mapping[str, int]
    segmenter: Identity
    inpainters: tuple[Identity, ...]
    device: Device
    remarks: tuple[str, ...]


class Folder(msgspec.Struct, frozen=True):
    """A folder of photographs; licence and origin are of those that its ``credits.csv`` does not name."""

    path: str
    licence: str | None = None
    origin: str | None = None


class Photos(msgspec.Struct, frozen=True):
    """Photographs to be edited: those of a folder, which have to be the ones of this digest, by these models."""

    folder: Folder
    sha256: str
    models: Models


class Album(msgspec.Struct, frozen=True):
    """What a folder holds: the usable photographs in the order of their SHA-256, and a sentence for each skipped file.

    ``sha256`` is the digest of the photographs with their credits.
    """

    photos: tuple[Photo, ...]
    complaints: tuple[str, ...]
    sha256: str


def opened(photos: Photos) -> Album:
    """The album that is meant; a process reads the folder only once, and again if it changes.

    Raises:
        NoPhotos, NothingUsable: if there are none.
        OtherPhotos: if they are others.
    """
    found = album(photos.folder)
    if found.sha256 != photos.sha256:
        raise OtherPhotos(
            f"{photos.folder.path} does not hold the photographs that were asked for: the digest of its photographs "
            f"and credits is {found.sha256}, and not {photos.sha256}."
        )
    return found


def album(folder: Folder, report: Callable[[int, int], None] = lambda *_: None) -> Album:
    """Look through a folder, but not through folders in it.

    Args:
        folder: to be looked through.
        report: is told how many files are read, of how many.

    Raises:
        NoPhotos: if the folder or its credits cannot be read.
        NothingUsable: if no file is usable, with the first complaint.
    """
    files = _files(folder)
    key = (folder, tuple(files))
    if key not in _ALBUMS:
        _ALBUMS.clear()
        _ALBUMS[key] = _read(folder, [name for name, _, _ in files if name != CREDITS], report)
    return _ALBUMS[key]


def count(folder: Folder) -> int:
    """How many files of the folder look like photographs; raises `NoPhotos` if it cannot be read."""
    return sum(name != CREDITS for name, _, _ in _files(folder))


def _files(folder: Folder) -> list[tuple[str, int, int]]:
    """The names, sizes and times of the files of the folder that matter, sorted."""
    try:
        with os.scandir(folder.path) as entries:
            return sorted(
                (entry.name, entry.stat(follow_symlinks=False).st_size, entry.stat(follow_symlinks=False).st_mtime_ns)
                for entry in entries
                if entry.name == CREDITS or entry.name.lower().endswith(SUFFIXES)
            )
    except OSError as error:
        raise NoPhotos(f"The folder of photographs {folder.path} cannot be read: {error.strerror}.") from error


def _read(folder: Folder, names: list[str], report: Callable[[int, int], None]) -> Album:
    credited = _credits(Path(folder.path) / CREDITS)
    found: dict[str, Photo] = {}
    complaints: list[str] = []
    for number, name in enumerate(names, start=1):
        path = Path(folder.path) / name
        try:
            data = _data(path, Path(folder.path))
            scaled(data)
            digest = sha256(data).hexdigest()
            if digest in found:
                raise Unusable(f"is the same photograph as {Path(found[digest].path).name}")
            found[digest] = Photo(str(path), digest, credited.get(name) or _for_all(folder, path.stem))
        except Unusable as error:
            complaints.append(f"{path} {error}.")
        report(number, len(names))
    if not found:
        reason = complaints[0] if complaints else f"no file in it ends in {', '.join(SUFFIXES)}."
        raise NothingUsable(f"The folder {folder.path} holds no usable photograph: {reason}")
    photos = tuple(found[digest] for digest in sorted(found))
    content = msgspec.json.encode([(photo.sha256, photo.credit) for photo in photos])
    return Album(photos, tuple(complaints), sha256(content).hexdigest())


def _data(path: Path, folder: Path) -> bytes:
    """The bytes of a file in the folder."""
    try:
        if not path.resolve(strict=True).is_relative_to(folder.resolve()):
            raise Unusable("is a link that leads out of the folder")
        if not path.is_file():
            raise Unusable("is not a file")
        return foreign.read(path, MOST_BYTES)
    except Unfit as error:
        raise Unusable(f"is larger than {MOST_BYTES // 1_000_000} MB") from error
    except OSError as error:
        raise Unusable(f"cannot be read: {error.strerror}") from error


def _for_all(folder: Folder, title: str) -> Credit:
    if folder.licence is None or folder.origin is None:
        raise Unusable(f"has no licence and origin: neither in {CREDITS}, nor with --photos-licence, --photos-origin")
    return Credit(title, "", folder.licence, folder.origin)


def _credits(path: Path) -> Mapping[str, Credit]:
    """File name -> credit; empty if there is no such file."""
    if not path.is_file():
        return {}
    try:
        text = foreign.read(path, MOST_TABLE).decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
    except (OSError, Unfit, UnicodeDecodeError, csv.Error) as error:
        raise NoPhotos(f"{path} cannot be read: {str(error).removesuffix('.')}.") from error
    found = {}
    for number, row in enumerate(rows, start=2):
        name, title, author, licence, origin = ((row.get(column) or "").strip() for column in COLUMNS)
        if not (name and licence and origin):
            raise NoPhotos(
                f"{path}, line {number}: each photograph needs the columns {', '.join(COLUMNS)}, of which title and "
                "author may be empty."
            )
        found[name] = Credit(title or Path(name).stem, author, licence, origin)
    return found


def pixels(photo: Photo) -> "Pixels":
    """A photograph as it is edited, its longer side `LONGEST` pixels long at most.

    Raises:
        OtherPhotos: if the file has changed.
    """
    import numpy as np

    data = foreign.read(Path(photo.path), MOST_BYTES)
    if sha256(data).hexdigest() != photo.sha256:
        raise OtherPhotos(f"{photo.path} has changed since the folder was read.")
    return np.asarray(scaled(data))


def scaled(data: bytes) -> "Image":
    """A photograph upright, in sRGB, on white where it is transparent, and scaled down by Lanczos' filter.

    Raises:
        Unusable: with a few words that say why.
    """
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # ours is the limit that counts
            with Image.open(io.BytesIO(data), formats=FORMATS) as file:
                width, height = file.size
                if width * height > MOST_PIXELS:
                    raise Unusable(f"has {width} x {height} pixels, and more than {MOST_PIXELS:,} are refused")
                if min(width, height) * min(1, LONGEST / max(width, height)) < SHORTEST:
                    raise Unusable(
                        f"has {width} x {height} pixels, and of at most {LONGEST} its shorter side must have {SHORTEST}"
                    )
                if file.mode in ("RGB", "L"):
                    file.draft(file.mode, (2 * LONGEST, 2 * LONGEST))  # of a JPEG, decode no more than is needed
                picture = _in_srgb(ImageOps.exif_transpose(file))
    except Unusable:
        raise
    except Image.DecompressionBombError as error:
        raise Unusable(f"claims more than {MOST_PIXELS:,} pixels, as a decompression bomb does") from error
    except UNREADABLE as error:
        raise Unusable("is no readable picture") from error
    picture.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS, reducing_gap=None)
    return picture


def _in_srgb(picture: "Image") -> "Image":
    """A picture of any mode in RGB, by its colour profile if it has one that fits."""
    import numpy as np
    from PIL import Image, ImageCms

    profile = picture.info.get("icc_profile")
    if picture.mode == "F":
        raise Unusable("holds numbers instead of colours")
    if picture.mode.startswith("I"):  # 16 bits of grey
        return Image.fromarray((np.asarray(picture) // 257).clip(0, 255).astype(np.uint8)).convert("RGB")
    if picture.has_transparency_data:
        seen = picture.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen).convert("RGB")
    if picture.mode in ("RGB", "L", "CMYK") and profile:
        try:
            given, wanted = ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB")
            found = ImageCms.profileToProfile(picture, given, wanted, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError):  # a profile that does not fit says nothing
            found = None
        return found or picture.convert("RGB")
    return picture.convert("RGB")


def editing(
    found: Album,
    usable: int,
    segmenter: Identity,
    inpainters: tuple[Identity, ...],
    device: Device,
    limits: Iterable[str] = (),
) -> Editing:
    """What the request says about photographs of this album, so many of them usable, edited with these models.

    ``limits`` are sentences that say what cannot be had of them.
    """
    return Editing(
        sha256=found.sha256,
        number=len(found.photos),
        usable=usable,
        licences=dict(sorted(Counter(photo.credit.licence for photo in found.photos).items())),
        segmenter=segmenter,
        inpainters=inpainters,
        device=device,
        remarks=(*_remarks(len(found.photos), usable), *limits),
    )


def _remarks(number: int, usable: int) -> Iterator[str]:
    yield _REPLAY
    if number > MOST_USED:
        yield f"Of the {number} photographs, the {MOST_USED} with the lowest SHA-256 are used."
    if usable < FEW:
        yield (
            f"Only {usable} of the {number} photographs are usable, so some of them serve more than 5 % of the items; "
            f"{FEW} or more would spread better."
        )
