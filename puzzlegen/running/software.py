"""What the bytes of a snapshot depend on besides its request: puzzlegen, its libraries, and packages of families."""

import platform
import zlib
from collections.abc import Mapping
from functools import cache

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.version import __version__
from puzzlegen.running import packages


class OtherSoftware(WrongUsage):
    """Two machines that work on one snapshot would draw it differently."""


@cache
def software(distributions: frozenset[str] = frozenset()) -> Mapping[str, str]:
    """Name -> version of all that is at work in this process; a manifest records it as its toolchain.

    Args:
        distributions: the other packages whose families are at work.
    """
    return {"puzzlegen": __version__} | toolchain() | packages.versions(distributions)


def toolchain() -> dict[str, str]:
    """Name -> version. Pixels depend on cairo and on the way glyphs are read; PNG bytes on the compressor too."""
    import cairo
    import fontTools

    try:
        import isal.isal_zlib  # as the encoder does (`puzzlegen.drawing.png`)
    except ImportError:
        deflate = f"zlib {zlib.ZLIB_RUNTIME_VERSION}"
    else:
        deflate = f"isal {isal.__version__}"
    return {
        "python": platform.python_version(),
        "cairo": cairo.cairo_version_string(),
        "pycairo": cairo.version,
        "fonttools": fontTools.version,
        "deflate": deflate,
    }


def require_same(theirs: Mapping[str, str], who: str) -> None:
    """Raise `OtherSoftware` unless ``who`` works with exactly the software of this process."""
    ours = software(frozenset(theirs))
    for name in sorted(ours.keys() | theirs.keys()):
        if ours.get(name) != theirs.get(name):
            raise OtherSoftware(
                f"{who} has {name} {theirs.get(name, 'missing')}, and {platform.node() or 'this machine'} has "
                f"{ours.get(name, 'missing')}: all parts of a snapshot have to be made with the same software."
            )
