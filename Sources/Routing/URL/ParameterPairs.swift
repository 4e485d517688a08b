/// Names and values, in order.
struct ParameterPairs: Sendable {
    typealias Element = (name: String, value: String)

    /// The pairs.
    private(set) var elements: [Element] = []
    /// The names of `:name...` captures that hold at least two segments.
    private var pathNames: Set<ExactText> = []

    init(_ elements: [Element] = []) {
        self.elements = elements
    }
}

extension ParameterPairs {
    /// The last value of a name, or all segments of a path joined with `/`.
    subscript(name: String) -> String? {
        if isPath(name) { return values(for: name).joined(separator: "/") }
        return elements.last { $0.name.isExactly(name) }?.value
    }

    /// Every value of a name, in order.
    @inline(never)
    func values(for name: String) -> [String] {
        elements.lazy.filter { $0.name.isExactly(name) }.map(\.value)
    }

    /// Whether the values of a name are the segments of one path.
    func isPath(_ name: String) -> Bool {
        !pathNames.isEmpty && pathNames.contains(ExactText(name))
    }

    /// The values of each name, in order.
    ///
    /// - Complexity: O(*n*) in the number of pairs.
    @inline(never)
    var valuesByName: [ExactText: [ExactText]] {
        var values = [ExactText: [ExactText]]()
        for (name, value) in elements { values[ExactText(name), default: []].append(ExactText(value)) }
        return values
    }

    /// The names in the order of their first values, each once.
    var names: [String] {
        var seen: Set<ExactText> = []
        return elements.compactMap { seen.insert(ExactText($0.name)).inserted ? $0.name : nil }
    }
}

extension ParameterPairs {
    /// Adds a value after all others.
    mutating func append(_ value: String, for name: String) {
        if isPath(name) { pathNames.remove(ExactText(name)) }
        elements.append((name, value))
    }

    /// Replaces all values of a name, at the position of its first value.
    mutating func set(_ values: [String], for name: String) {
        if isPath(name) { pathNames.remove(ExactText(name)) }
        let first = elements.firstIndex { $0.name.isExactly(name) } ?? elements.endIndex
        elements.removeAll { $0.name.isExactly(name) }
        elements.insert(contentsOf: values.map { (name: name, value: $0) }, at: first)
    }

    /// Adds the segments of a `:name...` capture; the name must not be present yet.
    mutating func append(path segments: some Collection<String>, for name: String) {
        for segment in segments { elements.append((name, segment)) }
        if segments.count > 1 { pathNames.insert(ExactText(name)) }
    }

    /// Adds the values of the included names from other pairs, and keeps paths as paths.
    mutating func append(contentsOf others: ParameterPairs, where isIncluded: (String) -> Bool) {
        for (name, value) in others.elements where isIncluded(name) {
            elements.append((name, value))
            if others.isPath(name) { pathNames.insert(ExactText(name)) }
        }
    }

    /// Reserves memory for `count` pairs.
    mutating func reserveCapacity(_ count: Int) {
        elements.reserveCapacity(count)
    }
}

extension ParameterPairs {
    /// Whether each name has the same values in the same order, as a path or not.
    func hasSameValues(as other: ParameterPairs) -> Bool {
        guard elements.count == other.elements.count, pathNames == other.pathNames else { return false }
        let haveSameOrder = zip(elements, other.elements).allSatisfy {
            $0.name.isExactly($1.name) && $0.value.isExactly($1.value)
        }
        // Equal pairs mostly have the same order, which is cheap to check.
        return haveSameOrder || valuesByName == other.valuesByName
    }
}
