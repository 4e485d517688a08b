extension Dispatcher {
    /// Waits until nothing runs or waits; see ``Routing/idle()``.
    func idle() async {
        guard let idler = look({ state, _ in state.addIdler() }) else { return }
        guard let caller = TaskContext.ofThisTask?.runningCall else { return await suspend(idler) }
        // A handler that waits until no handler runs would wait for itself.
        if WaitGraph.mayWait(idler, of: self, awaitedBy: caller) {
            await suspend(idler)
        } else {
            release(idler)
        }
        WaitGraph.end(caller)
    }

    private func suspend(_ idler: Int) async {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { task in
                transact { state, after in state.suspendIdler(idler, task, &after) }
            }
        } onCancel: {
            release(idler)
        }
    }

    private func release(_ idler: Int) {
        transact { state, after in state.releaseIdler(idler, &after) }
    }

    /// What waits, the oldest first; see ``Routing/pending``.
    var pending: [RoutePending] {
        look { state, _ in state.line.members }.map(RoutePending.init)
    }

    /// What is held at gates, the oldest first; see ``Routing/held``.
    var held: [RoutePending] {
        look { state, _ in state.held }.sorted { $0.key < $1.key }.map { RoutePending($0.value) }
    }

    /// Cancels what waits; see ``Routing/cancelPending(tags:)``.
    func cancelPending(tags: Set<String>) {
        transact { state, after in
            // A job that was started here could be the next to be cancelled.
            after.mayStart = false
            for job in state.line.members where tags.isEmpty || !job.filter.tags.isDisjoint(with: tags) {
                let step = state.advance(job, .cancelled, &after)
                state.deliver(step, to: job, &after)
            }
        }
    }

    /// Goes on after a halt; see ``Routing/resume()``.
    func resume() {
        transact { state, after in
            state.line.isHalted = false
            state.startNext(&after)
        }
    }
}

extension RoutePending {
    fileprivate init(_ job: Job) {
        self.init(url: job.url, tags: job.filter.tags, data: job.data?.value, origin: job.origin)
    }
}
