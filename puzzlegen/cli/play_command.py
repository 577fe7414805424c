"""``puzzlegen play``."""

from pathlib import Path

import click

from puzzlegen.cli import items, pages


@click.command("play")
@items.argument
@click.option("--items", "size", type=click.IntRange(1, 500), default=30, show_default=True, help="Items in a sitting.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of who gets which items.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File of the answers; default: output/humans/DIR.sqlite.",
)
@pages.served(8765)
@pages.invite
@click.option(
    "--export",
    "exported",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the answers so far: .jsonl for score, .json as jsPsych has them. Nothing is served.",
)
@click.option("--forget", metavar="ID", help="Delete somebody with all answers. Nothing is served.")
def command(
    folder: Path,
    split: str | None,
    size: int,
    seed: int,
    out: Path | None,
    port: int,
    share: bool,
    invite: int,
    exported: Path | None,
    forget: str | None,
) -> None:
    """Let people solve the items of DIR on a page of this machine.

    DIR is a snapshot, a release, the folder of a split, or a series. Everybody gets a sitting of items, all items are
    shown equally often, and nobody sees the same puzzle twice. Keys stay on the server. The file of the answers
    survives anything; the same command goes on with it. Needs the extra [play].

    \b
    Examples:
      puzzlegen play output/mix --items 20
      puzzlegen play benchmark@latest --share
      puzzlegen play benchmark@latest --share --invite 20
      puzzlegen play output/mix --items 20 --export humans.jsonl
      puzzlegen score output/mix humans.jsonl
      puzzlegen play output/mix --items 20 --forget 3f09a1c2d4e5b677
    """
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.core.item import LANGUAGES
    from puzzlegen.core.writing import put
    from puzzlegen.releases import published
    from puzzlegen.snapshots import digest
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.study import questions, results
    from puzzlegen.study.store import Settings, Store

    pages.require_port(invite, port)
    benchmark = published.opened(folder, split, private=True)
    known = questions.questions(benchmark)
    out = out or Path("output") / "humans" / f"{benchmark.name}.sqlite"
    store = Store(out, Settings(benchmark.name, digest.of_file(benchmark.document), seed, size))
    try:
        if forget is not None:
            store.forget(forget)
            click.echo(f"Everything of {forget} is deleted from {out}.")
        if exported is not None:
            if exported.suffix not in (".jsonl", ".json"):
                raise WrongUsage(f"{exported} ends neither in .jsonl, for score, nor in .json, as jsPsych has it.")
            require_place(exported, file=True)
            lines = exported.suffix == ".jsonl"
            put(exported, results.lines(store) if lines else results.document(store, known))
            click.echo(f"{_answers(results.count(store))} in {exported}")
        if forget is None and exported is None:
            from puzzlegen.study import extra

            with extra.imported():
                from puzzlegen.study import server, serving

            pools = {language: questions.candidates(known, language) for language in LANGUAGES}
            study = server.study(store, known, pools, size, seed)
            page = server.application(study, share=share)
            ready = serving.announced(store, invite, out, click.echo)
            serving.serve(page, port, share=share, ready=ready)
            click.echo(f"\n{_answers(results.count(store))} in {out}")
    finally:
        store.close()


def _answers(count: int) -> str:
    return f"{count} answer" if count == 1 else f"{count} answers"
