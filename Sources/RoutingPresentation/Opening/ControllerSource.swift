public import Foundation

/// A way to make a screen, such as a view controller; each opened URL gets a new one.
///
/// The static members are the ways. Other modules add ways of their own in extensions, in terms of
/// ``provided(_:)``.
public struct ControllerSource<Screen>: Sendable {
    private let make: @MainActor @Sendable () throws -> Screen
}

extension ControllerSource {
    /// A source that calls a closure.
    ///
    /// - Parameter make: Makes the screen, on the main actor. An error that it throws fails the job.
    /// - Returns: The source.
    public static func provided(_ make: @escaping @MainActor @Sendable () throws -> Screen) -> Self {
        Self(make: make)
    }

    /// Makes a screen.
    ///
    /// - Returns: The screen.
    /// - Throws: What the source throws.
    @MainActor
    public func makeViewController() throws -> Screen {
        try make()
    }
}

extension ControllerSource where Screen == ViewController {
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
}
