"""What the ``task.py`` of an export for Inspect consists of; imported where Inspect runs."""

import base64
from pathlib import Path

import inspect_ai
import msgspec
from inspect_ai import Task
from inspect_ai import eval as run
from inspect_ai.dataset import Sample, json_dataset
from inspect_ai.model import ChatMessage, ChatMessageUser, ContentImage, ContentText, ModelOutput, ModelUsage, get_model
from inspect_ai.scorer import Score, Scorer, Target, accuracy, grouped, mean, scorer, stderr
from inspect_ai.solver import TaskState, generate

from puzzlegen.exports.formats import same
from puzzlegen.scoring.rows import score_target


def puzzles(table: Path, version: str) -> Task:
    """The task of a split."""

    def sample(record: dict[str, object]) -> Sample:
        images = [ContentImage(image=str(table.parent / str(path))) for path in record["images"]]  # type: ignore[attr-defined]
        labels = {name: record[name] for name in ("category", "family", "level")}
        message = ChatMessageUser(content=[*images, ContentText(text=str(record["input"]))])
        return Sample(input=[message], target=str(record["target"]), id=str(record["id"]), metadata=labels)

    return Task(dataset=json_dataset(str(table), sample), solver=generate(), scorer=credit(), version=version)


@scorer(metrics=[grouped(mean(), "category"), accuracy(), stderr()])  # type: ignore[untyped-decorator]
def credit() -> Scorer:
    """Our scorer; boxes have parts of a credit."""

    async def judge(state: TaskState, target: Target) -> Score:
        result = score_target(target.text, state.output.completion)
        return Score(value=result.credit, answer=result.answer, metadata={"outcome": result.outcome.value})

    return judge


def rehearse() -> str:
    """Run the task of the current folder with mock models, for every split; says what was used.

    Raises:
        NotTheSame: unless every item is scored, all keys are right, and nonsense is not.
    """
    folder = Path.cwd()
    for table in sorted(folder.glob("*.jsonl")):
        rows = [msgspec.json.decode(line) for line in table.read_bytes().splitlines()]
        keys = {
            (row["input"], _sent(folder / row["images"][0])): msgspec.json.decode(row["target"])["answer"]
            for row in rows
        }

        def knowing(messages: list[ChatMessage], *_: object, keys: dict[tuple[str, str], str] = keys) -> ModelOutput:
            asked = [part.text for part in messages[-1].content if isinstance(part, ContentText)]
            pictures = [part.image for part in messages[-1].content if isinstance(part, ContentImage)]
            return _said(f"Answer: {keys[asked[0], pictures[0].partition(',')[2]]}")

        for reply, credit_for_it in ((knowing, 1.0), (lambda *_: _said("purple"), 0.0)):
            model = get_model("mockllm/model", custom_outputs=reply)
            logs = str(folder.parent / f".{folder.name}.logs")
            (log,) = run("task.py", model=model, task_args={"split": table.stem}, log_dir=logs, display="none")
            assert log.results is not None, log.status
            same(f"the number of scored items of {table.stem}", log.results.scores[0].scored_samples, len(rows))
            same(f"the accuracy in {table.stem}", log.results.scores[0].metrics["accuracy"].value, credit_for_it)
    return f"inspect_ai {inspect_ai.__version__}"


def _sent(picture: Path) -> str:
    """A picture as it comes in a message."""
    return base64.b64encode(picture.read_bytes()).decode()


def _said(text: str) -> ModelOutput:
    made = ModelOutput.from_content("mockllm/model", text)
    made.usage = ModelUsage()  # otherwise tokens are counted by a tokenizer that is fetched from the network
    return made
