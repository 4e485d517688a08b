import Foundation
import Routing
import RoutingNavigation

/// The app's state at the end of a session, in a file.
struct SavedSession {
    let state: NavigationState

    /// Creates a session.
    ///
    /// - Parameter state: The app's state.
    init(at state: NavigationState) {
        self.state = state
    }

    /// Reads the file of an earlier session.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: ``Fault``.
    init(readingFrom file: String) throws(Fault) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw .unreadable(file, error)
        }
        do {
            state = try NavigationState(json: data)
        } catch {
            throw .noSession(file, error)
        }
    }

    /// Writes the session to a file, and replaces the file's former content.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: ``Fault``.
    func write(to file: String) throws(Fault) {
        do {
            let data = Data((try state.json() + "\n").utf8)
            try data.write(to: URL(fileURLWithPath: file))
        } catch {
            throw .unwritable(file, error)
        }
    }
}

extension SavedSession {
    /// The error of a session that cannot be saved or restored.
    enum Fault: Error, CustomStringConvertible {
        case unreadable(String, any Error)
        case unwritable(String, any Error)
        case noSession(String, any Error)

        /// Names the file and the reason.
        var description: String {
            switch self {
            case .unreadable(let file, let error): "cannot read '\(file)': \(Self.reason(error))"
            case .unwritable(let file, let error): "cannot write '\(file)': \(Self.reason(error))"
            case .noSession(let file, let error): "'\(file)' holds no session: \(Self.decodingReason(error))"
            }
        }

        /// The system's message, which says more than Foundation's.
        private static func reason(_ error: any Error) -> String {
            guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
                return error.localizedDescription
            }
            return String(cString: strerror(code.rawValue))
        }

        /// The fault, and its position in the file.
        private static func decodingReason(_ error: any Error) -> String {
            switch error as? DecodingError {
            case .keyNotFound(let key, let context):
                "\(place(context.codingPath)) has no '\(key.stringValue)'"
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                "\(place(context.codingPath)) is not what a session has there"
            case .dataCorrupted(let context):
                // The underlying error says more than the position.
                context.underlyingError.map { "\($0)" } ?? context.debugDescription
            default:
                "\(error)"
            }
        }

        private static func place(_ path: [any CodingKey]) -> String {
            if path.isEmpty { return "it" }
            let steps = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return "'\(steps.joined(separator: "."))'"
        }
    }
}
