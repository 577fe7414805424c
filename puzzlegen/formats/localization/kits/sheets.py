"""The published form of a sheet of figures."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published, Question
from puzzlegen.core.scene import Hue

Coordinate: TypeAlias = Annotated[int, Meta(ge=-120, le=120)]
Point: TypeAlias = tuple[Coordinate, Coordinate]
Fill: TypeAlias = Literal["paper", "ink"] | Hue
Shape: TypeAlias = Literal["polygon", "disc", "line"]
Name: TypeAlias = Literal[
    "part",
    "antenna",
    "ear",
    "head",
    "eye",
    "mouth",
    "arm",
    "hand",
    "panel",
    "body",
    "leg",
    "patch",
    "petal",
    "mark",
    "hub",
    "thread",
    "knot",
    "handle",
    "foot",
    "neck",
    "band",
    "flower",
    "weed",
    "tail",
    "fin",
    "marking",
    "bubble",
    "sky",
    "smoke",
    "plant",
    "chimney",
    "wall",
    "roof",
    "window",
    "door",
    "fence",
    "wing",
    "spot",
    "stripe",
]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=999, description="a part")]
Places: TypeAlias = Annotated[tuple[Place, ...], Meta(max_length=200)]


class Part(Published, frozen=True):
    """A filled polygon, outlined in ink, by its corners; a filled disc around its only point; or a line of that colour.

    Points are `[x, y]` around the centre of the figure's square, x to the right and y downwards. Only discs have a
    radius other than 0. The name says what it shows, for the explanation: figures are identical if they look so.
    """

    shape: Shape
    points: tuple[Point, ...]
    fill: Fill
    radius: Annotated[int, Meta(ge=0, le=120)]
    name: Name = "part"


class Figures(Published, frozen=True):
    """How many figures stand in a row, all different parts, and the places in that list of the parts of each figure.

    Places count from 0; the parts of a figure stand from the lowest to the topmost.
    """

    columns: Annotated[int, Meta(ge=1, le=64)]
    parts: Annotated[tuple[Part, ...], Meta(max_length=1000)]
    figures: Annotated[tuple[Places, ...], Meta(min_length=2, max_length=64)]


Run: TypeAlias = tuple[
    Annotated[int, Meta(description="a figure")], Annotated[int, Meta(description="the same or a later one")]
]
"""Figures that follow on one another, by the numbers of the first and the last."""
Runs: TypeAlias = tuple[Run, Run, Run, Run]
"""A sheet divided into four."""


class Compared(Question, frozen=True):
    """A question about identical figures; if they are `turned`, a turned one counts as identical."""

    turned: bool
