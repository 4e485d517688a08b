/// A branch for segments that pass a test: a test cannot be looked up, so the test branches of a node form a list.
///
/// The branch that received an entry last is first in the list. A search stops at the first branch that is too old.
struct TestBranch: Sendable {
    var step = PathStep.none
    var branch = Branch.none
    /// The ordinal of the newest entry that it has received.
    var newest = -1
    var newer: UInt32 = 0
    var older: UInt32 = 0
}

extension RouteTree {
    /// Sets the branch of a node for a test; a new branch becomes the first of the list.
    mutating func setTest(_ branch: Branch, for step: PathStep, of node: UInt32) {
        let number = branches[node, step.code]
        if branch == .none {
            unlink(number, from: node)
            branches[node, step.code] = 0
            testBranches.remove(number)
        } else if number != 0 {
            testBranches[number].branch = branch
        } else {
            // The entries that the leaf has had may be older than the new one.
            let newest = branch.isLeaf ? leaves[branch.number].newest : nodes[branch.number].newest
            let number = testBranches.add(TestBranch(step: step, branch: branch, newest: newest))
            branches[node, step.code] = number
            putInFront(number, of: node)
        }
    }

    /// Moves a test branch to the front of the list, because it receives an entry newer than all others.
    mutating func bringForward(_ step: PathStep, of node: UInt32, ordinal: Int) {
        let number = branches[node, step.code]
        testBranches[number].newest = ordinal
        guard nodes[node].tests != number else { return }
        unlink(number, from: node)
        putInFront(number, of: node)
    }

    private mutating func putInFront(_ number: UInt32, of node: UInt32) {
        let front = nodes[node].tests
        testBranches[number].newer = 0
        testBranches[number].older = front
        if front != 0 { testBranches[front].newer = number }
        nodes[node].tests = number
    }

    private mutating func unlink(_ number: UInt32, from node: UInt32) {
        let (newer, older) = (testBranches[number].newer, testBranches[number].older)
        if newer != 0 { testBranches[newer].older = older } else { nodes[node].tests = older }
        if older != 0 { testBranches[older].newer = newer }
    }
}

/// The target of a step: a node, a leaf, or none.
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
