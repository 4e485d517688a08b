import Foundation

extension Double {
    /// The number for a table: two digits after the point below 10, one below 100, none above.
    var short: String {
        switch abs(self) {
        case ..<10: String(format: "%.2f", self)
        case ..<100: String(format: "%.1f", self)
        case ..<1e15: Int(rounded()).inGroups
        default: "–"
        }
    }
}

extension Double? {
    /// The number for a table, or a dash for none.
    var short: String { self?.short ?? "–" }
}

extension Int {
    /// The number with its digits in groups of three.
    var inGroups: String {
        var rest = Substring(String(magnitude))
        var groups: [Substring] = []
        while !rest.isEmpty {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        return (self < 0 ? "-" : "") + groups.joined(separator: ",")
    }
}
