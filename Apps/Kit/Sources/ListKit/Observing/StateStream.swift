import Combine

/// A read-only publisher of a view model's state, with its current value.
///
///     private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
///     var page: StateStream<ListPage> { StateStream(subject) }
public struct StateStream<Output>: Publisher {
    public typealias Failure = Never

    private let subject: CurrentValueSubject<Output, Never>

    /// Creates a read-only view of a subject.
    public init(_ subject: CurrentValueSubject<Output, Never>) { self.subject = subject }

    /// Returns a stream of a constant value.
    public static func constant(_ value: Output) -> StateStream { StateStream(CurrentValueSubject(value)) }

    /// The current value.
    public var value: Output { subject.value }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}
