public import Routing

/// How a part of a navigation tree is shown: a struct of closures that run on the main actor.
///
/// A navigator calls them, when the state changes and in the order of the changes; a tree never does. What is
/// made is made when it is first needed, once for each ``Destination/id``.
///
/// ```swift
/// let book = Presenter<String>.endpoint(make: { "book \($0.parameters["id"] ?? "")" })
/// ```
public struct Presenter<Presentable>: Sendable {
    /// What is presented, by the kind of the part that presents it.
    package enum Role: Sendable {
        case endpoint(EndpointPresenter<Presentable>)
        case stack(StackPresenter<Presentable>)
        case fork(ForkPresenter<Presentable>)
        case switcher(SwitcherPresenter<Presentable>)
    }

    package let role: Role
}

extension Presenter {
    /// The kind of the parts that it can present.
    package var kind: NavigationNode.Kind {
        switch role {
        case .endpoint: .endpoint
        case .stack: .stack
        case .fork: .fork
        case .switcher: .switcher
        }
    }

    /// Whether it says how to read back what shows.
    var readsBack: Bool {
        switch role {
        case .endpoint(let presenter): presenter.presented != nil
        case .stack(let presenter): presenter.content != nil
        case .fork(let presenter): presenter.options != nil || presenter.selected != nil
        case .switcher(let presenter): presenter.selected != nil
        }
    }
}

/// The closures of ``Presenter/endpoint(make:update:present:dismiss:presented:unwind:)``.
package struct EndpointPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let update: @MainActor (Presentable, Destination) throws -> Void
    package let present: @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void
    package let dismiss: @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void
    package let presented: (@MainActor (_ presenting: Presentable) -> Presentable?)?
    package let unwind: @MainActor (Presentable) -> Void
}

/// The closures of ``Presenter/stack(make:setStack:prepareRoot:content:)``.
package struct StackPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setStack: @MainActor (_ stack: Presentable, _ content: [Presentable]) async throws -> Void
    package let prepareRoot: @MainActor (_ stack: Presentable, _ root: Presentable) throws -> Void
    package let content: (@MainActor (_ stack: Presentable) -> [Presentable])?
}

/// The closures of ``Presenter/fork(make:setOptions:select:options:selected:)``.
package struct ForkPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setOptions: @MainActor (_ fork: Presentable, _ options: [Presentable]) async throws -> Void
    package let select: @MainActor (_ fork: Presentable, _ option: Presentable) async throws -> Void
    package let options: (@MainActor (_ fork: Presentable) -> [Presentable])?
    package let selected: (@MainActor (_ fork: Presentable) -> Presentable?)?
}

/// The closures of ``Presenter/switcher(select:selected:)``.
package struct SwitcherPresenter<Presentable>: Sendable {
    package let select: @MainActor (_ section: Presentable) async throws -> Void
    package let selected: (@MainActor () -> Presentable?)?
}

/// A presentable that takes the parameters of its URL: it is configured without a closure.
///
/// It is configured when it is made and, unless its presenter updates it otherwise, whenever they change.
@MainActor public protocol RouteParametrizedPresentable {
    /// Takes the parameters that the presentable shows from now on.
    ///
    /// - Parameter parameters: The pairs of the query, overlaid by what the pattern captured.
    func configure(with parameters: Parameters)
}
