import HTTPTypes
import Hummingbird
import Routing
import RoutingDiagnostics

/// The GET endpoints, which change nothing.
extension Inspector {
    nonisolated func addPage(to router: Router<InspectorContext>) throws {
        for (path, file) in try PageFiles().files {
            router.get(RouterPath(path)) { _, _ in Response.data(file.bytes, type: file.type) }
        }
    }

    nonisolated func addReading(to router: RouterGroup<InspectorContext>) {
        router.get("events") { request, _ in try await EventStream(inspector: self).respond(to: request) }
        router.get("routes") { _, _ in try Response.value(self.router.routes) }
        router.get("findings") { _, _ in try Response.value(self.router.audit()) }
        router.get("state") { _, _ in
            Response.file(try await self.savedState(), type: "application/json", name: "state.json")
        }
        router.get("journal.json") { _, _ in
            Response.file(
                try self.journal.journal.trace.json().utf8, type: "application/json", name: "journal.json")
        }
        router.get("journal.txt") { _, _ in
            Response.file(
                "\(self.journal.journal)\n".utf8, type: "text/plain; charset=utf-8", name: "journal.txt")
        }
    }
}

/// The POST endpoints.
extension Inspector {
    nonisolated func addActing(to router: RouterGroup<InspectorContext>) {
        router.post("explain") { request, _ in
            try Response.value(await self.explain(request.question(URLRequest.self)))
        }
        router.post("open") { request, _ in
            try Response.value(await self.open(request.question(URLRequest.self)), status: .accepted)
        }
        router.post("move") { request, _ in
            try await self.move(request.question(MoveRequest.self))
            return Response(status: .noContent)
        }
        router.post("history") { request, _ in
            try await self.travel(request.question(HistoryRequest.self))
            return Response(status: .noContent)
        }
        router.post("state") { request, _ in
            try Response.value(await self.restore(request.bytes(upTo: Request.mostOfFile)))
        }
    }
}
