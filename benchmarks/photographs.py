"""What the photographs of a folder offer for `differences/photo_difference`, in which balance, and what that costs.

``python -m benchmarks.photographs DIR`` prints how the kinds of changes share the slots of each level, as
``docs/photographs.md`` reports it. With ``--anew`` nothing of the user's cache is used but the weights, and the CPU
seconds of each stage are printed, too; OMP_NUM_THREADS=1 makes them those of one thread.
"""

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from benchmarks.speed import MEMORY, Stopwatch, replaced
from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.generators.differences.kits import assignment, preparation, retouches
from puzzlegen.generators.differences.kits.retouching import CLASSES
from puzzlegen.generators.differences.photo_difference import LEVELS
from puzzlegen.materials import photos
from puzzlegen.materials.photos import Models, Photo, Photos
from puzzlegen.models import backends
from puzzlegen.running import cache
from puzzlegen.snapshots import pipeline, selection
from puzzlegen.snapshots.item_options import ItemOptions

PAIRS = 60  # of each level


def stages(album: Sequence[Photo], models: Models) -> Iterator[str]:
    """A table of the CPU seconds of making photographs ready; their retouches are kept in the cache."""
    segmenter, inpainters = preparation.tools(models)
    spent: list[Counter[str]] = []
    for photo in album:
        watch = Stopwatch()
        with ExitStack() as stack:
            finding = watch.wrap("finding objects, and looking again whether they are gone", segmenter.segment)
            stack.enter_context(replaced(segmenter, "segment", finding))
            for one in inpainters:
                stack.enter_context(replaced(one, "fill", watch.wrap("inventing grounds", one.fill)))
            watch.wrap("retouching, and all else", retouches.offering)(photo, models)
        spent.append(watch.seconds)
    yield "| stage | CPU seconds for a photograph | at most |"
    yield "|---|---:|---:|"
    for stage in dict.fromkeys(stage for one in spent for stage in one):
        seconds = [one[stage] for one in spent]
        yield f"| {stage} | {sum(seconds) / len(seconds):.1f} | {max(seconds):.1f} |"
    totals = [one.total() for one in spent]
    yield f"| **all in all** | {sum(totals) / len(totals):.1f} | {max(totals):.1f} |"


def offered(album: Sequence[Photo], models: Models) -> Iterator[str]:
    """What the photographs offer, in a sentence."""
    kinds = [{offer.change for offer in retouches.offering(photo, models).offers} for photo in album]
    yield (
        f"{len(kinds)} photographs: {sum(not some for some in kinds)} offer nothing, "
        f"{sum(some == {'colour'} for some in kinds)} can only be recoloured, "
        f"{sum('position' in some for some in kinds)} have a thing that can be moved."
    )


def balance(shelf: Photos) -> Iterator[str]:
    """A table of the shares of the kinds among the slots of each level, in percent."""
    yield "| level | outline | added, removed | colour | position | all others | photographs | most items of one |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    total: Counter[int] = Counter()
    for level, params in LEVELS.items():
        slots = assignment.assigned(shelf, assignment.Wanted(params.differences, params.fewest, params.band))
        kinds = Counter(kind for one in slots for kind in one.kinds)
        served = Counter(one.photo for one in slots)
        total += kinds
        yield f"| {level} | {_shares(kinds)} | {len(served)} | {max(served.values())} of {assignment.LENGTH} |"
    yield f"| all | {_shares(total)} | | |"


def _shares(kinds: Counter[int]) -> str:
    return " | ".join(f"{100 * kinds[kind] / kinds.total():.1f}" for kind in range(len(CLASSES)))


def pairs(shelf: Photos) -> Iterator[str]:
    """CPU seconds of a pair of photographs that are ready, proof and picture included, as the median of the levels."""
    loaded, manner = selection.loaded("differences/photo_difference"), ItemOptions(materials=(shelf,))
    seconds = []
    for level in USUAL_LEVELS:
        pipeline.make_item(loaded, level, 7, 0, "en", manner)
        start = time.process_time()
        for index in range(1, PAIRS + 1):
            pipeline.make_item(loaded, level, 7, index, "en", manner)
        seconds.append((time.process_time() - start) / PAIRS)
    by_level = ", ".join(f"{level} {one:.2f}" for level, one in zip(USUAL_LEVELS, seconds, strict=True))
    yield f"{median(seconds):.2f} CPU seconds a pair, files not included ({by_level})."


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="DIR", type=Path, help="with photographs, and their credits.csv")
    parser.add_argument("--anew", action="store_true", help="do not use what is kept of them, and tell what it costs")
    arguments = parser.parse_args()
    models = Models(backends.SEGMENTER["cpu"], backends.INPAINTERS["cpu"], "cpu")
    folder = photos.Folder(str(arguments.folder))
    album = photos.album(folder)
    segmenter = backends.segmenter(models.segmenter, "cpu").identity
    inpainters = tuple(backends.inpainter(name, "cpu").identity for name in models.inpainters)
    shelf = Photos(folder, models, photos.editing(album, segmenter, inpainters, "cpu"))
    with ExitStack() as stack:
        if arguments.anew:
            kept, known = stack.enter_context(tempfile.TemporaryDirectory(dir=MEMORY)), cache.folder
            stack.enter_context(
                replaced(cache, "folder", lambda room: Path(kept) if room == "photographs" else known(room))
            )
            print(*stages(album.photos, models), "", sep="\n", flush=True)
        print(*offered(album.photos, models), "", *balance(shelf), "", *pairs(shelf), sep="\n")


if __name__ == "__main__":
    main()
