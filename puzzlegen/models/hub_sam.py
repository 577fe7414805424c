"""SAM and SAM 2 as transformers loads them, from a hub or a folder."""

from typing import Any

from puzzlegen.models.mask_generation import Frame


class PromptedSam:
    """A `puzzlegen.models.mask_generation.Promptable` made of a ``SamModel`` or a ``Sam2Model`` of transformers."""

    def __init__(self, model: Any, frame: Frame) -> None:
        self._model = model
        self.frame = frame

    def embed(self, square: Any) -> Any:
        """What the image encoder makes of a picture."""
        return self._model.get_image_embeddings(square)

    def decode(self, seen: Any, points: Any) -> tuple[Any, Any]:
        """Masks and how good they are."""
        said = self._model(image_embeddings=seen, input_points=points[None, :, None], multimask_output=True)
        return said.pred_masks[0], said.iou_scores[0]
