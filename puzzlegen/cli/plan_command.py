"""``puzzlegen plan``."""

from pathlib import Path

import click

from puzzlegen.cli import answers


@click.command("plan")
@answers.arguments
@click.option("--spec", "spec_name", required=True, metavar="SPEC", help="What the last release was made from.")
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="Spec to write, .toml.")
@answers.cutoff
@click.option("--json", "as_json", is_flag=True, help="The plan as JSON.")
def command(
    folder: Path,
    files: tuple[Path, ...],
    spec_name: str,
    out: Path,
    cutoff: str | None,
    fresh: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Plan next month's mix of levels, where models can be told apart.

    Two fifths of the items stay divided as SPEC divides them. The others go where the three best models earn 30 to
    60 %. A family's level extreme opens once the best model earns 85 % at hard two months in a row, and a family is
    only watched after three months above 95 %. PREDICTIONS are as for puzzlegen trend.

    \b
    Examples:
      puzzlegen plan benchmark models/*.jsonl --spec monthly --out next.toml
      puzzlegen refresh next.toml --series benchmark
    """
    import msgspec

    from puzzlegen.cli.standing_text import of_plan
    from puzzlegen.core.writing import put
    from puzzlegen.scoring import reading
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.specs import language
    from puzzlegen.standing import plan, units

    spec = language.read(spec_name)
    month = "" if cutoff is None else units.month(cutoff)
    require_place(out, file=True)
    predictions = reading.predictions(files)
    units.require_one_mode(predictions)
    stock, credits = answers.credits(folder, predictions, fresh)
    found = plan.plan(spec, stock.units, [one.model for one in predictions], credits, month)
    put(out, plan.as_toml(found, spec).encode())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        click.echo("\n".join(of_plan(found)))
        click.echo(f"Written to {out}; puzzlegen refresh takes it.", err=True)
