/// Which components can match a path at all, by the first segment: files have hundreds, and most ask for a literal.
struct AppSiteIndex {
    /// The components that ask for a first segment, by that segment in lower case.
    private var heads: [String: [Int]] = [:]
    private var others: [Int] = []

    /// Sorts components.
    ///
    /// - Parameter components: The patterns of their paths, and whether these are compared with escaped paths; `nil`
    ///   for those that take any path.
    init(_ components: [(pattern: AppSitePattern, isEncoded: Bool)?]) {
        for (number, component) in components.enumerated() {
            if let component, component.isEncoded, let head = Self.head(of: component.pattern) {
                heads[head, default: []].append(number)
            } else {
                others.append(number)
            }
        }
    }

    /// The numbers of the components that can match a path, in order.
    func candidates(for path: String) -> [Int] {
        let head = path.utf8.dropFirst().prefix { $0 != ascii("/") }
        guard let known = heads[String(Substring(head)).foldedASCII] else { return others }
        return (known + others).sorted()
    }

    /// The first segment that a pattern asks for, or `nil` when it may be several.
    private static func head(of pattern: AppSitePattern) -> String? {
        guard case .text(let text)? = pattern.atoms.first, text.first == "/" else { return nil }
        let rest = text.dropFirst()
        let end = rest.firstIndex(of: "/") ?? (pattern.atoms.count == 1 ? rest.endIndex : nil)
        guard let end else { return nil }
        var head = String.UnicodeScalarView()
        head.append(contentsOf: rest[..<end])
        return String(head).foldedASCII
    }
}
