"""The list of known survivors: one on a line, with the reason why it survives."""

from collections import Counter

def read(path):
    """The reasons, by what the list says of each mutant."""
    reasons = {}
    for line in path.read_text().split("\n") if path.exists() else []:
        if line and not line.startswith("#"):
            place, operator, rest = line.split(" | ", 2)
            texts, reason = rest.rsplit(" | ", 1)
            before, _, after = texts.partition(" → ")
            reasons[place.rsplit(":", 1)[0], operator, before, after] = reason
    return reasons


def lines(mutants, reasons):
    for mutant in sorted(mutants, key=lambda mutant: (mutant.path, mutant.line)):
        yield f"{mutant} | {reasons.get(mutant.listed_key, '?')}"


def table(mutants, dead, heading):
    """The shares of the killed, by folder or by operator."""
    planted, killed = Counter(map(heading, mutants)), Counter(map(heading, dead))
    for name in sorted(planted):
        yield f"  {name:32} {killed[name]:4} of {planted[name]:4}  {percent(killed[name], planted[name])}"


def percent(part, whole):
    return f"{100 * part / whole:5.1f} %" if whole else "-"
