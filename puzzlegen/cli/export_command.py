"""``puzzlegen export``."""

from pathlib import Path

import click

from puzzlegen.exports.formats import NAMES


def _told() -> str:
    width = max(map(len, NAMES))
    return "\n".join(f"  {name:<{width}}  {meaning}" for name, meaning in NAMES.items())


@click.command(
    "export",
    help=f"""Write DIR, a snapshot or a release, in the format of another tool.

    All scoring in these formats is done by puzzlegen's scorer. With --check the tool itself, if it is installed,
    loads what was written, and its answers are compared with ours.

    \b
    Formats:
    {_told().strip()}

    \b
    Examples:
      puzzlegen export output/sudoku-s7-n500 --to hf
      puzzlegen export output/sudoku-s7-n500 --to lmms-eval --out tasks/sudoku --check
    """,
)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--to", "name", type=click.Choice(list(NAMES)), required=True, help="The format.")
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/export/DIR-FORMAT.")
@click.option("--check", is_flag=True, help="Load what was written with the tool that it is for.")
@click.option("--overwrite", is_flag=True, help="Replace what is at the destination.")
def command(folder: Path, name: str, out: Path | None, check: bool, overwrite: bool) -> None:
    """See the help above."""
    from puzzlegen.exports import formats, writing

    out = out or Path("output") / "export" / f"{folder.resolve().name}-{name}"
    source, count = writing.export(folder, name, out, overwrite=overwrite)
    click.echo(f"{count} items in {out}")
    if not check:
        return
    try:
        used = formats.load(name).check(source, out.resolve())
    except formats.ToolMissing as missing:
        click.echo(f"Not checked: the package {missing} is not installed.")
    else:
        click.echo(f"Checked with {used}.")
