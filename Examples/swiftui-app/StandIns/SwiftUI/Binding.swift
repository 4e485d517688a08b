// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

/// A value that a control reads and sets.
///
/// It works like SwiftUI's binding, so that tests can check the program's bindings.
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

    // Cannot be called. Because it exists, the memberwise initializer of a view takes the object and not its
    // `Bindable`.
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
