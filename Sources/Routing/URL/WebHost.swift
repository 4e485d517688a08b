/// The hosts of web URLs: accepted only as a browser would show them, so that ours is never another host.
///
/// What the web platform's URL standard (<https://url.spec.whatwg.org/#host-parsing>) rewrites or refuses is
/// refused here: escapes, non-ASCII letters, odd spellings of IP addresses, and its forbidden characters.
enum WebHost {
    /// What is wrong, with its offset in the text.
    enum Fault: Error, Equatable {
        case invalidHost(at: Int)
        case invalidPort(at: Int)
    }

    /// Reads a host and its port.
    ///
    /// - Parameters:
    ///   - part: The authority without user info.
    ///   - scheme: The scheme in lower case, whose own port is dropped.
    /// - Returns: The host in lower case, with `:` and the port when it is another than the scheme's own.
    static func read(_ part: ArraySlice<UInt8>, scheme: String) -> Result<String, Fault> {
        let isBracketed = part.first == ascii("[")
        let colonSearch = isBracketed ? part.firstIndex(of: ascii("]")) ?? part.endIndex : part.startIndex
        let nameEnd = part[colonSearch...].firstIndex(of: ascii(":")) ?? part.endIndex
        let name = part[..<nameEnd]
        if let offset = isBracketed ? faultInAddress(name) : faultInName(name) {
            return .failure(.invalidHost(at: offset))
        }
        let host = String(decoding: name.map(\.foldedASCII), as: UTF8.self)
        guard nameEnd < part.endIndex else { return .success(host) }
        let digits = part[(nameEnd + 1)...]
        guard let port = number(digits, atMost: 65535) else {
            return .failure(.invalidPort(at: digits.startIndex))
        }
        return .success(port == defaultPort(of: scheme) ? host : "\(host):\(port)")
    }

    /// Whether a decoded host can stand as the first segment of a path without reshaping it.
    static func isOneSegment(_ host: String) -> Bool {
        host != "." && host != ".." && !host.utf8.contains(ascii("/"))
    }

    private static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http", "ws": 80
        case "https", "wss": 443
        case "ftp": 21
        default: nil
        }
    }

    /// Reads a decimal number in its shortest form.
    private static func number(_ digits: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
        guard (1...5).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
        if digits.first == ascii("0") && digits.count > 1 { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return number <= limit ? number : nil
    }

    private static let forbidden = Set(" <>^|%[]\\@".utf8)

    /// The offset of what a browser would refuse or rewrite in a host name, or `nil`.
    private static func faultInName(_ name: ArraySlice<UInt8>) -> Int? {
        if let offset = name.firstIndex(where: { $0 >= 0x80 || forbidden.contains($0) }) { return offset }
        let text = String(decoding: name, as: UTF8.self)
        let isRefused = name.isEmpty || !isOneSegment(text) || (endsInNumber(name) && !isIPv4(name))
        return isRefused ? name.startIndex : nil
    }

    /// Whether the last label is a number, decimal or hexadecimal: then browsers read the host as an address.
    private static func endsInNumber(_ name: ArraySlice<UInt8>) -> Bool {
        let labels = name.last == ascii(".") ? name.dropLast() : name
        let last = labels.suffix(while: { $0 != ascii(".") })
        if last.first == ascii("0"), last.dropFirst().first?.foldedASCII == ascii("x") {
            return last.dropFirst(2).allSatisfy(\.isASCIIHexDigit)
        }
        return !last.isEmpty && last.allSatisfy(\.isASCIIDigit)
    }

    private static func isIPv4(_ name: ArraySlice<UInt8>) -> Bool {
        let parts = name.split(separator: ascii("."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { number($0, atMost: 255) != nil }
    }

    /// The offset of a bracketed address that is not an IPv6 address in its canonical form, or `nil`.
    private static func faultInAddress(_ name: ArraySlice<UInt8>) -> Int? {
        guard name.last == ascii("]"), name.count > 2 else { return name.startIndex }
        let address = String(decoding: name.dropFirst().dropLast().map(\.foldedASCII), as: UTF8.self)
        return IPv6Address(address)?.canonicalText == address ? nil : name.startIndex
    }
}

extension BidirectionalCollection {
    /// The longest suffix all of whose elements satisfy a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)...]
    }
}
