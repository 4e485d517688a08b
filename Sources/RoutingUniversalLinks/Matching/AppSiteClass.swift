internal import Routing

/// The substitution variables that Apple defines ("applinks.SubstitutionVariables").
enum AppSiteClass: String, Sendable {
    /// One letter, digit or hexadecimal digit of ASCII.
    case alpha, upper, lower, alnum, digit, xdigit
    /// A code of a language such as `en`, or of a region such as `US`. The lists are those of the system, so here any
    /// two or three small letters are a language, and any two capitals a region.
    case lang, region

    /// How many characters it may be.
    var lengths: ClosedRange<Int> {
        switch self {
        case .lang: 2...3
        case .region: 2...2
        default: 1...1
        }
    }

    /// A few texts that it stands for.
    var samples: [String] {
        switch self {
        case .alpha, .lower: ["x", "a"]
        case .upper: ["X"]
        case .alnum, .digit, .xdigit: ["7", "1"]
        case .lang: ["en", "de"]
        case .region: ["US", "DE"]
        }
    }

    /// Whether a character may be part of it.
    func accepts(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
        guard scalar.isASCII else { return false }
        let byte = UInt8(ascii: scalar)
        switch self {
        case .digit: return byte.isASCIIDigit
        case .xdigit: return byte.isASCIIHexDigit
        case .alnum: return byte.isASCIILetter || byte.isASCIIDigit
        case .alpha: return byte.isASCIILetter
        case .upper, .region: return byte.isASCIILetter && (ignoringCase || byte != byte.foldedASCII)
        case .lower, .lang: return byte.isASCIILetter && (ignoringCase || byte == byte.foldedASCII)
        }
    }
}
