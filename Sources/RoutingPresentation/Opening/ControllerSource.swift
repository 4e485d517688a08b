public import Foundation

/// A way to make the controller of a screen; each opened URL gets a new controller.
///
/// The static members are the ways. Other modules add ways of their own in extensions, in terms of
/// ``provided(_:)``.
public struct ControllerSource: Sendable {
    private let make: @MainActor @Sendable () throws -> ViewController
}

extension ControllerSource {
    /// A source that calls a closure.
    ///
    /// - Parameter make: Makes the controller, on the main actor. An error that it throws fails the job.
    /// - Returns: The source.
    public static func provided(_ make: @escaping @MainActor @Sendable () throws -> ViewController) -> Self {
        Self(make: make)
    }

    /// A source that creates an instance of a class with the name of a nib.
    ///
    /// The headless view stack loads no nibs: the initializer gets the name and the bundle, and nothing else
    /// happens.
    ///
    /// - Parameters:
    ///   - controller: The class.
    ///   - name: The name of the nib.
    ///   - bundle: The bundle of the nib.
    /// - Returns: The source.
    public static func nib(controller: ViewController.Type, name: String?, bundle: Bundle?) -> Self {
        .provided { controller.init(nibName: name, bundle: bundle) }
    }

    /// Makes a controller.
    ///
    /// - Returns: The controller.
    /// - Throws: What the source throws.
    @MainActor
    public func makeViewController() throws -> ViewController {
        try make()
    }
}
