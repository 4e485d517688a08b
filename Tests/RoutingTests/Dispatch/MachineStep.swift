@testable import Routing

/// Something that can be done to a machine.
enum MachineStep: Equatable {
    /// The machine is told what happened.
    case event(DispatchMachine.Event)
    /// A call that was waiting for its queue is about to be made.
    case begin(DispatchMachine.Call, DispatchMachine.Style)
}

extension MachineStep {
    /// The job that the step concerns, if it is about one.
    var job: DispatchMachine.JobID? {
        switch self {
        case .begin(let call, _): call.job
        case .event(let event): event.call?.job ?? event.job
        }
    }
}

extension DispatchMachine.Event {
    /// The call that the event is about, if it is about one.
    var call: DispatchMachine.Call? {
        switch self {
        case .died(let call), .passed(let call), .redirected(let call), .ended(let call, _): call
        case .dropped(let call), .timedOut(let call), .held(let call): call
        case .opened, .matched, .resolved, .cancelled, .resumed, .released, .expelled: nil
        }
    }

    /// The job that the event names, unless it names a call or nothing.
    fileprivate var job: DispatchMachine.JobID? {
        switch self {
        case .opened(let id, _), .matched(let id, _), .resolved(let id, _), .cancelled(let id): id
        case .released(let id), .expelled(let id, _): id
        case .died, .passed, .redirected, .ended, .dropped, .timedOut, .held, .resumed: nil
        }
    }
}
