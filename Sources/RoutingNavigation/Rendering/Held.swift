/// A reference to the presentable of a destination.
///
/// An object is held weakly, because the user interface that shows it retains it.
enum Held<Presentable> {
    case weakly(WeakReference)
    case strongly(Presentable)

    final class WeakReference {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    init(_ presentable: Presentable) {
        // The conversion to `Any` gives the dynamic type even if `Presentable` is a protocol type.
        if type(of: presentable as Any) is AnyClass {
            self = .weakly(WeakReference(presentable as AnyObject))
        } else {
            self = .strongly(presentable)
        }
    }

    /// The presentable, or `nil` if the object has been released.
    var presentable: Presentable? {
        switch self {
        case .weakly(let reference): reference.object as? Presentable
        case .strongly(let presentable): presentable
        }
    }
}
