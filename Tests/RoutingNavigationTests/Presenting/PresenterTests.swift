import Routing
import Testing

@testable import RoutingNavigation

@MainActor @Suite struct PresenterTests {
    private final class Screen: DestinationPresentable {
        var log: [String] = []

        func configure(for destination: Destination) {
            log.append("configure \(destination.parameters["id"] ?? "-")")
        }
    }

    private let destination = Destination(
        id: Destination.ID(1), origin: .init(.pattern, "books/:id"), parameters: ["id": "7"])

    @Test func aParametrizedPresentableIsConfiguredWithoutAClosure() throws {
        let endpoint = EndpointPresenter<Screen>.endpoint(make: { _ in Screen() })
        let screen = try endpoint.make(destination)
        try endpoint.update(screen, destination)
        #expect(endpoint.present == nil && endpoint.dismiss == nil)
        endpoint.unwind(screen)
        #expect(screen.log == ["configure 7", "configure 7"])
    }

    @Test func otherPresentablesStayAsTheyWereMade() throws {
        let endpoint = EndpointPresenter<String>.endpoint(make: { "book \($0.parameters["id"] ?? "")" })
        #expect(try endpoint.make(destination) == "book 7")
        try endpoint.update("book 7", destination)
    }

    @Test func givenClosuresAreTheOnesThatRun() async throws {
        let log = Screen()
        let endpoint = EndpointPresenter<Screen>.endpoint(
            make: { _ in log },
            update: { screen, destination in screen.log.append("update \(destination.id)") },
            present: { _, _ in log.log.append("present") },
            dismiss: { _, _ in log.log.append("dismiss") },
            unwind: { $0.log.append("unwind") }
        )
        try endpoint.update(log, destination)
        try await endpoint.present?(log, log)
        try await endpoint.dismiss?(log, log)
        endpoint.unwind(log)
        #expect(log.log == ["update #1", "present", "dismiss", "unwind"])
    }

    @Test func containersHavePresentersOfTheirKind() async throws {
        let log = Screen()
        let stack = StackPresenter<String>.stack(
            make: { _ in "stack" },
            setStack: { log.log.append("\($0) shows \($1)") }
        )
        let fork = ForkPresenter<String>.fork(
            make: { _ in "fork" },
            setOptions: { log.log.append("\($0) has \($1)") },
            select: { log.log.append("\($0) selects \($1)") }
        )
        let switcher = SwitcherPresenter<String>.switcher(select: { log.log.append("switch to \($0)") })
        try stack.prepareRoot("stack", "a")
        try await stack.setStack(stack.make(destination), ["a", "b"])
        try await fork.setOptions(fork.make(destination), ["a"])
        try await fork.select("fork", "a")
        try await switcher.select("a")
        #expect(
            log.log == ["stack shows [\"a\", \"b\"]", "fork has [\"a\"]", "fork selects a", "switch to a"])
    }
}
