/// What holds controllers: a window its root and what is presented over it, a container its children.
@MainActor
protocol Container: AnyObject {
    /// The controllers, those underneath first.
    var content: [ViewController] { get }
    /// Which of them shows; `nil` when none or all do.
    var selected: Int? { get }
    /// What reports call it.
    var label: String { get }
    /// The identity that transitions give it; `nil` for a window.
    var containerID: ControllerID? { get }
    /// The controller that it is, unless it is a window.
    var controller: ViewController? { get }

    /// Tells a controller that it is in here.
    func adopt(_ controller: ViewController)
    /// Tells a controller that it is not in here any more.
    func release(_ controller: ViewController)
}
