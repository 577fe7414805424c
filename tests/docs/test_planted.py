"""A fault that is planted to see whether tests find it is caught or missed, and taken out again."""

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
