extension Job {
    /// The record that a guard let a URL pass.
    struct Passage: Hashable {
        let gatekeeper: RouteUUID
        let url: RouteURL
    }

    /// Whether a guard let the current URL pass.
    func hasPassed(_ entry: Entry) -> Bool {
        extras?.passed.contains(Passage(gatekeeper: entry.uuid, url: currentURL)) ?? false
    }

    /// Records that the asked entry lets the current URL pass, if the entry is a guard.
    func notePassage() {
        guard let callee, callee.kind == .guard else { return }
        extra().passed.insert(Passage(gatekeeper: callee.uuid, url: currentURL))
    }
}
