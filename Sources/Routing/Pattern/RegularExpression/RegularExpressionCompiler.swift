/// A compiler from the tree of a regular expression to the instructions of its program.
struct RegularExpressionCompiler {
    typealias Instruction = RegularExpressionProgram.Instruction
    typealias Address = RegularExpressionProgram.Address

    /// The largest number of instructions in a program.
    ///
    /// Nested counts multiply, so 100 repeats of 100 repeats exceed this limit. Each node takes at least one
    /// instruction, so the limit bounds the work of compiling too.
    static let longestProgram = 2_000

    /// Whether the program reads its subject from the end to the beginning.
    let isReversed: Bool
    private(set) var instructions: [Instruction] = []
    private(set) var classes: [ScalarClass] = []

    /// The address of the next instruction.
    private var end: Address { Address(instructions.count) }

    init(isReversed: Bool) {
        self.isReversed = isReversed
    }

    /// Appends the instructions of a node; execution continues after the last of them.
    @inline(never)
    mutating func emit(_ node: RegularExpressionNode) throws(RegularExpressionFault) {
        switch node {
        case .scalar(let scalar): try append(.scalar(scalar))
        case .oneOf(let scalars): try emit(scalars)
        case .assertion(let assertion): try append(.assertion(assertion))
        case .sequence(let nodes): try emit(sequence: nodes)
        case .alternation(let alternatives): try emit(alternatives: alternatives)
        case .capture(let index, let body): try emit(capture: index, of: body)
        case .parameter(let index): try emit(capture: index, of: .segment)
        case .optional(let body, let isLazy): try emit(1, optionalCopiesOf: body, isLazy: isLazy)
        case .repetition(let repetition): try emit(repetition)
        }
    }

    /// Appends one instruction.
    @inline(never)
    mutating func append(_ instruction: Instruction) throws(RegularExpressionFault) {
        guard instructions.count < Self.longestProgram else {
            throw .unsafe(
                at: 0, "the expression takes over \(Self.longestProgram) steps; shorten it or its counts")
        }
        instructions.append(instruction)
    }

    private mutating func emit(_ scalars: ScalarClass) throws(RegularExpressionFault) {
        try append(.oneOf(Address(classes.count)))
        classes.append(scalars)
    }

    private mutating func emit(sequence nodes: [RegularExpressionNode]) throws(RegularExpressionFault) {
        if nodes.isEmpty { try emitNothing() }
        for node in isReversed ? nodes.reversed() : nodes {
            try emit(node)
        }
    }

    private mutating func emit(
        capture index: Int,
        of body: RegularExpressionNode
    ) throws(RegularExpressionFault) {
        try append(.startCapture(Address(index)))
        try emit(body)
        try append(.endCapture(Address(index)))
    }

    private mutating func emit(alternatives: [RegularExpressionNode]) throws(RegularExpressionFault) {
        var jumps: [Address] = []
        for alternative in alternatives.dropLast() {
            let split = try emitPlaceholder()
            try emit(alternative)
            jumps.append(try emitPlaceholder())
            instructions[Int(split)] = .split(split + 1, end)
        }
        if let last = alternatives.last {
            try emit(last)
        }
        for jump in jumps {
            instructions[Int(jump)] = .jump(end)
        }
    }

    private mutating func emit(_ repetition: RegularExpressionRepetition) throws(RegularExpressionFault) {
        let (body, minimum, isLazy) = (repetition.body, repetition.minimum, repetition.isLazy)
        if let maximum = repetition.maximum {
            if maximum == 0 { try emitNothing() }
            try emit(minimum, copiesOf: body)
            try emit(maximum - minimum, optionalCopiesOf: body, isLazy: isLazy)
        } else if minimum > 0 {
            try emit(minimum - 1, copiesOf: body)
            try emit(loop: body, isLazy: isLazy)
        } else {
            // Compiles `x*` as `(?:x+)?`. With the test at the head of the loop, a pass through an empty body
            // would return to an instruction that was executed there, and lose its captures.
            let split = try emitPlaceholder()
            try emit(loop: body, isLazy: isLazy)
            instructions[Int(split)] = .split(entering: split + 1, leaving: end, isLazy: isLazy)
        }
    }

    /// Appends a body that is executed once or more.
    private mutating func emit(
        loop body: RegularExpressionNode,
        isLazy: Bool
    ) throws(RegularExpressionFault) {
        let start = end
        try emit(body)
        try append(.split(entering: start, leaving: end + 1, isLazy: isLazy))
    }

    private mutating func emit(
        _ count: Int,
        copiesOf body: RegularExpressionNode
    ) throws(RegularExpressionFault) {
        for _ in 0..<count {
            try emit(body)
        }
    }

    /// Appends optional copies, each of which is reached only through the copy before it.
    private mutating func emit(
        _ count: Int,
        optionalCopiesOf body: RegularExpressionNode,
        isLazy: Bool
    ) throws(RegularExpressionFault) {
        var splits: [Address] = []
        for _ in 0..<count {
            splits.append(try emitPlaceholder())
            try emit(body)
        }
        for split in splits {
            instructions[Int(split)] = .split(entering: split + 1, leaving: end, isLazy: isLazy)
        }
    }

    private mutating func emitNothing() throws(RegularExpressionFault) {
        try append(.jump(end + 1))
    }

    /// Appends an instruction that is replaced once its target is known, and returns its address.
    private mutating func emitPlaceholder() throws(RegularExpressionFault) -> Address {
        try emitNothing()
        return end - 1
    }
}

extension RegularExpressionProgram.Instruction {
    /// Makes the split before or after an optional body, which a greedy quantifier prefers to enter.
    fileprivate static func split(
        entering inside: RegularExpressionProgram.Address, leaving outside: RegularExpressionProgram.Address,
        isLazy: Bool
    ) -> Self {
        isLazy ? .split(outside, inside) : .split(inside, outside)
    }
}
