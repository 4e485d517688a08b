public import RoutingPresentation

extension WindowSnapshot {
    /// The controllers as a Mermaid flowchart, for documents that draw such charts.
    ///
    /// Thick arrows lead to visible controllers, dotted ones to hidden controllers; visible screens have a
    /// colour.
    ///
    /// ```
    /// flowchart TD
    ///     window(["Window"])
    ///     window ==> n1["NavigationController"]
    ///     n1 -.-> n2("Library<br/>LibraryController")
    ///     n1 ==> n3("Dune<br/>BookController")
    ///     classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
    ///     class n3 visible
    /// ```
    ///
    /// Nodes are numbered in the order of the snapshot's description. There are at most a hundred, since
    /// Mermaid refuses large charts: of long lists, the chart draws only a part, and visible controllers
    /// before hidden ones.
    public var mermaid: String { MermaidDrawing(self).lines.joined(separator: "\n") }
}
