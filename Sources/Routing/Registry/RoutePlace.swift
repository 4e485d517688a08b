/// A place in the source: where a route was registered.
public struct RoutePlace: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file.
    public let fileID: String
    /// The line, counted from 1.
    public let line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID.description
        self.line = line
    }

    /// The file and the line: `MyApp/Routes.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
