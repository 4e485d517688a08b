public import Foundation
public import Observation

/// Two columns side by side: a list to choose from, and the details of the choice.
@MainActor
@Observable
open class SplitViewController: ViewController {
    /// The controllers of the columns.
    var columns = Columns()

    struct Columns {
        var primary: ViewController?
        var secondary: ViewController?

        var controllers: [ViewController] { [primary, secondary].compactMap(\.self) }
    }

    /// Creates a split-view controller with empty columns.
    ///
    /// - Parameters:
    ///   - nibName: The name of a nib.
    ///   - bundle: The bundle of the nib.
    public required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// The controllers of the columns, the primary one first.
    public override var children: [ViewController] { columns.controllers }

    override var kind: ControllerSnapshot.Kind { .split }
}

extension SplitViewController {
    /// The controller of the first column, such as a list.
    ///
    /// Setting it replaces the column: at once, or at its turn while the window is busy.
    public var primary: ViewController? {
        get { columns.primary }
        set { setPrimary(newValue, animated: false) }
    }

    /// The controller of the second column, the details, which `showDetailViewController` replaces.
    ///
    /// Setting it replaces the column: at once, or at its turn while the window is busy.
    public var secondary: ViewController? {
        get { columns.secondary }
        set { setSecondary(newValue, animated: false) }
    }
}

extension SplitViewController {
    /// Replaces the controller of the first column.
    ///
    /// - Parameters:
    ///   - viewController: The new controller; `nil` to empty the column.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    package func setPrimary(
        _ viewController: ViewController?,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        setting(\.primary, to: viewController, animated).ask(completion)
    }

    /// Replaces the controller of the second column.
    ///
    /// - Parameters:
    ///   - viewController: The new controller; `nil` to empty the column.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    package func setSecondary(
        _ viewController: ViewController?,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        setting(\.secondary, to: viewController, animated).ask(completion)
    }

    private func setting(
        _ column: WritableKeyPath<Columns, ViewController?>,
        to controller: ViewController?,
        _ animated: Bool
    ) -> TransitionVerb {
        TransitionVerb("setting a column of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.replacing(column, by: controller)
        }
    }

    /// Plans to replace the controller of a column; `nil` when the column holds the new controller already.
    func replacing(
        _ column: WritableKeyPath<Columns, ViewController?>,
        by controller: ViewController?
    ) throws(PresentationError) -> Rearrangement? {
        if columns[keyPath: column] === controller { return nil }
        var columns = columns
        columns[keyPath: column] = controller
        return try Rearrangement(.columns, in: self, replacingAllBy: columns.controllers) {
            self.columns = columns
        }
    }
}
