/// A queue in an array: the first in is the first out.
///
/// What was taken out leaves the storage at once; the room that it leaves is swept when it is the larger
/// part, so that both ends cost O(1), amortised. A queue of one has no array.
package struct FIFO<Element> {
    /// The first element, if it came when there was no other.
    private var single: Element?
    private var storage: [Element?] = []
    private var head = 0

    /// The number of elements.
    package private(set) var count = 0

    /// The number of elements that there is room for.
    var capacity: Int { storage.capacity }

    /// The element that is the next to leave.
    package var first: Element? { count == 0 ? nil : single ?? storage[head] }

    /// Whether there are no elements.
    package var isEmpty: Bool { count == 0 }

    /// The elements, the first to leave first.
    package var elements: [Element] { (CollectionOfOne(single) + storage[head...]).compactMap { $0 } }

    /// Creates an empty queue.
    package init() {}

    /// Adds an element at the end.
    package mutating func append(_ element: consuming Element) {
        if isEmpty { single = element } else { storage.append(element) }
        count += 1
    }

    /// Takes the first element.
    package mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        if let element = single.take() { return element }
        let element = storage[head]
        storage[head] = nil
        head += 1
        if head == storage.count {
            storage.removeAll(keepingCapacity: storage.capacity < 64)
            head = 0
        } else if head > 32 && head > storage.count / 2 {
            sweep()
        }
        return element
    }

    /// Gives up the room of what was taken out; all of it when that is most of what there is.
    private mutating func sweep() {
        // Removing keeps the room, so that a queue that was once long would stay so.
        if storage.capacity / 4 > storage.count - head {
            storage = Array(storage[head...])
        } else {
            storage.removeFirst(head)
        }
        head = 0
    }

    /// Keeps only the elements that satisfy a condition.
    package mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        let wanted = elements.filter { !isUnwanted($0) }
        self = FIFO()
        storage = wanted
        count = wanted.count
    }
}

extension FIFO: Sendable where Element: Sendable {}
