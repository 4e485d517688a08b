/// A holder of controllers: a window holds its layers, and a container its children.
@MainActor
protocol Container: AnyObject {
    /// The controllers, those underneath first.
    var content: [ViewController] { get }
    /// The index of the controller that shows; `nil` when none or all do.
    var selected: Int? { get }
    /// The container's name in reports.
    var label: String { get }
    /// The container itself as a controller; `nil` for a window.
    var controller: ViewController? { get }
    /// Runs the verbs that are called on the container.
    var transitionQueue: TransitionQueue { get }

    /// Sets the references of a controller that was put into the container.
    func adopt(_ controller: ViewController)
    /// Clears the references of a controller that was removed from the container.
    func release(_ controller: ViewController)
}
