"""Says in words what polyhedra look like, and how the faces of their nets hang together."""

from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.polyhedra import Net, Shape, Side
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, numbered

msg: Final = messages(__name__)

SOLIDS: Final[Phrase] = msg("how-solids")
"""How to read `told_solid`."""
NETS: Final[Phrase] = msg("how-nets")
"""How to read `told_net`."""


def told_solid(shape: Shape) -> Phrase:
    """What a solid is."""
    return msg(f"solid-{shape.kind}", **dict(zip("abc", shape.sizes, strict=False)))


def told_net(net: Net) -> Phrase:
    """A net, face by face."""
    across = dict(net.folds) | {other: one for one, other in net.folds}

    def told(face: int, side: int, length: int) -> Phrase:
        if (face, side) not in across:
            return msg("cut", side=side + 1, length=length)
        return msg("fold", side=side + 1, length=length, other=across[face, side][0] + 1)

    return numbered(
        msg("face"),
        (
            comma_list((told(face, side, length) for side, length in enumerate(lengths)), SEMICOLON)
            for face, lengths in enumerate(net.faces)
        ),
    )


def told_place(net: Net, task: str, place: Side) -> Phrase:
    """A side of a face of a net, or the corner in which that side begins: the ``task`` is "edge" or "corner"."""
    face, side = place
    before = (side - 1) % len(net.faces[face])
    return msg(f"place-{task}", face=face + 1, side=side + 1, before=before + 1)
