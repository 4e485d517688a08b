extension Dispatcher {
    /// Waits until no job runs or waits; see ``Routing/idle()``.
    func idle() async {
        guard let idler = look({ state, _ in state.addIdler() }) else { return }
        guard let caller = TaskContext.ofThisTask?.runningCall else { return await suspend(idler) }
        // A handler that waits until no job runs would wait for itself.
        if WaitForGraph.mayWait(for: .idle(self, idler), caller) {
            await suspend(idler)
        } else {
            release(idler)
        }
        WaitForGraph.end(caller)
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

    /// The waiting jobs, the oldest first; see ``Routing/pending``.
    var pending: [RoutePending] {
        look { state, _ in state.jobs.members }.map(RoutePending.init)
    }

    /// The jobs held at gates, the oldest first; see ``Routing/held``.
    var held: [RoutePending] {
        let held = look { state, _ in state.held }
        return held.keys.inOrder.compactMap { held[$0].map(RoutePending.init) }
    }

    /// Cancels waiting jobs; see ``Routing/cancelPending(tags:)``.
    func cancelPending(tags: Set<String>) {
        transact { state, after in
            // Otherwise a cancellation could start a job that this loop is about to cancel.
            after.mayStart = false
            for job in state.jobs.members where tags.isEmpty || !job.filter.tags.isDisjoint(with: tags) {
                let step = state.advance(job, .cancelled, &after)
                state.deliver(step, to: job, &after)
            }
        }
    }

    /// Resumes the router after a halt; see ``Routing/resume()``.
    func resume() {
        transact { state, after in
            state.jobs.isHalted = false
            state.startNext(&after)
        }
    }
}

extension RoutePending {
    fileprivate init(_ job: Job) {
        self.init(url: job.url, tags: job.filter.tags, data: job.data?.value, origin: job.origin)
    }
}
