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
        let urls = [work.opening.url] + [work.redirect?.url].compactMap(\.self)
        let sight = SecretLedger.Sight(
            version: registry.version, names: search.names, proxies: work.proxyPatterns.count)
        var texts = work.opened.flatMap { ledger.texts(of: urls, ofWorkOpenedBy: $0, in: sight) } ?? []
        if texts.isEmpty {
            ledger.searches += 1
            for url in urls {
                var text = search.find(in: url) { registry.patterns(matching: $0) }
                for pattern in work.proxyPatterns { text.note(search.parts(of: url, capturedBy: pattern)) }
                texts.append(text)
            }
        }
        for pattern in work.otherPatterns {
            for (index, url) in urls.enumerated() {
                texts[index].note(search.parts(of: url, capturedBy: pattern))
            }
        }
        if let opened = work.opened { ledger.complete(&texts, ofWorkOpenedBy: opened, in: sight) }
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
        let sight = SecretLedger.Sight(version: registry.version, names: hub.hiddenNames, proxies: 0)
        ledger.remember(secrets.texts, ofWorkOpenedBy: event, in: sight) {
            Set(works.works.compactMap { works[$0]?.opened })
        }
    }

    private var secretSearch: SecretSearch? {
        hub.hiddenNames.isEmpty ? nil : ledger.search(for: hub.hiddenNames)
    }
}

extension Work {
    /// The patterns of the proxies that it was matched with, which may be disposed of.
    fileprivate var proxyPatterns: some Collection<RoutePattern> { extras.proxies.lazy.map(\.entry.pattern) }

    /// The patterns of the other entries that it was matched with.
    fileprivate var otherPatterns: [RoutePattern] {
        let signatures = [search?.match?.entry.signature, target?.signature, hold?.proxy]
        return signatures.compactMap { $0?.pattern }
    }
}
