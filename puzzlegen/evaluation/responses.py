"""A file of responses that grows by a line for each, and what lies beside it.

The file is one of predictions, as `puzzlegen score` reads it, with the raw answers beside the responses.
``<file>.run.json`` says what was asked, and how, so that a run that was interrupted goes on where it stopped and
responses to different questions are never mixed.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Document
from puzzlegen.core.writing import put
from puzzlegen.evaluation.prompts import Mode, Style
from puzzlegen.snapshots.workshop import require_place


class OtherRun(WrongUsage):
    """The file holds responses to other questions, or of another model."""


class Settings(Document, frozen=True):
    """What two responses must have in common to stand in one file; ``asked`` may differ.

    Attributes:
        benchmark: name of the folder.
        digest: of the benchmark's manifest or release document, SHA-256.
        model: its name on the server.
        mode: what the model got to see.
        thinking: whether it was asked to think aloud.
        wording: version of the prompts.
        options: further members of each request, such as the temperature.
        style: how the questions were framed; `CAPTIONS` where the pictures were to be described.
        short: whether the rules were left to be found.
        system: what the model was told before every question.
        captions: digest of the file of captions, for `Mode.CAPTION`.
        asked: ids of the items that were to be asked, if not all.
    """

    benchmark: str
    digest: str
    model: str
    mode: Mode
    thinking: bool
    wording: int
    options: dict[str, Any]
    style: str = Style.PLAIN.value
    short: bool = False
    system: str = ""
    captions: str = ""
    asked: tuple[str, ...] | None = None

    @property
    def prompt(self) -> str:
        """The name of the prompts, as each line has it: ``visreason-direct``, for example."""
        if self.style == CAPTIONS:
            return CAPTIONS
        return self.style + ("" if self.thinking else "-direct") + ("-short" if self.short else "")


CAPTIONS = "captions"
"""The style of a run that collects captions instead of answers."""


class Usage(msgspec.Struct, frozen=True):
    """The tokens of a response as the server counted them; None where it did not. ``output`` includes ``reasoning``."""

    input: int | None = None
    output: int | None = None
    reasoning: int | None = None


class Line(msgspec.Struct):
    """A line of the file; ``response`` and ``id`` are what a file of predictions has.

    Attributes:
        id: of the item.
        response: all that the model said.
        sample: which of the responses to this item it is, counted from 1.
        mode, prompt: as in the settings.
        finish_reason, usage, seconds, retries: see `puzzlegen.evaluation.client.Response`.
        ending: see `puzzlegen.answers.endings`; empty where nobody was asked.
        prompt_tokens, completion_tokens: ``usage`` without what is unknown.
        raw: the server's whole answer.
    """

    id: str
    response: str | None
    sample: int = 1
    mode: str = ""
    prompt: str = ""
    finish_reason: str | None = None
    ending: str = ""
    usage: Usage | None = None
    seconds: float | None = None
    retries: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    raw: object = None


def settings_file(out: Path) -> Path:
    """Where the settings of a file of responses lie."""
    return out.with_name(f"{out.name}.run.json")


def earlier(out: Path, settings: Settings) -> list[Line]:
    """The responses that a file has already; nothing is changed.

    Raises:
        OtherRun: if they belong to other settings.
    """
    return _recovered(out)[0] if _before(out, settings) is not None else []


def start(out: Path, settings: Settings, overwrite: bool) -> list[Line]:
    """Prepare the file, and read the responses that it has; a line that a killed run left unfinished is cut off.

    Raises:
        OtherRun: if they belong to other settings.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    require_place(out, file=True)
    if overwrite:
        require_responses(out)
        out.unlink(missing_ok=True)
        settings_file(out).unlink(missing_ok=True)
    before = _before(out, settings)
    lines: list[Line] = []
    if before is not None:
        lines, good = _recovered(out)
        if out.is_file():
            os.truncate(out, good)
        if before.asked is None or settings.asked is None:
            settings = msgspec.structs.replace(settings, asked=None)
        else:
            settings = msgspec.structs.replace(settings, asked=tuple(dict.fromkeys(before.asked + settings.asked)))
    if settings != before:
        put(settings_file(out), msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    return lines


def write(out: Path, settings: Settings, lines: Iterable[Line]) -> int:
    """Write all lines at once; returns how many there are."""
    encoded = [msgspec.json.encode(line) + b"\n" for line in lines]
    put(settings_file(out), msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    put(out, b"".join(encoded))
    return len(encoded)


def require_responses(out: Path) -> None:
    """Raise `OtherRun` unless the file holds responses, or nothing at all, so that no other file is ever replaced."""
    if not out.exists():
        return
    try:
        first = next(foreign.json_lines(out, foreign.MOST_RESPONSE), None)
        if first is not None:
            foreign.decoded(first, Line)
    except InvalidInput as error:
        raise OtherRun(f"{out} is not a file of responses; choose another file with --out.") from error


def _before(out: Path, settings: Settings) -> Settings | None:
    """The settings of the run that the file belongs to, which are these; None if it is to begin."""
    beside = settings_file(out)
    if not beside.is_file():
        if out.exists():
            raise OtherRun(
                f"{out} exists and is not a run; choose another file with --out, or replace it with --overwrite."
            )
        return None
    try:
        found = foreign.decoded(foreign.read(beside, foreign.MOST_TABLE), Settings)
    except InvalidInput as error:
        raise OtherRun(f"{beside} cannot be read: {error}; replace the run with --overwrite.") from error
    names = [
        name
        for name in Settings.__struct_fields__
        if name != "asked" and getattr(found, name) != getattr(settings, name)
    ]
    if names:
        raise OtherRun(
            f"{out} was made with another {' and '.join(names)}; choose another file with --out, or replace it with "
            "--overwrite."
        )
    return found


def _recovered(out: Path) -> tuple[list[Line], int]:
    """The whole lines of the file, and how many bytes they have."""
    found: list[Line] = []
    good = 0
    if not out.is_file():
        return found, good
    try:
        for line in foreign.lines(out, foreign.MOST_RESPONSE):
            if line.endswith(b"\n"):
                found.append(foreign.decoded(line if good else foreign.unmarked(line), Line))
                good += len(line)
    except InvalidInput as error:
        raise OtherRun(f"{out} has a line that cannot be read: {error}; replace the run with --overwrite.") from error
    return found, good
