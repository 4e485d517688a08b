/// Options of lazy forks, which have no content before they are selected.
extension PresenterRenderer {
    /// Whether the face of a lazy fork's option must not have its content yet.
    func isUnopened(_ face: NavigationNode, in holder: NavigationNode) -> Bool {
        guard face.kind != .endpoint, face.id != holder.activeChild?.face.id,
            let number = tree.blueprint.number(of: holder), tree.blueprint.nodes[number].isLazy
        else { return false }
        return given.unopened.contains(face.id) || presentable(for: face.id) == nil
    }

    /// Whether the node at the end of a path may receive content.
    ///
    /// A node inside an option that must not have its content yet waits for the selection of the option.
    func isOpened(_ path: ArraySlice<NavigationNode>) -> Bool {
        !zip(path, path.dropFirst()).contains { isUnopened($1.face, in: $0) }
    }

    /// Lets a container that is not opened receive its content anew when it is selected, if a request that failed
    /// has filled it.
    private func emptyUnopened(_ node: NavigationNode) {
        guard given.contents.removeValue(forKey: node.id) != nil else { return }
        given.selections[node.id] = nil
        given.unopened.insert(node.id)
    }

    /// Fills the container at the end of a path, or lets it wait for its selection.
    func ifOpened(
        _ path: ArraySlice<NavigationNode>,
        _ fill: (NavigationNode) async throws -> Void
    ) async throws {
        guard let node = path.last else { return }
        if isOpened(path) { try await fill(node) } else { emptyUnopened(node) }
    }
}
