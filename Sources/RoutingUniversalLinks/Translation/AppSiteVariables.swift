internal import Routing

/// The variables made from the word lists of patterns.
struct AppSiteVariables {
    private struct Use: Hashable {
        let base: String
        let words: [String]
    }

    private(set) var values: [String: [String]] = [:]
    /// The names added since the last call of ``keep()``.
    var newNames: [String] { added.map(\.name) }

    private var added: [(use: Use, name: String)] = []
    private var names: [Use: String] = [:]
    /// The last number tried for each name, so that no number is tried twice.
    private var numbers: [String: Int] = [:]

    /// Returns the reference to a variable with some values; a new variable takes the name of the capture.
    mutating func use(_ words: [String], for capture: String?) -> String {
        let use = Use(base: capture ?? "words", words: words)
        if let name = names[use] { return "$(\(name))" }
        let name = newName(like: use.base)
        names[use] = name
        values[name] = words
        added.append((use, name))
        return "$(\(name))"
    }

    /// Keeps the new variables.
    mutating func keep() {
        added = []
    }

    /// Removes the new variables.
    mutating func forget() {
        for (use, name) in added {
            names[use] = nil
            values[name] = nil
        }
        added = []
    }

    private mutating func newName(like base: String) -> String {
        var name = base
        var number = numbers[base, default: 0]
        repeat {
            number += 1
            name = number == 1 ? base : "\(base)-\(number)"
            // Apple's own names cannot be redefined.
        } while AppSiteClass(rawValue: name) != nil || values[name] != nil
        numbers[base] = number
        return name
    }
}
