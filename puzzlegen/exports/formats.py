"""The formats by name. A format is a module of this package with ``write`` and ``check``."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

from puzzlegen.errors import CheckFailed
from puzzlegen.exports.source import Source


class NotTheSame(CheckFailed):
    """What a tool reads from an export is not what was exported."""


class ToolMissing(CheckFailed):
    """The tool that an export is for is not installed."""

    def __init__(self, package: str) -> None:
        """Name the package."""
        super().__init__(f"Not checked: the package {package} is not installed.")


class Format(Protocol):
    """What the module of a format provides."""

    def write(self, source: Source, out: Path) -> int:
        """Write the items to this new folder; returns how many they are.

        Only items that are no choices may be left out.
        """
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
    "mmiq": "choices with the key file of MM-IQ",
    "rl": "parquet files and reward functions for verl, EasyR1 and TRL",
    "visreason": "the layout of VisReason",
    "vlmevalkit": "choices as a TSV file for VLMEvalKit",
    "webdataset": "tar files for WebDataset",
}


def load(name: str) -> Format:
    """The format of this name."""
    return cast(Format, import_module(f"puzzlegen.exports.{name.replace('-', '_')}"))


def same(what: str, found: object, expected: object) -> None:
    """Raise `NotTheSame` unless both are equal."""
    if found != expected:
        raise NotTheSame(f"{what} is read as {_short(found)}, and should be {_short(expected)}.")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
