/// The decision of a guard or a proxy about a URL: to let it pass, redirect it, hold it or reject it.
///
/// ```swift
/// router.proxy("/account/**") { request in
///     await session.isActive ? .pass : .redirect(to: "app://present/login")
/// }
/// ```
public struct ProxyDecision: Sendable {
    enum Form: Sendable {
        case pass
        case redirect(route: String, parameters: Parameters?, data: Inheritance)
        case hold(GateReference)
        case reject(RoutingError)
    }

    /// The data of a redirect: the request's, or a replacement.
    enum Inheritance: Sendable {
        case inherited
        case replaced((any Sendable)?)
    }

    let form: Form
}

extension ProxyDecision {
    /// The answer of a classic proxy.
    init(_ commit: ProxyCommit?) {
        self = commit.map { .redirect(to: $0.route, parameters: $0.parameters, data: $0.data) } ?? .pass
    }

    /// Continues with the next guard or proxy, and after the last with the map.
    public static var pass: ProxyDecision { ProxyDecision(form: .pass) }

    /// Opens another URL instead, with the request's data, in the same job.
    ///
    /// The guards of the new URL are asked first. After a redirect by a proxy, no further proxy is asked, unless
    /// a guard redirects again. After a redirect by a guard, the proxies of the new URL are asked too. More than
    /// 16 redirects in one job, by guards and proxies together, are a loop, which ends the job.
    ///
    /// - Parameters:
    ///   - route: The whole URL to open; a relative text such as `?page=2` is a URL of its own.
    ///   - parameters: The parameters to carry along, or `nil` for those of the request. Values that differ from
    ///     the request's override those of the new URL. The new URL overrides the others, and may contain again
    ///     a parameter that is left out.
    /// - Returns: The decision.
    public static func redirect(to route: String, parameters: Parameters? = nil) -> ProxyDecision {
        ProxyDecision(form: .redirect(route: route, parameters: parameters, data: .inherited))
    }

    /// Opens another URL instead, as ``redirect(to:parameters:)`` does, but with other data.
    ///
    /// - Parameters:
    ///   - route: The whole URL to open.
    ///   - parameters: The parameters to carry along, or `nil` for those of the request.
    ///   - data: The data for the handler; `nil` for none.
    /// - Returns: The decision.
    public static func redirect(
        to route: String,
        parameters: Parameters? = nil,
        data: (any Sendable)?
    ) -> ProxyDecision {
        ProxyDecision(form: .redirect(route: route, parameters: parameters, data: .replaced(data)))
    }

    /// Holds the job at a gate until the gate opens; see ``Gate``.
    ///
    /// The job leaves the queue, and the next job runs. When the gate opens, the job starts again at its guards
    /// and proxies, including this one. Only async guards and proxies can hold a job.
    ///
    /// - Parameter gate: The gate, which is not retained; if it is released, the job is rejected.
    /// - Returns: The decision.
    public static func hold(at gate: Gate) -> ProxyDecision {
        ProxyDecision(form: .hold(GateReference(gate)))
    }

    /// Ends the job without a reason; `dispatch` throws ``RoutingError/Code/rejected``.
    public static var reject: ProxyDecision { .reject(RoutingError.Code.rejected.sentence) }

    /// Ends the job; `dispatch` throws ``RoutingError/Code/rejected``.
    ///
    /// - Parameter reason: A sentence for the caller that opened the URL.
    /// - Returns: The decision.
    public static func reject(_ reason: String) -> ProxyDecision {
        ProxyDecision(form: .reject(RoutingError(.rejected, reason)))
    }

    /// The maximum length of an error's description in the message of a rejection, in characters.
    private static let longestReason = 1000

    /// Ends the job; `dispatch` throws ``RoutingError/Code/rejected`` with the error underneath.
    ///
    /// - Parameter error: The reason.
    /// - Returns: The decision.
    public static func reject(_ error: any Error) -> ProxyDecision {
        // The error is described here, while the proxy runs, because its description is foreign code. Without
        // the limit, errors that contain each other's descriptions would double in length each time.
        let message = (error as? RoutingError)?.message ?? String("\(error)".prefix(longestReason))
        return ProxyDecision(form: .reject(RoutingError(.rejected, message, underlying: error)))
    }
}

extension ProxyDecision {
    /// Whether the guard or the proxy let the URL pass.
    public var passes: Bool {
        if case .pass = form { true } else { false }
    }

    /// The URL of the redirect; `nil` for another decision.
    package var redirection: String? {
        if case .redirect(let route, _, _) = form { route } else { nil }
    }

    /// The gate that holds the URL; `nil` for another decision.
    var gate: GateReference? {
        if case .hold(let gate) = form { gate } else { nil }
    }
}

extension ProxyDecision: CustomStringConvertible {
    /// The decision in words: `pass`, `redirect to app://login`, `hold at signed in`, `reject: …`.
    public var description: String {
        switch form {
        case .pass: "pass"
        case .redirect(let route, _, _): "redirect to \(route)"
        case .hold(let gate): "hold at \(gate.name)"
        case .reject(let error): "reject: \(error.message)"
        }
    }
}
