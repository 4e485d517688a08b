/// The host of a web pattern.
package enum HostPattern: Hashable, Sendable {
    /// `*`: any host with any port.
    case any
    /// `*:443`, where 443 is the default port of the scheme: any host with the default port.
    case anyWithoutPort
    /// `*:8080`: any host with this port; the text is the colon and the port.
    case anyWithPort(String)
    /// `*.example.com`: one or more labels before this host.
    case subdomains(of: String)
    /// This host.
    case exact(String)

    /// Whether the pattern accepts the host of a URL, given in lower case.
    package func accepts(_ host: String) -> Bool {
        switch self {
        case .any:
            return true
        case .anyWithoutPort:
            return host.utf8.last == ascii("]") || !host.utf8.contains(ascii(":"))
        case .anyWithPort(let port):
            return host.utf8.count > port.utf8.count
                && host.utf8.suffix(port.utf8.count).elementsEqual(port.utf8)
        case .subdomains(let parent):
            guard host.utf8.suffix(parent.utf8.count).elementsEqual(parent.utf8) else { return false }
            var last = ascii(".")
            for byte in host.utf8.dropLast(parent.utf8.count) {
                // A label is not empty.
                if byte == ascii("."), last == ascii(".") { return false }
                last = byte
            }
            return last == ascii(".") && host.utf8.count > parent.utf8.count
        case .exact(let exact):
            return host.isExactly(exact)
        }
    }
}

extension HostPattern {
    /// Reads the host of a web pattern by the rules for hosts of URLs.
    ///
    /// - Parameters:
    ///   - range: The authority in the text of the pattern.
    ///   - text: The text of the pattern.
    ///   - scheme: The scheme, whose default port is dropped.
    /// - Returns: The host.
    /// - Throws: ``RoutePatternError/Code/invalidHost``.
    static func read(
        _ range: Range<Int>,
        of text: String,
        scheme: String
    ) throws(RoutePatternError) -> HostPattern {
        let bytes = Array(text.utf8)
        let part = bytes[range]
        if part.elementsEqual([ascii("*")]) { return .any }
        if part.starts(with: [ascii("*"), ascii(":")]) {
            // `WebHostAndPort` parses the port; the host `a` only completes the authority.
            let port = try check(
                WebHostAndPort.canonical(Array("a".utf8) + part.dropFirst(), scheme: scheme), range, text,
                scheme)
            return port == "a" ? .anyWithoutPort : .anyWithPort(String(port.dropFirst()))
        }
        let isWild = part.starts(with: [ascii("*"), ascii(".")])
        let name = isWild ? part.dropFirst(2) : part
        let host = try check(WebHostAndPort.canonical(name, scheme: scheme), range, text, scheme)
        let isAddress = part.dropFirst(2).first == ascii("[")
        guard !host.utf8.contains(ascii("*")), !(isWild && isAddress) else {
            throw invalid(at: range.lowerBound, text, scheme)
        }
        return isWild ? .subdomains(of: host) : .exact(host)
    }

    private static func check(
        _ host: String?,
        _ range: Range<Int>,
        _ text: String,
        _ scheme: String
    ) throws(RoutePatternError) -> String {
        guard let host else { throw invalid(at: range.lowerBound, text, scheme) }
        return host
    }

    private static func invalid(at offset: Int, _ text: String, _ scheme: String) -> RoutePatternError {
        let message =
            "the host of a web pattern is a literal as browsers show it, '*', or '*.' and a literal;"
            + " any URL of any host is '\(scheme)://*/**'"
        return RoutePatternError(.invalidHost, at: offset, in: text, message)
    }
}
