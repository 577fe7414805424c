"""The published form of marks on the faces of nets, cubes and dice."""

from typing import Annotated

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.core.scene import Hue
from puzzlegen.facts.solids.marks import MarkName


class Sign(Published, frozen=True, order=True):
    """A mark; `turn` counts quarter turns clockwise from upright, below the period of the mark."""

    mark: MarkName
    hue: Hue
    turn: Annotated[int, Meta(ge=0, le=3)]


class Corner(Published, frozen=True, order=True):
    """Three faces of a cube as seen: front and right stand upright, the upper side of the top is at the back."""

    top: Sign
    front: Sign
    right: Sign


class Look(Published, frozen=True):
    """The same of a cube on which marks may be hidden: `null`."""

    top: Sign | None
    front: Sign | None
    right: Sign | None
