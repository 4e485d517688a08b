// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

/// A value that a view keeps.
@propertyWrapper
public struct State<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let storage: Storage

    public init(wrappedValue value: Value) {
        storage = Storage(value)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// A value that surrounding views pass down.
@propertyWrapper
public struct Environment<Value> {
    private let value: Value?

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        value = nil
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        value = EnvironmentValues()[keyPath: keyPath]
    }

    public var wrappedValue: Value {
        guard let value else { fatalError("nothing shows that a view could be in") }
        return value
    }
}

public struct EnvironmentValues {
    public var scenePhase: ScenePhase { .active }
}

public enum ScenePhase: Comparable {
    case background
    case inactive
    case active
}

/// A value that the system saves for a window; here, a value that a view keeps.
@propertyWrapper
public struct SceneStorage<Value> {
    private let state: State<Value>

    public init(_ key: String) where Value == String? {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
}

extension View {
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        Modified(self)
    }
}
