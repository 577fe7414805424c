"""The templates of scheduled jobs: what they name is fixed, and the steps of the one for GitHub do their work."""

import json
import os
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

pytest.importorskip("pyarrow", reason="releases need the extra: pip install 'puzzlegen-bench[release]'")

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "schedules"
TEMPLATE = FOLDER / "github-actions.yml"
SECRET = "6f1d0c3a9be74852d5a0c18e7f2b4963" * 2
SPEC = """
name = "mine"
[release]
title = "Mine"
items = 8
hidden = 0.25

[[families]]
name = "boards/queens"
"""


def job() -> dict[str, Any]:
    (found,) = yaml.safe_load(TEMPLATE.read_text())["jobs"].values()
    return dict(found)


@pytest.mark.parametrize("template", [TEMPLATE, FOLDER / "tests.yml"], ids=lambda path: path.name)
def test_actions_are_named_by_digest_and_say_which_version_that_is(template: Path) -> None:
    lines = [line for line in template.read_text().splitlines() if "uses:" in line]
    assert lines
    assert all(re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line) for line in lines)


def test_each_credential_is_known_to_one_step_alone() -> None:
    assert yaml.safe_load(TEMPLATE.read_text())["permissions"] == {}
    assert job()["permissions"] == {"contents": "write"}
    assert "env" not in job()
    for credential, command in (("secrets.PUZZLEGEN_SECRET", "puzzlegen refresh"), ("github.token", "git add")):
        assert TEMPLATE.read_text().count(credential) == 1
        (step,) = [step for step in job()["steps"] if credential in str(step.get("env"))]
        assert step["run"].startswith(command)
    assert all(
        step["with"]["persist-credentials"] is False for step in job()["steps"] if "checkout" in step.get("uses", "")
    )


def test_all_packages_of_the_job_are_locked_with_their_hashes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (installing,) = [step["run"] for step in job()["steps"] if "pip install" in step.get("run", "")]
    builders = (FOLDER / "build-requirements.in").read_text().splitlines()
    for name, wanted in (
        ("requirements", project["project"]["dependencies"] + project["project"]["optional-dependencies"]["release"]),
        ("build-requirements", project["build-system"]["requires"] + [one for one in builders if one[0] != "#"]),
    ):
        (command,) = [
            one for one in installing.replace("\\\n", "").splitlines() if f"-r source/docs/schedules/{name}.txt" in one
        ]
        assert "--require-hashes --only-binary :all:" in command
        locked = (FOLDER / f"{name}.txt").read_text().replace("\\\n", " ")
        entries = [line.split(" --hash=sha256:") for line in locked.splitlines() if line[:1].isalnum()]
        assert all(len(entry) > 1 for entry in entries)
        chosen = [Requirement(entry[0].strip()) for entry in entries]
        for text in wanted:
            one = Requirement(text)
            versions = [str(lock.specifier).removeprefix("==") for lock in chosen if lock.name == one.name]
            assert versions, f"{text} is not locked: run make lock"
            assert all(version in one.specifier for version in versions), f"{text} is locked at others: run make lock"


def run(steps: list[dict[str, Any]], folder: Path, temporary: Path) -> str:
    """Do these steps as GitHub does, each by bash with its own environment; what they wrote."""
    temporary.mkdir()
    written = ""
    for step in steps:
        given = {name: SECRET if "secrets." in value else "token" for name, value in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=folder,
            env=os.environ
            | {"PATH": f"{folder.parent / 'bin'}:{os.environ['PATH']}", "RUNNER_TEMP": str(temporary)}
            | {"PYTHONPATH": str(ROOT), "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
            | given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        written += done.stdout
    return written


def test_the_steps_publish_a_release_and_the_next_run_finds_nothing_to_do(tmp_path: Path) -> None:
    git = ["git", "-c", "user.name=me", "-c", "user.email=me@localhost", "-c", "init.defaultBranch=main"]
    folder = tmp_path / "repository"
    subprocess.run([*git, "init", "--quiet", "--bare", tmp_path / "origin"], check=True)
    subprocess.run([*git, "clone", "--quiet", tmp_path / "origin", folder], check=True, capture_output=True)
    (folder / "mine.toml").write_text(SPEC)
    for command in (["add", "."], ["commit", "--quiet", "--message", "A spec"], ["push", "--quiet"]):
        subprocess.run([*git, *command], cwd=folder, check=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "puzzlegen").write_text(f'#!/bin/sh\nexec {sys.executable} -m puzzlegen "$@"\n')
    (tmp_path / "bin" / "puzzlegen").chmod(0o755)
    steps = [step for step in job()["steps"] if "run" in step and not re.search("apt-get|pip install", step["run"])]
    month = datetime.now(UTC).month
    run(steps, folder, tmp_path / "first")
    pushed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", "main"], cwd=tmp_path / "origin", check=True, capture_output=True
    )
    names = pushed.stdout.decode().split()
    assert "benchmark/latest" in names
    newest = json.loads((folder / "benchmark" / "latest").read_text())["version"]
    said = subprocess.run(
        ["git", "log", "-1", "--format=%s", "main"], cwd=tmp_path / "origin", check=True, capture_output=True, text=True
    )
    assert said.stdout == f"Release {newest}\n"
    assert all(name == "mine.toml" or name.startswith("benchmark/") for name in names)
    assert not any("key.bin" in name or "hidden" in name for name in names)
    again = run(steps, folder, tmp_path / "second")
    assert "unchanged" in again or datetime.now(UTC).month != month
