"""Draws ``docs/architecture.svg`` from the contract of imports in ``pyproject.toml``.

``make docs`` runs it. A row of boxes is a layer; what stands in it may import what stands below it, and nothing else.
"""

import tomllib
from html import escape
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
PICTURE = Path(__file__).with_suffix(".svg")
DOES: Final = {
    "__main__": "python -m puzzlegen",
    "cli": "commands",
    "api": "the same from Python",
    "conformance": "what every family must pass",
    "candidates": "items proposed by people",
    "exports": "other tools' formats",
    "standing": "scores over months",
    "study": "pages on which people solve",
    "evaluation": "asking models",
    "scoring": "reading and marking responses",
    "releases": "months, commitments, gates",
    "fairness": "what a cheat gets",
    "snapshots": "make, verify, replay, split",
    "specs": "requests in TOML",
    "catalog": "one row a family",
    "generators": "invent puzzles",
    "validators": "prove the one answer",
    "renderers": "word and draw them",
    "evidence": "what families are judged by",
    "formats": "the published form, typed",
    "materials": "photographs, games, places",
    "models": "that edit photographs",
    "drawing": "scenes to pixels",
    "facts": "about the world",
    "answers": "kinds, readers, matchers",
    "words": "all sentences, by language",
    "kernels": "inner loops, compiled",
    "running": "workers and caches",
    "core": "documents, streams, messages",
}
WIDTH, ROW, BOX, GAP = 960, 58, 42, 12


def layers() -> list[list[str]]:
    """The rooms of each layer, from the top."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (ours,) = (one for one in contracts if one["type"] == "layers" and one["containers"] == ["puzzlegen"])
    return [[name.strip() for name in layer.split("|")] for layer in ours["layers"]]


def picture() -> str:
    """The rooms as boxes, layer by layer."""
    rows = layers()
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {len(rows) * ROW + GAP}" '
        'font-family="sans-serif" text-anchor="middle">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for number, names in enumerate(rows):
        width = (WIDTH - GAP) / len(names) - GAP
        for place, name in enumerate(names):
            x, y = GAP + place * (width + GAP), GAP + number * ROW
            parts.append(
                f'<rect x="{x:.0f}" y="{y}" width="{width:.0f}" height="{BOX}" rx="6" fill="#eef3f8" stroke="#345"/>'
                f'<text x="{x + width / 2:.0f}" y="{y + 18}" font-size="15" font-weight="bold">{escape(name)}</text>'
                f'<text x="{x + width / 2:.0f}" y="{y + 34}" font-size="12" fill="#444">{escape(DOES[name])}</text>'
            )
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture())
