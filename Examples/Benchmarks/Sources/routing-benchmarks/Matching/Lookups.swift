/// Lookups of the URLs of a corpus in a table.
struct Lookups<Table: RouteTable> {
    private var table: Table
    private let urlCount: Int
    private var urls: Cycle
    /// The number of lookups that found a pattern; using it keeps the optimizer from removing the lookups.
    private var found = 0

    init(of urls: [String], in table: Table) {
        self.table = table
        self.urls = Cycle(urls.map(Table.translate))
        urlCount = urls.count
    }

    /// Looks up the next URLs.
    ///
    /// - Parameter count: The number of lookups.
    mutating func perform(_ count: Int) {
        urls.visit(count) { if table.lookUp($0) != nil { found += 1 } }
    }

    /// Counts the allocations of a lookup, on average over the URLs.
    ///
    /// - Parameter limit: The time limit; within it, as many URLs as possible are looked up.
    /// - Returns: The number; `nil` where allocations cannot be counted.
    mutating func allocations(within limit: Duration) -> Double? {
        // The first pass allocates the memory that the table keeps.
        let count = performPass(within: limit / 2)
        return Heap.allocations { perform(count) }.map { Double($0) / Double(count) }
    }

    /// The lookups as a contestant.
    func contestant() -> Contestant {
        var lookups = self
        return Contestant(stride: urlCount, perform: { lookups.perform($0) })
    }

    private mutating func performPass(within limit: Duration) -> Int {
        let deadline = ContinuousClock.now + limit
        var count = 0
        repeat {
            perform(1)
            count += 1
        } while count < urlCount && ContinuousClock.now < deadline
        return count
    }
}
