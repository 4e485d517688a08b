"""What a mutant is, and how mutants are planted behind switches."""

import re
from dataclasses import dataclass, field

# Stands in the schema for the call that asks whether the mutant is the active one.
SWITCH = "MUTANT"


@dataclass(frozen=True)
class Edit:
    """A part of a file, the text of the mutant, and the schema: the text that can be either."""

    start: int
    end: int
    mutated: str
    schema: str


@dataclass
class Mutant:
    path: str
    line: int
    last_line: int
    operator: str
    edits: list
    before: str
    after: str
    number: int = 0
    occurrence: int = 0
    suites: list = field(default_factory=list)

    @property
    def folder(self):
        """The folder in the sources of a module, such as `Routing/Dispatch`."""
        return "/".join(self.path.split("/")[1:3])

    @property
    def key(self):
        """Says which mutant this is, also after lines were added above it."""
        return (self.path, self.operator, self.before, self.after)

    @property
    def listed_key(self):
        """Tells mutants with the same text in one file apart, too."""
        return (self.path, self.label, self.before, self.after)

    @property
    def label(self):
        """The operator, with a number if the file has the text before already."""
        return self.operator if self.occurrence < 2 else f"{self.operator} {self.occurrence}"

    def __str__(self):
        return f"{self.path}:{self.line} | {self.label} | {self.before} → {self.after}"


def mutant_in(source, operator, *edits):
    """Makes a mutant of edits; its text before and after is that of its whole lines."""
    first, last = source.line_of(edits[0].start), source.line_of(edits[-1].end - 1)
    start = source.line_starts[first - 1]
    end = source.line_starts[last] if last < len(source.line_starts) else len(source.text)
    lines = source.text[start:end]
    return Mutant(
        source.path, first, last, operator, list(edits), squeezed(lines), squeezed(edited(lines, edits, -start))
    )


def squeezed(text):
    return re.sub(r"\s+", " ", text).strip()


def edited(text, edits, offset=0):
    for edit in sorted(edits, key=lambda edit: -edit.start):
        text = text[: edit.start + offset] + edit.mutated + text[edit.end + offset :]
    return text


def planted(text, mutants):
    """The text of a file with mutants, each behind a switch. No line moves, so errors lead to mutants."""
    edits = [(edit, mutant) for mutant in mutants for edit in mutant.edits]
    for edit, mutant in sorted(edits, key=lambda pair: -pair[0].start):
        schema = edit.schema.replace(SWITCH, f"mutant({mutant.number})")
        assert schema.count("\n") == text.count("\n", edit.start, edit.end), (str(mutant), schema)
        text = text[: edit.start] + schema + text[edit.end :]
    return text
