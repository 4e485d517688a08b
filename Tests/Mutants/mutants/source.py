"""A Swift source file as tokens; strings and comments are never mistaken for code."""

import re
from bisect import bisect_right
from dataclasses import dataclass

# Operators are read greedily, except that "?" and "!" stand alone: they are postfix far more often than not.
TOKEN = re.compile(
    r"""(?P<space>\s+)
    | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<word>`?[A-Za-z_$][A-Za-z_0-9]*`?|\#[a-z]\w*|@\w+)
    | (?P<number>0x[0-9A-Fa-f_]+|0b[01_]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:e[+-]?[0-9]+)?)
    | (?P<operator>\.\.<|\.\.\.|\?\?|[-+*/%=<>&|^~]+|!==?|[.?!])
    | (?P<sign>[()\[\]{},:;])
    | (?P<other>.)""",
    re.X | re.S,
)
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int
    line: int


class Source:
    """The tokens of a file, and for each bracket the index of its partner."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.line_starts = [0] + [m.end() for m in re.finditer("\n", text)]
        self.tokens = list(self._tokens())
        self.partner = self._partners()

    def line_of(self, offset):
        return bisect_right(self.line_starts, offset)

    def text_of(self, first, last):
        """The text from one token to another, both included."""
        return self.text[self.tokens[first].start : self.tokens[last].end]

    def is_spaced(self, index):
        """Whether white space surrounds the token, as it surrounds every binary operator but ranges."""
        token = self.tokens[index]
        before, after = self.text[token.start - 1 : token.start], self.text[token.end : token.end + 1]
        return before.isspace() and after.isspace()

    def joins(self, index):
        """Whether a token and the next one belong to the same statement."""
        one, other = self.tokens[index], self.tokens[index + 1]
        if one.line == other.line:
            return one.text != ";"
        if one.kind == "operator" and one.text not in "?!":
            return True
        return one.text in {",", "(", "["} or other.kind == "operator" or other.text == ":"

    def _tokens(self):
        offset = 0
        while offset < len(self.text):
            quote = re.compile(r'#*"').match(self.text, offset)
            if quote:
                end = self._end_of_string(offset)
                yield Token("string", self.text[offset:end], offset, end, self.line_of(offset))
                offset = end
                continue
            match = TOKEN.match(self.text, offset)
            if match.lastgroup not in ("space", "comment"):
                yield Token(match.lastgroup, match.group(), offset, match.end(), self.line_of(offset))
            offset = match.end()

    def _end_of_string(self, start):
        hashes = len(re.compile("#*").match(self.text, start).group())
        quotes = '"""' if self.text.startswith('"""', start + hashes) else '"'
        closing, escape = quotes + "#" * hashes, "\\" + "#" * hashes
        offset = start + hashes + len(quotes)
        while not self.text.startswith(closing, offset):
            if self.text.startswith(escape + "(", offset):
                offset = self._end_of_interpolation(offset + len(escape) + 1)
            elif self.text.startswith(escape, offset):
                offset += len(escape) + 1
            else:
                offset += 1
        return offset + len(closing)

    def _end_of_interpolation(self, offset):
        depth = 1
        while depth > 0:
            if re.compile(r'#*"').match(self.text, offset):
                offset = self._end_of_string(offset)
                continue
            depth += {"(": 1, ")": -1}.get(self.text[offset], 0)
            offset += 1
        return offset

    def _partners(self):
        partner, open_ones = {}, []
        for index, token in enumerate(self.tokens):
            if token.kind != "sign":
                continue
            if token.text in CLOSING:
                open_ones.append(index)
            elif token.text in CLOSING.values():
                opening = open_ones.pop()
                partner[opening], partner[index] = index, opening
        return partner
