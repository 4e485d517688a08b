"""Which of all possible mutants are planted."""

import hashlib
from collections import defaultdict, deque

# The mutants of each operator among as many of a folder. There are hundreds of places for some, and few for others.
SHARES = {"negate": 3, "drop": 3, "bound": 2, "constant": 2, "logic": 1, "swap": 1, "lock": 2}


def sample(mutants, count, seed):
    """Chooses mutants evenly from all folders and operators, at most one of a line.

    A mutant's rank depends on its own text and the seed only, so a change elsewhere does not reshuffle the others.
    """
    occurrences = defaultdict(int)
    for mutant in mutants:
        occurrences[mutant.key] += 1
        mutant.occurrence = occurrences[mutant.key]
    cells = defaultdict(deque)
    for mutant in sorted(mutants, key=lambda mutant: rank(mutant, seed)):
        cells[mutant.folder, mutant.operator].append(mutant)
    chosen, taken = [], set()
    while len(chosen) < count and any(cells.values()):
        for folder, operator in sorted(cells):
            for _ in range(SHARES[operator]):
                if cells[folder, operator]:
                    take(cells[folder, operator].popleft(), chosen, taken)
    del chosen[count:]
    chosen.sort(key=lambda mutant: (mutant.path, mutant.line))
    for number, mutant in enumerate(chosen, 1):
        mutant.number = number
    return chosen


def take(mutant, chosen, taken):
    """Chooses a mutant unless another one takes a line of it."""
    lines = {(mutant.path, line) for line in range(mutant.line, mutant.last_line + 1)}
    if not lines & taken:
        taken |= lines
        chosen.append(mutant)


def rank(mutant, seed):
    text = "\0".join(map(str, (seed, *mutant.key, mutant.occurrence)))
    return hashlib.sha256(text.encode()).digest()
