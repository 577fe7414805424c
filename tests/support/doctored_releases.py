"""Ways to doctor the newest release of a series, and what an audit has to say about each."""

import shutil
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pyarrow.parquet as pq

from puzzlegen.core import foreign
from puzzlegen.core.item import Choice, FillIn, Key
from puzzlegen.drawing.png import stamped
from puzzlegen.releases import card, croissant, documents, gallery, parquet, schemas
from puzzlegen.releases.columns import columns, row
from puzzlegen.releases.documents import Content, Held, MonthKeys, Release, ReleasedItem, Retired, Shard
from puzzlegen.releases.reading import held
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import reading
from puzzlegen.snapshots.manifest import Refill, Variation
from tests.drawing.test_png import END, stamp
from tests.support.release_doctor import (
    Doctoring,
    again,
    again_without_parquet,
    changing,
    changing_alone,
    chunks_of,
    fresh,
    home,
    kept,
    listed_too,
    page,
    pictured_too,
    put,
    repictured,
    replaced,
    rewrite,
    saying,
    spelled,
    table,
    tabled,
    tail,
    terms,
    with_chunk,
)


def absurd(_: Series, release: Release) -> Release:
    return saying(release, terms=msgspec.structs.replace(terms(release), splits={}, hidden=1e308))


def wide(key: Key) -> Key:
    return msgspec.structs.replace(key, accepted=tuple(map(str, range(100))))


def all_z(rows: list[dict[str, Any]]) -> None:
    for cells in rows:
        cells["answer"] = "Z"


def turned(rows: list[dict[str, Any]]) -> None:
    """Let each row have the pictures of the next one."""
    found = [cells["images"] for cells in rows]
    for cells, images in zip(rows, [*found[1:], found[0]], strict=True):
        cells["images"] = [
            {"bytes": new["bytes"], "path": old["path"]} for new, old in zip(images, cells["images"], strict=False)
        ]


def another_puzzlegen(known: Series, release: Release) -> Release:
    replaced(home(known) / card.NAME, b"# Buy now\n")
    return msgspec.structs.replace(release, toolchain={**release.toolchain, "puzzlegen": "0.0.9"})


def unmarked(known: Series, release: Release) -> Release:
    """Take the canaries out of the pictures of new items."""
    folder = home(known)
    for one in held(folder):
        for path in one.item.images if fresh(one, release.content) else ():
            data = (folder / path).read_bytes()
            at = data.index(b"tEXtCanary\0") - 4
            replaced(folder / path, data[:at] + data[at + 12 + len(foreign.stamp(one.item.canary)) :])
    return again(known, release)


def marked_anew(known: Series, release: Release) -> Release:
    """Give an old picture the canary of this release."""
    folder = home(known)
    one = next(one for one in held(folder) if kept(one, release.content))
    for path in one.item.images:
        replaced(folder / path, stamped((folder / path).read_bytes(), release.content.canary))
    return again(known, release)


def exchanged(known: Series, release: Release) -> Release:
    """Exchange the pictures of two new items."""
    folder = home(known)
    one, other = [held.item.images[0] for held in held(folder) if fresh(held, release.content)][:2]
    first, second = (folder / one).read_bytes(), (folder / other).read_bytes()
    replaced(folder / one, second)
    replaced(folder / other, first)
    pixels = dict(release.content.pixels)
    pixels[one], pixels[other] = pixels[other], pixels[one]
    return again(known, release, pixels=pixels)


def painted_over(known: Series, release: Release) -> Release:
    """Exchange the pictures of two new items, and leave the digests of the pixels."""
    return again(known, exchanged(known, release), pixels=release.content.pixels)


def nothing_hidden(known: Series, release: Release) -> Release:
    return again(known, release, hidden=None, terms=msgspec.structs.replace(terms(release), hidden=0.0))


def less_hidden(known: Series, release: Release) -> Release:
    hidden = release.content.hidden
    assert hidden
    return again(known, release, hidden=msgspec.structs.replace(hidden, count=1))


def upside_down(known: Series, release: Release) -> Release:
    for name in (documents.ITEMS, documents.KEYS, documents.PROOFS):
        path = home(known) / name
        replaced(path, b"".join(path.read_bytes().splitlines(keepends=True)[::-1]))
    return again(known, release)


def prettier(known: Series, release: Release) -> Release:
    """Say something better of the options than the check found."""
    gates = tuple(
        msgspec.structs.replace(gate, detail="Nobody could ever guess these.") if "options" in gate.name else gate
        for gate in release.content.gates
    )
    assert gates != release.content.gates
    return again(known, release, gates=gates)


def failed(known: Series, release: Release) -> Release:
    gates = (*release.content.gates[:-1], msgspec.structs.replace(release.content.gates[-1], passed=False))
    return again(known, release, gates=gates)


def smuggled(known: Series, release: Release) -> Release:
    (home(known) / "install.sh").write_text("echo hello\n")
    return release


def other_schema(known: Series, release: Release) -> Release:  # noqa: ARG001
    """Say less, in a form of another day."""
    return saying(release, schema=1)


def wider(known: Series, release: Release) -> Release:
    """Call an item hard that is not, and accept it."""
    content = release.content
    shares = tuple(msgspec.structs.replace(share, band=(0.0, 99.0)) for share in content.shares)
    return again(known, release, shares=shares)


def wider_at_the_source(known: Series, release: Release) -> Release:
    born = release.content.born
    assert born
    shares = tuple(msgspec.structs.replace(share, band=(0.0, 99.0)) for share in born.request.shares)
    born = msgspec.structs.replace(born, request=msgspec.structs.replace(born.request, shares=shares))
    known_kinds = {(share.family, share.level) for share in shares}
    everywhere = tuple(
        msgspec.structs.replace(share, band=(0.0, 99.0)) if (share.family, share.level) in known_kinds else share
        for share in release.content.shares
    )
    return again(known, release, born=born, shares=everywhere)


def back_again(known: Series, release: Release) -> Release:
    """Bring a retired item instead of a new one."""
    folder, version = home(known), known.versions()[-2]
    older = known.release_folder(version)
    gone = {line.id for line in reading.documents(older / documents.RETIRED, Retired)}
    first = known.release_folder(known.versions()[0])
    one = next(one for one in held(first) if one.item.id in gone)
    content = release.content
    item = msgspec.structs.replace(one.item, released=content.version, canary=content.canary)
    pixels = dict(content.pixels)

    def instead(items: list[Held]) -> list[Held]:
        at = next(n for n, there in enumerate(items) if fresh(there, content) and there.item.kind == item.kind)
        for path in items[at].item.images:
            (folder / path).unlink()
            del pixels[path]
        items[at] = Held(msgspec.structs.replace(item, split=items[at].item.split), one.key, one.proof)
        return items

    rewrite(folder, instead, content)
    for path in item.images:
        shutil.copyfile(first / path, folder / path)
        replaced(folder / path, stamped((folder / path).read_bytes(), content.canary))
        pixels[path] = known.read(known.versions()[0]).content.pixels[path]
    return again(known, release, pixels=pixels)


def shuffled_rows(known: Series, release: Release) -> Release:
    """Say of the parquet files what the tables do not."""
    shards = {
        name: msgspec.structs.replace(shard, rows=parquet.digest_of_rows((), [row(one) for one in held(home(known))]))
        for name, shard in release.content.shards.items()
    }
    return saying(release, shards=shards)


def row_left_out(known: Series, release: Release) -> Release:
    """Leave the last item of a split out of its parquet files, and say so."""
    shards = dict(release.content.shards)
    name = max(name for name in shards if shards[name].split == "test")
    split, released = shards[name].split, shards[name].released
    rows = [row(one) for one in held(home(known)) if (one.item.split, one.item.released) == (split, released)][:-1]
    found = pq.read_table(home(known) / name).slice(0, len(rows))
    (home(known) / name).unlink()
    pq.write_table(found, home(known) / name)
    shards[name] = Shard(split, released, len(rows), parquet.digest_of_rows(columns(keys=True), rows))
    return again_without_parquet(known, saying(release, shards=shards))


def _letter(one: Held, content: Content) -> bool:
    return fresh(one, content) and one.key is not None and isinstance(one.key.answer, Choice)


def _number(one: Held, content: Content) -> bool:
    return fresh(one, content) and one.key is not None and isinstance(one.key.answer, FillIn)


def _other_letter(key: Key) -> Key:
    assert isinstance(key.answer, Choice)
    return msgspec.structs.replace(key, answer=Choice("A" if key.answer.letter != "A" else "B"))


def _explained(key: Key) -> Key:
    return msgspec.structs.replace(key, explanation="Because I say so.")


def _asked(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, question=item.question + " Think of Z.")


def _moved(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, split="validation" if item.split == "test" else "test")


def _called_hard(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, level="hard" if item.level != "hard" else "easy")


def _called_brutal(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, level="brutal")


def _pictured_elsewhere(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, images=("../../../../etc/hostname",))


def _nobodys(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, canary="")


def made_with(**changes: str) -> Callable[[Series, Release], Release]:
    return lambda _, release: msgspec.structs.replace(release, toolchain={**release.toolchain, **changes})


def born(**changes: Any) -> Callable[[Series, Release], Release]:
    """Say something else of how the new items were made."""

    def change(known: Series, release: Release) -> Release:
        assert release.content.born
        return again(known, release, born=msgspec.structs.replace(release.content.born, **changes))

    return change


def asked_for(**changes: Any) -> Callable[[Series, Release], Release]:
    def change(known: Series, release: Release) -> Release:
        assert release.content.born
        request = msgspec.structs.replace(release.content.born.request, **changes)
        return born(request=request)(known, release)

    return change


def asked_for_more(known: Series, release: Release) -> Release:
    assert release.content.born
    shares = release.content.born.request.shares
    return asked_for(shares=(*shares, msgspec.structs.replace(shares[0], family="boards/queens")))(known, release)


def with_settings(known: Series, release: Release) -> Release:
    share, *others = release.content.shares
    return again(known, release, shares=(msgspec.structs.replace(share, settings={"difficulty": (0.0, 9.0)}), *others))


def of_a_form(known: Series, release: Release) -> Release:
    share, *others = release.content.shares
    return again(known, release, shares=(msgspec.structs.replace(share, form="choice"), *others))


def one_share_more(known: Series, release: Release) -> Release:
    share = msgspec.structs.replace(release.content.shares[0], family="boards/queens", weight=0)
    return again(known, release, shares=(*release.content.shares, share))


def called(**changes: Any) -> Callable[[Series, Release], Release]:
    """Say something else in the terms."""
    return lambda known, release: again(known, release, terms=msgspec.structs.replace(terms(release), **changes))


def finding(name: str, **changes: Any) -> Callable[[Series, Release], Release]:
    """Say something else of what a check found."""

    def change(known: Series, release: Release) -> Release:
        gates = tuple(
            msgspec.structs.replace(gate, **changes) if gate.name == name else gate for gate in release.content.gates
        )
        assert gates != release.content.gates
        return again(known, release, gates=gates)

    return change


def true_for_one(known: Series, release: Release) -> Release:
    """Spell a figure so that it equals the true one nowhere but in Python."""
    gate = next(gate for gate in release.content.gates if gate.name == "proven")
    figures = {name: float(value) if isinstance(value, int) else value for name, value in gate.figures.items()}
    return again(
        known,
        release,
        gates=tuple(
            msgspec.structs.replace(one, figures=figures) if one is gate else one for one in release.content.gates
        ),
    )


def rejecting(**reasons: int) -> Callable[[Series, Release], Release]:
    return born(rejected={"template/blank@easy": reasons})


def from_nowhere(known: Series, release: Release) -> Release:
    return again(known, release, born=None)


def opened_otherwise(known: Series, release: Release) -> Release:
    keys = release.content.keys
    assert isinstance(keys, MonthKeys)
    return again(known, release, keys=msgspec.structs.replace(keys, opened=keys.opened.upper()))


def more_hidden(known: Series, release: Release) -> Release:
    hidden = release.content.hidden
    assert hidden
    return again(known, release, hidden=msgspec.structs.replace(hidden, count=hidden.count + 900))


def by_hand(known: Series, release: Release) -> Release:
    hidden = release.content.hidden
    assert hidden
    return again(known, release, hidden=msgspec.structs.replace(hidden, reveal="manual"))


def described(change: Callable[[bytes], bytes]) -> Callable[[Series, Release], Release]:
    """Change the Croissant document, and say that another library wrote it."""

    def doctor(known: Series, release: Release) -> Release:
        path = home(known) / croissant.NAME
        data = path.read_bytes()
        assert change(data) != data
        replaced(path, change(data))
        return made_with(mlcroissant="1.0.99")(known, release)

    return doctor


def of_other_bytes(data: bytes) -> bytes:
    document = msgspec.json.decode(data)
    for file in document["distribution"]:
        if "parquet" in file["encodingFormat"] and "sha256" in file:
            file["sha256"] = "0" * 64
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def footed(change: Callable[[bytes], bytes]) -> Callable[[Series, Release], Release]:
    """Change what follows the columns of a parquet file, which tells readers what these are."""

    def doctor(known: Series, release: Release) -> Release:
        path = home(known) / next(iter(release.content.shards))
        data = path.read_bytes()
        footer = int.from_bytes(data[-8:-4], "little") + 8
        assert change(data[-footer:-8]) != data[-footer:-8]
        replaced(path, data[:-footer] + change(data[-footer:-8]) + data[-8:])
        return again_without_parquet(known, release)

    return doctor


def annotated(known: Series, release: Release) -> Release:
    """Let a column of a parquet file carry words."""
    path = home(known) / next(iter(release.content.shards))
    table = pq.read_table(path)
    path.unlink()
    column = table.schema.field(0).with_metadata({b"answer": b"Z"})
    pq.write_table(table.cast(table.schema.set(0, column)), path)
    return again_without_parquet(known, release)


def effort_reordered(known: Series, release: Release) -> Release:
    """Spell the proof of a new item in another way."""

    def change(items: list[Held]) -> list[Held]:
        for at, one in enumerate(items):
            if fresh(one, release.content) and one.proof and len(one.proof.certificate.refuted) > 1:
                refuted = dict(reversed(one.proof.certificate.refuted.items()))
                certificate = msgspec.structs.replace(one.proof.certificate, refuted=refuted)
                items[at] = Held(one.item, one.key, msgspec.structs.replace(one.proof, certificate=certificate))
                return items
        raise LookupError

    rewrite(home(known), change, release.content)
    return again(known, release)


def _variant(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, variant_of="0" * 20)


def _variant_in_words(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, variant_of="the answer is Z")


def _translated(item: ReleasedItem) -> ReleasedItem:
    return msgspec.structs.replace(item, language="zh")


_PARTS = "is not a picture as puzzlegen publishes them"


_SPELLED = "is not written as puzzlegen writes it"


DOCTORINGS: Mapping[str, Doctoring] = {
    "parquet answers": Doctoring(tabled(all_z), "has another answer"),
    "parquet pictures": Doctoring(tabled(turned), "has another images"),
    "parquet rows": Doctoring(row_left_out, "rows of split test, and there are"),
    "parquet digests": Doctoring(shuffled_rows, "does not hold what release.json says"),
    "card": Doctoring(page(card.NAME, b"only one", b"no more than three"), "README.md: is not what follows"),
    "gallery": Doctoring(page(gallery.NAME, b"exactly one", b"perhaps one"), "gallery.html: is not what follows"),
    "schemas": Doctoring(page(schemas.NAME, b'"anyOf"', b'"oneOf"'), "schemas.json: is not what follows"),
    "croissant": Doctoring(page(croissant.NAME, b"CC-BY-4.0", b"MIT"), "croissant.json: is not what follows"),
    "another puzzlegen": Doctoring(another_puzzlegen, "says that puzzlegen 0.0.9 made it"),
    "other schema": Doctoring(other_schema, "has schema 1, and this puzzlegen reads schema 2 only"),
    "accepted, kept item": Doctoring(changing(kept, key=wide), "is not what it was in the release before"),
    "accepted, number": Doctoring(changing(_number, key=wide), "accepts another number"),
    "accepted, letter": Doctoring(changing(_letter, key=wide), "accepts other spellings"),
    "key": Doctoring(changing(_letter, key=_other_letter), "differs from the proven answer"),
    "explanation, kept item": Doctoring(changing(kept, key=_explained), "is not what it was in the release before"),
    "explanation": Doctoring(changing(fresh, key=_explained), "keys.jsonl: {id} differs", {"remake": True}),
    "question": Doctoring(changing(fresh, item=_asked), "is not the id of this content"),
    "split": Doctoring(changing(fresh, item=_moved), "splits"),
    "level": Doctoring(changing(fresh, item=_called_hard), "items by family and level"),
    "bands": Doctoring(wider, "accepts other difficulties"),
    "bands asked for": Doctoring(wider_at_the_source, "than it accepts", {"remake": True}),
    "canaries of pictures": Doctoring(unmarked, "does not carry the canary"),
    "canary of an old picture": Doctoring(marked_anew, "does not carry the canary"),
    "canaries of items": Doctoring(changing(fresh, item=_nobodys), "does not have the canary of its release"),
    "pictures exchanged": Doctoring(exchanged, "is not the id of this content"),
    "pictures painted over": Doctoring(painted_over, "the pixels differ", {"prove": True}),
    "nothing held back": Doctoring(nothing_hidden, "holds back fewer items than was promised"),
    "less held back": Doctoring(less_hidden, "holds back fewer items than was promised"),
    "retired": Doctoring(table(documents.RETIRED, lambda lines: lines[1:]), "is not the list of the retired items"),
    "forms": Doctoring(table(documents.FORMS, lambda lines: lines[1:]), "does not name the new items"),
    "order": Doctoring(upside_down, "is not in the order of the ids"),
    "finding": Doctoring(prettier, "says what the check", {"prove": True}),
    "failed check": Doctoring(failed, "although it failed a check"),
    "smuggled file": Doctoring(smuggled, "install.sh: is not covered by the root digest"),
    "unknown level": Doctoring(changing_alone(_called_brutal), "Expected easy, medium, hard or extreme"),
    "picture elsewhere": Doctoring(changing_alone(_pictured_elsewhere), "Expected the path of a picture"),
    "absurd terms": Doctoring(absurd, "has terms that no spec can have"),
    "retired item": Doctoring(back_again, "was retired, and came back"),
    "a transparent colour": Doctoring(repictured(with_chunk(0, b"tRNS", bytes(6))), _PARTS),
    "an animation": Doctoring(repictured(with_chunk(0, b"acTL", bytes(8))), _PARTS),
    "a gamma": Doctoring(repictured(with_chunk(0, b"gAMA", b"\0\0\0\1")), _PARTS),
    "an orientation": Doctoring(repictured(with_chunk(1, b"eXIf", b"MM\0*")), _PARTS),
    "a size of pixels": Doctoring(repictured(with_chunk(0, b"pHYs", bytes(9))), _PARTS),
    "a text": Doctoring(repictured(with_chunk(2, b"tEXt", b"Answer\0Z")), _PARTS),
    "a text before": Doctoring(repictured(with_chunk(1, b"tEXt", b"Canary\0Z")), _PARTS),
    "a longer canary": Doctoring(
        repictured(lambda parts: [chunks_of(parts)[0], (b"tEXt", (parts.stamp or b"") + b" Z"), END]), _PARTS
    ),
    "another canary": Doctoring(
        repictured(lambda parts: [chunks_of(parts)[0], stamp(), END]), "does not carry the canary"
    ),
    "words after the end": Doctoring(repictured(chunks_of, b"Z"), _PARTS),
    "words after the pixels": Doctoring(
        repictured(lambda parts: [(b"IDAT", parts.scanlines + b"Z"), *chunks_of(parts)[1:]], everywhere=True),
        "more or less pixels than it says",
        {"prove": True},
    ),
    "an empty folder": Doctoring(put("the-answer-of-item-1-is-Z", folder=True), "item-1-is-Z: does not belong here"),
    "empty folders": Doctoring(put("data/1/Z", folder=True), "data/1/Z: does not belong here"),
    "an empty folder of pictures": Doctoring(put("images/Z", folder=True), "images/Z: does not belong here"),
    "a hidden file": Doctoring(put(".answers"), "Expected the name of a file"),
    "a table too many": Doctoring(listed_too, "answers.jsonl: is not a table of a release"),
    "a picture too many": Doctoring(pictured_too, "is not both a picture of an item and in the release's list"),
    "software in words": Doctoring(made_with(cairo="the answer is Z"), "Expected the version of a piece of software"),
    "software with a name": Doctoring(made_with(the_answer_is_Z="1"), "names other software"),
    "variant of an item": Doctoring(changing(fresh, item=_variant), "says that it is a variant"),
    "variant in words": Doctoring(changing_alone(_variant_in_words), "Expected an id, or nothing"),
    "language": Doctoring(changing(fresh, item=_translated), "in en, and there are"),
    "what new items were made for": Doctoring(asked_for(target="the answer is Z"), "were made for something else"),
    "languages asked for": Doctoring(asked_for(languages=("zh",)), "in zh, and there are"),
    "families asked for": Doctoring(asked_for_more, "plans"),
    "refills": Doctoring(born(refills=(Refill(0, 0),)), "from index 0 of the plan"),
    "why attempts were rejected": Doctoring(
        born(rejected={"template/blank@easy": {"the answer is \u200bZ": 1}}), "says what cannot be shown"
    ),
    "settings": Doctoring(with_settings, "accepts other difficulties"),
    "form": Doctoring(of_a_form, "accepts other difficulties"),
    "a family without items": Doctoring(one_share_more, "items by family and level"),
    "a name twice": Doctoring(
        spelled(documents.KEYS, lambda data: data.replace(b'"accepted":', b'"accepted":["Z"],"accepted":', 1)), _SPELLED
    ),
    "carriage returns": Doctoring(spelled(documents.ITEMS, lambda data: data.replace(b"\n", b"\r\n")), _SPELLED),
    "spaces at the end": Doctoring(spelled(documents.PROOFS, lambda data: data.replace(b"\n", b" \n")), _SPELLED),
    "no last newline": Doctoring(spelled(documents.KEYS, lambda data: data[:-1]), _SPELLED),
    "retired, spelled otherwise": Doctoring(
        spelled(documents.RETIRED, lambda data: data.replace(b":", b": ")), _SPELLED
    ),
    "another finding of the proof": Doctoring(
        finding("proven again", detail="All answers were proven by three mathematicians."),
        "says what the check 'proven again' does not find",
        {"prove": True},
    ),
    "items that could not be proven": Doctoring(
        finding("proven again", figures={"items": 14, "problems": 0, "earlier_versions": {"Z 1": {"unproven": 9}}}),
        "says what the check 'proven again' does not find",
        {"prove": True},
    ),
    "figures spelled otherwise": Doctoring(true_for_one, "says what the check 'proven' does not find", {"prove": True}),
    "title of two lines": Doctoring(called(title="Doctored\n\n# Buy now"), "has terms that no spec can have"),
    "title with what nobody sees": Doctoring(called(title="Doctored\u202e"), "has terms that no spec can have"),
    "no title": Doctoring(called(title=""), "has terms that no spec can have"),
    "licence in words": Doctoring(called(licence="whatever you like"), "has terms that no spec can have"),
    "drift below zero": Doctoring(called(drift=-1.0), "has terms that no spec can have"),
    "keys called apart": Doctoring(called(keys="apart"), "keeps its keys otherwise than its terms say"),
    "a beacon promised": Doctoring(called(beacon="drand"), "takes its beacon otherwise than its terms say"),
    "all replaced": Doctoring(called(refresh=1.0), "keeps more items of the release before than its terms say"),
    "revealed by hand": Doctoring(by_hand, "reveals what it holds back otherwise"),
    "more held back": Doctoring(more_hidden, "holds back more items than was promised"),
    "new items from nowhere": Doctoring(from_nowhere, "does not say how its new items were made"),
    "key spelled otherwise": Doctoring(opened_otherwise, "does not follow from the key of its month"),
    "more attempts rejected": Doctoring(rejecting(dull=99), "and its items say otherwise"),
    "rejected for no reason": Doctoring(rejecting(dull=0), "that are none"),
    "duplicates": Doctoring(rejecting(duplicate=1), "has more duplicates"),
    "FEN asked for": Doctoring(asked_for(with_fen=True), "in FEN, which has none", {"remake": True}),
    "a variation": Doctoring(asked_for(variation=Variation("0" * 64)), "show others in another way", {"remake": True}),
    "a language asked for twice": Doctoring(asked_for(languages=("en", "en")), "a language twice", {"remake": True}),
    "croissant: other bytes": Doctoring(described(of_other_bytes), "croissant.json: is not what follows"),
    "croissant: a name twice": Doctoring(
        described(lambda data: data.replace(b"{", b'{\n  "license": "MIT",', 1)), f"croissant.json: {_SPELLED}"
    ),
    "croissant: spaces": Doctoring(described(lambda data: data + b" "), f"croissant.json: {_SPELLED}"),
    "a parquet file of another program": Doctoring(
        footed(lambda data: data.replace(b"parquet-cpp-arrow", b"the-answer-is-ZZZ")), "was written by another program"
    ),
    "false statistics of a column": Doctoring(
        footed(lambda data: data.replace(b"easy", b"EASY")), "tells readers other things of its columns"
    ),
    "words of a column": Doctoring(annotated, "has other columns than the release"),
    "proof spelled otherwise": Doctoring(
        effort_reordered, "the certificate is not what the validator finds", {"prove": True}
    ),
    "words in a parquet file": Doctoring(tail("data/*.parquet"), "holds what belongs to no column"),
}
