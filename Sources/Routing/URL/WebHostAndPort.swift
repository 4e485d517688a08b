/// The rules for hosts of web URLs: a host is accepted only if a browser would read the same host.
///
/// `WebHostAndPort` refuses the hosts that the web platform's URL standard
/// (<https://url.spec.whatwg.org/#host-parsing>) rewrites or refuses. Such hosts have escapes, non-ASCII letters,
/// unusual spellings of IP addresses, or the standard's forbidden characters.
package enum WebHostAndPort {
    /// Reads a host and its port.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The authority without user info.
    ///   - defaultPort: The default port of the scheme, which is dropped.
    /// - Returns: The range of the host, with `:` and the port unless that is the default port. In lower case,
    ///   these bytes are the canonical form of the host.
    /// - Throws: The first fault.
    /// - Complexity: O(*n*) in the length of the authority.
    static func read(
        _ bytes: Span<UInt8>,
        _ range: Range<Int>,
        defaultPort: Int?
    ) throws(URLFault) -> Range<Int> {
        let isBracketed = !range.isEmpty && bytes[range.lowerBound] == ascii("[")
        let bracket = isBracketed ? bytes.firstIndex(of: ascii("]"), in: range) ?? range.upperBound : nil
        let portSearch = (bracket ?? range.lowerBound)..<range.upperBound
        let nameEnd = bytes.firstIndex(of: ascii(":"), in: portSearch) ?? range.upperBound
        let name = range.lowerBound..<nameEnd
        if let offset = isBracketed ? faultInAddress(bytes, name) : faultInName(bytes, name) {
            throw URLFault(.invalidHost, at: offset)
        }
        guard nameEnd < range.upperBound else { return name }
        let digits = nameEnd + 1..<range.upperBound
        guard let port = number(bytes, digits, atMost: 65535) else {
            throw URLFault(.invalidPort, at: digits.lowerBound)
        }
        return port == defaultPort ? name : range
    }

    /// Reads a host and its port.
    ///
    /// - Parameters:
    ///   - host: The bytes of both.
    ///   - scheme: The scheme in lower case, whose default port is dropped.
    /// - Returns: The canonical host, or `nil` when it is refused.
    static func canonical(_ host: some Collection<UInt8>, scheme: String) -> String? {
        let bytes = Array(host)
        let found = try? read(bytes.span, 0..<bytes.count, defaultPort: WebSchemes.defaultPort(of: scheme))
        return found.map { String(decoding: bytes[$0].map(\.foldedASCII), as: UTF8.self) }
    }

    /// Whether a decoded host is a valid first segment: it is not a dot segment and contains no slash.
    static func isOneSegment(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        DotSegment(bytes, range) == nil && bytes.firstIndex(of: ascii("/"), in: range) == nil
    }

    /// Reads a decimal number in its shortest form.
    private static func number(_ bytes: Span<UInt8>, _ digits: Range<Int>, atMost limit: Int) -> Int? {
        guard 1...5 ~= digits.count, bytes.allSatisfy(in: digits, \.isASCIIDigit) else { return nil }
        if digits.count > 1, bytes[digits.lowerBound] == ascii("0") { return nil }
        var number = 0
        for index in digits { number = number * 10 + Int(bytes[index] & 0x0F) }
        return number <= limit ? number : nil
    }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case ascii(" "), ascii("%"), ascii("<"), ascii(">"), ascii("@"), ascii("["), ascii("\\"), ascii("]"),
            ascii("^"), ascii("|"):
            true
        default:
            byte >= 0x80
        }
    }

    /// The offset of the part of a host name that a browser would refuse or rewrite, or `nil`.
    private static func faultInName(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Int? {
        for index in name where isForbidden(bytes[index]) { return index }
        let isRefused =
            name.isEmpty || !isOneSegment(bytes, name)
            || (endsInNumber(bytes, name) && !isIPv4(bytes, name))
        return isRefused ? name.lowerBound : nil
    }

    /// Whether the last label is a decimal or hexadecimal number, so that browsers read the host as an address.
    private static func endsInNumber(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
        let end = bytes[name.upperBound - 1] == ascii(".") ? name.upperBound - 1 : name.upperBound
        let dot = bytes.lastIndex(of: ascii("."), in: name.lowerBound..<end)
        let last = (dot.map { $0 + 1 } ?? name.lowerBound)..<end
        let isHexadecimal =
            last.count > 1 && bytes[last.lowerBound] == ascii("0")
            && bytes[last.lowerBound + 1].foldedASCII == ascii("x")
        if isHexadecimal { return bytes.allSatisfy(in: last.dropFirst(2), \.isASCIIHexDigit) }
        return !last.isEmpty && bytes.allSatisfy(in: last, \.isASCIIDigit)
    }

    private static func isIPv4(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
        var start = name.lowerBound
        for _ in 1...3 {
            let dot = bytes.firstIndex(of: ascii("."), in: start..<name.upperBound)
            guard let dot, number(bytes, start..<dot, atMost: 255) != nil else { return false }
            start = dot + 1
        }
        return number(bytes, start..<name.upperBound, atMost: 255) != nil
    }

    /// The offset of a bracketed address that is not an IPv6 address in its canonical form, or `nil`.
    private static func faultInAddress(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Int? {
        guard name.count > 2, bytes[name.upperBound - 1] == ascii("]") else { return name.lowerBound }
        let address = IPv6Address(bytes, name.dropFirst().dropLast())
        return address?.isCanonical == true ? nil : name.lowerBound
    }
}
