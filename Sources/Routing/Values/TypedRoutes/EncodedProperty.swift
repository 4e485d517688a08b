/// The output of an encoder for one name.
///
/// All containers of the property share it. As in other encoders, the last value replaces the earlier ones,
/// and a list that is requested again continues.
final class EncodedProperty {
    /// The form of a written value, which tells apart an empty list, `nil`, and `nil` in a wrapper.
    ///
    /// All three have no texts.
    enum Form: Hashable {
        case nothing
        case null(depth: Int)
        case text
        case list(depth: Int, count: Int)
    }

    /// The kind of value that a text was written for; a union of types may read it as another kind.
    enum Kind: Int {
        case string, number, bool
        /// A date, a URL or a UUID.
        case special
    }

    let name: String
    private(set) var texts: [String] = []
    /// The number of texts of each kind; the same text has the same kind whenever it is read.
    private var kinds = SIMD4<Int>()
    private(set) var form = Form.nothing
    /// The first fault, such as a request for a container that parameters cannot represent.
    private(set) var fault: RouteValueError?

    init(_ name: String) {
        self.name = name
    }

    /// Writes a single value.
    func write(_ text: String, _ kind: Kind) {
        texts = [text]
        kinds = .zero
        kinds[kind.rawValue] = 1
        form = .text
    }

    /// Writes `nil` inside a number of wrappers.
    func writeNil(depth: Int) {
        (texts, kinds) = ([], .zero)
        form = .null(depth: depth)
    }

    /// Begins a list inside a number of wrappers, or continues it.
    func beginList(depth: Int) {
        if case .list = form { return }
        (texts, kinds) = ([], .zero)
        form = .list(depth: depth, count: 0)
    }

    /// Counts an element that is about to be written.
    func beginElement() {
        guard case .list(let depth, let count) = form else { return }
        form = .list(depth: depth, count: count + 1)
    }

    /// Writes an element of the list.
    func writeElement(_ text: String, _ kind: Kind) {
        texts.append(text)
        kinds[kind.rawValue] += 1
    }

    /// Records a fault from a method that cannot throw.
    func refuse(_ error: RouteValueError) {
        fault = fault ?? error
    }
}

extension EncodedProperty {
    /// Whether the texts are the elements of a list.
    var isList: Bool {
        if case .list = form { true } else { false }
    }

    /// Whether two values were written in the same way; elements may differ in order, as those of a set do.
    func isWritten(as other: EncodedProperty) -> Bool {
        guard form == other.form, kinds == other.kinds else { return false }
        if texts.elementsEqual(other.texts, by: { $0.isExactly($1) }) { return true }
        return isList && counts == other.counts
    }

    private var counts: [ExactText: Int] {
        texts.reduce(into: [:]) { counts, text in counts[ExactText(text), default: 0] += 1 }
    }
}
