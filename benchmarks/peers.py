"""Other generators, each run as a program that makes ``n`` puzzles; only raven-gen and Trace draw pictures.

qqwing and sgt-puzzles come from the distribution (``apt-get install qqwing sgt-puzzles``); the Python peers live in an
environment of their own, ``.venv/peers``, that `set_up` makes. Trace is on no registry: it is measured where its
repository is cloned (``git clone https://github.com/maveryn/trace .venv/trace``).
"""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ENVIRONMENT: Final = Path(".venv/peers")
_PYTHON: Final = str(ENVIRONMENT / "bin" / "python")
TRACE: Final = Path(".venv/trace")
_TRACE_PYTHON: Final = str(TRACE / "bin" / "python")
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
_TRACE: Final = """
import io, sys
sys.path.insert(0, ".venv/trace/src")
from trace_tasks import generate_task
for seed in range(int(sys.argv[2])): generate_task(sys.argv[1], seed=seed).image.save(io.BytesIO(), "PNG")
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


TRACE_TASKS: Final = (
    "puzzles__sudoku__marked_cell_value",
    "puzzles__cube_net__opposite_face_label",
    "puzzles__raven_matrix__raven_position_progression_label",
    "puzzles__maze__exit_reachability_label",
    "puzzles__voxel_cube__cube_count",
    "puzzles__matchstick__equation_repair_stick_label",
    "puzzles__balance_scale__missing_object_weight_value",
    "icons__mirror_grid__mirror_symmetry_match_label",
    "games__chess__checkmate_move_label",
    "games__go__group_liberty_count",
    "graph__metro__shortest_path_length",
    "physics__gear_train__output_speed_value",
)
"""Tasks of Trace that ask about the things that a family of ours asks about."""

QQWING: Final = Peer("qqwing, classic, minimal", 300, "qqwing", "--generate", "{n}", "--csv")
REASONING_GYM: Final = Peer("reasoning-gym sudoku, 41 givens", 40, _PYTHON, "-c", _REASONING_GYM, "{n}")
RAVEN_GEN: Final = Peer("raven-gen, matrices with eight options, drawn", 60, _PYTHON, "-c", _RAVEN_GEN, "{n}")
TRACE_PEERS: Final = tuple(
    Peer(f"Trace, {task}", 20, _TRACE_PYTHON, "-c", _TRACE, f"task_{task}", "{n}") for task in TRACE_TASKS
)
PEERS: Final = (
    QQWING,
    Peer("sgt-solo 3x3, not minimal", 1000, _GAMES, "--generate", "{n}", "3x3"),
    Peer("sgt-solo 3x3 X", 1000, _GAMES, "--generate", "{n}", "3x3x"),
    Peer("sgt-solo 9 jigsaw", 60, _GAMES, "--generate", "{n}", "9j"),
    Peer("sgt-solo 3x3 killer", 300, _GAMES, "--generate", "{n}", "3x3k"),
    REASONING_GYM,
    Peer("py-sudoku, 41 givens, often ambiguous", 60, _PYTHON, "-c", _PY_SUDOKU, "{n}"),
    RAVEN_GEN,
    *TRACE_PEERS,
)


def set_up() -> None:
    """Install the Python peers where they are not, and what Trace needs where it is."""
    _install(ENVIRONMENT, "py-sudoku", "raven-gen", "reasoning-gym")
    if TRACE.exists():
        _install(TRACE, *tomllib.loads((TRACE / "pyproject.toml").read_text())["project"]["dependencies"])


def _install(environment: Path, *packages: str) -> None:
    """Install packages into an environment, which is made if there is none."""
    python = environment / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *packages], check=True)
