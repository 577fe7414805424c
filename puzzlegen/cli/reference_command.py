"""``puzzlegen reference``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import answers

if TYPE_CHECKING:
    from puzzlegen.standing.reference import Reference


@click.group("reference")
def command() -> None:
    """Freeze what scores are a mean of, so that they mean the same next year.

    A reference lists strata with weights, under a digest: versions of families, levels, tasks, forms and languages.
    puzzlegen score --reference gives the score on it. Where a family's version has changed since, a link says what the
    next one earns beside it.

    \b
    Examples:
      puzzlegen reference show monthly-1
      puzzlegen reference new my.toml --name mine-1 --out mine-1.json
      puzzlegen reference link before after one.jsonl two.jsonl three.jsonl --out links.jsonl
    """


@command.command("new")
@click.argument("spec_name", metavar="SPEC")
@click.option("--name", required=True, help="Of the reference, such as mine-1: there may be a second one later.")
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="File to write, .json.")
@click.option("--json", "as_json", is_flag=True, help="What was frozen as JSON.")
def new(spec_name: str, name: str, out: Path, as_json: bool) -> None:
    """Freeze the strata of SPEC as they are today.

    \b
    Examples:
      puzzlegen reference new monthly --name monthly-2 --out monthly-2.json
      puzzlegen reference new my.toml --name mine-1 --out mine-1.json
    """
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.core.writing import put
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.specs import language as spec
    from puzzlegen.standing import reference

    if out.suffix != ".json":
        raise WrongUsage(f"--out {out} has to end in .json: other commands know references by that.")
    if out.exists():
        raise WrongUsage(f"{out} is there already; a reference never changes, so choose another name.")
    require_place(out, file=True)
    made = reference.new(spec.read(spec_name), name)
    put(out, made.encoded)
    _show(made, as_json)


@command.command("show")
@click.argument("name", metavar="REFERENCE")
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def show(name: str, as_json: bool) -> None:
    """Show a reference: one that comes with puzzlegen, by its name, or a file.

    \b
    Examples:
      puzzlegen reference show visreason-1
      puzzlegen reference show mine-1.json --json
    """
    from puzzlegen.standing import reference

    _show(reference.read(name), as_json)


@command.command("link")
@click.argument("old", metavar="OLD_DIR", type=answers.FOLDER)
@click.argument("new_folder", metavar="NEW_DIR", type=answers.FOLDER)
@answers.files
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="File to write, .jsonl.")
@click.option("--json", "as_json", is_flag=True, help="The links as JSON.")
def link(old: Path, new_folder: Path, files: tuple[Path, ...], out: Path, as_json: bool) -> None:
    """Link the versions of families in OLD_DIR to those in NEW_DIR, by models that answered all items of both.

    Both are snapshots that nobody has seen, of the same spec, made with puzzlegen before and after the change. A file
    of PREDICTIONS has the lines of both. Where --out is there already, the links are added to it.

    \b
    Examples:
      puzzlegen reference link before after one.jsonl two.jsonl three.jsonl --out links.jsonl
      puzzlegen score output/monthly-s71-n600 model.jsonl --reference monthly-1 --links links.jsonl
    """
    from puzzlegen.core.writing import put
    from puzzlegen.releases import published
    from puzzlegen.scoring import reading
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.standing import links

    require_place(out, file=True)
    before = links.read(out) if out.exists() else ()
    there, after = (published.opened(one, private=True) for one in (old, new_folder))
    made = links.link(there, after, reading.predictions(files), files)
    put(out, links.written(links.distinct([*before, *made])))
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    else:
        from puzzlegen.cli import standing_text

        click.echo("\n".join(standing_text.of_links(made)))


def _show(made: "Reference", as_json: bool) -> None:
    if as_json:
        click.echo(made.encoded, nl=False)
        return
    from puzzlegen.cli import standing_text

    click.echo("\n".join(standing_text.of_reference(made)))
