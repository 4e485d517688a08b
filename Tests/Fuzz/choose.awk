# Chooses inputs of which each reaches the most that the others have not, from the control file of a merge.
#
#   awk -v most=40 -f choose.awk control     prints the files, no more than `most`
#
# Files that somebody named are always among them, and count. What is not reached within that number is left to be
# found again.

NR == 1 { count = $1; next }
NR == 2 { next }
NR <= count + 2 { file[NR - 3] = $0; next }
# FT, the number of the file, and what it reaches.
$1 == "FT" { reached[$2] = $0; gain[$2] = NF - 2 }

# How much an input reaches that is not reached yet.
function new(input,    features, i, n, sum) {
    n = split(reached[input], features, " ")
    for (i = 3; i <= n; i++) if (!(features[i] in done)) sum++
    return sum + 0
}

function take(input,    features, i, n) {
    print file[input]
    taken[input] = 1
    number++
    n = split(reached[input], features, " ")
    for (i = 3; i <= n; i++) done[features[i]] = 1
}

function best(    i, found) {
    found = -1
    for (i = 0; i < count; i++) {
        if (!(i in taken) && gain[i] > 0 && (found < 0 || gain[i] > gain[found])) found = i
    }
    return found
}

END {
    # A name that is no hash; interval expressions are not known to every awk.
    for (i = 0; i < count; i++) {
        name = file[i]
        sub(/.*\//, "", name)
        if (length(name) != 40 || name ~ /[^0-9a-f]/) take(i)
    }
    while (number < most && (input = best()) >= 0) {
        # The gain was counted when less was reached, so it is too large, if anything.
        known = gain[input]
        gain[input] = new(input)
        if (gain[input] == known) take(input)
    }
}
