"""Fills holes with MI-GAN, a small network that is good at structure (A. Sargsyan et al., 2023); it runs on the CPU."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import onnxruntime

from puzzlegen.models import Identity, Mask
from puzzlegen.models.compositing import composite
from puzzlegen.models.weights import MIGAN, CorruptWeights, path_of

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels


def load() -> "MiGan":
    """The inpainter with its published weights.

    Raises:
        MissingWeights, CorruptWeights: with a sentence for the user.
    """
    return MiGan(path_of(MIGAN), Identity(MIGAN.name, f"sha256:{MIGAN.sha256}", MIGAN.licence))


class MiGan:
    """A `puzzlegen.models.Inpainter` made of the published pipeline, in which cutting and pasting are layers too."""

    seeded = False

    def __init__(self, path: Path, identity: Identity) -> None:
        self._path = path
        self.identity = identity

    @cached_property
    def _session(self) -> Any:
        """The pipeline, loaded when it is asked first; raises `CorruptWeights` if the file holds no network."""
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3  # errors
        try:
            return onnxruntime.InferenceSession(str(self._path), options, providers=["CPUExecutionProvider"])
        except Exception as error:  # onnxruntime's exceptions have no other class in common
            raise CorruptWeights(f"{self._path} is damaged, or holds no network.") from error

    def fill(self, pictures: "Sequence[Pixels]", holes: Sequence[Mask], seeds: Sequence[int]) -> "list[Pixels]":
        """Each picture with its hole filled, the same for all seeds; see `puzzlegen.models.Inpainter`."""
        filled = []
        for picture, hole, _ in zip(pictures, holes, seeds, strict=True):
            image = np.ascontiguousarray(picture.transpose(2, 0, 1)[None])
            known = np.where(hole, 0, 255).astype(np.uint8)[None, None]
            (result,) = self._session.run(["result"], {"image": image, "mask": known})
            filled.append(composite(picture, result[0].transpose(1, 2, 0), hole))  # it blends around the hole, too
        return filled
