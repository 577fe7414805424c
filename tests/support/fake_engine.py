"""A small UCI engine for tests, which counts material after each move; it can be told to misbehave.

It is run as a program: ``python fake_engine.py MODE [FILE]``. The modes:

    good        plays by the rules
    renamed     has another name
    single      has no option MultiPV
    mute        never answers
    leaves      ends when it is told ``uci``
    hangs       never answers ``go``
    dies        ends when it is told ``go``
    dies_while  ends when it is told ``go`` as long as FILE exists
    dies_once   ends when it is told ``go`` and FILE exists, and removes FILE
    lies        thinks otherwise with every second ``go``
    cheats      names a move that is not legal
    silent      names a move and says nothing about it
"""

import sys
from pathlib import Path

import chess

VALUES = (0, 100, 300, 300, 500, 900, 0)


def say(text):
    print(text, flush=True)


def say_nothing():
    """Listen until nobody speaks any more."""
    sys.stdin.read()
    sys.exit()


def worth(board, move):
    """What the mover has more than the other side after the move, in centipawns."""
    side = board.turn
    board.push(move)
    total = sum(VALUES[man.piece_type] * (1 if man.color == side else -1) for man in board.piece_map().values())
    board.pop()
    return total


def go(board, mode, count, asked):
    if mode == "cheats":
        say("info depth 1 multipv 1 score cp 10 pv a1a1")
        say("bestmove a1a1")
        return
    lie = 700 * (asked % 2) if mode == "lies" else 0
    moves = sorted(board.legal_moves, key=lambda move: (-worth(board, move), move.uci()), reverse=bool(lie))
    for number, move in enumerate(moves[:count] if mode != "silent" else (), start=1):
        say(f"info depth 1 multipv {number} score cp {worth(board, move) + lie} nodes 1 pv {move.uci()}")
    say(f"bestmove {moves[0].uci()}")


def main(mode, file=None):
    board, count, asked = chess.Board(), 1, 0
    if mode == "mute":
        say_nothing()
    for line in sys.stdin:
        words = line.split()
        match words[:1]:
            case ["uci"]:
                if mode == "leaves":
                    return
                say(f"id name {'Another' if mode == 'renamed' else 'Fake'} 1.0")
                if mode != "single":
                    say("option name MultiPV type spin default 1 min 1 max 9")
                say("option name Hash type spin default 1 min 1 max 64")
                say("uciok")
            case ["isready"]:
                say("readyok")
            case ["setoption"] if words[2] == "MultiPV":
                count = int(words[-1])
            case ["position"]:
                board = chess.Board(" ".join(words[2:8]))
            case ["go"]:
                asked += 1
                if mode == "hangs":
                    say_nothing()
                if mode == "dies" or (file and Path(file).exists()):
                    if mode == "dies_once":
                        Path(file).unlink()
                    return
                go(board, mode, count, asked)
            case ["quit"]:
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
