"""Which families are swept whole: those of which anything has changed since they passed, and nobody forgets one."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog import governing, pools
from puzzlegen.conformance import closure, conftest, swept
from puzzlegen.core.family import Level

(GEARS,) = catalog.find("cues/gears")
(QUEENS,) = catalog.find("boards/queens")
CACHED = (closure._imports, closure._file, closure._data, closure._digest, closure._of_the_sweep)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """What was read of the sources is read again, before and after."""
    for one in CACHED:
        one.cache_clear()
    yield
    for one in CACHED:
        one.cache_clear()


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where digests are kept."""
    path = tmp_path / "swept.json"
    monkeypatch.setattr(swept, "_file", lambda _: path)
    return path


def package(root: Path, **texts: str) -> None:
    """A package named puzzlegen of such modules."""
    (root / "puzzlegen").mkdir()
    (root / "puzzlegen" / "__init__.py").write_text("")
    for name, text in texts.items():
        (root / "puzzlegen" / f"{name}.py").write_text(text)


def test_all_that_is_imported_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(
        tmp_path,
        first="from puzzlegen import second\nimport json",
        second="def late():\n    if json:\n        import puzzlegen.third as it\n    return it",
        third="try:\n    from puzzlegen.fourth import X\nexcept ImportError:\n    from puzzlegen import fifth",
        fourth="X = 1\nif TYPE_CHECKING:\n    from puzzlegen import sixth",
        fifth="match 1:\n    case 1:\n        from puzzlegen.first import second",
        sixth="",
    )
    monkeypatch.setattr(closure, "ROOT", tmp_path)
    names = ("first", "second", "third", "fourth", "fifth")
    assert closure.reached(frozenset({"puzzlegen.first"})) == {"puzzlegen", *(f"puzzlegen.{name}" for name in names)}


def test_a_family_reaches_its_rooms_and_the_sweep_and_no_other_family() -> None:
    reached = {path.relative_to(closure.ROOT).as_posix() for path in closure.sources(GEARS)}
    for room in ("generators", "renderers", "validators"):
        assert f"puzzlegen/{room}/cues/gears.py" in reached
        assert f"puzzlegen/{room}/boards/queens.py" not in reached
    assert "puzzlegen/evidence/cues/gears.py" in reached
    assert {"puzzlegen/conformance/sweep.py", "puzzlegen/snapshots/pipeline.py", "puzzlegen/core/stream.py"} <= reached
    assert "puzzlegen/facts/things.toml" in {
        path.relative_to(closure.ROOT).as_posix() for path in closure.sources(catalog.find("cues/venn_letters")[0])
    }
    tables = {"puzzlegen/catalog/cues.py", "puzzlegen/catalog/pools.json", "puzzlegen/catalog/resolution.json"}
    assert not tables & reached  # of rows and tables its own lines count


@pytest.mark.parametrize(
    ("changed", "gears", "queens"),
    [
        ("puzzlegen/validators/cues/gears.py", True, False),
        ("puzzlegen/evidence/boards/disguises.py", False, True),
        ("puzzlegen/conformance/sweep.py", True, True),
        ("puzzlegen/cli/make_command.py", False, False),
    ],
)
def test_a_change_is_seen_wherever_it_reaches(
    monkeypatch: pytest.MonkeyPatch, changed: str, gears: bool, queens: bool
) -> None:
    before = [closure.digest(row) for row in (GEARS, QUEENS)]
    read = closure._digest
    monkeypatch.setattr(closure, "_digest", lambda path: b"" if path == closure.ROOT / changed else read(path))
    after = [closure.digest(row) for row in (GEARS, QUEENS)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [gears, queens]


def test_other_pools_are_another_family(monkeypatch: pytest.MonkeyPatch) -> None:
    before = closure.digest(GEARS), closure.digest(QUEENS)
    table = {name: dict(levels) for name, levels in pools.table().items()}
    table["cues/gears"][Level.EASY] = pools.Pool(7)
    monkeypatch.setattr(pools, "table", lambda: table)
    assert (closure.digest(GEARS) != before[0], closure.digest(QUEENS) != before[1]) == (True, False)


def test_rows_are_told_alike_in_every_process() -> None:
    script = "from puzzlegen import catalog\nfrom puzzlegen.conformance import closure"
    script += "\nprint(*map(closure._told, catalog.ROWS), sep='\\n')"
    there = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, encoding="utf-8").stdout
    assert there.splitlines() == [closure._told(row) for row in catalog.ROWS]


def test_the_rule_that_governs_labels_counts() -> None:
    (raven,) = catalog.find("matrices/raven")
    assert raven.governed is not None
    assert closure._file(raven.governed.__module__) in closure.sources(raven)
    assert closure._told(msgspec.structs.replace(raven, governed=governing.figures)) != closure._told(raven)


def test_another_row_is_another_family() -> None:
    assert closure.digest(msgspec.structs.replace(GEARS, version=GEARS.version + 1)) != closure.digest(GEARS)


@pytest.mark.usefixtures("written")
def test_only_what_has_not_changed_is_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    swept.keep(GEARS, closure.digest(GEARS))
    swept.keep(QUEENS, "of yesterday")
    assert (swept.unchanged(GEARS), swept.unchanged(QUEENS)) == (True, False)
    assert not swept.unchanged(msgspec.structs.replace(GEARS, distribution="acme"))
    monkeypatch.setattr(conftest, "_family", lambda item: item.row)
    monkeypatch.setattr(catalog, "rows", lambda: (GEARS, QUEENS))
    for chosen, left in (({"family": [], "sweep": "changed"}, 3), ({"family": [], "sweep": "all"}, 4)):
        gone: list[Any] = []
        items: list[Any] = [Item(row.name, whole) for row in (GEARS, QUEENS) for whole in (True, False)]
        hook = SimpleNamespace(pytest_deselected=lambda items, gone=gone: gone.extend(items))
        conftest.pytest_collection_modifyitems(SimpleNamespace(getoption=chosen.get, hook=hook), items)  # type: ignore[arg-type]
        assert len(items) == left
        assert [(item.row, item.whole) for item in gone] == [(GEARS.name, True)] * (4 - left)


class Item:
    """A test of a family."""

    def __init__(self, row: str, whole: bool) -> None:
        self.row, self.whole = row, whole

    def get_closest_marker(self, name: str) -> bool:
        assert name == "whole"
        return self.whole


@pytest.mark.parametrize(
    ("failed", "code", "kept"),
    [
        ([], pytest.ExitCode.OK, {"gears", "queens"}),
        (["test_items.py::test_it[boards/queens@easy]"], pytest.ExitCode.TESTS_FAILED, {"gears"}),
        (["test_items.py::test_rooms[families]"], pytest.ExitCode.TESTS_FAILED, set()),
        ([], pytest.ExitCode.INTERRUPTED, set()),
        ([], pytest.ExitCode.INTERNAL_ERROR, set()),
    ],
)
def test_what_fails_or_is_not_run_to_the_end_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, written: Path, failed: list[str], code: pytest.ExitCode, kept: set[str]
) -> None:
    ran = [f"test_items.py::test_it[{name}@easy]" for name in ("cues/gears", "boards/queens")]

    def run(arguments: list[str], plugins: list[swept.Verdicts]) -> pytest.ExitCode:
        assert {"--family=cues/gears", "--family=boards/queens"} <= {*arguments}
        for name in ran + failed:
            plugins[0].pytest_runtest_logreport(SimpleNamespace(nodeid=name, failed=name in failed))  # type: ignore[arg-type]
        return code

    monkeypatch.setattr(pytest, "main", run)
    open_ones = swept.sweep([GEARS, QUEENS])
    assert {row.family for row in open_ones} == {"gears", "queens"} - kept
    assert {*(json.loads(written.read_text()) if kept else {})} == kept


def test_what_changes_while_it_is_swept_is_not_kept(monkeypatch: pytest.MonkeyPatch, written: Path) -> None:
    def run(arguments: list[str], plugins: list[swept.Verdicts]) -> pytest.ExitCode:  # noqa: ARG001
        plugins[0].run.add(GEARS.name)
        monkeypatch.setattr(closure, "digest", lambda _: "of what is there now")
        return pytest.ExitCode.OK

    monkeypatch.setattr(pytest, "main", run)
    assert swept.sweep([GEARS]) == [GEARS]
    assert not written.exists()


def test_imports_of_a_case_run_too() -> None:
    found = closure._running(ast.parse("match one:\n    case 1:\n        import two"))
    assert any(isinstance(node, ast.Import) for node in found)
