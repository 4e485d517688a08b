import Foundation
import RoutingPresentation
import RoutingTesting

/// A view stack as a picture in a file.
struct Picture {
    /// The file cannot be written.
    struct Unwritable: Error, CustomStringConvertible {
        let file: String
        let reason: String

        /// The file, and why.
        var description: String { "cannot write '\(file)': \(reason)" }
    }

    private let svg: String

    /// Draws what a window shows.
    ///
    /// - Parameter snapshot: What it shows.
    init(of snapshot: WindowSnapshot) {
        svg = snapshot.svg
    }

    /// Writes the picture into a file, in the place of what was there.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: ``Unwritable``.
    func write(to file: String) throws(Unwritable) {
        do {
            try Data((svg + "\n").utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw Unwritable(file: file, reason: Self.reason(error))
        }
    }

    /// What the system says; what Foundation makes of it says less.
    private static func reason(_ error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
            return error.localizedDescription
        }
        return String(cString: strerror(code.rawValue))
    }
}
