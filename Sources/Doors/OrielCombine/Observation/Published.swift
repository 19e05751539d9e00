public import OpenCombine

/// Announces each change of a property, to the object it belongs to and to those who follow it through `$`.
///
///     final class Weather: ObservableObject {
///         @Published var temperature = 20.0
///     }
///     let log = weather.$temperature.sink { print($0) }  // 20.0
///     weather.temperature = 25  // 25.0, while weather.temperature still is 20
///
/// Only for properties of classes. Reading and writing the value is safe from any thread.
@propertyWrapper
public struct Published<Value> {
    /// Must stay the first field: `PublishedFields` reads it at the offset of the property.
    private var storage: PublishedStorage<Value>

    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is only available on properties of classes") }
        set { preconditionFailure("@Published is only available on properties of classes") }
    }

    /// Publishes the current value first and then each new value before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

extension Published {
    /// What `$property` is.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            storage.subscribe(subscriber)
        }
    }
}

extension Published: PublishedProperty {}

extension OpenCombine.Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, for as long as the property lives.
    ///
    ///     words.map(\.count).assign(to: &$count)
    ///
    /// Nothing has to be stored, and the object is not kept alive.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.assign(from: self)
    }
}
