extension Parameters: RouteDocument {
    /// Encodes the parameters as a list, because order and repeated names count.
    ///
    /// Each pair is a list of its name and its value. The capture of a `:name...` is a list of its name and all
    /// its segments.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder.
    /// - Complexity: O(*n*) in the number of pairs.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        var written: Set<ExactText> = []
        let pairs = pairs
        let index = ParameterIndex(pairs)
        for (name, value) in pairs.elements {
            if pairs.isPath(name) {
                guard written.insert(ExactText(name)).inserted else { continue }
                try list.encode([name] + index.values(for: name))
            } else {
                try list.encode([name, value])
            }
        }
    }

    /// Decodes the output of ``encode(to:)``.
    ///
    /// Read untrusted JSON with ``RouteDocument/init(json:)-(String)`` instead.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` if an element has no value, or if the name of a `:name...` occurs
    ///   in another element too.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var pairs = ParameterPairs()
        var (names, pathNames): (Set<ExactText>, Set<ExactText>) = ([], [])
        while !list.isAtEnd {
            // A refusal names the element that was read last.
            let path = list.codingPath + [NamedKey(intValue: list.currentIndex)]
            let texts = try list.decode([String].self)
            guard let name = texts.first, texts.count > 1 else {
                let message = "A parameter is a list of a name and at least one value."
                throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: message))
            }
            let isNew = names.insert(ExactText(name)).inserted
            if texts.count > 2 { pathNames.insert(ExactText(name)) }
            guard isNew || !pathNames.contains(ExactText(name)) else {
                let message = "\(name.cited) has the segments of a path, and another value."
                throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: message))
            }
            if texts.count == 2 {
                pairs.append(texts[1], for: name)
            } else {
                pairs.append(path: texts.dropFirst(), for: name)
            }
        }
        self.init(pairs)
    }
}
