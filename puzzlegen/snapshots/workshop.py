"""The hidden folder beside a destination in which it grows, so that it appears whole or not at all.

The folder is named by what is made and by the software at work, so that work is never continued with other code. What
grows in it becomes the destination by one rename at the end. Killed at any moment, a run leaves nothing half-done at
the destination, and the same command takes up the work where it stopped.
"""

import errno
import fcntl
import os
import shutil
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import resolved
from puzzlegen.core.writing import room
from puzzlegen.running.software import software
from puzzlegen.snapshots import digest

D = TypeVar("D")


class DestinationTaken(WrongUsage):
    """Something else lies at the destination."""


class Busy(WrongUsage):
    """Another process works on the same destination."""


def require_place(destination: Path, *, apart: Path | None = None, file: bool = False) -> None:
    """Make sure, before any work is done, that something can be put at a destination.

    Args:
        destination: the folder, or the file, that is going to appear.
        apart: a folder that is read: it may neither lie in the destination nor the destination in it.
        file: whether it is a file.

    Raises:
        DestinationTaken: something is in the way, or the place cannot be written.
    """
    kind = "file" if file else "folder"
    if destination.is_symlink():
        raise DestinationTaken(f"{destination} is a link; name the {kind} that it leads to.")
    if destination.exists() and destination.is_file() != file:
        raise DestinationTaken(f"{destination} is not a {kind}; choose another {kind}.")
    try:
        place = resolved(destination)
    except OSError as error:
        raise DestinationTaken(f"{destination} cannot be written: {error.strerror}; choose another {kind}.") from error
    if not file and Path.cwd().resolve().is_relative_to(place):
        raise DestinationTaken(f"{destination} holds the current folder; choose another folder.")
    if apart is not None and apart.resolve() in place.parents:
        raise DestinationTaken(f"{destination} is inside {apart}; choose another {kind}.")
    if apart is not None and place in apart.resolve().parents:
        raise DestinationTaken(f"{apart} is inside {destination}; choose another {kind}.")
    above = next(folder for folder in destination.absolute().parents if folder.exists())
    if not above.is_dir():
        raise DestinationTaken(f"{destination} cannot be written: {above} is not a folder; choose another {kind}.")
    try:
        with TemporaryFile(dir=above):
            pass
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return  # told by the work itself, which can be resumed
        raise DestinationTaken(f"{destination} cannot be written: {error.strerror}; choose another {kind}.") from error


def existing_result(
    destination: Path,
    kind: str,
    read: Callable[[Path], D],
    same: Callable[[D], bool],
    overwrite: bool,
    names: Collection[str],
) -> D | None:
    """What lies at the destination already, if it is what is asked for; None if the place is free.

    Args:
        destination: the folder.
        kind: what is asked for, in one word.
        read: reads what lies there; raises ValueError or OSError if that is of another kind.
        same: whether it is what is asked for.
        overwrite: whether another one of this kind may be replaced.
        names: of what may lie in a folder of this kind.

    Raises:
        DestinationTaken: if anything else lies there, or the place cannot be written.
    """
    require_place(destination)
    if not destination.exists() or (destination.is_dir() and not any(destination.iterdir())):
        return None
    try:
        there = read(destination)
    except (ValueError, OSError) as error:
        # Even --overwrite replaces its own kind only: a slip of the keyboard must not cost somebody's folder.
        raise DestinationTaken(f"{destination} holds other files; choose another folder with --out.") from error
    if overwrite and not {path.name for path in destination.iterdir()} <= set(names):
        raise DestinationTaken(f"{destination} holds other files, too; choose another folder with --out.")
    if overwrite:
        return None
    if same(there):
        return there
    raise DestinationTaken(
        f"{destination} holds another {kind}; choose another folder with --out, or replace it with --overwrite."
    )


@contextmanager
def locked(path: Path, complaint: str) -> Iterator[None]:
    """Hold the lock of this file; the system releases it when the process ends, however it ends.

    Raises:
        Busy: with the complaint, if another process holds it.
    """
    with path.open("w") as handle:
        try:
            # A lock of the process (POSIX), not of the open file: forked workers that outlive a killed parent for a
            # moment must not hold it.
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError) as error:
            raise Busy(complaint) from error
        yield


@contextmanager
def private_umask() -> Iterator[None]:
    """A context in which the files that are made are for their owner's eyes only, however careless the umask is."""
    usual = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(usual)


def _show(folder: Path) -> None:
    """Give what was made `private_umask` the modes of the umask, but not to a file with a second name elsewhere."""
    umask = os.umask(0o077)
    os.umask(umask)
    for path in (folder, *folder.rglob("*")):
        if path.is_dir():
            path.chmod(0o777 & ~umask)
        elif path.stat().st_nlink == 1:
            path.chmod(0o666 & ~umask)


def disk_may_fill(folder: Path) -> AbstractContextManager[None]:
    """A context for work in a folder; raises `DiskFull` with a sentence that says how to go on."""
    return room(folder, f"the same command resumes with what is in {folder}")


def copied(source: Path, target: Path) -> None:
    """Copy all files of a folder, with the modes that the umask asks for."""
    for path in sorted((source, *source.rglob("*"))):
        copy = target / path.relative_to(source)
        if path.is_dir():
            copy.mkdir(parents=True, exist_ok=True)
        else:
            shutil.copyfile(path, copy)


class StagingFolder:
    """The hidden folder; ``growing`` in it becomes the destination.

    Args:
        destination: the folder that is going to appear.
        subject: plain data that says what is made.
        away: a private folder to work in, so that nobody sees what does not become part of the destination; by default
            the work goes on beside the destination.
        distributions: the other packages whose families are at work.
    """

    def __init__(
        self, destination: Path, subject: Any, away: Path | None = None, distributions: frozenset[str] = frozenset()
    ) -> None:
        self._destination, self._away = destination, away
        name = digest.of_document([subject, software(distributions)])[:8]
        self.folder = (away or destination.parent) / f".{destination.name}.{name}.partial"
        self.growing = self.folder / "growing"

    def clear(self) -> None:
        """Remove what a run left that was killed right after its last rename."""
        shutil.rmtree(self.folder, ignore_errors=True)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """A context in which the work is done; at its end, unless it fails, the destination appears.

        Raises:
            Busy: if another process is at work here.
            DiskFull: with a sentence that says how to go on.
        """
        with ExitStack() as stack:
            quiet = stack.enter_context(ExitStack())
            if self._away:
                quiet.enter_context(private_umask())
            self.growing.mkdir(parents=True, exist_ok=True)
            busy = f"Another process is at work in {self.folder}; wait for it to end."
            stack.enter_context(locked(self.folder / "lock", busy))
            stack.enter_context(disk_may_fill(self.folder))
            yield
            quiet.close()
            self._appear()
        shutil.rmtree(self.folder)

    def _appear(self) -> None:
        """Let the destination appear; on another file system by way of a copy of what is finished beside it."""
        destination = self._destination
        destination.parent.mkdir(parents=True, exist_ok=True)
        if self._away:
            _show(self.growing)
        if destination.exists() and any(destination.iterdir()):
            shutil.rmtree(self.folder / "replaced", ignore_errors=True)
            destination.rename(self.folder / "replaced")
        try:
            self.growing.rename(destination)
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            beside = destination.with_name(f".{destination.name}.partial")
            shutil.rmtree(beside, ignore_errors=True)
            copied(self.growing, beside)
            beside.rename(destination)
