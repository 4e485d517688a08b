/// The style sheet of a picture, for light and dark backgrounds.
///
/// All classes have a prefix, so that the rules do not affect a page that contains the picture, nor the page
/// the picture.
enum SVGStyle {
    /// The class names as they appear in the document.
    static func classes(_ names: [String]) -> String {
        names.map { "routing-\($0)" }.joined(separator: " ")
    }

    /// The lines of the style sheet.
    static let lines =
        rules(shape) + rules(light) + ["@media (prefers-color-scheme: dark) {"] + rules(dark) + ["}"]

    private static func rules(_ rules: [(name: String, declarations: String)]) -> [String] {
        rules.map { ".\(classes([$0.name])) { \($0.declarations) }" }
    }

    private static let shape = [
        ("heading", "font: 600 17px system-ui, sans-serif"),
        ("title", "font: 600 13px system-ui, sans-serif"),
        ("type", "font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"),
        ("note", "font: 11px system-ui, sans-serif"),
        ("said", "font: 600 11px system-ui, sans-serif; fill: #fff"),
        ("middle", "text-anchor: middle"),
        ("icon", "fill: none; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round"),
        ("shadow", "fill: #000; fill-opacity: .14"),
        ("nothing", "fill: none; stroke-dasharray: 5 5; stroke-width: 1.5"),
    ]

    private static let light = [
        ("ground", "fill: #f2f2f5"),
        ("layer", "fill: #fff; stroke: #c9c9d1"),
        ("container", "fill: #1c1c3a; fill-opacity: .045"),
        ("card", "fill: #f7f7fa; stroke: #cfcfd8"),
        ("screen", "fill: #fff; stroke: #bdbdc9"),
        ("visible", "fill: #e4efff; stroke: #0b62d0; stroke-width: 2"),
        ("bar", "fill: #fff; stroke: #cfcfd8"),
        ("selected", "fill: #d5e5fd"),
        ("badge", "fill: #0b62d0"),
        ("icon", "stroke: #6b6b7b"),
        ("nothing", "stroke: #a0a0ae"),
        ("veil", "fill: #f2f2f5; fill-opacity: .32"),
        ("heading", "fill: #16161d"),
        ("title", "fill: #16161d"),
        ("type", "fill: #5c5c6b"),
        ("note", "fill: #5c5c6b"),
    ]

    private static let dark = [
        ("ground", "fill: #131318"),
        ("layer", "fill: #1e1e25; stroke: #44444f"),
        ("container", "fill: #fff; fill-opacity: .05"),
        ("card", "fill: #2a2a33; stroke: #4b4b58"),
        ("screen", "fill: #24242c; stroke: #565664"),
        ("visible", "fill: #12315c; stroke: #5ea3ff"),
        ("bar", "fill: #24242c; stroke: #4b4b58"),
        ("selected", "fill: #1d4680"),
        ("badge", "fill: #1c6fe0"),
        ("icon", "stroke: #a4a4b3"),
        ("nothing", "stroke: #6f6f7d"),
        ("veil", "fill: #131318; fill-opacity: .32"),
        ("heading", "fill: #f4f4f8"),
        ("title", "fill: #f4f4f8"),
        ("type", "fill: #b2b2c0"),
        ("note", "fill: #b2b2c0"),
    ]
}
