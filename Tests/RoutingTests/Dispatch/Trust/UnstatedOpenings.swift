import Foundation
import Routing
import RoutingDiagnostics

/// Every way to open a URL, or to ask about one, with an origin that is stated or not.
struct UnstatedOpenings: Sendable {
    enum Name: String {
        case secret = "app://secret/:id"
        case open = "app://open/:id"
    }

    struct Secret: Route {
        static let pattern: RoutePattern = "app://secret/:id"
        var id: String
    }

    private let place: any RouteOpening
    private let stated: RouteOrigin?

    init(_ place: any RouteOpening, _ stated: RouteOrigin?) {
        self.place = place
        self.stated = stated
    }

    /// Tries them all.
    ///
    /// - Parameters:
    ///   - origin: The origin that the URLs are to have.
    ///   - isAccepted: Whether a map without `accepting:` is to accept that origin.
    /// - Returns: The names of the ways that do otherwise.
    func faults(expecting origin: RouteOrigin, accepted isAccepted: Bool) async -> [String] {
        var answers = await dispatches() + opens()
        if stated == nil { answers += opensWithoutFrom() }
        var faults = answers.filter { $0.isAccepted != isAccepted }.map(\.way)
        let opened = try? await place.dispatch("app://open/7", from: stated).value(as: RouteOrigin.self)
        if opened != origin { faults.append("origin") }
        if place.explain("app://open/7", from: stated).origin != origin { faults.append("explained origin") }
        return faults
    }

    private typealias Answer = (way: String, isAccepted: Bool)

    private static let text = "app://secret/7"
    private static let url = URL(string: text)
    private static let id: Parameters = ["id": "7"]

    private func opens() -> [Answer] {
        [
            ("canOpen text", place.canOpen(Self.text, from: stated)),
            ("canOpen URL", Self.url.map { place.canOpen($0, from: stated) } == true),
            ("canOpen name", place.canOpen(Name.secret, with: Self.id, from: stated)),
            ("canOpen value", place.canOpen(Secret(id: "7"), from: stated)),
            ("explain text", place.explain(Self.text, from: stated).winner != nil),
            ("open text", place.open(Self.text, from: stated)),
            ("open URL", Self.url.map { place.open($0, from: stated) } == true),
            ("open name", place.open(Name.secret, with: Self.id, from: stated)),
            ("open value", place.open(Secret(id: "7"), from: stated)),
        ]
    }

    private func opensWithoutFrom() -> [Answer] {
        [
            ("plain canOpen text", place.canOpen(Self.text)),
            ("plain canOpen URL", Self.url.map { place.canOpen($0) } == true),
            ("plain canOpen name", place.canOpen(Name.secret, with: Self.id)),
            ("plain canOpen value", place.canOpen(Secret(id: "7"))),
            ("plain explain text", place.explain(Self.text).winner != nil),
            ("plain open text", place.open(Self.text)),
            ("plain open URL", Self.url.map { place.open($0) } == true),
            ("plain open name", place.open(Name.secret, with: Self.id)),
            ("plain open value", place.open(Secret(id: "7"))),
        ]
    }

    private func dispatches() async -> [Answer] {
        [
            ("dispatch text", await isHandled { try await place.dispatch(Self.text, from: stated) }),
            (
                "dispatch name",
                await isHandled { try await place.dispatch(Name.secret, with: Self.id, from: stated) }
            ),
            ("dispatch value", await isHandled { try await place.dispatch(Secret(id: "7"), from: stated) }),
        ]
    }

    private func isHandled(_ dispatch: () async throws -> RouteOutcome) async -> Bool {
        do {
            _ = try await dispatch()
            return true
        } catch {
            return false
        }
    }
}
