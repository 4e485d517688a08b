/// Measures the cost of changing a navigation state and of listing the changes, for several numbers of nodes.
struct NavigationBenchmark {
    let effort: Effort

    /// Takes the measurements.
    ///
    /// - Parameter sizes: The numbers of nodes, the smallest first.
    /// - Returns: The rows of the table, in order.
    /// - Throws: A `NavigationError`.
    func measure(_ sizes: [Int]) async throws -> [NavigationRow] {
        var scenes: [[NavigationScene]] = []
        for layout in NavigationLayout.allCases {
            Progress.tell("navigation: states with \(layout) stacks are made")
            scenes.append(try sizes.map { try NavigationScene(layout, nodes: $0) })
        }
        var rows: [NavigationRow] = []
        for operation in NavigationOperation.allCases {
            for scenes in scenes { rows += try await measure(operation, on: scenes) }
        }
        return rows
    }

    /// Measures an operation on all states of a layout in turn.
    private func measure(
        _ operation: NavigationOperation,
        on scenes: [NavigationScene]
    ) async throws -> [NavigationRow] {
        Progress.tell("navigation: \(operation.rawValue), \(scenes[0].layout)")
        let contestants = try scenes.map { try operation.contestant(on: $0) }
        let samples = try await Alternation(duration: effort.contest).measure(contestants)
        return zip(scenes, samples).map { scene, sample in
            NavigationRow(
                operation: operation.rawValue,
                layout: scene.layout.rawValue,
                nodes: scene.nodes,
                tabs: scene.tabs,
                medianNanoseconds: sample.median,
                minimumNanoseconds: sample.minimum,
                timesFewest: sample.ratio(to: samples[0])
            )
        }
    }
}
