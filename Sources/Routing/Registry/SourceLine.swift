/// The line of a registration, in the source of the program or in a table of routes.
public struct SourceLine: Sendable {
    private enum File: Sendable {
        /// A literal of the program, which no registration copies.
        case literal(StaticString)
        case text(String)
    }

    private let file: File
    private let number: UInt32

    package init(_ fileID: StaticString, _ line: UInt) {
        self.file = .literal(fileID)
        self.number = UInt32(clamping: line)
    }

    package init(text fileID: String, _ line: UInt) {
        self.file = .text(fileID)
        self.number = UInt32(clamping: line)
    }

    /// The module and the file.
    public var fileID: String {
        switch file {
        case .literal(let fileID): fileID.description
        case .text(let fileID): fileID
        }
    }

    /// The line, counted from 1.
    public var line: UInt { UInt(number) }
}

extension SourceLine: Hashable {
    /// Whether both are the same line of the same file.
    public static func == (left: SourceLine, right: SourceLine) -> Bool {
        left.number == right.number && left.fileID == right.fileID
    }

    /// Hashes the file and the line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileID)
        hasher.combine(number)
    }
}

extension SourceLine: CustomStringConvertible {
    /// The file and the line: `MyApp/Routes.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
