/// Finding out whether a map can be reached.
extension RouteAudit {
    /// What becomes of the URLs of a map.
    enum Fate {
        /// It handles one of them at least.
        case won
        /// These take all of them.
        case taken(by: [AuditedEntry])
        /// All that were tried are taken.
        case mayBeTaken
        /// Nobody can tell.
        case open
    }

    /// Finds out what becomes of the URLs of a map, in a scope that sees nothing but what is seen wherever
    /// the map is.
    mutating func fate(of audited: AuditedEntry) -> Fate {
        for text in trials(of: audited).prefix(2) where isWon(text, by: audited, in: audited.filter) {
            return .won
        }
        let fate = proof(for: audited)
        if case .open = fate { return trial(of: audited) }
        return fate
    }

    /// A URL that a map handles, where nobody is in the way who is not always.
    mutating func witnessOfVictory(of audited: AuditedEntry) -> String? {
        let filter = audited.openingFilter
        for text in trials(of: audited) where isWon(text, by: audited, in: filter) { return text }
        return nil
    }

    /// Whether a map handles a URL where nobody is in the way who is not always.
    private mutating func isWon(_ text: String, by audited: AuditedEntry, in filter: TagFilter) -> Bool {
        guard let url = try? RouteURL(text, reader: reader), matches(audited, url) else { return false }
        let newer = newestMap(matching: url, in: filter, newerThan: audited.ordinal)
        return if case .nothing = newer { true } else { false }
    }
}

extension RouteAudit {
    /// Looks for a proof that all URLs of a map are taken: the maps that took some are followed beside it,
    /// and whatever URL they leave shows the next one.
    private mutating func proof(for audited: AuditedEntry) -> Fate {
        var steps = Self.stepsPerEntry
        defer { self.steps += Self.stepsPerEntry - steps }
        var takers: [AuditedEntry] = []
        for track in audited.tracks {
            // Hosts fold whatever the router does, so that one that distinguishes capitals has two kinds of URLs.
            let hasHosts = segments.caseSensitive && track.host == nil && track.wholeURL == nil
            for startsWithHost in hasHosts ? [false, true] : [false] {
                var end: Fate?
                while end == nil {
                    end = extendProof(for: audited, track, startsWithHost, &takers, &steps)
                }
                if case .taken? = end { continue }
                return end ?? .open
            }
        }
        return .taken(by: takers)
    }

    /// Looks for a URL that those leave who took others, and for somebody who takes it.
    ///
    /// - Returns: What becomes of the URLs of this track; `nil` when there is one more who takes some.
    private mutating func extendProof(
        for audited: AuditedEntry,
        _ track: PathTrack,
        _ startsWithHost: Bool,
        _ takers: inout [AuditedEntry],
        _ steps: inout Int
    ) -> Fate? {
        let origin = origins.hardest(track)
        let tracks = takers.flatMap { rivals(of: track, among: $0.tracks, origin) }
        var search = EscapeSearch(
            track, past: TrackSet(tracks), startsWithHost: startsWithHost, .proof, segments)
        var escape: [SegmentSample]?
        let end = search.run(steps: &steps) { samples in
            escape = samples
            return false
        }
        guard let escape else { return end == .exhausted ? .taken(by: takers) : .open }
        let sample = SampleURL(
            origin: origin, segments: escape.map(\.written), startsWithHost: startsWithHost)
        guard let url = try? RouteURL(sample.text, reader: reader) else { return .open }
        func isCertain(_ candidate: AuditedEntry) -> Bool {
            let tracks = TrackSet(rivals(of: track, among: candidate.tracks, origin))
            return !candidate.entry.asksCode && takes(tracks, escape, startsWithHost)
        }
        switch newestMap(matching: url, in: audited.filter, newerThan: audited.ordinal) {
        case .nothing:
            return matches(audited, url) ? .won : .open
        case .map(let newest) where audited.isOutlasted(by: newest.entry) && isCertain(newest):
            // Mostly it is the newest, and the others need not be listed.
            takers.append(newest)
            return nil
        case .map, .unknown:
            let newer = maps(matching: url, in: audited.filter, newerThan: audited.ordinal) ?? []
            let certain = adding(lastingFor: audited, to: newer).filter(isCertain)
            let taker = certain.first { audited.isOutlasted(by: $0.entry) } ?? certain.first
            guard let taker else { return .open }
            takers.append(taker)
            return nil
        }
    }

    /// The tracks that can be followed beside another one.
    private func rivals(
        of track: PathTrack,
        among tracks: [PathTrack],
        _ origin: SampleURL.Origin
    ) -> [PathTrack] {
        tracks.filter { rival in
            origins.accepts(rival, origin) && (rival.wholeURL == nil || rival.wholeURL == track.wholeURL)
        }
    }

    /// Whether it is certain that some tracks take all URLs that the samples stand for.
    private func takes(_ tracks: TrackSet, _ samples: [SegmentSample], _ startsWithHost: Bool) -> Bool {
        var places = tracks.starts
        for (index, sample) in samples.enumerated() {
            places = tracks.next(from: places) {
                segments.accepts($0, sample, isHost: startsWithHost && index == 0, .proof)
            }
        }
        return tracks.isEnd(places)
    }
}

extension RouteAudit {
    /// Tries many URLs of a map, and those that wildcards are needed for.
    private mutating func trial(of audited: AuditedEntry) -> Fate {
        var takers: [Int: AuditedEntry] = [:]
        for text in trials(of: audited) {
            guard let isWon = isWon(text, by: audited, &takers) else { return .open }
            if isWon { return .won }
        }
        if takers.isEmpty { return .open }
        let known = takers.values.sorted { $0.ordinal > $1.ordinal }.filter { !$0.entry.asksCode }
        var steps = Self.stepsPerEntry
        defer { self.steps += Self.stepsPerEntry - steps }
        for track in audited.tracks where track.wholeURL == nil {
            let origin = origins.hardest(track)
            let others = TrackSet(known.flatMap { rivals(of: track, among: $0.tracks, origin) })
            var search = EscapeSearch(track, past: others, startsWithHost: false, .trial, segments)
            var trialsLeft = TrialURLs.most
            var isOpen = false
            let end = search.run(steps: &steps) { samples in
                trialsLeft -= 1
                let sample = SampleURL(origin: origin, segments: samples.map(\.text))
                let isWon = isWon(sample.text, by: audited, &takers)
                isOpen = isWon == nil
                return trialsLeft > 0 && isWon == false
            }
            if isOpen { return .open }
            if end == .stopped, trialsLeft > 0 { return .won }
        }
        return .mayBeTaken
    }

    /// Whether a map handles a URL where nobody is in the way who is not always; notes who takes it otherwise.
    ///
    /// - Returns: `nil` when that is not to be found out.
    private mutating func isWon(
        _ text: String,
        by audited: AuditedEntry,
        _ takers: inout [Int: AuditedEntry]
    ) -> Bool? {
        guard let url = try? RouteURL(text, reader: reader), matches(audited, url) else { return false }
        steps += 1
        guard let newer = maps(matching: url, in: audited.filter, newerThan: audited.ordinal) else {
            return nil
        }
        for taker in newer { takers[taker.ordinal] = taker }
        return newer.isEmpty
    }
}
