"""SAM and SAM 2 as transformers loads them, from a hub or a folder."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import torch
from safetensors import SafetensorError
from transformers import Sam2Model, SamModel, logging

from puzzlegen.models import Device, Identity, hub
from puzzlegen.models.device import require
from puzzlegen.models.mask_generation import Frame, Grid, GridSegmenter
from puzzlegen.models.weights import CorruptWeights

_CLASSES = {"sam": SamModel, "sam2": Sam2Model, "sam2_video": Sam2Model}
"""Model type -> the class for single pictures; that for videos has more parameters, which are left out."""


class PromptedSam:
    """A `puzzlegen.models.mask_generation.Promptable` made of a ``SamModel`` or a ``Sam2Model`` of transformers."""

    def __init__(self, model: Any, frame: Frame) -> None:
        self._model = model
        self.frame = frame

    def embed(self, squares: Any) -> Sequence[Any]:
        """What the image encoder makes of each picture: a tensor, or several of different sizes, of SAM 2."""
        seen = self._model.get_image_embeddings(squares)
        if isinstance(seen, torch.Tensor):
            alone: Sequence[Any] = seen.split(1)
            return alone
        return [list(sizes) for sizes in zip(*(size.split(1) for size in seen), strict=True)]

    def decode(self, seen: Any, points: Any) -> tuple[Any, Any]:
        """Masks and how good they are."""
        said = self._model(image_embeddings=seen, input_points=points[None, :, None], multimask_output=True)
        return said.pred_masks[0], said.iou_scores[0]


def load(name: str, device: Device, grid: Grid) -> GridSegmenter:
    """The segmenter in a folder or of the hub; see `puzzlegen.models.hub.find` for its name.

    Raises:
        NoSuchModel, NoCuda: with a sentence for the user. It raises CorruptWeights when it is asked first.
    """
    require(device)
    found = hub.find(name)
    kind = _kind(found)
    if kind not in _CLASSES:
        raise hub.NoSuchModel(f"{name} is a model of type {kind!r}; segmenters are of type {', '.join(_CLASSES)}.")
    identity = Identity(found.name, found.revision, found.licence)
    return GridSegmenter(partial(_prompted, found, _CLASSES[kind], device), identity, device, grid)


def _prompted(found: hub.Found, model_class: Any, device: Device) -> PromptedSam:
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    try:
        model, told = model_class.from_pretrained(
            found.folder, dtype=torch.float32, use_safetensors=True, output_loading_info=True
        )
    except (OSError, RuntimeError, ValueError, SafetensorError) as error:
        raise CorruptWeights(f"The weights of {found.name} in {found.folder} are missing or damaged.") from error
    if told["missing_keys"]:
        raise CorruptWeights(f"The weights of {found.name} in {found.folder} are incomplete.")
    frame = Frame(model.config.prompt_encoder_config.image_size, stretched=model_class is Sam2Model)
    return PromptedSam(model.eval().requires_grad_(False).to(device), frame)


def _kind(found: hub.Found) -> str:
    class Config(msgspec.Struct):
        model_type: str

    try:
        return msgspec.json.decode((found.folder / "config.json").read_bytes(), type=Config).model_type
    except (OSError, msgspec.DecodeError) as error:
        raise hub.NoSuchModel(
            f"{found.folder} holds no model of transformers: its config.json is missing or bad."
        ) from error
