public import Routing

extension RouteTable {
    /// An entry of a table.
    public struct Row: Hashable, Sendable {
        /// Whether it handles URLs or is asked before they are handled.
        public let kind: RouteEntry.Kind
        /// The text of the pattern, constraints folded into it.
        public let pattern: String
        /// Whether the pattern is a regular expression over whole URLs.
        public let isRegularExpression: Bool
        /// The names of the captures about which code has a say, in alphabetical order.
        public let conditions: [String]
        /// The type of the values that its URLs are read as, for an entry of typed routes.
        public let valueType: String?
        /// The tags, in alphabetical order.
        public let tags: [String]
        /// The name for reports, if it was given one.
        public let name: String?
        /// A sentence for reports and documents, if it was given one.
        public let summary: String?
        /// The module and the file where it was registered.
        public let fileID: String
        /// The line there, counted from 1.
        public let line: UInt
        /// The label of the dispatch queue where it is called; `nil` for an async one.
        public let queue: String?
        /// The origins of the URLs that it accepts, the most trusted first.
        public let accepting: [RouteOrigin.Kind]

        /// Makes a row of an entry.
        ///
        /// - Parameter route: The entry.
        public init(_ route: RegisteredRoute) {
            kind = route.kind
            pattern = route.pattern
            isRegularExpression = route.isRegularExpression
            conditions = route.conditions
            valueType = route.valueType
            tags = route.tags
            name = route.name
            summary = route.summary
            fileID = route.fileID
            line = route.line
            queue = route.queue
            accepting = route.accepting
        }

        /// Makes a row of what was written down elsewhere.
        ///
        /// - Parameters:
        ///   - kind: Whether it handles URLs or is asked before they are handled.
        ///   - pattern: The text of the pattern.
        ///   - isRegularExpression: Whether the pattern is a regular expression over whole URLs.
        ///   - tags: The tags, in any order.
        ///   - name: The name for reports.
        ///   - summary: A sentence for reports and documents.
        ///   - fileID: The file where it was written down.
        ///   - line: The line there, counted from 1.
        ///   - accepting: The origins of the URLs that it accepts, in any order.
        /// - Throws: A ``/Routing/RoutePatternError`` for a text that is no pattern.
        public init(
            _ kind: RouteEntry.Kind,
            _ pattern: String,
            isRegularExpression: Bool = false,
            tags: [String] = [],
            name: String? = nil,
            summary: String? = nil,
            fileID: String,
            line: UInt,
            accepting: [RouteOrigin.Kind] = RouteOrigin.Kind.allCases
        ) throws {
            self.kind = kind
            self.pattern = try RoutePattern(listed: pattern, isRegularExpression: isRegularExpression).text
            self.isRegularExpression = isRegularExpression
            self.conditions = []
            self.valueType = nil
            self.tags = Set(tags).sorted()
            self.name = name
            self.summary = summary
            self.fileID = fileID
            self.line = line
            self.queue = nil
            self.accepting = OriginSet(accepting).kinds
        }
    }
}

extension RouteTable.Row {
    /// The pattern, to register it in a router again; without the ``conditions``, which no text can hold.
    ///
    /// - Throws: A ``/Routing/RoutePatternError`` for a text that is no pattern.
    public var routePattern: RoutePattern {
        get throws { try RoutePattern(listed: pattern, isRegularExpression: isRegularExpression) }
    }
}

extension RouteTable.Row {
    /// What it accepts, in words, unless it accepts everything.
    var acceptanceNote: String? {
        switch OriginSet(accepting) {
        case .all: nil
        case []: "accepts no URLs"
        default: "accepts \(accepting.map(\.description).joined(separator: ", ")) URLs only"
        }
    }

    /// Where the row stands in a sorted table: by its pattern, then kind, tags and name, then by the rest of
    /// what is printed, so that no order of registration shows.
    var sortKey: [[UInt8]] {
        let texts = [pattern, kind.rawValue] + [tags.joined(separator: "\u{0}"), name ?? "", summary ?? ""]
        let others = [fileID, valueType ?? "", conditions.joined(separator: "\u{0}"), acceptanceNote ?? ""]
        return (texts + others).map { Array($0.utf8) }
    }
}

extension [RouteTable.Row] {
    /// The rows by their sort keys.
    func inOrder() -> [RouteTable.Row] {
        map { (key: $0.sortKey, row: $0) }
            .sorted { left, right in
                // Compared byte by byte, the order is the same on every platform.
                left.key.lexicographicallyPrecedes(right.key) { $0.lexicographicallyPrecedes($1) }
            }
            .map(\.row)
    }
}

extension RoutePattern {
    /// Reads a pattern as it is listed by a router, which may have more web schemes than the standard ones.
    ///
    /// They matter only for a pattern whose own scheme is among them. A pattern that can be read with the
    /// standard ones is read so.
    ///
    /// - Parameters:
    ///   - text: The text of the pattern.
    ///   - isRegularExpression: Whether it is a regular expression over whole URLs.
    /// - Throws: A ``/Routing/RoutePatternError``.
    package init(listed text: String, isRegularExpression: Bool) throws {
        if isRegularExpression {
            try self.init(regularExpression: text)
            return
        }
        do {
            try self.init(text)
        } catch let fault as RoutePatternError {
            let scheme = String(Substring(text.utf8.prefix { $0 != ascii(":") })).foldedASCII
            let webSchemes = RouteURL.Options.webSchemes(adding: [scheme])
            do {
                try self.init(reading: text, webSchemes: webSchemes)
            } catch {
                throw fault
            }
        }
    }
}
