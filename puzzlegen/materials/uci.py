"""Speaks with a chess engine by the Universal Chess Interface (UCI).

An engine is always asked in the same way: with a number of nodes and never with a time, in one thread, and with a hash
table of one size that is empty before each question. So it gives the same answers whoever asks it, and when. What it
says is an opinion and no proof. The clock only watches over engines that hang: it ends the run, and decides nothing.
"""

import asyncio
import atexit
import logging
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.extras import imported
from puzzlegen.materials.material import Missing

if TYPE_CHECKING:
    import chess.engine

READY: Final = 20.0  # seconds for an engine to say that it is ready
PATIENCE: Final = 20.0  # seconds for an engine to move, beside those for its nodes
MATE: Final = 10_000  # centipawns; a mate in n moves counts n less

_OPTIONS: Final = {"Threads": 1, "Hash": 16}
_SLOWEST: Final = 1000  # nodes a second; an engine that takes longer hangs


class EngineFailed(CheckFailed):
    """An engine died, hung or talked nonsense while it was asked."""


class Line(NamedTuple):
    """A first move in UCI notation, and what the engine thinks it is worth to the side to move, in centipawns."""

    move: str
    worth: int


class Running:
    """An engine that is ready for questions; it is started again, once for each question, if it dies.

    Attributes:
        path: of the program.
        name: what it calls itself.
        options: those that are set.
    """

    def __init__(self, path: str) -> None:
        """Start the program.

        Raises:
            Missing: if there is none, or it does not speak UCI.
        """
        self.path = path
        self.name = ""
        self.options: dict[str, int] = {}
        self._transport: asyncio.SubprocessTransport | None = None
        self._start()

    def _start(self) -> None:
        with imported("An engine", "'puzzlegen-bench[chess]'", Missing):
            import chess.engine
        logging.getLogger("chess.engine").setLevel(logging.CRITICAL)  # what matters is raised
        # The loop runs only while the engine is spoken to: no thread stays behind in a process that ends or forks.
        self._loop = asyncio.new_event_loop()
        try:
            self._loop.run_until_complete(asyncio.wait_for(self._greet(), READY))
        except TimeoutError as error:  # an OSError, too
            raise self._unfit(f"does not answer 'uci' within {READY:g} seconds, as a UCI engine does") from error
        except OSError as error:
            raise self._unfit(f"cannot be started: {error.strerror or error}") from error
        except chess.engine.EngineTerminatedError as error:
            raise self._unfit("ends when it is told 'uci', as no UCI engine does") from error
        except chess.engine.EngineError as error:
            raise self._unfit(f"cannot be set up: {error}") from error
        if "MultiPV" not in self._protocol.options:
            raise self._unfit("has no option MultiPV, and so cannot tell its two best moves")
        self.name = self._protocol.id.get("name", Path(self.path).name)

    async def _greet(self) -> None:
        import chess.engine

        # In a group of its own, since Ctrl-C is not for the engine
        self._transport, self._protocol = await chess.engine.popen_uci(self.path, setpgrp=True)
        self.options = {option: value for option, value in _OPTIONS.items() if option in self._protocol.options}
        await self._protocol.configure(self.options)
        await self._protocol.ping()

    def _unfit(self, why: str) -> Missing:
        self.close()
        return Missing(f"The engine {self.path} {why}.")

    def close(self) -> None:
        """End the program."""
        if not self._loop.is_closed():
            self._loop.run_until_complete(self._end())
            self._loop.close()

    async def _end(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()
            while transport.get_returncode() is None:
                await asyncio.sleep(0.001)

    def best(self, fen: str, nodes: int, count: int = 1) -> tuple[Line, ...]:
        """The engine's best moves in a position, the best first; fewer if there are fewer legal ones.

        Args:
            fen: the position.
            nodes: that the engine is to look at.
            count: of the moves.

        Raises:
            EngineFailed: if the engine dies twice, hangs, or does not answer as UCI demands.
        """
        import chess.engine

        patience = PATIENCE + nodes / _SLOWEST
        for _ in range(2):
            try:
                if self._transport is None:
                    self._start()
                found = self._loop.run_until_complete(self._ask(fen, nodes, count, patience))
            except chess.engine.EngineTerminatedError:
                self.close()
            except Missing as error:
                raise self._failed("died and cannot be started again", fen) from error
            except chess.engine.EngineError as error:
                raise self._failed(f"did not answer as a UCI engine does ({error})", fen) from error
            except TimeoutError as error:
                raise self._failed(f"hangs: there was no move in {patience:.0f} seconds", fen) from error
            else:
                return self._lines(fen, found)
        raise self._failed("died twice", fen)

    async def _ask(self, fen: str, nodes: int, count: int, patience: float) -> "list[chess.engine.InfoDict]":
        """What the engine says of a position, which it takes for the first one of a new game."""
        import chess.engine

        strange = self._loop.create_future()

        def notice(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            """Learn of an illegal best move: python-chess tells the loop alone."""
            if not strange.done():
                strange.set_exception(chess.engine.EngineError(context.get("exception", context["message"])))

        self._loop.set_exception_handler(notice)
        limit = chess.engine.Limit(nodes=nodes)
        asking = asyncio.ensure_future(self._protocol.analyse(chess.Board(fen), limit, multipv=count, game=object()))
        done, pending = await asyncio.wait({asking, strange}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        for awaited in pending:
            awaited.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        if not done:
            raise TimeoutError
        return (asking if asking in done else strange).result()

    def _lines(self, fen: str, found: "list[chess.engine.InfoDict]") -> tuple[Line, ...]:
        lines = []
        for info in found:
            if not info.get("pv") or "score" not in info:
                raise self._failed("named no move or no score", fen)
            lines.append(Line(info["pv"][0].uci(), info["score"].relative.score(mate_score=MATE)))
        if not lines:
            raise self._failed("said nothing", fen)
        return tuple(lines)

    def _failed(self, what: str, fen: str) -> EngineFailed:
        self.close()
        return EngineFailed(
            f"The engine {self.name} {what}, at {fen}; what was made is kept, and the same command resumes."
        )


@lru_cache(maxsize=1)
def started(path: str, process: int) -> Running:  # noqa: ARG001 - what was started before a fork is the parent's
    """The engine at this path, ready for questions in this process."""
    running = Running(path)
    atexit.register(running.close)
    return running
