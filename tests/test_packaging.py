"""What is handed out: the source archive, and the wheel that is built from it."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def built(kind: str, source: Path, folder: Path) -> Path:
    """The archive that the build backend makes of a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (archive,) = folder.iterdir()
    return archive


def test_the_wheel_of_the_source_archive_holds_the_whole_package(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    with zipfile.ZipFile(built("wheel", unpacked, tmp_path / "wheel")) as wheel:
        names = wheel.namelist()
    package = ROOT / "puzzlegen"
    tracked = subprocess.run(["git", "ls-files", "puzzlegen"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {Path(name) for name in names if name.startswith("puzzlegen/")} == {
        Path(name) for name in tracked.stdout.splitlines()
    }
    assert (package / "generators" / "__init__.py").is_file()
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert {"LICENSE", "NOTICE"} <= licences
    assert len([name for name in licences if name.endswith(".txt")]) == len([*package.glob("renderers/fonts/*.txt")])
