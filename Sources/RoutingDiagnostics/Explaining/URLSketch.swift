internal import Routing

/// The parts of a URL; one part can be changed before the URL is written again.
struct URLSketch {
    /// The text before the first segment.
    private enum Start {
        /// `//`: the first segment is the host.
        case host
        /// `///`: the host is empty.
        case noHost
        case slash
        case nothing
    }

    private var scheme: String?
    /// The host of a web URL.
    private var host: String?
    private var segments: [String]
    private var start: Start
    /// The query and the fragment as they were written.
    private let end: String

    /// Takes a URL apart; user info is left out.
    init(_ url: RouteURL) {
        scheme = url.scheme
        host = url.host
        segments = url.segments
        let path = url.route.utf8.dropFirst(scheme.map { $0.utf8.count + 1 } ?? 0)
        if url.startsWithHost {
            start = .host
        } else if path.starts(with: "//".utf8) {
            start = .noHost
        } else {
            start = path.first == ascii("/") ? .slash : .nothing
        }
        end = String(Substring(url.string.utf8.dropFirst(url.route.utf8.count)))
    }

    /// The URL with one change.
    func changed(_ change: URLChange) -> String? {
        var sketch = self
        switch change {
        case .replace(let index, let component):
            guard let sample = component.sample(like: segments[index]) else { return nil }
            sketch.segments[index] = sample
        case .insert(let index, let component):
            guard let sample = component.sample(like: nil) else { return nil }
            sketch.segments.insert(sample, at: index)
        case .remove(let index):
            sketch.segments.remove(at: index)
        case .scheme(let scheme, let host):
            sketch.scheme = scheme
            sketch.host = host?.sample(like: self.host)
            if host == nil { sketch.start = .host }
        case .host(let host):
            sketch.host = host.sample(like: self.host)
        }
        return sketch.text
    }

    private var text: String {
        var path = segments.map { RouteURL.escapingSegment($0) }.joined(separator: "/")
        let scheme = scheme.map { $0 + ":" } ?? ""
        if let host { return scheme + "//" + host + (path.isEmpty ? "" : "/" + path) + end }
        switch start {
        case .host where segments.first?.utf8.contains(ascii("/")) != true: path = "//" + path
        case .host, .noHost: path = "///" + path
        case .slash: path = "/" + path
        case .nothing:
            // Text before a colon in the first segment would be read as a scheme.
            let isFirst = scheme.isEmpty && segments.first?.utf8.contains(ascii(":")) == true
            if isFirst || path.isEmpty { path = "/" + path }
        }
        return scheme + path + end
    }
}

extension PatternComponent {
    private static let samples = SegmentSamples(ignoringCase: false)

    /// A text that the component should accept; similar to a text that it refused, if possible.
    fileprivate func sample(like seen: String?) -> String? {
        let texts = Self.samples.texts(for: self)
        guard let seen, case .capture(let capture) = self, capture.words != nil else {
            return texts.first
        }
        return texts.min { one, other in
            func slip(_ word: String) -> Int { EditDistance.slip(word.utf8, seen.utf8) ?? .max }
            return slip(one) < slip(other)
        }
    }
}

extension HostPattern {
    /// A host that the pattern accepts; the present host, if it is accepted.
    fileprivate func sample(like seen: String?) -> String? {
        if let seen, accepts(seen) { return seen }
        return samples([]).first
    }
}
