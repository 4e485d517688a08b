/// What shows the kind of a container: a drawing 16 pixels wide and 13 high.
enum Icon {
    case stack, tabs, columns

    /// The steps of a path.
    func steps(x: Int, y: Int) -> String {
        switch self {
        case .stack: "M\(x + 3) \(y)h10M\(x + 1) \(y + 3)h14M\(x) \(y + 6)h16v7h-16z"
        case .tabs: "M\(x) \(y)h16v13h-16zM\(x) \(y + 9)h16M\(x + 5) \(y + 9)v4M\(x + 11) \(y + 9)v4"
        case .columns: "M\(x) \(y)h16v13h-16zM\(x + 6) \(y)v13"
        }
    }
}
