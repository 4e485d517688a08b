/// An error in the text of a storyboard, with its position if known.
struct MalformedStoryboard: Error, Hashable {
    let message: String
    let line: Int?
    let column: Int?

    init(_ message: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
    }
}

extension MalformedStoryboard: CustomStringConvertible {
    var description: String {
        guard let line else { return message }
        guard let column else { return "line \(line): \(message)" }
        return "line \(line), column \(column): \(message)"
    }
}
