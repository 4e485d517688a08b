/// A queue in an array: the first in is the first out.
///
/// What was taken out leaves the storage at once; the room that it leaves is swept when it is the larger part, so
/// that both ends cost O(1), amortised.
struct FIFO<Element> {
    private var storage: [Element?] = []
    private var head = 0

    /// The number of elements.
    var count: Int { storage.count - head }

    /// Whether there are no elements.
    var isEmpty: Bool { count == 0 }

    /// The elements, the first to leave first.
    var elements: [Element] { storage[head...].compactMap { $0 } }

    /// Adds an element at the end.
    mutating func append(_ element: Element) {
        storage.append(element)
    }

    /// Takes the first element.
    mutating func popFirst() -> Element? {
        guard head < storage.count else { return nil }
        let element = storage[head]
        storage[head] = nil
        head += 1
        if head == storage.count {
            storage.removeAll(keepingCapacity: storage.count < 64)
            head = 0
        } else if head > 32 && head > storage.count / 2 {
            storage.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Keeps only the elements that satisfy a condition.
    mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        storage = elements.filter { !isUnwanted($0) }
        head = 0
    }
}

extension FIFO: Sendable where Element: Sendable {}
