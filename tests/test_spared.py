"""Which modules of tests of families are run: those of which anything has changed since they passed."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from puzzlegen.conformance import closure, swept
from tests.families import conftest
from tests.support import spared

GEARS = spared.FOLDER / "cues" / "test_gears.py"
QUEENS = spared.FOLDER / "boards" / "test_boards.py"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where digests are kept."""
    path = tmp_path / "passed.json"
    monkeypatch.setattr(spared, "KEPT", path)
    return path


@pytest.mark.parametrize(
    ("changed", "gears", "boards"),
    [
        ("puzzlegen/validators/cues/gears.py", True, False),
        ("puzzlegen/words/es/cues/gears.ftl", True, False),
        ("puzzlegen/evidence/boards/queens.jsonl", False, True),
        ("puzzlegen/core/stream.py", True, True),
        ("tests/families/boards/test_boards.py", False, True),
        ("tests/conftest.py", True, True),
        ("puzzlegen/cli/make_command.py", False, False),
    ],
)
def test_a_change_is_seen_wherever_it_reaches(
    monkeypatch: pytest.MonkeyPatch, changed: str, gears: bool, boards: bool
) -> None:
    assert (closure.ROOT / changed).is_file()
    before = [spared.digest(path) for path in (GEARS, QUEENS)]
    read = closure._digest
    monkeypatch.setattr(closure, "_digest", lambda path: b"" if path == closure.ROOT / changed else read(path))
    after = [spared.digest(path) for path in (GEARS, QUEENS)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [gears, boards]


@pytest.mark.parametrize(
    ("sweep", "keyword", "named", "left"),
    [
        ("changed", "", ["tests"], [QUEENS]),
        ("changed", "", [str(GEARS)], [GEARS, QUEENS]),
        ("changed", "", [f"{GEARS}::test_it"], [GEARS, QUEENS]),
        ("changed", "wheels", ["tests"], [GEARS, QUEENS]),
        ("all", "", ["tests"], [GEARS, QUEENS]),
    ],
)
def test_what_has_not_changed_is_spared_unless_it_is_asked_for(
    written: Path, sweep: str, keyword: str, named: list[str], left: list[Path]
) -> None:
    kept = {"cues/test_gears.py": spared.digest(GEARS), "boards/test_boards.py": "of yesterday"}
    written.write_text(json.dumps(kept))
    gone: list[Any] = []
    config: Any = SimpleNamespace(
        args=named,
        option=SimpleNamespace(keyword=keyword),
        getoption={"sweep": sweep}.get,
        hook=SimpleNamespace(pytest_deselected=lambda items: gone.extend(items)),  # noqa: PLW0108 - by name
    )
    elsewhere = SimpleNamespace(path=spared.TESTS / "test_clocks.py")
    items: list[Any] = [SimpleNamespace(path=GEARS), SimpleNamespace(path=QUEENS), elsewhere]
    conftest.pytest_collection_modifyitems(config, items)
    assert [item.path for item in items] == [*left, elsewhere.path]
    assert len(items) + len(gone) == 3


def test_what_is_kept_changes_nothing() -> None:
    """The file of digests lies among the tests."""
    assert spared.FOLDER / "passed.json" not in spared.sources(GEARS)


@pytest.mark.parametrize(
    ("failed", "code", "kept"),
    [
        (set(), pytest.ExitCode.OK, {"cues/test_gears.py", "boards/test_boards.py"}),
        ({QUEENS}, pytest.ExitCode.TESTS_FAILED, {"cues/test_gears.py"}),
        (set(), pytest.ExitCode.INTERRUPTED, set()),
    ],
)
def test_what_fails_or_is_not_run_to_the_end_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, written: Path, failed: set[Path], code: pytest.ExitCode, kept: set[str]
) -> None:
    def run(arguments: list[str], plugins: list[swept.Verdicts]) -> pytest.ExitCode:
        for path in (GEARS, QUEENS):
            assert str(path) in arguments
            name = f"{path.relative_to(closure.ROOT).as_posix()}::test_it"
            plugins[0].pytest_runtest_logreport(SimpleNamespace(nodeid=name, failed=path in failed))  # type: ignore[arg-type]
        return code

    monkeypatch.setattr(pytest, "main", run)
    spared.run([GEARS, QUEENS])
    assert {*json.loads(written.read_text())} == kept


def test_what_changes_while_it_runs_is_not_kept(monkeypatch: pytest.MonkeyPatch, written: Path) -> None:
    def run(arguments: list[str], plugins: list[swept.Verdicts]) -> pytest.ExitCode:  # noqa: ARG001
        plugins[0].run.add("cues/test_gears.py")
        monkeypatch.setattr(spared, "digest", lambda _: "of what is there now")
        return pytest.ExitCode.OK

    monkeypatch.setattr(pytest, "main", run)
    assert spared.run([GEARS]) == [GEARS]
    assert json.loads(written.read_text()) == {}
