package import RoutingTesting

/// What is simulated.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package enum Scenario: String, CaseIterable, Sendable {
    case dispatch, navigation

    /// Plays it once.
    ///
    /// - Parameter simulation: Where.
    /// - Throws: ``SimulationFailure`` if something is wrong.
    @MainActor
    package func play(_ simulation: Simulation) async throws {
        switch self {
        case .dispatch: try await DispatchScenario.play(simulation)
        case .navigation: try await NavigationScenario.play(simulation)
        }
    }
}
