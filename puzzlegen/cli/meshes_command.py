"""``puzzlegen meshes``."""

import click

_REFUSED = 1


@click.command("meshes")
@click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False))
@click.option("--json", "as_json", is_flag=True, help="One JSON array with an object for each file, instead of lines.")
def command(folder: str, as_json: bool) -> None:
    """Tell of each mesh in DIR (STL, OBJ, PLY, GLB, 3MF) whether a drawing office could draw it, and why (not).

    It has to be one closed body whose edges do not fade out, with walls that can be seen and views that are neither
    plain nor busy nor alike, and to have a line in credits.csv (file, title, author, licence, origin). No file gets
    more than 4 seconds. ``make parts --meshes DIR`` takes the accepted ones. Exit code 0: some are accepted; 1: none
    is.

    \b
    Examples:
      puzzlegen meshes models
      puzzlegen meshes models --json
    """
    import msgspec

    from puzzlegen.generators.parts.kits import foreign_meshes

    found = []
    for finding in foreign_meshes.findings(folder):
        found.append(finding)
        if not as_json:
            click.echo(finding.sentence)
    accepted = sum(not finding.refused for finding in found)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode([one._asdict() for one in found]), indent=2).decode())
    else:
        click.echo(f"{accepted} of {len(found)} meshes are accepted.")
    if not accepted:
        raise SystemExit(_REFUSED)
