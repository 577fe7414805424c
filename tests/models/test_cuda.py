"""The route of ``--device cuda``: on a GPU where there is one, and elsewhere with the CPU in the place of the GPU.

The stand-in shows that all that is special to CUDA fits together (half precision, large batches, fine grids, weights in
half precision, memory that runs out); what only a GPU can show, it cannot.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.conformance import photographs as photo_cases
from puzzlegen.models import backends
from tests.support.late import Late, needs

pytestmark = needs("torch", "transformers", "diffusers")

torch = Late("torch")
cases = Late("tests.support.model_cases")
device = Late("puzzlegen.models.device")
diffusion = Late("puzzlegen.models.diffusion")
hub_sam = Late("puzzlegen.models.hub_sam")
mask_generation = Late("puzzlegen.models.mask_generation")


def cpu_for_cuda() -> Any:
    """Whoever asks for CUDA gets the CPU, and is counted."""
    from torch.overrides import TorchFunctionMode

    class CpuForCuda(TorchFunctionMode):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.asked = 0

        def __torch_function__(
            self,
            func: Callable[..., Any],
            types: Any,
            args: Sequence[Any] = (),
            kwargs: Mapping[str, Any] | None = None,
        ) -> Any:
            def swapped(value: Any) -> Any:
                if isinstance(value, str | torch.device) and str(value) in ("cuda", "cuda:0"):
                    self.asked += 1
                    return torch.device("cpu")
                return value

            return func(*map(swapped, args), **{name: swapped(value) for name, value in (kwargs or {}).items()})

    return CpuForCuda()


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Something that answers to the name of CUDA."""
    if torch.cuda.is_available():
        yield
        return
    autocast = torch.autocast
    monkeypatch.setattr("torch.autocast", lambda _, dtype: autocast("cpu", dtype))
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    with cpu_for_cuda() as stand_in:
        yield
    assert stand_in.asked


@pytest.mark.usefixtures("cuda")
@pytest.mark.parametrize("kind", ["sam", "sam2"])
def test_a_segmenter_asks_in_large_batches_on_a_fine_grid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    getattr(cases, f"save_{kind}")(tmp_path)
    assert backends.segmenter(str(tmp_path), "cuda").identity.settings["points_per_side"] == "32"
    sizes = []

    def counting(work: Callable[..., Any], items: Sequence[Any], size: int) -> Iterator[Any]:
        sizes.append((len(items), size))
        return device.in_batches(work, items, size)

    monkeypatch.setattr("puzzlegen.models.mask_generation.in_batches", counting)
    everything = mask_generation.Grid(
        mask_generation.GRIDS["cuda"].points_per_side, cases.EVERYTHING.quality, cases.EVERYTHING.stability
    )
    found = hub_sam.load(str(tmp_path), "cuda", everything).segment([cases.photograph(), cases.photograph(seed=1)])
    assert len(found) == 2
    assert all(masks and all(mask.shape == (96, 150) for mask in masks) for masks in found)
    pictures, first, others, *second = sizes
    assert pictures == (2, 4)
    assert first == second[0] == (16 * 16, 64)  # every second point of every second row
    assert 0 < others[0] <= 32 * 32 - 16 * 16
    assert others[1] == second[1][1] == 64


@pytest.mark.usefixtures("cuda")
@pytest.mark.parametrize("variant", [None, "fp16"])
def test_diffusion_works_in_half_precision_on_four_pictures_at_once(tmp_path: Path, variant: str | None) -> None:
    cases.save_stable_diffusion(tmp_path / "whole")
    folder = tmp_path / "whole"
    if variant:
        from diffusers import StableDiffusionInpaintPipeline

        pipeline = StableDiffusionInpaintPipeline.from_pretrained(folder, dtype=torch.float16)
        folder = tmp_path / "half"
        pipeline.save_pretrained(folder, variant=variant)
    model = diffusion.load(str(folder), "cuda", diffusion.Asked(steps=2))
    assert isinstance(model, diffusion.Diffusion)
    assert model.identity.settings["dtype"] == "float16"
    pictures, holes = [cases.photograph(seed=seed) for seed in range(5)], [cases.hole()] * 5
    batches = []
    fill = model._fill
    model._fill = lambda tasks: (batches.append(len(tasks)), fill(tasks))[1]  # type: ignore[method-assign,func-returns-value]
    filled = model.fill(pictures, holes, list(range(5)))
    assert batches == [4, 1]
    for picture, result in zip(pictures, filled, strict=True):
        assert np.array_equal(result[~holes[0]], picture[~holes[0]])
        assert (result[holes[0]] != picture[holes[0]]).any()


@pytest.mark.usefixtures("cuda")
def test_memory_that_runs_out_on_four_pictures_suffices_for_two(tmp_path: Path) -> None:
    cases.save_stable_diffusion(tmp_path / "model")
    model = diffusion.load(str(tmp_path / "model"), "cuda", diffusion.Asked(steps=2))
    fill = model._fill
    batches = []

    def small(tasks: Sequence[Any]) -> Any:
        batches.append(len(tasks))
        if len(tasks) > 2:
            raise torch.OutOfMemoryError
        return fill(tasks)

    model._fill = small  # type: ignore[method-assign]
    assert len(model.fill([cases.photograph()] * 5, [cases.hole()] * 5, [0] * 5)) == 5
    assert batches == [4, 2, 2, 1]


@pytest.mark.usefixtures("cuda")
def test_the_whole_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discs are found by a segmenter of the tests, as random weights find none; what is behind them is diffused."""
    photo_cases.install()
    cases.save_stable_diffusion(tmp_path / "painter")
    asked = []
    fill = diffusion.Diffusion.fill

    def counting(self: Any, pictures: Sequence[Any], holes: Sequence[Any], seeds: Sequence[int]) -> Any:
        asked.append(len(pictures))
        return fill(self, pictures, holes, seeds)

    monkeypatch.setattr(diffusion.Diffusion, "fill", counting)
    monkeypatch.setattr("puzzlegen.models.diffusion.Asked", partial(diffusion.Asked, steps=2))
    place = photo_cases.folder(tmp_path / "photos", 2, width=360, height=270, discs=6)
    out = tmp_path / "out"
    words = ["make", "differences/photo_difference", "--n", "2", "--level", "medium", "--photos", place]
    words += ["--segmenter", "discs", "--inpainter", tmp_path / "painter", "--device", "cuda", "--out", out]
    made = CliRunner().invoke(main, list(map(str, words)))
    assert made.exit_code == 0, made.output
    assert sum(asked) >= 2
    edited = json.loads((out / "manifest.json").read_text())["content"]["request"]["photos"]
    assert edited["device"] == "cuda"
    assert edited["inpainters"][0]["settings"]["dtype"] == "float16"
    assert CliRunner().invoke(main, ["verify", str(out)]).exit_code == 0
