import Routing
import RoutingDiagnostics

extension Routing {
    /// Explains in one line why a URL could not be opened, and what to try instead.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - error: The thrown error.
    /// - Returns: The line.
    func advice(about url: String, after error: any Error) -> String {
        guard let error = error as? RoutingError else { return "\(error)" }
        switch error.code {
        case .noRoute: return explain(url).advice
        case .malformedURL: return explain(url).fault.map { "\(url): \($0.message)" } ?? error.message
        case .handlerFailed: return error.underlying.map { "\($0)" } ?? error.message
        default: return error.message
        }
    }
}

extension RouteExplanation {
    /// Names the nearest entry, and says what to try.
    fileprivate var advice: String {
        guard let near = others.first(where: { $0.isNear && $0.route.kind == .map }) else {
            return "no route leads to \(url)"
        }
        let advice = near.suggestion.map { "; try \($0) " } ?? " "
        return "no route leads to \(url)\(advice)(\(near.reason.message))"
    }
}
