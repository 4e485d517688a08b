import Foundation
import RoutingPresentation
import RoutingTesting

/// A picture of a view stack, for a file.
struct Picture {
    /// The error of a file that cannot be written.
    struct Unwritable: Error, CustomStringConvertible {
        let file: String
        let reason: String

        /// Names the file and the reason.
        var description: String { "cannot write '\(file)': \(reason)" }
    }

    private let svg: String

    /// Draws a window.
    ///
    /// - Parameter snapshot: The snapshot of the window.
    init(of snapshot: WindowSnapshot) {
        svg = snapshot.svg
    }

    /// Writes the picture to a file, and replaces the file's former content.
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

    /// The system's message, which says more than Foundation's.
    private static func reason(_ error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
            return error.localizedDescription
        }
        return String(cString: strerror(code.rawValue))
    }
}
