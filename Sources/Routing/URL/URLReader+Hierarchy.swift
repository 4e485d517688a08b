extension URLReader {
    /// Reads what stands between the scheme and the query: an authority, if there is one, and the path.
    mutating func readHierarchy(in range: Range<Int>, to parts: inout Parts) {
        let isWeb = parts.scheme.map(options.webSchemes.contains) ?? false
        if isWeb, let backslash = bytes[range].firstIndex(of: ascii("\\")) { note(.backslash, at: backslash) }
        guard bytes[range].starts(with: [ascii("/"), ascii("/")]) else {
            if isWeb { note(.invalidHost, at: range.lowerBound) }
            parts.segments = readPath(range)
            return
        }
        let start = range.lowerBound + 2
        let end = bytes[start..<range.upperBound].firstIndex(of: ascii("/")) ?? range.upperBound
        let hostStart = bytes[start..<end].lastIndex(of: ascii("@")).map { $0 + 1 } ?? start
        parts.userInfo = start..<hostStart
        let path = readPath(end..<range.upperBound)
        if isWeb {
            parts.host = readWebHost(hostStart..<end, scheme: parts.scheme ?? "")
            parts.segments = path
        } else if hostStart < end {
            parts.segments = [readFirstSegment(hostStart..<end)] + path
            parts.startsWithHost = true
        } else {
            parts.segments = path
        }
    }

    /// Reads a host that is a segment: decoded once, folded, and nothing that could reshape the path.
    private mutating func readFirstSegment(_ range: Range<Int>) -> String {
        let host = decode(range).foldedASCII
        if !WebHost.isOneSegment(host) { note(.invalidHost, at: range.lowerBound) }
        return host
    }

    private mutating func readWebHost(_ range: Range<Int>, scheme: String) -> String? {
        switch WebHost.read(bytes[range], scheme: scheme) {
        case .success(let host):
            return host
        case .failure(.invalidHost(let offset)):
            note(.invalidHost, at: offset)
        case .failure(.invalidPort(let offset)):
            note(.invalidPort, at: offset)
        }
        return nil
    }

    /// Splits a path before it decodes, so that `%2F` never splits.
    private mutating func readPath(_ range: Range<Int>) -> [String] {
        var segments: [String] = []
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: ascii("/")) ?? range.upperBound
            segments.append(decode(start..<end))
            start = end + 1
        }
        return DotSegments.resolve(segments) { $0 }.filter { !$0.isEmpty }
    }
}
