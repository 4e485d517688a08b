#!/usr/bin/env bash
# Counts instructions, retains, releases and allocations of single operations, over all threads. The figures are the
# same in every run, even on a busy machine.
#
# usage: ./callgrind.sh                            the main cases
#        ./callgrind.sh --quick                    without the corpora of 10,000 and 100,000 routes
#        ./callgrind.sh CASE CORPUS [ITERATIONS]   one case; 'routing-benchmarks count --help' lists what there is
set -euo pipefail
cd "$(dirname "$0")"

# The time limit of a case, in seconds. A lookup that is linear in the routes takes minutes when they are many.
seconds=60

# Each line has a case; a corpus, a navigation state or values; and the number of passes over the URLs or, without URLs,
# of operations.
main_cases() {
    cat <<'CASES'
nothing        github_real  2
match          small        20
match          github       5
match          github_real  2
match          deep         2
match          wildcard     1
match          manymasks    1
match          wide100      1
match          wide1000     1
match          wide10000    1
match          wide100000   1
match-all      github_real  1
match-all      wildcard     1
match-all      manymasks    1
parameters     github_real  2
can-open       github_real  2
open           github_real  1
open-query     github_real  1
open           wide100000   1
dispatch       github_real  1
dispatch-async github_real  1
typed          one-value    20
by-hand        one-value    20
typed          three-values 20
by-hand        three-values 20
map            wide100      100
map            wide100000   100
hummingbird    github       5
hummingbird    github_real  2
hummingbird    wide100      1
hummingbird    wide1000     1
hummingbird    wildcard     1
expressions    github_real  1
push           tall100      100
push           tall10000    100
push           square100    100
push           square10000  100
push           wide100      100
push           wide10000    100
push-modal     tall100      100
push-modal     tall10000    100
push-changes   tall100      100
push-changes   tall10000    100
push-changes   wide10000    100
pair-changes   tall100      5
pair-changes   tall10000    1
pair-changes   wide10000    1
CASES
}

fail() {
    echo "callgrind.sh: $*" >&2
    exit 1
}

command -v valgrind >/dev/null || fail "there is no valgrind. Install it: apt-get install valgrind"
command -v strip >/dev/null || fail "there is no strip. Install it: apt-get install binutils"

cases=$(main_cases)
case "${1-}" in
"") ;;
--quick) cases=$(main_cases | grep -vE '^(match|open|map) +wide10000') ;;
-*) fail "unknown option '$1'; the head of this file says what there is" ;;
*) cases="$1 ${2-github} ${3-2}" ;;
esac

echo "building…" >&2
swift build -c release --scratch-path .build >&2
products=$(swift build -c release --scratch-path .build --show-bin-path)

# Valgrind fails on the debug information of newer compilers. The copy stays where the program finds its corpora.
program="$products/routing-benchmarks.stripped"
strip --strip-debug -o "$program" "$products/routing-benchmarks"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Prints instructions, retains, releases and allocations of a profile. A profile names a function at its first mention
# only, and then refers to it by a number.
totals() {
    awk '
        function known(line,   parts) {
            split(line, parts, /[()]/)
            if (match(line, /\) /)) names[parts[2]] = substr(line, RSTART + 2)
            return names[parts[2]]
        }
        /^fn=/ { caller = known($0) }
        /^cfn=/ { callee = known($0) }
        /^calls=/ {
            split($0, parts, /[= ]/)
            if (callee == "swift_retain") retains += parts[2]
            if (callee == "swift_release") releases += parts[2]
            if (callee ~ allocating && caller !~ allocating) allocations += parts[2]
        }
        /^totals:/ { instructions = $2 }
        END { printf "%.0f %.0f %.0f %.0f\n", instructions, retains, releases, allocations }
    ' allocating='^(malloc|calloc|realloc|memalign|posix_memalign|aligned_alloc)$' "$1"
}

row() {
    printf '%-14s %-12s %14s %10s %10s %10s\n' "$@"
}

# Counts one case. It must not read the standard input of the loop around it.
count() {
    local profile="$folder/profile" status=0 output operations figures
    output=$(SWIFT_DETERMINISTIC_HASHING=1 timeout "$seconds" valgrind --tool=callgrind --instr-atstart=no \
        --callgrind-out-file="$profile" "$program" count "$1" --corpus "$2" --iterations "$3" \
        2>"$folder/errors" </dev/null) || status=$?
    # A case that exceeds the time limit does not stop the others.
    if [ $status -eq 124 ]; then
        row "$1" "$2" "> $seconds s" – – –
        return
    fi
    if [ $status -ne 0 ]; then
        grep -v "^==" "$folder/errors" >&2
        fail "'count $1 --corpus $2' failed"
    fi
    operations=${output#operations: }
    figures=$(totals "$profile")
    [ "${figures%% *}" -gt 0 ] || fail "nothing was counted. The program was built without valgrind/callgrind.h:
it comes with valgrind; remove .build, so that everything is built again"
    # shellcheck disable=SC2046 # The figures are words of their own.
    row "$1" "$2" $(echo "$figures" | awk -v n="$operations" \
        '{ printf "%.0f %.1f %.1f %.1f", $1 / n, $2 / n, $3 / n, $4 / n }')
}

row case corpus instructions retains releases mallocs
while read -r name corpus iterations; do
    count "$name" "$corpus" "$iterations"
done <<<"$cases"
