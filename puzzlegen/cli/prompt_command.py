"""``puzzlegen prompt``."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from puzzlegen.cli import items

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("image", "no-image", "statement", "caption")
STYLES = ("plain", "visreason", "mmiq", "visualpuzzles", "drawn")


def prompt_options(function: F) -> F:
    """The options that say how a question is put."""
    for option in reversed(
        (
            click.option(
                "--mode",
                type=click.Choice(MODES),
                default="image",
                show_default=True,
                help="What the model gets to see.",
            ),
            click.option(
                "--captions",
                type=click.Path(exists=True, dir_okay=False, path_type=Path),
                help="For --mode caption: lines of id and response, the description; eval --make-captions writes them.",
            ),
            click.option(
                "--prompt",
                "style",
                type=click.Choice(STYLES),
                default="plain",
                show_default=True,
                help="Frame the question plainly, as a paper does, or for an answer that is drawn into the picture.",
            ),
            click.option("--direct", is_flag=True, help="Ask for the answer alone, without step-by-step thinking."),
            click.option(
                "--wording",
                type=click.Choice(["full", "short"]),
                default="full",
                show_default=True,
                help="State the rules, or let them be discovered.",
            ),
        )
    ):
        function = option(function)
    return function


@click.command("prompt")
@items.argument
@prompt_options
def command(
    folder: Path, split: str | None, mode: str, captions: Path | None, style: str, direct: bool, wording: str
) -> None:
    """Write the prompt of every item of DIR as JSON lines: id, prompt, images.

    DIR is a snapshot, a release, the folder of a split, or a series. The pictures belong before the text. This is
    for models that no server with OpenAI's protocol offers; puzzlegen eval asks the others by itself. Responses go to
    puzzlegen score as lines {"id": ..., "response": ...}.

    \b
    Examples:
      puzzlegen prompt output/sudoku-s7-n500 > prompts.jsonl
      puzzlegen prompt output/sudoku-s7-n500 --prompt visreason --wording short
      puzzlegen prompt output/sudoku-s7-n500 --mode statement --direct | head -1
    """
    import msgspec

    from puzzlegen.cli.asking import How
    from puzzlegen.releases import published

    how = How(published.opened(folder, split), mode, captions, style, not direct, wording == "short")
    for task in how.tasks():
        images = [str(path) for path in task.pictures]
        click.echo(msgspec.json.encode({"id": task.id, "prompt": task.prompt, "images": images}))
