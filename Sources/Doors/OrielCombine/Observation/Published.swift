public import OpenCombine

/// A property wrapper that publishes each change of a property to subscribers of its object and of `$property`.
///
///     final class Weather: ObservableObject {
///         @Published var temperature = 20.0
///     }
///     let log = weather.$temperature.sink { print($0) }  // 20.0
///     weather.temperature = 25  // 25.0, while weather.temperature is still 20
///
/// Only available on properties of classes. Reading and writing the value is thread-safe.
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

    /// A publisher that emits the current value first, then each new value before it is stored.
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
    /// The publisher of a `@Published` property, accessed as `$property`.
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
    /// Assigns each published value to a `@Published` property until the property is deallocated.
    ///
    ///     words.map(\.count).assign(to: &$count)
    ///
    /// The subscription needs no storage and does not retain the object.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.assign(from: self)
    }
}
