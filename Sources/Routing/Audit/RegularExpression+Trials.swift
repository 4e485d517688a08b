extension RegularExpression {
    /// Makes some texts that it may match: whoever uses one has it matched first.
    ///
    /// - Parameter dialect: What the expression was written for.
    /// - Returns: The texts, the shortest first.
    func trials(as dialect: Dialect) -> [String] {
        guard let root = try? RegularExpressionParser.parse(text, dialect: dialect).root else { return [] }
        var texts: [String] = []
        for variant in 0..<4 {
            let text = root.text(variant)
            if !texts.contains(where: { $0.isExactly(text) }) { texts.append(text) }
        }
        return texts
    }
}

extension RegularExpressionNode {
    /// A text for the node; variants differ where there is a choice, and the first one is short.
    fileprivate func text(_ variant: Int) -> String {
        switch self {
        case .scalar(let scalar):
            return String(scalar)
        case .oneOf(let scalars):
            let members = Self.scalars.filter { scalars.contains($0, ignoringCase: false) }
            return members.isEmpty ? "" : String(members[variant % members.count])
        case .assertion:
            return ""
        case .sequence(let nodes):
            return nodes.map { $0.text(variant) }.joined()
        case .alternation(let nodes):
            return nodes[variant % nodes.count].text(variant)
        case .capture(_, let node):
            return node.text(variant)
        case .parameter:
            return "x"
        case .optional(let node, _):
            return variant.isMultiple(of: 2) ? "" : node.text(variant)
        case .repetition(let repetition):
            let count = min(repetition.minimum + variant, repetition.maximum ?? .max)
            return String(repeating: repetition.body.text(variant), count: count)
        }
    }

    /// What is tried for a class: what stands in URLs first.
    private static let scalars: [Unicode.Scalar] =
        Array("a7-z_0x.9f".unicodeScalars)
        + (0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }
        + Array("éß日𝄞".unicodeScalars)
}
