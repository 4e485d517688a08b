/// The style of a cell.
enum CellStyle: Hashable, Sendable, CaseIterable {
    case plain, bold, dim, inverse, failure

    /// The parameters of the sequence that selects this style and no other.
    var parameters: String {
        switch self {
        case .plain: "0"
        case .bold: "0;1"
        case .dim: "0;2"
        case .inverse: "0;7"
        case .failure: "0;1;31"
        }
    }
}
