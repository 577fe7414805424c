"""``puzzlegen new``."""

from pathlib import Path

import click


@click.command("new")
@click.argument("name", metavar="CATEGORY/FAMILY")
@click.option("--package", is_flag=True, help="Start a package of your own with this category.")
@click.option("--out", type=click.Path(path_type=Path), help="Folder of the package; default: the family's name.")
def command(name: str, package: bool, out: Path | None) -> None:
    """Start a family: write all its files from the template, including its row of the catalog.

    They fulfil the contract, but the sweep refuses them until they are a family of their own: run it with pytest
    --pyargs puzzlegen.conformance --family CATEGORY/FAMILY. docs/adding-a-family.md says what goes where. Without
    --package, the family is added to the checkout of puzzlegen that this command runs from.

    \b
    Examples:
      puzzlegen new pencil/nonogram --package
      puzzlegen new boards/draughts
    """
    from puzzlegen.conformance import scaffold
    from puzzlegen.core.errors import WrongUsage

    if out is not None and not package:
        raise WrongUsage("--out is the folder of a package: it goes with --package.")
    folder = (out or Path(name.rpartition("/")[2])) if package else None
    for path in scaffold.begin(name, folder):
        click.echo(path)
    click.echo("\nFill them in; to see what is still missing, run")
    if folder:
        click.echo(f"  pip install --editable {folder}")
    click.echo(f"  pytest --pyargs puzzlegen.conformance --family {name}")
