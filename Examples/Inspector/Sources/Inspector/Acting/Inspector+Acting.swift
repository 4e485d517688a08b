import Foundation
import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingPresentation

/// The actions that pages may request.
extension Inspector {
    /// Explains how the router would handle a URL, without opening it.
    func explain(_ request: URLRequest) -> ExplanationReply {
        let explanation = scope(request.scope).explain(request.url)
        return ExplanationReply(explanation: explanation, text: explanation.description)
    }

    /// Opens a URL.
    func open(_ request: URLRequest) throws(Refusal) -> OpeningReply {
        OpeningReply(number: try openings.open(request.url, in: scope(request.scope)))
    }

    /// Makes a move of a user.
    func move(_ request: MoveRequest) async throws {
        guard let window else { throw Refusal(.impossible, "no window was given to the inspector") }
        do {
            try await User(window: window).make(request)
        } catch let error as PresentationError {
            throw Refusal(.impossible, error.message)
        }
        await navigator?.idle()
    }

    /// Goes back or forward.
    func travel(_ request: HistoryRequest) async throws {
        let navigator = try requiredNavigator
        do {
            switch request.direction {
            case .back: try await navigator.back()
            case .forward: try await navigator.forward()
            }
        } catch let error as NavigationError {
            throw Refusal(.impossible, error.message)
        }
    }

    /// Returns the navigation state as a file.
    func savedState() throws -> Data {
        Data((try requiredNavigator.snapshot().json() + "\n").utf8)
    }

    /// Restores the navigation state from a file.
    func restore(_ file: Data) async throws -> RestorationReply {
        let navigator = try requiredNavigator
        let state: NavigationState
        do {
            state = try NavigationState(json: file)
        } catch {
            throw Refusal(.unreadable, "the file holds no state of a navigator: \(DecodingReason(error))")
        }
        do {
            let dropped = try await navigator.restore(state)
            return RestorationReply(dropped: dropped.map { $0.url ?? $0.name ?? "\($0.id)" })
        } catch let error as NavigationError {
            throw Refusal(.unreadable, error.message)
        }
    }

    private var requiredNavigator: Navigator {
        get throws(Refusal) {
            guard let navigator else {
                throw Refusal(.impossible, "no navigator was given to the inspector")
            }
            return navigator
        }
    }

    private func scope(_ tags: [String]?) -> RouteScope {
        (tags ?? []).reduce(router.scope) { $0[$1] }
    }
}
