/// A drawing of a tree with lines, for reading.
struct TreeDrawing {
    let root: String
    let branches: [TreeDrawing]

    init(root: String, branches: () -> [TreeDrawing]) {
        self.root = root
        self.branches = branches()
    }

    /// The drawing, one line for each node.
    var text: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        var lines = [root]
        for (index, branch) in branches.enumerated() {
            let isLast = index == branches.count - 1
            for (number, line) in branch.lines.enumerated() {
                let head = isLast ? (number == 0 ? "└─ " : "   ") : (number == 0 ? "├─ " : "│  ")
                lines.append(head + line)
            }
        }
        return lines
    }
}
