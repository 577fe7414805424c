"""How a process decides to compile its kernels."""

import re
from pathlib import Path

import pytest

from puzzlegen.running import kernels


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PUZZLEGEN_KERNELS", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kernels.cache_folder.cache_clear()


def test_a_few_items_without_a_cache_are_interpreted() -> None:
    assert kernels.choose(2) is False
    assert kernels.interpreted()


def test_many_items_without_a_cache_are_announced_and_compiled() -> None:
    assert kernels.choose(500) is True
    assert not kernels.interpreted()


def test_with_a_cache_even_one_item_uses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kernels.choose(500, families=["sudoku/killer"]) is True
    monkeypatch.delenv("PUZZLEGEN_KERNELS")
    assert kernels.choose(1, families=["sudoku", "sudoku/classic"]) is False
    assert not kernels.interpreted()
    monkeypatch.delenv("PUZZLEGEN_KERNELS")
    assert kernels.choose(1, families=["sudoku", "boards"]) is False
    assert kernels.interpreted()


def test_what_is_compiled_is_announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for _ in range(2):
        told.append(kernels.choose(500))
        monkeypatch.delenv("PUZZLEGEN_KERNELS")
    assert told == [True, False]


def test_only_modules_with_kernels_are_found() -> None:
    root = Path(kernels.__file__).parents[1]
    for module in kernels.modules():
        source = root.joinpath(*module.split(".")).with_suffix(".py").read_text()
        assert re.search(r"^@(lean_|heavy_)?kernel$", source, re.MULTILINE), module


def test_the_users_choice_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUZZLEGEN_KERNELS", "interpreted")
    assert kernels.choose(500) is False
    assert kernels.interpreted()


def test_all_kernels_are_found() -> None:
    found = set(kernels.modules())
    assert {"drawing.png", "generators.matrices.kits.team_search", "renderers.solids.kits.hidden_lines"} <= found


def test_only_what_kernels_are_made_of_sends_them_to_another_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A kernel is compiled anew if its module changes, or one of its package that it imports, and for nothing else."""
    for name in ("tree", "moves", "wording"):
        (tmp_path / f"{name}.py").write_text("")
    (tmp_path / "tree.py").write_text("from puzzlegen.kits.moves import legal\n")
    monkeypatch.setattr(kernels, "_ROOT", tmp_path / "puzzlegen")
    (tmp_path / "puzzlegen").mkdir()
    (tmp_path / "puzzlegen" / "kits").symlink_to(tmp_path)

    def folder() -> Path:
        kernels.cache_folder.cache_clear()
        return kernels.cache_folder("kits.tree")

    first = folder()
    (tmp_path / "wording.py").write_text("WORDS = 2\n")
    assert folder() == first
    (tmp_path / "moves.py").write_text("MOVES = 2\n")
    assert folder() != first
