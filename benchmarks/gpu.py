"""What photographs cost on a GPU, beside the CPU: time by stage, memory, batches, and whether results repeat.

``make gpu`` runs it in ten minutes at most and writes ``docs/gpu.md``. It needs no network: its models have random
weights and are made on the spot. Tiny ones run everywhere; those of full size, the defaults of ``--device cuda``, only
where there is a GPU. Each case is a process of its own, so that its memory is its own and only it touches CUDA.

Random weights find nothing and paint nothing that looks right, so each model does all of its work, and what a simple
model of the tests says is used in its place. All else is as in ``puzzlegen make``.
"""

import hashlib
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import msgspec
import numpy as np

from benchmarks.speed import MEMORY, Stopwatch, replaced
from puzzlegen.conformance import photographs as synthetic
from puzzlegen.generators.differences.kits import retouches
from puzzlegen.materials import photos
from puzzlegen.models import DEVICES, Device, Identity, Inpainter, Mask, Point, Segmenter, backends
from puzzlegen.running import cache
from puzzlegen.running.workers import available_cpus

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

Size: TypeAlias = Literal["tiny", "full"]


class Case(msgspec.Struct, frozen=True):
    """A device with the sizes of its models, and the seconds that it may take."""

    device: Device
    segmenter: Size
    inpainter: Size
    limit: float

    def __str__(self) -> str:
        """As in the first cells of a row."""
        return f"{self.device} | {self.segmenter} | {self.inpainter}"


LONGEST: Final = 570.0  # seconds for all, so that it ends within ten minutes
CASES: Final = (
    Case("cuda", "tiny", "tiny", 90),
    Case("cuda", "full", "full", 240),
    Case("cpu", "tiny", "tiny", 420),
    Case("cpu", "full", "tiny", 120),  # a diffusion model of full size takes minutes for a hole
)
"""In the order in which they are run."""
PHOTOGRAPHS: Final = {"tiny": 2, "full": 3}  # by the size of the segmenter; the first one is not counted
STEPS: Final = {"tiny": 3, "full": 30}  # of denoising, by the size of the inpainter
AT_ONCE: Final[dict[Device, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]] = {
    "cpu": ((1, 4, 16), (1, 2), (1, 2)),
    "cuda": ((4, 16, 64), (1, 2, 4, 8), (1, 2, 4, 8)),
}
"""Points, pictures and holes at once that are tried, each with as many as the last of these numbers."""
STAGES: Final = ("finding things", "filling the holes behind them", "mattes, retouching and all else, on the CPU")
MEBIBYTE: Final = 2**20
PAGE: Final = Path("docs/gpu.md")


class Machine(msgspec.Struct, frozen=True):
    """Where it runs: the GPU and its bytes of memory, none without one."""

    torch: str
    gpu: str = ""
    memory: int = 0


class Batch(msgspec.Struct, frozen=True):
    """Seconds for one point, picture or hole where so many are seen or filled at once, and bytes of memory at most."""

    what: str
    at_once: int
    seconds: float
    memory: int


class Measured(msgspec.Struct, frozen=True):
    """What a case took.

    Attributes:
        loading: seconds until both models have answered for the first time.
        stages: seconds of each of the `STAGES` for one photograph, as the mean of all but the first.
        cpu: seconds of CPU for one photograph.
        holes: that were filled in one photograph.
        memory: bytes at most, of the GPU or of the process.
        batches: what other numbers of points and pictures at once would take.
        digest: of what was found and painted in some pictures.
        repeated: whether that was the same when they were shown again.
        elsewhere: whether it was the same in another process; None if there was no time.
        apart: the largest difference, of 255, of what is painted in one picture alone and in two at once.
    """

    case: Case
    loading: float
    stages: tuple[float, float, float]
    cpu: float
    holes: float
    memory: int
    batches: tuple[Batch, ...]
    digest: str
    repeated: bool
    apart: int
    elsewhere: bool | None = None


class Agreement(msgspec.Struct, frozen=True):
    """How alike the results of CPU and GPU are: a sentence about models of a size."""

    what: str
    size: Size
    how: str


class Sighted:
    """A segmenter that looks with a model, and then says what is to be seen in synthetic photographs."""

    def __init__(self, model: Segmenter) -> None:
        self._model = model
        self.identity: Identity = model.identity

    def segment(self, pictures: "Sequence[Pixels]", points: Sequence[Sequence[Point]] = ()) -> "list[list[Mask]]":
        """The discs in each picture; see `puzzlegen.models.Segmenter`."""
        self._model.segment(pictures, points)
        return synthetic.Discs().segment(pictures, points)


class Painted:
    """An inpainter that paints with a model, and then returns the ground of synthetic photographs."""

    seeded = True

    def __init__(self, model: Inpainter) -> None:
        self._model = model
        self.identity: Identity = model.identity
        self.filled = 0

    def fill(self, pictures: "Sequence[Pixels]", holes: "Sequence[Mask]", seeds: Sequence[int]) -> "list[Pixels]":
        """The ground in each hole; see `puzzlegen.models.Inpainter`."""
        self._model.fill(pictures, holes, seeds)
        self.filled += len(holes)
        return synthetic.Surroundings().fill(pictures, holes, seeds)


def save_models(folder: Path, *sizes: Size) -> None:
    """Make a segmenter and an inpainter of each size."""
    from benchmarks import full_models
    from tests.support import model_cases

    makers = {
        "tiny": (model_cases.save_sam2, model_cases.save_stable_diffusion_xl),
        "full": (full_models.save_sam2_large, full_models.save_sdxl),
    }
    for size in sizes:
        for kind, save in zip(("segmenter", "inpainter"), makers[size], strict=True):
            save(folder / kind / size)


def machine() -> Machine:
    """Where this process runs."""
    import torch

    if not torch.cuda.is_available():
        return Machine(str(torch.__version__))
    seen = torch.cuda.get_device_properties(0)
    return Machine(str(torch.__version__), seen.name, seen.total_memory)


def measure(folder: Path, case: Case) -> Measured:
    """Run a case in this process, with the models in a folder."""
    start = time.perf_counter()
    segmenter, inpainter = _models(folder, case)
    pictures, holes = _holes(2)
    segmenter.segment(pictures[:1], [[(9, 9)]])
    inpainter.fill(pictures[:1], holes[:1], [0])
    loading = time.perf_counter() - start
    stages, cpu, filled = _stages(segmenter, inpainter, case)
    memory = _most_memory(case.device)
    found, painted = _results(folder, case)
    repeated = _digest(found, painted) == _digest(*_results(folder, case))
    (alone,) = inpainter.fill(pictures[:1], holes[:1], [0])
    apart = int(np.abs(alone.astype(int) - painted[0].astype(int)).max())
    batches = tuple(_batches(segmenter, inpainter, case.device))
    return Measured(case, loading, stages, cpu, filled, memory, batches, _digest(found, painted), repeated, apart)


def _models(folder: Path, case: Case) -> tuple[Segmenter, Inpainter]:
    import torch

    from puzzlegen.models import diffusion

    torch.set_num_threads(_threads())
    with replaced(diffusion, "Asked", partial(diffusion.Asked, steps=STEPS[case.inpainter])):
        inpainter = backends.inpainter(str(folder / "inpainter" / case.inpainter), case.device)
    return backends.segmenter(str(folder / "segmenter" / case.segmenter), case.device), inpainter


def _threads() -> int:
    """Of a model on the CPU; the tests' models ask for a single one."""
    return int(os.environ.get("OMP_NUM_THREADS", available_cpus()))


def _holes(number: int) -> "tuple[list[Pixels], list[Mask]]":
    """So many photographs, each with a hole in the middle, a tenth of its height across."""
    pictures = [synthetic.photograph(key, 640, 480) for key in range(number)]
    rows, columns = np.mgrid[:480, :640]
    return pictures, [(rows - 240) ** 2 + (columns - 320) ** 2 < 24**2] * number


def _stages(segmenter: Segmenter, inpainter: Inpainter, case: Case) -> tuple[tuple[float, float, float], float, float]:
    """Seconds of each stage, seconds of CPU, and the number of holes, of a photograph that is made ready."""
    watch = Stopwatch(time.perf_counter)
    sighted, painted = Sighted(segmenter), Painted(inpainter)
    with ExitStack() as stack:
        kept = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=MEMORY)))
        for owner, name, value in (
            (cache, "folder", lambda _: kept),
            (backends, "segmenter", lambda *_: sighted),
            (backends, "inpainter", lambda *_: painted),
            (sighted, "segment", watch.wrap(STAGES[0], sighted.segment)),
            (painted, "fill", watch.wrap(STAGES[1], painted.fill)),
        ):
            stack.enter_context(replaced(owner, name, value))
        offering = watch.wrap(STAGES[2], retouches.offering)
        models = photos.Models("sighted", ("painted",), case.device)
        place = synthetic.folder(kept / "photographs", PHOTOGRAPHS[case.segmenter], discs=5)
        first, *others = photos.album(photos.Folder(str(place))).photos
        offering(first, models)
        watch.seconds.clear()
        painted.filled, start = 0, time.process_time()
        for photo in others:
            offering(photo, models)
        cpu = (time.process_time() - start) / len(others)
    finding, filling, rest = (watch.seconds[stage] / len(others) for stage in STAGES)
    return (finding, filling, rest), cpu, painted.filled / len(others)


def _results(folder: Path, case: Case) -> "tuple[list[Mask], list[Pixels]]":
    """What both models make of two pictures, the segmenter with all of its masks, kept to be compared."""
    from puzzlegen.models import hub_sam
    from tests.support.model_cases import EVERYTHING

    pictures, holes = _holes(2)
    looking = hub_sam.load(str(folder / "segmenter" / case.segmenter), case.device, EVERYTHING)
    (found,) = looking.segment(pictures[:1], [[(x, y) for x in (100, 250, 400, 550) for y in (120, 360)]])
    painted = _models(folder, case)[1].fill(pictures, holes, [0, 1])
    np.save(folder / f"masks {case.segmenter} {case.device}.npy", np.array(found))
    np.save(folder / f"paintings {case.inpainter} {case.device}.npy", np.array(painted))
    return found, painted


def _digest(found: "Sequence[Mask]", painted: "Sequence[Pixels]") -> str:
    told = hashlib.sha256()
    for one in (*found, *painted):
        told.update(one.tobytes())
    return told.hexdigest()


def _batches(segmenter: Segmenter, inpainter: Inpainter, device: Device) -> Iterator[Batch]:
    from puzzlegen.models import diffusion, mask_generation

    points, looked_at, filled = AT_ONCE[device]
    pictures, holes = _holes(max(looked_at[-1], filled[-1]))
    spread = [(8 * number + 4, 6 * number + 3) for number in range(points[-1])]
    for at_once in points:
        with replaced(mask_generation, "POINTS_AT_ONCE", {device: at_once}):
            spent = _seconds(partial(segmenter.segment, pictures[:1], [spread]), device)
            yield Batch("points", at_once, spent / points[-1], _most_memory(device))
    for at_once in looked_at:
        some = pictures[: looked_at[-1]]
        with replaced(mask_generation, "PICTURES_AT_ONCE", {device: at_once}):
            spent = _seconds(partial(segmenter.segment, some, [[(9, 9)]] * len(some)), device)
            yield Batch("pictures, a point each", at_once, spent / len(some), _most_memory(device))
    for at_once in filled:
        with replaced(diffusion, "PICTURES_AT_ONCE", {device: at_once}):
            some, there = pictures[: filled[-1]], holes[: filled[-1]]
            spent = _seconds(partial(inpainter.fill, some, there, range(filled[-1])), device)
            yield Batch("holes", at_once, spent / filled[-1], _most_memory(device))


def _seconds(work: Callable[[], Any], device: Device) -> float:
    """Seconds of work, of which the memory is counted anew; its results are on the CPU, so it has ended by then."""
    import torch

    if device == "cuda":
        torch.cuda.reset_peak_memory_stats()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _most_memory(device: Device) -> int:
    import torch

    if device == "cuda":
        return int(torch.cuda.max_memory_allocated())
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def agreements(folder: Path) -> Iterator[Agreement]:
    """What CPU and GPU say of the same pictures, where both were asked."""
    for size in get_args(Size):
        if both := _both(folder, f"masks {size}"):
            overlaps = [max((one & other).sum() / (one | other).sum() for other in both[1]) for one in both[0]]
            yield Agreement("masks", size, f"mean IoU with the most similar one: {np.mean(overlaps):.3f}")
        if both := _both(folder, f"paintings {size}"):
            inside = _holes(1)[1][0]
            apart = np.abs(both[0][:, inside].astype(int) - both[1][:, inside].astype(int))
            yield Agreement("paintings", size, f"mean difference in the holes: {apart.mean():.1f} of 255")


def _both(folder: Path, name: str) -> "tuple[NDArray[Any], NDArray[Any]] | None":
    paths = [folder / f"{name} {device}.npy" for device in DEVICES]
    return (np.load(paths[0]), np.load(paths[1])) if all(path.exists() for path in paths) else None


def report(
    here: Machine, found: Sequence[Measured], agreeing: Sequence[Agreement] = (), unfinished: Sequence[str] = ()
) -> Iterator[str]:
    """The lines of the page; ``unfinished`` has a sentence for each case that was not."""
    yield from (
        "# Photographs on a GPU",
        "",
        f"Written by `make gpu`, on {platform.machine()} with PyTorch {here.torch} (threads: {_threads()}).",
    )
    if here.gpu:
        yield f"The GPU is an {here.gpu} with {here.memory / 2**30:.0f} GiB."
    else:
        yield "**There was no GPU**: what follows is the CPU's half, with tiny models. It shows that the command runs,"
        yield "and what does not depend on models; of the speed of a GPU it says nothing."
    yield from (
        "",
        "Models have random weights. *Tiny* ones are those of the tests, *full* ones have the size of SAM 2.1 (large)",
        f"and SDXL inpainting; they take {STEPS['tiny']} and {STEPS['full']} steps for a hole. Photographs",
        "are synthetic, of 640 by 480 pixels with five things.",
        "",
        "## Photographs a minute",
        "",
    )
    yield from _table(
        (
            *_CASE,
            *(f"{stage}, s" for stage in STAGES),
            "photographs a minute",
            "CPU, s",
            "holes",
            "loading, s",
            "memory, MiB",
        ),
        [
            (
                one.case,
                *(f"{seconds:.2f}" for seconds in one.stages),
                f"{60 / sum(one.stages):.1f}",
                f"{one.cpu:.1f}",
                f"{one.holes:.1f}",
                f"{one.loading:.1f}",
                _mebibytes(one.memory),
            )
            for one in found
        ],
    )
    yield from (
        "",
        "Seconds of the clock for one photograph, in one process, which others may have delayed; CPU seconds are its",
        "own. Memory is the GPU's; on a CPU, of the process.",
        "Every hole goes to the diffusion model; by default `patchmatch` is asked before it, and fills the plain ones.",
        "",
        "## Batches",
        "",
    )
    yield from _table(
        (*_CASE, "what", "at once", "ms for one", "memory, MiB"),
        [
            (one.case, batch.what, batch.at_once, f"{1000 * batch.seconds:.1f}", _mebibytes(batch.memory))
            for one in found
            for batch in one.batches
        ],
    )
    yield from ("", "Memory of a CPU's rows is the most of the process up to then.", "", "## Do results repeat?", "")
    yield from _table(
        (*_CASE, "shown again", "in another process", "painted alone and two at once: largest difference, of 255"),
        [(one.case, _same(one.repeated), _same(one.elsewhere), one.apart) for one in found],
    )
    if agreeing:
        yield from ("", "## CPU beside GPU", "")
        yield from _table(("what", "size", "how alike"), [(one.what, one.size, one.how) for one in agreeing])
    if unfinished:
        yield from ("", "## Not finished", "", *(f"- {sentence}" for sentence in unfinished))


_CASE: Final = ("device", "segmenter", "inpainter")


def _table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def _mebibytes(number: int) -> str:
    return f"{number / MEBIBYTE:.0f}"


def _same(same: bool | None) -> str:
    return {True: "the same", False: "**not the same**", None: "not tried"}[same]


def run() -> Iterator[str]:
    """Measure all that can be measured here, and yield the lines of the page."""
    until = time.monotonic() + LONGEST
    found: list[Measured] = []
    unfinished: list[str] = []

    def asked(limit: float, *words: str) -> bytes:
        """What a process of its own answers: only that one touches CUDA, and its memory is its own."""
        command = [sys.executable, "-m", "benchmarks.gpu", *words]
        limit = max(1.0, min(limit, until - time.monotonic()))
        return subprocess.run(command, stdout=subprocess.PIPE, timeout=limit, check=True).stdout

    with tempfile.TemporaryDirectory() as place:
        here = msgspec.json.decode(asked(LONGEST, "machine"), type=Machine)
        asked(LONGEST, "save", place, *(get_args(Size) if here.gpu else ("tiny",)))
        for case in CASES if here.gpu else [case for case in CASES if (case.device, case.segmenter) == ("cpu", "tiny")]:
            told = msgspec.json.encode(case).decode()
            try:
                one = msgspec.json.decode(asked(case.limit, "measure", place, told), type=Measured)
                found.append(one)
                again = asked(case.limit, "again", place, told).decode()
                found[-1] = msgspec.structs.replace(one, elsewhere=again == one.digest)
            except subprocess.TimeoutExpired as late:
                unfinished.append(f"{case.device} with {case.segmenter} models: not ready after {late.timeout:.0f} s.")
            except subprocess.CalledProcessError as error:
                unfinished.append(f"{case.device} with {case.segmenter} models: it ended with {error.returncode}.")
        yield from report(here, found, [*agreements(Path(place))], unfinished)


def main(words: Sequence[str]) -> None:
    """Write the page, or do the part of a process of its own that these words name."""
    match words:
        case ["machine"]:
            sys.stdout.buffer.write(msgspec.json.encode(machine()))
        case ["save", place, *sizes]:
            save_models(Path(place), *msgspec.convert(sizes, list[Size]))
        case ["measure", place, told]:
            sys.stdout.buffer.write(msgspec.json.encode(measure(Path(place), msgspec.json.decode(told, type=Case))))
        case ["again", place, told]:
            print(_digest(*_results(Path(place), msgspec.json.decode(told, type=Case))), end="")
        case _:
            PAGE.write_text("\n".join(run()) + "\n")
            print(f"written to {PAGE}")


if __name__ == "__main__":
    main(sys.argv[1:])
