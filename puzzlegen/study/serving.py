"""Runs the server of a study until it is interrupted."""

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from puzzlegen.core.errors import MissingExtra, WrongUsage

try:
    import uvicorn
    from starlette.applications import Starlette  # noqa: F401 - its absence is told below
except ModuleNotFoundError as error:
    raise MissingExtra(
        f"A page for people needs the package {error.name!r}: install it with pip install 'puzzlegen-bench[play]'."
    ) from error

from puzzlegen.study import questions as asking
from puzzlegen.study import server
from puzzlegen.study.design import Candidate
from puzzlegen.study.questions import Question
from puzzlegen.study.server import Purpose, Study
from puzzlegen.study.store import Store

_PATIENCE: Final = 3  # seconds that answers under way have when the server is stopped


class PortTaken(WrongUsage):
    """Another program listens on the port."""


class NothingToPlay(WrongUsage):
    """There is no item to solve."""


def study(
    store: Store,
    known: dict[str, Question],
    pools: dict[str, list[Candidate]],
    size: int,
    seed: int,
    purpose: Purpose = "study",
) -> Study:
    """A study of these items, with items for practice in each language.

    Raises:
        NothingToPlay: there are none.
    """
    pools = {language: pool for language, pool in pools.items() if pool}
    if not pools:
        raise NothingToPlay("There are no items to solve.")
    practice = {language: asking.practice(known, language) for language in pools}
    return Study(store, known, practice, pools, size, seed, purpose)


def serve(study: Study, port: int, *, share: bool, announce: Callable[[str], None]) -> None:
    """Answer browsers until Ctrl-C.

    Args:
        study: see there.
        port: to listen on; 0 for any free one.
        share: whether all of the network is answered.
        announce: is told the address when it is ready.

    Raises:
        PortTaken: with a sentence for the user.
    """
    with _listening("0.0.0.0" if share else "127.0.0.1", port) as listening, suppress(KeyboardInterrupt):
        number = listening.getsockname()[1]
        for host in [socket.gethostname(), _address()] if share else ["127.0.0.1"]:
            announce(f"http://{host}:{number}/{study.store.token}/")
        announce("Whoever opens the address takes part. Ctrl-C ends it; nothing is lost.")
        config = uvicorn.Config(
            server.application(study, share=share),
            log_level="error",
            access_log=False,
            timeout_graceful_shutdown=_PATIENCE,
            server_header=False,
        )
        uvicorn.Server(config).run(sockets=[listening])


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
