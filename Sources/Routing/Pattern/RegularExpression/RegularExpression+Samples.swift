extension RegularExpression {
    /// Makes sample texts that the expression may match; the caller checks whether it does.
    ///
    /// - Parameter longest: The length of the longest text, in bytes.
    /// - Returns: The texts, each once; the first one is short.
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
    /// Writes a text for the node; variants differ if the node offers a choice, and the first one is short.
    ///
    /// - Returns: Whether the text has at most `longest` bytes; nested repeats multiply its length.
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
                // If one pass writes nothing, the later passes write nothing either.
                if text.utf8.count == length { break }
            }
        }
        return text.utf8.count <= longest
    }

    /// The scalars that are tried for a class, those that are common in URLs first.
    private static let scalars: [Unicode.Scalar] =
        Array("a7-z_0x.9f".unicodeScalars)
        + (0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }
        + Array("éß日𝄞".unicodeScalars)
}
