"""``puzzlegen candidates``."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from puzzlegen.cli import pages

if TYPE_CHECKING:
    from puzzlegen.evaluation.client import Server
    from puzzlegen.materials.proposals import Candidate

F = TypeVar("F", bound=Callable[..., Any])
_folder = click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False, exists=True))
_names = click.argument("names", metavar="[NAME]...", nargs=-1)
_json = click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")


def _model(function: F) -> F:
    """The options that name a model on a server, as `puzzlegen eval` has them."""
    for option in (
        click.option("--api-key-env", default="OPENAI_API_KEY", show_default=True, help="Variable with the API key."),
        click.option("--base-url", metavar="URL", help="Its server, up to and with /v1."),
        click.option("--model", metavar="NAME", help="Ask this model, on any server with OpenAI's chat completions."),
    ):
        function = option(function)
    return function


@click.group("candidates")
def command() -> None:
    """Bring items that people or models propose from a folder to approval by others.

    A candidate is a TOML file with its pictures beside it; docs/candidates.md has the fields. It is proposed, put into
    a category, checked, and approved by people who do not see its key: at least two have to give it, and more than two
    thirds of all who answer. What is approved is made into items with puzzlegen make candidates --candidates DIR.

    \b
    Examples:
      puzzlegen candidates new mine window
      puzzlegen candidates categorise mine --as "Cue insight: detective" window
      puzzlegen candidates check mine
      puzzlegen candidates approve mine --share
      puzzlegen candidates list mine
      puzzlegen make candidates --candidates mine --level easy --n 1
    """


@command.command("new")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.argument("name")
def new(folder: Path, name: str) -> None:
    """Start the candidate NAME in DIR: a file to be filled in.

    \b
    Example:
      puzzlegen candidates new mine window
    """
    from puzzlegen.candidates import template

    click.echo(f"{template.write(folder, name)}\nFill it in, and put its pictures beside it.")


@command.command("list")
@_folder
@_json
def list_(folder: Path, as_json: bool) -> None:
    """List the candidates of DIR: how far each has come, and what it waits for.

    \b
    Examples:
      puzzlegen candidates list mine
      puzzlegen candidates list mine --json
    """
    from puzzlegen.candidates import standings

    there, lines = standings.lines(folder)
    if as_json:
        _tell_json({"candidates": lines, "unusable": there.complaints})
        return
    for line in lines:
        people = f"; {line.agreeing} of {line.people} people gave its key" if line.people else ""
        category = f"; {line.category} ({line.by})" if line.category else ""
        click.echo(f"{line.name}: {line.state}{category}{people}")
        for wait in line.waits:
            click.echo(f"  {wait}")
    for complaint in there.complaints:
        click.echo(complaint, err=True)
    approved = sum(line.state == "approved" for line in lines)
    click.echo(f"{approved} of {len(lines) + len(there.complaints)} candidates are approved.")


@command.command("categorise")
@_folder
@_names
@click.option("--as", "category", metavar="CATEGORY", help="One of VisReason's, such as 'Cue insight: detective'.")
@click.option("--as-proposed", is_flag=True, help="The category that each file wants.")
@_model
def categorise(
    folder: Path,
    names: tuple[str, ...],
    category: str | None,
    as_proposed: bool,
    model: str | None,
    base_url: str | None,
    api_key_env: str,
) -> None:
    """Put candidates of DIR into a category; without a NAME, all that have none.

    Either you name the category, or the author did, or a model does that sees picture and question. It is noted who.

    \b
    Examples:
      puzzlegen candidates categorise mine --as "Cue insight: detective" window
      puzzlegen candidates categorise mine --base-url http://localhost:8000/v1 --model qwen
    """
    if [category is not None, as_proposed, model is not None].count(True) != 1:
        raise click.UsageError("Name either the category with --as, or --as-proposed, or a --model that chooses one.")
    from puzzlegen.candidates import categorising

    chosen = _chosen(folder, names, lambda line: not line.category)
    if category is not None:
        categorising.by_hand(folder, chosen, category)
        click.echo(f"Put into {categorising.place(category)}: {len(chosen)}.")
        return
    if as_proposed:
        found = categorising.as_proposed(folder, chosen)
        click.echo(f"Put where their authors want them: {len(found)} of {len(chosen)}.")
        return

    async def ask(server: "Server", who: str, one: "Candidate") -> str:
        return await categorising.asked(server, who, folder, one) or "it named no category that there is"

    for name, said in _asked(chosen, ask, model, base_url, api_key_env):
        click.echo(f"{name}: {said}")


@command.command("check")
@_folder
@_model
@_json
def check(folder: Path, model: str | None, base_url: str | None, api_key_env: str, as_json: bool) -> None:
    """Check all candidates of DIR: rights, repeats, legibility, and whether anything but the picture tells the key.

    A --model is shown each question without its picture; one that gives the key all the same shows a leak. Exit code
    0: nothing was found; 1: something was.

    \b
    Examples:
      puzzlegen candidates check mine
      puzzlegen candidates check mine --base-url http://localhost:8000/v1 --model qwen --json
    """
    from puzzlegen.candidates import checking
    from puzzlegen.materials import proposals

    there = proposals.read(folder)
    found = checking.check(folder, there.candidates)
    if model is not None:

        async def ask(server: "Server", who: str, one: "Candidate") -> tuple[str, ...]:
            return await checking.probed(server, who, folder, one)

        for name, more in _asked(there.candidates, ask, model, base_url, api_key_env):
            found[name] += more
    if as_json:
        _tell_json({"findings": found, "unusable": there.complaints})
    else:
        for name, sentences in found.items():
            for sentence in sentences:
                click.echo(f"{name}: {sentence}")
        for complaint in there.complaints:
            click.echo(complaint)
        clean = sum(not sentences for sentences in found.values())
        click.echo(f"Nothing speaks against {clean} of {len(found) + len(there.complaints)} candidates.")
    if there.complaints or any(found.values()):
        raise SystemExit(1)


@command.command("overrule")
@_folder
@click.argument("name")
@click.option("--why", required=True, help="Why what was found is no flaw; kept in DIR.")
def overrule(folder: Path, name: str, why: str) -> None:
    """Let what a check found wrong with the candidate NAME of DIR stand against it no more, as long as it is the same.

    Where author, source or licence is missing, this changes nothing.

    \b
    Example:
      puzzlegen candidates overrule mine window --why "Both windows are drawn alike on purpose."
    """
    from puzzlegen.candidates import replying

    for finding in replying.overrule(folder, name, why):
        click.echo(f"Overruled: {finding}")


@command.command("approve")
@_folder
@click.option("--items", "size", type=click.IntRange(1, 500), default=30, show_default=True, help="In a sitting.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of who gets which candidates.")
@click.option("--not-by", "left_out", metavar="AUTHOR", default="", help="Leave out what this author made.")
@pages.served(8766)
@pages.invite
@click.option("--forget", metavar="ID", help="Delete somebody with all answers. Nothing is served.")
def approve(
    folder: Path, size: int, seed: int, left_out: str, port: int, share: bool, invite: int, forget: str | None
) -> None:
    """Let people answer the checked candidates of DIR on the page of puzzlegen play; they never see a key.

    Each answer is kept at once in DIR, with a random number for whoever gave it. Nobody approves his own candidates:
    who takes part says "I know this one already", or is left out with --not-by. Needs the extra [play].

    \b
    Examples:
      puzzlegen candidates approve mine
      puzzlegen candidates approve mine --not-by "Jane Doe"
      puzzlegen candidates approve mine --share --invite 6
      puzzlegen candidates approve mine --forget 3f09a1c2d4e5b677
    """
    from puzzlegen.study import extra

    pages.require_port(invite, port)
    with extra.imported():
        from puzzlegen.candidates import approving
        from puzzlegen.study import server, serving

    store = approving.Approvals(folder)
    try:
        if forget is not None:
            store.forget(forget)
            click.echo(f"Everything of {forget} is deleted from {folder}.")
            return
        study = approving.study(store, folder, size, seed, left_out)
        page = server.application(study, share=share)
        ready = serving.announced(store, invite, folder / approving.STORE, click.echo)
        serving.serve(page, port, share=share, ready=ready)
        click.echo(f"\nSee what came of it: puzzlegen candidates list {folder}")
    finally:
        store.close()


@command.command("reply")
@_folder
@click.argument("name")
@click.argument("participant")
@click.option("--why", required=True, help="Why the item is right all the same; it is published.")
def reply(folder: Path, name: str, participant: str, why: str) -> None:
    """Reply to a PARTICIPANT who holds the candidate NAME of DIR to be wrong, so that this stands against it no more.

    If it is wrong, change it instead: then its answers count no more.

    \b
    Example:
      puzzlegen candidates reply mine window 3f09a1c2d4e5b677 --why "The shards lie outside, see the lower left."
    """
    from puzzlegen.candidates import replying

    replying.reply(folder, name, participant, why)
    click.echo(f"{participant} has a reply.")


def _chosen(folder: Path, names: Sequence[str], otherwise: Callable[[Any], bool]) -> "list[Candidate]":
    """The candidates of these names, or those of whose lines something holds."""
    from puzzlegen.candidates import standings

    there, lines = standings.lines(folder)
    if names:
        return [there.named(name) for name in names]
    return [one for one, line in zip(there.candidates, lines, strict=True) if otherwise(line)]


def _asked(
    chosen: "Sequence[Candidate]",
    ask: "Callable[[Server, str, Candidate], Awaitable[Any]]",
    model: str | None,
    base_url: str | None,
    api_key_env: str,
) -> list[tuple[str, Any]]:
    """What a model says to each candidate, by names; one that gets no answer is told, and can be asked again."""
    if model is None or base_url is None:
        raise click.UsageError("--model and --base-url belong together.")
    from puzzlegen.cli.progress import Progress
    from puzzlegen.evaluation import models
    from puzzlegen.evaluation.client import Unanswered

    name = model.replace("/", "-")
    one = models.checked(models.Model(name=name, base_url=base_url, model=model, api_key_env=api_key_env))
    server = one.server()
    found = []

    async def all_of_them(progress: Progress) -> None:
        async with server:
            for number, candidate in enumerate(chosen, start=1):
                try:
                    found.append((candidate.name, await ask(server, f"model {model}", candidate)))
                except Unanswered as error:
                    click.echo(f"{candidate.name}: no answer ({error}); run the same command again.", err=True)
                progress.update(number)

    with Progress("Asking", len(chosen), "candidates") as progress:
        asyncio.run(all_of_them(progress))
    return found


def _tell_json(document: Any) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
