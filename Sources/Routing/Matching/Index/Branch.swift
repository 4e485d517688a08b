/// Where a step leads: to a node, to a leaf, or nowhere.
struct Branch: Equatable, Sendable {
    let code: UInt32

    init(_ code: UInt32) {
        self.code = code
    }

    static let none = Branch(0)
    static func node(_ number: UInt32) -> Branch { Branch(number << 1) }
    static func leaf(_ number: UInt32) -> Branch { Branch(number << 1 | 1) }

    var isLeaf: Bool { code & 1 == 1 }
    var number: UInt32 { code >> 1 }
}
