/// The values that a handler needs from a URL.
enum ReadValues: String, CaseIterable {
    case one = "one-value"
    case three = "three-values"

    /// Dispatches URLs to a handler that receives their values, or reads them.
    ///
    /// - Parameter reading: The reader of the values.
    /// - Returns: The contestant to measure.
    func contestant(_ reading: ValueReading) -> Contestant {
        switch self {
        case .one: .dispatch(Book.urls, in: reading.router(for: Book.self))
        case .three: .dispatch(Page.urls, in: reading.router(for: Page.self))
        }
    }
}

extension ReadValues {
    /// Finds values by their name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The values.
    /// - Throws: An ``UnknownName``.
    static func named(_ name: String) throws -> ReadValues {
        guard let values = ReadValues(rawValue: name) else { throw UnknownName(name: name) }
        return values
    }

    /// The error for an unknown name.
    struct UnknownName: Error, CustomStringConvertible {
        let name: String

        /// The name, and all known names.
        var description: String {
            let names = ReadValues.allCases.map(\.rawValue).joined(separator: ", ")
            return "There are no values '\(name)'. There are: \(names)."
        }
    }
}
