"""What ``eval`` does once its options are read: the plan for each model, the estimate, the asking, and how it ended."""

import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from puzzlegen.answers import endings
from puzzlegen.cli import called
from puzzlegen.cli.progress import Progress
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.evaluation import prompts, responses, run, shrunk, tasks
from puzzlegen.evaluation.estimate import Estimate, estimate
from puzzlegen.evaluation.models import Model
from puzzlegen.evaluation.responses import Settings
from puzzlegen.releases.published import Published
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.workshop import require_place

if TYPE_CHECKING:
    from collections.abc import Sequence


class How(NamedTuple):
    """What is asked, and in which way, whichever the model."""

    benchmark: Published
    mode: str
    captions: Path | None
    style: str
    thinking: bool
    short: bool
    make_captions: bool = False
    samples: int = 1
    limit: int | None = None

    def place(self, model: Model) -> Path:
        """Where the responses of a model go below a folder: captions apart, since nobody scores them."""
        if self.make_captions:
            return Path(responses.CAPTIONS) / f"{model.name}.jsonl"
        parts = [model.name, self.mode, "" if self.style == prompts.Style.PLAIN else self.style]
        parts += ["" if self.thinking else "direct", "short" if self.short else ""]
        return Path(f"{'-'.join(filter(None, parts))}.jsonl")

    def tasks(self) -> "list[tasks.Task]":
        """The questions, all of them."""
        mode, style = prompts.Mode(self.mode), prompts.Style(self.style)
        if (mode is prompts.Mode.CAPTION) != (self.captions is not None):
            raise click.UsageError("--mode caption and --captions FILE need one another.")
        if self.make_captions:
            if mode is not prompts.Mode.IMAGE:
                raise click.UsageError("--make-captions shows the pictures; leave out --mode.")
            return list(tasks.caption_tasks(self.benchmark))
        prompts.require_prompt(style, self.thinking)
        told = tasks.read_captions(self.captions) if self.captions is not None else None
        if style is prompts.Style.DRAWN and mode is not prompts.Mode.IMAGE:
            raise click.UsageError("--prompt drawn gives the picture back; leave out --mode.")
        found = list(tasks.tasks(self.benchmark, mode, self.thinking, style=style, short=self.short, captions=told))
        if not found:
            raise WrongUsage(
                f"No question of {self.benchmark.name} asks for boxes, which --prompt drawn needs; make them "
                "with --form boxes."
            )
        return found


class Plan(NamedTuple):
    """What a model is asked, and where its responses go."""

    model: Model
    out: Path
    settings: Settings
    wanted: "Sequence[run.Question]"
    estimate: Estimate


def plan(how: How, models: "Sequence[Model]", out: Path | None, *, several: bool, overwrite: bool) -> list[Plan]:
    """Decide for each model where its responses go and what is left to ask; nothing is written.

    Args:
        how: what is asked.
        models: who is asked.
        out: the file of responses, or the folder of such files.
        several: whether it is a folder.
        overwrite: whether all is asked anew.
    """
    name = how.benchmark.name
    if out is not None and not several:
        places = [out]
    else:
        home = out or Path("output") / "eval" / name
        places = [home / how.place(model) for model in models]
    for place in places:
        require_place(place, file=True)
    every = how.tasks()
    asked = every[: how.limit]
    wanted = run.questions(asked, how.samples)
    plans = []
    for model, place in zip(models, places, strict=True):
        settings = Settings(
            benchmark=name,
            digest=digest.of_file(how.benchmark.document),
            model=model.model,
            mode=prompts.Mode(how.mode),
            thinking=how.thinking,
            wording=prompts.VERSION,
            options=model.options,
            style=responses.CAPTIONS if how.make_captions else how.style,
            short=how.short,
            system=model.system,
            captions=digest.of_file(how.captions) if how.captions is not None else "",
            asked=tuple(task.id for task in asked) if len(asked) < len(every) else None,
        )
        if overwrite:
            responses.require_responses(place)
        lines = [] if overwrite else responses.earlier(place, settings)
        left = run.unanswered(wanted, lines)
        thinking = how.thinking or how.make_captions
        expected = estimate(left, model.model, system=model.system, max_tokens=model.max_tokens, thinking=thinking)
        plans.append(Plan(model, place, settings, wanted, expected))
    return plans


def announce(plans: "Sequence[Plan]", confirm_above: float | None, dry_run: bool) -> None:
    """Say what the questions will take; on a terminal, ask whether that is too much."""
    total = 0.0
    for one in plans:
        expected, rates = one.estimate, one.model.rates
        said = f"{one.model.name}: {expected.questions} questions, about {expected.prompt_tokens:,} tokens of prompts"
        if expected.pictures:
            said += f" ({expected.pictures:,} of them for pictures, by {expected.rule})"
        each = f"at most {expected.each:,} each" if expected.limited else f"if each has {expected.each:,}"
        said += f" and {expected.completion_tokens:,} of responses, {each}"
        if rates is not None:
            cost = rates.cost(expected.prompt_tokens, expected.completion_tokens)
            total += cost
            said += f"; cost about {cost:.2f}"
        click.echo(f"{said}.", err=not dry_run)
        if trouble := shrunk.warning(one.model, (question.task for question in one.wanted)):
            click.echo(f"Warning: {trouble}", err=True)
    if dry_run:
        _show(plans[0])
    elif confirm_above is not None and total > confirm_above and interactive():
        click.confirm(f"That may cost {total:.2f} in total. Continue?", abort=True, err=True)


def interactive() -> bool:
    """True if somebody can be asked."""
    return sys.stdin.isatty()


def _show(one: Plan) -> None:
    """One whole prompt."""
    task = one.wanted[0].task
    click.echo(f"\nThe prompt of {task.id}:\n")
    if one.settings.system:
        click.echo(f"system: {one.settings.system}\n")
    for picture in task.pictures:
        click.echo(f"[{picture}]")
    click.echo(task.prompt)


def ask(plans: "Sequence[Plan]", where: str, *, side_by_side: bool, overwrite: bool, captions: bool) -> None:
    """Ask all models; exits with 1 if a question stayed without a response."""
    servers = [one.model.server() for one in plans]
    with ExitStack() as stack:
        jobs = []
        for one, server in zip(plans, servers, strict=True):
            verb = one.model.name if len(plans) > 1 else "Asking"
            job = partial(
                run.ask_all,
                one.wanted,
                server,
                one.out,
                one.settings,
                concurrency=one.model.concurrency,
                prices=one.model.rates,
                overwrite=overwrite,
                report=_shower(stack.enter_context(Progress(verb, len(one.wanted), "responses"))),
            )
            jobs.append(job)
        endings = run.together(jobs, side_by_side)
    told = [_told(one, ending, named=len(plans) > 1) for one, ending in zip(plans, endings, strict=True)]
    troubles = [trouble for trouble in told if trouble is not None]
    files = " ".join(str(one.out) for one, trouble in zip(plans, told, strict=True) if trouble is None)
    if captions and files:
        click.echo(f"Ask with them: {called.name()} eval {where} --mode caption --captions {files} ...")
    elif files:
        click.echo(f"Score them with: {called.name()} score {where} {files}")
    if troubles:
        raise troubles[0] if len(plans) == 1 else CheckFailed(" ".join(map(str, troubles)))


def _shower(shown: Progress) -> run.Report:
    return lambda state: shown.update(state.done, state.waiting or f"{state.tokens} tokens")


def _told(one: Plan, ending: run.Ending, *, named: bool) -> CheckFailed | WrongUsage | None:
    """Say how the run of a model ended; returns what has to be complained about, with its name if that is wanted."""
    before = f"{one.model.name}: " if named else ""
    if not isinstance(ending, run.Tally):
        return type(ending)(f"{before}{ending}")
    spent = f"{ending.prompt_tokens} tokens of prompts and {ending.completion_tokens} of responses"
    if not ending.tokens:
        spent = "the server counted no tokens"
    elif one.model.rates is not None:
        spent += f", cost {one.model.rates.cost(ending.prompt_tokens, ending.completion_tokens):.2f}"
    counts = {end: ending.endings[end] for end in endings.Ending}
    click.echo(f"{ending.done} of {ending.total} responses in {one.out} ({spent}): {endings.counted(counts)}")
    if warning := endings.warning(counts):
        click.echo(f"{before}{warning}", err=True)
    if ending.done == ending.total:
        return None
    reasons = "; ".join(f"{reason} ({count})" for reason, count in sorted(ending.troubles.items())[:3])
    open_ones = f"{ending.total - ending.done} questions have no response: {reasons}"
    return CheckFailed(f"{before}{open_ones}. The same command asks them again.")
