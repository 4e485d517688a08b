/// Where a task stands: in a call that a router makes.
///
/// It is how a `dispatch` learns that it is made by the very handler that it would have to wait for, directly or
/// through another router.
final class TaskPlace: Sendable {
    @TaskLocal static var current: TaskPlace?

    /// The router.
    let dispatcher: ObjectIdentifier
    /// The work that it runs.
    let work: DispatchMachine.WorkID
    /// The event by which the work was opened, to name as the cause of what the task opens.
    let opened: Int?
    /// Where the task stands that waits for this work, if one does.
    let outer: TaskPlace?
    /// The identity of the task.
    ///
    /// Task locals are inherited by tasks started inside, for which nobody waits.
    private let task: Int?

    init(dispatcher: ObjectIdentifier, work: DispatchMachine.WorkID, opened: Int?, outer: TaskPlace?) {
        self.dispatcher = dispatcher
        self.work = work
        self.opened = opened
        self.outer = outer
        self.task = Self.currentTask
    }

    /// Where the calling task stands itself; `nil` in a task that was merely started inside a call.
    static var ofThisTask: TaskPlace? {
        guard let current, current.task == currentTask else { return nil }
        return current
    }

    /// The works of a router that wait, directly or not, for what this task waits for; the nearest first.
    func works(of dispatcher: ObjectIdentifier) -> [DispatchMachine.WorkID] {
        var works: [DispatchMachine.WorkID] = []
        var place: TaskPlace? = self
        while let current = place {
            if current.dispatcher == dispatcher { works.append(current.work) }
            place = current.outer
        }
        return works
    }

    private static var currentTask: Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }
}
