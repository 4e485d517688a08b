public import RoutingPresentation

extension WindowSnapshot {
    /// The controllers as a picture: a self-contained SVG document, for light and dark pages.
    ///
    /// Each layer is a card; a presented layer covers the edge of the one below it, and visible screens have
    /// a colour. A stack shows its top in front of the cards underneath, a tab bar the selected tab, and a
    /// split view its columns:
    ///
    /// ```
    /// ╭──────────────────────────────╮
    /// │ ⧉ Books NavigationController │
    /// │   ╭──────────────────────╮   │
    /// │   │ Library              │   │
    /// │ ╭─┴──────────────────────┴─╮ │
    /// │ │           Dune   visible │ │
    /// │ │      BookController      │ │
    /// │ ╰──────────────────────────╯ │
    /// ╰──────────────────────────────╯
    /// ```
    ///
    /// The picture keeps a readable size: of long lists and deep nesting it draws only a part, and states how
    /// much is omitted. It can be embedded in an HTML page without changes. A text alternative describes the
    /// visible screens.
    public var svg: String { SVGDrawing(self).lines.joined(separator: "\n") }
}
