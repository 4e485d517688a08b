"""Which of all possible mutants are planted."""

import hashlib
from collections import defaultdict
from itertools import zip_longest


def sample(mutants, count, seed):
    """Chooses mutants evenly from all folders and operators, at most one of a line.

    A mutant's rank depends on its own text and the seed only, so a change elsewhere does not reshuffle the others.
    """
    occurrences = defaultdict(int)
    for mutant in mutants:
        occurrences[mutant.key] += 1
        mutant.occurrence = occurrences[mutant.key]
    cells = defaultdict(list)
    for mutant in sorted(mutants, key=lambda mutant: rank(mutant, seed)):
        cells[mutant.folder, mutant.operator].append(mutant)
    chosen, taken = [], set()
    for round in zip_longest(*(cells[cell] for cell in sorted(cells))):
        for mutant in round:
            if mutant is None or len(chosen) == count:
                continue
            lines = {(mutant.path, line) for line in range(mutant.line, mutant.last_line + 1)}
            if not lines & taken:
                taken |= lines
                chosen.append(mutant)
    chosen.sort(key=lambda mutant: (mutant.path, mutant.line))
    for number, mutant in enumerate(chosen, 1):
        mutant.number = number
    return chosen


def rank(mutant, seed):
    text = "\0".join(map(str, (seed, *mutant.key, mutant.occurrence)))
    return hashlib.sha256(text.encode()).digest()
