import HTTPTypes
import Hummingbird

/// Adds security headers to every response, including errors.
struct Armour: RouterMiddleware {
    /// The content security policy: the page may load only its own files, and no other page may frame it.
    private static let contentSecurityPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'
        """

    private static let headers: [(name: String, value: String)] = [
        ("Content-Security-Policy", contentSecurityPolicy),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]

    func handle(
        _ request: Request,
        context: InspectorContext,
        next: (Request, InspectorContext) async throws -> Response
    ) async throws -> Response {
        var response = await answer(request, context, next)
        for (name, value) in Self.headers {
            if let name = HTTPField.Name(name) { response.headers[name] = value }
        }
        return response
    }

    private func answer(
        _ request: Request,
        _ context: InspectorContext,
        _ next: (Request, InspectorContext) async throws -> Response
    ) async -> Response {
        do {
            return try await next(request, context)
        } catch let refusal as Refusal {
            return .fault(refusal.kind.status, refusal.message)
        } catch let error as any HTTPResponseError {
            return .fault(error.status, error.status.reasonPhrase)
        } catch {
            return .fault(.internalServerError, "\(error)")
        }
    }
}

extension Refusal.Kind {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .malformed: .badRequest
        case .impossible: .conflict
        case .unreadable: .unprocessableContent
        case .tooMany: .tooManyRequests
        }
    }
}
