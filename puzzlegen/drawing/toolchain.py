"""The software on which the bytes of a picture depend; a manifest records it."""

import platform
import zlib
from importlib.metadata import version

import cairo

from puzzlegen.drawing.png import COMPRESSOR


def toolchain() -> dict[str, str]:
    """Name -> version. Pixels depend on cairo and on the way glyphs are read; PNG bytes on the compressor too."""
    return {
        "python": platform.python_version(),
        "cairo": cairo.cairo_version_string(),
        "pycairo": cairo.version,
        "fonttools": version("fonttools"),
        "deflate": f"isal {version('isal')}" if COMPRESSOR == "isal" else f"zlib {zlib.ZLIB_RUNTIME_VERSION}",
    }
