"""Families of other packages: one that is built, installed and swept, one that is begun, and such as cannot be used."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzlegen import catalog
from puzzlegen.catalog import packages
from puzzlegen.cli import main
from puzzlegen.conformance import scaffold
from puzzlegen.running import packages as entries
from puzzlegen.running import software
from puzzlegen.snapshots import manifest
from puzzlegen.snapshots.workshop import StagingFolder

ROOT = Path(__file__).parents[2]
PLUGIN = Path(__file__).parents[1] / "plugin"
UNFILLED = {
    "test_the_corpus_has_every_kind_of_case[{}]",
    "test_the_output_is_the_golden_one[{}@easy]",
    "test_the_output_is_the_golden_one[{}@medium]",
    "test_the_output_is_the_golden_one[{}@hard]",
    "test_a_family_is_worth_having[{}]",
    "test_its_puzzles_are_its_own[{}]",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the nonogram and a package that was just begun are installed."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(PLUGIN, folder / "nonogram", ignore=shutil.ignore_patterns("__pycache__"))
    scaffold.begin("begun/fresh", folder / "fresh")
    options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", *options, "--target", folder / "site"]
    subprocess.run([*command, folder / "nonogram", folder / "fresh"], check=True, capture_output=True)
    return folder / "site"


def forget() -> None:
    """Look anew at what is installed."""
    for remembered in (entries.installed, packages.offers, packages.rows_of, software.software):
        remembered.cache_clear()


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """A function that installs what is in a folder, until the test is over."""

    def install(folder: Path) -> None:
        monkeypatch.syspath_prepend(folder)
        forget()

    yield install
    monkeypatch.undo()
    forget()


def distribution(folder: Path, name: str, module: str = "", version: str = "1.5", **offers: str) -> Path:
    """Puts a distribution with such entry points, and the module of its name, into the folder."""
    info = folder / f"{name}-1.5.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [f"{category} = {value}\n" for category, value in offers.items()]
    (info / "entry_points.txt").write_text("[puzzlegen.families]\n" + "".join(lines))
    (folder / f"{name}.py").write_text(module)
    return folder


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def test_the_nonogram_is_swept_and_what_is_only_begun_fails_its_substance(site: Path, tmp_path: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "puzzlegen.conformance.plugin", "-rA")
    families = ("--family", "pencil/nonogram", "--family", "begun")
    swept = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "--pyargs", "puzzlegen.conformance", *families],
        check=False,
        env=os.environ | {"PYTHONPATH": f"{ROOT}:{site}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    outcomes = dict(
        reversed(found) for found in re.findall(r"^(PASSED|FAILED) \S*::(test_\w+\[\S+\])", swept.stdout, re.MULTILINE)
    )
    failed = {name for name, outcome in outcomes.items() if outcome == "FAILED"}
    assert failed == {name.format("begun/fresh") for name in UNFILLED}, swept.stdout
    for name in UNFILLED:
        assert outcomes[name.format("pencil/nonogram")] == "PASSED"
    passed = {name.partition("[")[0] for name, outcome in outcomes.items() if "begun" in name and outcome == "PASSED"}
    assert {"test_the_certificate_proves_the_key", "test_what_decides_is_shown"} < passed


def test_commands_work_with_families_of_packages(
    site: Path, tmp_path: Path, offered: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    offered(site)
    assert "pencil/nonogram" in run("list").output
    (listed,) = json.loads(run("list", "pencil", "--json").stdout)
    assert listed["distribution"] == "nonogram"
    folder, spec = tmp_path / "made", tmp_path / "mixed.toml"
    spec.write_text('name = "mixed"\n[[families]]\nname = "pencil"\n[[families]]\nname = "template/blank"\n')
    assert run("spec", "check", spec).exit_code == 0
    assert run("make", spec, "--n", "12", "--seed", "1", "--out", folder).exit_code == 0
    made = manifest.read(folder)
    assert {share.family: share.distribution for share in made.content.request.shares} == {
        "pencil/nonogram": "nonogram",
        "template/blank": None,
    }
    assert made.toolchain["nonogram"] == "1.0"
    for command in ("verify", "replay", "show"):
        assert run(command, folder).exit_code == 0, command
    varied = tmp_path / "varied"
    assert run("vary", folder, "--lang", "zh", "--out", varied).exit_code == 0
    assert run("verify", varied).exit_code == 0
    monkeypatch.undo()
    forget()
    for command in ("verify", "replay"):
        result = run(command, varied if command == "verify" else folder)
        assert result.exit_code == 2
        assert "pencil/nonogram were made by the package nonogram, which is not installed" in result.output
        assert result.output.count("\n") == 1


def test_the_software_of_a_snapshot_names_the_packages_at_work(
    site: Path, tmp_path: Path, offered: Callable[[Path], None]
) -> None:
    before = software.software(frozenset({"nonogram"}))
    offered(site)
    there = software.software(frozenset({"nonogram"}))
    assert dict(there) == {**before, "nonogram": "1.0"}
    assert software.software() == before
    destination = tmp_path / "there"
    names = {StagingFolder(destination, "a", distributions=frozenset(some)).folder for some in ((), ("nonogram",))}
    assert len(names) == 2
    with pytest.raises(software.OtherSoftware, match=r"has nonogram 0.9, and .* has 1.0"):
        software.require_same({**there, "nonogram": "0.9"}, "It")


ROW = "from puzzlegen.catalog.row import Row\nfrom puzzlegen.catalog.labels import Labels\n" + (
    "from puzzlegen.core.question import Asked, Question\n"
    "ROW = Row(category='acme', family='one', format='.', labels=Labels(), summary='')\n"
    "Statement, QUESTIONS = dict, {Question: Asked(form='choice')}\n"
)


@pytest.mark.parametrize(
    ("module", "offers", "asked", "told"),
    [
        ("import nothing_of_this_name", {"acme": "odd:ROW"}, ("list", "acme"), "which cannot be imported: No module"),
        (
            "",
            {"acme": "odd:ROW"},
            ("list", "acme"),
            "The package odd 1.5 offers the families of 'acme' as odd:ROW, which",
        ),
        ("import sys; sys.exit(3)", {"acme": "odd:ROW"}, ("list", "acme"), "cannot be imported: it ends the program"),
        ("ROW = 7", {"acme": "odd:ROW"}, ("list", "acme"), "neither a row of the catalog nor a sequence of rows"),
        (f"{ROW}ROWS = [ROW, ROW]", {"acme": "odd:ROWS"}, ("list", "acme"), "two have the same name"),
        (ROW, {"other": "odd:ROW"}, ("list", "other"), "it must be other/FAMILY"),
        (ROW.replace("summary=''", "summary=7"), {"acme": "odd:ROW"}, ("list", "acme"), "has a summary that is none"),
        (
            ROW.replace("format='.'", "levels=7"),
            {"acme": "odd:ROW"},
            ("list", "acme"),
            "has a levels that is none",
        ),
        (ROW.replace("format='.', ", ""), {"acme": "odd:ROW"}, ("list", "acme"), "No module named 'odd.format'"),
        (ROW.replace("QUESTIONS =", "ASKED ="), {"acme": "odd:ROW"}, ("list", "acme"), "no attribute 'QUESTIONS'"),
        (
            ROW.replace("Question: Asked(form='choice')", ""),
            {"acme": "odd:ROW"},
            ("list", "acme"),
            "QUESTIONS that are none",
        ),
        (ROW.replace("Asked(form='choice')", "7"), {"acme": "odd:ROW"}, ("list", "acme"), "QUESTIONS that are none"),
        (ROW, {"acme": "odd:ROW"}, ("make", "acme/one"), "The family acme/one of the package odd cannot be imported"),
        (
            ROW.replace("ROW = Row(", "ROW = Row(generator='json', "),
            {"acme": "odd:ROW"},
            ("make", "acme/one"),
            "The family acme/one of the package odd cannot be imported: No module named 'odd.json'",
        ),
        (
            ROW.replace("ROW = Row(", "ROW = Row(generator='.', ") + "import sys\nif 'LEVELS': LEVELS = invent = 1\n",
            {"acme": "odd:ROW"},
            ("make", "acme/one"),
            "The family acme/one of the package odd cannot be",
        ),
    ],
)
def test_what_cannot_be_used_is_named(
    tmp_path: Path,
    offered: Callable[[Path], None],
    module: str,
    offers: dict[str, str],
    asked: tuple[str, ...],
    told: str,
) -> None:
    sys.modules.pop("odd", None)
    offered(distribution(tmp_path, "odd", module, **offers))
    result = run(*asked)
    assert result.exit_code == 2
    assert told in result.output
    assert result.output.count("\n") == 1 or "Usage" not in result.output


def test_two_packages_of_one_category_are_refused_by_name(tmp_path: Path, offered: Callable[[Path], None]) -> None:
    distribution(tmp_path, "odd", "", acme="odd:ROW")
    offered(distribution(tmp_path, "even", "", acme="even:ROW"))
    for command, code in ((("list", "acme"), 2), (("make", "acme/one"), 2), (("list",), 0), (("list", "sudoku"), 0)):
        forget()  # as the next process does
        result = run(*command)
        assert result.exit_code == code, command
        assert "odd 1.5" in result.stderr
        assert "even 1.5" in result.stderr
        assert "both offer the category 'acme'" in result.stderr


BROKEN: dict[str, Callable[[Path], Path]] = {
    "it claims sudoku": lambda folder: distribution(folder, "odd", ROW, sudoku="odd:ROW"),
    "a name of other signs": lambda folder: distribution(folder, "odd", ROW, **{"A-B": "odd:ROW"}),
    "a name that paints": lambda folder: distribution(folder, "odd", ROW, **{"\x1b[31mred": "odd:ROW"}),
    "no module": lambda folder: distribution(folder, "odd", "import nothing_of_this_name", acme="odd:ROW"),
    "no rows": lambda folder: distribution(folder, "odd", "", acme="odd:ROW"),
    "no object": lambda folder: distribution(folder, "odd", "", acme="!!"),
    "it ends the program": lambda folder: distribution(folder, "odd", "import sys; sys.exit(0)", acme="odd:ROW"),
    "it raises": lambda folder: distribution(folder, "odd", "raise BaseException('\\x1b[31mno')", acme="odd:ROW"),
    "an odd row": lambda folder: distribution(folder, "odd", ROW.replace("summary=''", "summary=7"), acme="odd:ROW"),
    "a version that paints": lambda folder: distribution(folder, "odd", "", "1.5\x1b[31m", acme="odd:ROW"),
    "no name": lambda folder: _written(distribution(folder, "odd", "", acme="odd:ROW"), "METADATA", b"x\n"),
    "undecodable metadata": lambda folder: _written(
        distribution(folder, "odd", "", acme="odd:ROW"), "METADATA", b"Name: \xff\xfe\n"
    ),
    "undecodable entry points": lambda folder: _written(
        distribution(folder, "odd", "", acme="odd:ROW"), "entry_points.txt", b"[puzzlegen.families]\nacme = \xff\n"
    ),
    "no entry points": lambda folder: _written(
        distribution(folder, "odd", "", acme="odd:ROW"), "entry_points.txt", b"[puzzlegen.families]\nacme\n"
    ),
}


def _written(folder: Path, name: str, content: bytes) -> Path:
    (folder / "odd-1.5.dist-info" / name).write_bytes(content)
    return folder


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_disturbs_nobody(
    name: str, site: Path, tmp_path: Path, offered: Callable[[Path], None]
) -> None:
    """One sentence warns; our families and those of other packages go on, and nothing reaches the terminal raw."""
    sys.modules.pop("odd", None)
    offered(site)
    offered(BROKEN[name](tmp_path / "site"))
    listed = run("list")
    assert (listed.exit_code, "sudoku/killer" in listed.stdout, "pencil/nonogram" in listed.stdout) == (0, True, True)
    made, warned = tmp_path / "made", [listed.stderr]
    for command in (("make", "template/blank", "--n", "2", "--out", made), ("verify", made, "--workers", "1")):
        forget()
        result = run(*command)
        assert result.exit_code == 0, result.output
        warned.append("".join(line for line in result.stderr.splitlines(True) if line.startswith("Warning: ")))
    assert warned[0].startswith("Warning: ")
    assert {text.count("\n") for text in warned} <= {0, 1}
    assert "\x1b" not in "".join(warned)


def test_what_a_package_says_of_its_families_reaches_no_terminal_raw(
    tmp_path: Path, offered: Callable[[Path], None]
) -> None:
    sys.modules.pop("odd", None)
    offered(distribution(tmp_path, "odd", ROW.replace("summary=''", r"summary='a\x1b[31mb\nc'"), acme="odd:ROW"))
    assert r"a\x1b[31mb\nc (from odd)" in run("list").stdout


def test_a_broken_package_is_imported_by_nobody_who_does_not_ask_for_it(
    tmp_path: Path, offered: Callable[[Path], None]
) -> None:
    offered(distribution(tmp_path, "odd", "raise RuntimeError('never')", acme="odd:ROW"))
    assert run("list", "sudoku").exit_code == 0
    assert "acme" in catalog.categories()
    assert "never" in run("list").output


def test_a_family_is_begun_in_a_checkout(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "puzzlegen", tmp_path / "puzzlegen", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "conformance").mkdir(parents=True)
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}

    def there(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    for name in ("matrices/bongard", "begun/fresh", "begun/again"):  # in a category that is there, and in new ones
        assert f"puzzlegen/catalog/{name.partition('/')[0]}.py" in there("-m", "puzzlegen", "new", name)
    program = (
        "from puzzlegen import catalog\nnames = [row.name for row in catalog.ROWS]\nassert names == sorted(names)\n"
        "for name in ('matrices/bongard', 'begun/fresh', 'begun/again'):\n    print(catalog.load(name).row.name)\n"
    )
    assert there("-c", program).split() == ["matrices/bongard", "begun/fresh", "begun/again"]
    style = ("--isolated", "--line-length", "120", tmp_path / "puzzlegen" / "catalog")
    for command in (("format", "--check"), ("check", "--select", "E,F,I")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *style], check=True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("sudoku/killer",), "sudoku/killer already exists"),
        (("sudoku/mine", "--package"), "The category sudoku already exists"),
        (("Nonogram",), "is not the name of a family"),
        (("pencil/class",), "Python keyword"),
        (("pencil/json", "--package"), "Python has a module called json"),
        (("pencil/nonogram", "--out", "there"), "it goes with --package"),
    ],
)
def test_a_family_that_cannot_be_begun_is_told_why(
    arguments: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("new", *arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert not list(tmp_path.iterdir())
