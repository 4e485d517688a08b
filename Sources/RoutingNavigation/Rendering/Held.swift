/// What was made for a destination: weakly held if it is an object, for what shows it holds it.
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
        // As `Any`, since what is behind a protocol would be asked for the protocol.
        if type(of: presentable as Any) is AnyClass {
            self = .weakly(WeakReference(presentable as AnyObject))
        } else {
            self = .strongly(presentable)
        }
    }

    /// What was made, unless it is gone.
    var presentable: Presentable? {
        switch self {
        case .weakly(let reference): reference.object as? Presentable
        case .strongly(let presentable): presentable
        }
    }
}
