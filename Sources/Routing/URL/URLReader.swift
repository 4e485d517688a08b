/// Reads the text of a URL from its beginning to its end and keeps the fault with the smallest offset.
///
/// Reading goes on past a fault, because a later part of the work may find an earlier one.
struct URLReader {
    /// What a text was read as.
    struct Parts {
        var scheme: String?
        var host: String?
        var segments: [String] = []
        var startsWithHost = false
        var query = Parameters()
        var fragment: String?
        var routeLength = 0
        var userInfo = 0..<0
    }

    let text: String
    let bytes: [UInt8]
    let options: RouteURL.Options
    private var fault: RouteURLError?

    init(_ text: String, options: RouteURL.Options) {
        self.text = text
        // Nothing past the limit is read, so that a text of any length costs no more than the longest URL.
        self.bytes = Array(text.utf8.prefix(max(0, options.maximumLength)))
        self.options = options
    }

    mutating func read() throws(RouteURLError) -> Parts {
        let isWhole = bytes.count == text.utf8.count
        checkBytes(isWhole: isWhole)
        if text.isEmpty { note(.empty, at: 0) }
        guard isWhole else { throw fault ?? RouteURLError(.tooLong, at: bytes.count, in: text) }

        var parts = Parts()
        let schemeEnd = Self.endOfScheme(in: bytes)
        if let schemeEnd {
            parts.scheme = String(decoding: bytes[..<schemeEnd].map(\.foldedASCII), as: UTF8.self)
        }
        let start = schemeEnd.map { $0 + 1 } ?? 0
        let routeEnd = bytes[start...].firstIndex { $0 == ascii("?") || $0 == ascii("#") } ?? bytes.endIndex
        parts.routeLength = routeEnd
        readHierarchy(in: start..<routeEnd, to: &parts)
        readQueryAndFragment(from: routeEnd, to: &parts)
        if let fault { throw fault }
        return parts
    }

    /// Finds the colon behind a scheme (RFC 3986, section 3.1).
    ///
    /// - Parameter bytes: A URL or a pattern.
    /// - Returns: The offset of the colon, or `nil` when the text begins with no scheme.
    static func endOfScheme(in bytes: [UInt8]) -> Int? {
        guard let first = bytes.first, first.isASCIILetter else { return nil }
        let end = bytes.firstIndex { byte in
            !(byte.isASCIILetter || byte.isASCIIDigit || byte == ascii("+") || byte == ascii(".")
                || byte == ascii("-"))
        }
        guard let end, bytes[end] == ascii(":") else { return nil }
        return end
    }

    /// Keeps a fault if it comes before the one that is known.
    mutating func note(_ code: RouteURLError.Code, at offset: Int) {
        if let fault, fault.offset <= offset { return }
        fault = RouteURLError(code, at: offset, in: text)
    }

    /// Decodes a part and keeps what is wrong with it.
    mutating func decode(_ range: Range<Int>, plusAsSpace: Bool = false) -> String {
        let decoded = PercentEncoding.decode(bytes[range], plusAsSpace: plusAsSpace)
        if case .invalidUTF8(let offset) = decoded.fault { note(.invalidUTF8, at: offset) }
        return decoded.text
    }

    /// Looks for what is refused wherever it stands, user info and fragment included.
    private mutating func checkBytes(isWhole: Bool) {
        if bytes.first == ascii(" ") { note(.surroundingSpace, at: 0) }
        for (offset, byte) in bytes.enumerated() {
            if byte.isASCIIControl { note(.controlCharacter, at: offset) }
            let mayBeCut = !isWhole && offset + 2 >= bytes.count
            if byte == ascii("%"), !mayBeCut, PercentEncoding.escapedByte(in: bytes[...], at: offset) == nil {
                note(.invalidEscape, at: offset)
            }
        }
        if isWhole, let last = bytes.lastIndex(where: { $0 != ascii(" ") }), last + 1 < bytes.count {
            note(.surroundingSpace, at: last + 1)
        }
    }
}
