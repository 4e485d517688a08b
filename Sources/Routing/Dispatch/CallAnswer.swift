/// How a call was answered.
enum CallAnswer: Sendable {
    /// A map completed, with what it returned.
    case completed((any Sendable)?)
    /// A map or a proxy threw.
    case failed(RoutingError)
    /// A proxy decided.
    case decided(ProxyDecision)

    /// The answer of a classic proxy.
    init(_ commit: ProxyCommit?) {
        guard let commit else {
            self = .decided(.pass)
            return
        }
        self = .decided(.redirect(to: commit.route, parameters: commit.parameters, data: commit.data))
    }
}
