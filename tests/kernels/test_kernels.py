"""Kernels are what their sources say, wherever they were compiled, and keep to their rooms."""

import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from puzzlegen import kernels
from puzzlegen.core.errors import WrongUsage
from puzzlegen.kernels import sources

ROOT = Path(kernels.__file__).parents[2]
ALL = list(sources.kernels())


def name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_what_is_imported_is_compiled_and_as_its_source_stands(path: Path) -> None:
    assert import_module(name(path)).__file__ == str(sources.compiled(path))


def copied(folder: Path) -> Path:
    """The package's kernels in another place, and what they need of it."""
    for part in ("kernels", "core"):
        shutil.copytree(ROOT / "puzzlegen" / part, folder / "puzzlegen" / part)
    (folder / "puzzlegen" / "__init__.py").touch()
    return folder / "puzzlegen" / "kernels"


def imported(folder: Path) -> str:
    """What a process says that imports a kernel from there; nothing if all is well."""
    command = [sys.executable, "-c", "import puzzlegen.kernels.generators.bands"]
    there = {"cwd": folder, "env": {"PYTHONPATH": str(folder)}}
    run = subprocess.run(command, **there, capture_output=True, text=True, check=False)
    assert (run.returncode != 0) == bool(run.stderr)
    return run.stderr.strip().rpartition("\n")[2]


def test_a_copy_works(tmp_path: Path) -> None:
    copied(tmp_path)
    assert imported(tmp_path) == ""


@pytest.mark.parametrize("changed", ["bands.py", "bands.pxd", "random_numbers.py"])
def test_a_stale_kernel_is_found_and_a_sentence_says_how_to_compile_it(changed: str, tmp_path: Path) -> None:
    """Also where what it takes from another kernel has changed."""
    path = copied(tmp_path) / "generators" / changed
    path.write_text(path.read_text() + "# changed\n")
    stale = "random_numbers" if changed == "random_numbers.py" else "bands"
    assert imported(tmp_path) == (
        f"puzzlegen.kernels.NotCompiled: The kernel {stale} is not compiled as it stands: "
        "run `make kernels` in a clone, or install puzzlegen again (`pip install --force-reinstall`)."
    )


def test_a_source_is_never_run_in_place_of_a_kernel(tmp_path: Path) -> None:
    sources.compiled(copied(tmp_path) / "generators" / "bands.py").unlink()
    assert "NotCompiled: The kernel bands is not compiled as it stands" in imported(tmp_path)
    assert issubclass(kernels.NotCompiled, WrongUsage)


def test_kernels_have_digests_of_their_own() -> None:
    assert len({sources.digest(path) for path in ALL}) == len(ALL)


def test_a_digest_covers_all_that_a_kernel_takes_from_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = copied(tmp_path)
    monkeypatch.setattr(sources, "ROOM", room)
    bands, taken = (room / "generators" / name for name in ("bands.py", "random_numbers.py"))
    before = sources.digest(bands)
    taken.write_text(taken.read_text() + "# changed\n")
    assert sources.digest(bands) != before


def test_declarations_keep_to_their_rooms_as_imports_do() -> None:
    """Import rules see the sources alone."""
    for path in ALL:
        taken = re.findall(r"^from ([\w.]+) cimport", path.with_suffix(".pxd").read_text(), re.MULTILINE)
        ours = {one for one in taken if one.startswith("puzzlegen")}
        assert all(one.startswith(f"{name(path.parent)}.") for one in ours), path
        imports = set(re.findall(r"^from (puzzlegen\.kernels\.\w+\.\w+) import", path.read_text(), re.MULTILINE))
        assert ours <= imports, path


def test_constants_are_those_of_the_source() -> None:
    teams, cover = (import_module(f"puzzlegen.kernels.{one}") for one in ("generators.teams", "validators.cover"))
    assert (teams.SHARE, teams._TWICE) == (60, 1 << 50)
    assert (cover.COVERED, cover.WORD) == (32, 60)
