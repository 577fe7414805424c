"""Finds the objects of a picture by asking a promptable model what lies at each point of a grid.

This is the automatic mask generation of A. Kirillov et al., "Segment Anything" (2023), appendix B: three nested masks
for each point, of which those stay that the model thinks right, that are stable when the threshold is moved, and that
are no doubles of a better one. All promptable models share it. Masks are chosen at the resolution of the model, a
quarter of its input, and only what is left is drawn at full size, so that memory does not grow with the number of
points.

Most of the time goes into asking. So every second point of every second row is asked first, and of the others those
that do not lie on plain ground which is known already.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from PIL import Image

from puzzlegen.facts.colour_difference import lab
from puzzlegen.models import PICTURES_AT_ONCE, Device, Identity, Mask, Point
from puzzlegen.models.device import in_batches

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

_MEAN: Final = np.array([123.675, 116.28, 103.53], np.float32)  # of ImageNet, on which the encoders were trained
_DEVIATION: Final = np.array([58.395, 57.12, 57.375], np.float32)
POINTS_AT_ONCE: Final[dict[Device, int]] = {"cpu": 4, "cuda": 64}
"""About 40 MB each. More at once are slower on a CPU, whose caches are small."""
_SPOT: Final = 3  # cells of a mask around a point, by which its colour and its evenness are judged
_NEAR: Final = 20  # the same, with which it is compared: about the way to the next point
_SPECK: Final = 0.0003
"""The share of the picture below which a hole in a mask is filled, and an island beside it dropped."""


@dataclass(frozen=True)
class Frame:
    """How pictures lie in the square that a model sees.

    Attributes:
        side: of the square, in pixels.
        stretched: whether a picture fills the square; else it keeps its shape and lies in the upper left corner.
    """

    side: int
    stretched: bool

    def inner(self, height: int, width: int) -> tuple[int, int]:
        """The height and the width of a picture in the square."""
        if self.stretched:
            return self.side, self.side
        scale = self.side / max(height, width)
        return int(height * scale + 0.5), int(width * scale + 0.5)


class Promptable(Protocol):
    """A model that tells what lies at a point."""

    @property
    def frame(self) -> Frame:
        """How pictures are shown to it."""

    def embed(self, squares: Any) -> Sequence[Any]:
        """What it sees in each of some normalised pictures: a tensor (n, 3, side, side)."""

    def decode(self, seen: Any, points: Any) -> tuple[Any, Any]:
        """What lies at points.

        Args:
            seen: what `embed` returned of a picture.
            points: (n, 2), x and y in pixels of the square.

        Returns:
            The logits (n, 3, side / 4, side / 4) of three masks for each point, and how good it thinks that each is,
            (n, 3), as an estimated IoU.
        """


@dataclass(frozen=True)
class Grid:
    """What is asked, and which answers count.

    Attributes:
        points_per_side: so many points in a row and in a column.
        quality: the lowest IoU that the model estimates for a mask.
        stability: the lowest IoU of a mask cut at logit 1 with the same one cut at logit -1.
        overlap: the highest IoU of the bounding boxes of two masks.
        alike: the largest CIELAB distance of the colour at a point from that of the smallest mask there, near the
            point, that a point may have which is not asked; 0 if all are asked.
    """

    points_per_side: int
    quality: float = 0.88
    stability: float = 0.95
    overlap: float = 0.7
    alike: float = 6.0

    def settings(self) -> dict[str, str]:
        """What an `Identity` says about it."""
        return {name: str(value) for name, value in vars(self).items()}


GRIDS: Final[dict[Device, Grid]] = {"cpu": Grid(12), "cuda": Grid(32)}
"""What segmenters use; 32 points per side are those of the paper."""


class GridSegmenter:
    """A `puzzlegen.models.Segmenter` made of a promptable model, which is loaded when it is asked first."""

    def __init__(self, load: Callable[[], Promptable], identity: Identity, device: Device, grid: Grid) -> None:
        self._load = load
        self._device = device
        self._grid = grid
        settings = grid.settings() | ({"autocast": "bfloat16"} if device == "cuda" else {})
        self.identity = Identity(identity.name, identity.revision, identity.licence, settings)

    @cached_property
    def _model(self) -> Promptable:
        return self._load()

    def segment(self, pictures: "Sequence[Pixels]", points: Sequence[Sequence[Point]] = ()) -> list[list[Mask]]:
        """For each picture a mask for each of its objects, the surest first; see `puzzlegen.models.Segmenter`."""
        with torch.inference_mode(), _faster(self._device):
            seen = (one for some in in_batches(self._look, pictures, PICTURES_AT_ONCE[self._device]) for one in some)
            return [self._masks(*asked) for asked in zip(pictures, seen, points or [()] * len(pictures), strict=True)]

    def _look(self, pictures: "Sequence[Pixels]") -> Sequence[Any]:
        """What the model sees in each of some pictures."""
        squares = np.concatenate([_square(picture, self._model.frame) for picture in pictures])
        return self._model.embed(torch.from_numpy(squares).to(self._device))

    def _masks(self, picture: "Pixels", seen: Any, points: Sequence[Point]) -> list[Mask]:
        """A mask for each object of a picture in which the model has seen this, the surest first."""
        logits, quality = self._candidates(picture, seen, points)
        kept = _best(_boxes(self._shown(logits, picture.shape[:2])), quality, self._grid.overlap)
        masks = [_without_specks(self._full_size(logits[index], picture.shape[:2])) for index in kept]
        masks = [mask for mask in masks if mask.any()]
        if not masks:
            return []
        order = -np.arange(len(masks))  # they are sorted already
        return [masks[index] for index in _best(_boxes(np.stack(masks)), order, self._grid.overlap)]

    def _candidates(self, picture: "Pixels", seen: Any, asked: Sequence[Point]) -> tuple[Any, NDArray[np.float32]]:
        """The masks that are good and stable: logits (n, side / 4, side / 4), and the model's opinion of each, (n,)."""
        frame = self._model.frame
        height, width = frame.inner(*picture.shape[:2])

        def ask(some: Sequence[tuple[float, float]]) -> tuple[Any, Any]:
            logits, quality = self._model.decode(seen, torch.tensor(some, dtype=torch.float32, device=self._device))
            logits, quality = logits.flatten(0, 1).float(), quality.flatten(0, 1).float()
            good = quality > self._grid.quality
            logits, quality = logits[good], quality[good]
            if not len(logits):
                return logits, quality  # nothing at these points; torch enlarges no empty stack
            # Twice as fine, or else a single cell decides on a small mask
            fine = _enlarge(logits[None], (frame.side // 2, frame.side // 2))[0]
            inside, outside = ((fine > cut).flatten(1).sum(1) for cut in (1, -1))
            stable = (inside > 0) & (inside >= self._grid.stability * outside)
            return logits[stable], quality[stable]

        first, others = self._points(picture.shape[:2], asked)
        found = list(in_batches(ask, first, POINTS_AT_ONCE[self._device]))
        if others:
            known = self._shown(torch.cat([some for some, _ in found]), picture.shape[:2])
            waiting = unsettled(picture, known, others, self._grid.alike)
            scaled = [(x * width, y * height) for x, y in waiting]
            found += in_batches(ask, scaled, POINTS_AT_ONCE[self._device])
        quality = torch.cat([some for _, some in found]).cpu().numpy()
        return torch.cat([some for some, _ in found]), quality

    def _points(
        self, shape: tuple[int, int], asked: Sequence[Point]
    ) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
        """Where to ask first, in pixels of the square, and where maybe later, in shares of a picture of this shape."""
        height, width = self._model.frame.inner(*shape)
        if asked:
            return [((x + 0.5) * width / shape[1], (y + 0.5) * height / shape[0]) for x, y in asked], []
        side = self._grid.points_per_side
        places = [(row, column) for row in range(side) for column in range(side)]
        soon = [place for place in places if not self._grid.alike or not (place[0] % 2 or place[1] % 2)]
        later = [((column + 0.5) / side, (row + 0.5) / side) for row, column in places if (row, column) not in soon]
        return [((column + 0.5) / side * width, (row + 0.5) / side * height) for row, column in soon], later

    def _shown(self, logits: Any, shape: tuple[int, int]) -> NDArray[np.bool_]:
        """The masks of logits (n, side / 4, side / 4), as far as a picture of this shape reaches in them."""
        scale = logits.shape[-1] / self._model.frame.side
        height, width = (max(1, round(length * scale)) for length in self._model.frame.inner(*shape))
        masks: NDArray[np.bool_] = (logits[:, :height, :width] > 0).cpu().numpy()
        return masks

    def _full_size(self, logits: Any, shape: tuple[int, int]) -> Mask:
        """The mask of logits (side / 4, side / 4) in a picture (height, width)."""
        frame = self._model.frame
        enlarged = logits[None, None]
        if not frame.stretched:
            height, width = frame.inner(*shape)
            enlarged = _enlarge(enlarged, (frame.side, frame.side))[..., :height, :width]
        mask: Mask = (_enlarge(enlarged, shape)[0, 0] > 0).cpu().numpy()
        return mask


def unsettled(
    picture: "Pixels", known: NDArray[np.bool_], points: Sequence[tuple[float, float]], alike: float
) -> list[tuple[float, float]]:
    """Those of some points that do not lie on plain ground of a known mask, and may be on something else.

    Args:
        picture: in which they lie.
        known: masks of the picture, at a smaller size: (n, height, width).
        points: x and y in shares of the picture.
        alike: the largest CIELAB distance from the colour at a point of what is next to it, on an average, and of what
            the smallest mask there has near by, in the median, where the point is on plain ground of that mask.
    """
    if not len(known):
        return list(points)
    height, width = known.shape[1:]
    colours = lab(np.asarray(Image.fromarray(picture).resize((width, height), Image.Resampling.BOX)))
    areas = known.reshape(len(known), -1).sum(axis=1)
    waiting = []
    for x, y in points:
        row, column = min(int(y * height), height - 1), min(int(x * width), width - 1)
        there = np.flatnonzero(known[:, row, column])
        if there.size:
            smallest = known[there[np.argmin(areas[there])]]
            spot, near = (_around(row, column, reach) for reach in (_SPOT, _NEAR))
            middle = colours[spot].reshape(-1, 3).mean(axis=0)
            ground = np.median(colours[near][smallest[near]], axis=0)
            spread = np.linalg.norm(colours[spot] - middle, axis=-1).mean()
            if max(spread, np.linalg.norm(middle - ground)) <= alike:
                continue
        waiting.append((x, y))
    return waiting


def _around(row: int, column: int, reach: int) -> tuple[slice, slice]:
    return slice(max(row - reach, 0), row + reach + 1), slice(max(column - reach, 0), column + reach + 1)


def _faster(device: Device) -> AbstractContextManager[Any]:
    """A context in which CUDA multiplies matrices in half precision, in a type that does not overflow."""
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else nullcontext()


def _enlarge(logits: Any, size: tuple[int, int]) -> Any:
    return torch.nn.functional.interpolate(logits, size, mode="bilinear", align_corners=False)


def _square(picture: "Pixels", frame: Frame) -> NDArray[np.float32]:
    """The picture as models want it: (1, 3, side, side), normalised, and zero where there is no picture."""
    height, width = frame.inner(*picture.shape[:2])
    resized = Image.fromarray(picture).resize((width, height), Image.Resampling.BILINEAR)
    square = np.zeros((1, 3, frame.side, frame.side), np.float32)
    square[0, :, :height, :width] = ((np.asarray(resized, np.float32) - _MEAN) / _DEVIATION).transpose(2, 0, 1)
    return square


def _boxes(masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The bounding boxes x1, y1, x2, y2, half-open, of masks (n, height, width); all zero for an empty one."""
    boxes = np.zeros((len(masks), 4), np.int64)
    for box, mask in zip(boxes, masks, strict=True):
        xs, ys = np.flatnonzero(mask.any(axis=0)), np.flatnonzero(mask.any(axis=1))
        if xs.size:
            box[:] = xs[0], ys[0], xs[-1] + 1, ys[-1] + 1
    return boxes


def _best(boxes: NDArray[np.int64], quality: NDArray[Any], overlap: float) -> list[int]:
    """Non-maximum suppression: the indices of boxes that overlap with no better one, the best first."""
    areas = (boxes[:, 2:] - boxes[:, :2]).prod(axis=1)
    order = np.argsort(-quality, kind="stable")
    kept = []
    while order.size:
        best, order = order[0], order[1:]
        kept.append(int(best))
        sides = np.minimum(boxes[best, 2:], boxes[order, 2:]) - np.maximum(boxes[best, :2], boxes[order, :2])
        common = np.maximum(sides, 0).prod(axis=1)
        order = order[common <= overlap * (areas[best] + areas[order] - common)]
    return kept


def _without_specks(mask: Mask) -> Mask:
    """The mask without small holes and small islands; its largest island stays, whatever its size."""
    import cv2

    smallest = _SPECK * mask.size
    _, holes, of_holes, _ = cv2.connectedComponentsWithStats((~mask).astype(np.uint8), connectivity=8)
    filled = of_holes[:, cv2.CC_STAT_AREA] < smallest
    filled[0] = True  # label 0 is the mask itself
    _, islands, of_islands, _ = cv2.connectedComponentsWithStats(filled[holes].astype(np.uint8), connectivity=8)
    areas = of_islands[:, cv2.CC_STAT_AREA]
    areas[0] = 0  # label 0 is the rest of the picture
    clean: Mask = (areas >= min(smallest, areas.max()))[islands] & (islands > 0)
    return clean
