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
/// A change outside the main actor takes effect in views in a later turn, with a warning in the log.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object; the same instance while it is referenced or has subscribers.
    ///
    /// - Complexity: O(*n*) in the number of `@Published` properties; the class is inspected once per process.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: self))
        return fields.isEmpty ? UnpublishedObjects.shared.publisher(of: self) : fields.publisher(of: self)
    }
}
