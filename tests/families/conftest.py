"""Spares the tests of families that have not changed since they passed, unless they are asked for."""

from pathlib import Path

import pytest

from tests.support import spared


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out modules that would only say the same again, in a run of everything (see `tests.support.spared`)."""
    named = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    if (
        config.getoption("sweep") == "all"
        or config.option.keyword
        or any(spared.FOLDER in (path, *path.parents) for path in named)
    ):
        return
    there = {item.path for item in items if spared.FOLDER in item.path.parents}
    out = {path for path in there if spared.unchanged(path)}
    config.hook.pytest_deselected(items=[item for item in items if item.path in out])
    items[:] = [item for item in items if item.path not in out]
