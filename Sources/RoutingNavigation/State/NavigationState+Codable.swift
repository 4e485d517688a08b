public import Routing

extension NavigationState: RouteDocument {
    /// The version of the encoded form that is written, and the only one that can be read.
    private static let version = 1
    /// A limit above any number that a session can reach, and far below integer overflow.
    private static let largestNumber = 1 << 53

    private enum Key: String, CodingKey {
        case version, next, nodes
    }

    /// The encoded form of a node.
    ///
    /// All nodes are in one list, each after its parent. Reading and writing the list therefore does not recurse to
    /// the depth of the tree.
    private struct Record: Codable {
        let destination: Destination
        let kind: NavigationNode.Kind
        /// The index of its parent; `nil` for the root.
        let parent: Int?
        /// Whether the node is presented over its parent.
        let modal: Bool?
        /// The index of its active child, if it has several.
        let active: Int?
    }

    /// Encodes the nodes with a version number, without passed data.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(nextNumber, forKey: .next)
        try container.encode(records, forKey: .nodes)
    }

    /// Decodes a state.
    ///
    /// The encoded form may come from any source, so it is checked. A decoded state is consistent, but a tree may
    /// no longer declare all its destinations. Use `init(json:)` for JSON from an untrusted source, because the
    /// decoder itself stops the program on some texts.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``NavigationError`` underneath, or the error of the decoder.
    ///   The codes are ``NavigationError/Code/unknownVersion``, ``NavigationError/Code/brokenState`` and
    ///   ``NavigationError/Code/tooDeep``.
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
            let sentence = "This is not the state of a navigator"
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: sentence, underlyingError: error)
            )
        }
    }
}

extension NavigationState {
    /// The encoded nodes, each after its parent.
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

    /// Builds the nodes of a list, last to first, because each node stands after its parent.
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
                    throw NavigationError(.brokenState, "the first node is the root, and has no parent")
                }
                depths.append(1)
                continue
            }
            guard let parent = record.parent, depths.indices.contains(parent) else {
                throw NavigationError(.brokenState, "node \(index) has no parent before it")
            }
            depths.append(depths[parent] + 1)
            guard depths[index] <= maximumDepth else {
                let message = "nodes nest deeper than \(maximumDepth) levels, the maximum"
                throw NavigationError(.tooDeep, message)
            }
        }
    }
}
