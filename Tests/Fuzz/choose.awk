# Chooses inputs from the control file of a merge; each one reaches the most code that the earlier ones do not reach.
#
#   awk -v most=40 -f choose.awk control     prints the files, no more than `most`
#
# Files with a name instead of a hash are always chosen, and count towards the limit. Code that the chosen files do not
# reach is left for the fuzzer to find again.

NR == 1 { count = $1; next }
NR == 2 { next }
NR <= count + 2 { file[NR - 3] = $0; next }
# FT, the number of the file, and the features that it reaches.
$1 == "FT" { reached[$2] = $0; gain[$2] = NF - 2 }

# The number of features that an input reaches and the chosen inputs do not.
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
    # A name that is not a hash; some versions of awk do not support interval expressions.
    for (i = 0; i < count; i++) {
        name = file[i]
        sub(/.*\//, "", name)
        if (length(name) != 40 || name ~ /[^0-9a-f]/) take(i)
    }
    while (number < most && (input = best()) >= 0) {
        # The known gain was counted when fewer features were reached, so it may be too large.
        known = gain[input]
        gain[input] = new(input)
        if (gain[input] == known) take(input)
    }
}
