"""The test suites: which mutants they reach, and whether they kill one."""

import os
import re
import resource
import selectors
import signal
import subprocess
import time
from dataclasses import dataclass, field

from .package import NICE

# A test may take this many times as long as without a mutant, and this many seconds more, before it counts as hanging.
PATIENCE = 10
GRACE = 10
MOST_SECONDS = 600
# The seconds that a suite may take to be among the first that a mutant meets.
CHEAP = 1
MOST_MEMORY = 8 << 30
RECORD_SIZE = 65536
STARTED = re.compile(r"^\S+ (Suite|Test) (?!case )\"?(.+?)\"? started\.$")
PASSED = re.compile(r"^\S+ (Suite|Test) .+ passed after ([\d.]+) seconds")
FAILED = re.compile(r"^\S+ Test \"?(.+?)\"? (?:recorded an issue|failed after)")


@dataclass
class Suite:
    name: str
    path: str = ""
    cost: float = 0
    # The seconds that each test takes.
    durations: dict = field(default_factory=dict)
    reached: set = field(default_factory=set)


@dataclass
class Outcome:
    """The end of a run: how it failed and in which test, or nothing; and the duration of each test."""

    failure: str = ""
    test: str = ""
    durations: dict = field(default_factory=dict)


def suites_of(package):
    """All suites of the test binary, each with the file that declares it."""
    listed = subprocess.run(
        [package.tests, "--testing-library", "swift-testing", "--list-tests"],
        check=True, capture_output=True, text=True, cwd=package.folder,
    )  # fmt: skip
    paths = {}
    for path in (package.folder / "Tests").rglob("*.swift"):
        module = path.relative_to(package.folder / "Tests").parts[0]
        for name in re.findall(r"(?:struct|class|enum|actor|extension) (\w+)", path.read_text()):
            paths.setdefault(f"{module}.{name}", str(path.relative_to(package.folder)))
    names = sorted({line.split("/")[0] for line in listed.stdout.split("\n") if "/" in line})
    return [Suite(name, paths.get(name, "")) for name in names]


def record(package, suite, file):
    """Runs a suite alone and notes its cost and the mutants it reaches; says how it fails, if it does."""
    file.write_bytes(bytes(RECORD_SIZE))
    start = time.monotonic()
    outcome = run(package, [suite], {"ROUTING_MUTANTS_REACHED": str(file)}, lambda _: MOST_SECONDS)
    suite.cost = time.monotonic() - start
    suite.durations = outcome.durations
    suite.reached = {number for number, byte in enumerate(file.read_bytes()) if byte}
    return outcome


def run(package, suites, environment, limit):
    """Runs suites, one test at a time, up to the first that fails.

    - limit: the seconds after which a test counts as hanging.
    """
    command = [*NICE, package.tests, "--testing-library", "swift-testing", "--no-parallel"]
    for suite in suites:
        command += ["--filter", "^" + re.escape(suite.name) + "/"]
    settings = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment}
    process = subprocess.Popen(
        command, cwd=package.folder, env=settings, text=False, bufsize=0, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=limit_memory,
    )  # fmt: skip
    try:
        return watch(process, limit)
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.stdout.close()
        process.wait()


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def watch(process, limit):
    outcome, suite, rest = Outcome(), "", b""
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    last_word = time.monotonic()
    while True:
        if not selector.select(max(0, last_word + limit(outcome.test) - time.monotonic())):
            outcome.failure = "hangs"
            return outcome
        data = os.read(process.stdout.fileno(), 65536)
        if not data:
            break
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            text = line.decode(errors="replace")
            if match := STARTED.match(text):
                last_word = time.monotonic()
                if match[1] == "Suite":
                    suite = match[2]
                else:
                    outcome.test = f"{suite}/{match[2]}"
            elif match := PASSED.match(text):
                last_word = time.monotonic()
                if match[1] == "Test":
                    outcome.durations[outcome.test] = float(match[2])
            elif match := FAILED.match(text):
                outcome.failure, outcome.test = "fails", f"{suite}/{match[1]}"
                return outcome
    if process.wait() != 0:
        outcome.failure = "crashes"
    return outcome


def nearness(mutant, suite):
    """0 for a suite that is named after the file of a mutant, 1 for one beside it, 2 for any other."""
    folder, _, file = mutant.path.removeprefix("Sources/").rpartition("/")
    if any(word in suite.name for word in file.removesuffix(".swift").split("+")):
        return 0
    module, _, inner = folder.partition("/")
    return 1 if suite.path.startswith(f"Tests/{module}Tests/{inner}") else 2


def met_first(mutant, suites):
    """The suites that reach a mutant and are near or cheap, and the others: most mutants never meet those."""
    reaching = [suite for suite in suites if mutant.number in suite.reached]
    first = [suite for suite in reaching if suite.cost < CHEAP * (4 - nearness(mutant, suite))]
    return first, [suite for suite in reaching if suite not in first]


def batches(mutant, suites):
    """Suites in batches, the near and cheap ones first; each batch takes twice as long as the one before."""
    budget, batch = 1.0, []
    for suite in sorted(suites, key=lambda suite: (nearness(mutant, suite), suite.cost)):
        batch.append(suite)
        if sum(suite.cost for suite in batch) > budget:
            yield batch
            budget, batch = 2 * budget, []
    if batch:
        yield batch


def kill(package, mutant, suites):
    """Looks for a test in suites that kills a mutant."""
    for batch in batches(mutant, suites):
        durations = {test: seconds for suite in batch for test, seconds in suite.durations.items()}
        limit = lambda test: GRACE + PATIENCE * durations.get(test, 0)  # noqa: E731
        outcome = run(package, batch, {"ROUTING_MUTANT": str(mutant.number)}, limit)
        if outcome.failure:
            return outcome
    return None
