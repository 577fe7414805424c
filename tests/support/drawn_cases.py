"""Scenes drawn in a plain style, and their pixels."""

import io
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from puzzlegen.core.scene import (
    AnyNode,
    Element,
    Face,
    Group,
    Label,
    Rect,
    Rendered,
    Scene,
    Segments,
)
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import (
    STROKES,
    Style,
)
from puzzlegen.renderers.matrices.kits.pages import PANEL

PLAIN = Style(PALETTES[0], "grotesque", STROKES[1], 0.5, coordinates=True)


def scene(*nodes: AnyNode, size: float = 10, unit: int = 40) -> Scene:
    """A square scene of so many units, each of so many pixels, which is not trimmed."""
    return sized(size, size, nodes, unit)


def sized(width: float, height: float, nodes: tuple[AnyNode, ...], unit: int) -> Scene:
    """A scene of so many units, each of so many pixels, which is not trimmed."""
    return Scene(width * unit, height * unit, (Group(nodes, scale=unit),), exact=True)


def decoded(rendered: Rendered) -> NDArray[np.int64]:
    """Colours 0xRRGGBB, (height, width)."""
    with Image.open(io.BytesIO(rendered.png)) as picture:
        assert (picture.format, picture.mode, picture.size) == ("PNG", "RGB", (rendered.width, rendered.height))
        rgb = np.asarray(picture, np.int64)
    return rgb[:, :, 0] << 16 | rgb[:, :, 1] << 8 | rgb[:, :, 2]


def drawn(*nodes: AnyNode, style: Style = PLAIN, unit: int = 40) -> NDArray[np.int64]:
    return decoded(render(scene(*nodes, unit=unit), style))


def paper(style: Style = PLAIN) -> int:
    return style.colour("paper")


def extent(there: NDArray[np.bool_]) -> tuple[int, int, int, int]:
    """The half-open box around all True pixels."""
    rows, columns = np.flatnonzero(there.any(axis=1)), np.flatnonzero(there.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def board(style: Style, digits: str, size: float = 0.5, face: Face = "given", unit: int = 40) -> Rendered:
    """A 9x9 grid with one digit per cell."""
    lines = [(0.0, float(i), 9.0, float(i)) for i in range(10)] + [(float(i), 0.0, float(i), 9.0) for i in range(10)]
    labels = [
        Label(i % 9 + 0.5, i // 9 + 0.5, digit, size, paint="entry" if face == "entry" else "given", face=face)
        for i, digit in enumerate(digits)
    ]
    cells = [Element(f"r{i // 9 + 1}c{i % 9 + 1}", i % 9, i // 9, 1, 1) for i in range(81)]
    return render(scene(Group((Segments(tuple(lines), "line"), *labels, *cells), x=0.5, y=0.5), unit=unit), style)


def panels_in(scene: Scene) -> Iterator[tuple[float, float, float]]:
    """Left, top and scale of each panel that `puzzlegen.renderers.matrices.kits.pages` lays out."""
    return _panels(scene.nodes, 0, 0)


def _panels(nodes: Sequence[AnyNode], left: float, top: float) -> Iterator[tuple[float, float, float]]:
    for node in nodes:
        if isinstance(node, Group):
            x, y, first = left + node.x, top + node.y, node.children[0]
            if isinstance(first, Rect) and first.width == first.height == PANEL:
                yield x, y, node.scale
            else:
                yield from _panels(node.children, x, y)
