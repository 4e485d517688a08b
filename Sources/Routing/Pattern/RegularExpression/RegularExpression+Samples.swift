extension RegularExpression {
    /// Makes some texts that it may match; the caller matches them.
    ///
    /// - Parameter longest: The length of the longest text, in bytes.
    /// - Returns: The texts, the shortest first.
    package func samples(atMost longest: Int) -> [String] {
        let parsed = try? RegularExpressionParser.parse(text, dialect: dialect)
        guard let root = parsed?.root else { return [] }
        var texts: [String] = []
        for variant in 0..<4 {
            var text = ""
            guard root.write(variant, to: &text, atMost: longest) else { continue }
            if !texts.contains(where: { $0.isExactly(text) }) { texts.append(text) }
        }
        return texts
    }
}

extension RegularExpressionNode {
    /// Writes a text for the node; variants differ where there is a choice, and the first one is short.
    ///
    /// - Returns: Whether it is no longer than what expressions are tried on: repeats of repeats multiply.
    fileprivate func write(_ variant: Int, to text: inout String, atMost longest: Int) -> Bool {
        switch self {
        case .scalar(let scalar):
            text.unicodeScalars.append(scalar)
        case .oneOf(let scalars):
            let members = Self.scalars.filter { scalars.contains($0, ignoringCase: false) }
            if !members.isEmpty { text.unicodeScalars.append(members[variant % members.count]) }
        case .assertion:
            break
        case .sequence(let nodes):
            return nodes.allSatisfy { $0.write(variant, to: &text, atMost: longest) }
        case .alternation(let nodes):
            return nodes[variant % nodes.count].write(variant, to: &text, atMost: longest)
        case .capture(_, let node):
            return node.write(variant, to: &text, atMost: longest)
        case .parameter:
            text += "x"
        case .optional(let node, _):
            return variant.isMultiple(of: 2) || node.write(variant, to: &text, atMost: longest)
        case .repetition(let repetition):
            for _ in 0..<min(repetition.minimum + variant, repetition.maximum ?? .max) {
                let length = text.utf8.count
                guard repetition.body.write(variant, to: &text, atMost: longest) else { return false }
                // A pass that writes nothing is followed by others that do not.
                if text.utf8.count == length { break }
            }
        }
        return text.utf8.count <= longest
    }

    /// What is tried for a class: what stands in URLs first.
    private static let scalars: [Unicode.Scalar] =
        Array("a7-z_0x.9f".unicodeScalars)
        + (0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }
        + Array("éß日𝄞".unicodeScalars)
}
