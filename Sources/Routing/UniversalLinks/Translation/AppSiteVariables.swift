/// The variables that the word lists of patterns become.
struct AppSiteVariables {
    private(set) var values: [String: [String]] = [:]

    /// Gives the use of a variable with some values, made of the name of the capture if it is new.
    mutating func use(_ words: [String], for capture: String?) -> String {
        let base = capture ?? "words"
        var (name, number) = (base, 1)
        // Apple's own names cannot be defined anew.
        while AppSiteClass(rawValue: name) != nil || values[name].map({ $0 != words }) == true {
            number += 1
            name = "\(base)-\(number)"
        }
        values[name] = words
        return "$(\(name))"
    }
}
