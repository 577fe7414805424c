"""A series of releases on the disk.

    SERIES/
      latest                 the newest version and the SHA-256 of its release.json
      errata.jsonl           the retracted items
      releases/2026.11.0/    a release; never changed once it is there
      revealed/2026.11.0/    the items that this release held back, with the proof

What is not for everybody lies in another folder, by default beside the series and named after it with ``-private``:

    PRIVATE/2026.11.0/hidden/    the items that the release holds back, as a snapshot
    PRIVATE/2026.11.0/           keys and proofs of its public items, where the spec keeps them apart
"""

from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, Self

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.writing import put
from puzzlegen.releases import documents, forms, private
from puzzlegen.releases.documents import BadVersion, Held, Hidden, Link, Release, Version
from puzzlegen.releases.reading import held
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.workshop import disk_may_fill, locked

LATEST: Final = "latest"
RELEASES: Final = "releases"
REVEALED: Final = "revealed"
LOCK: Final = ".lock"
HIDDEN: Final = "hidden"


class NotASeries(WrongUsage):
    """The folder holds no releases."""


class NoSuchRelease(WrongUsage):
    """The series has no release of this version."""


class CorruptRelease(CheckFailed):
    """A release's documents cannot be read."""


class KeysElsewhere(WrongUsage):
    """The keys of a release are kept apart, and they are not where they were looked for."""

    @classmethod
    def of(cls, folder: Path) -> Self:
        """The one for a folder without keys."""
        return cls(f"{folder} holds questions only; its keys are kept apart until they are revealed.")


class _Withheld(msgspec.Struct):
    hidden: Hidden | None


class _AnyContent(msgspec.Struct):
    content: _Withheld


class PartLost(CheckFailed):
    """Something that a release keeps from the public is not in the private folder."""


def decode_release(path: Path, data: bytes) -> Release:
    """The ``release.json`` at ``path`` with these bytes.

    Raises:
        OtherSchema, CorruptRelease: with a sentence for the user.
    """
    try:
        manifest.require_schema(path, data, documents.SCHEMA)
        return foreign.decoded(data, Release)
    except InvalidInput as error:
        raise CorruptRelease(f"{path} is corrupt: {error}.") from error


class Series:
    """The folder of a series, and the private folder that belongs to it."""

    def __init__(self, folder: Path, private: Path | None = None) -> None:
        self.folder = folder
        named = folder if folder.name not in ("", "..") else folder.resolve()  # "." has no name to add to
        self.private = private or named.with_name(f"{named.name}-private")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """A context in which no other process changes the series, and nobody else looks into the private folder.

        Raises:
            Busy: another process does.
            Exposed: others can look into the private folder, and that is not ours to mend.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        with locked(self.folder / LOCK, f"Another process is at work on {self.folder}; wait for it to end."):
            private.close(self.private, self.folder)
            yield

    def versions(self) -> list[Version]:
        """The versions of the releases, oldest first."""
        folder = self.folder / RELEASES
        found = []
        for path in folder.iterdir() if folder.is_dir() else ():
            if path.is_dir() and not path.name.startswith("."):
                try:
                    found.append(Version.parse(path.name))
                except BadVersion:
                    continue  # `audit` names what does not belong here
        return sorted(found)

    def newest(self) -> Version:
        """The version of the newest release; raises `NotASeries` where there is none."""
        versions = self.versions()
        if not versions:
            raise NotASeries(f"{self.folder} holds no releases; puzzlegen release makes the first one.")
        return versions[-1]

    def release_folder(self, version: Version) -> Path:
        """The folder of a release."""
        return self.folder / RELEASES / str(version)

    def revealed_folder(self, version: Version) -> Path:
        """The folder of the items that a release held back."""
        return self.folder / REVEALED / str(version)

    def private_folder(self, version: Version) -> Path:
        """The folder of what a release keeps from the public."""
        return self.private / str(version)

    def read(self, version: Version) -> Release:
        """A release's ``release.json``.

        Raises:
            NoSuchRelease, OtherSchema, CorruptRelease: with a sentence for the user.
        """
        path = self.release_folder(version) / documents.NAME
        with self._present(version):
            data = foreign.read(path, foreign.MOST_DOCUMENT)
        return decode_release(path, data)

    @contextmanager
    def _present(self, version: Version) -> Iterator[None]:
        """A context in which ``release.json`` is opened; raises `NoSuchRelease` if there is none."""
        try:
            yield
        except (FileNotFoundError, NotADirectoryError) as error:
            known = ", ".join(map(str, self.versions())) or "none"
            raise NoSuchRelease(f"{self.folder} has no release {version}; it has: {known}.") from error

    def withheld(self, version: Version) -> Hidden | None:
        """What a release holds back, without decoding the rest of its ``release.json``; raises `CorruptRelease`."""
        path = self.release_folder(version) / documents.NAME
        try:
            return foreign.decoded(foreign.read(path, foreign.MOST_DOCUMENT), _AnyContent).content.hidden
        except InvalidInput as error:
            raise CorruptRelease(f"{path} is corrupt: {error}.") from error

    def link(self, version: Version) -> Link:
        """A release by its root digest."""
        return Link(str(version), self.read(version).root)

    def seal(self, version: Version) -> str:
        """The SHA-256 of a release's ``release.json``, which covers every byte of it; raises `NoSuchRelease`."""
        with self._present(version):
            return digest.of_file(self.release_folder(version) / documents.NAME)

    def pointer(self, version: Version) -> bytes:
        """What ``latest`` says when this release is the newest."""
        return msgspec.json.encode({"version": str(version), "sha256": self.seal(version)}) + b"\n"

    def private_folder_open(self) -> AbstractContextManager[None]:
        """A context for work in the private folder; raises `Exposed` and `Busy`."""
        return private.opened(self.private, self.folder)

    def tidy(self) -> None:
        """Remove what interrupted runs have left in the public folder, where those without a secret work."""
        for folder in (self.folder, self.folder / RELEASES, self.folder / REVEALED):
            private.tidy(folder)

    def point(self) -> None:
        """Let ``latest`` name the newest release; a run that was killed may have left it behind."""
        pointer = self.pointer(self.newest())
        path = self.folder / LATEST
        if not path.is_file() or path.read_bytes() != pointer:
            with disk_may_fill(self.folder):
                put(path, pointer)

    def held(self, version: Version) -> list[Held]:
        """The public items of a release with their keys and proofs.

        Raises:
            KeysElsewhere: the keys are kept apart, and the private folder does not have them.
            CorruptTable: a line cannot be read, or is missing.
        """
        folder = self.release_folder(version)
        secrets = folder if (folder / documents.KEYS).is_file() else self.private_folder(version)
        if not (secrets / documents.KEYS).is_file():
            raise KeysElsewhere(f"The keys of release {version} are kept apart, and {secrets} does not have them.")
        return list(held(folder, secrets))

    def canonical_forms(self, before: Version, *, held_back: Collection[Version]) -> dict[str, str]:
        """Canonical form -> id, of every public or revealed item of the releases before this one.

        Of those ``held_back`` the items count that they hold back, too: a new public item must not avoid the others,
        since that would betray them by what it leaves out.

        Raises:
            PartLost: the items that one of them holds back are not in the private folder.
        """
        found: dict[str, str] = {}
        for version in self.versions():
            if version < before:
                found |= self.public_forms(version)
                if version in held_back or self.revealed_folder(version).is_dir():
                    found |= self.hidden_forms(version)
        return found

    def public_forms(self, version: Version) -> dict[str, str]:
        """Canonical form -> id, of the public items that a release brought."""
        brought = forms.brought(self.release_folder(version))
        return {form.canonical: form.id for form in brought}

    def hidden_forms(self, version: Version) -> dict[str, str]:
        """Canonical form -> id, of the items that a release held back, or still holds back.

        Raises:
            PartLost: they are not in the private folder.
        """
        folder = self.revealed_folder(version)
        if not folder.is_dir():
            folder = self.private_folder(version) / HIDDEN
        if not any((folder / table).is_file() for table in (documents.FORMS, manifest.PROOFS)):
            raise PartLost(
                f"{folder / manifest.PROOFS} is lost; it belongs to the items that release {version} holds back."
            )
        return {form.canonical: form.id for form in forms.held_back(folder)}
