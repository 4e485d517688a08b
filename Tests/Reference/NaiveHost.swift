/// The host part of a web pattern, and the spelling that hosts of web URLs and web patterns share.
enum NaiveHost {
    /// This host, port included.
    case exactly(String)
    /// `*`: any host with any port.
    case any
    /// `*:8080`: any host with that port.
    case anyWithPort(String)
    /// `*.example.com`: one or more labels that are not empty, before this ending.
    case labelsBefore(String)

    /// Reads the first component of a web pattern.
    init?(pattern text: [Unicode.Scalar], scheme: String) {
        if text == ["*"] {
            self = .any
        } else if text.starts(with: ["*", ":"]) {
            // The page does not say what the default port means behind a star, so that is not read.
            guard let host = NaiveHost.canonical(["a"] + text.dropFirst(), scheme: scheme), host != "a"
            else { return nil }
            self = .anyWithPort(String(host.dropFirst()))
        } else if text.starts(with: ["*", "."]) {
            guard let host = NaiveHost.canonical(Array(text.dropFirst(2)), scheme: scheme),
                !host.contains("*")
            else { return nil }
            self = .labelsBefore("." + host)
        } else {
            guard let host = NaiveHost.canonical(text, scheme: scheme), !host.contains("*")
            else { return nil }
            self = .exactly(host)
        }
    }

    /// Tells whether this matches the canonical host of a web URL.
    func matches(_ host: String) -> Bool {
        switch self {
        case .exactly(let expected):
            return host == expected
        case .any:
            return true
        case .anyWithPort(let port):
            return host.hasSuffix(port)
        case .labelsBefore(let ending):
            guard host.hasSuffix(ending) else { return false }
            let labels = host.dropLast(ending.count).split(separator: ".", omittingEmptySubsequences: false)
            return labels.allSatisfy { !$0.isEmpty }
        }
    }
}

extension NaiveHost {
    /// The schemes whose URLs have a host of their own.
    static let webSchemes = ["http", "https", "ws", "wss", "ftp"]

    /// The port that URLs of a web scheme need not name.
    private static let defaultPorts = ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21]

    /// Checks a host, in lower case, with its port unless that is the default one of the scheme.
    static func canonical(_ authority: [Unicode.Scalar], scheme: String) -> String? {
        let (name, port) = NaiveText.cut(authority, at: ":")
        let forbidden = Array(" <>^|%[]\\@/?#".unicodeScalars)
        guard !name.isEmpty, name != ["."], name != [".", "."],
            name.allSatisfy({ $0.isASCII && !NaiveText.isControl($0) && !forbidden.contains($0) }),
            isNoDisguisedNumber(name)
        else { return nil }
        let host = NaiveText.string(NaiveText.folded(name))
        guard let port else { return host }
        guard (1...5).contains(port.count), port.allSatisfy(NaiveText.isDigit),
            port.first != "0" || port.count == 1,
            let number = Int(NaiveText.string(port)), number <= 65535
        else { return nil }
        return number == defaultPorts[scheme] ? host : "\(host):\(number)"
    }

    /// Tells whether a host that ends like a number is four decimal parts, as browsers leave them.
    private static func isNoDisguisedNumber(_ name: [Unicode.Scalar]) -> Bool {
        var labels = NaiveText.split(name, at: ".")
        let hasTrailingDot = labels.count > 1 && labels.last == []
        if hasTrailingDot { labels.removeLast() }
        guard let last = labels.last, !last.isEmpty else { return true }
        let startsWith0x = NaiveText.folded(last.prefix(2)) == ["0", "x"]
        let isHexadecimal = startsWith0x && last.dropFirst(2).allSatisfy(NaiveText.isHexDigit)
        guard isHexadecimal || last.allSatisfy(NaiveText.isDigit) else { return true }
        return !hasTrailingDot && labels.count == 4 && labels.allSatisfy(isDecimalByte)
    }

    private static func isDecimalByte(_ label: [Unicode.Scalar]) -> Bool {
        guard (1...3).contains(label.count), label.allSatisfy(NaiveText.isDigit) else { return false }
        let hasLeadingZero = label.count > 1 && label.first == "0"
        return !hasLeadingZero && (Int(NaiveText.string(label)) ?? 256) <= 255
    }
}
