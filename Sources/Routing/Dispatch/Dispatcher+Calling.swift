internal import Dispatch

extension Dispatcher {
    /// Takes a call to the queue or the task where it is to be made.
    func call(_ call: DispatchMachine.Call, _ target: DispatchMachine.Target) -> Aftermath {
        let entry = look { state, _ in state.works[call.work]?.entry(for: target) }
        guard let entry else { return .nothing }
        switch entry.draft.handler {
        case .map(let queue, let handler):
            hop(call, target, entry, to: queue) { begun, token in
                handler(begun.route, begun.parameters, begun.data) { token.answer(.completed(nil)) }
            }
        case .proxy(let queue, let handler):
            hop(call, target, entry, to: queue) { begun, token in
                handler(begun.route, begun.parameters, begun.data) { token.answer(CallAnswer($0)) }
            }
        case .asyncMap(let isolation, let perform):
            return start(call) {
                await self.make(call, target, entry, isolation: isolation) {
                    .completed(try await perform($0))
                }
            }
        case .asyncProxy(let isolation, let decide):
            return start(call) {
                await self.make(call, target, entry, isolation: isolation) { .decided(try await decide($0)) }
            }
        }
        return .nothing
    }

    /// Makes a call on a queue, where the closures of the handler get hold of the right to answer it.
    private func hop(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        to queue: DispatchQueue,
        _ perform: @escaping @Sendable (Begun, ContinuationToken) -> Void
    ) {
        scheduler.hop(to: queue) {
            guard let begun = self.begin(call, target, entry, .classic) else { return }
            perform(begun, ContinuationToken(self, call, entry.signature))
        }
    }

    /// Makes a call in the isolation of the handler, so that nothing comes between the last look at the entry
    /// and the handler's first line.
    private func make(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        isolation: isolated (any Actor)?,
        _ perform: nonisolated(nonsending) (RouteRequest) async throws -> CallAnswer
    ) async {
        guard let begun = begin(call, target, entry, .async) else { return }
        let place = TaskPlace(
            dispatcher: ObjectIdentifier(self),
            work: call.work,
            opened: begun.opened,
            outer: begun.awaitedAt
        )
        let request = RouteRequest(
            url: begun.subject.url,
            pattern: entry.draft.pattern,
            parameters: begun.parameters,
            data: begun.data,
            tags: entry.draft.tags,
            scope: RouteScope(self, begun.filter, cause: begun.opened)
        )
        let answer = await TaskPlace.$current.withValue(place) {
            do {
                return try await perform(request)
            } catch {
                let message = "\(entry.signature) threw: \(error)"
                return CallAnswer.failed(RoutingError(.handlerFailed, message, underlying: error))
            }
        }
        self.answer(call, answer, by: nil)
    }

    /// Starts a task and keeps the means to cancel it; it may be over, or have been given up, by then.
    private func start(
        _ call: DispatchMachine.Call,
        _ operation: @escaping @Sendable () async -> Void
    ) -> Aftermath {
        let cancel = scheduler.start(operation)
        return decide { state, after in
            if state.machine.isCurrent(call), !state.machine.isCancelled(call) {
                state.works[call.work]?.cancelTask = cancel
            } else {
                after.calls.append(cancel)
            }
        }.aftermath
    }
}

extension Dispatcher {
    /// What a call is made with.
    private struct Begun: Sendable {
        let subject: MatchSubject
        let filter: TagFilter
        let parameters: Parameters
        let data: (any Sendable)?
        let opened: Int?
        let awaitedAt: TaskPlace?

        var route: String { subject.url.route }
    }

    /// Looks at the entry a last time and begins the call.
    ///
    /// - Returns: What to call it with, or `nil` when the work has ended or goes on without this entry.
    private func begin(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        _ style: DispatchMachine.Style
    ) -> Begun? {
        let begun: Begun? = transact { state, after in
            guard state.isLive(entry, &after) else {
                state.handle(.died(call), &after)
                return nil
            }
            guard state.machine.begin(call, style), let work = state.works[call.work] else { return nil }
            let parameters = work.parameters(for: target)
            state.works[call.work]?.callee = Work.Callee(
                entry: entry,
                given: parameters,
                since: after.now
            )
            return Begun(
                subject: work.subject,
                filter: work.opening.filter,
                parameters: parameters,
                data: work.data,
                opened: work.opened,
                awaitedAt: work.opening.awaitedAt
            )
        }
        if begun != nil { startTimer(for: call) }
        return begun
    }

    private func startTimer(for call: DispatchMachine.Call) {
        guard let timeout = configuration.handlerTimeout else { return }
        let cancel = scheduler.wait(timeout, on: configuration.clock) { [weak self] in
            self?.transact { state, after in state.handle(.timedOut(call), &after) }
        }
        transact { state, after in
            if state.machine.isCurrent(call) {
                state.works[call.work]?.cancelTimer = cancel
            } else {
                after.calls.append(cancel)
            }
        }
    }
}
