public import OpenCombine

/// A class whose instances publish before they change.
///
/// A conforming class publishes automatically before each change of its `@Published` properties. To publish explicitly,
/// with or without such properties, call `objectWillChange.send()`:
///
///     final class Clock: ObservableObject {
///         var ticks = 0 { willSet { objectWillChange.send() } }
///     }
///
/// Views apply a change made outside the main actor in a later turn of the main actor, and log a warning.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object. It is the same instance as long as it is retained or has subscribers.
    ///
    /// - Complexity: O(*n*) in the number of `@Published` properties; the class is inspected once per process.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: self))
        return fields.isEmpty ? UnpublishedObjects.shared.publisher(of: self) : fields.publisher(of: self)
    }
}
