"""Compares the keys of ``boards/chess_mate`` with an engine of a third party.

``python -m benchmarks.chess_referee --n 1000`` prints the table of ``docs/boards.md``; ``--n 250 --first 250`` does its
second quarter. The engine (Stockfish, as in Debian's package ``stockfish``) gets a fixed number of nodes and one thread
for the two best moves of every position. It agrees if its best move is the key, its mate is as long as the question
says, and its second move mates later or not at all; of four diagrams, if it finds a mate of that length in the right
one alone. Where it does not agree at first, it is asked again with 20 times as many nodes.
"""

import argparse
import shutil
import sys
from collections import Counter
from pathlib import Path

import chess
import chess.engine

from puzzlegen import catalog, pipeline
from puzzlegen.pipeline import Made

NAME = "boards/chess_mate"
PLACES = ("/usr/games/stockfish", "/usr/local/bin/stockfish", "/opt/homebrew/bin/stockfish")


def mates(engine: chess.engine.SimpleEngine, fen: str, moves: int, nodes: int) -> list[str]:
    """Which of the engine's two best moves mate in ``moves`` or less, in UCI notation."""
    board = chess.Board(fen)
    found = engine.analyse(board, chess.engine.Limit(nodes=nodes), multipv=2, game=object())
    keys = []
    for line in found:
        mate = line["score"].relative.mate()
        if mate is not None and 0 < mate <= moves:
            keys.append(line["pv"][0].uci())
    return keys


def agrees(engine: chess.engine.SimpleEngine, made: Made, nodes: int) -> bool:
    """Whether the engine's mates are those of the key."""
    query, answer = made.proof.query, made.key.answer
    if query["task"] == "diagram":
        letters = [
            letter
            for letter, fen in zip("ABCD", query["positions"], strict=True)
            if mates(engine, fen, query["moves"], nodes)
        ]
        return letters == [answer.letter]
    return mates(engine, made.proof.statement["fen"], query["moves"], nodes) == [answer.text.split()[0]]


def main() -> None:
    """Print how many items of each level and task the engine agrees with, and all others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=1000, help="items, shared out among the levels")
    parser.add_argument("--first", type=int, default=0, help="number of the first item")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--nodes", type=int, default=200_000, help="nodes of the engine for each position")
    parser.add_argument("--engine", default=next((place for place in PLACES if Path(place).exists()), "stockfish"))
    args = parser.parse_args()
    if shutil.which(args.engine) is None:
        sys.exit(f"There is no engine {args.engine!r}: name one with --engine, or install Debian's package stockfish.")
    loaded = catalog.load(NAME)
    asked: Counter[tuple[str, str]] = Counter()
    agreed: Counter[tuple[str, str]] = Counter()
    with chess.engine.SimpleEngine.popen_uci(args.engine) as engine:
        engine.configure({"Threads": 1, "Hash": 16})
        levels = loaded.row.levels
        for number in range(args.first, args.first + args.n):
            level = levels[number % len(levels)]
            made = pipeline.make_item(loaded, level, args.seed, number // len(levels), "en")
            group = (str(level), made.proof.query["task"])
            asked[group] += 1
            if agrees(engine, made, args.nodes) or agrees(engine, made, 20 * args.nodes):
                agreed[group] += 1
            else:
                print("disagrees:", made.proof.statement, made.proof.query, made.key.answer, flush=True)
        print(f"{engine.id['name']}, {args.nodes} nodes, seed {args.seed}")
    print("| level | task | items | agreed |\n|---|---|---|---|")
    for level, task in asked:
        print(f"| {level} | `{task}` | {asked[level, task]} | {agreed[level, task]} |")


if __name__ == "__main__":
    main()
