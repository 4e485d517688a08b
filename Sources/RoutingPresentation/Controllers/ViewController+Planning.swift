/// Plans of the verbs that start at one controller. Presentation styles use them from the top of a window.
extension ViewController {
    func presenting(_ controller: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let window else { throw .notInWindow(self, presenting: controller) }
        return try window.presenting(controller, from: self)
    }

    func pushing(_ controller: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let navigation = pushTarget else { throw .nothingToPushOnto(controller, at: self) }
        return try navigation.putting(onTop: controller)
    }

    func showing(_ controller: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let navigation = pushTarget else { return try presenting(controller) }
        return try navigation.putting(onTop: controller)
    }

    func showingDetail(_ controller: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let split = self as? SplitViewController ?? splitViewController else {
            return try presenting(controller)
        }
        return try split.replacing(\.secondary, by: controller)
    }

    /// The navigation controller to push onto; a navigation controller pushes onto itself.
    private var pushTarget: NavigationController? { self as? NavigationController ?? navigationController }
}

extension NavigationController {
    func putting(onTop controller: ViewController) throws(PresentationError) -> Rearrangement {
        try Rearrangement(.push, in: self, adding: [controller]) { self.stack.append(controller) }
    }
}
