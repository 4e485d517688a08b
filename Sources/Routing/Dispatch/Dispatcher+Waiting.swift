extension Dispatcher {
    /// Waits until nothing runs or waits; see ``Routing/idle()``.
    func idle() async {
        // A handler that waits until no handler runs would wait for itself.
        guard TaskContext.ofThisTask?.jobs(of: ObjectIdentifier(self)).isEmpty ?? true else { return }
        let number = look { state, _ in state.nextNumber() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { idler in
                transact { state, after in
                    if state.isIdle {
                        after.calls.append { idler.resume() }
                    } else {
                        state.idlers[number] = idler
                    }
                }
                if Task.isCancelled { stopIdling(number) }
            }
        } onCancel: {
            stopIdling(number)
        }
    }

    /// What waits, the oldest first; see ``Routing/pending``.
    var pending: [RoutePending] {
        look { state, _ in state.list(state.machine.waitingJobs) }
    }

    /// What is held at gates, the oldest first; see ``Routing/held``.
    var held: [RoutePending] {
        look { state, _ in state.list(state.machine.heldJobs) }
    }

    /// Cancels what waits; see ``Routing/cancelPending(tags:)``.
    func cancelPending(tags: Set<String>) {
        transact { state, after in
            for id in state.machine.waitingJobs {
                guard let job = state.jobs[id] else { continue }
                if tags.isEmpty || !job.opening.filter.tags.isDisjoint(with: tags) {
                    state.handle(.cancelled(id), &after)
                }
            }
        }
    }

    /// Goes on after a halt; see ``Routing/resume()``.
    func resume() {
        transact { state, after in state.handle(.resumed, &after) }
    }

    private func stopIdling(_ number: Int) {
        transact { state, after in
            guard let idler = state.idlers.removeValue(forKey: number) else { return }
            after.calls.append { idler.resume() }
        }
    }
}

extension DispatcherState {
    fileprivate func list(_ ids: [DispatchMachine.JobID]) -> [RoutePending] {
        ids.compactMap { jobs[$0]?.opening }.map { opening in
            RoutePending(
                url: opening.url, tags: opening.filter.tags, data: opening.data, origin: opening.origin)
        }
    }
}
