public import Foundation
public import RoutingPresentation

extension ControllerSource where Screen == ViewController {
    /// A source that makes a scene of a storyboard.
    ///
    /// Each job looks for the storyboard in the bundle. When the storyboard, its scene or the class of the
    /// scene is missing, the job fails with a `PresentationError` underneath.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the file without `.storyboard`, preceded by its directory if it has one.
    ///   - identifier: The storyboard identifier of the scene.
    ///   - bundle: The bundle that contains the file; `nil` for the main bundle.
    /// - Returns: The source.
    public static func storyboard(storyboard: String, identifier: String, bundle: Bundle?) -> Self {
        .provided {
            let storyboard = try Storyboard(name: storyboard, bundle: bundle)
            return try storyboard.instantiateViewController(withIdentifier: identifier)
        }
    }
}
