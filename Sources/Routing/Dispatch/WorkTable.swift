/// Values by the number of a work.
///
/// It is a hash table without a hash: works are numbered one after another, so their last digits spread them
/// evenly by themselves. A value is changed in its place and moves only when the table grows.
struct WorkTable<Value> {
    /// As many as some power of two, or none.
    private var slots: [WorkSlot<Value>] = []
    private var firstFree: Int?
    /// The number of values.
    private(set) var count = 0

    /// Whether there are no values.
    var isEmpty: Bool { count == 0 }

    /// The works that have a value, in no order.
    var works: [DispatchMachine.WorkID] { slots.lazy.filter { $0.value != nil }.map(\.id) }

    /// The value of a work, which may be changed but neither added nor removed in this way.
    ///
    /// - Complexity: O(1).
    subscript(id: DispatchMachine.WorkID) -> Value? {
        _read {
            if let index = index(of: id) { yield slots[index].value } else { yield nil }
        }
        _modify {
            // An accessor of its own: `get` and `set` would copy the value there and back.
            if let index = index(of: id) {
                yield &slots[index].value
                assert(slots[index].value != nil, "values are removed by removing them")
            } else {
                var none: Value?
                yield &none
                assert(none == nil, "values are added by inserting them")
            }
        }
    }

    /// Adds the value of a work that has none.
    ///
    /// - Complexity: O(1), amortised.
    mutating func insert(_ value: Value, for id: DispatchMachine.WorkID) {
        assert(index(of: id) == nil, "a work has one value")
        if firstFree == nil { grow() }
        guard let index = firstFree else { return }
        firstFree = slots[index].next
        slots[index].next = slots[bucket(of: id)].head
        slots[index].id = id
        slots[index].value = value
        slots[bucket(of: id)].head = index
        count += 1
    }

    /// Removes the value of a work.
    ///
    /// - Returns: The value, or `nil` when it had none.
    /// - Complexity: O(1), amortised.
    mutating func remove(_ id: DispatchMachine.WorkID) -> Value? {
        guard let index = index(of: id) else { return nil }
        unlink(index)
        slots[index].next = firstFree
        firstFree = index
        count -= 1
        let value = slots[index].value.take()
        if isEmpty && slots.count > 64 { self = WorkTable() }
        return value
    }
}

extension WorkTable {
    private func bucket(of id: DispatchMachine.WorkID) -> Int {
        id & (slots.count - 1)
    }

    private func index(of id: DispatchMachine.WorkID) -> Int? {
        guard !slots.isEmpty else { return nil }
        var next = slots[bucket(of: id)].head
        while let index = next, slots[index].id != id { next = slots[index].next }
        return next
    }

    /// Takes a slot out of the chain that it is in.
    private mutating func unlink(_ index: Int) {
        let bucket = bucket(of: slots[index].id)
        guard slots[bucket].head != index else {
            slots[bucket].head = slots[index].next
            return
        }
        var next = slots[bucket].head
        while let previous = next {
            next = slots[previous].next
            if next == index { slots[previous].next = slots[index].next }
        }
    }

    private mutating func grow() {
        var old = slots
        slots = Array(repeating: WorkSlot(), count: max(8, 2 * old.count))
        // The free ones in order: works that come one after another then lie one after another.
        for index in slots.indices { slots[index].next = index + 1 < slots.count ? index + 1 : nil }
        firstFree = 0
        count = 0
        for index in old.indices {
            if let value = old[index].value.take() { insert(value, for: old[index].id) }
        }
    }
}

extension WorkTable: Sendable where Value: Sendable {}

/// A place for a value, and the head of a chain of such places.
private struct WorkSlot<Value> {
    /// The first slot in the chain of the works whose last digits are the number of this slot.
    var head: Int?
    /// The slot that follows in the chain that this one is in, or among the free ones.
    var next: Int?
    var id: DispatchMachine.WorkID = 0
    var value: Value?
}

extension WorkSlot: Sendable where Value: Sendable {}
