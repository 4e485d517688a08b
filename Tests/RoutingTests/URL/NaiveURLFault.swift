@testable import Reference
@testable import Routing

/// What is wrong with a text, found kind by kind as the design page tells it, with no thought for the cost.
///
/// It is of no opinion on bracketed hosts of web URLs, which it does not read.
struct NaiveURLFault {
    private(set) var code: RouteURLError.Code?
    private(set) var offset = Int.max
    private(set) var isJudged = true
    private let bytes: [UInt8]

    init(_ text: String, options: RouteURL.Options) {
        bytes = Array(text.utf8)
        let limit = max(0, options.maximumLength)
        noteSpaces(limit)
        noteBytes(limit)
        if bytes.count > limit {
            note(.tooLong, at: limit)
        } else if bytes.isEmpty {
            note(.empty, at: 0)
        } else {
            noteParts(text, options)
        }
    }

    private mutating func noteParts(_ text: String, _ options: RouteURL.Options) {
        let fragment = place(of: "#", in: 0..<bytes.count)
        let question = place(of: "?", in: 0..<fragment)
        let (scheme, rest) = NaiveText.scheme(of: Array(text.unicodeScalars))
        let start = scheme == nil ? 0 : bytes.count - NaiveText.string(rest).utf8.count
        let isWeb = scheme.map(options.webSchemes.contains) ?? false
        noteHierarchy(start..<question, webScheme: isWeb ? scheme : nil)
        for pair in pieces(min(question + 1, fragment)..<fragment, at: "&") {
            let name = pair.lowerBound..<place(of: "=", in: pair)
            noteDecoding(name)
            noteDecoding(min(name.upperBound + 1, pair.upperBound)..<pair.upperBound)
        }
        noteDecoding(min(fragment + 1, bytes.count)..<bytes.count)
    }

    /// Keeps a fault with a smaller offset than all before.
    private mutating func note(_ code: RouteURLError.Code, at offset: Int) {
        if offset < self.offset { (self.code, self.offset) = (code, offset) }
    }
}

extension NaiveURLFault {
    private mutating func noteSpaces(_ limit: Int) {
        if limit > 0, bytes.first == ascii(" ") { note(.surroundingSpace, at: 0) }
        let spaces = bytes.reversed().prefix { $0 == ascii(" ") }.count
        if spaces > 0, bytes.count <= limit { note(.surroundingSpace, at: bytes.count - spaces) }
    }

    /// Notes control characters and escapes, those apart that the limit may have cut.
    private mutating func noteBytes(_ limit: Int) {
        for (offset, byte) in bytes.prefix(limit).enumerated() {
            if byte < 0x20 || byte == 0x7F { note(.controlCharacter, at: offset) }
            let mayBeCut = bytes.count > limit && offset + 3 > limit
            if byte == ascii("%"), !mayBeCut, escaped(offset, bytes.count) == nil {
                note(.invalidEscape, at: offset)
            }
        }
    }

    private mutating func noteHierarchy(_ range: Range<Int>, webScheme: String?) {
        if webScheme != nil {
            let backslash = place(of: "\\", in: range)
            if backslash < range.upperBound { note(.backslash, at: backslash) }
        }
        var path = range
        if bytes[range].starts(with: "//".utf8) {
            let authority = range.lowerBound + 2..<place(of: "/", in: range.dropFirst(2))
            let userInfo = bytes[authority].lastIndex(of: ascii("@")).map { $0 + 1 }
            let host = (userInfo ?? authority.lowerBound)..<authority.upperBound
            if let webScheme { noteWebHost(host, webScheme) } else { noteFirstSegment(host) }
            path = authority.upperBound..<range.upperBound
        } else if webScheme != nil {
            note(.invalidHost, at: range.lowerBound)
        }
        for segment in pieces(path, at: "/") { noteDecoding(segment) }
    }

    private mutating func noteFirstSegment(_ host: Range<Int>) {
        noteDecoding(host)
        let decoded = decoded(host).map(\.byte)
        if [[ascii(".")], [ascii("."), ascii(".")]].contains(decoded) || decoded.contains(ascii("/")) {
            note(.invalidHost, at: host.lowerBound)
        }
    }

    private mutating func noteWebHost(_ host: Range<Int>, _ scheme: String) {
        if bytes[host].first == ascii("[") {
            isJudged = false
            return
        }
        let name = host.lowerBound..<place(of: ":", in: host)
        let forbidden = name.first { bytes[$0] >= 0x80 || " <>^|%[]\\@".utf8.contains(bytes[$0]) }
        if let forbidden { return note(.invalidHost, at: forbidden) }
        // The reference refuses control characters, which are noted already, and the star of patterns.
        let scalars = bytes[name].map { Unicode.Scalar($0) }
            .map { $0 == "*" || NaiveText.isControl($0) ? "x" : $0 }
        guard NaiveHost.canonical(scalars, scheme: scheme) != nil else {
            return note(.invalidHost, at: host.lowerBound)
        }
        guard name.upperBound < host.upperBound else { return }
        let port = String(decoding: bytes[(name.upperBound + 1)..<host.upperBound], as: UTF8.self)
        // Only the shortest form is written as it was read.
        if UInt16(port).map(String.init) != port { note(.invalidPort, at: name.upperBound + 1) }
    }

    /// Notes where a part stops being UTF-8: at the first byte behind the longest beginning that is.
    private mutating func noteDecoding(_ range: Range<Int>) {
        let decoded = decoded(range)
        let longest = (0...decoded.count).last { count in
            let beginning = decoded.prefix(count).map(\.byte)
            return String(decoding: beginning, as: UTF8.self).utf8.elementsEqual(beginning)
        }
        if let longest, longest < decoded.count { note(.invalidUTF8, at: decoded[longest].offset) }
    }
}

extension NaiveURLFault {
    /// The decoded bytes of a part with the offsets at which they are written.
    private func decoded(_ range: Range<Int>) -> [(byte: UInt8, offset: Int)] {
        var decoded: [(byte: UInt8, offset: Int)] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let escape = bytes[offset] == ascii("%") ? escaped(offset, range.upperBound) : nil
            decoded.append((escape ?? bytes[offset], offset))
            offset += escape == nil ? 1 : 3
        }
        return decoded
    }

    private func escaped(_ offset: Int, _ end: Int) -> UInt8? {
        guard offset + 3 <= end else { return nil }
        let digits = bytes[(offset + 1)..<(offset + 3)].map { Unicode.Scalar($0) }
        guard digits.allSatisfy(NaiveText.isHexDigit) else { return nil }
        let byte = UInt8(NaiveText.string(digits), radix: 16)
        return byte == 0 ? nil : byte
    }

    /// The first place of a character in a part, or the end of the part.
    private func place(of scalar: Unicode.Scalar, in range: Range<Int>) -> Int {
        bytes[range].firstIndex(of: ascii(scalar)) ?? range.upperBound
    }

    private func pieces(_ range: Range<Int>, at scalar: Unicode.Scalar) -> [Range<Int>] {
        bytes[range].split(separator: ascii(scalar), omittingEmptySubsequences: false).map(\.indices)
    }
}
