"""Runs the server of a page for people until it is interrupted."""

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette

from puzzlegen.core.errors import WrongUsage

_PATIENCE: Final = 3  # seconds that answers under way have when the server is stopped


class PortTaken(WrongUsage):
    """Another program listens on the port."""


def serve(application: Starlette, token: str, port: int, *, share: bool, announce: Callable[[str], None]) -> None:
    """Answer browsers until Ctrl-C.

    Args:
        application: what answers.
        token: the secret part of its address.
        port: to listen on; 0 for any free one.
        share: whether all of the network is answered.
        announce: is told the address when it is ready.

    Raises:
        PortTaken: with a sentence for the user.
    """
    with _listening("0.0.0.0" if share else "127.0.0.1", port) as listening, suppress(KeyboardInterrupt):
        number = listening.getsockname()[1]
        for host in [socket.gethostname(), _address()] if share else ["127.0.0.1"]:
            announce(f"http://{host}:{number}/{token}/")
        announce("Whoever opens the address takes part. Ctrl-C ends it; nothing is lost.")
        config = uvicorn.Config(
            application,
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
