import DemoApp
import RoutingPresentation

extension Window {
    /// What all screens say at the moment.
    var pages: [ControllerID: PageText] {
        var pages: [ControllerID: PageText] = [:]
        var layer = rootViewController
        while let controller = layer {
            Self.collect(controller, into: &pages)
            layer = controller.presentedViewController
        }
        return pages
    }

    private static func collect(_ controller: ViewController, into pages: inout [ControllerID: PageText]) {
        let page = controller as? Page
        pages[controller.id] = PageText(
            title: controller.title,
            lines: page?.lines ?? [],
            links: page?.links.map(\.title) ?? []
        )
        for child in controller.children { collect(child, into: &pages) }
    }
}
