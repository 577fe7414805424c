"""Says in words what polyhedra look like, and how the faces of their nets hang together."""

from collections.abc import Mapping
from typing import Final

import msgspec

from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.polyhedra import Kind, Net, Shape
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, numbered

msg: Final = messages(__name__)

SOLIDS: Final[Phrase] = msg("solids")
"""How to read `told_solid`."""
NETS: Final[Phrase] = msg("nets")
"""How to read `told_net`."""
_SOLIDS: Final[Mapping[Kind, Phrase]] = {
    "tetrahedron": msg("solids-tetrahedron"),
    "octahedron": msg("solids-octahedron"),
    "square_antiprism": msg("solids-square_antiprism"),
    "pentagonal_antiprism": msg("solids-pentagonal_antiprism"),
    "hexagonal_antiprism": msg("solids-hexagonal_antiprism"),
    "square_pyramid": msg("solids-square_pyramid"),
    "pentagonal_pyramid": msg("solids-pentagonal_pyramid"),
    "roofed_prism": {
        "en": "an upright prism on a square, {0} high, with a pyramid of four triangles on top",
        "zh": "底面为正方形、高为 {0} 的直棱柱，上面有一个侧面为四个三角形的四棱锥",
    },
    "triangular_prism": {
        "en": "an upright prism between two triangles, {0} high",
        "zh": "上下底面为三角形、高为 {0} 的直棱柱",
    },
    "pentagonal_prism": {
        "en": "an upright prism between two pentagons, {0} high",
        "zh": "上下底面为五边形、高为 {0} 的直棱柱",
    },
    "hexagonal_prism": {
        "en": "an upright prism between two hexagons, {0} high",
        "zh": "上下底面为六边形、高为 {0} 的直棱柱",
    },
    "box": {"en": "a box with edges of {0}, {1} and {2}", "zh": "棱长为 {0}、{1}、{2} 的长方体"},
}


def told_solid(data: Statement) -> Phrase:
    """What a solid is, as it is published."""
    shape = msgspec.convert(data, Shape)
    return {language: _SOLIDS[shape.kind][language].format(*shape.sizes) for language in LANGUAGES}


def told_net(data: Statement) -> Phrase:
    """A net as it is published, face by face."""
    net = msgspec.convert(data, Net)
    across = dict(net.folds) | {other: one for one, other in net.folds}

    def told(face: int, side: int, length: int) -> Phrase:
        if (face, side) not in across:
            return msg("cut", side=side + 1, length=length)
        return msg("fold", side=side + 1, length=length, other=across[face, side][0] + 1)

    return numbered(
        msg("face"),
        (
            listed((told(face, side, length) for side, length in enumerate(lengths)), SEMICOLON)
            for face, lengths in enumerate(net.faces)
        ),
    )


def told_place(data: Statement, task: str, face: int, side: int) -> Phrase:
    """A side of a face of a net, or the corner in which that side begins: the ``task`` is "edge" or "corner"."""
    before = (side - 1) % len(data["faces"][face])
    return msg(f"places-{task}", face=face + 1, side=side + 1, before=before + 1)
