"""The folder of what is not for everybody: only its owner can look into it, and it lies apart from what is published.

All that a release holds back is made in it, too, so that nothing of it ever lies below the public folder.
"""

import shutil
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import resolved
from puzzlegen.releases.documents import BadVersion, Version
from puzzlegen.snapshots.workshop import disk_may_fill, locked, private_umask

_LOCK: Final = ".lock"
_IGNORE: Final = ".gitignore"  # the folder beside a series often lies in the same repository
_OTHERS: Final = 0o077


class Exposed(WrongUsage):
    """What is private would not be private there."""


@contextmanager
def opened(folder: Path, public: Path) -> Iterator[None]:
    """A context for work in the private folder of the series at ``public``, into which nobody but its owner can look.

    Raises:
        Exposed: one folder lies in the other, or others can look into the private one and that is not ours to mend.
        Busy: another process is at work there.
        DiskFull: what was done so far is kept for the next call.
    """
    _require_apart(folder, public)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Exposed(f"{folder} cannot be made ({error.strerror}): name another folder with --private.") from error
    _close(folder)
    with private_umask():
        (folder / _LOCK).touch()
        if not (folder / _IGNORE).exists():  # whoever tracks an encrypted folder may have another one
            (folder / _IGNORE).write_text("*\n")
    with locked(folder / _LOCK, f"Another process is at work in {folder}; wait for it to end."), disk_may_fill(folder):
        yield


def close(folder: Path, public: Path) -> None:
    """Close the private folder of the series at ``public``, if it has one, to others who can look into it by now.

    Raises:
        Exposed: one folder lies in the other, or the private one is not ours to mend.
    """
    if (folder / _LOCK).exists():
        _require_apart(folder, public)
        _close(folder)


def _require_apart(folder: Path, public: Path) -> None:
    inner, outer = resolved(folder), resolved(public)
    if inner.is_relative_to(outer) or outer.is_relative_to(inner):
        raise Exposed(
            f"The private folder {folder} and the public one {public} must not be inside each other: name another one "
            "with --private."
        )


def _close(folder: Path) -> None:
    """Take the folder, and what of ours is in it, out of the sight of others.

    Work under way is left alone: it was made unseen, and may share files with what is published.
    """
    entries = list(folder.iterdir())
    if folder.stat().st_mode & _OTHERS:
        foreign = [path for path in entries if not _ours(path)]
        problem = f"holds other files, such as {foreign[0].name}" if foreign else _narrow(folder)
        if problem:
            raise Exposed(
                f"{folder} can be read by others and {problem}: close it with chmod 700, or name another folder with "
                "--private."
            )
    for entry in entries:
        if _ours(entry) and not is_left(entry) and not entry.is_symlink():
            for path in (entry, *entry.rglob("*")):
                if not path.is_symlink() and path.stat().st_mode & _OTHERS:
                    _narrow(path)


def _narrow(path: Path) -> str:
    """Leave the rights of the owner only; returns why that did not succeed, or nothing."""
    try:
        path.chmod(path.stat().st_mode & ~_OTHERS)
    except PermissionError:
        return "belongs to somebody else"
    return "cannot be closed, since its file system knows no rights" if path.stat().st_mode & _OTHERS else ""


def _ours(path: Path) -> bool:
    """True if a file or folder of this name is one of those that are kept here."""
    if path.name in (_LOCK, _IGNORE) or is_left(path):
        return True
    try:
        Version.parse(path.name)
    except BadVersion:
        return False
    return True


def is_left(path: Path) -> bool:
    """True if this is the work of a run, which an interrupted one has left behind."""
    return path.name.startswith(".") and path.name.endswith(".partial")


def tidy(folder: Path, but: Collection[Path] = ()) -> None:
    """Remove what interrupted runs have left in a folder, ``but`` for the work that is going to be taken up."""
    for path in list(folder.iterdir()) if folder.is_dir() else ():
        if is_left(path) and path not in but:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
