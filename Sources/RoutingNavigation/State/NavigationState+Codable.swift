public import Routing

extension NavigationState: RouteDocument {
    /// The version of the encoded form that is written, and the only one that is read.
    private static let version = 1
    /// Above the numbers of all destinations that a session can count, and far from where counting ends.
    private static let largestNumber = 1 << 53

    private enum Key: String, CodingKey {
        case version, next, nodes
    }

    /// A node as it is encoded.
    ///
    /// They stand in one list, each behind the one that holds it, so that nothing that reads or writes the
    /// list has to nest as deep as they do.
    private struct Record: Codable {
        let destination: Destination
        let kind: NavigationNode.Kind
        /// The index of the node that holds it; `nil` for the root.
        let parent: Int?
        /// Whether it is presented over that node.
        let modal: Bool?
        /// Which of its own children is active, if it has several.
        let active: Int?
    }

    /// Encodes the nodes with a version number; what was passed along is left out.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(nextNumber, forKey: .next)
        try container.encode(records, forKey: .nodes)
    }

    /// Decodes a state.
    ///
    /// It may come from anywhere: what is read is checked, and what is returned is a sound state. Whether a
    /// tree still has all its destinations is another matter. JSON that a stranger may have written is read
    /// by `init(json:)`, since some texts stop the program in the decoder itself.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``NavigationError`` underneath, or what the decoder
    ///   throws. The codes are ``NavigationError/Code/unknownVersion``, ``NavigationError/Code/brokenState``
    ///   and ``NavigationError/Code/tooDeep``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        do {
            guard version == Self.version else {
                let message = "this state has version \(version), and only \(Self.version) is known"
                throw NavigationError(.unknownVersion, message)
            }
            let next = try container.decode(Int.self, forKey: .next)
            self.init(
                root: try Self.root(of: try container.decode([Record].self, forKey: .nodes)),
                nextNumber: next
            )
            let limit = next <= Self.largestNumber ? nil : "the next number is too large"
            if let fault = limit ?? fault { throw NavigationError(.brokenState, fault) }
        } catch let error as NavigationError {
            let sentence = "This is no state of a navigator"
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: sentence, underlyingError: error)
            )
        }
    }
}

extension NavigationState {
    /// The nodes as they are encoded, each behind the one that holds it.
    private var records: [Record] {
        var records: [Record] = []
        var waiting = root.map { [(node: $0, parent: Int?.none, isModal: false)] } ?? []
        while let (node, parent, isModal) = waiting.popLast() {
            let active = node.children.count > 1 ? node.activeIndex : nil
            let index = records.count
            records.append(
                Record(
                    destination: node.destination,
                    kind: node.kind,
                    parent: parent,
                    modal: isModal ? true : nil,
                    active: active
                )
            )
            if let modal = node.modal { waiting.append((modal, index, true)) }
            waiting += node.children.reversed().map { ($0, index, false) }
        }
        return records
    }

    /// Puts the nodes of a list together, the last first: what holds a node stands before it.
    private static func root(of records: [Record]) throws(NavigationError) -> NavigationNode? {
        try checkParents(of: records)
        var children: [[NavigationNode]] = Array(repeating: [], count: records.count)
        var modals: [NavigationNode?] = Array(repeating: nil, count: records.count)
        for (index, record) in records.enumerated().reversed() {
            let active = record.active ?? 0
            guard children[index].isEmpty ? active == 0 : children[index].indices.contains(active) else {
                throw NavigationError(.brokenState, "node \(index) has no child \(active) to be active")
            }
            let node = NavigationNode(
                record.destination,
                record.kind,
                children: children[index].reversed(),
                activeIndex: active,
                modal: modals[index]
            )
            guard let parent = record.parent else { return node }
            if record.modal ?? false {
                guard modals[parent] == nil else {
                    throw NavigationError(.brokenState, "node \(parent) has two modals")
                }
                modals[parent] = node
            } else {
                children[parent].append(node)
            }
        }
        return nil
    }

    private static func checkParents(of records: [Record]) throws(NavigationError) {
        var depths: [Int] = []
        for (index, record) in records.enumerated() {
            guard index > 0 else {
                guard record.parent == nil else {
                    throw NavigationError(.brokenState, "the first node is the root, and nothing holds it")
                }
                depths.append(1)
                continue
            }
            guard let parent = record.parent, depths.indices.contains(parent) else {
                throw NavigationError(.brokenState, "node \(index) is held by none of those before it")
            }
            depths.append(depths[parent] + 1)
            guard depths[index] <= maximumDepth else {
                let message = "nodes nest deeper than \(maximumDepth), which is the most"
                throw NavigationError(.tooDeep, message)
            }
        }
    }
}
