import RoutingNavigation
import Testing

/// What a request costs while many modals lie on one another, in reads of the screen.
@MainActor
struct RenderingCostTests {
    /// A stack, or a screen.
    @MainActor
    private final class Pane {
        var content: [Pane] = []
        var modal: Pane?
    }

    /// Counts what is read.
    @MainActor
    private final class Screen {
        var root: Pane?
        private(set) var reads = 0

        func read<Value>(_ value: Value) -> Value {
            reads += 1
            return value
        }
    }

    /// A navigator that follows the user.
    @MainActor
    private final class App {
        let navigator: Navigator
        private let renderer: PresenterRenderer<Pane>
        private let screen = Screen()

        /// Creates an app with some modals, each presented over the one before.
        init(modals: Int) async throws {
            let screen = screen
            let endpoint = EndpointPresenter<Pane>.endpoint(
                make: { _ in Pane() },
                present: { modal, presenting in presenting.modal = modal },
                dismiss: { _, presenting in presenting.modal = nil },
                presented: { screen.read($0.modal) }
            )
            let stack = StackPresenter<Pane>.stack(
                make: { _ in Pane() },
                setStack: { stack, content in stack.content = content },
                content: { screen.read($0.content) }
            )
            let tree = NavigationTree {
                Stack(stack) { Endpoint("books", endpoint) { Endpoint("books/:id", endpoint) } }
            }
            renderer = PresenterRenderer(
                tree, showRoot: { screen.root = $0 }, shownRoot: { screen.read(screen.root) })
            navigator = Navigator(tree, renderer: renderer)
            navigator.followUser(of: renderer)
            try await navigator.open("books")
            for number in 0..<modals { try await navigator.dispatch(.present("books/\(number)")) }
        }

        /// The number of reads during a request.
        func reads(during request: @MainActor (Navigator) async throws -> Void) async throws -> Int {
            let before = screen.reads
            try await request(navigator)
            return screen.reads - before
        }

        /// Dismisses the topmost modal like a user, and counts the reads until the state has followed.
        func readsOfADismissal() -> Int {
            let before = screen.reads
            var pane = screen.root?.content.last
            while let modal = pane?.modal, modal.modal != nil { pane = modal }
            pane?.modal = nil
            renderer.screenDidChange()
            return screen.reads - before
        }
    }

    /// Whether twice as many modals cost twice as much: what they add, from 10 to 20 and from 20 to 40.
    private func isLinear(_ cost: (App) async throws -> Int) async throws -> Bool {
        var costs: [Int] = []
        for modals in [10, 20, 40] { costs.append(try await cost(try await App(modals: modals))) }
        return costs[2] - costs[1] == 2 * (costs[1] - costs[0])
    }

    @Test func anotherModalCostsInProportionToThoseUnderIt() async throws {
        #expect(try await isLinear { try await $0.reads { try await $0.dispatch(.present("books/new")) } })
    }

    @Test func dismissingAllModalsCostsInProportionToThem() async throws {
        #expect(try await isLinear { try await $0.reads { try await $0.open("books") } })
    }

    @Test func restoringAllModalsCostsInProportionToThem() async throws {
        let isLinear = try await isLinear { app in
            let saved = app.navigator.snapshot()
            try await app.navigator.open("books")
            return try await app.reads { try await $0.restore(saved) }
        }
        #expect(isLinear)
    }

    @Test func followingADismissalCostsInProportionToTheModals() async throws {
        let isLinear = try await isLinear { app in
            let count = app.navigator.state.activePath.count
            let reads = app.readsOfADismissal()
            #expect(app.navigator.state.activePath.count == count - 1)
            return reads
        }
        #expect(isLinear)
    }
}
