"""``puzzlegen show``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import items

if TYPE_CHECKING:
    from puzzlegen.releases.published import Published


@click.command("show")
@items.argument
@click.argument("item_id", metavar="[ID]", required=False)
@click.option("--key", "with_key", is_flag=True, help="Show the answer, too.")
@click.option(
    "--solution",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="With --key: draw the solution into the picture, and write it to FILE.",
)
@click.option("--json", "as_json", is_flag=True, help="The item (and its key) as JSON.")
def command(
    folder: Path, split: str | None, item_id: str | None, with_key: bool, solution: Path | None, as_json: bool
) -> None:
    """Show one item of DIR: the question, the options, the path of the picture.

    DIR is a snapshot, a release, the folder of a split, or a series. Without an ID, the first item is shown; the
    beginning of an ID is enough.

    \b
    Examples:
      puzzlegen show output/sudoku-s7-n500
      puzzlegen show output/sudoku-s7-n500 3f2a --key --solution solved.png
      puzzlegen show output/monthly-series@2026.11
    """
    import msgspec

    from puzzlegen.releases import published
    from puzzlegen.releases.published import Kind
    from puzzlegen.releases.series import KeysElsewhere
    from puzzlegen.snapshots import reading

    benchmark = published.opened(folder, split)
    found = benchmark.find(item_id)
    item = found.item if benchmark.kind is Kind.RELEASE else found.item.plain
    key = found.key
    if with_key and key is None:
        raise KeysElsewhere.of(found.folder)
    if solution is not None:
        if not with_key:
            raise click.UsageError("--solution gives the answer away; add --key.")
        _draw(benchmark, item.id, solution)
    if as_json:
        document = {"item": item} | ({"key": key} if with_key else {})
        click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
        return
    click.echo(f"{item.id}  {item.kind}  {item.level}  {item.answer_form}")
    for image in item.images:
        click.echo(str(found.folder / image))
    click.echo(f"\n{item.question}")
    for option in item.options:
        click.echo(f"  {option.letter}  {'(in the picture)' if option.text is None else option.text}")
    if with_key and key is not None:
        click.echo(f"\nKey: {reading.spoken(key.answer)}\n{key.explanation}")


def _draw(benchmark: "Published", item_id: str, out: Path) -> None:
    """Write the pictures of a solution; all but the first one have their numbers in their names."""
    from puzzlegen.core.writing import put
    from puzzlegen.snapshots import solutions
    from puzzlegen.snapshots.workshop import require_place

    require_place(out, file=True)
    solved = next(one for one in benchmark.solved() if one.item.id == item_id)
    pictures = solutions.drawn(solved.item, solved.proof)
    if not pictures:
        reason = solutions.misfit(solved.item, solved.proof)
        raise solutions.NotDrawn(f"There is no picture of this solution: {reason}.")
    for number, picture in enumerate(pictures, 1):
        put(out if number == 1 else out.with_stem(f"{out.stem}-{number}"), picture.png)
