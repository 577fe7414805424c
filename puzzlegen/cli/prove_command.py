"""``puzzlegen prove``."""

import sys
from pathlib import Path

import click


@click.command("prove")
@click.argument("family")
@click.argument("file", type=click.Path(path_type=Path, exists=True, allow_dash=True))
@click.option("--png", type=click.Path(path_type=Path), help="Draw the puzzle into this file.")
@click.option("--json", "as_json", is_flag=True, help="The certificate and the wording as JSON.")
def command(family: str, file: Path, png: Path | None, as_json: bool) -> None:
    """Prove the puzzle in FILE (- for standard input), which is of FAMILY (category/family).

    FILE is a JSON object with the fields statement and query, in the format of the family: a line of proofs.jsonl, a
    case of a corpus, or what you type. The output says whether there is exactly one answer and which, how hard it is,
    why the other options are wrong, and how the question reads. A puzzle that is not in the format is refused, with the
    place and what is allowed there.

    The exit code is 0 if there is exactly one answer, 1 if not, and 2 if the puzzle is refused.

    \b
    Examples:
      echo '{"statement": {"tiles": [1, 3]}, "query": {"task": "missing"}}' | puzzlegen prove template/blank -
      head -n 1 output/sudoku-s7-n500/proofs.jsonl | puzzlegen prove sudoku/killer - --png killer.png
      puzzlegen prove boards/queens mine.json --json
    """
    import msgspec

    from puzzlegen import catalog
    from puzzlegen.core import foreign
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.core.writing import put
    from puzzlegen.snapshots.workshop import require_place

    row, *others = catalog.find(family)
    if others:
        raise WrongUsage(f"{family} is a category; name one of its families, such as {row.name}.")
    if png is not None:
        if row.needs:
            raise WrongUsage(f"{row.name} is made of {row.needs}, which no statement holds: nothing can be drawn.")
        require_place(png, file=True)
    from puzzlegen.conformance.workbench import proving

    try:
        most = foreign.MOST_LINE  # of standard input, more is cut off, and what is left is no JSON document
        data = sys.stdin.buffer.read(most) if str(file) == "-" else foreign.read(file, most)
    except foreign.InvalidInput as error:
        raise WrongUsage(str(error)) from error
    proven, pictures = proving.proved(row, proving.read(data))
    if png is not None:
        for path, picture in zip(proving.paths(png, len(pictures)), pictures, strict=True):
            put(path, picture)
    if as_json:
        document = {name: getattr(proven, name) for name in proven.__struct_fields__}
        click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    else:
        click.echo("\n".join(proving.lines(proven)))
    if not proven.unique:
        raise SystemExit(1)
