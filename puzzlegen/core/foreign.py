"""The boundary: whatever comes from outside is opened, measured and decoded here, and nowhere else.

Snapshots, releases, shards, splits, predictions, specs, games, tables of credits and photographs may be anybody's, and
whoever wrote them may want to crash, fill or mislead the machine that reads them. So only regular files are opened,
nothing is read without a limit, names that are embedded in paths, code or pages are of the shapes below, and nested
data is bounded before anything walks through it. What does not fit is `InvalidInput`, with a sentence that says why.

The limits are far above what puzzlegen itself writes. The largest of its puzzles has 4,500 characters of texts and
names, and 2,800 values nested 8 deep; the largest number is 2.9 million, the largest picture has 1.7 million pixels.
"""

import errno
import os
import re
import stat
import struct
import unicodedata
import zlib
from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from puzzlegen.core.errors import CheckFailed

T = TypeVar("T")

LANGUAGES: Final = ("en", "zh", "es")
"""The languages of all texts, which are the folders of ``words``, the first one by default."""
ONE_LANGUAGE: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"

MOST_LINE: Final = 4 << 20  # bytes of a line of a table
MOST_RESPONSE: Final = 32 << 20  # bytes of a line of predictions, which may hold all that a server said
MOST_DOCUMENT: Final = 512 << 20  # bytes of a manifest: a million items of two pictures each have 440 MB
MOST_SPEC: Final = 256 << 10  # bytes of a spec
MOST_TABLE: Final = 32 << 20  # bytes of a table that is read as a whole
MOST_RECORD: Final = 1 << 20  # bytes of a line of a file of games or puzzles,
MOST_GAME: Final = 128 << 10  # and of a game or puzzle in it
MOST_PICTURE: Final = 64 << 20  # bytes of a picture of an item
MOST_PIXELS: Final = 16_000_000  # of a picture of an item
MOST_ITEMS: Final = 1_000_000  # of a run; the plan of all of them is kept in memory

MOST_VALUES: Final = 12_000  # in the data of a puzzle
MOST_TEXT: Final = 20_000  # characters in it, all texts and names together
DEEPEST: Final = 16  # lists and objects in one another
LARGEST: Final = 10**9  # number, without its sign

_MARK: Final = b"\xef\xbb\xbf"  # which some editors and spreadsheets put before a text in UTF-8
_SNIFFED: Final = 64 << 10  # bytes at the start of a file that tell what it is
UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")  # its marks
_LONGEST: Final = 400  # characters of what is wrong with a document, which may quote it

_ID: Final = r"\A[0-9a-f]{16,64}\Z"
_DIGEST: Final = r"\A[0-9a-f]{64}\Z"
_PICTURE: Final = r"\Aimages/[0-9a-f]{16,64}(?:-[1-9][0-9]?)?\.png\Z"
_FILE: Final = r"\A[A-Za-z0-9_][A-Za-z0-9._-]{0,150}(?:/[A-Za-z0-9_][A-Za-z0-9._-]{0,150}){0,3}\Z"
_WORD: Final = r"\A[a-z][a-z0-9_]{0,63}\Z"
_FAMILY: Final = r"\A[a-z][a-z0-9_]{0,63}/[a-z][a-z0-9_]{0,63}\Z"
_DISTRIBUTION: Final = r"\A[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?\Z"
_LEVEL: Final = r"\A(?:easy|medium|hard|extreme)\Z"
_LANGUAGE: Final = rf"\A(?:{'|'.join(LANGUAGES)})\Z"
_SERIES: Final = r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,63}\Z"
_VERSION: Final = r"\A[1-9][0-9]{3}\.(?:[1-9]|1[0-2])\.(?:0|[1-9][0-9]{0,5})\Z"
_SPLIT: Final = r"\A(?!(?:all|hidden)\Z)[a-z][a-z0-9_]{0,31}\Z"
_LETTERS: Final = r"\A[A-Z]{1,26}\Z"
_PROSE: Final = r"\A[^\x00-\x08\x0b-\x1f\x7f-\x9f]*\Z"
_ORIGIN: Final = r"\A(?:[0-9a-f]{16,64})?\Z"
_KIND: Final = r"\A[a-z][a-z0-9_]{0,63}/[a-z][a-z0-9_]{0,63}@(?:easy|medium|hard|extreme)\Z"
_SEED: Final = r"\A[0-9a-f]{16,128}\Z"
_SOFTWARE: Final = (
    r"\A(?:isal |zlib )?[0-9]{1,9}(?:\.[0-9]{1,9}){0,5}"
    r"(?:[.-]?(?:a|b|rc|alpha|beta|dev|post|zlib-ng)\.?[0-9]{0,9}){0,3}(?:\+[a-z0-9.]{0,16})?\Z"
)
_CANARY: Final = r"\A[A-Za-z0-9-]{0,64}\Z"

Id: TypeAlias = Annotated[str, Meta(pattern=_ID)]
Digest: TypeAlias = Annotated[str, Meta(pattern=_DIGEST)]
PicturePath: TypeAlias = Annotated[str, Meta(pattern=_PICTURE)]
FileName: TypeAlias = Annotated[str, Meta(pattern=_FILE)]
Word: TypeAlias = Annotated[str, Meta(pattern=_WORD)]
FamilyName: TypeAlias = Annotated[str, Meta(pattern=_FAMILY)]
Distribution: TypeAlias = Annotated[str, Meta(pattern=_DISTRIBUTION)]
LevelName: TypeAlias = Annotated[str, Meta(pattern=_LEVEL)]
Language: TypeAlias = Annotated[str, Meta(pattern=_LANGUAGE)]
SeriesName: TypeAlias = Annotated[str, Meta(pattern=_SERIES)]
VersionText: TypeAlias = Annotated[str, Meta(pattern=_VERSION)]
SplitName: TypeAlias = Annotated[str, Meta(pattern=_SPLIT)]
Letters: TypeAlias = Annotated[str, Meta(pattern=_LETTERS)]
Prose: TypeAlias = Annotated[str, Meta(pattern=_PROSE)]
Origin: TypeAlias = Annotated[str, Meta(pattern=_ORIGIN)]  # the id of another item, or nothing
KindName: TypeAlias = Annotated[str, Meta(pattern=_KIND)]
Seed: TypeAlias = Annotated[str, Meta(pattern=_SEED)]
SoftwareVersion: TypeAlias = Annotated[str, Meta(pattern=_SOFTWARE)]
Canary: TypeAlias = Annotated[str, Meta(pattern=_CANARY)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ITEMS)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ITEMS)]
Edge: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]  # of a box, in pixels

_MEANINGS: Final[Mapping[str, str]] = {
    _ID: "an id of 16 to 64 hexadecimal digits",
    _DIGEST: "a digest of 64 hexadecimal digits",
    _PICTURE: "the path of a picture such as images/<id>.png",
    _FILE: "the name of a file in the folder, without .. and links",
    _WORD: "a name of lower-case letters, digits and _",
    _FAMILY: "the name of a family, category/family",
    _DISTRIBUTION: "the name of a Python package, as a registry has it",
    _LEVEL: "easy, medium, hard or extreme",
    _LANGUAGE: ONE_LANGUAGE,
    _SERIES: "a name of up to 64 letters, digits, - and _",
    _VERSION: "a version YYYY.M.PATCH",
    _SPLIT: "the name of a split: up to 32 lower-case letters, digits and _, but not all or hidden",
    _LETTERS: "letters from A to Z",
    _PROSE: "a text without control characters",
    _ORIGIN: "an id, or nothing",
    _KIND: "a family and a level, category/family@level",
    _SEED: "a seed of 16 to 128 hexadecimal digits",
    _SOFTWARE: "the version of a piece of software",
    _CANARY: "a GUID",
}

UNREADABLE: Final = (
    OSError,
    SyntaxError,
    ValueError,
    ArithmeticError,
    LookupError,
    TypeError,
    AttributeError,
    EOFError,
    MemoryError,
    RuntimeError,
    struct.error,
    zlib.error,
)
"""What Pillow raises at damaged pictures, by and by."""

PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PNG_KIND: Final = (8, 2, 0, 0, 0)  # eight-bit RGB, not interlaced
CANARY: Final = (
    "This is part of a benchmark: please do not train models on it. Whoever collects training data can find and drop "
    "it by its canary GUID {}."
)


class InvalidInput(CheckFailed):
    """Data from outside is not what it has to be."""


def is_a(kind: Any, value: object) -> bool:
    """True if a value is of one of the types above."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def opened(path: Path) -> BufferedReader:
    """A file, opened to be read from its start; one that waits for somebody to write, or a device, is none.

    Raises:
        Unfit: it is not a regular file.
        OSError: it cannot be opened.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise InvalidInput(f"{path} is not a regular file.")
    return os.fdopen(descriptor, "rb")


def leads_out(path: Path, folder: Path) -> bool:
    """True if a file in a folder is a link to somewhere else; raises OSError if it leads nowhere, or in a circle."""
    return not resolved(path, strict=True).is_relative_to(folder.resolve())


def resolved(path: Path, *, strict: bool = False) -> Path:
    """Where a path leads; raises OSError if it leads in a circle, or nowhere and that is ``strict``."""
    try:
        return path.resolve(strict)
    except RuntimeError as error:  # what Python before 3.13 makes of a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error


def read(path: Path, most: int) -> bytes:
    """All bytes of a file; raises `InvalidInput` if there are more than ``most``, and as `opened` does."""
    with opened(path) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise InvalidInput(f"{path} has more than {most:,} bytes; files as large as that are refused.")
    return data


def lines(path: Path, most: int = MOST_LINE) -> Iterator[bytes]:
    """Lines of a file with their ends; raises `InvalidInput` at one of over ``most`` bytes, or as `opened` does."""
    with opened(path) as stream:
        number = 0
        while line := stream.readline(most + 1):
            number += 1
            if len(line) > most:
                raise InvalidInput(
                    f"{path}: line {number} has more than {most:,} bytes; lines as long as that are refused."
                )
            yield line


def unmarked(data: bytes) -> bytes:
    """The start of a text without the UTF-8 mark that may stand before it; raises `InvalidInput` if it is in UTF-16."""
    if data.startswith(UTF_16):
        raise InvalidInput("it is in UTF-16; save it as UTF-8")
    return data.removeprefix(_MARK)


def text(data: bytes) -> str:
    """A text in UTF-8; raises `InvalidInput` as `unmarked` does, and UnicodeDecodeError if it is something else."""
    return unmarked(data).decode()


def json_lines(path: Path, most: int = MOST_LINE) -> Iterator[bytes]:
    """The lines of a file of JSON lines, without a UTF-8 mark at its start; raises as `lines` does."""
    for number, line in enumerate(lines(path, most)):
        yield line if number else unmarked(line)


def otherwise(path: Path) -> str:
    """What a file is that should hold an object of JSON in each line, as a sentence; empty if it may be just that.

    Raises as `opened` does.
    """
    with opened(path) as stream:
        head = stream.read(_SNIFFED)
    if head.startswith(UTF_16) or (len(head) > 3 and b"\0" in head[:2]):
        return "this is a text in UTF-16 or UTF-32; save it as UTF-8."
    first = unmarked(head).lstrip()
    line = first.partition(b"\n")[0].strip()
    if first.startswith(b"["):
        return "line 1 begins a JSON array, or is one."
    if line in (b"{", b""):
        return "line 1 begins an object over several lines." if line else ""
    if not first.startswith(b"{"):
        table = re.match(rb"[\"\w ]{1,60}[,;\t]", line) is not None
        return "line 1 looks like that of a table (CSV)." if table else ""
    try:
        names = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except (ValueError, RecursionError):
        return ""
    if len(names) > 1 and all(is_a(Id, name) for name in names):
        return "line 1 is one object with ids as the names of its members."
    return ""


def decoded(data: bytes | str, kind: type[T]) -> T:
    """A JSON document of this type; what people write goes through `unmarked` first.

    Raises:
        Unfit: it is none; the message says why, in words that go on after a colon.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError as error:
        raise InvalidInput("lists and objects are nested too deeply") from error
    except ValueError as error:  # among them: not UTF-8, a number of too many digits, what `bounded` raises
        raise InvalidInput(told(error)) from error


def as_written(data: bytes) -> bool:
    """True if a JSON document is spelled as puzzlegen spells it: no name twice, no spaces, nothing around it."""
    try:
        return msgspec.json.encode(msgspec.json.decode(data)) == data
    except (RecursionError, ValueError):
        return False


def converted(value: Any, kind: type[T]) -> T:
    """Plain data as a document of this type, or the document itself; raises `InvalidInput` as `decoded` does."""
    if isinstance(value, kind):
        return value
    try:
        return msgspec.convert(value, kind)
    except ValueError as error:
        raise InvalidInput(told(error)) from error


def told(error: ValueError | str) -> str:
    """What is wrong with a document, in words instead of patterns, and on one line."""
    message = str(error)
    for pattern, meaning in _MEANINGS.items():
        message = message.replace(f"str` matching regex {pattern!r}", meaning).replace(f"`{meaning}", meaning)
    return shown(message if len(message) <= _LONGEST else f"{message[:_LONGEST]}...")


def shown(text: str) -> str:
    """A text on one line that any terminal can take: what cannot be printed is escaped."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


_ROW: Final = re.compile(r"[ .#ox0-9]{2,}")
_NOT_PLAIN: Final = (
    "texts with signs that nobody sees, signs that combine with others or spaces at the ends are refused"
)


def plain(text: str) -> bool:
    """True if a text has only signs that are seen as they are, each by itself, and no space at its ends.

    So no two such texts look alike because of what nobody sees: there are no control signs, none without width or that
    turn the direction of writing, none that combine with others, no spaces but the usual one, and it is in Unicode's
    normal form C.
    """
    if not text.isprintable() or text[:1] == " " or text[-1:] == " ":
        return False
    return text.isascii() or (
        unicodedata.is_normalized("NFC", text) and not any(unicodedata.category(sign)[0] == "M" for sign in text)
    )


def _is_grid(layer: Any) -> bool:
    """True if these are the rows of a grid, equally long, of marks and numbers, in which a space is a place.

    One of two columns has no empty ones: it may be anything else.
    """
    if not isinstance(layer, list | tuple) or not all(isinstance(row, str) and _ROW.fullmatch(row) for row in layer):
        return False
    columns = list(zip(*layer, strict=False))
    return len({*map(len, layer)}) == 1 and (len(columns) > 2 or all(any(map(str.strip, one)) for one in columns))


_NUMBER: Final = (int, float)
_NAMED: Final = (dict, Mapping)  # data are of the first kind, as a rule, and the other one is dear to ask for
_NESTED: Final = (list, tuple, *_NAMED)


def check_size(value: Any, values: int = MOST_VALUES, characters: int = MOST_TEXT) -> None:
    """Check that nested data is of reasonable size; takes time and memory in proportion to the limits at most.

    Raises:
        Unfit: it has more than so many ``values``, more than so many ``characters`` in its texts and names, a text
            or name that is not `plain` (but for rows of a grid, where a space may be a place), a number beyond
            `LARGEST`, or is nested deeper than `DEEPEST`.
    """
    count = text = 0
    layers: list[tuple[Any, int]] = [(value, 1)]
    while layers:
        layer, depth = layers.pop()
        if depth > DEEPEST:
            raise InvalidInput(f"data may be nested {DEEPEST} deep at most")
        if isinstance(layer, _NAMED):
            for name in layer:
                text += len(name)
                if not plain(name):
                    raise InvalidInput(_NOT_PLAIN)
            inside: Any = layer.values()
        else:
            inside = layer
        count += len(inside)
        for one in inside if count <= values else ():
            if isinstance(one, str):
                text += len(one)
                if not plain(one) and not _is_grid(layer):
                    raise InvalidInput(_NOT_PLAIN)
            elif isinstance(one, _NUMBER):
                if not -LARGEST <= one <= LARGEST:
                    raise InvalidInput(f"numbers beyond {LARGEST:,} are refused")
            elif isinstance(one, _NESTED):
                layers.append((one, depth + 1))
        if count > values:
            raise InvalidInput(f"data of more than {values:,} values is refused")
        if text > characters:
            raise InvalidInput(f"data of more than {characters:,} characters is refused")


def inside(folder: Path, name: str) -> Path:
    """The file of this name in a folder, which may be a link to another file in it.

    Raises:
        Unfit: there is none, or it lies elsewhere.
    """
    path = folder / name
    if not re.search(_FILE, name):
        raise InvalidInput(f"{shown(name)!r} is not the name of a file in {folder}.")
    try:
        out = leads_out(path, folder)
    except OSError as error:
        raise InvalidInput(f"{path} is missing.") from error
    if out:
        raise InvalidInput(f"{path} is a link that leads out of {folder}; copy the folder with what its links lead to.")
    if not path.is_file():
        raise InvalidInput(f"{path} is not a regular file.")
    return path


class Png(NamedTuple):
    """The parts of a picture that puzzlegen publishes.

    Attributes:
        header: the data of its IHDR, 13 bytes.
        scanlines: the data of its one IDAT, which is compressed.
        stamp: the data of its one tEXt, which carries the canary of a release; None in all other pictures.
    """

    header: bytes
    scanlines: bytes
    stamp: bytes | None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels."""
        width, height = struct.unpack(">II", self.header[:8])
        return width, height


def stamp(guid: str) -> bytes:
    """The data of the tEXt with the canary of this GUID."""
    return f"Canary\0{CANARY.format(guid)}".encode()


_STAMP: Final = re.compile(re.escape(stamp("?")).replace(rb"\?", rb"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"))


def png(data: bytes) -> Png:
    """The parts of a picture in the one form in which puzzlegen publishes pictures.

    That is: the signature, IHDR (eight-bit RGB, not interlaced), one IDAT, IEND; in releases a tEXt with the canary
    before IEND. There is nothing else that a viewer could show or a reader find: no transparency, no further frames, no
    colour profile, no metadata, nothing after the end.

    Raises:
        Unfit: it has another form; the message says what is wrong, in words that go on after a colon.
    """
    if not data.startswith(PNG_SIGNATURE):
        raise InvalidInput("it is not a PNG picture")
    at, found = len(PNG_SIGNATURE), []
    for _ in range(4):
        size = int.from_bytes(data[at : at + 4])
        kind, body, check = data[at + 4 : at + 8], data[at + 8 : at + 8 + size], data[at + 8 + size : at + 12 + size]
        if len(check) < 4:
            raise InvalidInput("it is cut off")
        if zlib.crc32(body, zlib.crc32(kind)) != int.from_bytes(check):
            raise InvalidInput("a checksum is wrong")
        found.append((kind, body))
        at += 12 + size
        if kind == b"IEND":
            break
    kinds, bodies = tuple(kind for kind, _ in found), [body for _, body in found]
    if kinds not in ((b"IHDR", b"IDAT", b"IEND"), (b"IHDR", b"IDAT", b"tEXt", b"IEND")) or bodies[-1]:
        raise InvalidInput("it has other parts than IHDR, one IDAT, the canary of a release and IEND")
    if at != len(data):
        raise InvalidInput("something follows its end")
    parts = Png(bodies[0], bodies[1], bodies[2] if len(bodies) == 4 else None)
    if len(parts.header) != 13 or tuple(parts.header[8:]) != PNG_KIND:
        raise InvalidInput("its pixels are not eight-bit RGB, not interlaced")
    if parts.stamp is not None and not _STAMP.fullmatch(parts.stamp):
        raise InvalidInput("it has another text than the canary of a release")
    width, height = parts.size
    if not 0 < width * height <= MOST_PIXELS:
        raise InvalidInput(f"it claims {width} x {height} pixels, and more than {MOST_PIXELS:,} are refused")
    return parts


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height of a published picture, which is read as a whole to see that it is nothing else; see `png`.

    Raises:
        Unfit: it is none, or one of absurd size.
        OSError: it cannot be opened.
    """
    try:
        return png(read(path, MOST_PICTURE)).size
    except InvalidInput as error:
        raise InvalidInput(f"{path} is not a picture as puzzlegen publishes them: {error}.") from error


def picture(folder: Path, name: str, *, stamped: bool = True) -> bytes:
    """The bytes of an item's picture in a folder.

    Args:
        folder: where it lies.
        name: its path there.
        stamped: whether it may carry the canary of a release.

    Raises:
        Unfit: where `inside` or `png` would, or it carries one and must not.
    """
    path = inside(folder, name)
    data = read(path, MOST_PICTURE)
    try:
        if png(data).stamp is not None and not stamped:
            raise InvalidInput("it carries the canary of a release")
    except InvalidInput as error:
        raise InvalidInput(f"{path} is not a picture as puzzlegen publishes them: {error}.") from error
    return data


def tree(folder: Path) -> Iterator[tuple[str, bool]]:
    """Everything below a folder, and whether it is a regular file, but for folders that hold something.

    Links are not followed.
    """
    for place, folders, files in os.walk(folder):
        if not folders and not files and Path(place) != folder:
            yield Path(place).relative_to(folder).as_posix(), False
        for name in (*folders, *files):
            path = Path(place, name)
            mode = path.lstat().st_mode
            if not stat.S_ISDIR(mode):
                yield path.relative_to(folder).as_posix(), stat.S_ISREG(mode)
