"""The software on which the bytes of a picture depend; a manifest records it."""

import sys
import zlib
from importlib.metadata import version

import cairo

from puzzlegen.renderers import png


def toolchain() -> dict[str, str]:
    """Name -> version. Pixels depend on cairo and on the way glyphs are read; PNG bytes on the compressor too."""
    return {
        "python": ".".join(map(str, sys.version_info[:3])),
        "cairo": cairo.cairo_version_string(),
        "pycairo": cairo.version,
        "fonttools": version("fonttools"),
        "deflate": f"isal {version('isal')}" if png.isal_zlib else f"zlib {zlib.ZLIB_RUNTIME_VERSION}",
    }
