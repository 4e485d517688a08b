public import Routing

extension RouteTable {
    /// An entry of a table.
    public struct Row: Hashable, Sendable {
        /// The kind of entry: whether it handles URLs, or is asked before they are handled.
        public let kind: RouteEntry.Kind
        /// The text of the pattern, constraints folded into it.
        public let pattern: String
        /// Whether the pattern is a regular expression over whole URLs.
        public let isRegularExpression: Bool
        /// The names of the captures that a condition in code checks, in alphabetical order.
        public let conditions: [String]
        /// The type that its URLs are decoded as, for an entry of typed routes.
        public let valueType: String?
        /// The tags, in alphabetical order.
        public let tags: [String]
        /// The name for reports, if the entry has one.
        public let name: String?
        /// A sentence for reports and documents, if the entry has one.
        public let summary: String?
        /// The module and the file of its registration.
        public let fileID: String
        /// The line of its registration, counted from 1.
        public let line: UInt
        /// The label of the dispatch queue that calls its handler; `nil` for an async handler.
        package let queue: String?
        /// The origins of the URLs that it accepts, the most trusted first.
        public let accepting: [RouteOrigin.Kind]

        init(_ entry: Entry) {
            let signature = entry.signature
            kind = signature.kind
            pattern = signature.pattern.text
            isRegularExpression = signature.pattern.isRegularExpression
            conditions = signature.pattern.predicates.keys.sorted()
            valueType = entry.valueType
            tags = entry.tags.sorted()
            name = signature.name
            summary = signature.summary
            fileID = signature.place.fileID
            line = signature.place.line
            queue = entry.queueLabel
            accepting = signature.refused.others.kinds
        }

        /// Makes a row for a route that is written down elsewhere.
        ///
        /// - Parameters:
        ///   - kind: The kind of entry: whether it handles URLs, or is asked before they are handled.
        ///   - pattern: The text of the pattern.
        ///   - isRegularExpression: Whether the pattern is a regular expression over whole URLs.
        ///   - tags: The tags, in any order.
        ///   - name: The name for reports.
        ///   - summary: A sentence for reports and documents.
        ///   - fileID: The file that lists the route.
        ///   - line: The line of that file, counted from 1.
        ///   - accepting: The origins of the URLs that the route accepts, in any order.
        /// - Throws: A ``/Routing/RoutePatternError`` for an invalid pattern.
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
    /// The line of the source that registered it: `MyApp/Routes.swift:12`.
    public var sourceLine: String { "\(fileID):\(line)" }

    /// The pattern, for registering it in a router again; without the ``conditions``, which no text can hold.
    ///
    /// - Throws: A ``/Routing/RoutePatternError`` for an invalid pattern.
    public var routePattern: RoutePattern {
        get throws { try RoutePattern(listed: pattern, isRegularExpression: isRegularExpression) }
    }
}

extension RouteTable.Row {
    /// The accepted origins in words; `nil` when all are accepted.
    var acceptanceNote: String? {
        switch OriginSet(accepting) {
        case .all: nil
        case []: "accepts no URLs"
        default: "accepts \(accepting.map(\.rawValue).joined(separator: ", ")) URLs only"
        }
    }

    /// The sort key of the row: its pattern, then kind, tags and name, then all other printed values, so that
    /// the order of registration does not show.
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
                // A comparison of bytes gives the same order on every platform.
                left.key.lexicographicallyPrecedes(right.key) { $0.lexicographicallyPrecedes($1) }
            }
            .map(\.row)
    }
}

extension RoutePattern {
    /// Reads a pattern as a router lists it; that router may have more web schemes than the standard ones.
    ///
    /// Only a pattern whose own scheme is one of these depends on them. A pattern that is valid with the
    /// standard schemes is read with these.
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
