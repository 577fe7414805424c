"""Runs the server of a page for people until it is interrupted."""

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.writing import room
from puzzlegen.study.kept import FileLost
from puzzlegen.study.store import Store

_PATIENCE: Final = 3  # seconds that answers under way have when the server is stopped


class PortTaken(WrongUsage):
    """Another program listens on the port."""


def serve(application: Starlette, port: int, *, share: bool, ready: Callable[[Sequence[str]], None]) -> None:
    """Answer browsers until Ctrl-C.

    Args:
        application: what answers.
        port: to listen on; 0 for any free one.
        share: whether all of the network is answered.
        ready: is told where this machine is reached, best known last, before the first answer.

    Raises:
        PortTaken: with a sentence for the user.
        FileLost: nothing can be kept any more; whoever asked last was told.
    """
    lost: list[FileLost] = []
    with _listening("0.0.0.0" if share else "127.0.0.1", port) as listening, suppress(KeyboardInterrupt):
        hosts = [socket.gethostname(), _address()] if share else ["127.0.0.1"]
        ready([f"http://{host}:{listening.getsockname()[1]}/" for host in hosts])
        config = uvicorn.Config(
            application,
            log_level="error",
            access_log=False,
            timeout_graceful_shutdown=_PATIENCE,
            server_header=False,
        )
        server = uvicorn.Server(config)

        def stop(error: FileLost) -> None:
            lost.append(error)
            server.should_exit = True

        application.state.lost = stop
        server.run(sockets=[listening])
    if lost:
        raise lost[0]


def to_all(token: str, tell: Callable[[str], None]) -> Callable[[Sequence[str]], None]:
    """Tells the address of a page on which everybody takes part who knows it."""

    def ready(places: Sequence[str]) -> None:
        for place in places:
            tell(f"{place}{token}/")
        tell("Whoever opens the address takes part. Ctrl-C ends it; nothing is lost.")

    return ready


def announced(store: Store, people: int, file: Path, tell: Callable[[str], None]) -> Callable[[Sequence[str]], None]:
    """Tells the address of a study, or invites so many people, and tells where their addresses are.

    Args:
        store: of the study.
        people: that are invited, with those invited before; 0 for nobody else.
        file: of the store; new addresses are added to one beside it, a line each, which its owner alone can read.
        tell: is told.

    The function raises `OpenToAll`.
    """
    if not people and not store.by_invitation:
        return to_all(store.token, tell)
    addresses = file.with_suffix(".addresses.txt")

    def ready(places: Sequence[str]) -> None:
        place = places[-1]
        store.invite(people, lambda made: _add(addresses, [f"{place}{one}/" for one in made]))
        tell(f"{place} answers {store.invitations()} people who are invited.")
        tell(f"Their addresses are in {addresses}, a line each. Ctrl-C ends it; nothing is lost.")

    return ready


def _add(addresses: Path, lines: Sequence[str]) -> None:
    """Add lines to a file that its owner alone can read."""
    with room(addresses), os.fdopen(os.open(addresses, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600), "w") as file:
        file.writelines(f"{line}\n" for line in lines)


def _listening(host: str, port: int) -> socket.socket:
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken(f"The port {port} is taken: name another one with --port, or 0 for any free one.") from error
    listening.listen()
    return listening


def _address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
