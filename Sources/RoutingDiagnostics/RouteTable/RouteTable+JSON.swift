internal import Routing

extension RouteTable {
    /// The table as JSON that ``init(json:)`` reads: all properties of each entry, the newest entry first.
    ///
    /// The rows keep the router's order, which is needed to register the entries again.
    public var json: String { JSONText.pretty(self) }

    /// Reads a table from JSON.
    ///
    /// ```swift
    /// do {
    ///     let table = try RouteTable(json: text)
    ///     for row in table.rows.reversed() where row.kind == .map {
    ///         router.map(try row.routePattern, tags: row.tags) { request in print(request.route) }
    ///     }
    /// } catch let error as RouteDocumentError {
    ///     print(error)
    /// }
    /// ```
    ///
    /// - Parameter json: The text.
    /// - Throws: A ``/Routing/RouteDocumentError`` that names the place of the fault.
    /// - Complexity: O(*n*) in the length of the text.
    public init(json: String) throws {
        self = try JSONText.read(Self.self, from: Array(json.utf8))
    }
}

extension RouteTable: Codable {
    /// The version of the encoded form.
    private static let version = 1

    private enum Key: String, CodingKey {
        case version, routes
    }

    /// Encodes the rows and the version of the encoded form.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(rows, forKey: .routes)
    }

    /// Decodes a table.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError`: with the ``/Routing/RoutePatternError`` underneath for a row without a
    ///   valid pattern, or with the ``/Routing/RouteDocumentError`` for a table of a later version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            let message =
                "this is version \(version), and what reads it knows version \(Self.version); write it anew"
            let underlying = RouteDocumentError(.unknownVersion, at: "version", message)
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath + [Key.version],
                    debugDescription: "This table is of another version",
                    underlyingError: underlying
                )
            )
        }
        rows = try container.decode([Row].self, forKey: .routes)
    }
}

extension RouteTable.Row: Codable {
    private enum Key: String, CodingKey {
        case kind, pattern, isRegularExpression, conditions, valueType, tags, name, summary, fileID, line,
            queue, accepting
    }

    /// Encodes the row without its missing values.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(pattern, forKey: .pattern)
        if isRegularExpression { try container.encode(true, forKey: .isRegularExpression) }
        if !conditions.isEmpty { try container.encode(conditions, forKey: .conditions) }
        try container.encodeIfPresent(valueType, forKey: .valueType)
        if !tags.isEmpty { try container.encode(tags, forKey: .tags) }
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(summary, forKey: .summary)
        try container.encode(fileID, forKey: .fileID)
        try container.encode(line, forKey: .line)
        try container.encodeIfPresent(queue, forKey: .queue)
        if OriginSet(accepting) != .all { try container.encode(accepting, forKey: .accepting) }
    }

    /// Decodes a row, which must have a valid pattern; a row that does not name the origins that it accepts
    /// accepts all.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError`, with the ``/Routing/RoutePatternError`` underneath for a row without a
    ///   valid pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let kindText = try container.decode(String.self, forKey: .kind)
        guard let kind = RouteEntry.Kind(rawValue: kindText) else {
            let message = "\(kindText.cited) is not a kind of entry; write 'map', 'guard' or 'proxy'"
            throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: message)
        }
        self.kind = kind
        pattern = try container.decode(String.self, forKey: .pattern)
        isRegularExpression = try container.decodeIfPresent(Bool.self, forKey: .isRegularExpression) ?? false
        conditions = try container.decodeIfPresent(Set<String>.self, forKey: .conditions)?.sorted() ?? []
        valueType = try container.decodeIfPresent(String.self, forKey: .valueType)
        tags = try container.decodeIfPresent(Set<String>.self, forKey: .tags)?.sorted() ?? []
        name = try container.decodeIfPresent(String.self, forKey: .name)
        summary = try container.decodeIfPresent(String.self, forKey: .summary)
        fileID = try container.decode(String.self, forKey: .fileID)
        let number = try container.decode(Int.self, forKey: .line)
        guard let line = UInt32(exactly: number) else {
            let message = "\(number) is not a line number; write one from 1 to \(UInt32.max)"
            throw DecodingError.dataCorruptedError(forKey: .line, in: container, debugDescription: message)
        }
        self.line = UInt(line)
        queue = try container.decodeIfPresent(String.self, forKey: .queue)
        let kinds = try container.decodeIfPresent([RouteOrigin.Kind].self, forKey: .accepting)
        accepting = kinds.map { OriginSet($0).kinds } ?? RouteOrigin.Kind.allCases
        do {
            _ = try RoutePattern(listed: pattern, isRegularExpression: isRegularExpression)
        } catch {
            throw DecodingError.malformedPattern(error, at: decoder.codingPath + [Key.pattern])
        }
    }
}
