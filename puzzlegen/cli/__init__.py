"""The command line: ``puzzlegen COMMAND``.

Commands live in modules of their own, which are imported on use only, so that ``puzzlegen --help`` is instant.
"""

import atexit
import gc
import warnings
from importlib import import_module
from typing import Any, Final

import click

from puzzlegen.core.errors import BrokenPackage, CheckFailed, WrongUsage
from puzzlegen.core.version import __version__
from puzzlegen.running import neighbours

_GROUPS: Final = {
    "Make": {
        "make": "Make a snapshot: puzzles, questions, keys and proofs.",
        "spec": "Check a spec, or start a new one.",
        "split": "Split snapshots into training and test sets that share no puzzle.",
        "vary": "Present the same puzzles differently.",
        "merge": "Put the shards of a run together.",
    },
    "Check": {
        "verify": "Prove a snapshot again, without its generators.",
        "replay": "Make a snapshot again and compare.",
        "prove": "Prove a puzzle of your own.",
        "audit": "Check a whole series of releases.",
    },
    "Use": {
        "list": "List the puzzle families.",
        "show": "Show one item.",
        "gallery": "Write a page that shows all items.",
        "magazine": "Write a magazine of puzzles to be solved on paper.",
        "prompt": "Write the prompts of all items.",
        "eval": "Ask a model all questions, and keep its responses.",
        "score": "Score the responses of models.",
        "reference": "Freeze what scores are a mean of.",
        "trend": "Put models of several months on one scale.",
        "ladder": "Make a family from trivial to impossible, and tell where models fail.",
        "fresh": "Make items that nobody has seen, and a commitment to them.",
        "exposure": "Tell how much credit is due to items having been public.",
        "calibrate": "Hold the measured difficulty against people's work.",
        "export": "Write items in the format of another tool.",
    },
    "Publish": {
        "release": "Make a release and add it to a series.",
        "plan": "Plan next month's mix of levels from what models solved.",
        "refresh": "Run the monthly job: make the next release if one is due.",
        "reveal": "Publish what a release held back, with the proof.",
        "retract": "Retract an item; the next patch replaces it.",
        "site": "Write a site of a series: rankings, curves, exposure, items.",
    },
    "Work with people": {
        "play": "Let people solve items in a browser.",
        "review": "Judge items before a release, or label the errors of a model.",
        "candidates": "Bring items that people propose to approval by others.",
    },
    "Extend": {
        "new": "Start a family: all its files, from the template.",
        "try": "Try a family: how good its levels, answers and puzzles are.",
        "places": "Tell which photographs are fit for questions about places.",
        "meshes": "Tell which meshes could be drawn as parts.",
        "weights": "Get the small models that edit photographs on a CPU.",
    },
}
_COMMANDS: Final = {name: summary for group in _GROUPS.values() for name, summary in group.items()}

# What is loaded stays, so that nobody need look through it for cycles after every 700 new objects, as Python would, nor
# when the process ends: they took a twentieth and a fifth of the time of one item.
gc.set_threshold(20_000, 10, 10)
atexit.register(gc.freeze)

INTERRUPTED: Final = 130  # exit code
_RESUMED: Final = "what was made is kept, and the same command resumes"
_KEPT: Final = {
    **dict.fromkeys(("make", "ladder", "fresh", "merge", "refresh", "release", "reveal"), _RESUMED),
    "candidates": "what was said until now is kept",
    "eval": "all responses are kept, and the same command resumes",
    "places": "what was read is kept, and the same command resumes",
    "weights": "the models that are complete are kept, and the same command gets the others",
}
"""What remains of the work of a command that is interrupted; of that of the others, nothing does."""


class _Failed(click.ClickException):
    """A failure, stated in one sentence."""

    def __init__(self, error: WrongUsage | CheckFailed) -> None:
        super().__init__(str(error))
        self._code = error.exit_code

    @property
    def exit_code(self) -> int:  # type: ignore[override]
        return self._code


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = import_module(f"puzzlegen.cli.{cmd_name}_command").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        width = max(map(len, _COMMANDS))
        for title, commands in _GROUPS.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(width), summary) for name, summary in commands.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (WrongUsage, CheckFailed) as error:
            raise _Failed(error) from error
        except KeyboardInterrupt:
            kept = _KEPT.get(ctx.invoked_subcommand or "", "nothing was written, and the same command starts again")
            click.echo(f"\nInterrupted; {kept}.", err=True)
            raise SystemExit(INTERRUPTED) from None
        except MemoryError as error:
            raise click.ClickException("There is not enough memory for this.") from error
        except BrokenPipeError:  # the reader of our output went away: click ends quietly
            raise
        except OSError as error:
            where = f": {error.filename}" if error.filename else ""
            raise click.ClickException(f"{error.strerror or error}{where}.") from error


def _warn(message: Warning | str, kind: type[Warning], file: str, line: int, *_: Any) -> None:
    """Tell users what concerns them in a sentence, and everything else as Python does."""
    if issubclass(kind, BrokenPackage):
        click.echo(f"Warning: {message}", err=True)
    else:
        click.echo(warnings.formatwarning(message, kind, file, line), err=True, nl=False)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="puzzlegen")
def main() -> None:
    """Generate visual-puzzle benchmarks whose answers are proven unique.

    \b
    Examples:
      puzzlegen make sudoku --n 500 --seed 7
      puzzlegen show output/sudoku-s7-n500
      puzzlegen verify output/sudoku-s7-n500
    """
    click.get_current_context().with_resource(warnings.catch_warnings())
    warnings.showwarning = _warn  # type: ignore[assignment]
    disturbed = neighbours.conflicting_install()
    if disturbed:
        click.echo(f"Warning: {disturbed}", err=True)
