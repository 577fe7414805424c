"""Opens gallery, report of scores, magazine and site in a real browser, uses them, and looks for barriers with axe.

``make test-all`` runs it in an environment with the packages playwright and axe-playwright-python; the browser is the
Chromium of the system. With ``--screenshots FOLDER`` it keeps pictures of the pages, for a desk and for a phone.
"""

import argparse
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
SERIOUS = ("serious", "critical")
SIDES = "(({left, right}) => [left, innerWidth - right])(document.querySelector('dialog').getBoundingClientRect())"
SPILT = """[...document.querySelectorAll("#items button")].flatMap((card) => [...card.children].filter((one) => {
  const inner = document.createRange();
  inner.selectNodeContents(one);
  return inner.getBoundingClientRect().right > card.getBoundingClientRect().right;
}).map((one) => one.textContent))"""
"""What of the cards' content runs out of them."""
SHEET: Any = {"width": 1032, "height": 703}
"""A4 across, within its margins."""
CUT = """[...document.querySelectorAll(".wide")].filter((one) => one.scrollWidth > innerWidth)
  .map((one) => one.getAttribute("aria-label"))"""
PATIENCE = 600_000  # milliseconds: only a page that hangs is given up


def started(playwright: Playwright) -> Browser:
    """The Chromium of the system."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        sys.exit("There is no chromium: install it with the system's packages.")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"], timeout=PATIENCE)


@contextmanager
def opened(path: Path, size: dict[str, int], scheme: str) -> Iterator[Page]:
    """The page in a browser window of this size; errors of its script are failures."""
    with sync_playwright() as playwright:
        browser = started(playwright)
        page: Any = browser.new_page(viewport=size, color_scheme=scheme)
        page.set_default_timeout(PATIENCE)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path.resolve().as_uri())
        yield page
        assert not errors, errors
        browser.close()


def barriers(page: Page, where: str) -> list[str]:
    """What axe finds that is serious or worse."""
    found = Axe().run(page).response["violations"]
    return [f"{where}: {one['id']}: {one['help']}" for one in found if one["impact"] in SERIOUS]


def use_gallery(page: Page) -> None:
    """Filter, open, reveal, go on, close: by mouse and by keyboard."""
    total = int(page.inner_text("#count").split()[0])
    assert total > 0
    page.select_option("#form", "bounding boxes")
    some = int(page.inner_text("#count").split()[0])
    assert 0 < some < total
    page.click("#items button >> nth=0")
    assert page.is_visible("dialog")
    assert page.is_hidden("#answer")
    page.click("#reveal")
    assert page.is_visible("#answer")
    assert page.locator(".picture :is(rect, .solution)").count() > 0
    page.keyboard.press("k")
    assert page.is_hidden("#answer")
    first = page.inner_text("#facts dd >> nth=0")
    page.keyboard.press("ArrowRight")
    assert page.inner_text("#facts dd >> nth=0") != first
    page.keyboard.press("ArrowLeft")
    assert page.inner_text("#facts dd >> nth=0") == first
    page.emulate_media(media="print")
    assert page.is_visible("dialog")
    assert page.is_hidden("main")
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    assert page.is_hidden("dialog")
    page.select_option("#form", "")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("#items li").count() == total
    assert int(page.inner_text("#count").split()[0]) == total
    page.focus("#items button >> nth=0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.is_visible("dialog")
    assert page.is_disabled("#previous") is False
    broken = page.evaluate("[...document.images].filter((one) => one.complete && !one.naturalWidth).length")
    assert broken == 0
    page.wait_for_timeout(100)
    sides = page.evaluate(SIDES)
    assert abs(sides[0] - sides[1]) <= 1, f"the dialog is off-centre: {sides}"
    spilt = page.evaluate(SPILT)
    assert not spilt, f"these run out of their cards: {spilt}"
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the window"


def use_report(page: Page, size: Any) -> None:
    """Choose a model, sort by keyboard, open everything: nothing may run off the screen, nor off a printed sheet."""
    models = page.locator("#model option").count()
    assert models > 1
    before = page.inner_text("#ranking tbody tr >> nth=0")
    page.focus("#ranking thead button:visible >> nth=1")
    page.keyboard.press("Enter")
    assert page.locator("#ranking th[aria-sort]").count() == 1
    page.focus("#ranking thead button:visible >> nth=0")
    page.keyboard.press("Enter")
    assert page.inner_text("#ranking tbody tr >> nth=0") == before
    page.select_option("#model", "1")
    assert page.locator("#ranking tr.on").count() == 1
    assert page.locator("#ranking tr.on").get_attribute("data-m") == "1"
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = false; })")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0
    page.emulate_media(media="print")
    page.set_viewport_size(SHEET)
    cut = page.evaluate(CUT)
    assert not cut, f"printing cuts these: {cut}"
    page.emulate_media(media="screen")
    page.set_viewport_size(size)
    page.locator("#families td >> nth=1").click()
    assert "%" in page.inner_text("#readout")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the window"


def use_magazine(page: Page) -> None:
    """All pictures are there, nothing is wider than the window, and each page of it prints as one sheet."""
    broken = page.evaluate("[...document.images].filter((one) => !one.naturalWidth).length")
    assert broken == 0
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the window"
    sheets = page.locator(".page").count()
    printed = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
    assert printed == sheets, f"{sheets} pages take {printed} sheets"
    page.emulate_media(media="print")
    over = page.evaluate(
        "[...document.querySelectorAll('.page')].filter((one) => one.scrollHeight > one.clientHeight).length"
    )
    assert not over, f"{over} pages run over their sheets"
    page.emulate_media(media="screen")


def use_site(page: Page) -> None:
    """With all details open no picture is missing, and nothing is wider than the window."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.evaluate("document.querySelectorAll('img').forEach((one) => { one.loading = 'eager'; })")
    page.wait_for_load_state("networkidle")
    broken = page.evaluate("[...document.images].filter((one) => one.complete && !one.naturalWidth).length")
    assert broken == 0
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the window"


def main() -> None:
    """Exit with 1 if axe finds a barrier."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gallery", type=Path)
    parser.add_argument("report", type=Path)
    parser.add_argument("magazine", type=Path)
    parser.add_argument("site", type=Path)
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    found: list[str] = []
    for size, device in ((DESK, "desk"), (PHONE, "phone")):
        for scheme in ("light", "dark"):
            for path, name in (
                (options.gallery, "gallery"),
                (options.report, "report"),
                (options.magazine, "magazine"),
                (options.site / "index.html", "site"),
                (options.site / "numbers.html", "site-numbers"),
                (next(options.site.glob("items/*/*.html")), "site-items"),
            ):
                where = f"{name}-{device}-{scheme}"
                with opened(path, size, scheme) as page:
                    found += barriers(page, where)
                    if options.screenshots:
                        options.screenshots.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=options.screenshots / f"{where}.png")
                    if name == "report":
                        use_report(page, size)
                        found += barriers(page, f"{where}-open")
                    elif name == "magazine":
                        use_magazine(page)
                    elif name.startswith("site"):
                        use_site(page)
                        found += barriers(page, f"{where}-open")
                    else:
                        use_gallery(page)
                        page.click("#reveal")
                        found += barriers(page, f"{where}-item")
                        if options.screenshots:
                            page.screenshot(path=options.screenshots / f"{where}-item.png")
    print("\n".join(found) or "No serious barriers.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
