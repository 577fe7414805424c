"""The formats by name. A format is a module of this package with ``write`` and ``check``."""

from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

import msgspec

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.exports.source import Record, Source

LEFT_OUT: Final = "left_out.jsonl"
"""The file of an export that names the items it lacks, if there are any, with a line ``{id, reason}`` for each."""


class NotTheSame(CheckFailed):
    """What a tool reads from an export is not what was exported."""


class ToolMissing(CheckFailed):
    """The tool that an export is for is not installed."""

    def __init__(self, package: str, install: str = "") -> None:
        """Name the package, and by which name pip installs it, if that is known."""
        hint = f": install it with pip install {install}" if install else ""
        super().__init__(f"Not checked: the package {package} is not installed{hint}.")


class NoSuchJudge(WrongUsage):
    """A judge is named where none can speak."""


class Format(Protocol):
    """What the module of a format provides.

    A format that cannot hold every item also has ``misfit(record)``, which gives the reason in a few words, or None.
    """

    def write(self, source: Source, out: Path) -> int:
        """Write the items that fit to this new folder; returns how many they are."""
        ...

    def check(self, source: Source, out: Path) -> str:
        """Load the export as its users would, and compare it with the source; says what was used.

        Raises:
            NotTheSame: for the first difference.
            ToolMissing: nothing was checked.
        """
        ...


NAMES: Final[Mapping[str, str]] = {
    "hf": "parquet files with a card, for the package datasets and the Hugging Face Hub",
    "imagefolder": "pictures with metadata.jsonl, for datasets and for people",
    "inspect": "a task for Inspect",
    "lmms-eval": "a task folder for lmms-eval",
    "mmiq": "choices between up to five options, with the key file of MM-IQ",
    "nemo-gym": "a resources server with its data for NeMo Gym",
    "openenv": "a server of an environment for OpenEnv",
    "rl": "parquet files and reward functions for verl, EasyR1 and TRL",
    "solutions": "the pictures with the solutions drawn in, named as those of the puzzles",
    "verifiers": "an environment for verifiers",
    "visreason": "the layout of VisReason",
    "vlmevalkit": "choices as a TSV file for VLMEvalKit",
    "webdataset": "tar files for WebDataset",
}


JUDGES: Final[Mapping[str, str]] = {
    "mmiq": "github.com/AceCHQ/MMIQ",
    "visreason": "github.com/CASIA-IVA-Lab/VisReason",
    "vlmevalkit": "github.com/open-compass/VLMEvalKit",
}
"""Where the scripts are that score exports in these formats; the others are scored by our own scorer."""


class Judged(Format, Protocol):
    """A format that others score."""

    def check(self, source: Source, out: Path, judge: Path | None = None) -> str:
        """As for every format, and let a copy of the scripts score responses, or else what is known of them."""
        ...


def load(name: str) -> Format:
    """The format of this name."""
    return cast(Format, import_module(f"puzzlegen.exports.{name.replace('-', '_')}"))


def check(name: str, source: Source, out: Path, judge: Path | None) -> str:
    """Check an export, with this copy of the scripts that score it if there is one.

    Raises:
        NoSuchJudge: nobody else scores this format.
        NotTheSame, ToolMissing, WrongJudge: as the formats say.
    """
    may_judge(name, judge)
    if name in JUDGES:
        return cast(Judged, load(name)).check(source, out, judge)
    return load(name).check(source, out)


def may_judge(name: str, judge: Path | None) -> None:
    """Raise `NoSuchJudge` if a judge is named for a format that nobody else scores."""
    if judge is not None and name not in JUDGES:
        raise NoSuchJudge(f"--judge is for {', '.join(JUDGES)}; what is in {name} is scored by puzzlegen's own scorer.")


def misfits(name: str, source: Source) -> dict[str, str]:
    """Why items cannot be exported to this format, by their ids."""
    misfit: Callable[[Record], str | None] | None = getattr(load(name), "misfit", None)
    if misfit is None:
        return {}
    return {record.item.id: reason for record in source.records() if (reason := misfit(record)) is not None}


def left_out(out: Path) -> Counter[str]:
    """How many items an export lacks, by the reason."""
    path = out / LEFT_OUT
    lines = path.read_bytes().splitlines() if path.exists() else []
    return Counter(msgspec.json.decode(line)["reason"] for line in lines)


def same(what: str, found: object, expected: object) -> None:
    """Raise `NotTheSame` unless both are equal."""
    if found != expected:
        raise NotTheSame(f"{what} is read as {_short(found)}, and should be {_short(expected)}.")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
