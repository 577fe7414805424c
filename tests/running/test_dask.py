"""Dask as the engine: the same order, the same snapshot, and nothing lost when workers die."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.running import workers
from puzzlegen.running.software import OtherSoftware, software
from puzzlegen.running.workers import NoCluster, WorkerDied, dask_cluster, ordered_map
from puzzlegen.snapshots import manifest, writer
from puzzlegen.specs import language as spec

distributed = pytest.importorskip("distributed", reason="the extra [dask] is not installed")
dask: Any = pytest.importorskip("dask", reason="the extra [dask] is not installed")

TARGET = "sudoku/classic_4x4"  # few different puzzles, so there are refills
REQUEST = ("make", TARGET, "--n", "80", "--seed", "3")


PATIENCE = {
    "distributed.comm.timeouts.connect": "600s",
    "distributed.comm.timeouts.tcp": "600s",
    "distributed.deploy.lost-worker-timeout": "600s",
}


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """No part of a cluster is too slow."""
    with dask.config.set(PATIENCE):
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with dask_cluster("local", 2) as client:
        yield client


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The root digest that a single process makes."""
    return make(tmp_path_factory.mktemp("serial") / "out").root


def make(out: Path, staff: Any = 1, report: writer.Report = lambda _: None) -> manifest.Manifest:
    return writer.write_snapshot(
        writer.request_for(spec.read(TARGET), TARGET, 80, 3), out, workers=staff, report=report
    )


def _square(number: int) -> int:
    time.sleep(0.001 * (number % 5))
    return number * number


def _die_once(note: Path, number: int) -> int:
    if number == 20 and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def _die(number: int) -> int:
    if number == 20:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_the_order_of_the_tasks(cluster: Any) -> None:
    assert list(ordered_map(_square, range(100), cluster)) == [number * number for number in range(100)]
    assert list(ordered_map(_square, [], cluster)) == []


def test_only_a_few_tasks_are_under_way(cluster: Any) -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        while taken < 10_000:
            yield taken
            taken += 1

    with closing(ordered_map(_square, tasks(), cluster)) as results:
        for number, _ in zip(range(100), results, strict=False):
            assert taken - number < 100
    while any(cluster.processing().values()):  # who stops early leaves nothing behind
        time.sleep(0.05)


def test_the_snapshot_is_the_same(cluster: Any, root: str, tmp_path: Path) -> None:
    made = make(tmp_path / "out", cluster)
    assert made.root == root
    assert made.content.refills


def test_a_killed_worker_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    note = tmp_path / "died"
    assert list(ordered_map(partial(_die_once, note), range(200), cluster)) == list(range(200))
    assert note.exists()


def test_workers_killed_while_items_are_made_lose_nothing(cluster: Any, root: str, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(progress: writer.Progress) -> None:
        if progress.done == 20 * (len(killed) + 1) and len(killed) < 2:
            pid = next(iter(cluster.run(os.getpid).values()))
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    assert make(tmp_path / "out", cluster, kill).root == root
    assert len(killed) == 2


def test_a_task_that_kills_worker_after_worker_is_given_up() -> None:
    with dask_cluster("local", 1) as client, pytest.raises(WorkerDied, match="one after another"):
        list(ordered_map(_die, range(40), client))


def test_the_threads_of_a_worker_take_turns() -> None:
    inside = 0

    def alone(_: int) -> bool:
        nonlocal inside
        inside += 1
        time.sleep(0.002)
        inside -= 1
        return inside == 0

    with ThreadPoolExecutor(4) as pool:
        batches = [pool.submit(workers._run_there, software(), alone, list(range(5))) for _ in range(8)]
    assert all(all(batch.result()) for batch in batches)


def test_a_worker_with_other_software_refuses(cluster: Any) -> None:
    there = cluster.submit(workers._run_there, dict(software()) | {"cairo": "0.1"}, _square, [1], pure=False)
    with pytest.raises(OtherSoftware, match=r"has cairo 0\.1, and .* all parts of a snapshot have to be made"):
        there.result()


def test_without_the_extra_a_sentence_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = CliRunner().invoke(main, [*REQUEST, "--dask", "local", "--out", str(tmp_path / "out")])
    assert result.exit_code == 2
    assert "needs the package 'distributed': install it with pip install 'puzzlegen-bench[dask]'." in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_address_gets_a_sentence() -> None:
    with pytest.raises(NoCluster, match="No Dask scheduler answers at nonsense"), dask_cluster("nonsense", 1):
        pass


def test_a_cluster_elsewhere_has_its_own_workers() -> None:
    result = CliRunner().invoke(main, [*REQUEST, "--dask", "tcp://127.0.0.1:9", "--workers", "2"])
    assert result.exit_code == 2
    assert "--workers counts processes of this machine" in result.output


def test_ctrl_c_ends_quietly_and_the_same_command_resumes(root: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    held = [sys.executable, str(Path(__file__).parents[1] / "support" / "held.py")]
    arguments = [*REQUEST, "--out", str(out), "--dask", "local", "--workers", "1"]
    patient = {f"DASK_{name.replace('.', '__').replace('-', '_').upper()}": value for name, value in PATIENCE.items()}
    plain = os.environ | patient
    with subprocess.Popen(
        [*held, *arguments], stderr=subprocess.PIPE, text=True, env=plain, start_new_session=True
    ) as process:
        while process.poll() is None and not any(
            path.stat().st_size for path in tmp_path.glob(".out.*.partial/journal.jsonl")
        ):
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the whole group gets it
        _, errors = process.communicate()
    assert process.returncode == 130
    assert "the same command resumes" in errors
    assert "Traceback" not in errors
    subprocess.run([sys.executable, "-m", "puzzlegen", *arguments], check=True, env=plain, stdout=subprocess.DEVNULL)
    assert manifest.read(out).root == root
