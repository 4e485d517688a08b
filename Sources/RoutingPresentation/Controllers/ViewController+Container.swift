extension ViewController: Container {
    var content: [ViewController] { children }
    var controller: ViewController? { self }

    func adopt(_ controller: ViewController) {
        controller.parent = self
    }

    func release(_ controller: ViewController) {
        controller.parent = nil
    }

    var transitionQueue: TransitionQueue {
        let outermost = outermost
        return outermost.host?.transitionQueue ?? outermost.offWindowQueue
    }
}
