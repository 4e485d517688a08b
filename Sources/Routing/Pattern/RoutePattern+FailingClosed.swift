/// The form of a pattern for a guard: where matching gives up, the pattern matches.
///
/// A map whose pattern is too expensive to try is skipped, and that is safe. A guard that is skipped is not.
extension RoutePattern {
    /// The pattern, whose expressions and conditions in code count as met by a text that is too long to try.
    ///
    /// An expression over whole URLs is also tried on the decoded spelling of a URL.
    var failingClosed: RoutePattern {
        switch form {
        case .segments(let pattern):
            return RoutePattern(form: .segments(pattern.failingClosed))
        case .wholeURL(var expression):
            expression.failsClosed = true
            return RoutePattern(form: .wholeURL(expression))
        }
    }
}

extension PatternComponent {
    var failingClosed: PatternComponent { mapCaptures(\.failingClosed) }
}

extension Capture {
    fileprivate var failingClosed: Capture {
        guard case .expression(var expression) = constraint else { return self }
        expression.failsClosed = true
        return Capture(name: name, constraint: .expression(expression), predicate: predicate)
    }
}
