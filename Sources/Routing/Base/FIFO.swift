/// A first-in, first-out queue in an array.
///
/// The storage releases an element as soon as it is removed. It reclaims the free slots at its front once
/// they are the larger part, so that adding and removing cost O(1), amortised. A single element needs no array.
package struct FIFO<Element> {
    /// The first element, if the queue was empty when it was added.
    private var single: Element?
    private var storage: [Element?] = []
    private var head = 0

    /// The number of elements.
    package private(set) var count = 0

    /// The number of elements that fit into the array without growing it.
    var capacity: Int { storage.capacity }

    /// The element that `popFirst()` removes next.
    package var first: Element? { count == 0 ? nil : single ?? storage[head] }

    /// Whether there are no elements.
    package var isEmpty: Bool { count == 0 }

    /// The elements in the order of their removal.
    package var elements: [Element] { (CollectionOfOne(single) + storage[head...]).compactMap { $0 } }

    /// Creates an empty queue.
    package init() {}

    /// Adds an element at the end.
    package mutating func append(_ element: consuming Element) {
        if isEmpty { single = element } else { storage.append(element) }
        count += 1
    }

    /// Removes and returns the first element, or `nil` when the queue is empty.
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

    /// Removes the free slots at the front; allocates a smaller array when few of the slots are in use.
    private mutating func sweep() {
        // `removeFirst` keeps the capacity: a queue that was long once would keep its memory.
        if storage.capacity / 4 > storage.count - head {
            storage = Array(storage[head...])
        } else {
            storage.removeFirst(head)
        }
        head = 0
    }
}

extension FIFO: Sendable where Element: Sendable {}
