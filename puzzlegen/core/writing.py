"""The one way of writing: things appear whole or not at all, and whoever fails says where, and how to go on."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from puzzlegen.core.errors import CheckFailed

_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_AGAIN: Final = "the same command starts again"


class Unwritten(CheckFailed):
    """A file or folder cannot be written; nothing of it is left."""


class DiskFull(Unwritten):
    """There is no room for the rest of the work."""


@contextmanager
def room(path: Path, following: str = _AGAIN) -> Iterator[None]:
    """A context for writing to a place.

    Args:
        path: the place.
        following: what helps once there is room, in words.

    Raises:
        DiskFull: with a sentence that says so.
    """
    try:
        yield
    except OSError as error:
        if error.errno not in _FULL:
            raise
        raise DiskFull(f"{path} cannot be written: {error.strerror}; make room, and {following}.") from error


def put(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file so that it appears whole or not at all, and with all folders above it.

    Args:
        path: of the file, which is replaced if there is one.
        data: what is in it.
        mode: what the umask takes its rights from.

    Raises:
        Unwritten: with a sentence that names the file.
    """
    growing = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        with room(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            growing.touch(mode)
            with growing.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            growing.replace(path)
    except OSError as error:
        raise Unwritten(f"{path} cannot be written: {error.strerror}; choose another place.") from error
    finally:
        with suppress(OSError):
            growing.unlink(missing_ok=True)


@contextmanager
def appearing(folder: Path) -> Iterator[Path]:
    """A context for the work in a new folder, which appears at its end, unless it fails, in place of what was there.

    What it replaces is moved away first and removed last.

    Raises:
        DiskFull: nothing was changed.
    """
    with room(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        workshop = Path(mkdtemp(prefix=f".{folder.name}.", suffix=".partial", dir=folder.parent))
        growing, replaced = workshop / "growing", workshop / "replaced"
        try:
            growing.mkdir(0o755)
            yield growing
            if folder.exists():
                folder.rename(replaced)
            try:
                growing.rename(folder)
            except BaseException:
                if replaced.exists():
                    replaced.rename(folder)
                raise
        finally:
            if folder.exists() or not replaced.exists():  # nothing is lost, whatever happened
                shutil.rmtree(workshop, ignore_errors=True)
