/// The paths of a pattern, whose parts are each kept once, under a number.
struct PathTable {
    private(set) var parts: [PathPart] = []
    private(set) var paths: [[Int]] = []
    private var numbers: [PathPart: Int] = [:]
    private var known: Set<[Int]> = []

    /// Gives the number of a part.
    mutating func number(of part: PathPart) -> Int {
        if let number = numbers[part] { return number }
        numbers[part] = parts.count
        parts.append(part)
        return parts.count - 1
    }

    /// Adds a path, as the numbers of its parts, unless it is there already.
    mutating func add(_ path: [Int]) {
        if known.insert(path).inserted { paths.append(path) }
    }
}
