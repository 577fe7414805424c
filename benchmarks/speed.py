"""Accepted items per CPU second, end to end and by stage, for every family and level, beside other generators.

``make bench`` runs it and writes ``docs/speed.md``. Machines are noisy: the rounds of all candidates are interleaved
(A B C A B C ...), every figure is the median of the rounds, and only figures of one run should be compared. "End to
end" is a snapshot written to a fresh folder: proof, picture, PNG, tables and manifest included, start-up excluded. That
folder lies in memory where the system offers such a place, since the same write took 0.02 ms or 0.8 ms on one disk.
With names of categories or families only their rows are measured anew, and the others stay as they are; so does the
table of other generators, unless both families that it is about are among them.
"""

import argparse
import os
import platform
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from benchmarks import cpu, peers
from puzzlegen import catalog
from puzzlegen.core.family import Level
from puzzlegen.drawing import raster
from puzzlegen.generators.sudoku.kits.variant import Thinning
from puzzlegen.snapshots import pipeline, selection, writer
from puzzlegen.specs import language as spec

Case: TypeAlias = tuple[str, str]  # a family, and one of its levels or `UNRATED`

STAGES = ("invent", "word", "certify", "compose", "draw", "pack", "encode", "write")
_ROOMS = {"invent": "invent", "word": "word", "depict": "compose"}  # functions of generators and renderers
_PICTURE = ("compose", "draw", "pack", "encode")
_FIRST_STAGE = 4  # among the cells of a row, of which the first is empty
ROUNDS = 5
TARGET_SECONDS = 0.8  # of CPU, roughly, for one measurement of one family at one level
MOST = 600  # items in one measurement: some families hold few different puzzles
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
# Other generators take a minimal puzzle of whatever difficulty; a level keeps only those of its band.
UNRATED = "minimal, any difficulty"
UNRATED_PARAMS = Thinning(band=(1, 6), logic="singles", minimal=True)


class Stopwatch:
    """Adds up seconds of functions by stage, of CPU or another clock; an inner stage does not count for outer ones."""

    def __init__(self, clock: Callable[[], float] = time.process_time) -> None:
        self._clock = clock
        self.seconds: Counter[str] = Counter()
        self._inner = [0.0]

    def wrap(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, timed."""

        def timed(*arguments: Any, **named: Any) -> Any:
            self._inner.append(0.0)
            start = self._clock()
            try:
                return function(*arguments, **named)
            finally:
                spent = self._clock() - start
                self.seconds[stage] += spent - self._inner.pop()
                self._inner[-1] += spent

        return timed


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Put another value in an attribute's place for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def unrated(case: "Case") -> Iterator[tuple[str, Level]]:
    """The family and level of a case; while it lasts, the case `UNRATED` of a family stands in for its easy level."""
    name, level = case
    if level != UNRATED:
        yield name, Level(level)
        return
    generator = selection.loaded(name).generator
    with replaced(generator, "LEVELS", {**generator.LEVELS, Level.EASY: UNRATED_PARAMS}):
        yield name, Level.EASY


def by_stage(name: str, level: Level, n: int) -> tuple[Counter[str], Counter[str]]:
    """CPU seconds of each stage for the making of ``n`` accepted items, and why how many attempts were rejected."""
    loaded = selection.loaded(name)
    watch, wasted = Stopwatch(), Counter[str]()
    judges = {name: getattr(loaded.validator, name) for name in ("certify", "certify_picture", "certify_why")}
    validator = msgspec.structs.replace(
        loaded.validator, **{name: judge and watch.wrap("certify", judge) for name, judge in judges.items()}
    )
    generator, renderer = _Timed(loaded.generator, watch), _Timed(loaded.renderer, watch)
    timed = pipeline.catalog.Family(loaded.row, loaded.format, generator, renderer, validator)
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        encode = watch.wrap("encode", raster.encode)
        digest = watch.wrap("encode", raster.pixel_digest)
        pack = watch.wrap("pack", raster.scanlines)
        with (
            replaced(raster, "encode", encode),
            replaced(raster, "pixel_digest", digest),
            replaced(raster, "scanlines", pack),
        ):
            draw = watch.wrap("draw", pipeline.draw)
            with replaced(pipeline, "draw", draw):
                for index in range(n):
                    made = pipeline.make_item(timed, level, 7, index, "en")
                    wasted.update(made.rejected)
                    start = time.process_time()
                    for picture in made.pictures:
                        (Path(folder) / picture.name).write_bytes(picture.png)
                    watch.seconds["write"] += time.process_time() - start
    return watch.seconds, wasted


class _Timed:
    """A generator or a renderer whose functions are timed."""

    def __init__(self, room: Any, watch: Stopwatch) -> None:
        self._room, self._watch = room, watch

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._room, name)
        return self._watch.wrap(_ROOMS[name], found) if name in _ROOMS else found


def end_to_end(name: str, level: Level, n: int) -> float:
    """Accepted items per CPU second of a whole snapshot."""
    request = writer.request_for(spec.read(name, level), name, n, 7)
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        start = time.process_time()
        writer.write_snapshot(request, Path(folder) / "snapshot")
        return n / (time.process_time() - start)


def peer_rate(peer: peers.Peer) -> float:
    """Puzzles per CPU second of another generator, its start-up excluded."""
    return peer.count / max(cpu.seconds(peer.command(peer.count)) - cpu.seconds(peer.command(1)), 1e-3)


def calibrate(name: str, level: Level) -> int:
    """How many items make a measurement of about `TARGET_SECONDS`; also loads and warms everything."""
    loaded = selection.loaded(name)
    pipeline.make_item(loaded, level, 1, 0, "en")
    start, count = time.process_time(), 0
    while time.process_time() - start < TARGET_SECONDS / 5:
        pipeline.make_item(loaded, level, 1, count, "en")
        count += 1
    return min(max(5, count * 5), MOST)


def main() -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", help="categories or families; default: all")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--out", type=Path, default=Path("docs/speed.md"))
    options = parser.parse_args()
    wanted = {row.name for target in options.families or catalog.categories() for row in catalog.find(target)}
    cases = [case for case in all_cases() if case[0] in wanted]
    rivals: list[peers.Peer] = []
    if {case for case, _ in COMPARED} <= {*cases}:
        peers.set_up()
        rivals = [peer for peer in peers.PEERS if peer.available()]
    counts = {}
    for case in cases:
        with unrated(case) as (name, level):
            counts[case] = calibrate(name, level)
    rates: defaultdict[Case | str, list[float]] = defaultdict(list)
    stages: defaultdict[Case, list[Counter[str]]] = defaultdict(list)
    wasted: dict[Case, Counter[str]] = {}
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", flush=True)
        for peer in rivals:
            rates[peer.name].append(peer_rate(peer))
        for case in cases:
            with unrated(case) as (name, level):
                rates[case].append(end_to_end(name, level, counts[case]))
                spent, wasted[case] = by_stage(name, level, counts[case])
                stages[case].append(spent)
    before = options.out.read_text() if options.families and options.out.exists() else ""
    rows, _, rest = before.partition(DEAR[0])
    table = rows_of(rows) | {case: row(case, counts[case], rates[case], stages[case]) for case in cases}
    dear = rows_of(rest.partition(BESIDE)[0]) | {case: reasons(case, counts[case], wasted[case]) for case in cases}
    known = [case for case in all_cases() if case in table]
    lines = [*HEADER, *(table[case] for case in known), "", drawing(table), "", *DEAR]
    lines += [dear[case] for case in known if case in dear and rate_of(table[case]) < SLOW]
    lines.append("")
    lines += beside(rates) if rivals else tail_of(before)
    options.out.write_text("\n".join(lines) + "\n")
    print(f"written to {options.out}")


def all_cases() -> list[Case]:
    """Every family that needs no photographs, at each of its levels, in the order of the page."""
    rows = [row for category in catalog.categories() for row in catalog.find(category) if not row.needs]
    return [("sudoku/classic", UNRATED), *((row.name, level.value) for row in rows for level in row.levels)]


HEADER = (
    "# Speed",
    "",
    "Written by `make bench`. Accepted items per CPU second, one process: medians of",
    f"interleaved rounds on {platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}.",
    "End to end: proof, picture, PNG and tables included, written to memory. The stages are in milliseconds of CPU per",
    "accepted item and include the attempts that were rejected. Categories may have been measured in different runs.",
    "",
    "| family | level | end to end, items/s | " + " | ".join(f"{stage}, ms" for stage in STAGES) + " | items |",
    "|---|---|---:|" + "---:|" * (len(STAGES) + 1),
)
DEAR = (
    "What is made more slowly than 20 a CPU second: how many attempts an accepted item takes, and why how many of them",
    "were rejected. Where attempts are few, the stages above say what is dear.",
    "",
    "| family | level | attempts an item | rejected, an item |",
    "|---|---|---:|---|",
)
SLOW = 20  # items a CPU second: the aim of every level but those that search long
_REASONS = 3  # that are named
BESIDE = "Other generators, in one run with the families that are compared with them. Only raven-gen and Trace"
BY_TURNS = (
    "Ours, with proof, picture and tables, beside the others'. Trace's tasks have pictures of about the same size.",
    "",
    "| family | level | items/s | generator | puzzles/s | times as fast |",
    "|---|---|---:|---|---:|---:|",
)
_TRACED: tuple[Case, ...] = (  # families at a level about as hard, in the order of `peers.TRACE_TASKS`
    ("sudoku/classic", UNRATED),
    ("solids/cube_net", "easy"),
    ("matrices/raven", "easy"),
    ("counting/maze_regions", "easy"),
    ("counting/blocks", "easy"),
    ("cues/matchsticks", "easy"),
    ("cues/balance", "easy"),
    ("matrices/symmetry", "easy"),
    ("boards/chess_mate", "easy"),
    ("boards/go_liberties", "easy"),
    ("logic/routes", "easy"),
    ("cues/gears", "easy"),
)
COMPARED: tuple[tuple[Case, peers.Peer], ...] = (
    (("sudoku/classic", UNRATED), peers.QQWING),
    (("sudoku/classic", UNRATED), peers.REASONING_GYM),
    (("matrices/raven", "medium"), peers.RAVEN_GEN),
    *zip(_TRACED, peers.TRACE_PEERS, strict=True),
)


def rows_of(page: str) -> dict[Case, str]:
    """The rows of a page that was written before."""
    cells = ((line, [cell.strip() for cell in line.split("|")]) for line in page.splitlines() if line.startswith("| "))
    return {(words[1], words[2]): line for line, words in cells if "/" in words[1]}


def rate_of(line: str) -> float:
    """Items a CPU second, by a row of the first table."""
    return float(line.split("|")[_FIRST_STAGE - 1])


def reasons(case: Case, count: int, wasted: Counter[str]) -> str:
    """A case's line in the table of what is dear: attempts an item, and the commonest reasons for rejecting them."""
    attempts = 1 + wasted.total() / count
    common = ", ".join(f"{reason} ({times / count:.1f})" for reason, times in wasted.most_common(_REASONS))
    return f"| {case[0]} | {case[1]} | {attempts:.1f} | {common} |"


def row(case: Case, count: int, rates: list[float], stages: list[Counter[str]]) -> str:
    """A case's row: medians of its rounds."""
    times = [statistics.median(1000 * seconds[stage] / count for seconds in stages) for stage in STAGES]
    cells = " | ".join(f"{one:.2f}" for one in times)
    return f"| {case[0]} | {case[1]} | {statistics.median(rates):.0f} | {cells} | {count} |"


def drawing(table: dict[Case, str]) -> str:
    """What a picture takes: of the family in the middle, the mean of its levels, and of each part likewise."""
    spent: defaultdict[str, list[list[float]]] = defaultdict(list)
    for (family, _), line in table.items():
        cells = line.split("|")
        spent[family].append([float(cells[_FIRST_STAGE + STAGES.index(stage)]) for stage in _PICTURE])
    means = [[*map(statistics.mean, zip(*times, strict=True))] for times in spent.values()]
    whole, unpacked = (statistics.median(map(sum, some)) for some in (means, [one[:-1] for one in means]))
    parts = ", ".join(
        f"{stage} {statistics.median(some):.2f}" for stage, some in zip(_PICTURE, zip(*means, strict=True), strict=True)
    )
    return (
        f"A picture, of the family in the middle: {whole:.2f} ms, {unpacked:.2f} without encoding. Its parts, each of "
        f"the family in its own middle: {parts}. Packing and encoding depend on the number of pixels alone."
    )


def tail_of(page: str) -> list[str]:
    """What a page that was written before says about other generators."""
    lines = page.splitlines()
    return lines[lines.index(BESIDE) :] if BESIDE in lines else []


def beside(rates: defaultdict[Case | str, list[float]]) -> list[str]:
    """The table of other generators, and what it comes to."""
    lines = [
        BESIDE,
        "draw pictures; none proves anything to a stranger.",
        "",
        "| generator | puzzles/s |",
        "|---|---:|",
    ]
    for peer in peers.PEERS:
        measured = rates[peer.name]
        lines.append(f"| {peer.name} | {f'{statistics.median(measured):.0f}' if measured else 'not installed'} |")
    lines += ["", *BY_TURNS]
    for case, peer in COMPARED:
        if rates[peer.name]:
            ours, theirs = statistics.median(rates[case]), statistics.median(rates[peer.name])
            lines.append(f"| {case[0]} | {case[1]} | {ours:.0f} | {peer.name} | {theirs:.0f} | {ours / theirs:.1f} |")
    return [*lines, "", "Compare such ratios, not figures of different days."]


if __name__ == "__main__":
    main()
