public import RoutingPresentation

extension WindowSnapshot {
    /// The controllers as a Mermaid flowchart, for documents that draw those.
    ///
    /// Thick arrows lead to what shows, dotted ones to what does not; what is visible has a colour.
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
    /// Nodes are numbered in the order of its description. There are no more than a hundred, since Mermaid
    /// refuses large charts: of long lists only a part is drawn, what shows before what does not.
    public var mermaid: String { MermaidDrawing(self).lines.joined(separator: "\n") }
}
