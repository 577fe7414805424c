"""What a command loads: nothing that it does not need, so that it starts at once.

Modules are named and not seconds, which are other ones on each machine; `benchmarks.start` measures these.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from puzzlegen import catalog

_PROGRAM: Final = """
import sys
from puzzlegen.cli import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end
print(*sys.modules, sep="\\n", file=sys.stderr)
"""

NEVER: Final = {
    "asyncio",
    "attr",
    "babel",
    "chess",
    "distributed",
    "email",
    "importlib.metadata",
    "jsonschema",
    "multiprocessing",
    "onnxruntime",
    "openai",
    "pandas",
    "PIL",
    "pyarrow",
    "pytz",
    "scipy",
    "sgfmill",
    "socket",
    "torch",
    "puzzlegen.answers.notation",
    "puzzlegen.answers.numerals",
    "puzzlegen.conformance",
    "puzzlegen.evaluation",
    "puzzlegen.evidence",
    "puzzlegen.exports",
    "puzzlegen.facts.places",
    "puzzlegen.fairness.thieves",
    "puzzlegen.materials.approvals",
    "puzzlegen.materials.proposals",
    "puzzlegen.materials.shots",
    "puzzlegen.materials.uci",
    "puzzlegen.models.reading",
    "puzzlegen.scoring",
    "puzzlegen.study",
}
"""Modules that none of the commands below needs, with all that is in them."""
DRAWING: Final = {"cairo", "fluent", "fontTools", "numpy", "puzzlegen.drawing", "puzzlegen.words"}
"""What only those need that show an item from its proof."""
ROOMS: Final = {f"puzzlegen.{room}" for room in ("generators", "renderers", "validators")}


def loaded(*arguments: object) -> set[str]:
    """The modules that a command loads, and the packages that they are in."""
    command = [sys.executable, "-c", _PROGRAM, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = done.stderr.split()
    return {".".join(parts[:end]) for name in names for parts in [name.split(".")] for end in range(1, len(parts) + 1)}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, set[str]]:
    """A snapshot of one item, and what the command loaded that made it."""
    out = tmp_path_factory.mktemp("start") / "raven"
    return out, loaded("make", "matrices/raven", "--n", 1, "--out", out)


def test_help_loads_the_command_line_alone() -> None:
    names = loaded("--help")
    assert not names & {*NEVER, *DRAWING, *ROOMS, "msgspec", "hashlib", "puzzlegen.catalog", "puzzlegen.snapshots"}


def test_list_loads_no_room() -> None:
    names = loaded("list")
    assert not names & {*NEVER, *DRAWING, *ROOMS, "puzzlegen.materials", "puzzlegen.snapshots", "puzzlegen.specs"}


def test_one_item_loads_its_family_alone(made: tuple[Path, set[str]]) -> None:
    names = made[1]
    assert not names & {*NEVER, "puzzlegen.releases", "puzzlegen.snapshots.split", "puzzlegen.snapshots.verify"}
    assert _categories(names) == {"matrices"}
    families = [row.name for row in catalog.rows() if f"puzzlegen.generators.{row.name.replace('/', '.')}" in names]
    assert families == ["matrices/raven"]


def test_verifying_one_item_loads_its_family_alone(made: tuple[Path, set[str]]) -> None:
    names = loaded("verify", made[0])
    assert not names & {*NEVER, "puzzlegen.snapshots.split"}
    assert _categories(names) == {"matrices"}


def test_showing_an_item_draws_nothing(made: tuple[Path, set[str]]) -> None:
    assert not loaded("show", made[0]) & {*NEVER, *DRAWING, *ROOMS, "puzzlegen.snapshots.pipeline"}


def _categories(names: set[str]) -> set[str]:
    """The categories of which a module of a room is loaded."""
    rooms = [name.split(".") for name in names if name.startswith(tuple(f"{room}." for room in ROOMS))]
    return {parts[2] for parts in rooms} - {"kits"}
