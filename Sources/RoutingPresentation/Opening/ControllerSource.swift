public import Foundation

/// Makes a screen, such as a view controller, for each opened URL.
///
/// The static members are the available sources. Other modules add sources in extensions, built on
/// ``provided(_:)``.
public struct ControllerSource<Screen>: Sendable {
    let make: @MainActor @Sendable () throws -> Screen
}

extension ControllerSource {
    /// A source that calls a closure.
    ///
    /// - Parameter make: Makes the screen, on the main actor. An error that it throws fails the job.
    /// - Returns: The source.
    public static func provided(_ make: @escaping @MainActor @Sendable () throws -> Screen) -> Self {
        Self(make: make)
    }
}

extension ControllerSource where Screen == ViewController {
    /// A source that creates an instance of a class with the name of a nib.
    ///
    /// The headless view stack loads no nibs: it only passes the name and the bundle to the initializer.
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
