"""A run: all questions of a benchmark to one model, or to several, each with a file of responses of its own."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import IO, TypeAlias

import msgspec

from puzzlegen.answers.endings import ending
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.writing import room
from puzzlegen.evaluation import responses
from puzzlegen.evaluation.client import Refused, Response, Server, Unanswered
from puzzlegen.evaluation.responses import Line, Settings, Usage
from puzzlegen.evaluation.tasks import Task
from puzzlegen.snapshots.workshop import locked


class BudgetSpent(CheckFailed):
    """What the responses cost has reached the limit, or cannot be known."""


class Prices(msgspec.Struct, frozen=True):
    """What a million tokens cost, in any currency, and what a run may cost."""

    prompt: float
    completion: float
    limit: float | None = None

    def cost(self, prompt_tokens: int, completion_tokens: int) -> float:
        """The price of so many tokens."""
        return (prompt_tokens * self.prompt + completion_tokens * self.completion) / 1e6


class Question(msgspec.Struct, frozen=True):
    """A task that is put to a model; ``sample`` counts from 1 how often it is."""

    task: Task
    sample: int


class Tally(msgspec.Struct):
    """How a run stands.

    Attributes:
        total: all questions.
        done: those with a response, earlier ones included.
        prompt_tokens, completion_tokens: spent so far, earlier ones included.
        endings: how many responses ended how.
        troubles: why questions stayed without a response -> how many.
        waiting: why the last question that failed is asked again, and when; empty once a response has come.
    """

    total: int
    done: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    troubles: dict[str, int] = msgspec.field(default_factory=dict)
    waiting: str = ""

    @property
    def tokens(self) -> int:
        """All tokens."""
        return self.prompt_tokens + self.completion_tokens

    def add(self, line: Line) -> None:
        """Count a response."""
        self.done += 1
        self.waiting = ""
        self.prompt_tokens += line.prompt_tokens
        self.completion_tokens += line.completion_tokens
        self.endings[line.ending or ending(line.response, line.finish_reason or "")] += 1


Report: TypeAlias = Callable[[Tally], None]
Job: TypeAlias = Callable[[], Awaitable[Tally]]
Ending: TypeAlias = Tally | CheckFailed | WrongUsage


def questions(tasks: Sequence[Task], samples: int) -> list[Question]:
    """Every task once, then every task again, so that whoever stops early has whole rounds."""
    return [Question(task, sample) for sample in range(1, samples + 1) for task in tasks]


def unanswered(wanted: Iterable[Question], lines: Iterable[Line]) -> list[Question]:
    """The questions that have no response yet."""
    answered = {(line.id, line.sample) for line in lines}
    return [question for question in wanted if (question.task.id, question.sample) not in answered]


def together(jobs: Sequence[Job], side_by_side: bool) -> list[Ending]:
    """Do all jobs, and return how each ended; the failure of one leaves the others alone."""

    async def watched(job: Job) -> Ending:
        try:
            return await job()
        except (CheckFailed, WrongUsage) as error:
            return error

    async def do() -> list[Ending]:
        if side_by_side:
            return list(await asyncio.gather(*map(watched, jobs)))
        return [await watched(job) for job in jobs]

    return asyncio.run(do())


async def ask_all(
    wanted: Sequence[Question],
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
        wanted: the questions.
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
        lines = responses.start(out, settings, overwrite)
        tally = Tally(len(wanted))
        names = {(question.task.id, question.sample) for question in wanted}
        for line in lines:
            if (line.id, line.sample) in names:
                tally.add(line)
        report(tally)
        with room(out, "the same command asks what is left"), out.open("ab") as stream:
            await _ask_those(unanswered(wanted, lines), server, stream, settings, tally, concurrency, prices, report)
    return tally


async def _ask_those(
    left: Sequence[Question],
    server: Server,
    stream: IO[bytes],
    settings: Settings,
    tally: Tally,
    concurrency: int,
    prices: Prices | None,
    report: Report,
) -> None:
    queue = iter(left)

    def waits(trouble: str, seconds: float) -> None:
        tally.waiting = f"asks again in {seconds:.0f} s: {trouble}"
        report(tally)

    async def work() -> None:
        for question in queue:  # shared by all workers
            _require_budget(prices, tally)
            try:
                response = await server.ask(question.task, waits)
            except Unanswered as trouble:
                tally.troubles[str(trouble)] = tally.troubles.get(str(trouble), 0) + 1
            else:
                line = _line(question, response, settings)
                stream.write(msgspec.json.encode(line) + b"\n")
                stream.flush()
                tally.add(line)
                if prices is not None and prices.limit is not None and not _counted(response.usage):
                    raise BudgetSpent("The server does not count its tokens, so that --max-cost cannot be kept.")
            report(tally)

    async with server:
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(concurrency):
                    group.create_task(work())
        except* (Refused, BudgetSpent) as stopped:
            raise stopped.exceptions[0] from None


def _require_budget(prices: Prices | None, tally: Tally) -> None:
    if prices is None or prices.limit is None:
        return
    if prices.cost(tally.prompt_tokens, tally.completion_tokens) >= prices.limit:
        raise BudgetSpent(
            f"The responses have cost {prices.limit:g}, the limit of --max-cost; {tally.done} of {tally.total} "
            "questions have one."
        )


def _counted(usage: Usage | None) -> bool:
    return usage is not None and usage.input is not None and usage.output is not None


def _line(question: Question, response: Response, settings: Settings) -> Line:
    usage = response.usage or Usage()
    return Line(
        id=question.task.id,
        response=response.text,
        sample=question.sample,
        mode=settings.mode,
        prompt=settings.prompt,
        finish_reason=response.finish_reason,
        ending=response.ending,
        usage=response.usage,
        seconds=response.seconds,
        retries=response.retries,
        prompt_tokens=usage.input or 0,
        completion_tokens=usage.output or 0,
        raw=response.raw,
    )
