"""Loads the models that are asked for by name, each once in a process."""

from functools import cache
from pathlib import Path
from typing import Final

from puzzlegen.models import Device, Inpainter, Segmenter
from puzzlegen.models.packages import imported

SEGMENTER: Final[dict[Device, str]] = {"cpu": "mobile-sam", "cuda": "facebook/sam2.1-hiera-large"}
"""What finds objects if nothing else is asked for."""
INPAINTERS: Final[dict[Device, tuple[str, ...]]] = {
    "cpu": ("patchmatch", "migan"),
    "cuda": ("patchmatch", "diffusers/stable-diffusion-xl-1.0-inpainting-0.1"),
}
"""What fills holes if nothing else is asked for, the cheapest first, which does for plain ground."""

_CHECKPOINT: Final = "segment-anything:"


@cache
def segmenter(name: str, device: Device) -> Segmenter:
    """The segmenter of this name.

    Args:
        name: ``mobile-sam``; ``segment-anything:FILE``, a checkpoint of that package; else a folder of transformers, or
            ``ORGANISATION/MODEL[@REVISION]`` of the hub, with SAM, SAM 2 or SAM 2.1.
        device: what it runs on.

    Raises:
        MissingPackages, MissingWeights, CorruptWeights, NoSuchModel, NoCuda: with a sentence for the user.
    """
    with imported(name):
        from puzzlegen.models.mask_generation import GRIDS
    grid = GRIDS[device]
    if name == "mobile-sam":
        with imported(name):
            from puzzlegen.models import mobile_sam
        return mobile_sam.load(device, grid)
    if name.startswith(_CHECKPOINT):
        with imported(name, "'puzzlegen-bench[photo]' segment-anything torchvision"):
            from puzzlegen.models import segment_anything
        return segment_anything.load(Path(name.removeprefix(_CHECKPOINT)), device, grid)
    with imported(name):
        from puzzlegen.models import hub_sam
    return hub_sam.load(name, device, grid)


@cache
def inpainter(name: str, device: Device) -> Inpainter:
    """The inpainter of this name.

    Args:
        name: ``patchmatch`` or ``migan``, which run on the CPU whatever the device; else a folder of diffusers, or
            ``ORGANISATION/MODEL[@REVISION]`` of the hub, with a pipeline that inpaints.
        device: what it runs on.

    Raises:
        MissingPackages, MissingWeights, CorruptWeights, NoSuchModel, NoCuda: with a sentence for the user.
    """
    if name == "patchmatch":
        with imported(name):
            from puzzlegen.models.patchmatch import PatchMatch
        return PatchMatch()
    if name == "migan":
        with imported(name):
            from puzzlegen.models import migan
        return migan.load()
    with imported(name):
        from puzzlegen.models import diffusion
    return diffusion.load(name, device, diffusion.Asked())
