"""The documentation is a site that builds without a warning, and in which every link leads somewhere."""

import io
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from PIL import Image

from docs import commands, gallery
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.item import Choice
from puzzlegen.releases.publish import GateFailed

ROOT = Path(__file__).parents[2]


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.append(value)
            if value and name == "id":
                self.ids.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built beside the repository's own output."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "puzzlegen").symlink_to(ROOT / "puzzlegen")
    (folder / "docs" / "reference" / "commands.md").write_text(commands.page())
    command = [Path(sys.executable).with_name("zensical"), "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "output" / "site"


def dead_links(site: Path) -> list[str]:
    pages = {file.resolve(): _Page(file.read_text()) for file in site.rglob("*.html")}
    dead = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or file.name == "404.html":
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            there = target.exists() and (
                not parts.fragment or target not in pages or _has(pages[target], parts.fragment)
            )
            if not there:
                dead.append(f"{file.relative_to(site.resolve())}: {link}")
    return dead


def _has(page: _Page, fragment: str) -> bool:
    return fragment.startswith("__") or unquote(fragment) in page.ids  # those with __ are made by the theme's script


def test_every_link_leads_somewhere(site: Path) -> None:
    assert dead_links(site) == []


def test_a_dead_link_is_found(site: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(site, tmp_path / "site")
    page = copy / "trust" / "index.html"
    page.write_text(page.read_text() + '<a href="../nowhere/"></a><a href="../format/#nowhere"></a>')
    assert dead_links(copy) == ["trust/index.html: ../nowhere/", "trust/index.html: ../format/#nowhere"]


def test_the_reference_has_the_interface_and_every_command(site: Path) -> None:
    interface = _Page((site / "reference" / "python" / "index.html").read_text())
    assert {f"puzzlegen.api.puzzles.{name}" for name in ("make", "load", "score", "Dataset")} <= interface.ids
    text = (site / "reference" / "commands" / "index.html").read_text()
    assert all(f">puzzlegen {name}<" in text for name in ("make", "verify", "spec check", "weights fetch"))


def test_every_exit_code_of_the_monthly_job_is_on_the_site(site: Path) -> None:
    text = (site / "releases" / "index.html").read_text()
    _, _, rows = text.partition("exit code</th>")
    codes = [int(code) for code in re.findall(r"<tr>\s*<td>(\d+)</td>", rows.partition("</table>")[0])]
    assert codes == [0, CheckFailed.exit_code, WrongUsage.exit_code, GateFailed.exit_code]


def misshapen(text: str) -> list[str]:
    """Rows that a site would cut off, pad or not take for a table, by their lines."""
    found, width, above = [], 0, ""
    without_code = re.sub(r"^```.*?^```$", lambda block: "\n" * block[0].count("\n"), text, flags=re.M | re.S)
    for number, line in enumerate(without_code.split("\n"), 1):
        bare = re.sub(r"`[^`]*`", "code", line).replace("\\|", "").strip()
        cells = len(bare[1:-1].split("|")) if bare.startswith("|") and bare.endswith("|") else 0
        begins = cells and not above.startswith("|")
        width = cells if begins else width
        if cells != width if cells else bare.count("|") > 1:
            found.append(f"{number}: {line}")
        elif begins and above:
            found.append(f"{number - 1}: {above}")
        above = bare
    return found


PAGES = sorted(ROOT.joinpath("docs").rglob("*.md")) + [
    ROOT / f"{name}.md" for name in ("README", "README.zh", "CHANGELOG")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_table_has_its_rows_and_columns(page: Path) -> None:
    assert misshapen(page.read_text()) == []


@pytest.mark.parametrize(
    ("row", "good"),
    [
        ("| 2 | `a|b` |", True),
        ("| 2 | |", True),
        ("| 2 | wrong usage | | 3 | a failed check |", False),
        ("| 2 |", False),
        ("| 2 | wrong usage | Text behind it.", False),
    ],
)
def test_a_misshapen_table_is_found(row: str, good: bool) -> None:
    assert (misshapen(f"Codes:\n\n| code | meaning |\n|---|---|\n| 1 | failed |\n{row}\n") == []) is good
    assert misshapen(f"## Codes\n| code | meaning |\n|---|---|\n{row}\n")
    assert misshapen(f"## Codes | code | meaning |\n|---|---|\n| 1 | failed |\n{row}\n")


def test_every_page_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text()
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f": {page}\n" not in navigation] == []


@pytest.mark.parametrize("page", ["README.md", "README.zh.md", "docs/index.md"])
def test_the_first_item_is_what_the_generator_makes(page: str) -> None:
    made = gallery.first("zh" if page.endswith(".zh.md") else "en")
    text = (ROOT / page).read_text().replace("\n> ", " ")
    assert made.item.short in text
    assert isinstance(made.key.answer, Choice)
    assert f"**{made.key.answer.letter}**" in text or f"** {made.key.answer.letter}\n" in text
    with Image.open(gallery.FOLDER / gallery.FIRST) as drawn, Image.open(io.BytesIO(made.pictures[0].png)) as anew:
        assert drawn.convert("RGB").tobytes() == anew.convert("RGB").tobytes()


def test_the_proof_of_the_first_item_is_quoted_as_it_is() -> None:
    certificate = gallery.first("en").proof.certificate
    text = " ".join((ROOT / "README.md").read_text().replace("\n> ", " ").split())
    assert {reason.replace("_", " ") in text for reason in certificate.refuted.values()} == {True}
    assert f"{certificate.difficulty:g} {certificate.unit}" in text
    assert f"`{certificate.verdict}` by {certificate.method}" in text
