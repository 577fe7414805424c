"""What an export for verifiers 0.4 consists of: typed tasks that reward responses; imported where verifiers runs."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import verifiers
import verifiers.v1 as vf
from verifiers.v1.utils.loaders import load_taskset

from puzzlegen.exports import environments
from puzzlegen.exports.formats import same
from puzzlegen.scoring.rows import score_target
from puzzlegen.scoring.score import Result


class PuzzleData(vf.TaskData):  # type: ignore[misc]
    """A question, and all that scoring needs."""

    target: str


class Puzzle(vf.Task[PuzzleData]):  # type: ignore[misc]
    """One question, one response, our reward; credit and outcome as metrics."""

    def _result(self, trace: Any) -> Result:
        return score_target(self.data.target, trace.last_reply)

    @vf.reward  # type: ignore[untyped-decorator]
    async def reward(self, trace: Any) -> float:
        """0.9 for a right answer, and 0.1 for one that can be read."""
        return self._result(trace).reward()

    @vf.metric  # type: ignore[untyped-decorator]
    async def credit(self, trace: Any) -> float:
        """1 for a right answer; boxes have parts of a credit."""
        return self._result(trace).credit

    @vf.metric  # type: ignore[untyped-decorator]
    async def readable(self, trace: Any) -> float:
        """1 for an answer that can be read."""
        return self._result(trace).reward(accuracy=0.0, form=1.0)


class Which(vf.TasksetConfig):  # type: ignore[misc]
    """The split; the first one if it is empty."""

    split: str = ""


class Puzzles(vf.Taskset[Puzzle, Which]):  # type: ignore[misc]
    """The tasks of a split; the module of an export says where it lies."""

    FOLDER: ClassVar[Path]
    FIRST: ClassVar[str]

    def load(self) -> Iterator[Puzzle]:
        """The questions, pictures before the text."""
        table = self.FOLDER / f"{self.config.split or self.FIRST}.jsonl"
        for one in environments.rows(table):
            parts: list[Any] = [
                vf.ImageUrlContentPart(image_url=vf.ImageUrlSource(url=url))
                for url in environments.urls(table, one.images)
            ]
            asked = [vf.UserMessage(content=[*parts, vf.TextContentPart(text=one.prompt)])]
            yield Puzzle(PuzzleData(id=one.id, prompt=asked, target=one.target), self.config.task)


def rehearse() -> str:
    """Load the taskset of the current folder by its name, and let every task reward the key and nonsense.

    Raises:
        NotTheSame: a reward is not what a response deserves.
    """
    (module,) = Path.cwd().glob("puzzlegen_*.py")
    sys.path.insert(0, str(module.parent))
    for table in sorted(module.parent.glob("*.jsonl")):
        rows = list(environments.rows(table))
        tasks = list(load_taskset(Which(id=module.stem, split=table.stem)))
        same(f"the ids of {table.stem}", [task.data.id for task in tasks], [one.id for one in rows])
        for one, task in zip(rows, tasks, strict=True):
            for response, least, most in environments.trials(one):
                trace = vf.Trace.model_construct(rewards={}, metrics={}, root_reply=response)
                asyncio.run(task.score(trace))
                environments.judged(one, response, trace.reward, least, most)
    return f"verifiers {verifiers.__version__}"
