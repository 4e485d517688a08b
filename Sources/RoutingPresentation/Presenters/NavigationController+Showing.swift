extension NavigationController {
    /// Brings a stack about by the verb that a user would expect: pushing one more, popping some, or setting
    /// all.
    func show(_ stack: [ViewController], animated: Bool) async throws {
        let present = viewControllers.map(\.id)
        let wanted = stack.map(\.id)
        if let top = stack.last, wanted.dropLast() == present[...] {
            try await pushViewController(top, animated: animated)
        } else if let top = stack.last, present.starts(with: wanted) {
            try await popToViewController(top, animated: animated)
        } else {
            try await setViewControllers(stack, animated: animated)
        }
    }
}
