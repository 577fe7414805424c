"""SAM from the package segment-anything, with one of its checkpoint files.

Only the network is that package's; masks are chosen as for all segmenters (`puzzlegen.models.mask_generation`).
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import torch
from segment_anything import sam_model_registry

from puzzlegen.models import UNSTATED, Device, Identity, checkpoint
from puzzlegen.models.device import require
from puzzlegen.models.mask_generation import Frame, Grid, GridSegmenter
from puzzlegen.models.weights import CorruptWeights, MissingWeights

_POSITIONS: Final = "image_encoder.pos_embed"
_SIZES: Final = {768: "vit_b", 1024: "vit_l", 1280: "vit_h"}  # by the width of the encoder


class PromptedSam:
    """A `puzzlegen.models.mask_generation.Promptable` made of a ``Sam`` of segment-anything."""

    def __init__(self, model: Any) -> None:
        self._model = model
        self.frame = Frame(model.image_encoder.img_size, stretched=False)

    def embed(self, squares: Any) -> Sequence[Any]:
        """What the image encoder makes of each picture."""
        seen: Sequence[Any] = self._model.image_encoder(squares).split(1)
        return seen

    def decode(self, seen: Any, points: Any) -> tuple[Any, Any]:
        """Masks and how good they are."""
        labels = torch.ones(len(points), 1, dtype=torch.int, device=points.device)
        sparse, dense = self._model.prompt_encoder(points=(points[:, None], labels), boxes=None, masks=None)
        said: tuple[Any, Any] = self._model.mask_decoder(
            image_embeddings=seen,
            image_pe=self._model.prompt_encoder.get_dense_pe(),
            sparse_prompt_embeddings=sparse,
            dense_prompt_embeddings=dense,
            multimask_output=True,
        )
        return said


def load(path: Path, device: Device, grid: Grid) -> GridSegmenter:
    """The segmenter in a checkpoint file, whose parameters tell its size.

    Raises:
        MissingWeights, CorruptWeights, NoCuda: with a sentence for the user.
    """
    require(device)
    if not path.is_file():
        raise MissingWeights(f"There is no checkpoint {path}.")
    state = checkpoint.parameters(path)
    size = _SIZES.get(state[_POSITIONS].shape[-1]) if _POSITIONS in state else None
    if size is None:
        raise CorruptWeights(f"{path} is not a segment-anything checkpoint: neither {', nor '.join(_SIZES.values())}.")
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    identity = Identity(f"segment-anything {size}", f"sha256:{digest}", UNSTATED)

    def prompted() -> PromptedSam:
        return PromptedSam(checkpoint.fill(sam_model_registry[size](), checkpoint.parameters(path), path).to(device))

    return GridSegmenter(prompted, identity, device, grid)
