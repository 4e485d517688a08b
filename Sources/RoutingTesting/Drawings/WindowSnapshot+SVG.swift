public import RoutingPresentation

extension WindowSnapshot {
    /// The controllers as a picture: an SVG document that needs nothing else, for light and dark pages.
    ///
    /// Each layer is a card; what is presented covers the edge of the one before, and what is visible has a
    /// colour. A stack shows its top in front of the cards underneath, a tab bar the selected tab, a split
    /// view its columns:
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
    /// The picture stays of a size to look at: of long lists and deep nests only a part is drawn, and it says
    /// how much is left out. It can be put into an HTML page as it is; what is visible is also there in
    /// words.
    public var svg: String { SVGDrawing(self).lines.joined(separator: "\n") }
}
