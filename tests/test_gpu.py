"""The page of `make gpu`, whatever the machine had to say."""

from collections.abc import Iterator

import msgspec
import pytest

from benchmarks.gpu import CASES, Agreement, Batch, Case, Machine, Measured, report

TINY = Case("cpu", "tiny", "tiny", 60)
HERE = Machine("2.13.0", "NVIDIA H200", 140 * 2**30)


def measured(case: Case) -> Measured:
    batches = (Batch("points", 16, 0.002, 2**30), Batch("holes", 4, 0.5, 2**31))
    return Measured(case, 12.0, (2.0, 3.0, 1.0), 4.5, 9.5, 3 * 2**30, batches, "0" * 64, repeated=True, apart=1)


def tables(page: list[str]) -> Iterator[list[list[str]]]:
    """The cells of the rows of each table, its head first."""
    rows: list[list[str]] = []
    for line in [*page, ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            yield rows
            rows = []


def test_every_row_has_the_cells_of_its_head() -> None:
    agreeing = [Agreement("masks", "full", "mean IoU with the most similar one: 0.991")]
    page = list(report(HERE, [measured(case) for case in CASES], agreeing, ["cuda with full models: it ended with 1."]))
    found = list(tables(page))
    assert [len(rows) - 2 for rows in found] == [4, 8, 4, 1]
    assert all(len(row) == len(rows[0]) for rows in found for row in rows)
    assert found[0][4] == ["cpu", "tiny", "tiny", "2.00", "3.00", "1.00", "10.0", "4.5", "9.5", "12.0", "3072"]
    assert found[1][7] == ["cpu", "tiny", "tiny", "holes", "4", "500.0", "2048"]
    assert "The GPU is an NVIDIA H200 with 140 GiB." in page
    assert page[-1] == "- cuda with full models: it ended with 1."


def test_a_machine_without_a_gpu_says_so() -> None:
    page = list(report(Machine("2.13.0+cpu"), [measured(TINY)]))
    assert any("There was no GPU" in line for line in page)
    assert "## CPU beside GPU" not in page


@pytest.mark.parametrize(("elsewhere", "told"), [(None, "not tried"), (True, "the same"), (False, "**not the same**")])
def test_whether_another_process_finds_the_same_is_told(elsewhere: bool | None, told: str) -> None:
    one = msgspec.structs.replace(measured(TINY), elsewhere=elsewhere)
    repeats = list(tables(list(report(HERE, [one]))))[2]
    assert repeats[2] == ["cpu", "tiny", "tiny", "the same", told, "1"]
