"""A run: all questions of a benchmark to one model, and a file that grows by a line for each response.

The file is one of predictions, as `puzzlegen score` reads it, with the raw answers beside the responses. Beside it lies
``<file>.run.json``, which says what was asked, and how. A run that was interrupted goes on where it stopped; only
questions that were under way are asked again.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Unfit
from puzzlegen.core.item import Document
from puzzlegen.evaluation.client import Refused, Response, Server, Unanswered
from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.tasks import Task
from puzzlegen.snapshots.workshop import locked, put, require_place


class OtherRun(WrongUsage):
    """The file holds responses to other questions, or of another model."""


class BudgetSpent(CheckFailed):
    """What the responses cost has reached the limit."""


class Settings(Document, frozen=True):
    """What two responses must have in common to stand in one file.

    Attributes:
        benchmark: name of the folder.
        digest: of the benchmark's manifest or release document, SHA-256.
        model: its name on the server.
        mode: what the model got to see.
        thinking: whether it was asked to think aloud.
        wording: version of the prompts.
        options: further members of each request, such as the temperature.
    """

    benchmark: str
    digest: str
    model: str
    mode: Mode
    thinking: bool
    wording: int
    options: dict[str, float | int]


class Prices(msgspec.Struct, frozen=True):
    """What a million tokens cost, in any currency, and what a run may cost."""

    prompt: float
    completion: float
    limit: float

    def cost(self, prompt_tokens: int, completion_tokens: int) -> float:
        """The price of so many tokens."""
        return (prompt_tokens * self.prompt + completion_tokens * self.completion) / 1e6


class Line(msgspec.Struct):
    """A line of the file; ``response`` and ``id`` are what a file of predictions has."""

    id: str
    response: str
    prompt_tokens: int = 0
    completion_tokens: int = 0
    raw: object = None


class Tally(msgspec.Struct):
    """How a run stands.

    Attributes:
        done: questions with a response, earlier ones included.
        total: all questions.
        prompt_tokens, completion_tokens: spent so far, earlier ones included.
        troubles: why questions stayed without a response -> how many.
    """

    done: int
    total: int
    prompt_tokens: int
    completion_tokens: int
    troubles: dict[str, int]

    @property
    def tokens(self) -> int:
        """All tokens."""
        return self.prompt_tokens + self.completion_tokens

    def add(self, line: Line) -> None:
        """Count a response."""
        self.done += 1
        self.prompt_tokens += line.prompt_tokens
        self.completion_tokens += line.completion_tokens


Report = Callable[[Tally], None]


def settings_file(out: Path) -> Path:
    """Where the settings of a file of responses lie."""
    return out.with_name(f"{out.name}.run.json")


def start(out: Path, settings: Settings, overwrite: bool) -> list[Line]:
    """Prepare the file, and read the responses that it has; a line that a killed run left unfinished is cut off.

    Raises:
        OtherRun: if they belong to other settings.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    beside = settings_file(out)
    require_place(out, file=True)
    if overwrite:
        require_responses(out)
        out.unlink(missing_ok=True)
        beside.unlink(missing_ok=True)
    if not beside.is_file():
        if out.exists():
            raise OtherRun(
                f"{out} exists and is not of a run; choose another file with --out, or replace it with --overwrite."
            )
        put(beside, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
        return []
    try:
        earlier = foreign.decoded(foreign.read(beside, foreign.MOST_TABLE), Settings)
    except Unfit as error:
        raise OtherRun(f"{beside} cannot be read: {error}; replace the run with --overwrite.") from error
    if earlier != settings:
        names = [name for name in Settings.__struct_fields__ if getattr(earlier, name) != getattr(settings, name)]
        raise OtherRun(
            f"{out} was made with another {' and '.join(names)}; choose another file with --out, or replace it with "
            "--overwrite."
        )
    return _recovered(out)


def require_responses(out: Path) -> None:
    """Raise `OtherRun` unless the file holds responses, or nothing at all, so that no other file is ever replaced."""
    if not out.exists():
        return
    try:
        first = next(foreign.lines(out, foreign.MOST_RESPONSE), None)
        if first is not None:
            foreign.decoded(first, Line)
    except Unfit as error:
        raise OtherRun(f"{out} is another file than one of responses; choose another file with --out.") from error


def _recovered(out: Path) -> list[Line]:
    if not out.is_file():
        return []
    found = []
    good = 0
    try:
        for line in foreign.lines(out, foreign.MOST_RESPONSE):
            if line.endswith(b"\n"):
                found.append(foreign.decoded(line, Line))
                good += len(line)
        os.truncate(out, good)
        return found
    except Unfit as error:
        raise OtherRun(f"{out} has a line that cannot be read: {error}; replace the run with --overwrite.") from error


def run(
    tasks: Sequence[Task],
    server: Server,
    out: Path,
    settings: Settings,
    *,
    concurrency: int,
    prices: Prices | None = None,
    overwrite: bool = False,
    report: Report = lambda _: None,
) -> Tally:
    """Ask all questions that have no response yet; returns how the run stands in the end.

    Args:
        tasks: the questions.
        server: answers them.
        out: the file of responses.
        settings: of the run.
        concurrency: how many questions are under way at a time.
        prices: no question is begun once the responses cost as much as their limit.
        overwrite: forget the responses that the file has.
        report: is told how the run stands.

    Raises:
        OtherRun, Busy: nothing was asked.
        Refused, BudgetSpent: the responses so far are kept.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    with locked(out.with_name(f".{out.name}.lock"), f"Another run is writing to {out}; wait for it to end."):
        lines = start(out, settings, overwrite)
        wanted = {task.id for task in tasks}
        tally = Tally(0, len(tasks), 0, 0, {})
        for line in lines:
            if line.id in wanted:
                tally.add(line)
        answered = {line.id for line in lines}
        report(tally)
        with out.open("ab") as stream:
            left = [task for task in tasks if task.id not in answered]
            asyncio.run(_ask_all(left, server, stream, tally, concurrency, prices, report))
    return tally


async def _ask_all(
    tasks: Iterable[Task],
    server: Server,
    stream: IO[bytes],
    tally: Tally,
    concurrency: int,
    prices: Prices | None,
    report: Report,
) -> None:
    queue = iter(tasks)

    async def work() -> None:
        for task in queue:  # shared by all workers
            if prices is not None and prices.cost(tally.prompt_tokens, tally.completion_tokens) >= prices.limit:
                raise BudgetSpent(
                    f"The responses have cost {prices.limit:g}, the limit of --max-cost; {tally.done} of {tally.total} "
                    "questions have one."
                )
            try:
                response = await server.ask(task)
            except Unanswered as trouble:
                tally.troubles[str(trouble)] = tally.troubles.get(str(trouble), 0) + 1
            else:
                _record(stream, tally, task, response)
            report(tally)

    async with server:
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(concurrency):
                    group.create_task(work())
        except* (Refused, BudgetSpent) as stopped:
            raise stopped.exceptions[0] from None


def _record(stream: IO[bytes], tally: Tally, task: Task, response: Response) -> None:
    line = Line(task.id, response.text, response.prompt_tokens, response.completion_tokens, response.raw)
    stream.write(msgspec.json.encode(line) + b"\n")
    stream.flush()
    tally.add(line)
