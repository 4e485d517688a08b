/// How a cell looks.
enum CellStyle: Hashable, Sendable, CaseIterable {
    case plain, bold, dim, inverse, failure

    /// The parameters of the sequence that selects it, each with all others off.
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
