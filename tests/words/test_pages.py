"""The texts of the pages for people: each is there in every language, is shown by a page, and fits its blanks."""

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest

from puzzlegen.scoring.error_types import Scheme, Type
from puzzlegen.study import reviewing, server, web
from puzzlegen.words import blanks
from tests.words.test_files import PACKAGE, WORDS

ROOM = PACKAGE / "study"
PAGES = ROOM / "page"
LANGUAGES = sorted(path.name for path in WORDS.iterdir() if (path / "study").is_dir())
OF_PAGE = {"server": ("page.html", "script.js"), "reviewing": ("review.html", "review.js")}
SHOWN = re.compile(r'"([a-z][\w-]*)"|`([a-z-]+-)\$\{')


def shown(*names: str) -> set[str]:
    """The ids that these files may show; of those that are put together, how they begin."""
    found = SHOWN.findall(
        "".join(path.read_text("utf-8") for name in names for path in (PAGES / name, ROOM / name) if path.exists())
    )
    return {one for pair in found for one in pair if one}


def study(purpose: str, *, invited: bool) -> Any:
    return SimpleNamespace(purpose=purpose, store=SimpleNamespace(by_invitation=invited))


def desk(items: int, scheme: Scheme | None = None) -> Any:
    return SimpleNamespace(questions=range(items), scheme=scheme)


MODULES: dict[str, Any] = {"server": server, "reviewing": reviewing}
TEXTS = {
    "server": server._texts(study("study", invited=True)),
    "reviewing": reviewing._texts(desk(2)),
}


@pytest.mark.parametrize("name", OF_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_finds_all_that_it_says(name: str, language: str) -> None:
    there = web._said(MODULES[name].msg, TEXTS[name], language)
    sources = [(PAGES / file).read_text("utf-8") for file in ("shared.js", *OF_PAGE[name])]
    said = re.findall(r'say\("([\w-]+)"|data-text="([\w-]+)"|words\.(\w+)\.map', "".join(sources))
    assert not {one for found in said for one in found if one} - there.keys()
    assert not blanks(web.msg.file, language).keys() & blanks(MODULES[name].msg.file, language).keys()


@pytest.mark.parametrize("name", ["web", *OF_PAGE])
def test_every_text_is_shown(name: str) -> None:
    found = shown("shared.js", *OF_PAGE.get(name, sum(OF_PAGE.values(), ())), f"{name}.py", "language")
    texts = blanks({**MODULES, "web": web}[name].msg.file, "en")
    assert not [
        one for one in texts if one not in found and f"{one.partition('-')[0]}-" not in found and one != "language"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_are_those_that_the_scripts_fill_in(language: str) -> None:
    scripts = "".join(path.read_text("utf-8") for path in PAGES.glob("*.js"))
    known = {"about", "about-errors"}  # which the server fills in
    for module in (web, server, reviewing):
        for name, text in blanks(module.msg.file, language).items():
            for blank in re.findall(r"\{(\w+)\}", text):
                assert name in known or re.search(rf"\b{blank}\b", scripts), (name, blank)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_pages_say_what_there_is_to_do(language: str) -> None:
    approval = web._said(server.msg, server._texts(study("approval", invited=False)), language)
    invited = web._said(server.msg, TEXTS["server"], language)
    assert approval["about"] != invited["about"]
    assert (len(approval["kept"]), len(invited["kept"])) == (3, 4)
    scheme = Scheme("VisReason", (Type("a", "b"),))
    one, many, errors = (
        web._said(reviewing.msg, reviewing._texts(desk(*asked)), language)["about"]
        for asked in ((1,), (21,), (1, scheme))
    )
    assert "21" in many
    assert "{" not in f"{one}{many}{errors}"
    assert "VisReason" in errors


def test_languages_call_themselves() -> None:
    names = [blanks(web.msg.file, language)["language"] for language in LANGUAGES]
    assert len({*names}) == len(names)
    assert json.dumps(names, ensure_ascii=False).isascii() is False
