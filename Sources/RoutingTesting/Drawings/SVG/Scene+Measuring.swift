extension Scene {
    /// The distances of a picture, in pixels.
    enum Measure {
        static let screen = (width: 288, height: 128)
        static let padding = 12
        static let header = 26
        static let row = 30
        static let tab = (width: 116, height: 46)
        static let gap = 10
        static let skipped = 24
    }

    /// The smallest width of the scene.
    var width: Int {
        let content = contentWidth
        switch self {
        case .screen: return Measure.screen.width
        case .tabs(_, let tabs, _): return max(content, tabs.count * Measure.tab.width) + 2 * Measure.padding
        case .stack, .columns: return content + 2 * Measure.padding
        case .skipped: return content
        }
    }

    /// The smallest height of the scene.
    var height: Int {
        let content = contents.map(\.height).max() ?? 0
        let frame = Measure.header + content + Measure.padding
        switch self {
        case .screen: return Measure.screen.height
        case .stack(_, _, let rows, _): return frame + rows.count * Measure.row
        case .tabs: return frame + Measure.gap + Measure.tab.height
        case .columns: return frame
        case .skipped: return content + Measure.skipped
        }
    }

    private var contents: [Scene] {
        switch self {
        case .screen: []
        case .stack(_, _, _, let scene), .tabs(_, _, let scene), .skipped(_, let scene): [scene]
        case .columns(_, let scenes): scenes
        }
    }

    /// The width of the content; columns have equal widths.
    private var contentWidth: Int {
        let widest = contents.map(\.width).max() ?? 0
        return widest * contents.count + Measure.gap * max(contents.count - 1, 0)
    }
}
