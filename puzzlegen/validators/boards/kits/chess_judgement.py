"""Asks a chess engine about a position twice, with so many nodes and with several times as many.

An answer that holds both times is the engine's, and no accident of one search; it still proves nothing about chess.
"""

from typing import Final

import chess

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.materials.uci import Line, Running

_MORE: Final = 4  # times as many nodes


class Judgement:
    """The judgement of an engine.

    Attributes:
        method: for the certificate.
        effort: for the certificate.
    """

    def __init__(self, engine: Running, name: str, nodes: int) -> None:
        """Raises `MalformedStatement` unless the engine has this name, which the query tells."""
        if engine.name != name:
            raise MalformedStatement(f"the question is about {name!r}, and {engine.name!r} was asked")
        self._engine = engine
        self._nodes = (nodes, _MORE * nodes)
        self.method = f"no proof: the judgement of {name} at {nodes} and at {_MORE * nodes} nodes"
        self.effort = {"nodes": sum(self._nodes)}

    def of(self, board: chess.Board, count: int = 1) -> tuple[tuple[Line, ...], ...]:
        """The engine's best moves, both times."""
        fen = board.fen()
        return tuple(self._engine.best(fen, nodes, count) for nodes in self._nodes)
