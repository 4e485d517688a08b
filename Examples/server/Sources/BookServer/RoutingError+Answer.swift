import HTTPTypes
import Hummingbird
import Routing

extension RoutingError {
    /// The error that Hummingbird answers with.
    ///
    /// An error of a handler, or one that a guard rejects with, is answered as it is: it may have a status of its
    /// own. The message of any other error stays in the log, because it names patterns and places in the source.
    var answer: any Error {
        switch code {
        case .handlerFailed: return underlying ?? HTTPError(.internalServerError)
        case .malformedURL: return HTTPError(.badRequest, message: "the URL is malformed")
        case .noRoute: return HTTPError(.notFound)
        case .rejected: return underlying ?? HTTPError(.forbidden)
        case .untrusted: return HTTPError(.forbidden)
        case .overloaded, .refused, .discarded, .cancelled:
            return HTTPError(.serviceUnavailable, headers: [.retryAfter: "1"])
        case .timedOut, .expired: return HTTPError(.gatewayTimeout)
        case .redirectLoop: return HTTPError(HTTPResponse.Status(code: 508, reasonPhrase: "Loop Detected"))
        default: return HTTPError(.internalServerError)
        }
    }
}
