/// The output of an encoder for one name.
///
/// All containers of the property share it. As in other encoders, the last value replaces the earlier ones,
/// and a list that is requested again continues.
final class EncodedProperty {
    /// The form of a written value, which tells apart an empty list, `nil`, and `nil` in a wrapper.
    ///
    /// All three have no scalars.
    enum Form: Hashable {
        case nothing
        case null(depth: Int)
        case scalar
        case list(depth: Int, count: Int)
    }

    /// A text, and what it was written for; a union of types may read it as another value.
    struct Scalar: Hashable {
        enum Kind {
            case string, number, bool
            /// A date, a URL or a UUID.
            case special
        }

        let text: ExactText
        let kind: Kind
    }

    let name: String
    private(set) var scalars: [Scalar] = []
    private(set) var form = Form.nothing
    /// The first fault, such as a request for a container that parameters cannot represent.
    private(set) var fault: RouteValueError?

    init(_ name: String) {
        self.name = name
    }

    var texts: [String] { scalars.map(\.text.text) }

    /// Writes a single value.
    func write(_ scalar: Scalar) {
        scalars = [scalar]
        form = .scalar
    }

    /// Writes `nil` inside a number of wrappers.
    func writeNil(depth: Int) {
        scalars = []
        form = .null(depth: depth)
    }

    /// Begins a list inside a number of wrappers, or continues it.
    func beginList(depth: Int) {
        if case .list = form { return }
        scalars = []
        form = .list(depth: depth, count: 0)
    }

    /// Counts an element that is about to be written.
    func beginElement() {
        guard case .list(let depth, let count) = form else { return }
        form = .list(depth: depth, count: count + 1)
    }

    /// Writes an element of the list.
    func writeElement(_ scalar: Scalar) {
        scalars.append(scalar)
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
        guard form == other.form, scalars.count == other.scalars.count else { return false }
        return scalars == other.scalars || isList && counts == other.counts
    }

    private var counts: [Scalar: Int] {
        scalars.reduce(into: [:]) { counts, scalar in counts[scalar, default: 0] += 1 }
    }
}
