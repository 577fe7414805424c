"""Loads exports with the tools that they are for, each in an environment of its own.

``make test-all`` runs it; the environments are made once, below ``.venv/harnesses``, and take some gigabytes. The
scripts of benchmarks are run where the variable PUZZLEGEN_JUDGES names a folder with clones of them.
"""

import os
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Final

from puzzlegen.core.item import LANGUAGES
from puzzlegen.releases import refresh
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec
from puzzlegen.standing import trend
from tests.support import small_series

ENVIRONMENTS: Final = Path(".venv/harnesses").resolve()
ITEMS: Final = 24
SHOWN: Final = 60
"""Items on the pages for people, with answers of all forms."""
PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "inspect": ("inspect-ai", "pyarrow"),
    "openenv": ("openenv-core>=0.3", "httpx"),
    "verifiers": ("verifiers>=0.4",),
    "webdataset": ("webdataset", "pyarrow"),
    # The newest release of torch without a package that lmms-eval imports, and that has to fit to it. lmms-eval 0.7.3
    # imports filelock._api, which filelock 4.3 no longer has.
    "lmms-eval": ("torch==2.13.0", "lmms-eval", "filelock<4", "pyarrow"),
}
if sys.version_info >= (3, 12):
    PACKAGES["nemo-gym"] = ("nemo-gym",)
CLONES: Final = {"mmiq": "MMIQ", "visreason": "VisReason", "vlmevalkit": "VLMEvalKit"}
# What their scoring imports; VLMEvalKit's models and data sets are left out.
SCRIPTS: Final = (
    "huggingface-hub",
    "numpy",
    "openai",
    "openpyxl",
    "pandas",
    "portalocker",
    "pydantic",
    "pyyaml",
    "requests",
    "rich",
    "sty",
    "tabulate",
    "tqdm",
    "validators",
    "xlsxwriter",
)
BROWSER: Final = ("pillow", "playwright", "axe-playwright-python")
UNWANTED: Final = {"lmms-eval": ("torchvision",)}


def environment(name: str) -> Path:
    """The folder of the programs that have this tool beside them; installed on the first call."""
    folder = ENVIRONMENTS / name
    python = str(folder / "bin" / "python")
    ready = folder / "ready"
    if not ready.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        packages = SCRIPTS if name == "scripts" else PACKAGES.get(name, BROWSER)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--editable", "."], check=True)
        for package in UNWANTED.get(name, ()):
            subprocess.run([python, "-m", "pip", "uninstall", "--quiet", "--yes", package], check=True)
        ready.touch()
    return folder / "bin"


def _pages_are_sound(folder: Path) -> bool:
    """Use the pages for people in a browser; see `tests.support.browser` and the two beside it."""
    snapshot = folder / "pages"
    writer.write_snapshot(writer.request_for(spec.read("smoke"), "smoke", SHOWN, 7, ("en",)), snapshot)
    ours = Path(sys.executable).with_name("puzzlegen")
    gallery, report, magazine = folder / "gallery.html", folder / "report.html", folder / "magazine.html"
    results, site, series = folder / "results", folder / "site", Series(folder / "series")
    guesses, letters = folder / "random.jsonl", folder / "common.jsonl"
    refresh.refresh(series, small_series.small(items=trend.FEWEST, hidden=0), date(2026, 11, 1), small_series.SECRET)
    for arguments in (
        ("gallery", snapshot, "--out", gallery),
        ("magazine", snapshot, "--out", magazine),
        ("eval", snapshot, "--baseline", "random", "--out", guesses),
        ("eval", snapshot, "--baseline", "common", "--out", letters),
        ("score", snapshot, guesses, letters, "--against", "random", "--html", report),
        ("eval", f"{series.folder}@latest", "--baseline", "random", "--out", results / "random.jsonl"),
        ("eval", f"{series.folder}@latest", "--baseline", "common", "--out", results / "common.jsonl"),
        ("site", series.folder, "--results", results, "--out", site),
    ):
        subprocess.run([str(part) for part in (ours, *arguments)], check=True, capture_output=True)
    python = str(environment("browser") / "python")
    programs = [
        [python, "tests/support/browser.py", str(gallery), str(report), str(magazine), str(site)],
        [python, "-m", "tests.support.study_browser", str(snapshot), str(ours)],
        [python, "-m", "tests.support.review_browser", str(snapshot), str(ours)],
    ]
    codes = [subprocess.run(program, check=False).returncode for program in programs]
    return not any(codes)


def _check(tool: str, snapshot: Path, folder: Path, programs: Path, *judge: str | Path) -> bool:
    """Export a snapshot for a tool, and let it check that."""
    command = [programs / "puzzlegen", "export", snapshot, "--to", tool, "--out", folder / tool, "--check", *judge]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip().splitlines()[-1]
    print(f"{tool}: {said[:200]}", flush=True)
    return said.startswith("Checked with ")


def main() -> None:
    """Exit with 1 if a tool does not find what was published."""
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "snapshot"
        request = writer.request_for(spec.read("smoke"), "smoke", ITEMS, 5, LANGUAGES)
        writer.write_snapshot(request, folder)
        for tool in PACKAGES:
            failed |= not _check(tool, folder, Path(name), environment(tool))
        if clones := os.environ.get("PUZZLEGEN_JUDGES"):
            for tool, clone in CLONES.items():
                judge = ("--judge", Path(clones) / clone)
                failed |= not _check(tool, folder, Path(name), environment("scripts"), *judge)
        failed |= not _pages_are_sound(Path(name))
    sys.exit(failed)


if __name__ == "__main__":
    main()
