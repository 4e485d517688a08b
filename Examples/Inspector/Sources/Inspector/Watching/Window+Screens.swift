import RoutingPresentation

extension Window {
    /// All controllers of the window, each container before its children.
    var controllers: [ViewController] {
        var layers = rootViewController.map { [$0] } ?? []
        while let presented = layers.last?.presentedViewController { layers.append(presented) }
        var found: [ViewController] = []
        var waiting = Array(layers.reversed())
        while let controller = waiting.popLast() {
            found.append(controller)
            waiting += controller.children.reversed()
        }
        return found
    }
}
