/// Where there is something to hide in what listeners are told.
///
/// It is looked for with the lock held, because it hangs on the entries that there are at the time; texts are
/// written outside.
extension DispatcherState {
    /// Looks into what a work is about.
    ///
    /// - Parameters:
    ///   - work: The work.
    ///   - decision: What a proxy decided about it.
    /// - Returns: The URLs with what is to be hidden of them; `nil` when nobody hides anything.
    mutating func secrets(of work: Work, _ decision: ProxyDecision?) -> EventSecrets? {
        guard let search = secretSearch else { return nil }
        var texts = [search.find(in: work.opening.url) { registry.patterns(matching: $0) }]
        if let redirect = work.redirect {
            texts.append(search.find(in: redirect.url) { registry.patterns(matching: $0) })
        }
        for pattern in work.patterns {
            texts[0].note(search.parts(of: work.opening.url, capturedBy: pattern))
            if let redirect = work.redirect {
                texts[1].note(search.parts(of: redirect.url, capturedBy: pattern))
            }
        }
        if let opened = work.opened { ledger.complete(&texts, ofWorkOpenedBy: opened) }
        if let route = decision?.redirection {
            texts.append(search.find(in: route) { registry.patterns(matching: $0) })
        }
        return EventSecrets(texts)
    }

    /// Looks into a URL that is being opened.
    mutating func secrets(of url: RouteURL) -> EventSecrets? {
        guard let search = secretSearch else { return nil }
        return EventSecrets([search.find(in: url) { registry.patterns(matching: $0) }])
    }

    /// Looks into a text that is no URL.
    mutating func secrets(ofMalformed text: String) -> EventSecrets? {
        guard let search = secretSearch else { return nil }
        return EventSecrets([search.find(in: text) { registry.patterns(matching: $0) }])
    }

    /// Keeps what was found when a work was opened.
    mutating func remember(_ secrets: EventSecrets?, ofWorkOpenedBy event: Int?) {
        guard let secrets, let event else { return }
        ledger.remember(secrets.texts, ofWorkOpenedBy: event) {
            Set(works.works.compactMap { works[$0]?.opened })
        }
    }

    private var secretSearch: SecretSearch? {
        hub.hiddenNames.isEmpty ? nil : ledger.search(for: hub.hiddenNames)
    }
}

extension Work {
    /// The patterns of the entries that it was matched with, which may be disposed of.
    fileprivate var patterns: [RoutePattern] {
        let matches = extras.proxies + [search?.match].compactMap(\.self)
        let signatures = [target?.signature, hold?.proxy].compactMap(\.self)
        return matches.map(\.entry.pattern) + signatures.map(\.pattern)
    }
}
