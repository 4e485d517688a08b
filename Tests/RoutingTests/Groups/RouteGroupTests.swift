import Dispatch
import Testing

@testable import Routing
@testable import Support

/// Registrations that have something in common.
@Suite struct RouteGroupTests {
    private final class Owner: RouteOwner {}

    private let router = Routing()

    @Test func whatIsRegisteredInAGroupStandsBehindItsPrefix() async throws {
        router.group("app://books") { books in
            books.map(":id<int>") { request in request.parameters["id"] }
            books.proxy("secret") { _ in .reject("secret") }
            books.map("classic") { _, _, _, completed in completed() }
        }
        #expect(try await router.dispatch("app://books/7").value(as: String?.self) == "7")
        #expect(try await failure { try await router.dispatch("app://books/secret") }.code == .rejected)
        #expect(router.canOpen("app://books/classic"))
        #expect(!router.canOpen("app://books/seven"))
        #expect(!router.canOpen("7"))
    }

    @Test func nothingBehindThePrefixIsThePrefixItself() {
        router.group("app://books") { $0.map("") { _, _, _, completed in completed() } }
        router.group("app://films") { $0.map("/") { _ in } }
        for prefix in ["app://books", "app://films"] {
            #expect(router.canOpen(prefix))
            #expect(!router.canOpen("\(prefix)/7"))
        }
        #expect(!router.canOpen("/"))
    }

    @Test func groupsGiveTagsBesideThoseOfTheEntryAndTheScope() {
        router["A"].group("/x", tags: ["B"]) { $0.map("y", tags: ["C"]) { _ in } }
        for tag in ["A", "B", "C"] { #expect(router[tag].canOpen("/x/y"), "tagged \(tag)") }
        #expect(!router["D"].canOpen("/x/y"))
    }

    @Test func groupsNest() {
        router.group("app://a", tags: ["A"]) { a in
            a.group("b", tags: ["B"]) { b in
                b.group { c in c.map("c") { _ in } }
            }
            a.group(tags: ["C"]) { $0.map("d") { _ in } }
        }
        #expect(router["A"]["B"].canOpen("app://a/b/c"))
        #expect(router["A"]["C"].canOpen("app://a/d"))
        #expect(!router["B"].canOpen("app://a/d"))
    }

    @Test func aGroupWithoutAPrefixTakesPatternsAsTheyAre() throws {
        let expression = try RoutePattern(regularExpression: "/films/:id")
        router.group(tags: ["A"]) { group in
            group.map("app://books/:id") { _ in }
            group.map(expression) { _ in }
        }
        #expect(router["A"].canOpen("app://books/7"))
        #expect(router["A"].canOpen("app://films/7"))
    }

    @Test func aGroupWithoutAPrefixIsForTypedRoutesAsWell() async throws {
        struct Note: Route {
            static let pattern: RoutePattern = "app://notes/:id<int>"
            var id: Int
        }
        var owner: Owner? = Owner()
        router.group(tags: ["A"], owner: owner) { group in
            group.map(Note.self) { note, _ in note.id }
            group.proxy(Note.self) { note, _ in note.id < 0 ? .reject("negative") : .pass }
        }
        #expect(try await router["A"].dispatch(Note(id: 7)).value(as: Int.self) == 7)
        #expect(try await failure { try await router["A"].dispatch(Note(id: -1)) }.code == .rejected)
        owner = nil
        #expect(!router["A"].canOpen(Note(id: 7)))
    }

    @Test func namesInAGroupAreMappedBehindItsPrefixAndOpenedWithout() {
        enum Name: String { case notes }
        router.group("app://books") { $0.map(Name.notes) { _ in } }
        #expect(router.canOpen("app://books/notes"))
        #expect(!router.canOpen(Name.notes))
    }

    @Test func whatForwardsToAGroupReadsAsTheGroupDoes() {
        struct Forwarding: RouteMapping {
            let group: RouteGroup
            var configuration: Routing.Configuration { group.configuration }
            func read(_ literal: String, registeredAt place: SourceLine) -> RoutePattern {
                group.read(literal, registeredAt: place)
            }
            func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
                group.enter(entry, owner: owner)
            }
        }
        router.group("/x") { group in
            group.group(tags: ["A"]) { Forwarding(group: $0).map("") { _, _, _, completed in completed() } }
        }
        #expect(router["A"].canOpen("/x"))
    }

    @Test func entriesGoWithTheOwnerOfTheGroupUnlessTheyHaveTheirOwn() {
        var (outer, inner, own): (Owner?, Owner?, Owner?) = (Owner(), Owner(), Owner())
        router.group("/x", owner: outer) { group in
            group.map("outer") { _ in }
            group.map("own", owner: own) { _ in }
            group.group(owner: inner) { $0.map("inner") { _ in } }
        }
        let urls = ["/x/outer", "/x/own", "/x/inner"]
        #expect(urls.filter(router.canOpen) == urls)
        outer = nil
        #expect(urls.filter(router.canOpen) == ["/x/own", "/x/inner"])
        own = nil
        #expect(urls.filter(router.canOpen) == ["/x/inner"])
        inner = nil
        #expect(urls.filter(router.canOpen).isEmpty)
    }

    @Test func aGroupWhoseOwnerIsGoneRegistersNothing() {
        var owner: Owner? = Owner()
        var group: RouteGroup?
        router.group("/x", owner: owner) { group = $0 }
        owner = nil
        group?.map("y") { _ in }
        #expect(!router.canOpen("/x/y"))
    }

    @Test func classicHandlersRunOnTheQueueOfTheGroup() async throws {
        let router = Routing()
        let (queue, other) = (DispatchQueue(label: "group"), DispatchQueue(label: "other"))
        router.group("/x", queue: queue) { group in
            group.map("group") { _, _, _, completed in
                dispatchPrecondition(condition: .onQueue(queue))
                completed()
            }
            group.map("other", queue: other) { _, _, _, completed in
                dispatchPrecondition(condition: .onQueue(other))
                completed()
            }
            group.proxy("*") { _, _, _, next in
                dispatchPrecondition(condition: .onQueue(queue))
                next(nil)
            }
        }
        try await router.dispatch("/x/group")
        try await router.dispatch("/x/other")
    }

    @Test func aGroupThrowsWhatItsClosureThrows() {
        struct Fault: Error {}
        #expect(throws: Fault.self) { try router.group("/x") { _ in throw Fault() } }
    }

    @Test func reportsNameThePlaceOfTheRegistrationAndTheWholePattern() throws {
        let log = EventLog(router)
        router.group("/x") { group in
            group.map("y", name: "why", perform: { _ in }, line: 4711)
        }
        let event = try #require(log.events.first)
        #expect(event.route == "/x/y")
        #expect(event.name == "why")
        #expect(event.sourceLine?.line == 4711)
    }

    @Test @MainActor func handlersInAGroupRunWhereTheyAreWritten() async throws {
        router.group("/x") { group in
            group.map("y") { _ in
                MainActor.preconditionIsolated()
                return "main"
            }
        }
        #expect(try await router.dispatch("/x/y").value(as: String.self) == "main")
    }
}
