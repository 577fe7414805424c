"""Everything that can be wrong in a spec file, told with its line and with what is allowed.

The rules below are the schema of the file; ``docs/specs.md`` has it as a table.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

import msgspec

from puzzlegen import catalog
from puzzlegen.answers.kinds import ASKED, LETTERS
from puzzlegen.catalog.knobs import Setting, UnknownKnob
from puzzlegen.core import foreign, toml
from puzzlegen.core.errors import MissingExtra
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.foreign import MOST_ITEMS, InvalidInput
from puzzlegen.core.item import LANGUAGES, PALETTE_NAMES
from puzzlegen.core.toml import TooDeep
from puzzlegen.materials.table import KINDS
from puzzlegen.specs.toml_lines import KeyPath, line_of, locate

# The identifiers of https://spdx.org/licenses that published data sets and code use most.
_LICENCES: Final = (
    "0BSD", "AGPL-3.0-only", "AGPL-3.0-or-later", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0",
    "C-UDA-1.0", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-NC-4.0", "CC-BY-NC-ND-4.0", "CC-BY-NC-SA-4.0", "CC-BY-ND-4.0",
    "CC-BY-SA-3.0", "CC-BY-SA-4.0", "CC0-1.0", "CDLA-Permissive-1.0", "CDLA-Permissive-2.0", "CDLA-Sharing-1.0",
    "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "ISC", "LGPL-3.0-only",
    "LGPL-3.0-or-later", "MIT", "MPL-2.0", "ODbL-1.0", "ODC-By-1.0", "PDDL-1.0", "Unlicense", "Zlib",
)  # fmt: skip
_LIKE_A_LICENCE: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9.]+)*-[0-9]+(\.[0-9]+)*(-[A-Za-z0-9.]+)*")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
_SPLIT: Final = re.compile(r"(?!(all|hidden)$)[a-z][a-z0-9_]{0,31}")
_PLACE: Final = re.compile(
    r"(?P<reason>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)  # tomllib's
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_LONGEST: Final = 60
_MOST_WEIGHT: Final = 1_000_000


class Mistake(msgspec.Struct, frozen=True):
    """One thing that is wrong in a spec file.

    Attributes:
        line: counted from 1; None where the file as a whole is meant.
        message: one sentence that says what is allowed.
    """

    line: int | None
    message: str

    def told(self, file: str) -> str:
        """The mistake with its place, in the form that editors can jump to."""
        return f"{file}: {self.message}" if self.line is None else f"{file}:{self.line}: {self.message}"


class _Rule(NamedTuple):
    """What a value has to be.

    Attributes:
        allowed: the same in words, after "must be".
        holds: whether a value is as it must be, apart from what it contains.
        choices: the values to suggest the nearest of.
        each: what the elements of the list, or the values of the table, have to be.
        names: what the keys of the table have to be, if they are free.
        keys: the keys that the table may have.
        required: the keys that it must have.
    """

    allowed: str
    holds: Callable[[Any], bool]
    choices: tuple[str, ...] = ()
    each: "_Rule | None" = None
    names: "_Rule | None" = None
    keys: "Mapping[str, _Rule] | None" = None
    required: tuple[str, ...] = ()


def _enumerated(words: tuple[str, ...], conjunction: str) -> str:
    return f" {conjunction} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _number(low: float, high: float, allowed: str) -> _Rule:
    return _Rule(allowed, lambda value: type(value) in (int, float) and low <= value <= high)


def _whole(low: int, high: int) -> _Rule:
    return _Rule(f"a whole number from {low} to {high}", lambda value: type(value) is int and low <= value <= high)


def _word(pattern: re.Pattern[str], allowed: str) -> _Rule:
    return _Rule(allowed, lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None)


def _one_of(*choices: str) -> _Rule:
    return _Rule(_enumerated(choices, "or"), lambda value: isinstance(value, str) and value in choices, choices)


def _some_of(*choices: str) -> _Rule:
    each = _one_of(*choices)
    return _Rule(f"a list of {each.allowed}, each at most once", _is_list, each=each)


def _is_list(value: Any) -> bool:
    return isinstance(value, list) and value != []


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_setting(value: Any) -> bool:
    values = value if isinstance(value, list) else [value]
    return bool(values) and all(isinstance(one, int | float | str) for one in values)


def _is_title(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != "" and value.isprintable()


def _is_line(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable()


def _is_licence(value: Any) -> bool:
    """True if the text is a well-known identifier or, unless it is one in other letters, looks like one."""
    if not isinstance(value, str) or value in _LICENCES:
        return isinstance(value, str)
    known = {licence.lower() for licence in _LICENCES}
    return value.lower() not in known and _LIKE_A_LICENCE.fullmatch(value) is not None


def _is_family(value: Any) -> bool:
    try:
        return isinstance(value, str) and bool(catalog.find(value))
    except catalog.UnknownFamily:
        return False


_OURS: Final = [row for row in catalog.ROWS if row.listed]
_FAMILIES: Final = (*dict.fromkeys(row.category for row in _OURS), *(row.name for row in _OURS))
_SHARE: Final = _number(0, 1, "a number from 0 to 1")
_WEIGHT: Final = _whole(1, _MOST_WEIGHT)
_FORM: Final = _one_of(*ASKED)
_OPTIONS: Final = _whole(2, len(LETTERS))
_STYLES: Final = _some_of(*PALETTE_NAMES)
_SIZE: Final = _whole(200, 4000)

_FAMILY: Final = _Rule(
    "a table with a name",
    _is_table,
    keys={
        "name": _Rule("a category or category/family that puzzlegen list shows", _is_family, _FAMILIES),
        "weight": _WEIGHT,
        "levels": _some_of(*Level),
        "form": _FORM,
        "options": _OPTIONS,
        "styles": _STYLES,
        "size": _SIZE,
        "set": _Rule(
            "a table of knobs such as {sides = [8, 10]}",
            lambda value: isinstance(value, dict) and value != {},
            each=_Rule("a number, a word, true or false, or a list of such", _is_setting),
        ),
    },
    required=("name",),
)
_RELEASE: Final = _Rule(
    "a table with a title and the number of items",
    _is_table,
    keys={
        "title": _Rule("a text of one line", _is_title),
        "licence": _Rule("an SPDX licence identifier such as CC-BY-4.0", _is_licence, _LICENCES),
        "items": _whole(1, MOST_ITEMS),
        "splits": _Rule(
            "a table of weights such as {test = 9, validation = 1}",
            lambda value: isinstance(value, dict) and value != {},
            each=_WEIGHT,
            names=_word(_SPLIT, "lower-case letters, digits and _, up to 32, but not all or hidden"),
        ),
        "refresh": _SHARE,
        "hidden": _SHARE,
        "reveal": _one_of("next", "manual"),
        "keys": _one_of("included", "apart"),
        "beacon": _Rule("a text of one line, or an empty one", _is_line),
        "drift": _number(0, 1000, "a number from 0 to 1000"),
    },
    required=("title", "items"),
)
_SPEC: Final = _Rule(
    "a table",
    _is_table,
    keys={
        "name": _word(_NAME, "a text of up to 64 letters, digits, - and _ that begins with a letter or digit"),
        "languages": _some_of(*LANGUAGES),
        "form": _FORM,
        "options": _OPTIONS,
        "styles": _STYLES,
        "size": _SIZE,
        "materials": _Rule(
            'a table of digests such as {photos = "0123..."}',
            _is_table,
            keys={kind.NAME: _word(_DIGEST, "a SHA-256: 64 hexadecimal digits in lower case") for kind in KINDS},
        ),
        "release": _RELEASE,
        "families": _Rule("one or more [[families]] tables", _is_list, each=_FAMILY),
    },
    required=("name", "families"),
)


def are_terms(document: Mapping[str, Any]) -> bool:
    """True if a spec may have this table about releases."""
    return not any(_faults(document, _RELEASE, ()))


def find(data: bytes) -> tuple[dict[str, Any], tuple[Mistake, ...]]:
    """The document in a spec file, and its mistakes in the order of their lines.

    Returns:
        The document is empty if the file is not TOML; without mistakes it has just the keys and types of the schema.
    """
    try:
        text = foreign.text(data)
        document = toml.loads(text)
        lines = locate(text)
    except UnicodeDecodeError as error:
        return {}, (Mistake(data.count(b"\n", 0, error.start) + 1, "The file must be text in UTF-8."),)
    except TooDeep as error:
        return {}, (Mistake(error.line, "Keys, lists and tables must not be nested that deeply."),)
    except InvalidInput as error:
        return {}, (Mistake(None, f"The file cannot be read: {error}."),)
    except ValueError as error:
        return {}, (_not_toml(str(error), text),)
    faults = list(_faults(document, _SPEC, ()))
    faults += _clashes(document, {path[:2] for path, _ in faults}, lines)
    found = [Mistake(line_of(path, lines), message) for path, message in faults]
    return document, tuple(sorted(found, key=lambda mistake: mistake.line or 0))


def _not_toml(complaint: str, text: str) -> Mistake:
    """What `tomllib` complains of; it tells the place at the end of its message, unless a number is too long."""
    line, reason = None, complaint.partition(";")[0]
    if place := _PLACE.fullmatch(complaint):
        line = int(place["line"] or text.count("\n") + 1)
        reason = place["reason"] + (f" at column {place['column']}" if place["column"] else " at the end of the file")
    lines = "lines are [table], [[table]] or key = value, with texts in quotes"
    return Mistake(line, f"This is not TOML ({reason}): {lines}.")


def _faults(value: Any, rule: _Rule, path: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    """Where a value breaks its rule, and how."""
    if not rule.holds(value):
        hint = _hint(value, rule.choices)
        yield path, f"{_spoken(path)} must be {rule.allowed}, not {_shown(value)}{hint}."
        return
    if rule.keys is not None:
        for key in value:
            if key in rule.keys:
                yield from _faults(value[key], rule.keys[key], (*path, key))
            else:
                hint = _home(key) or _hint(key, tuple(rule.keys))
                known = _enumerated(tuple(rule.keys), "and")
                yield (*path, key), f"{_spoken(path)} has no key {_shown(key)}{hint}; its keys are {known}."
        for key in rule.required:
            if key not in value:
                yield path, f"{_spoken(path)} lacks the key {key}, which must be {rule.keys[key].allowed}."
    if rule.each is not None:
        for place, part in value.items() if isinstance(value, dict) else enumerate(value):
            if rule.names is not None and not rule.names.holds(place):
                yield (*path, place), f"A name in {_spoken(path)} must be {rule.names.allowed}, not {_shown(place)}."
                continue
            yield from _faults(part, rule.each, (*path, place))
            if isinstance(value, list) and isinstance(part, str) and part in value[:place]:
                yield (*path, place), f"{_spoken(path)} must be {rule.allowed}, not {_shown(part)} twice."


def _clashes(
    document: dict[str, Any], faulty: set[KeyPath], lines: Mapping[KeyPath, int]
) -> Iterator[tuple[KeyPath, str]]:
    """Levels that a family lacks, and families that occur twice, where a table has no other fault.

    A family and level that occurs twice would give the same items twice.
    """
    seen: dict[tuple[str, Level], int] = {}
    tables = document.get("families")
    for place, table in enumerate(tables if isinstance(tables, list) else ()):
        path = ("families", place)
        if path in faulty or ("families",) in faulty:
            continue
        rows = catalog.find(table["name"])
        offered = tuple(level for level in Level if any(level in row.levels for row in rows))
        wanted = table.get("levels", [level for level in offered if level in USUAL_LEVELS])
        for number, level in enumerate(wanted):
            if level not in offered:
                has = _enumerated(offered, "and")
                yield (*path, "levels", number), f"{table['name']} has no level {level}; it has {has}."
        asked = [(row.name, level) for row in rows for level in row.levels if level in wanted]
        if refused := _refused(rows, table):
            yield (*path, "set"), refused
        if again := next((part for part in asked if part in seen), None):
            family, level = again
            where = f"{family} at level {level} is asked for in line {seen[again]} already"
            yield (*path, "name"), f"{where}: a family and level must occur only once."
        seen |= {part: line_of((*path, "name"), lines) for part in asked if part not in seen}


def _refused(rows: Sequence[catalog.Row], table: Mapping[str, Any]) -> str:
    """Why no family of a table takes its knobs; empty if one does."""
    reason = ""
    for row in rows if "set" in table else ():
        try:
            loaded = catalog.load(row.name)
            loaded.params(row.levels[0], None, msgspec.convert(table["set"], dict[str, Setting]))
        except MissingExtra:
            continue
        except UnknownKnob as error:
            reason = reason or str(error)
        else:
            return ""
    return reason


def _home(key: str) -> str:
    """The table that a key belongs to, in brackets; nothing for unknown keys."""
    homes = {"the top of the file": _SPEC, "[release]": _RELEASE, "[[families]]": _FAMILY}
    return next((f" (it belongs to {home})" for home, rule in homes.items() if key in (rule.keys or ())), "")


def _hint(value: Any, choices: tuple[str, ...]) -> str:
    """The choice that may have been meant, as a question in brackets."""
    if not isinstance(value, str):
        return ""
    small = {choice.lower(): choice for choice in choices}
    near = get_close_matches(value.lower(), small, n=1)
    return f" (did you mean {_shown(small[near[0]])}?)" if near else ""


def _spoken(path: KeyPath) -> str:
    return ".".join(key for key in path if isinstance(key, str)) or "A spec"


def _shown(value: Any) -> str:
    """A short form of a value, on one line."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, int) and abs(value) >= 10**_LONGEST:  # Python refuses to write very long ones
        return "a huge number"
    text = msgspec.json.encode(value).decode() if isinstance(value, str | bool) else str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
