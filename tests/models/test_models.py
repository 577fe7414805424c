"""Segmenters and inpainters: the real loading, batching and compositing code, with tiny models of the real classes."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from puzzlegen.models import Identity, Inpainter, Mask, OutOfMemory, backends
from puzzlegen.models.compositing import composite
from puzzlegen.models.packages import MissingPackages
from puzzlegen.models.weights import CorruptWeights, MissingWeights
from tests.support.late import Late, needs

pytestmark = needs("torch", "transformers", "diffusers", "onnxruntime", "cv2", "patchmatch", "onnx")

torch = Late("torch")
cases = Late("tests.support.model_cases")
checkpoint = Late("puzzlegen.models.checkpoint")
device = Late("puzzlegen.models.device")
diffusion = Late("puzzlegen.models.diffusion")
hub = Late("puzzlegen.models.hub")
hub_sam = Late("puzzlegen.models.hub_sam")
mask_generation = Late("puzzlegen.models.mask_generation")
migan = Late("puzzlegen.models.migan")
mobile_sam = Late("puzzlegen.models.mobile_sam")
patchmatch = Late("puzzlegen.models.patchmatch")
segment_anything = Late("puzzlegen.models.segment_anything")
tiny_vit = Late("puzzlegen.models.tiny_vit")

NOBODY = Identity("test", "1", "MIT")


def tiny() -> Any:
    """The shape of a small encoder."""
    return tiny_vit.Shape(dims=(8, 16, 16, 32), depths=(1, 1, 1, 1), heads=(1, 2, 2, 2), windows=(3, 3, 5, 3), out=32)


@pytest.fixture(scope="module", autouse=True)
def without_torchvision() -> None:
    with cases.torchvision_replaced():
        import_module("puzzlegen.models.segment_anything")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All models, as they lie on a disk."""
    home = tmp_path_factory.mktemp("models")
    cases.save_sam(home / "sam")
    cases.save_sam2(home / "sam2")
    cases.save_stable_diffusion(home / "stable-diffusion")
    (home / "filler.onnx").write_bytes(cases.onnx_filler())
    sam = cases.segment_anything_sam()
    torch.save(sam.state_dict(), home / "sam.pth")
    torch.save(published_mobile_sam(sam).state_dict(), home / "mobile_sam.pt")
    return home


def published_mobile_sam(sam: Any) -> Any:
    """The same with the encoder of MobileSAM: its parameters have the published names."""
    torch.manual_seed(5)
    sam.image_encoder = cases.lively(tiny_vit.TinyVit(tiny())).eval()
    for module in sam.image_encoder.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.uniform_(module.running_mean, -0.2, 0.2)
            torch.nn.init.uniform_(module.running_var, 0.5, 1.5)
    sam.image_encoder.img_size = cases.SIDE
    return sam


@pytest.fixture(scope="module")
def prompted(folder: Path) -> dict[str, Any]:
    """Every kind of promptable model, loaded from the disk."""
    sam = checkpoint.fill(cases.segment_anything_sam(), checkpoint.parameters(folder / "sam.pth"), folder)
    return {
        "SAM": hub_sam.load(str(folder / "sam"), "cpu", cases.EVERYTHING)._model,
        "SAM 2": hub_sam.load(str(folder / "sam2"), "cpu", cases.EVERYTHING)._model,
        "segment-anything": segment_anything.PromptedSam(sam),
        "MobileSAM": hub_sam.PromptedSam(
            mobile_sam.assembled(folder / "mobile_sam.pt", tiny(), cases.SIDE),
            mask_generation.Frame(cases.SIDE, stretched=False),
        ),
    }


KINDS = ("SAM", "SAM 2", "segment-anything", "MobileSAM")


@pytest.mark.parametrize("kind", KINDS)
def test_masks_have_the_shape_of_the_picture(prompted: dict[str, Any], kind: str) -> None:
    for shape in ((96, 150), (150, 61), (140, 140)):
        (masks,) = mask_generation.GridSegmenter(lambda: prompted[kind], NOBODY, "cpu", cases.EVERYTHING).segment(
            [cases.photograph(*shape)]
        )
        assert masks
        assert all(mask.shape == shape and mask.dtype == bool and mask.any() for mask in masks)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_picture_has_the_same_masks(prompted: dict[str, Any], kind: str) -> None:
    segmenter = mask_generation.GridSegmenter(lambda: prompted[kind], NOBODY, "cpu", cases.EVERYTHING)
    first, second = (np.stack(*segmenter.segment([cases.photograph()])) for _ in range(2))
    assert np.array_equal(first, second)
    other = np.stack(*segmenter.segment([cases.photograph(seed=1)[::-1].copy()]))
    assert other.shape != first.shape or (other != first).any()


@pytest.mark.parametrize("kind", KINDS)
def test_points_do_not_know_of_one_another(prompted: dict[str, Any], kind: str) -> None:
    model = prompted[kind]
    points = torch.rand(9, 2) * cases.SIDE
    with torch.inference_mode():
        (seen,) = model.embed(torch.randn(1, 3, cases.SIDE, cases.SIDE))
        logits, quality = model.decode(seen, points)
        assert logits.shape == (9, 3, cases.SIDE // 4, cases.SIDE // 4)
        assert quality.shape == (9, 3)
        for number in range(9):
            alone, opinion = model.decode(seen, points[number : number + 1])
            assert torch.allclose(alone[0], logits[number], rtol=1e-3, atol=1e-3 * float(logits.abs().max()))
            assert torch.allclose(opinion[0], quality[number], rtol=1e-3, atol=1e-3 * float(quality.abs().max()))
    assert not torch.allclose(logits[0], logits[1])


def test_mobile_sam_is_what_segment_anything_makes_of_the_published_parameters(
    prompted: dict[str, Any], folder: Path
) -> None:
    sam = published_mobile_sam(cases.segment_anything_sam())
    checkpoint.fill(sam, checkpoint.parameters(folder / "mobile_sam.pt"), folder)
    theirs, ours = segment_anything.PromptedSam(sam), prompted["MobileSAM"]
    square, points = torch.randn(1, 3, cases.SIDE, cases.SIDE), torch.rand(5, 2) * cases.SIDE
    with torch.inference_mode():
        (seen,), (ours_seen,) = theirs.embed(square), ours.embed(square)
        assert torch.equal(seen, ours_seen)
        for expected, found in zip(theirs.decode(seen, points), ours.decode(seen, points), strict=True):
            assert torch.allclose(expected, found, rtol=1e-3, atol=1e-4 * float(expected.abs().max()))


def test_attention_is_that_of_its_definition() -> None:
    from puzzlegen.models.tiny_vit import _Attention

    torch.manual_seed(6)
    heads, side, dim = 2, 3, 8
    attention = _Attention(dim, heads, side).eval()
    torch.nn.init.normal_(attention.attention_biases)
    x = torch.randn(1, side * side, dim)
    with torch.no_grad():
        mixed = attention.qkv(attention.norm(x))[0]
        parts = []
        for head in range(heads):
            query, key, value = mixed[:, 12 * head : 12 * head + 12].split(4, dim=1)
            scores = query @ key.T / 2
            for i in range(side * side):
                for j in range(side * side):
                    rows, columns = abs(i // side - j // side), abs(i % side - j % side)
                    scores[i, j] += attention.attention_biases[head, rows * side + columns]
            parts.append(scores.softmax(dim=1) @ value)
        expected = attention.proj(torch.cat(parts, dim=1))
        assert torch.allclose(attention(x)[0], expected, atol=1e-5)


class Discs:
    """A promptable model that sees nothing, and draws a disc around each point."""

    def __init__(self, frame: Any, radius: float) -> None:
        self.frame = frame
        self._radius = radius
        self.most = 0

    def embed(self, squares: Any) -> Any:
        assert squares.shape == (1, 3, self.frame.side, self.frame.side)
        return squares

    def decode(self, _: Any, points: Any) -> tuple[Any, Any]:
        self.most = max(self.most, len(points))
        ticks = (torch.arange(self.frame.side // 4) + 0.5) * 4
        apart = torch.hypot(ticks - points[:, 0, None, None], ticks[:, None] - points[:, 1, None, None])
        logits = (self._radius - apart) * 10
        quality = 0.9 + points[:, :1] / 1e6 + torch.tensor([0.0, -1.0, -1.0])
        return logits[:, None].expand(-1, 3, -1, -1), quality


@pytest.mark.parametrize("shape", [(300, 400), (400, 300), (97, 640), (600, 600)])
@pytest.mark.parametrize("stretched", [False, True])
def test_masks_lie_where_the_points_are(shape: tuple[int, int], stretched: bool) -> None:
    height, width = shape
    model = Discs(mask_generation.Frame(512, stretched=stretched), radius=20.0)
    grid = mask_generation.Grid(5, stability=0.9)
    (masks,) = mask_generation.GridSegmenter(lambda: model, NOBODY, "cpu", grid).segment(
        [np.zeros((*shape, 3), np.uint8)]
    )
    across = np.array(model.frame.inner(*shape)) / shape
    ys, xs = np.mgrid[:height, :width] + 0.5
    expected = []
    for x in (np.arange(5) + 0.5) * width / 5:
        for y in (np.arange(5) + 0.5) * height / 5:
            expected.append(np.hypot((ys - y) * across[0], (xs - x) * across[1]) < 20)
    if min(model.frame.inner(*shape)) / 5 > 40:  # else discs of neighbours overlap, and not all are left
        assert len(masks) == 25
    for mask in masks:
        overlaps = [(mask & disc).sum() / (mask | disc).sum() for disc in expected]
        assert max(overlaps) > 0.93
    centres = [np.flatnonzero(mask.any(axis=0)).mean() for mask in masks]
    assert centres[0] > centres[-1], "the surest one is the first"
    assert model.most == 4, "memory is bounded by the points that are asked at once"


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_that_are_looked_at_together_do_not_know_of_one_another(
    prompted: dict[str, Any], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, sizes = prompted[kind], []
    embed = model.embed
    monkeypatch.setattr(model, "embed", lambda squares: (sizes.append(len(squares)), embed(squares))[1])
    segmenter = mask_generation.GridSegmenter(lambda: model, NOBODY, "cpu", cases.EVERYTHING)
    pictures = [cases.photograph(*shape, seed) for seed, shape in enumerate([(96, 150), (150, 61), (140, 140)])]
    points = [[(9, 9)], [(30, 100), (5, 5)], [(70, 70)]]
    for asked in ((), points):
        alone = [segmenter.segment([one], asked[n : n + 1])[0] for n, one in enumerate(pictures)]
        with monkeypatch.context() as patched:
            patched.setattr("puzzlegen.models.mask_generation.PICTURES_AT_ONCE", {"cpu": 2})
            together = segmenter.segment(pictures, asked)
        for one, other in zip(alone, together, strict=True):
            assert len(one) == len(other)
            assert all((a != b).mean() < 0.01 for a, b in zip(one, other, strict=True))
    assert sizes == [1, 1, 1, 2, 1] * 2


def test_doubles_are_left_out_and_the_best_is_kept() -> None:
    boxes = np.array([[0, 0, 10, 10], [0, 0, 10, 9], [20, 0, 30, 10], [0, 0, 5, 5]])
    assert mask_generation._best(boxes, np.array([0.5, 0.9, 0.7, 0.8]), 0.7) == [1, 3, 2]
    assert mask_generation._best(boxes, np.array([0.9, 0.9, 0.9, 0.9]), 0.7) == [0, 2, 3]
    assert mask_generation._best(boxes, np.array([0.9, 0.5, 0.5, 0.5]), 0.2) == [0, 2]


def test_boxes_are_half_open() -> None:
    masks = np.zeros((2, 10, 20), bool)
    masks[0, 3:5, 7:11] = True
    assert mask_generation._boxes(masks).tolist() == [[7, 3, 11, 5], [0, 0, 0, 0]]


def test_specks_are_dropped_and_pinholes_filled() -> None:
    mask = np.zeros((200, 200), bool)  # a speck has less than 12 pixels
    mask[20:100, 20:100] = True
    clean = mask.copy()
    mask[50:53, 50:53] = False
    mask[150:153, 150:153] = True
    assert np.array_equal(mask_generation._without_specks(mask), clean)
    mask[60:80, 60:80] = False
    mask[150:170, 150:170] = True
    kept = mask_generation._without_specks(mask)
    assert not kept[60:80, 60:80].any()
    assert kept[150:170, 150:170].all()
    tiny = np.zeros((200, 200), bool)
    tiny[5, 5] = True
    assert np.array_equal(mask_generation._without_specks(tiny), tiny), "what there is stays"
    assert not mask_generation._without_specks(np.zeros((200, 200), bool)).any()


def test_memory_that_runs_out_halves_the_batch() -> None:
    sizes = []

    def work(some: Sequence[int]) -> list[int]:
        sizes.append(len(some))
        if len(some) > 3:
            raise torch.OutOfMemoryError
        return list(some)

    assert [item for batch in device.in_batches(work, range(11), 10) for item in batch] == list(range(11))
    assert sizes == [10, 5, 2, 2, 2, 2, 2, 1]

    def hopeless(_: Sequence[int]) -> None:
        raise torch.OutOfMemoryError

    with pytest.raises(OutOfMemory, match="too small for this picture"):
        list(device.in_batches(hopeless, [1, 2], 2))


def test_where_no_mask_is_good_nothing_is_found() -> None:
    unsure = mask_generation.GridSegmenter(
        lambda: Discs(mask_generation.Frame(64, stretched=False), 9.0),
        NOBODY,
        "cpu",
        mask_generation.Grid(2, quality=2.0),
    )
    assert unsure.segment([cases.photograph()]) == [[]]


def test_memory_that_runs_out_while_segmenting_is_told() -> None:
    class Huge(Discs):
        def embed(self, _: Any) -> Any:
            raise torch.OutOfMemoryError

    segmenter = mask_generation.GridSegmenter(
        lambda: Huge(mask_generation.Frame(64, stretched=False), 9.0), NOBODY, "cpu", mask_generation.Grid(2)
    )
    with pytest.raises(OutOfMemory):
        segmenter.segment([cases.photograph()])


def test_a_composite_changes_nothing_outside() -> None:
    picture, filling, hole = cases.photograph(), 255 - cases.photograph(), cases.hole()
    for feather in (0, 2, 5):
        result = composite(picture, filling, hole, feather)
        assert result.dtype == np.uint8
        assert np.array_equal(result[~hole], picture[~hole])
    assert np.array_equal(composite(picture, filling, hole)[hole], filling[hole])
    ys, xs = np.mgrid[: hole.shape[0], : hole.shape[1]]
    centre = tuple(int(axis[hole].mean()) for axis in (ys, xs))
    assert np.array_equal(composite(picture, filling, hole, 5)[centre], filling[centre])


def test_a_feather_ends_at_the_hole_and_not_at_the_photograph() -> None:
    hole = np.zeros((20, 20), bool)
    hole[:, :10] = True
    result = composite(np.zeros((20, 20, 3), np.uint8), np.full((20, 20, 3), 240, np.uint8), hole, 3)[:, :, 0]
    assert (np.diff(result[10, 5:].astype(int)) <= 0).all()
    assert result[10, 9] == 60
    assert (result[:, :5] == 240).all(), "the hole goes on beyond the photograph"


@pytest.fixture(scope="module")
def inpainters(folder: Path) -> dict[str, Inpainter]:
    """Every kind of inpainter, loaded from the disk."""
    return {
        "PatchMatch": patchmatch.PatchMatch(),
        "MI-GAN": migan.MiGan(folder / "filler.onnx", NOBODY),
        "diffusion": diffusion.load(str(folder / "stable-diffusion"), "cpu", diffusion.Asked(steps=2)),
    }


def pairs() -> tuple[list[NDArray[np.uint8]], list[Mask]]:
    """Pictures of several sizes, and holes at borders and corners."""
    border = np.zeros((130, 70), bool)
    border[100:, 30:] = True
    tall = np.zeros((200, 60), bool)
    tall[10:190, 20:30] = True
    pictures = [cases.photograph(), cases.photograph(130, 70, 1), cases.photograph(200, 60, 2)]
    return pictures, [cases.hole(), border, tall]


@pytest.mark.parametrize("kind", ["PatchMatch", "MI-GAN", "diffusion"])
def test_only_the_hole_changes(inpainters: dict[str, Inpainter], kind: str) -> None:
    pictures, holes = pairs()
    before = [picture.copy() for picture in pictures]
    filled = inpainters[kind].fill(pictures, holes, [3, 4, 5])
    assert len(filled) == 3
    for picture, untouched, hole, result in zip(pictures, before, holes, filled, strict=True):
        assert np.array_equal(picture, untouched)
        assert result.shape == picture.shape
        assert result.dtype == np.uint8
        assert np.array_equal(result[~hole], picture[~hole])
        assert (result[hole] != picture[hole]).any()


@pytest.mark.parametrize("kind", ["PatchMatch", "MI-GAN", "diffusion"])
def test_a_seed_decides_and_neighbours_do_not(inpainters: dict[str, Inpainter], kind: str) -> None:
    inpainter = inpainters[kind]
    pictures, holes = pairs()
    together = inpainter.fill(pictures, holes, [3, 4, 5])
    for picture, hole, seed, result in zip(pictures, holes, [3, 4, 5], together, strict=True):
        (alone,) = inpainter.fill([picture], [hole], [seed])
        assert np.array_equal(alone, result)
    (other,) = inpainter.fill(pictures[:1], holes[:1], [2**32 - 1])
    assert np.array_equal(other, together[0]) is (kind == "MI-GAN")


def test_diffusion_in_one_batch_is_diffusion_one_by_one(
    inpainters: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from puzzlegen.models import diffusion

    pictures, holes = pairs()
    single = inpainters["diffusion"].fill(pictures, holes, [3, 4, 5])
    monkeypatch.setitem(diffusion.PICTURES_AT_ONCE, "cpu", 3)
    for one, other in zip(single, inpainters["diffusion"].fill(pictures, holes, [3, 4, 5]), strict=True):
        assert np.abs(one.astype(int) - other).max() <= 1


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("stable_diffusion_xl", {"strength", "guidance", "negative"}),
        ("flux_fill", set()),
        ("kandinsky", {"negative"}),
    ],
)
def test_one_adaptor_serves_pipelines_that_are_asked_differently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, asked: set[str]
) -> None:
    monkeypatch.setattr("puzzlegen.models.diffusion._SIDE", 64)  # of Flux, which does not tell
    getattr(cases, f"save_{kind}")(tmp_path)
    model = diffusion.load(str(tmp_path), "cpu", diffusion.Asked(steps=2))
    assert model.identity.settings["side"] == "64"
    assert {"strength", "guidance", "negative"} & model.identity.settings.keys() == asked
    pictures, holes = pairs()
    for picture, hole, filled in zip(pictures, holes, model.fill(pictures, holes, [3, 4, 5]), strict=True):
        assert np.array_equal(filled[~hole], picture[~hole])
        assert (filled[hole] != picture[hole]).any()
    (other,) = model.fill(pictures[:1], holes[:1], [6])
    assert not np.array_equal(other, model.fill(pictures[:1], holes[:1], [3])[0])


def test_no_watermark_goes_through_what_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Diffusers would add one wherever the package for it is installed."""
    cases.save_stable_diffusion_xl(tmp_path)
    module = "diffusers.pipelines.stable_diffusion_xl.pipeline_stable_diffusion_xl_inpaint"
    monkeypatch.setattr(f"{module}.is_invisible_watermark_available", lambda: True)
    model = diffusion.load(str(tmp_path), "cpu", diffusion.Asked(steps=2))
    assert model._pipeline.watermark is None


def test_patchmatch_repeats_the_texture() -> None:
    stripes = np.repeat((np.arange(120) // 6 % 2 * 200 + 20).astype(np.uint8)[None], 80, axis=0)
    picture = np.stack([stripes] * 3, axis=-1)
    hole = np.zeros((80, 120), bool)
    hole[30:50, 40:60] = True
    damaged = picture.copy()
    damaged[hole] = (255, 0, 0)
    (result,) = patchmatch.PatchMatch().fill([damaged], [hole], [1])
    assert np.abs(result.astype(int) - picture)[hole].mean() < 40, "a plain colour would be off by 100"


def test_migan_gets_what_is_known(folder: Path) -> None:
    picture, hole = cases.photograph(), cases.hole()
    (result,) = migan.MiGan(folder / "filler.onnx", NOBODY).fill([picture], [hole], [0])
    assert np.array_equal(result[hole], 255 - picture[hole])


def test_what_the_model_sees_holds_the_hole() -> None:
    from puzzlegen.models.diffusion import _around

    for hole in pairs()[1]:
        rows, columns = _around(hole)
        assert hole[rows, columns].sum() == hole.sum()
        seen = hole[rows, columns].shape
        assert all(0 < side <= whole for side, whole in zip(seen, hole.shape, strict=True))
    hole = np.zeros((900, 1200), bool)
    hole[890:, 300:320] = True
    assert _around(hole) == (slice(644, 900), slice(182, 438))  # no less than a quarter of what a model sees
    hole[600:, 300:320] = True
    assert _around(hole) == (slice(301, 900), slice(10, 609))


def test_points_on_plain_known_ground_are_not_asked() -> None:
    picture = np.full((96, 160, 3), 120, np.uint8)
    picture[40:56, 100:116] = (200, 40, 40)  # a thing that no mask has
    picture[:, :32] = np.random.default_rng(1).integers(0, 255, (96, 32, 3), dtype=np.uint8)
    known = np.zeros((1, 48, 80), bool)
    known[0, :40] = True
    on_ground, on_thing, on_pattern, beyond = (0.4, 0.3), (108 / 160, 48 / 96), (0.1, 0.5), (0.4, 0.95)
    points = [on_ground, on_thing, on_pattern, beyond]
    assert mask_generation.unsettled(picture, known, points, 6) == [on_thing, on_pattern, beyond]
    assert mask_generation.unsettled(picture, known[:0], points, 6) == points


def test_a_segmenter_is_asked_at_points(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    segmenter = hub_sam.load(str(folder / "sam"), "cpu", cases.EVERYTHING)
    asked: list[list[float]] = []
    decode = segmenter._model.decode

    def noting(seen: Any, points: Any) -> Any:
        asked.extend(points.tolist())
        return decode(seen, points)

    monkeypatch.setattr(segmenter._model, "decode", noting)
    assert segmenter.segment([cases.photograph()], [[(0, 0), (149, 95)]])[0]
    assert np.allclose(asked, [(0.43, 0.43), (127.6, 81.6)], atol=0.1)  # of 128 x 82 in the square


def test_identities_tell_models_apart(folder: Path, inpainters: dict[str, Any]) -> None:
    found = hub.find(str(folder / "sam"))
    assert found.revision.startswith("sha256:")
    assert found.licence == "not stated"
    (folder / "sam" / "README.md").write_text("---\nlicense: apache-2.0\n---\nText.\n")
    assert hub.find(str(folder / "sam")).licence == "apache-2.0"
    assert hub.find(str(folder / "sam")).revision == found.revision != hub.find(str(folder / "sam2")).revision
    settings = inpainters["diffusion"].identity.settings
    assert settings["dtype"] == "float32"
    assert settings["steps"] == "2"
    assert settings["side"] == "64"


def test_a_model_of_the_hub_is_known_by_its_commit(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from huggingface_hub import constants

    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path))
    commit = "0123456789abcdef0123456789abcdef01234567"
    home = tmp_path / "models--someone--sam-tiny"
    (_copied(folder / "sam", home / "snapshots" / commit) / "README.md").write_text("---\nlicense: apache-2.0\n---\n")
    (home / "refs").mkdir()
    for name in ("main", "v1"):
        (home / "refs" / name).write_text(commit)
    for name in ("someone/sam-tiny", "someone/sam-tiny@v1", f"someone/sam-tiny@{commit}"):
        segmenter = backends.segmenter(name, "cpu")
        assert segmenter.identity.name == "someone/sam-tiny"
        assert segmenter.identity.revision == commit
        assert segmenter.identity.licence == "apache-2.0"
    with pytest.raises(hub.NoSuchModel):
        backends.segmenter("someone/sam-tiny@v2", "cpu")


def test_a_model_is_loaded_once_and_when_it_is_asked_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    for module, name in (("hub_sam", "_prompted"), ("diffusion", "_pipeline")):
        load = getattr(import_module(f"puzzlegen.models.{module}"), name)

        def counted(*given: Any, load: Callable[..., Any] = load, name: str = name) -> Any:
            loaded.append(name)
            return load(*given)

        monkeypatch.setattr(f"puzzlegen.models.{module}.{name}", counted)
    segmenter = hub_sam.load(str(folder / "sam2"), "cpu", cases.EVERYTHING)
    inpainter = diffusion.load(str(folder / "stable-diffusion"), "cpu", diffusion.Asked(steps=2))
    assert segmenter.identity.revision != inpainter.identity.revision
    assert loaded == []
    for _ in range(2):
        segmenter.segment([cases.photograph()], [[(5, 5)]])
    assert loaded == ["_prompted"]
    for _ in range(2):
        inpainter.fill([cases.photograph()], [cases.hole()], [0])
    assert loaded == ["_prompted", "_pipeline"]
    name = str(folder / "sam2")
    assert backends.segmenter(name, "cpu") is backends.segmenter(name, "cpu")
    assert backends.inpainter("patchmatch", "cpu") is backends.inpainter("patchmatch", "cpu")
    assert isinstance(backends.inpainter(str(folder / "stable-diffusion"), "cpu"), diffusion.Diffusion)


def test_segment_anything_knows_its_checkpoints_by_their_size(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(segment_anything._SIZES, 16, "tiny")
    monkeypatch.setitem(segment_anything.sam_model_registry, "tiny", cases.segment_anything_sam)
    segmenter = segment_anything.load(folder / "sam.pth", "cpu", cases.EVERYTHING)
    assert segmenter.identity.name == "segment-anything tiny"
    assert segmenter.segment([cases.photograph()])[0]
    with pytest.raises(CorruptWeights, match="not a segment-anything checkpoint: neither vit_b, nor vit_l"):
        segment_anything.load(folder / "mobile_sam.pt", "cpu", cases.EVERYTHING)
    with pytest.raises(MissingWeights, match=r"no checkpoint .*nowhere"):
        segment_anything.load(tmp_path / "nowhere", "cpu", cases.EVERYTHING)


def _truncated(path: Path, to: Path) -> Path:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    return to


def test_a_damaged_checkpoint_is_told(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(CorruptWeights, match="is damaged"):
        checkpoint.parameters(_truncated(folder / "sam.pth", tmp_path / "half.pth"))
    (tmp_path / "text.pth").write_text("hello")
    with pytest.raises(CorruptWeights, match="is damaged"):
        checkpoint.parameters(tmp_path / "text.pth")
    torch.save([1, 2], tmp_path / "list.pth")
    with pytest.raises(CorruptWeights, match="holds no parameters"):
        checkpoint.parameters(tmp_path / "list.pth")
    with pytest.raises(CorruptWeights, match="those of another model"):
        mobile_sam.assembled(folder / "sam.pth", tiny(), cases.SIDE)
    with pytest.raises(CorruptWeights, match="holds no network"):
        migan.MiGan(_truncated(folder / "filler.onnx", tmp_path / "half.onnx"), NOBODY).fill(
            [cases.photograph()], [cases.hole()], [0]
        )


class Trap:
    """Runs code when it is unpickled."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        return exec, ("raise SystemExit('it was run')",)


def test_a_checkpoint_cannot_run_code(tmp_path: Path) -> None:
    torch.save({"weight": Trap()}, tmp_path / "trap.pth")
    with pytest.raises(CorruptWeights):
        checkpoint.parameters(tmp_path / "trap.pth")


def _copied(source: Path, target: Path, *without: str) -> Path:
    for path in source.rglob("*"):
        if path.is_file() and path.name not in without:
            (target / path.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            (target / path.relative_to(source)).write_bytes(path.read_bytes())
    return target


def test_a_damaged_folder_is_told(folder: Path, tmp_path: Path) -> None:
    weights = "model.safetensors"
    bare = _copied(folder / "sam", tmp_path / "bare", weights)
    with pytest.raises(CorruptWeights, match="missing or damaged"):
        hub_sam.load(str(bare), "cpu", cases.EVERYTHING).segment([cases.photograph()])
    _truncated(folder / "sam" / weights, bare / weights)
    with pytest.raises(CorruptWeights, match="missing or damaged"):
        hub_sam.load(str(bare), "cpu", cases.EVERYTHING).segment([cases.photograph()])
    from safetensors.torch import load_file, save_file

    state = load_file(folder / "sam" / weights)
    del state["mask_decoder.iou_token.weight"]
    save_file(state, bare / weights, metadata={"format": "pt"})
    with pytest.raises(CorruptWeights, match="incomplete"):
        hub_sam.load(str(bare), "cpu", cases.EVERYTHING).segment([cases.photograph()])
    part = "diffusion_pytorch_model.safetensors"
    damaged = _copied(folder / "stable-diffusion", tmp_path / "damaged")
    _truncated(folder / "stable-diffusion" / "unet" / part, damaged / "unet" / part)
    with pytest.raises(CorruptWeights, match="missing or damaged"):
        diffusion.load(str(damaged), "cpu", diffusion.Asked()).fill([cases.photograph()], [cases.hole()], [0])


def test_a_name_that_leads_to_no_model_is_told(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from huggingface_hub import constants

    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    for name in ("nobody/nothing", "nobody/nothing@v1"):
        with pytest.raises(hub.NoSuchModel, match="could not be downloaded from the hub"):
            backends.segmenter(name, "cpu")
        with pytest.raises(hub.NoSuchModel, match="could not be downloaded from the hub"):
            backends.inpainter(name, "cpu")
    for name in ("mobilesam", "./nowhere/at/all", "a b/c"):
        with pytest.raises(hub.NoSuchModel):
            backends.segmenter(name, "cpu")
    with pytest.raises(hub.NoSuchModel, match="holds no model of transformers"):
        hub_sam.load(str(tmp_path), "cpu", cases.EVERYTHING)
    with pytest.raises(hub.NoSuchModel, match="holds no pipeline of diffusers"):
        diffusion.load(str(tmp_path), "cpu", diffusion.Asked())
    with pytest.raises(hub.NoSuchModel, match="of type 'clip_text_model'"):
        hub_sam.load(str(folder / "stable-diffusion" / "text_encoder"), "cpu", cases.EVERYTHING)
    (tmp_path / "model_index.json").write_text('{"_class_name": "DDPMPipeline"}')
    with pytest.raises(hub.NoSuchModel, match="has no inpainting"):
        diffusion.load(str(tmp_path), "cpu", diffusion.Asked())
    (tmp_path / "model_index.json").write_text('{"_class_name": "AmusedPipeline"}')
    with pytest.raises(hub.NoSuchModel, match="pipeline AmusedPipeline cannot be told height, width"):
        diffusion.load(str(tmp_path), "cpu", diffusion.Asked())
    (tmp_path / "model_index.json").write_text('{"_class_name": "StableDiffusionControlNetPipeline"}')
    with pytest.raises(hub.NoSuchModel, match="wants a further picture"):
        diffusion.load(str(tmp_path), "cpu", diffusion.Asked())


@pytest.mark.skipif("torch.cuda.is_available()", reason="there is a GPU")
def test_cuda_that_is_not_there_is_told(folder: Path) -> None:
    device.require("cpu")
    for load in (
        lambda: hub_sam.load(str(folder / "sam"), "cuda", cases.EVERYTHING),
        lambda: diffusion.load(str(folder / "stable-diffusion"), "cuda", diffusion.Asked()),
        lambda: backends.segmenter("mobile-sam", "cuda"),
    ):
        with pytest.raises(device.NoCuda, match="use --device cpu"):
            load()


def test_mobile_sam_and_migan_want_their_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUZZLEGEN_WEIGHTS", str(tmp_path))
    with pytest.raises(MissingWeights, match="run puzzlegen weights fetch mobile-sam"):
        backends.segmenter("mobile-sam", "cpu")
    with pytest.raises(MissingWeights, match="run puzzlegen weights fetch migan"):
        backends.inpainter("migan", "cpu")


def test_packages_that_are_missing_are_told() -> None:
    program = """
import sys
sys.modules[sys.argv[1]] = None
from puzzlegen.models import backends
from puzzlegen.models.packages import MissingPackages
try:
    getattr(backends, sys.argv[2])(sys.argv[3], "cpu")
except MissingPackages as error:
    print(error)
"""
    for package, kind, name in (("torch", "segmenter", "mobile-sam"), ("onnxruntime", "inpainter", "migan")):
        done = subprocess.run(
            [sys.executable, "-c", program, package, kind, name], capture_output=True, text=True, check=True
        )
        assert done.stdout.startswith(f"{name} needs the package {package!r}"), done.stderr
        assert "pip install 'puzzlegen-bench[photo]'" in done.stdout
    done = subprocess.run(
        [sys.executable, "-c", program, "segment_anything", "segmenter", "segment-anything:sam.pth"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "pip install 'puzzlegen-bench[photo]' segment-anything torchvision" in done.stdout
    from puzzlegen.models.packages import imported

    with pytest.raises(MissingPackages, match="cannot be loaded"), imported("sam"):
        raise RuntimeError("operator torchvision::nms does not exist")
