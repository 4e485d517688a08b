import Testing

@testable import Support

extension ConformanceTable.MatchingRow: CustomTestStringConvertible {
    var testDescription: String {
        "\(pattern) \(match ? "matches" : "does not match") \(url)"
    }
}

extension ConformanceTable.MalformedPatternRow: CustomTestStringConvertible {
    var testDescription: String {
        "\(pattern) is \(code)"
    }
}

extension ConformanceTable.MalformedURLRow: CustomTestStringConvertible {
    var testDescription: String {
        "\(url) is \(code)"
    }
}
