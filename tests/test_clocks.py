"""No test fails because a machine is slow.

A test waits for events. Where something has to be given up, the other side never answers, so that any time-out will do;
and where a time-out has to be named, it is one that only what hangs can exceed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LONG = 300  # seconds
WAITS = frozenset({"wait", "join", "communicate", "acquire", "timeout"})
CLOCKS = frozenset({"time", "monotonic", "perf_counter", "process_time", "thread_time"})


def _hurry(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value < LONG


def hasty(source: str) -> Iterator[str]:
    """The places in a program where the clock of the machine decides something: ``line: what``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in WAITS and any(map(_hurry, node.args)):
                yield f"{node.lineno}: {name}"
            for keyword in node.keywords:
                if keyword.arg and ("timeout" in keyword.arg or keyword.arg == "deadline") and _hurry(keyword.value):
                    yield f"{node.lineno}: {keyword.arg}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "time" and node.attr.removesuffix("_ns") in CLOCKS:
                yield f"{node.lineno}: time.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            yield f"{node.lineno}: from time import"


def test_no_clock_decides_a_test() -> None:
    found = {path.name: list(hasty(path.read_text())) for path in sorted(TESTS.rglob("*.py"))}
    assert {name: places for name, places in found.items() if places} == {}


@pytest.mark.parametrize(
    "source",
    [
        "process.communicate(timeout=60)",
        "ask(folder, timeout=0.5)",
        "ready.wait(30)",
        "pytest.mark.timeout(60)",
        "settings(deadline=200)",
        "while time.monotonic() < end: pass",
        "from time import monotonic",
    ],
)
def test_a_hasty_test_is_found(source: str) -> None:
    assert list(hasty(source))


@pytest.mark.parametrize(
    "source",
    ["process.communicate()", "ready.wait()", "'-'.join(['1'])", "wait(timeout=600)", "f(deadline=None)"],
)
def test_a_patient_one_is_not(source: str) -> None:
    assert not list(hasty(source))
