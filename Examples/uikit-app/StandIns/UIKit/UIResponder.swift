// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation  // as UIKit does

@MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }
}

@MainActor open class UIView: UIResponder {
    open var backgroundColor: UIColor?
}

@MainActor open class UIColor: NSObject {
    open class var systemBackground: UIColor { UIColor() }
}
