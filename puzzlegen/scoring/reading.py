"""Reads what is scored: the items of a benchmark with their keys, and the responses to them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from puzzlegen.answers.endings import Ending, ending
from puzzlegen.core import foreign
from puzzlegen.core.certificate import Depth
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import MOST_RESPONSE, InvalidInput
from puzzlegen.core.item import Box, Item, Key, Proof
from puzzlegen.releases import errata
from puzzlegen.releases.published import Published
from puzzlegen.scoring.asked import SUFFIX, asked


class BadPredictions(WrongUsage):
    """A file of responses cannot be read, or does not fit the benchmark."""


LINES: Final = 'JSON lines in UTF-8: an object {"id": ..., "response": ...} in each line'
"""What a file of responses is."""


class Entry(msgspec.Struct, frozen=True):
    """An item with its key, what was measured of it, and where its pictures lie; None for what there is not."""

    item: Item
    key: Key
    difficulty: float
    unit: str
    folder: Path | None = None
    depth: Depth | None = None
    layout: Mapping[str, Box] = {}

    @classmethod
    def of(cls, item: Item, key: Key, proof: Proof, folder: Path | None = None) -> Self:
        """The one for an item with its proof."""
        certificate = proof.certificate
        return cls(item, key, certificate.difficulty, certificate.unit, folder, certificate.depth or None, proof.layout)


class Benchmark(msgspec.Struct, frozen=True):
    """What responses are held against.

    Attributes:
        name: of the folder.
        entries: the items that count, in the order of their ids, so that their order in a file never matters.
        retracted: ids of the items that the errata left out.
        not_asked: ids of the items that not every model was asked.
    """

    name: str
    entries: tuple[Entry, ...]
    retracted: frozenset[str]
    not_asked: frozenset[str] = frozenset()


MODES: Final = ("image", "no-image", "statement", "caption")
"""What a model got to see: the pictures, nothing, what they show in words of ours, or in its own."""


class Said(msgspec.Struct, frozen=True):
    """A response, which is None where the model gave none, and what its server said about it.

    Attributes:
        finish: why the response ended, in the server's word: "stop", "length", "content_filter" ...; empty if unknown.
        input, output: tokens; None if unknown. ``output`` includes those of thoughts.
        seconds: until the response was there; None if unknown.
        participant: who answered, if people did; empty otherwise.
        given_up: whether that person gave up.
        wrong: why that person holds the item to be wrong; empty if he does not.
        ended: the `Ending` that `puzzlegen eval` noted; empty if there is none.
    """

    response: str | None
    finish: str = ""
    input: int | None = None
    output: int | None = None
    seconds: float | None = None
    participant: str = ""
    given_up: bool = False
    wrong: str = ""
    ended: str = ""

    @property
    def ending(self) -> Ending:
        """How the response ended."""
        return Ending(self.ended) if self.ended else ending(self.response, self.finish)


class Predictions(msgspec.Struct, frozen=True):
    """The responses in one file.

    Attributes:
        name: of the file, unique among those read together.
        model: the name without what tells its mode; the same for several files of one model.
        mode: what the model got to see, one of `MODES`.
        said: item id -> the responses to it, several if it was asked several times.
        noted: whether notes of its run lie beside it, so that an item without a line was asked in vain.
    """

    name: str
    model: str
    mode: str
    said: dict[str, tuple[Said, ...]]
    noted: bool = False

    @property
    def responses(self) -> dict[str, str | None]:
        """Item id -> the first response to it."""
        return {name: said[0].response for name, said in self.said.items()}


class _Line(msgspec.Struct):
    """A line of a file of predictions; other fields may be there, and do not count.

    The optional ones may be anything in files of others; what is not of the expected type counts as unknown.
    """

    id: str
    response: str | None
    finish_reason: Any = None
    ending: Any = None
    usage: Any = None
    seconds: Any = None
    sample: Any = None
    mode: Any = None
    participant: Any = None
    given_up: Any = None
    wrong: Any = None


def benchmark(
    there: Published, errata_file: Path | None = None, report: Callable[[int], None] = lambda _: None
) -> Benchmark:
    """The items that responses are held against; ``report`` is told how many are read.

    Items that were retracted are left out: those that ``errata_file`` lists, or else the errata of the series that the
    folder lies in.

    Raises:
        KeysElsewhere, CorruptErrata, CorruptTable, ...: with a sentence for the user.
    """
    if errata_file is not None:
        retractions = errata.read_file(errata_file)
    else:
        retractions = errata.read(there.home.folder) if there.home is not None else ()
    retracted = {retraction.id for retraction in retractions}
    entries: list[Entry] = []
    for one in there.solved():
        entries.append(Entry.of(one.item, one.key, one.proof, one.folder))
        report(len(entries))
    entries.sort(key=lambda entry: entry.item.id)
    return Benchmark(
        name=there.name,
        entries=tuple(entry for entry in entries if entry.item.id not in retracted),
        retracted=frozenset(entry.item.id for entry in entries if entry.item.id in retracted),
    )


def only_asked(whole: Benchmark, paths: tuple[Path, ...]) -> Benchmark:
    """The benchmark without the items that not every file was asked, so that all are held against the same ones.

    Raises:
        BadNotes: what lies beside a file cannot be read.
        BadPredictions: no item is left.
    """
    limits = [names for names in map(asked, paths) if names is not None]
    kept = tuple(entry for entry in whole.entries if all(entry.item.id in names for names in limits))
    if not kept and limits:
        raise BadPredictions(f"No item of {whole.name} was asked in every file; score them one by one.")
    left_out = {entry.item.id for entry in whole.entries} - {entry.item.id for entry in kept}
    return msgspec.structs.replace(whole, entries=kept, not_asked=frozenset(left_out))


def predictions(paths: tuple[Path, ...]) -> tuple[Predictions, ...]:
    """The responses in these files, named after them.

    Raises:
        BadPredictions: with a sentence that names the file and the line.
    """
    if len(set(paths)) < len(paths):
        raise BadPredictions("A file of predictions is named twice.")
    names = [path.stem for path in paths]
    return tuple(
        _file(path, name if names.count(name) == 1 else str(path)) for name, path in zip(names, paths, strict=True)
    )


def without(files: Sequence[Predictions], others: Iterable[Benchmark]) -> tuple[Predictions, ...]:
    """The same files without their lines for the items of other folders."""
    left_out = {entry.item.id for one in others for entry in one.entries}
    return tuple(
        msgspec.structs.replace(one, said={item: said for item, said in one.said.items() if item not in left_out})
        for one in files
    )


def _file(path: Path, name: str) -> Predictions:
    said: defaultdict[str, dict[int, Said]] = defaultdict(dict)
    people: defaultdict[str, set[str]] = defaultdict(set)
    mode = ""
    otherwise = foreign.otherwise(path)
    if otherwise:
        raise BadPredictions(f"{path}: {otherwise} Write {LINES}.")
    for number, data in enumerate(foreign.json_lines(path, MOST_RESPONSE), start=1):
        if not data.strip():
            continue
        try:
            line = foreign.decoded(foreign.unmarked(data), _Line)
        except InvalidInput as error:
            raise BadPredictions(
                f"{path}: line {number} is not an object with the texts id and response (or null): {error}."
            ) from error
        sample = _count(line.sample)
        if sample is None:  # each of several people answers once
            others = people[line.id]
            person = line.participant if isinstance(line.participant, str) else ""
            sample = 1 if person in others or not person else 1 + len(others)
            others.add(person)
        if sample in said[line.id]:
            item = foreign.shown(line.id)
            which = f" and sample {sample}" if sample > 1 else ""
            raise BadPredictions(f"{path}: line {number} is the second one for item {item}{which}; leave one of them.")
        said[line.id][sample] = _said(line)
        own = line.mode if isinstance(line.mode, str) else ""
        if own and own not in MODES:
            raise BadPredictions(
                f"{path}: line {number} is of mode {foreign.shown(own)}; the modes are: {', '.join(MODES)}."
            )
        if own and mode and own != mode:
            raise BadPredictions(f"{path}: line {number} is of mode {own}, the others of {mode}; give each its file.")
        mode = mode or own
    mode = mode or MODES[0]
    samples = {item: tuple(one for _, one in sorted(lines.items())) for item, lines in said.items()}
    noted = path.with_name(f"{path.name}{SUFFIX}").is_file()
    return Predictions(name, _model(path.stem, mode), mode, samples, noted)


def _model(stem: str, mode: str) -> str:
    """The name of a file without its mode at the end, as in ``model-no-image``."""
    for spelled in (mode, mode.replace("-", "_")):
        if stem.endswith(spelled):
            return stem.removesuffix(spelled).rstrip("-_. ") or stem
    return stem


def _said(line: _Line) -> Said:
    usage = line.usage if isinstance(line.usage, dict) else {}
    finish = line.finish_reason if isinstance(line.finish_reason, str) else ""
    seconds = line.seconds
    return Said(
        response=line.response,
        finish=finish,
        input=_count(usage.get("input")),
        output=_count(usage.get("output")),
        seconds=float(seconds) if isinstance(seconds, int | float) and 0 <= seconds < 1e9 else None,
        participant=line.participant if isinstance(line.participant, str) else "",
        given_up=line.given_up is True,
        wrong=line.wrong if isinstance(line.wrong, str) else "",
        ended=line.ending if line.ending in [*Ending] else "",
    )


def _count(value: object) -> int | None:
    """A number of tokens, or of a sample."""
    return value if isinstance(value, int) and 0 <= value < 10**12 else None
