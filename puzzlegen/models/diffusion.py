"""Fills holes with a diffusion model, as diffusers loads it from a hub or a folder.

The model sees a square around the hole at the size that it was trained for. Its autoencoder changes every pixel of
what it sees, so only the hole is taken over.
"""

import inspect
from collections.abc import Callable, Collection, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import diffusers
import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from PIL import Image
from safetensors import SafetensorError

from puzzlegen.models import PICTURES_AT_ONCE, Device, Identity, Mask, hub
from puzzlegen.models.compositing import composite
from puzzlegen.models.device import in_batches, require
from puzzlegen.models.packages import MissingPackages
from puzzlegen.models.weights import CorruptWeights

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

Part = TypeVar("Part")

_SIDE: Final = 1024  # of the square, for models that do not tell theirs
_AROUND: Final = 2.0  # the side of the square, in longer sides of the hole's box,
_LEAST_AROUND: Final = 256  # and in pixels at least: what is enlarged much more has nothing to go on with
_FEATHER: Final = 2  # pixels
_FILLING: Final = ("Inpaint", "Fill")  # a part of the names of pipelines that fill holes
_GIVEN: Final = ("prompt", "image", "mask_image", "height", "width", "generator")  # to any of them


class Asked(msgspec.Struct, frozen=True):
    """What a pipeline is asked for.

    Attributes:
        steps: of denoising.
        strength: how much noise is put in the hole; the card of SDXL inpainting advises 0.99, as 1 changes the colours.
            Models that were trained to fill holes know of none, and start from noise alone.
        guidance: how closely Stable Diffusion follows the prompt; others use scales of their own, and their default.
        prompt: what to put in the hole.
        negative: what not to put there, for pipelines that take it.
    """

    steps: int = 30
    strength: float = 0.99
    guidance: float = 7.5
    prompt: str = "empty background, seamless continuation of the surroundings"
    negative: str = "object, person, animal, text, watermark, frame"


def load(name: str, device: Device, asked: Asked) -> "Diffusion":
    """The inpainter in a folder or of the hub; see `puzzlegen.models.hub.find` for its name.

    Half precision is used on CUDA: float16 for Stable Diffusion, bfloat16 for others, which overflow in float16.

    Raises:
        NoSuchModel, NoCuda: with a sentence for the user. It raises CorruptWeights and MissingPackages when it is asked
            first.
    """
    require(device)
    diffusers.logging.set_verbosity_error()
    diffusers.logging.disable_progress_bar()
    found = hub.find(name, partial(_download, device=device))
    pipeline_class = _pipeline_class(found)
    dtype = torch.float32
    if device == "cuda":
        dtype = torch.float16 if pipeline_class.__name__.startswith("StableDiffusion") else torch.bfloat16
    settings = {"pipeline": pipeline_class.__name__, "dtype": str(dtype).removeprefix("torch.")}
    identity = Identity(found.name, found.revision, found.licence, settings)
    shape = Shape(pipeline_class, _trained_for(found.folder))
    return Diffusion(partial(_pipeline, found, pipeline_class, device, dtype), shape, identity, device, asked)


def _pipeline(found: hub.Found, pipeline_class: Any, device: Device, dtype: torch.dtype) -> Any:
    """The pipeline in a folder, with its weights on the device."""
    variant = "fp16" if device == "cuda" and any(found.folder.rglob("*.fp16.safetensors")) else None
    # It would go through all that the model returns, and is put there wherever its package is installed
    unmarked = {"add_watermarker": False} if "add_watermarker" in _parameters(pipeline_class.__init__) else {}
    try:
        pipeline = pipeline_class.from_pretrained(
            found.folder, dtype=dtype, variant=variant, use_safetensors=True, local_files_only=True, **unmarked
        )
    except ImportError as error:
        reason = str(error).strip().splitlines()[0]
        raise MissingPackages(f"{found.name} needs a package that is not installed: {reason}") from error
    except (OSError, RuntimeError, ValueError, SafetensorError) as error:
        raise CorruptWeights(f"The weights of {found.name} in {found.folder} are missing or damaged.") from error
    pipeline.set_progress_bar_config(disable=True)
    return pipeline.to(device)


def _download(hub_id: str, revision: str | None, device: Device) -> str:
    """The folder of a pipeline in the hub's cache; for CUDA in half precision where there is such a variant."""
    download = partial(
        diffusers.DiffusionPipeline.download,
        hub_id,
        revision=revision,
        use_safetensors=True,
        load_connected_pipeline=True,  # the first half of Kandinsky is a model of its own
    )
    if device == "cuda":
        try:
            return str(download(variant="fp16"))
        except ValueError:  # there is none
            return str(download())
    return str(download())


def _pipeline_class(found: hub.Found) -> Any:
    """The class that inpaints with this model: its own, or its namesake, as ``Flux2KleinInpaintPipeline``.

    Raises:
        NoSuchModel: there is none, or it wants more than a picture, its hole and a prompt.
    """

    class Index(msgspec.Struct):
        name: str = msgspec.field(name="_class_name")

    try:
        name = msgspec.json.decode((found.folder / "model_index.json").read_bytes(), type=Index).name
    except (OSError, msgspec.DecodeError) as error:
        raise hub.NoSuchModel(
            f"{found.folder} holds no pipeline of diffusers: its model_index.json is missing or bad."
        ) from error
    stem = name.replace("Combined", "").removesuffix("Pipeline")
    if not any(kind in stem for kind in _FILLING):
        stem += "Inpaint"
    # Kandinsky's come in halves, and combined
    classes = [getattr(diffusers, stem + end, None) for end in ("CombinedPipeline", "Pipeline")]
    found_class = next((one for one in classes if one is not None), None)
    if found_class is None:
        raise hub.NoSuchModel(f"{found.name} is a {name}, for which diffusers has no inpainting.")
    taken = _parameters(found_class.__call__)
    lacking = [given for given in _GIVEN if given not in taken]
    if lacking:
        raise hub.NoSuchModel(f"{found.name}: its pipeline {name} cannot be told {', '.join(lacking)}.")
    if "control_image" in taken:
        raise hub.NoSuchModel(f"{found.name}: its pipeline {name} wants a further picture.")
    return found_class


def _parameters(function: Any) -> Collection[str]:
    return inspect.signature(function).parameters


class Shape(msgspec.Struct, frozen=True):
    """What is to be known of a pipeline before it is loaded: its class, and the side of the pictures that it makes."""

    pipeline_class: Any
    side: int


class Diffusion:
    """A `puzzlegen.models.Inpainter` made of an inpainting pipeline, which is loaded when it is asked first."""

    seeded = True

    def __init__(self, load: Callable[[], Any], shape: Shape, identity: Identity, device: Device, asked: Asked) -> None:
        self._load = load
        self._device = device
        name, taken = shape.pipeline_class.__name__, _parameters(shape.pipeline_class.__call__)
        self._side = shape.side
        told = msgspec.structs.asdict(asked)
        if "strength" not in taken or "Fill" in name:
            del told["strength"]
        if not name.startswith("StableDiffusion"):
            del told["guidance"]
        if "negative_prompt" not in taken:
            del told["negative"]
        names = {"steps": "num_inference_steps", "guidance": "guidance_scale", "negative": "negative_prompt"}
        arguments = {names.get(word, word): value for word, value in told.items()}
        self._prompts = {word: value for word, value in arguments.items() if "prompt" in word}
        self._arguments: dict[str, Any] = {
            **{word: value for word, value in arguments.items() if word not in self._prompts},
            "height": self._side,
            "width": self._side,
            "output_type": "np",
        }
        self.identity = Identity(
            identity.name,
            identity.revision,
            identity.licence,
            {**identity.settings, "side": str(self._side), **{word: str(value) for word, value in told.items()}},
        )

    @cached_property
    def _pipeline(self) -> Any:
        return self._load()

    def fill(self, pictures: "Sequence[Pixels]", holes: Sequence[Mask], seeds: Sequence[int]) -> "list[Pixels]":
        """Each picture with its hole filled; see `puzzlegen.models.Inpainter`."""
        tasks = list(zip(pictures, holes, seeds, strict=True))
        return [filled for batch in in_batches(self._fill, tasks, PICTURES_AT_ONCE[self._device]) for filled in batch]

    def _fill(self, tasks: "Sequence[tuple[Pixels, Mask, int]]") -> "list[Pixels]":
        squares = [_around(hole) for _, hole, _ in tasks]
        size = (self._side, self._side)
        made = self._pipeline(
            **{name: [text] * len(tasks) for name, text in self._prompts.items()},
            **self._arguments,
            image=[
                Image.fromarray(picture[square]).resize(size, Image.Resampling.LANCZOS)
                for (picture, _, _), square in zip(tasks, squares, strict=True)
            ],
            mask_image=[_enlarged(hole[square], size) for (_, hole, _), square in zip(tasks, squares, strict=True)],
            # On the CPU, so that all devices start from the same noise
            generator=[torch.Generator("cpu").manual_seed(seed) for _, _, seed in tasks],
        ).images
        results = []
        for (picture, hole, _), square, image in zip(tasks, squares, made, strict=True):
            filling = picture.copy()
            shown = Image.fromarray(np.rint(np.nan_to_num(image) * 255).astype(np.uint8))
            height, width = picture[square].shape[:2]
            filling[square] = np.asarray(shown.resize((width, height), Image.Resampling.LANCZOS))
            results.append(composite(picture, filling, hole, _FEATHER))
        return results


def _trained_for(folder: Path) -> int:
    """The side of the pictures that a pipeline was trained for, in pixels; `_SIDE` if its folder does not tell."""

    class Unet(msgspec.Struct):
        sample_size: int  # of what the autoencoder makes of a picture, which it halves between its blocks

    class Autoencoder(msgspec.Struct):
        block_out_channels: list[int]

    def told(part: str, kind: type[Part]) -> Part | None:
        try:
            return msgspec.json.decode((folder / part / "config.json").read_bytes(), type=kind)
        except (OSError, msgspec.DecodeError):
            return None

    unet, coder = told("unet", Unet), told("vae", Autoencoder) or told("movq", Autoencoder)
    return unet.sample_size << len(coder.block_out_channels) - 1 if unet and coder else _SIDE


def _enlarged(hole: Mask, size: tuple[int, int]) -> Image.Image:
    """The hole as a mask of another size, which covers every pixel that it touches."""
    scaled = Image.fromarray(hole.astype(np.uint8) * 255).resize(size, Image.Resampling.BOX)
    covered: NDArray[np.uint8] = (np.asarray(scaled) > 0).astype(np.uint8) * 255
    return Image.fromarray(covered)


def _around(hole: Mask) -> tuple[slice, slice]:
    """The rows and columns of a square around a hole, or of what the picture has of it."""
    ys, xs = np.flatnonzero(hole.any(axis=1)), np.flatnonzero(hole.any(axis=0))
    side = max(_LEAST_AROUND, round(_AROUND * max(ys[-1] - ys[0], xs[-1] - xs[0]) + 1))
    ranges = []
    for ticks, length in ((ys, hole.shape[0]), (xs, hole.shape[1])):
        start = int(np.clip((ticks[0] + ticks[-1] + 1 - side) // 2, 0, max(0, length - side)))
        ranges.append(slice(start, min(start + side, length)))
    return ranges[0], ranges[1]
