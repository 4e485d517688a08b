/// A text that is compared by its Unicode scalars, for names in sets and dictionaries.
///
/// `String` compares by canonical equivalence: `é` written in two ways would be one name in a set but two
/// names in the URL.
package struct ExactText: Hashable {
    let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The bytes of the text.
    var utf8: String.UTF8View { text.utf8 }

    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.isExactly(right.text)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}
