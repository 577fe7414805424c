"""``puzzlegen export``."""

from pathlib import Path
from typing import Final

import click

from puzzlegen.exports.formats import NAMES
from puzzlegen.item import so_many

_WIDTH: Final = max(map(len, NAMES))
_HELP: Final = """Write DIR, a snapshot or a release, in the format of another tool.

All scoring in these formats is done by puzzlegen's scorer. With --check the tool itself loads what was written, and its
answers are compared with ours; exit code 1 if they differ, or if the tool is not installed.

\b
Formats:
{formats}

\b
Examples:
  puzzlegen export output/sudoku-s7-n500 --to hf
  puzzlegen export output/sudoku-s7-n500 --to lmms-eval --out tasks/sudoku --check
"""


@click.command(
    "export",
    help=_HELP.format(formats="\n".join(f"  {name:<{_WIDTH}}  {meaning}" for name, meaning in NAMES.items())),
)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--to", "name", type=click.Choice(list(NAMES)), required=True, help="The format.")
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/export/DIR-FORMAT.")
@click.option("--check", is_flag=True, help="Load what was written with the tool that it is for, and compare.")
@click.option("--overwrite", is_flag=True, help="Replace what is at the destination.")
def command(folder: Path, name: str, out: Path | None, check: bool, overwrite: bool) -> None:
    """See ``_HELP``."""
    from puzzlegen.exports import formats, writing

    out = out or Path("output") / "export" / f"{folder.resolve().name}-{name}"
    source, count = writing.export(folder, name, out, overwrite=overwrite)
    click.echo(f"{so_many(count)} in {out}")
    if count < source.count:
        click.echo(f"Left out, since {name} holds choices only: {so_many(source.count - count)} in another form.")
    if check:
        click.echo(f"Checked with {formats.load(name).check(source, out.resolve())}.")
