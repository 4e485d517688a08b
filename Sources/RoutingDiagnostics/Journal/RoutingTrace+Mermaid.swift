internal import Routing

extension RoutingTrace {
    /// What happened as a sequence diagram in the language of Mermaid: the caller, the router, and whoever was asked,
    /// called or held the URL.
    ///
    /// Registrations are left out, and of many events the last are drawn: Mermaid reads 50,000 characters, and people
    /// read less.
    public var mermaid: String { SequenceDrawing.text(of: records) }
}
