extension RoutePattern {
    /// A constraint on a capture, passed separately from the text of the pattern.
    ///
    /// ```swift
    /// let tabs = ["notes", "quotes"]
    /// router.map(try RoutePattern("books/:id/:tab", where: ["id": .int, "tab": .oneOf(tabs)])) { request in
    ///     show(request.parameters["id"])
    /// }
    /// ```
    public struct Constraint: Sendable {
        enum Form: Sendable {
            case type(CaptureType)
            case words([String])
            case expression(String)
            case predicate(CapturePredicate)
        }

        let form: Form

        /// ASCII digits with an optional leading `-`, within 64 bits.
        public static let int = Constraint(.int)
        /// ASCII digits, within 64 bits.
        public static let uint = Constraint(.uint)
        /// A finite decimal number such as `7`, `-0.5` or `1e3`.
        public static let double = Constraint(.double)
        /// `true` or `false`.
        public static let bool = Constraint(.bool)
        /// A UUID with its hyphens.
        public static let uuid = Constraint(.uuid)
        /// ASCII hexadecimal digits, one or more.
        public static let hex = Constraint(.hex)
        /// ASCII letters, one or more.
        public static let alpha = Constraint(.alpha)
        /// ASCII letters and digits, one or more.
        public static let alnum = Constraint(.alnum)

        /// One of some words, compared by the rules for literals.
        ///
        /// - Parameter words: The decoded words; an empty word matches nothing.
        /// - Returns: The constraint.
        public static func oneOf(_ words: [String]) -> Constraint {
            Constraint(form: .words(words))
        }

        /// A regular expression that the whole capture must match.
        ///
        /// - Parameter expression: The expression, under the rules for expressions in the text of a pattern.
        /// - Returns: The constraint.
        public static func regex(_ expression: String) -> Constraint {
            Constraint(form: .expression(expression))
        }

        /// A condition in code.
        ///
        /// The condition runs outside all locks, on any thread, and may run several times for one URL. Encoding a
        /// pattern with such a condition throws.
        ///
        /// - Parameter condition: A pure function of the decoded text.
        /// - Returns: The constraint.
        public static func satisfying(_ condition: @escaping @Sendable (String) -> Bool) -> Constraint {
            Constraint(form: .predicate(CapturePredicate(condition)))
        }

        /// A condition whose code is unknown; it accepts every text, and equals no other condition.
        package static var unknown: Constraint { Constraint(form: .predicate(CapturePredicate(nil))) }

        private init(_ type: CaptureType) {
            self.init(form: .type(type))
        }

        private init(form: Form) {
            self.form = form
        }
    }
}
