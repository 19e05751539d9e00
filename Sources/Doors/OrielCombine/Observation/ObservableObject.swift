public import OpenCombine

/// A class whose instances announce that they are about to change.
///
/// Without any work of its own a conforming class announces each change of its `@Published` properties. A class that
/// wants to decide itself calls `objectWillChange.send()`, with or without such properties:
///
///     final class Clock: ObservableObject {
///         var ticks = 0 { willSet { objectWillChange.send() } }
///     }
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that belongs to this object: the same one for as long as anybody holds it or is subscribed.
    ///
    /// - Complexity: O(*n*) in the number of `@Published` properties; the class is inspected once per process.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: self))
        return fields.isEmpty ? UnpublishedObjects.shared.publisher(of: self) : fields.publisher(of: self)
    }
}
