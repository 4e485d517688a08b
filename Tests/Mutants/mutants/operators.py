"""The mutation operators: each finds the places of a file where it can plant a mutant."""

import re

from .mutant import SWITCH, Edit, mutant_in

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
LOGIC = {"&&": "||", "||": "&&"}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "&+=", "&*="}
# What ends an operand of a comparison on either side.
OPERAND_ENDS = {",", ":", ";", "&&", "||", "?", "->", "==", "!=", "===", "!=="} | ASSIGNMENTS | set(COMPARISONS)
KEYWORDS = set(
    "if guard while for where return in else case default let var func switch try await throw init deinit get set "
    "struct class enum extension protocol actor static private fileprivate package public internal import defer do "
    "repeat break continue fallthrough catch some any typealias subscript mutating nonmutating nonisolated yield "
    "weak unowned lazy final override convenience associatedtype inout consuming borrowing discard is as super".split()
)
# Calls that do nothing in a correct program, so no test can miss them.
INERT = {"assert", "precondition", "withExtendedLifetime", "reserveCapacity"}


def mutants_in(source):
    for operator in (negations, logics, bounds, dropped_lines, swapped_lines, constants, released_locks):
        # An assertion says what a correct program does anyway.
        yield from (mutant for mutant in operator(source) if not mutant.before.startswith("assert("))


def one_line(text):
    return re.sub(r"\s+", " ", text)


def either(mutated, original):
    """A schema for an expression: the copy that comes first must not add lines."""
    return f"({SWITCH} ? {one_line(mutated)} : {original})"


def negations(source):
    """Conditions of statements and of `? :`, and the results of short Boolean functions."""
    for index, token in enumerate(source.tokens):
        if token.text in {"if", "while", "guard"} and token.kind == "word":
            for first, last in conditions(source, index):
                yield from negation(source, first, last)
        elif token.text == "?" and source.is_spaced(index):
            first = left_end(source, index, OPERAND_ENDS - {"&&", "||", "==", "!=", "===", "!=="} - set(COMPARISONS))
            if first < index:
                yield from negation(source, first, index - 1)
        elif token.text == "Bool" and source.tokens[index + 1].text == "{":
            first, last = index + 2, source.partner[index + 1] - 1
            if first <= last and all(source.joins(i) for i in range(first, last)):
                if source.tokens[first].text not in KEYWORDS | {"true", "false"}:
                    yield from negation(source, first, last)


def conditions(source, keyword):
    """The Boolean conditions of a statement, each with its first and last token."""
    tokens = source.tokens
    before = tokens[keyword - 1] if keyword else None
    if tokens[keyword].text == "while" and before and before.text == "}" and before.line == tokens[keyword].line:
        return
    is_guard = tokens[keyword].text == "guard"
    index = first = keyword + 1
    while index < len(tokens):
        text = tokens[index].text
        is_end = text == "else" if is_guard else text == "{"
        if text == "," or is_end:
            if tokens[first].text not in {"let", "var", "case", "#available", "#unavailable"}:
                yield first, index - 1
            first = index + 1
        if is_end:
            return
        index = source.partner[index] + 1 if text in {"(", "[", "{"} else index + 1


def negation(source, first, last):
    tokens = source.tokens
    effects = ""
    while tokens[first].text in {"try", "await"}:
        effects += tokens[first].text + " "
        first += 1
    if any(token.text in {"try", "await"} for token in tokens[first : last + 1]):
        return
    text = source.text_of(first, last)
    simple = re.fullmatch(r"!?[\w.]+(\([^()]*\))?", text)
    bare = text[1:] if simple and text[0] == "!" else f"!{text}" if simple else f"!({text})"
    start, end = tokens[first].start, tokens[last].end
    # Effects stand before the operands that have them; they move to the front.
    edits = [Edit(start, end, bare, f"{SWITCH} != ({text})")]
    if effects:
        opening = source.text.rindex(effects.split()[0], 0, start)
        kept = source.text[opening:start]
        edits = [Edit(opening, end, kept + bare, f"{kept}({SWITCH} != ({text}))")]
    elif tokens[first - 1].text not in {"if", "while", "guard", ",", "{"}:
        edits = [Edit(start, end, bare, f"({SWITCH} != ({text}))")]
    yield mutant_in(source, "negate", *edits)


def logics(source):
    """`&&` and `||`."""
    for index, token in enumerate(source.tokens):
        if token.text not in LOGIC or not source.is_spaced(index):
            continue
        ends = (OPERAND_ENDS - {"&&", "==", "!=", "===", "!=="}) - set(COMPARISONS) - {token.text}
        first, last = left_end(source, index, ends), right_end(source, index, ends)
        if first < index < last:
            left, right = source.text_of(first, index - 1), source.text_of(index + 1, last)
            mutated = f"({left}) {LOGIC[token.text]} ({right})"
            schema = either(mutated, source.text_of(first, last))
            start, end = source.tokens[first].start, source.tokens[last].end
            yield mutant_in(source, "logic", Edit(start, end, f"{left} {LOGIC[token.text]} {right}", schema))


def bounds(source):
    """Comparisons, ranges and the 1 that is added or subtracted, each off by one."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.text in COMPARISONS and source.is_spaced(index):
            first, last = left_end(source, index), right_end(source, index)
            # An order of elements, such as `$0.number < $1.number`, has no bound.
            if not first < index < last or {"$0", "$1"} <= {token.text for token in tokens[first : last + 1]}:
                continue
            left, right = source.text_of(first, index - 1), source.text_of(index + 1, last)
            mutated = f"{left} {COMPARISONS[token.text]} {right}"
            schema = either(mutated, source.text_of(first, last))
            yield mutant_in(
                source, "bound", Edit(tokens[first].start, tokens[last].end, mutated, schema)
            )
        elif token.text in {"..<", "..."} and tokens[index + 1].kind in {"word", "number"}:
            last = right_end(source, index, OPERAND_ENDS | {"??"})
            if last <= index or tokens[index + 1].line != token.line:
                continue
            bound = source.text_of(index + 1, last)
            sign, mutated = ("+", "...") if token.text == "..<" else ("-", "..<")
            end = tokens[last].end
            schema = f"{token.text}({bound} {sign} ({SWITCH} ? 1 : 0))"
            yield mutant_in(source, "bound", Edit(token.start, end, mutated + bound, schema))
        elif token.text in {"+", "-", "+=", "-="} and tokens[index + 1].text == "1" and source.is_spaced(index):
            one = tokens[index + 1]
            yield mutant_in(source, "bound", Edit(one.start, one.end, "0", f"({SWITCH} ? 0 : 1)"))


def left_end(source, index, ends=OPERAND_ENDS):
    """The first token of the operand on the left of an operator."""
    first = index
    while first > 0:
        token = source.tokens[first - 1]
        if token.text in {"(", "[", "{", "}"} or token.text in ends or token.text in KEYWORDS - {"is", "as"}:
            break
        if not source.joins(first - 1):
            break
        first = source.partner[first - 1] if token.text in {")", "]"} else first - 1
    return first


def right_end(source, index, ends=OPERAND_ENDS):
    """The last token of the operand on the right of an operator."""
    last = index
    while last + 1 < len(source.tokens):
        token = source.tokens[last + 1]
        if token.text in {")", "]", "{", "}"} or token.text in ends or token.text in KEYWORDS - {"is", "as"}:
            break
        if last > index and not source.joins(last):
            break
        last = source.partner[last + 1] if token.text in {"(", "["} else last + 1
    return last


def statements(source):
    """Calls and assignments that stand alone on a line: the first and the last token of each."""
    tokens, index = source.tokens, 0
    while index < len(tokens):
        first = last = index
        while last + 1 < len(tokens) and tokens[last + 1].line == tokens[first].line:
            last += 1
        index = last + 1
        if is_statement(source, first, last):
            yield first, last


def is_statement(source, first, last):
    tokens = source.tokens
    head = first
    while tokens[head].text in {"try", "await"}:
        head += 1
    if tokens[head].kind != "word" or tokens[head].text in KEYWORDS or tokens[head].text[0] in "#@":
        return False
    if INERT & {token.text for token in tokens[first : last + 1]}:
        return False
    if first == 0 or last + 1 == len(tokens) or source.joins(first - 1) or source.joins(last):
        return False
    if tokens[first - 1].kind == "string" or tokens[last + 1].text in {"{", "else"}:
        return False
    brackets = [i for i in range(first, last + 1) if i in source.partner]
    if any(not first <= source.partner[i] <= last for i in brackets):
        return False
    inner = [i for i in brackets if i < source.partner[i]]
    top = [i for i in range(first, last + 1) if not any(o < i < source.partner[o] for o in inner)]
    is_assignment = any(tokens[i].text in ASSIGNMENTS for i in top)
    if any(tokens[i].text in {":", ",", "->"} for i in top):
        return False
    is_call = tokens[last].text in {")", "}"} and tokens[top[-2]].text in {"(", "{"}
    if not is_assignment and not is_call:
        return False
    # An initialiser must set its properties, once.
    return not (is_assignment and is_in_initialiser(source, first))


def is_in_initialiser(source, index):
    """Whether the innermost function around a token is an initialiser."""
    for opening in range(index - 1, -1, -1):
        if source.tokens[opening].text != "{" or source.partner[opening] < index:
            continue
        start = opening
        while start > 0 and source.tokens[start - 1].text not in {"{", "}"}:
            start -= 1
        words = {token.text for token in source.tokens[start:opening]}
        if "init" in words:
            return True
        if words & {"func", "deinit", "var", "extension", "struct", "class", "enum"}:
            return False
    return False


def dropped_lines(source):
    for first, last in statements(source):
        text = source.text_of(first, last)
        start, end = source.tokens[first].start, source.tokens[last].end
        yield mutant_in(source, "drop", Edit(start, end, "", f"if !{SWITCH} {{ {text} }}"))


def swapped_lines(source):
    previous = None
    for first, last in statements(source):
        if previous and previous[1] + 1 == first:
            one, other = source.text_of(*previous), source.text_of(first, last)
            if may_depend(source, previous, (first, last)):
                tokens = source.tokens
                yield mutant_in(
                    source,
                    "swap",
                    Edit(
                        tokens[previous[0]].start,
                        tokens[previous[1]].end,
                        other,
                        f"if {SWITCH} {{ {other}; {one} }} else {{ {one}",
                    ),
                    Edit(tokens[first].start, tokens[last].end, one, f"{other} }}"),
                )
        previous = (first, last)


def may_depend(source, one, other):
    """Whether the order of two statements may count: a call is among them, and they name the same object first."""
    words = [[token.text for token in source.tokens[first : last + 1]] for first, last in (one, other)]
    if "(" not in words[0] + words[1] or words[0] == words[1]:
        return False
    # A call without an object is one of `self`.
    roots = [text[0] if text[1] == "." or "(" not in text else "self" for text in words]
    return roots[0] == roots[1] or roots[0] in words[1] or roots[1] in words[0]


def constants(source):
    """Truth values and numbers; not those of patterns, of tuples, nor the 1 that is a bound."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        before = tokens[index - 1].text if index else ""
        if token.text in {"true", "false"} and before != "case":
            other = "false" if token.text == "true" else "true"
            yield mutant_in(
                source, "constant", Edit(token.start, token.end, other, f"({SWITCH} != {token.text})")
            )
        elif re.fullmatch(r"[0-9]+", token.text) and before != "." and not is_in_pattern(source, index):
            if token.text == "1" and before in {"+", "-", "+=", "-="}:
                continue
            other = str(int(token.text) + 1)
            schema = f"({SWITCH} ? {other} : {token.text})"
            yield mutant_in(source, "constant", Edit(token.start, token.end, other, schema))


def is_in_pattern(source, index):
    while index >= 0 and source.tokens[index].text not in {":", ";", "{", "}"}:
        if source.tokens[index].text == "case":
            return True
        index -= 1
    return False


def released_locks(source):
    """Locks that are released before the work under them is done; see Switch.swift."""
    for index, token in enumerate(source.tokens):
        if token.text == "withLock" and source.tokens[index - 1].text == ".":
            following = source.tokens[index + 1]
            opening = index + 2 if following.text == "(" else index + 1
            work = source.text_of(opening + 1, source.partner[opening] - 1)
            # What only reads or only writes one value is atomic in any case.
            if source.tokens[opening].text != "{" or re.fullmatch(r"\$0(\.\w+)?( = \w+)?", work):
                continue
            if following.text == "(":
                edit = Edit(
                    token.start, following.end, "withLockReleased(", f"withLockReleased({SWITCH}, "
                )
            else:
                edit = Edit(token.start, token.end, "withLockReleased", f"withLockReleased({SWITCH})")
            yield mutant_in(source, "lock", edit)
