"""Compares the keys of ``boards/chess_mate`` and ``boards/chess_best_move`` with an engine of a third party.

``python -m benchmarks.chess_referee`` prints the tables of ``docs/boards.md``; ``--family chess_mate --first 100
--n 100`` does the second hundred of one family. The engine (Stockfish, as in Debian's package ``stockfish``) gets a
fixed number of nodes and one thread for the two best moves of every position.

Of a mate it agrees if its best move is the key, its mate is as long as the question says, and its second move mates
later or not at all; of four diagrams, if it finds a mate of that length in the right one alone. Where it does not agree
at first, it is asked again with 20 times as many nodes. Mates are also described: how many men are on the board, and
how far the mating side is ahead. Of a best move it is counted whether the key is the engine's first move, and how often
the second one is a pawn worse; the engine is asked once.
"""

import argparse
import shutil
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import chess
import chess.engine

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import AcceptedItem

PLACES = ("/usr/games/stockfish", "/usr/local/bin/stockfish", "/opt/homebrew/bin/stockfish")
MATE = 10_000  # centipawns
PAWN = 100
POINTS = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 0}
MANY, ROOK = 16, 5  # men, and points of a rook

Counts = dict[str, Counter[str]]


class Referee:
    """An engine that is asked for its two best moves."""

    def __init__(self, engine: chess.engine.SimpleEngine, nodes: int) -> None:
        engine.configure({"Threads": 1, "Hash": 16})
        self._engine = engine
        self._nodes = nodes

    def best(self, fen: str, more: int = 1) -> list[tuple[str, int, int | None]]:
        """Moves in UCI notation, their values in centipawns, and in how many moves they mate."""
        limit = chess.engine.Limit(nodes=more * self._nodes)
        found = self._engine.analyse(chess.Board(fen), limit, multipv=2, game=object())
        scores = [(line["pv"][0].uci(), line["score"].relative) for line in found]
        return [(move, score.score(mate_score=MATE), score.mate()) for move, score in scores]

    def _mates(self, fen: str, moves: int, more: int) -> list[str]:
        return [move for move, _, mate in self.best(fen, more) if mate is not None and 0 < mate <= moves]

    def agrees(self, made: AcceptedItem, more: int) -> bool:
        """True if the engine's mates are those of the key."""
        query, answer = made.proof.query, made.key.answer
        if query["task"] == "diagram":
            letters = zip("ABCD", query["options"], strict=True)
            return [letter for letter, fen in letters if self._mates(fen, query["moves"], more)] == [answer.letter]
        return self._mates(made.proof.statement["fen"], query["moves"], more) == [answer.text.split()[0]]


def position(made: AcceptedItem) -> chess.Board:
    """The position with the mate."""
    if made.proof.query["task"] == "diagram":
        return chess.Board(made.proof.query["options"]["ABCD".index(made.key.answer.letter)])
    return chess.Board(made.proof.statement["fen"])


def lead(board: chess.Board) -> int:
    """The points by which the side to move is ahead."""
    return sum(POINTS[man.piece_type] * (1 if man.color == board.turn else -1) for man in board.piece_map().values())


def judge_mate(referee: Referee, made: AcceptedItem, counts: Counter[str]) -> bool:
    """Count what there is to say of a mate; whether the engine agrees."""
    board = position(made)
    agreed = referee.agrees(made, 1) or referee.agrees(made, 20)
    counts["agreed"] += agreed
    counts[f"{MANY} men or more"] += len(board.piece_map()) >= MANY
    counts["less than a rook ahead"] += lead(board) < ROOK
    return agreed


def judge_best_move(referee: Referee, made: AcceptedItem, counts: Counter[str]) -> bool:
    """Count what there is to say of a best move; whether the engine prefers it by a pawn."""
    best = referee.best(made.proof.statement["fen"])
    first = best[0][0] == made.key.answer.text
    clear = first and (len(best) == 1 or best[0][1] - best[1][1] >= PAWN)
    counts["the engine's first move"] += first
    counts["the second a pawn worse"] += clear
    return clear


JUDGES = {"chess_mate": judge_mate, "chess_best_move": judge_best_move}
HEADS = {
    "chess_mate": ("items", "agreed", f"{MANY} men or more", "less than a rook ahead"),
    "chess_best_move": ("items", "the engine's first move", "the second a pawn worse"),
}


def run(family: str, referee: Referee, args: Any) -> Counter[tuple[str, str, str]]:
    """Judge the items of one family; what was counted by level and task."""
    loaded = catalog.load(f"boards/{family}")
    counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    levels = [Level(args.level)] if args.level else loaded.row.levels
    for number in range(args.first, args.first + args.n):
        level = levels[number % len(levels)]
        made = pipeline.make_item(loaded, level, args.seed, number // len(levels), "en")
        group = counts[str(level), made.proof.query["task"]]
        group["items"] += 1
        if not JUDGES[family](referee, made, group):
            print("disagrees:", level, made.proof.statement, made.proof.query, made.key.answer, flush=True)
    return Counter({(*group, head): counts[group][head] for group in counts for head in HEADS[family]})


def main() -> None:
    """Print what the engine agrees with, by level and task, and where it does not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--family", choices=sorted(JUDGES), action="append", help="both unless named")
    parser.add_argument("--n", type=int, default=300, help="items of each family, shared out among the levels")
    parser.add_argument("--first", type=int, default=0, help="number of the first item")
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--level", choices=[str(level) for level in USUAL_LEVELS], help="one level only")
    parser.add_argument("--nodes", type=int, default=300_000, help="nodes of the engine for each position")
    parser.add_argument("--engine", default=next((place for place in PLACES if Path(place).exists()), "stockfish"))
    args = parser.parse_args()
    if shutil.which(args.engine) is None:
        sys.exit(f"There is no engine {args.engine!r}: name one with --engine, or install Debian's package stockfish.")
    with chess.engine.SimpleEngine.popen_uci(args.engine) as engine:
        for family in args.family or sorted(JUDGES):
            counts = run(family, Referee(engine, args.nodes), args)
            heads = HEADS[family]
            print(f"\n`{family}`, {engine.id['name']}, {args.nodes} nodes, seed {args.seed}\n")
            print(f"| level | task | {' | '.join(heads)} |\n{'|---' * (2 + len(heads))}|")
            for level, task in dict.fromkeys(key[:2] for key in counts):
                print(f"| {level} | `{task}` | {' | '.join(str(counts[level, task, head]) for head in heads)} |")
            sums = [sum(count for key, count in counts.items() if key[2] == head) for head in heads]
            print(f"| all | | {' | '.join(map(str, sums))} |", flush=True)


if __name__ == "__main__":
    main()
