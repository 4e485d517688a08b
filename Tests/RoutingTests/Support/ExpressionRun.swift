@testable import Routing

/// The ways in which an expression is run, for tests that count the steps of each.
enum ExpressionRun: CaseIterable {
    /// Whether all of a subject matches.
    case whole
    /// The leftmost match, with captures.
    case search
    /// All beginnings of matches that end anywhere, from the end of the subject.
    case backwards

    /// Runs an expression, past the limits for those in patterns too.
    func cost(_ text: String, in subject: String) throws -> (steps: Int, instructions: Int) {
        let root = try RegularExpressionParser.parse(text, dialect: .route).root
        let program = try RegularExpressionProgram(root, isReversed: self == .backwards)
        let count = program.instructions.count
        switch self {
        case .search:
            var matcher = RegularExpressionMatcher(program, ignoringCase: true)
            _ = matcher.run(over: subject.utf8)
            return (matcher.steps, count)
        case .whole:
            var scan = RegularExpressionScan(program, ignoringCase: true)
            _ = scan.matchesWhole(subject.utf8)
            return (scan.steps, count)
        case .backwards:
            var scan = RegularExpressionScan(program, ignoringCase: true)
            var after: Unicode.Scalar?
            for before in subject.unicodeScalars.reversed() {
                _ = scan.visit(between: before, and: after)
                scan.begin()
                after = before
            }
            _ = scan.visit(between: nil, and: after)
            return (scan.steps, count)
        }
    }
}
