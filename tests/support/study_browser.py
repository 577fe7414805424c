"""Solves a sitting of a study in a real browser, at desk and at phone width, by mouse, touch and keyboard.

``make test-all`` runs it as `tests.support.browser`; it finds barriers with axe, and draws boxes at several zooms,
which have to arrive in pixels of the file. With ``--screenshots FOLDER`` it keeps pictures of the pages.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import DESK, PATIENCE, PHONE, barriers, started

FINE: dict[str, Any] = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True}
SITTING = 30
PAUSE = 50  # milliseconds
BOX = (21, 34, 143, 120)
ZOOMS = (0.5, 1, 2)
FORMS = {"choice", "number", "text", "cells", "boxes"}
WIPE = "pictures[0].boxes = []; pictures[0].drawing.draw(); at('pictures').scrollTo(0, 0)"
FRAME = """(({left, top, width}) => [left, top, width / pictures[0].image.naturalWidth])(
  pictures[0].image.getBoundingClientRect())"""
"""Where the picture begins on the screen, and how many of its pixels lie in one of the file."""


def until(page: Page, condition: str) -> None:
    """Wait; the page forbids the evaluation of texts that Playwright's own waiting needs."""
    for _ in range(PATIENCE // PAUSE):
        if page.evaluate(f"() => Boolean({condition})"):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"never: {condition}")


def phase(page: Page) -> str:
    """What is shown: trial, break, done or trouble, once it is complete."""
    shown = "['trial', 'break', 'done', 'trouble'].find((id) => !at(id).hidden)"
    until(page, f"{shown} && !(at('trial').hidden === false && !clock && at('feedback').hidden)")
    return str(page.evaluate(shown))


class Visit:
    """Somebody who looks for barriers while he plays."""

    def __init__(self, page: Page, name: str, screenshots: Path | None) -> None:
        self.page, self.name, self.screenshots = page, name, screenshots
        self.forms: set[str] = set()
        self.found: list[str] = []

    def look(self, where: str) -> None:
        """Look for barriers, and keep a picture."""
        self.found += barriers(self.page, f"{self.name} {where}")
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{self.name} {where}: the page is wider than the window"
        if self.screenshots is not None:
            self.page.screenshot(path=self.screenshots / f"{self.name}-{where}.png")

    def draw(self) -> None:
        """Draw a box at each zoom, and compare it with what would be sent; then move and remove boxes by keyboard."""
        page = self.page
        for zoom in ZOOMS:
            page.evaluate(f"enlarge({zoom}); {WIPE}")
            self.drag(BOX[:2], BOX[2:])
            said = json.loads(page.evaluate("answered()"))
            assert all(abs(one - other) <= 1 for one, other in zip(said, BOX, strict=True)), (zoom, said, BOX)
        self.neighbours()
        page.click("#add-box")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowDown")
        before = page.evaluate("pictures[0].boxes.length")
        page.keyboard.press("Delete")
        assert page.evaluate("pictures[0].boxes.length") == before - 1
        if not page.evaluate("answered()"):
            page.click("#add-box")

    def neighbours(self) -> None:
        """A box that begins beside the corner of another one is a new one; of a box that was clicked, corners move."""
        page, (left, top, right, bottom) = self.page, BOX
        many = page.evaluate("pictures[0].drawing.many")
        page.evaluate(f"enlarge(1); {WIPE}; pictures[0].drawing.many = true")
        self.drag(BOX[:2], BOX[2:])
        self.drag((right + 4, top + 2), (right + 60, bottom))
        assert page.evaluate("pictures[0].boxes.length") == 2
        self.drag((left + 40, top + 40), (left + 40, top + 40))
        self.drag((left, top), (left + 20, top + 20))
        assert page.evaluate("pictures[0].boxes[0]") == [left + 20, top + 20, right, bottom]
        page.evaluate(f"{WIPE}; pictures[0].drawing.many = {str(many).lower()}")

    def drag(self, begin: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag the mouse from here to there, in pixels of the file."""
        self.page.evaluate("scrollTo(0, 0)")
        frame = self.page.evaluate(FRAME)
        self.page.mouse.move(frame[0] + begin[0] * frame[2], frame[1] + begin[1] * frame[2])
        self.page.mouse.down()
        self.page.mouse.move(frame[0] + end[0] * frame[2], frame[1] + end[1] * frame[2], steps=4)
        self.page.mouse.up()

    def answer(self) -> None:
        """Answer what is shown, by the form of its answer; an empty answer is not taken."""
        page = self.page
        form = page.evaluate("trial.form")
        new = form not in self.forms
        self.forms.add(form)
        if new:
            page.click("#answer button[type=submit]")
            assert page.inner_text("#unready")
            self.look(form)
        match form:
            case "choice":
                page.keyboard.press("b") if new else page.click(".options button >> nth=0")
            case "number" | "text":
                page.fill("#typed", "3")
            case "cells":
                given = page.evaluate("trial.given.trim().length > 0")
                assert (page.locator(".cells input:read-only").count() > 0) == given
                free = page.locator(".cells input:not([readonly])")
                free.first.focus()
                page.keyboard.type("1" * free.count())
                said = zip(page.evaluate("trial.given"), page.evaluate("answered()"), strict=True)
                assert all(sign == (one.strip() or "1") for one, sign in said)
            case "boxes":
                self.draw() if new else page.click("#add-box")
        page.click("#answer button[type=submit]")

    def play(self, address: str) -> None:
        """From the first page to the last; in the middle the page is loaded again."""
        page = self.page
        page.goto(address)
        page.wait_for_selector("#join button")
        self.look("consent")
        page.click("#join button")
        answered = 0
        while (shown := phase(page)) != "done":
            assert shown != "trouble"
            if shown == "break":
                self.look("break")
                page.click("#begin")
                until(page, "at('break').hidden")
                continue
            before = page.evaluate("trial.position")
            if answered == 5:
                page.reload()
                assert phase(page) == "trial"
                assert page.evaluate("trial.position") == before
            if answered == 7:
                page.click("#give-up")
            elif answered == 8:
                page.click("#wrong")
                page.fill("#why", "Two answers are right.")
                page.click("#reason button[type=submit]")
            else:
                self.answer()
            answered += 1
            until(page, f"trial.position !== {before} || at('trial').hidden || !at('feedback').hidden")
            if page.is_visible("#feedback"):
                if answered == 1:
                    self.look("feedback")
                page.click("#feedback button")
                until(page, f"trial.position !== {before} || at('trial').hidden")
        self.look("done")


def visit(browser: Browser, device: dict[str, Any], scheme: Any, name: str, address: str, kept: Path | None) -> Visit:
    """A whole sitting; errors of the page's script are failures."""
    page = browser.new_context(**device, color_scheme=scheme).new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    made = Visit(page, name, kept)
    made.play(address)
    assert not errors, errors
    return made


def main() -> None:
    """Exit with 1 if axe finds a barrier, or a form of an answer was never shown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("snapshot", type=Path)
    parser.add_argument("puzzlegen", type=Path, help="The program.")
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [options.puzzlegen, "play", options.snapshot, "--items", f"{SITTING}", "--port=0"]
        command += ["--out", Path(folder) / "answers.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        urllib.request.urlopen(address).close()
        browser = started(playwright)
        visits = [
            visit(browser, {"viewport": DESK}, "light", "desk", address, options.screenshots),
            visit(browser, FINE, "dark", "phone", address, options.screenshots),
        ]
        browser.close()
        server.terminate()
        server.wait()
    found = [barrier for one in visits for barrier in one.found]
    found += [f"{one.name}: no {form}" for one in visits for form in FORMS - one.forms]
    print("\n".join(found) or "No serious barriers.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
