extension PatternComponent {
    /// The component in pattern notation, with its escapes decoded.
    package var written: String {
        switch self {
        case .literal(let literal): String(decoding: literal.exact, as: UTF8.self)
        case .capture(let capture): capture.written
        case .mixed(let pieces): pieces.map(\.written).joined()
        case .anySegment, .rest: "*"
        case .anySegments: "**"
        case .restCapture(let capture): capture.written + "..."
        }
    }
}

extension SegmentPiece {
    package var written: String {
        switch self {
        case .literal(let literal): String(decoding: literal.exact, as: UTF8.self)
        case .capture(let capture): capture.written
        }
    }
}

extension Capture {
    package var written: String {
        let name = ":" + (name ?? "_")
        switch constraint {
        case nil: return name
        case .type(let type): return "\(name)<\(type.rawValue)>"
        case .words(let words):
            let texts = words.map { String(decoding: $0.exact, as: UTF8.self) }
            return "\(name)<\(texts.joined(separator: "|"))>"
        case .expression(let expression): return "\(name)(\(expression.text))"
        }
    }
}

extension HostPattern {
    /// The host in pattern notation.
    package var written: String {
        switch self {
        case .any: "*"
        case .anyWithoutPort: "* without a port"
        case .anyWithPort(let port): "*" + port
        case .subdomains(let parent): "*." + parent
        case .exact(let host): host
        }
    }
}
