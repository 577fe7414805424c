"""The device that a model runs on, and what to do when its memory is too small."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import torch

from puzzlegen.core.errors import WrongUsage
from puzzlegen.models import Device, OutOfMemory

Item = TypeVar("Item")
Result = TypeVar("Result")


class NoCuda(WrongUsage):
    """CUDA was asked for, and there is none."""


def require(device: Device) -> None:
    """Raise `NoCuda` unless this device is there."""
    if device == "cuda" and not torch.cuda.is_available():
        build = "sees no GPU" if torch.version.cuda else "is a build without CUDA"
        raise NoCuda(f"--device cuda needs an NVIDIA GPU, and the torch that is installed {build}: use --device cpu.")


def in_batches(work: Callable[[Sequence[Item]], Result], items: Sequence[Item], size: int) -> Iterator[Result]:
    """The results of ``work`` on ``size`` items at a time; where memory runs out, on half as many from then on.

    Raises:
        OutOfMemory: if it runs out with a single item.
    """
    start = 0
    while start < len(items):
        try:
            result = work(items[start : start + size])
        except torch.OutOfMemoryError:
            fits = False
        else:
            fits = True
        if fits:
            yield result
            start += size
            continue
        # Not in the except clause: until it is left, the traceback holds on to the tensors
        torch.cuda.empty_cache()
        if size == 1:
            raise OutOfMemory("The memory of the GPU is too small for this picture.")
        size //= 2
