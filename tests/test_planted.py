"""Faults can be planted where they say; one that is, is caught or missed, and taken out again."""

import re
from pathlib import Path

import pytest

from benchmarks import planted


@pytest.mark.parametrize(("line", "end"), [("assert double(2) == 4", "caught"), ("assert double(0) == 0", "missed")])
def test_its_end_is_told_and_it_is_gone(tmp_path: Path, line: str, end: str) -> None:
    source = tmp_path / "source.py"
    source.write_text("def double(x):\n    return 2 * x\n")
    (tmp_path / "test_it.py").write_text(f"from source import double\n\n\ndef test_it():\n    {line}\n")
    fault = planted.Fault("source.py", "2 * x", "3 * x", ("test_it.py",))
    assert planted.run(tmp_path, fault) == end
    assert planted.run(tmp_path, fault) == end
    assert source.read_text() == "def double(x):\n    return 2 * x\n"
    assert planted.run(tmp_path, planted.Fault("source.py", "2 * x", "2 * (", ("test_it.py",))).startswith("not run")
    assert planted.run(tmp_path, planted.Fault("source.py", "2 - x", "3 - x", ("test_it.py",))) == "does not fit"


def test_faults_fit_the_sources_and_are_many() -> None:
    faults = planted.faults()
    assert len({(one.at, one.old, one.new) for one in faults}) == len(faults) >= 120
    for one in faults:
        assert (planted.ROOT / one.at).read_text("utf-8").count(one.old) == 1, f"{one.at} has not {one.old} once"
        assert one.old != one.new
        targets = [target.partition("[")[0].split("::") for target in one.tests if not target.startswith("-")]
        assert targets
        for path, *names in targets:
            assert (planted.ROOT / path).exists(), one
            for name in names:
                assert re.search(rf"^ *(def|class) {name}\b", (planted.ROOT / path).read_text("utf-8"), re.MULTILINE), (
                    one
                )
