extension Dispatcher {
    /// Waits until nothing runs or waits; see ``Routing/idle()``.
    func idle() async {
        // A handler that waits until no handler runs would wait for itself.
        guard TaskPlace.ofThisTask?.works(of: ObjectIdentifier(self)).isEmpty ?? true else { return }
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
        look { state, _ in
            state.machine.waitingWorks.compactMap { id in
                state.works[id].map { work in
                    RoutePending(
                        url: work.opening.url, tags: work.opening.filter.tags, data: work.opening.data)
                }
            }
        }
    }

    /// Cancels what waits; see ``Routing/cancelPending(tags:)``.
    func cancelPending(tags: Set<String>) {
        transact { state, after in
            for id in state.machine.waitingWorks {
                guard let work = state.works[id] else { continue }
                if tags.isEmpty || !work.opening.filter.tags.isDisjoint(with: tags) {
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
