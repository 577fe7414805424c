"""Reviews a snapshot, and labels the errors of a model, in a real browser at desk and phone width, by keyboard.

``make test-all`` runs it beside `tests.support.study_browser`; it finds barriers with axe. With ``--screenshots
FOLDER`` it keeps pictures of the pages.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import DESK, PATIENCE, PHONE, barriers, started
from tests.support.study_browser import until

FINE: dict[str, Any] = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True}
SAMPLE = 12
REFUSED = "I cannot see a picture."


@contextmanager
def serving(puzzlegen: Path, *arguments: object) -> Iterator[str]:
    """The address of a review."""
    command = [str(part) for part in (puzzlegen, "review", *arguments, "--port=0")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    urllib.request.urlopen(address).close()
    yield address
    server.terminate()
    server.wait()


class Visit:
    """Somebody who looks for barriers while he judges."""

    def __init__(self, page: Page, name: str, screenshots: Path | None) -> None:
        self.page, self.name, self.screenshots = page, name, screenshots
        self.found: list[str] = []

    def look(self, where: str) -> None:
        """Look for barriers, and keep a picture."""
        self.found += barriers(self.page, f"{self.name} {where}")
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{self.name} {where}: the page is wider than the window"
        if self.screenshots is not None:
            self.page.screenshot(path=self.screenshots / f"review-{self.name}-{where}.png", full_page=True)

    def begin(self, address: str) -> None:
        """From the address to the first item."""
        self.page.goto(address)
        until(self.page, "!at('consent').hidden && at('join').textContent")
        self.look("welcome")
        self.page.click("#join")
        self.ready()

    def ready(self) -> None:
        """Wait for an item, or for the end."""
        until(self.page, "!at('done').hidden || (!at('trial').hidden && clock)")

    def judged(self, keys: str) -> None:
        """Strike keys, the last of which judges, and wait for what comes next."""
        before = self.page.evaluate("state.said.filter((said) => said !== null).length")
        for key in keys.split():
            self.page.keyboard.press(key)
        until(self.page, f"state.said.filter((said) => said !== null).length > {before}")
        self.ready()

    def reopened(self, number: int) -> None:
        """Open an item from the list."""
        self.page.click(f"#items li:nth-child({number + 1}) button")
        until(self.page, "!at('trial').hidden && clock")

    def answered(self) -> None:
        """Answer what is shown without its key, as its form wants it, by keyboard; then see the key."""
        page = self.page
        form = page.evaluate("item.form")
        if form == "choice":
            page.keyboard.press("b")
            page.keyboard.press("Enter")
        elif form == "number":
            page.keyboard.press("3")
            assert page.input_value("#typed") == "3"
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("k")
        until(page, "item.key && !at('key').hidden")

    def review(self, address: str) -> None:
        """Approve and flag, load the page again, change a judgement, and come to the end."""
        page = self.page
        self.begin(address)
        assert page.evaluate("item.key === undefined")
        page.keyboard.press("y")
        assert page.inner_text("#refused")
        self.look("blind")
        for number in range(SAMPLE):
            assert page.evaluate("item.key === undefined")
            if number == 2:
                page.click("[data-sign='1']")
                until(page, "!at('flag').hidden")
                page.keyboard.type("Too small.")
                self.look("flag")
                self.judged("Enter")
                continue
            if number == 4:
                position = page.evaluate("item.position")
                page.reload()
                self.ready()
                assert page.evaluate("item.position") == position
            self.answered()
            if number < 2:
                self.look("key" if number else "first-key")
            self.judged("y")
        until(page, "!at('done').hidden")
        self.look("list")
        flagged = page.evaluate("state.said.findIndex((said) => said === 'illegible')")
        self.reopened(flagged)
        assert "Too small." in page.evaluate("at('note').value")
        self.answered()
        page.keyboard.press("y")
        until(page, f"!at('done').hidden && state.said[{flagged}] === ''")

    def label(self, address: str) -> None:
        """Label everything with single keys, and come back once."""
        page = self.page
        self.begin(address)
        self.look("response")
        while page.is_visible("#trial"):
            self.judged("x" if page.evaluate("item.position") == 3 else "3")
        self.reopened(0)
        page.keyboard.press("1")
        until(page, "!at('done').hidden")
        self.look("labelled")


def visited(browser: Browser, device: dict[str, Any], scheme: Any, name: str, kept: Path | None) -> Visit:
    """A new visitor; errors of the page's script are failures."""
    page = browser.new_context(**device, color_scheme=scheme).new_page()
    page.set_default_timeout(PATIENCE)

    def fail(error: Any) -> None:
        visit.found.append(f"{name}: {error}")

    page.on("pageerror", fail)
    visit = Visit(page, name, kept)
    return visit


def main() -> None:
    """Exit with 1 if axe finds a barrier, or a script fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("snapshot", type=Path)
    parser.add_argument("puzzlegen", type=Path, help="The program.")
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    kept = options.screenshots
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        ids = [json.loads(line)["id"] for line in (options.snapshot / "items.jsonl").read_text().splitlines()]
        said = [json.dumps({"id": one, "response": REFUSED}) for one in ids[:5]]
        (folder / "model.jsonl").write_text("\n".join(said))
        browser = started(playwright)
        visits = [
            visited(browser, {"viewport": DESK}, "light", "desk", kept),
            visited(browser, FINE, "dark", "phone", kept),
        ]
        with serving(options.puzzlegen, options.snapshot, "--items", SAMPLE, "--out", folder / "review.sqlite") as at:
            for visit in visits:
                visit.review(at)
        labels = ("--errors", folder / "model.jsonl", "--scheme", "visualpuzzles", "--out", folder / "labels.sqlite")
        with serving(options.puzzlegen, options.snapshot, *labels) as at:
            for visit in visits:
                visit.label(at)
        browser.close()
    found = [barrier for one in visits for barrier in one.found]
    print("\n".join(found) or "No serious barriers.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
