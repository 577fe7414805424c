"""The sources of kernels, and a digest of each; the build reads this file, too, so that it imports nothing of ours."""

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parent
_TAKEN: Final = re.compile(rb"^from puzzlegen\.kernels\.(\w+\.\w+) c?import", re.MULTILINE)


def kernels() -> Iterator[Path]:
    """The sources of all kernels: those with declarations beside them."""
    return (path.with_suffix(".py") for path in sorted(ROOM.glob("*/*.pxd")))


def compiled(source: Path) -> Path:
    """The shared object of a kernel, for all versions of Python."""
    return source.with_suffix(".abi3.so")


def digest(source: Path) -> str:
    """Digest of a kernel's source and declarations, and of those of all kernels that it takes anything from."""
    read: dict[Path, bytes] = {}
    ahead = [source]
    while ahead:
        one = ahead.pop()
        if one not in read:
            read[one] = one.read_bytes() + one.with_suffix(".pxd").read_bytes()
            ahead += [ROOM.joinpath(*name.decode().split(".")).with_suffix(".py") for name in _TAKEN.findall(read[one])]
    return blake2b(b"\n".join(read[one] for one in sorted(read)), digest_size=8).hexdigest()
