internal import Foundation

extension Window {
    /// Called with what could not be done with controllers that are in no window, or in one without
    /// ``onFault-swift.property``.
    ///
    /// Unless it is set, faults are written to the standard error.
    public static var onFault: @MainActor (PresentationError) -> Void = { error in
        FileHandle.standardError.write(Data("RoutingPresentation: \(error)\n".utf8))
    }
}
