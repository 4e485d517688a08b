internal import Routing

/// A few of the combinations of some choices.
struct SampleChoices<Choice> {
    /// How many combinations there may be: more than the wildcards of a pattern need that a person wrote.
    static var most: Int { 64 }
    /// How many choices the combinations of one pattern are made of together.
    static var mostParts: Int { 65_536 }

    private let choices: [[Choice]]
    private let limit: Int

    /// Takes the choices for each place; without any for one of them there is no combination.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - count: How many such lists share the bounds; each of them has one combination at least.
    init(_ choices: [[Choice]], sharedBy count: Int = 1) {
        self.choices = choices
        limit = max(1, min(Self.most, Self.mostParts / max(1, choices.count)) / count)
    }

    /// The first choice for each place; `nil` if a place has no choices.
    var usual: [Choice]? {
        choices.allSatisfy { !$0.isEmpty } ? choices.map { $0[0] } : nil
    }

    /// The first choice everywhere; each other choice in its place and the first in all others; and the *n*th
    /// choice, or the last, everywhere; as many as the bounds allow.
    var combinations: [[Choice]] {
        guard let usual else { return [] }
        var combinations = [usual]
        for (place, others) in choices.enumerated() {
            for choice in others.dropFirst() {
                if combinations.count == limit { return combinations }
                var combination = usual
                combination[place] = choice
                combinations.append(combination)
            }
        }
        for number in 1..<max(2, choices.map(\.count).max() ?? 0) where combinations.count < limit {
            combinations.append(choices.map { $0[min(number, $0.count - 1)] })
        }
        return combinations
    }
}
