/// The guards that let the current URL pass, with its present parameters and data.
extension Job {
    /// Whether a guard let the current URL pass.
    func hasPassed(_ entry: Entry) -> Bool {
        extras?.passed.contains(entry.uuid) ?? false
    }

    /// Records that the asked entry lets the current URL pass, if the entry is a guard.
    func notePassage() {
        guard let callee, callee.kind == .guard else { return }
        extra().passed.insert(callee.uuid)
    }

    /// Whether guards and map would receive the same after a redirect as before it.
    ///
    /// The changed parameters are compared too, because they override the captures of any other entry. A condition
    /// in code may find another map next time.
    func isRepeated(by redirect: Redirect, _ rules: MatchingRules) -> Bool {
        guard redirect.url == currentURL, redirect.data === currentData, !search.askedCode else {
            return false
        }
        let captures = search.captures(in: currentURL, rules)
        let before = extras?.redirect
        return redirect.changed == before?.changed ?? Parameters()
            && CallArguments.parameters(of: currentURL, captures, after: redirect)
                == CallArguments.parameters(of: currentURL, captures, after: before)
    }

    /// Whether guards let the URL pass with other parameters than the map of a new search receives.
    ///
    /// The captures of a map hide parameters of the same names from the guards.
    func hasPassedOtherwise(than new: MapSearch, _ rules: MatchingRules) -> Bool {
        guard let extras, !extras.passed.isEmpty, search.match?.entry !== new.match?.entry else {
            return false
        }
        return search.captures(in: currentURL, rules) != new.captures(in: currentURL, rules)
    }
}
