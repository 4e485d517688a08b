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

    /// Forgets the guards that passed, unless a redirect changes nothing that they have seen.
    func forgetPassages(before redirect: Redirect) {
        let isRepeated =
            redirect.url == currentURL && redirect.changed.isEmpty && redirect.data === currentData
        if !isRepeated { extras?.passed = [] }
    }
}
