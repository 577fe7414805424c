"""Other generators, each run as a program that makes ``n`` puzzles; only raven-gen draws pictures.

qqwing and sgt-puzzles come from the distribution (``apt-get install qqwing sgt-puzzles``); the Python peers live in an
environment of their own, ``.venv/peers``, that `set_up` makes.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ENVIRONMENT: Final = Path(".venv/peers")
_PYTHON: Final = str(ENVIRONMENT / "bin" / "python")
_GAMES: Final = "/usr/games/sgt-solo"

_REASONING_GYM: Final = """
import sys, reasoning_gym
data = reasoning_gym.create_dataset("sudoku", size=int(sys.argv[1]), seed=7)
for entry in data: entry["question"]
"""
_PY_SUDOKU: Final = """
import sys
from sudoku import Sudoku
for seed in range(int(sys.argv[1])): Sudoku(3, seed=seed).difficulty(0.5)
"""
# The five layouts that it nearly always manages to make seven wrong answers for
_RAVEN_GEN: Final = """
import sys, tempfile
from raven_gen import Matrix, MatrixType
kinds = [MatrixType[name] for name in (
    "ONE_SHAPE", "NINE_SHAPE", "TWO_SHAPE_VERTICAL_SEP", "TWO_SHAPE_HORIZONTAL_SEP", "SHAPE_IN_SHAPE")]
with tempfile.TemporaryDirectory() as folder:
    made = 0
    while made < int(sys.argv[1]):
        try:
            Matrix.make(kinds[made % len(kinds)], n_alternatives=7).save(folder, str(made))
        except Exception:  # now and then it finds no seven wrong answers
            continue
        made += 1
"""


class Peer:
    """A program that makes puzzles: its name, how many a measurement asks of it, and its command for ``n`` puzzles."""

    def __init__(self, name: str, count: int, *command: str) -> None:
        self.name = name
        self.count = count
        self._command = command

    def available(self) -> bool:
        """True if the program is installed."""
        return shutil.which(self._command[0]) is not None

    def command(self, n: int) -> Sequence[str]:
        """The command line that makes ``n`` puzzles."""
        return [part.replace("{n}", str(n)) for part in self._command]


PEERS: Final = (
    Peer("qqwing, classic, minimal", 300, "qqwing", "--generate", "{n}", "--csv"),
    Peer("sgt-solo 3x3, not minimal", 1000, _GAMES, "--generate", "{n}", "3x3"),
    Peer("sgt-solo 3x3 X", 1000, _GAMES, "--generate", "{n}", "3x3x"),
    Peer("sgt-solo 9 jigsaw", 60, _GAMES, "--generate", "{n}", "9j"),
    Peer("sgt-solo 3x3 killer", 300, _GAMES, "--generate", "{n}", "3x3k"),
    Peer("reasoning-gym sudoku, 41 givens", 40, _PYTHON, "-c", _REASONING_GYM, "{n}"),
    Peer("py-sudoku, 41 givens, often ambiguous", 60, _PYTHON, "-c", _PY_SUDOKU, "{n}"),
    Peer("raven-gen, matrices with eight options, drawn", 60, _PYTHON, "-c", _RAVEN_GEN, "{n}"),
)


def set_up() -> None:
    """Install the Python peers where they are not."""
    if not ENVIRONMENT.exists():
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
    subprocess.run([_PYTHON, "-m", "pip", "install", "--quiet", "py-sudoku", "raven-gen", "reasoning-gym"], check=True)
