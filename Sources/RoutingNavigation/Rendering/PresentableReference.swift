/// A reference to the presentable of a destination.
///
/// An object is held weakly, because the user interface that shows it retains it. While it is kept, it stays even if
/// the user interface releases it.
enum PresentableReference<Presentable> {
    case weakly(WeakReference)
    case strongly(Presentable)

    final class WeakReference {
        weak var object: AnyObject?
        /// The object, while it is kept.
        var kept: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    init(_ presentable: Presentable) {
        self = asObject(presentable).map { .weakly(WeakReference($0)) } ?? .strongly(presentable)
    }

    /// Whether it is a reference to an object.
    var isWeak: Bool {
        if case .weakly = self { true } else { false }
    }

    /// Retains the object until ``release()``, unless it has been released already.
    func keep() {
        if case .weakly(let reference) = self { reference.kept = reference.object }
    }

    /// Leaves the object to the user interface.
    func release() {
        if case .weakly(let reference) = self { reference.kept = nil }
    }

    /// The presentable, or `nil` if the object has been released.
    var presentable: Presentable? {
        switch self {
        case .weakly(let reference): reference.object as? Presentable
        case .strongly(let presentable): presentable
        }
    }
}

extension ObjectIdentifier {
    /// The identity of an object; `nil` for a value that is not an object.
    init?<Presentable>(of presentable: Presentable?) {
        guard let object = presentable.flatMap(asObject) else { return nil }
        self.init(object)
    }
}

/// The object that a presentable is; `nil` for a value that is not an object.
private func asObject<Presentable>(_ presentable: Presentable) -> AnyObject? {
    // Without Objective-C, the general conversion takes a quarter of the time of a request that reads the screen.
    if Presentable.self is AnyClass { return unsafeBitCast(presentable, to: AnyObject.self) }
    // The conversion to `Any` gives the dynamic type even if `Presentable` is a protocol type.
    return type(of: presentable as Any) is AnyClass ? presentable as AnyObject : nil
}
