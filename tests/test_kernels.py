"""How a process decides to compile its kernels."""

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


def test_with_a_cache_even_one_item_uses_it() -> None:
    for room in kernels.ROOMS:
        folder = kernels.cache_folder(room)
        folder.mkdir(parents=True)
        (folder / "any.nbi").touch()
    assert kernels.choose(1) is False
    assert not kernels.interpreted()


def test_the_users_choice_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUZZLEGEN_KERNELS", "interpreted")
    assert kernels.choose(500) is False
    assert kernels.interpreted()
