"""What is handed out: the source archive, and the wheel that is built from it."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
import yaml

from puzzlegen import __version__
from puzzlegen.kernels import sources
from puzzlegen.running import neighbours

ROOT = Path(__file__).parents[2]


def built(kind: str, source: Path, folder: Path) -> Path:
    """The archive that the build backend makes of a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (archive,) = folder.iterdir()
    return archive


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the source archive, whose kernels are compiled anew."""
    folder = tmp_path_factory.mktemp("built")
    with tarfile.open(built("sdist", ROOT, folder / "sdist")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)  # Python 3.11.4
        archive.extractall(folder / "unpacked")
    (unpacked,) = (folder / "unpacked").iterdir()
    assert not list(unpacked.rglob("*.so"))
    return built("wheel", unpacked, folder / "wheel")


def test_the_wheel_of_the_source_archive_holds_the_whole_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    package = ROOT / "puzzlegen"
    tracked = subprocess.run(["git", "ls-files", "puzzlegen"], cwd=ROOT, capture_output=True, text=True, check=True)
    compiled = {sources.compiled(path).relative_to(ROOT) for path in sources.kernels()}
    assert {Path(name) for name in names if name.startswith("puzzlegen/")} == {
        *(Path(name) for name in tracked.stdout.splitlines()),
        *compiled,
        Path("puzzlegen/kernels/_shared.abi3.so"),
    }
    assert "-cp311-abi3-" in wheel.name, "it serves Python 3.11 and all later ones"
    assert (package / "generators" / "__init__.py").is_file()
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert {"LICENSE", "NOTICE"} <= licences
    assert len([name for name in licences if name.endswith(".txt")]) == len([*package.glob("drawing/fonts/*.txt")])


class Environment:
    """A fresh environment into which wheels are installed; what they need is found where this Python finds it."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.bin = folder / "bin"
        (site,) = folder.glob("lib/python*/site-packages")
        (site / "others.pth").write_text(sysconfig.get_path("purelib"))

    def pip(self, *arguments: str | Path) -> None:
        command = [sys.executable, "-m", "pip", "--python", self.bin / "python", "--disable-pip-version-check"]
        subprocess.run([*command, *arguments], check=True, capture_output=True)

    def run(self, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment where the checkout is out of sight."""
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [self.bin / command, *arguments], cwd=self.bin, env=clean, capture_output=True, text=True, check=True
        )


def test_what_is_installed_goes_by_its_names(wheel: Path, tmp_path: Path) -> None:
    """The registry knows it as puzzlegen-bench; the command and the import are puzzlegen."""
    there = Environment(tmp_path / "there")
    there.pip("install", "--no-index", "--no-deps", wheel)
    assert there.run("puzzlegen", "--version").stdout == f"puzzlegen, version {__version__}\n"
    program = (
        "import puzzlegen\nfrom importlib.metadata import distribution\nfound = distribution('puzzlegen-bench')\n"
        "print(puzzlegen.__file__, found.version, [(one.group, one.name, one.value) for one in found.entry_points])"
    )
    origin, version, entries = there.run("python", "-c", program).stdout.split(maxsplit=2)
    assert Path(origin).is_relative_to(there.bin.parent)
    assert version == __version__
    assert entries.strip() == str(
        [
            ("console_scripts", "puzzlegen", "puzzlegen.cli:main"),
            ("pytest11", "puzzlegen.conformance.plugin", "puzzlegen.conformance.plugin"),
        ]
    )


def test_the_extras_are_those_that_messages_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("METADATA")]
        there = Parser().parsestr(archive.read(name).decode())
    assert there["Name"] == "puzzlegen-bench"
    extras = set(there.get_all("Provides-Extra", []))
    ours = {"chess", "clip", "dask", "eval", "go", "mesh", "photo", "places", "play", "release"}
    assert extras == ours | {"all", "conformance", "dev", "docs"}
    assert not [one for one in there.get_all("Requires-Dist", []) if one.startswith("puzzlegen")]
    for told in named("puzzlegen-bench"):
        assert set(told.split(",")) <= extras | {"{row.extra}"}


def named(distribution: str) -> list[str]:
    """The extras that any text of the project names after a distribution; what it once was called is history."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    texts = [
        ROOT / name for name in tracked if Path(name).suffix in {".py", ".md", ".toml", ".yml", ".html", ".cff", ""}
    ]
    pattern = re.compile(rf"(?<![\w-]){distribution}\\?\[([\w,{{}}.]+)\\?\]")
    return [
        found
        for path in texts
        if path.is_file() and path.name not in {"CHANGELOG.md", Path(__file__).name}
        for found in pattern.findall(path.read_text(errors="replace"))
    ]


def test_nothing_tells_to_install_the_other_program() -> None:
    assert named("puzzlegen") == []


def test_the_other_program_beside_this_one_is_told_of(wheel: Path, tmp_path: Path) -> None:
    """As version 0.1.11 of the other one lies on the registry: no __init__.py, but modules in the same package."""
    other = tmp_path / "puzzlegen-0.1.11-py3-none-any.whl"
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("puzzlegen/frontend.py", "")
        archive.writestr(
            "puzzlegen-0.1.11.dist-info/METADATA", "Metadata-Version: 2.1\nName: puzzlegen\nVersion: 0.1.11\n"
        )
        archive.writestr(
            "puzzlegen-0.1.11.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr("puzzlegen-0.1.11.dist-info/RECORD", "")
    there = Environment(tmp_path / "there")
    there.pip("install", "--no-index", "--no-deps", wheel)
    assert there.run("puzzlegen", "list").stderr == ""
    there.pip("install", "--no-index", "--no-deps", other)
    (warning,) = there.run("puzzlegen", "list").stderr.splitlines()
    assert warning.startswith("Warning: puzzlegen 0.1.11, another program, is installed into the same folder")
    there.pip("uninstall", "--yes", "puzzlegen")
    assert there.run("puzzlegen", "list").stderr == ""


def test_a_checkout_has_no_neighbours() -> None:
    assert neighbours.conflicting_install(ROOT) is None


def test_the_citation_names_this_version() -> None:
    """The required fields of the Citation File Format 1.2.0, and what would go stale."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert citation["cff-version"] == "1.2.0"
    assert citation.keys() >= {"message", "title", "authors"}
    assert citation["version"] == __version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert citation["license"] in project["license"].split(" AND ")


def test_the_recipe_of_the_image_has_no_faults(tmp_path: Path) -> None:
    linter = Path(sys.executable).with_name("hadolint")
    if not linter.exists():
        pytest.skip("hadolint is packaged for Linux on x86_64 only")

    def faults(recipe: Path) -> str:
        return subprocess.run([linter, "--no-color", recipe], capture_output=True, text=True, check=False).stdout

    assert faults(ROOT / "Dockerfile") == ""
    (tmp_path / "Dockerfile").write_text(
        (ROOT / "Dockerfile").read_text().replace("FROM python:3.13-slim-trixie", "FROM python")
    )
    assert "DL3006" in faults(tmp_path / "Dockerfile")


def test_the_image_holds_what_the_package_is_built_from() -> None:
    recipe = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.*) /source", recipe, re.MULTILINE)
    named = {name for line in copied for name in line.split()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    licences = {name for name in project["license-files"] if not name.startswith("puzzlegen/")}
    needed = {"pyproject.toml", "hatch_build.py", "puzzlegen", project["readme"], *licences}
    assert named == needed
    assert named == {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
