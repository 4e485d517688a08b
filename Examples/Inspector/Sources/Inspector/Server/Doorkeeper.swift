import HTTPTypes
import Hummingbird

/// Admits only requests that name this machine as host, come from the page itself and contain the token.
///
/// Other sites in a browser cannot read responses from here, but they can make the browser send requests. So the
/// server refuses requests with a foreign host name that resolves to this machine, requests of other pages, and
/// requests without the token. A browser does not send the token by itself, as it sends a cookie.
struct Doorkeeper: RouterMiddleware {
    /// The prefix of paths that need a token; all other paths are files of the page, which contain no secret.
    static let guardedPath = "/api/"

    let token: Token

    func handle(
        _ request: Request,
        context: InspectorContext,
        next: (Request, InspectorContext) async throws -> Response
    ) async throws -> Response {
        guard let port = context.port else { return .fault(.forbidden, "no port to compare the host with") }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.head.authority?.lowercased(), hosts.contains(host) else {
            return .fault(.forbidden, "the Host of the request is not this machine")
        }
        if let origin = request.headers[.origin]?.lowercased(), origin != "http://\(host)" {
            return .fault(.forbidden, "the Origin of the request is not this page")
        }
        guard request.uri.path.hasPrefix(Self.guardedPath) else { return try await next(request, context) }

        if let site = request.fetchSite, site != "same-origin" {
            return .fault(.forbidden, "the request was sent by another site")
        }
        guard let word = request.bearer, token.isEqual(to: word) else {
            return .fault(.unauthorized, "open the URL that the program printed: it has the token")
        }
        if request.method == .post, request.mediaType != "application/json" {
            return .fault(.unsupportedMediaType, "the body has to be application/json")
        }
        return try await next(request, context)
    }
}

extension Request {
    /// The token after `Bearer` in the authorization header.
    fileprivate var bearer: Substring? {
        let words = (headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
        return words.count == 2 && words[0].lowercased() == "bearer" ? words[1] : nil
    }

    /// The header that states which site sent the request; scripts cannot set it.
    fileprivate var fetchSite: String? {
        headers.first { $0.name.canonicalName == "sec-fetch-site" }?.value
    }

    /// The type of the body, without parameters.
    fileprivate var mediaType: String? {
        let type = headers[.contentType]?.split(separator: ";").first
        return type?.lowercased().split(separator: " ").first.map(String.init)
    }
}
