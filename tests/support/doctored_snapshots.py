"""Ways to doctor a snapshot, and what `verify` has to say about each."""

import io
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from PIL import Image

from puzzlegen import catalog
from puzzlegen.core import foreign
from puzzlegen.core.family import Level
from puzzlegen.core.foreign import Png
from puzzlegen.core.item import Presentation
from puzzlegen.drawing.png import encode, scanlines
from puzzlegen.formats.blank import Missing, Tiles
from puzzlegen.snapshots import manifest, presenting
from puzzlegen.validators import blank
from puzzlegen.words import say
from tests.drawing.test_png import END, of_chunks, stamp
from tests.support.snapshot_doctor import ELSEWHERE, Doctored

N = 26  # items of the snapshot


def question(snapshot: Doctored) -> None:
    item, _, _ = snapshot.of("blank")
    item["question"] = f"Look closely. {item['question']}"


def parts(snapshot: Doctored) -> None:
    item, _, _ = snapshot.of("blank")
    item["rules"], item["ask"] = "", f"{item['rules']} {item['ask']}"


def short(snapshot: Doctored) -> None:
    snapshot.of("raven")[0]["short"] = "Which one?"


def option(snapshot: Doctored) -> None:
    item, key, _ = next(row for row in snapshot.rows if row[0]["options"] and row[0]["options"][0].get("text"))
    wrong = next(one for one in item["options"] if one["letter"] != key["answer"]["letter"])
    wrong["text"] = "99"


def explanation(snapshot: Doctored) -> None:
    snapshot.of("blank")[1]["explanation"] = "Because."


def widened(snapshot: Doctored) -> None:
    snapshot.of("blank")[1]["accepted"] = [str(number) for number in range(100)]


def kind(snapshot: Doctored) -> None:
    snapshot.of("blank")[1]["kind"] = "symbol"


def exchanged(snapshot: Doctored) -> None:
    one, other, *_ = (item for item, _, _ in snapshot.rows if item["family"] == "raven")
    one["images"], other["images"] = other["images"], one["images"]


def emptied(snapshot: Doctored) -> None:
    item, _, _ = snapshot.of("blank")
    snapshot.pngs[item["images"][0]] = encode(scanlines(np.full((40, 40), 0xFFFFFF, np.uint32)))


def permuted(snapshot: Doctored) -> None:
    """Other tiles than the picture shows, of which the same one is missing."""
    _, _, proof = snapshot.of("blank")
    tiles = proof["statement"]["tiles"]
    tiles[0], tiles[1] = tiles[1], tiles[0]
    proof["certificate"] = msgspec.to_builtins(blank.certify(Tiles(tuple(tiles)), Missing()))


def easier(snapshot: Doctored) -> None:
    """Easy items are called medium, which accepts them."""
    for item, _, _ in snapshot.rows:
        item["level"] = "medium"
    for share in snapshot.request["shares"]:
        share["band"] = [0.0, 1000.0]
        share["bands"] = {}


def language(snapshot: Doctored) -> None:
    item, _, _ = next(row for row in snapshot.rows if row[0]["language"] == "zh")
    item["language"] = "en"


def form(snapshot: Doctored) -> None:
    item, key, _ = snapshot.of("blank")
    item["answer_form"] = key["answer"]["form"] = "open_ended"


def boxed(snapshot: Doctored) -> None:
    snapshot.of("raven")[2]["presentation"]["boxed"] = True


def told(snapshot: Doctored) -> None:
    item, _, proof = snapshot.of("raven")
    proof["presentation"]["short"] = True
    item["question"] = f"{item['short']} {item['instruction']}"


def labels(snapshot: Doctored) -> None:
    item, _, _ = snapshot.of("raven")
    item["taxonomy"] = {**item["taxonomy"], "visualpuzzles_category": "spatial"}


def style(snapshot: Doctored) -> None:
    _, _, proof = snapshot.of("blank")
    style = proof["presentation"]["style"]
    style["zoom"] = 0.0 if style["zoom"] else 1.0


def nameless(snapshot: Doctored) -> None:
    del snapshot.of("blank")[2]["presentation"]


def twice(snapshot: Doctored) -> None:
    snapshot.rows[1] = snapshot.rows[0]


def outside(snapshot: Doctored) -> None:
    item, _, _ = snapshot.of("blank")
    snapshot.pngs[ELSEWHERE] = snapshot.pngs[item["images"][0]]
    item["images"] = [ELSEWHERE]


def older(snapshot: Doctored) -> None:
    for item, _, _ in snapshot.rows:
        item["family_version"] = 1
    for share in snapshot.request["shares"]:
        share["version"] = 1


def box(snapshot: Doctored) -> None:
    _, key, proof = snapshot.of("board_squares", "largest")
    (known,) = key["answer"]["boxes"]
    moved = [known[0] + 1, *known[1:]]
    element = next(name for name, where in proof["layout"].items() if where == known)
    proof["layout"][element], key["answer"]["boxes"] = moved, [moved]


def judged(snapshot: Doctored) -> None:
    snapshot.of("raven")[2]["certificate"]["difficulty"] += 1


def efforts(snapshot: Doctored) -> None:
    certificate = snapshot.of("raven")[2]["certificate"]
    certificate["refuted"] = dict(reversed(certificate["refuted"].items()))


def laws(snapshot: Doctored) -> None:
    """Whoever compares numbers in Python takes a truth value for one."""
    law = next(law for _, _, proof in snapshot.rows for law in proof["why"].get("laws", ()) if law["part"] in (0, 1))
    law["part"] = bool(law["part"])


def varied(**ways: int) -> Callable[[Doctored], None]:
    """Call it a variation of another snapshot."""

    def change(snapshot: Doctored) -> None:
        snapshot.request["variation"] = {"origin": "0" * 64, **ways}
        for number, (item, _, _) in enumerate(snapshot.rows):
            item["variant_of"] = f"{number:020}"

    return change


def kinds(snapshot: Doctored) -> list[str]:
    return [f"{one['family']}@{one['level']}" for one in snapshot.request["shares"]]


def listed(snapshot: Doctored) -> None:
    snapshot.more["answers.txt"] = b"Z"


def listed_picture(snapshot: Doctored) -> None:
    snapshot.more[f"images/{'1' * 20}.png"] = next(iter(snapshot.pngs.values()))


def listed_table(snapshot: Doctored) -> None:
    snapshot.content["tables"]["answers.jsonl"] = ""
    snapshot.more["answers.jsonl"] = b"Z"


def attempts(number: int) -> Callable[[Doctored], None]:
    def change(snapshot: Doctored) -> None:
        snapshot.of("blank")[2]["attempts"] = number

    return change


def variant(words: str) -> Callable[[Doctored], None]:
    def change(snapshot: Doctored) -> None:
        snapshot.of("blank")[0]["variant_of"] = words

    return change


def requested(**changes: Any) -> Callable[[Doctored], None]:
    return lambda snapshot: snapshot.request.update(changes)


def contained(**changes: Any) -> Callable[[Doctored], None]:
    return lambda snapshot: snapshot.content.update(changes)


def made_with(name: str, version: str) -> Callable[[Doctored], None]:
    return lambda snapshot: snapshot.whole["toolchain"].update({name: version})


def made_without(snapshot: Doctored) -> None:
    del snapshot.whole["toolchain"]["cairo"]


def sharing(family: str = "template/blank", **changes: Any) -> Callable[[Doctored], None]:
    return lambda snapshot: snapshot.share(family).update(changes)


def shared_too(**changes: Any) -> Callable[[Doctored], None]:
    """Ask for one more family, of which there is no item."""

    def change(snapshot: Doctored) -> None:
        family = catalog.load("boards/queens")
        more = manifest.Share(family.row.name, family.row.version, Level.HARD, 1, family.levels[Level.HARD].band)
        snapshot.request["shares"].append({**msgspec.to_builtins(more), **changes})

    return change


def shared_twice(snapshot: Doctored) -> None:
    snapshot.request["shares"].append(snapshot.request["shares"][0])


def rejecting(*reasons: tuple[str, int], kind: int = 0) -> Callable[[Doctored], None]:
    def change(snapshot: Doctored) -> None:
        table = snapshot.content["rejected"].setdefault(kinds(snapshot)[kind], {})
        table.update(reasons)
        snapshot.content["rejected"] = {
            name: dict(sorted(reasons.items())) for name, reasons in sorted(snapshot.content["rejected"].items())
        }

    return change


def rejecting_elsewhere(snapshot: Doctored) -> None:
    snapshot.content["rejected"]["boards/queens@easy"] = {"the answer to the first one is B": 1}


def refilled(place: int, index: int) -> Callable[[Doctored], None]:
    return contained(refills=[{"place": place, "index": index}])


def exhausted(snapshot: Doctored) -> None:
    snapshot.content["exhausted"] = {kinds(snapshot)[0]: 2}


def pooled(**changes: Any) -> Callable[[Doctored], None]:
    def change(snapshot: Doctored) -> None:
        next(iter(snapshot.content["pools"].values())).update(changes)

    return change


def poolless(snapshot: Doctored) -> None:
    del snapshot.content["pools"]


def one_pool_less(snapshot: Doctored) -> None:
    snapshot.content["pools"].popitem()


def pools_reversed(snapshot: Doctored) -> None:
    snapshot.content["pools"] = dict(reversed(snapshot.content["pools"].items()))


def fewer(snapshot: Doctored) -> None:
    """Only the items of one family are left."""
    snapshot.rows = [row for row in snapshot.rows if row[0]["family"] == "blank"]
    snapshot.request["n"] = len(snapshot.rows)


def one_less(snapshot: Doctored) -> None:
    snapshot.rows.pop()


def by_key(snapshot: Doctored) -> None:
    snapshot.rows.sort(key=lambda row: msgspec.json.encode(row[1]["answer"]))
    snapshot.by_id = False


def pictures_by_key(snapshot: Doctored) -> None:
    def sort(folder: Path) -> None:
        there = msgspec.json.decode((folder / manifest.NAME).read_bytes())
        there["content"]["pixels"] = dict(reversed(there["content"]["pixels"].items()))
        (folder / manifest.NAME).write_bytes(msgspec.json.format(msgspec.json.encode(there), indent=2) + b"\n")

    snapshot.last = sort


def files_by_key(snapshot: Doctored) -> None:
    def sort(folder: Path) -> None:
        there = msgspec.json.decode((folder / manifest.NAME).read_bytes())
        there["files"] = dict(reversed(there["files"].items()))
        (folder / manifest.NAME).write_bytes(msgspec.json.format(msgspec.json.encode(there), indent=2) + b"\n")

    snapshot.last = sort


def levels_exchanged(snapshot: Doctored) -> None:
    """An easy item is called medium, and a medium one easy, of a family whose levels accept different difficulties."""
    easy, medium = (
        next(item for item, _, _ in snapshot.rows if (item["family"], item["level"]) == ("raven", level))
        for level in ("easy", "medium")
    )
    easy["level"], medium["level"] = "medium", "easy"


def one_level_up(snapshot: Doctored) -> None:
    item = next(item for item, _, _ in snapshot.rows if (item["family"], item["level"]) == ("blank", "easy"))
    item["level"] = "medium"


def translated(snapshot: Doctored) -> None:
    """A Chinese item is worded in English, as it might have been."""
    item, key, proof = next(row for row in snapshot.rows if row[0]["language"] == "zh" and row[0]["family"] == "blank")
    family, answer = catalog.load("template/blank"), proof["certificate"]["answers"][0]
    puzzle = family.format.puzzle(proof["statement"], proof["query"], proof["why"], answer)
    presentation = msgspec.convert(proof["presentation"], Presentation)
    worded = presenting.word(family.renderer, puzzle.statement, puzzle.query, presentation)
    item.update(msgspec.to_builtins(worded.say("en")), language="en")
    key["explanation"] = say(family.renderer.explain(puzzle.statement, puzzle.query, answer, puzzle.why), "en")


def spelled(name: str, change: Callable[[bytes], bytes]) -> Callable[[Doctored], None]:
    """Spell a table otherwise, so that it says the same to most readers."""

    def edit(folder: Path) -> None:
        data = (folder / name).read_bytes()
        assert change(data) != data
        (folder / name).write_bytes(change(data))

    def doctor(snapshot: Doctored) -> None:
        if name == manifest.NAME:
            snapshot.last = edit
        else:
            snapshot.edits.append(edit)

    return doctor


def answered_twice(data: bytes) -> bytes:
    return data.replace(b'"answer":', b'"answer":{"form":"choice","letter":"Z"},"answer":', 1)


def reordered(data: bytes) -> bytes:
    first, rest = data.split(b"\n", 1)
    return msgspec.json.encode(dict(sorted(msgspec.json.decode(first).items(), reverse=True))) + b"\n" + rest


def pictured(change: Callable[[Png], list[tuple[bytes, bytes]]], after: bytes = b"") -> Callable[[Doctored], None]:
    """Put the picture of an item together in another way, with the same compressed pixels."""

    def doctor(snapshot: Doctored) -> None:
        (path,) = snapshot.of("blank")[0]["images"]
        parts = foreign.png(snapshot.pngs[path])
        snapshot.pngs[path] = of_chunks((b"IHDR", parts.header), *change(parts)) + after

    return doctor


def data(parts: Png) -> tuple[bytes, bytes]:
    return b"IDAT", parts.scanlines


def framed(parts: Png) -> list[tuple[bytes, bytes]]:
    """An animation that shows another picture after the first."""
    control = struct.pack(">IIIIIHHBB", 0, *parts.size, 0, 0, 1, 100, 0, 0)
    return [(b"acTL", struct.pack(">II", 1, 0)), (b"fcTL", control), data(parts), END]


def filtered(snapshot: Doctored) -> None:
    """The same pixels, in scanlines as other programs write them."""
    (path,) = snapshot.of("blank")[0]["images"]
    copy = io.BytesIO()
    with Image.open(io.BytesIO(snapshot.pngs[path])) as picture:
        picture.save(copy, "PNG", optimize=True)
    snapshot.pngs[path] = copy.getvalue()


def beside(name: str, *, folder: bool = False) -> Callable[[Doctored], None]:
    def put(home: Path) -> None:
        if folder:
            (home / name).mkdir(parents=True)
        else:
            (home / name).write_text("The first answer is B.")

    def doctor(snapshot: Doctored) -> None:
        snapshot.last = put

    return doctor


def linked(snapshot: Doctored) -> None:
    def link(home: Path) -> None:
        (home / "keys.jsonl").rename(home.parent / "keys.jsonl")
        (home / "keys.jsonl").symlink_to(home.parent / "keys.jsonl")

    snapshot.last = link


def linked_manifest(snapshot: Doctored) -> None:
    def link(home: Path) -> None:
        (home / manifest.NAME).rename(home.parent / manifest.NAME)
        (home / manifest.NAME).symlink_to(home.parent / manifest.NAME)

    snapshot.last = link


def between_sizes(snapshot: Doctored) -> None:
    """A size that rounds to the same pixels."""
    style = snapshot.of("blank")[2]["presentation"]["style"]
    style["zoom"] = 0.001 if style["zoom"] == 0 else style["zoom"] - 0.001


def padded(parts: Png) -> list[tuple[bytes, bytes]]:
    """Thousands of empty blocks before the pixels."""
    body, check = parts.scanlines[2:-4], parts.scanlines[-4:]
    return [(b"IDAT", b"\x78\x01" + b"\0\0\0\xff\xff" * 999_999 + body + check), END]


IMAGE = ", one IDAT, the canary of a release and IEND"


WRITTEN = "is not written as puzzlegen writes it"


DOCTORINGS: dict[str, tuple[Callable[[Doctored], None], str]] = {
    "question": (question, "its question is not what follows"),
    "parts of the question": (parts, "its rules is not what follows"),
    "short question": (short, "its short is not what follows"),
    "text of an option": (option, "its options is not what follows"),
    "explanation": (explanation, "its explanation is not what follows"),
    "accepted spellings": (widened, "its accepted is not what follows"),
    "kind of the answer": (kind, "its kind is not what follows"),
    "pictures exchanged": (exchanged, "the picture is not what follows"),
    "empty picture": (emptied, "the picture is not what follows"),
    "statement permuted": (permuted, "the picture is not what follows"),
    "bands widened": (easier, "has other difficulties for"),
    "depth bounded": (sharing(depth=[0.0, 9.0]), "has other difficulties for"),
    "a depth bounded": (sharing(depths={"missing": [0.0, 9.0]}), "has other difficulties for"),
    "language": (language, "its question is not what follows"),
    "form of the answer": (form, "its answer_form is not what follows"),
    "boxed": (boxed, "the key differs from the proven answer"),
    "rules left out": (told, "it is not shown as requested"),
    "taxonomy": (labels, "its taxonomy is not what follows"),
    "size": (style, "it is not in the style that was requested"),
    "no presentation": (nameless, "missing required field `presentation`"),
    "an item twice": (twice, "is there twice"),
    "picture of another name": (outside, "pictures that are not named by its id"),
    "older version": (older, "holds version 1 of"),
    "box of the key": (box, "its layout is not what follows"),
    "difficulty": (judged, "the certificate is not what the validator finds"),
    "certificate in another order": (efforts, "the certificate is not what the validator finds"),
    "truth for a number": (laws, "got `bool`"),
    "seed of a variation": (varied(style=10**60), "Expected `int`"),
    "another file": (listed, "answers.txt: is no file of a snapshot"),
    "another picture": (listed_picture, "is not both a picture of an item and in the manifest"),
    "another table": (listed_table, "has other tables than"),
    "attempts below zero": (attempts(-7), "cannot be read"),
    "no attempt": (attempts(0), "cannot be read"),
    "more attempts": (attempts(40), "and its items say otherwise"),
    "variant of words": (variant("answer: B"), "Expected an id, or nothing"),
    "variant of an item": (variant("0" * 20), "its variant_of is not what the request says"),
    "target with what nobody sees": (requested(target="blank\u200b"), "says what cannot be shown"),
    "target with a space": (requested(target="blank "), "says what cannot be shown"),
    "seed in words": (requested(seed="the first answer is B"), "Expected"),
    "languages": (requested(languages=["en"]), "in zh, and there are"),
    "one more language": (requested(languages=["en", "zh", "en"]), "plans"),
    "form asked for": (requested(form="choice"), "is not what was requested"),
    "wording asked for": (requested(wording="short"), "it is not shown as requested"),
    "FEN asked for": (requested(with_fen=True), "in FEN, which has none"),
    "variation": (requested(variation={"origin": "0" * 64}), "its variant_of is not what the request says"),
    "engine": (
        requested(engine={"name": "the first answer is B", "sha256": "0" * 64, "nodes": 1, "options": {}}),
        "names a material that its families do not take: engine",
    ),
    "source": (
        requested(source={"format": "pgn", "sha256": "0" * 64, "licence": "CC0-1.0", "origin": "B"}),
        "names a material that its families do not take: source",
    ),
    "more items promised": (requested(n=N + 1), f"promises {N + 1} items"),
    "a family more": (shared_too(), "plans"),
    "a family without items": (shared_too(weight=0), "asks for no items of boards/queens"),
    "a family that does not exist": (shared_too(family="boards/answer_is_b"), "which does not exist"),
    "a family of another package": (sharing(distribution="the-answer-is-B"), "package the-answer-is-B"),
    "a share twice": (shared_twice, "asks twice for"),
    "weight": (sharing(weight=9), "plans"),
    "options of a share": (sharing("matrices/raven", options=7), "asks for what there is not"),
    "form of a share": (sharing(form="choice"), "is not what was requested"),
    "settings": (sharing(settings={"spare": 1}), "has other difficulties for"),
    "schema": (contained(schema=1), "has schema 1, and this puzzlegen reads schema 2 only"),
    "judged": (contained(judged=1), "says that 1 items are judged"),
    "none judged": (contained(judged=0), "does not count the items that are not proven"),
    "approved": (contained(unproven={"approved": 1}), "says that 1 items are approved"),
    "none unproven": (contained(unproven={}), "does not count the items that are not proven"),
    "more rejected": (rejecting(("a puzzle was dull", 3)), "and its items say otherwise"),
    "less than none rejected": (rejecting(("a puzzle was dull", -3)), "is corrupt"),
    "none rejected": (rejecting(("a puzzle was dull", 0)), "that are none"),
    "rejected with what nobody sees": (rejecting(("dull\u202e", 1)), "says what cannot be shown"),
    "rejected in a novel": (rejecting(("B " * 200, 1)), "is corrupt"),
    "rejected in another family": (rejecting_elsewhere, "has rejected of other families"),
    "duplicates": (rejecting(("duplicate", 2)), "has other duplicates of"),
    "refill from the plan": (refilled(0, 0), "from index 0 of the plan"),
    "refill from the reserve": (refilled(0, 78), "has other duplicates of"),
    "refill of no place": (refilled(N, 77), "which is none or out of order"),
    "exhausted": (exhausted, "has other duplicates of"),
    "none exhausted": (contained(exhausted={}), "has exhausted indices that are none"),
    "drawn": (pooled(drawn=99), "does not follow from what was drawn"),
    "size of a pool": (pooled(size=7), "does not follow from what was drawn"),
    "lower limit of a pool": (pooled(low=7), "does not follow from what was drawn"),
    "no pools": (poolless, "does not estimate the pool"),
    "a pool less": (one_pool_less, "does not estimate the pool"),
    "order of the pools": (pools_reversed, "has pools of other families and levels than it holds, or out of order"),
    "software in words": (made_with("cairo", "the first answer is B"), "Expected the version of a piece of software"),
    "more software": (made_with("the-first-answer-is-B", "1.0"), "names other software"),
    "less software": (made_without, "names other software"),
    "fewer items": (fewer, "plans 0 items of template/blank at level easy"),
    "an item less": (one_less, f"promises {N} items"),
    "order of the keys": (by_key, "is not in the order of the ids"),
    "order of the pictures": (pictures_by_key, "does not list the pictures in the order"),
    "order of the files": (files_by_key, "does not list the pictures in the order"),
    "levels exchanged": (levels_exchanged, "measured as too"),
    "another level": (one_level_up, "at level medium in"),
    "another language": (translated, "in zh, and there are"),
    "a name twice": (spelled("keys.jsonl", answered_twice), WRITTEN),
    "fields in another order": (spelled("items.jsonl", reordered), WRITTEN),
    "carriage returns": (spelled("items.jsonl", lambda data: data.replace(b"\n", b"\r\n")), WRITTEN),
    "spaces at the end": (spelled("proofs.jsonl", lambda data: data.replace(b"\n", b" \t\n")), WRITTEN),
    "spaces at the start": (spelled("keys.jsonl", lambda data: b" " + data), WRITTEN),
    "spaces between": (spelled("keys.jsonl", lambda data: data.replace(b'","', b'", "')), WRITTEN),
    "no last newline": (spelled("keys.jsonl", lambda data: data[:-1]), WRITTEN),
    "an empty line": (spelled("keys.jsonl", lambda data: data + b"\n"), "cannot be read"),
    "a mark at the start": (spelled("items.jsonl", lambda data: b"\xef\xbb\xbf" + data), "cannot be read"),
    "letters by their numbers": (
        spelled("items.jsonl", lambda data: data.replace(b'"level":"easy"', b'"level":"\\u0065asy"', 1)),
        WRITTEN,
    ),
    "numbers by powers": (
        spelled("proofs.jsonl", lambda data: data.replace(b'"zoom":0.0', b'"zoom":0e0')),
        WRITTEN,
    ),
    "manifest: a name twice": (
        spelled(manifest.NAME, lambda data: data.replace(b'"schema": 2', b'"schema": 1, "schema": 2')),
        WRITTEN,
    ),
    "manifest: on one line": (spelled(manifest.NAME, lambda data: msgspec.json.format(data, indent=-1)), WRITTEN),
    "manifest: words after it": (spelled(manifest.NAME, lambda data: data + b"\n\n"), WRITTEN),
    "animation": (pictured(framed), IMAGE),
    "transparent colour": (pictured(lambda parts: [(b"tRNS", b"\0\xff" * 3), data(parts), END]), IMAGE),
    "gamma": (pictured(lambda parts: [(b"gAMA", struct.pack(">I", 1)), data(parts), END]), IMAGE),
    "size of pixels": (pictured(lambda parts: [(b"pHYs", struct.pack(">IIB", 1, 99, 0)), data(parts), END]), IMAGE),
    "orientation": (pictured(lambda parts: [data(parts), (b"eXIf", b"MM\0*\0\0\0\x08\0\0"), END]), IMAGE),
    "text": (pictured(lambda parts: [data(parts), (b"tEXt", b"Answer\0B"), END]), "another text than the canary"),
    "canary": (pictured(lambda parts: [data(parts), stamp(), END]), "carries the canary of a release"),
    "words after the end": (pictured(lambda parts: [data(parts), END], b"B"), "something follows its end"),
    "words after the pixels": (
        pictured(lambda parts: [(b"IDAT", parts.scanlines + b"B"), END]),
        "more or less pixels than it says",
    ),
    "a window too small": (
        pictured(lambda parts: [(b"IDAT", b"\x08\x1d" + parts.scanlines[2:]), END]),
        "it is compressed with another window",
    ),
    "two pieces of data": (
        pictured(lambda parts: [(b"IDAT", parts.scanlines[:9]), (b"IDAT", parts.scanlines[9:]), END]),
        IMAGE,
    ),
    "scanlines of another program": (filtered, "scanlines are filtered"),
    "an empty folder": (beside("the-answer-of-item-1-is-Z", folder=True), "does not belong here"),
    "empty folders": (beside("images/1/Z", folder=True), "images/1/Z: does not belong here"),
    "a hidden file": (beside(".answers"), ".answers: does not belong here"),
    "size between two": (between_sizes, "it cannot be shown again"),
    "a picture of much data": (pictured(padded), "it has more data than pixels"),
    "a link to the manifest": (linked_manifest, "manifest.json: is a link, not a file"),
    "a link": (linked, "is a link, not a file"),
}
