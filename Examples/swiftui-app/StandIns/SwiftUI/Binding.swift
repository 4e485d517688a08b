// What is declared here is documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

/// What a control reads and sets.
///
/// It does what SwiftUI's does, so that the program's bindings can be tested.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject> {
            wrappedValue[keyPath: keyPath]
        } writing: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}

/// Makes bindings to the properties of an object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Bindable<Value> { self }

    // Of no use itself: it has views be made with the object rather than with its `Bindable`.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        object = wrappedValue
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        object = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        object = wrappedValue
    }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding<Subject> {
            object[keyPath: keyPath]
        } writing: {
            object[keyPath: keyPath] = $0
        }
    }
}
