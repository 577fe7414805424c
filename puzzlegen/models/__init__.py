"""Neural networks (and one classic) that see and paint: what `differences/photo_difference` edits photographs with.

Two small interfaces. A `Segmenter` finds the objects of a photograph, an `Inpainter` fills holes in one. Backends live
in this package, a module each; nothing else imports torch, transformers, diffusers or onnxruntime for photographs.
Beside them, `matting` tells what belongs to a thing at its outline.
Validators never import this package: they judge the pictures by themselves.

Whatever a model returns may differ in the last bits on other hardware, so what is made with one cannot be replayed
elsewhere; `Identity` says what was used.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias, get_args

from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.item import Document

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

Mask: TypeAlias = "NDArray[np.bool_]"
"""Which pixels of a picture belong to an object or a hole: (height, width)."""
Point: TypeAlias = tuple[int, int]
Device: TypeAlias = Literal["cpu", "cuda"]
DEVICES: Final[tuple[Device, ...]] = get_args(Device)
PICTURES_AT_ONCE: Final[dict[Device, int]] = {"cpu": 1, "cuda": 4}
"""So many pictures at once segmenters look at, and inpainters paint in."""
UNSTATED: Final = "not stated"


class OutOfMemory(CheckFailed):
    """One picture alone is too much for the memory of the device: leave it out and go on with the next."""


class Identity(Document, frozen=True):
    """What a manifest says about a model.

    Attributes:
        name: of the backend and its model, such as ``mobile-sam`` or ``facebook/sam2.1-hiera-large``.
        revision: what its weights are: ``sha256:...`` of a file, or the commit of a hub; the version of a library that
            needs none.
        licence: of the weights, an SPDX identifier where there is one, or `UNSTATED`.
        settings: what else its results depend on, such as ``{"dtype": "float16", "steps": "30"}``.
    """

    name: str
    revision: str
    licence: str
    settings: Mapping[str, str] = {}


class Segmenter(Protocol):
    """Finds objects."""

    @property
    def identity(self) -> Identity:
        """What it is."""

    def segment(self, pictures: "Sequence[Pixels]", points: "Sequence[Sequence[Point]]" = ()) -> "list[list[Mask]]":
        """For each picture a mask for each of its objects, the surest first; masks may lie within one another.

        Args:
            pictures: to be looked at; they may differ in size.
            points: for each picture the pixels, x and y, of which to tell what lies there; all over the pictures if
                there are none.

        Raises:
            OutOfMemory: a picture is too large for the device.
        """


class Inpainter(Protocol):
    """Fills holes."""

    @property
    def identity(self) -> Identity:
        """What it is."""

    @property
    def seeded(self) -> bool:
        """Whether another seed gives another filling."""

    def fill(self, pictures: "Sequence[Pixels]", holes: "Sequence[Mask]", seeds: Sequence[int]) -> "list[Pixels]":
        """Each picture with its hole filled, and not one pixel changed elsewhere.

        Args:
            pictures: they may differ in size.
            holes: one for each picture, not empty.
            seeds: one for each picture, not negative; the same one gives the same filling on the same machine.

        Raises:
            OutOfMemory: a picture is too large for the device.
        """
