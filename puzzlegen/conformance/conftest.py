"""Runs each test of the sweep over the families that were named, or over all."""

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import swept


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Call tests that ask for ``rows`` with all, for a ``row`` with each, and for a ``level`` too with each of its."""
    if not {"row", "rows"} & {*metafunc.fixturenames}:
        return
    targets: list[str] = metafunc.config.getoption("family")
    rows = [row for target in targets for row in catalog.find(target)] if targets else catalog.rows()
    if "rows" in metafunc.fixturenames:
        metafunc.parametrize("rows", [rows], ids=["families"])
    elif "level" in metafunc.fixturenames:
        cases = [(row, level) for row in rows for level in row.levels]
        metafunc.parametrize(("row", "level"), cases, ids=[f"{row.name}@{level}" for row, level in cases])
    else:
        metafunc.parametrize("row", rows, ids=[row.name for row in rows])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tests of a family one after the other: what they share is made once, and not kept for long.

    Unless families are named, or all are to be swept, those that have not changed are spared what is marked ``whole``.
    """
    if not config.getoption("family") and config.getoption("sweep") == "changed":
        spared = {row.name for row in catalog.rows() if swept.unchanged(row)}
        left_out = {item for item in items if item.get_closest_marker("whole") and _family(item) in spared}
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
    found = {place: name for place, item in enumerate(items) if (name := _family(item))}
    order = sorted(found, key=lambda place: found[place])
    for place, item in zip(found, [items[place] for place in order], strict=True):
        items[place] = item


def _family(item: pytest.Item) -> str:
    """Of which family a test is; empty if it is of all, or none of the sweep's."""
    row = item.callspec.params.get("row") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    return row.name if isinstance(row, catalog.Row) else ""
