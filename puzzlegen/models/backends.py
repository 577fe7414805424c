"""Loads the models that are asked for by name, each once in a process."""

from functools import cache
from typing import Final

from puzzlegen.models import Device, Inpainter, Segmenter
from puzzlegen.models.packages import imported

SEGMENTER: Final[dict[Device, str]] = {"cpu": "mobile-sam"}
"""What finds objects if nothing else is asked for."""
INPAINTERS: Final[dict[Device, tuple[str, ...]]] = {"cpu": ("patchmatch", "migan")}
"""What fills holes if nothing else is asked for; the first that does it well."""


@cache
def segmenter(name: str, device: Device) -> Segmenter:
    """The segmenter of this name.

    Args:
        name: ``mobile-sam``.
        device: what it runs on.

    Raises:
        MissingPackages, MissingWeights, CorruptWeights, NoCuda: with a sentence for the user.
    """
    with imported(name):
        from puzzlegen.models import mobile_sam
    return mobile_sam.load(device)


@cache
def inpainter(name: str, device: Device) -> Inpainter:  # noqa: ARG001 - diffusion models will need it
    """The inpainter of this name.

    Args:
        name: ``patchmatch`` or ``migan``, which run on the CPU whatever the device.
        device: what it runs on.

    Raises:
        MissingPackages, MissingWeights, CorruptWeights, NoCuda: with a sentence for the user.
    """
    if name == "patchmatch":
        with imported(name):
            from puzzlegen.models.patchmatch import PatchMatch
        return PatchMatch()
    with imported(name):
        from puzzlegen.models import migan
    return migan.load()
