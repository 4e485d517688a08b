extension CaptureType {
    /// Guesses the type from an unknown name: a misspelling, or a name from another router or language.
    init?(meantBy name: String) {
        let slips = Self.allCases.compactMap { type in
            EditDistance.slip(type.rawValue.utf8, name.utf8).map { (type: type, letters: $0) }
        }
        let meant = Self.otherNames[name.foldedASCII] ?? slips.min { $0.letters < $1.letters }?.type
        guard let meant else { return nil }
        self = meant
    }

    /// The names of the types in other routers and languages.
    private static let otherNames: [String: CaptureType] = [
        "integer": .int, "number": .double, "float": .double, "decimal": .double, "boolean": .bool,
        "guid": .uuid, "hexadecimal": .hex, "letters": .alpha, "alphanumeric": .alnum,
    ]
}
