/// A part of a text that is not to be shown to whoever hides its name.
struct SecretPart: Hashable, Sendable {
    /// The name of the value; `nil` for what could not be read, which nobody is shown who hides anything.
    let name: ExactText?
    /// Where it stands, in UTF-8 bytes.
    let range: Range<Int>
}

/// A URL, or what was to be one, with the places of all values that somebody hides.
struct SecretText: Hashable, Sendable {
    let text: String
    private(set) var parts: Set<SecretPart>

    init(_ text: String, _ parts: some Sequence<SecretPart>) {
        self.text = text
        self.parts = Set(parts)
    }

    /// Adds what else was found.
    mutating func note(_ others: some Sequence<SecretPart>) {
        parts.formUnion(others)
    }

    /// The places of what is hidden from somebody.
    func ranges(hiddenBy redaction: Redaction) -> [Range<Int>] {
        parts.filter { $0.name.map(redaction.names.contains) ?? true }.map(\.range)
    }
}
