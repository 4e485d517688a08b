"""The copy of the package in which the mutants are planted, and its build."""

import re
import subprocess
import sys
from pathlib import Path

from .mutant import planted
from .operators import mutants_in
from .source import Source

FOLDERS = [
    "Routing/Dispatch",
    "Routing/Matching",
    "Routing/Pattern",
    "Routing/URL",
    "RoutingNavigation/Changes",
    "RoutingNavigation/Navigator",
    "RoutingNavigation/State",
]
# Tests read the documents and the examples, as text.
COPIED = ["Package.swift", "README.md", "CHANGELOG.md", ".github", "Examples", "Sources", "Tests"]
NICE = ["nice", "-n", "15"]
MOST_BUILDS = 12


def sources(root):
    """The sources to plant mutants in."""
    for folder in FOLDERS:
        for path in sorted((root / "Sources" / folder).rglob("*.swift")):
            yield Source(str(path.relative_to(root)), path.read_text())


def all_mutants(root):
    return [mutant for source in sources(root) for mutant in mutants_in(source)]


class Package:
    """The copy; it keeps its build folder, and files that do not change keep their dates."""

    def __init__(self, root, scratch):
        self.root, self.scratch = root, scratch
        self.folder = scratch / "package"
        self.tests = self.folder / ".build/debug/RoutingPackageTests.xctest"
        self.switch = (root / "Tests/Mutants/Switch.swift.txt").read_text()

    def copy(self):
        """Copies the files under version control; the examples are copied, and neither built nor tested."""
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", *COPIED],
            cwd=self.root, check=True, capture_output=True, text=True,
        )  # fmt: skip
        paths = {path for path in listed.stdout.split("\n") if path and (self.root / path).is_file()}
        paths -= {path for path in paths if path.startswith(("Tests/ExampleTests", "Tests/Mutants"))}
        for kept in ("Sources", "Tests"):
            for path in (self.folder / kept).rglob("*"):
                if path.is_file() and str(path.relative_to(self.folder)) not in paths:
                    path.unlink()
        for path in paths:
            text = (self.root / path).read_bytes()
            if path == "Package.swift":
                text = without_examples(text.decode()).encode()
            write(self.folder / path, text)

    def plant(self, mutants):
        write(self.folder / "Sources/Routing/Switch.swift", self.switch.encode())
        paths = {str(path.relative_to(self.root)) for folder in FOLDERS
                 for path in (self.root / "Sources" / folder).rglob("*.swift")}  # fmt: skip
        for path in paths:
            own = [mutant for mutant in mutants if mutant.path == path]
            text = planted((self.root / path).read_text(), own)
            if own and path.startswith("Sources/RoutingNavigation/"):
                # The switch is a package function of Routing. The import must not add a line.
                if not re.search(r"^\w* ?import Routing$", text, re.M):
                    text = "internal import Routing; " + text
            write(self.folder / path, text.encode())

    def build(self, mutants):
        """Builds the package; mutants that do not compile are taken out.

        The sources are built first, alone: the tests would take minutes each time.
        """
        for target in (["--target", "RoutingNavigation"], ["--build-tests"]):
            for _ in range(MOST_BUILDS):
                self.plant(mutants)
                errors = self._errors(target)
                if not errors:
                    break
                guilty = {mutant.number for error in errors for mutant in [culprit(error, mutants)] if mutant}
                if not guilty:
                    give_up("The copy does not build, and no mutant is the reason:\n" + "\n".join(map(str, errors)))
                print(f"  {len(guilty)} mutants do not compile")
                mutants = [mutant for mutant in mutants if mutant.number not in guilty]
            else:
                give_up(f"The copy does not build after {MOST_BUILDS} attempts.")
        return mutants

    def _errors(self, target):
        """The errors of a build: paths with lines."""
        command = [*NICE, "swift", "build", "-debug-info-format", "none", *target]
        with open(self.scratch / "build.log", "a") as log:
            run = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            log.write(run.stdout)
        if run.returncode == 0:
            return []
        found = re.findall(rf"{re.escape(str(self.folder))}/(\S+?):(\d+):\d+: error: (.*)", run.stdout)
        if not found:
            give_up(run.stdout[-4000:])
        return sorted({(path, int(line), text) for path, line, text in found})


def culprit(error, mutants):
    """The mutant at the line of an error; some errors, such as a missing return, are near it."""
    path, line, _ = error
    near = [mutant for mutant in mutants if mutant.path == path]
    return min(near, default=None, key=lambda m: max(m.line - line, line - m.last_line, 0))


def give_up(reason):
    print(reason, file=sys.stderr)
    sys.exit(2)


def without_examples(manifest):
    """The manifest without the examples, and with warnings allowed: a mutant may leave a variable unused."""
    manifest = re.sub(r'\n        \.executable\(name: "[^\n]*', "", manifest)
    target = r'\n        \.{}\((?:(?!\n        \),).)*?{}.*?\n        \),'
    manifest = re.sub(target.format("executableTarget", 'path: "Examples/'), "", manifest, flags=re.S)
    manifest = re.sub(target.format("testTarget", 'name: "ExampleTests"'), "", manifest, flags=re.S)
    return re.sub(r",?\s*\.treatAllWarnings\(as: \.error\)", "", manifest)


def write(path, text):
    """Writes a file unless it has the text already, so that builds are incremental."""
    if path.exists() and path.read_bytes() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
