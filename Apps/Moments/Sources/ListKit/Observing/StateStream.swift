import Combine

/// What a view model shows: a value now, and each one after it.
///
///     private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
///     var page: StateStream<ListPage> { StateStream(subject) }
public struct StateStream<Output>: Publisher {
    public typealias Failure = Never

    private let subject: CurrentValueSubject<Output, Never>

    /// Lets others read a subject and not write it.
    public init(_ subject: CurrentValueSubject<Output, Never>) { self.subject = subject }

    /// A value that never changes.
    public static func constant(_ value: Output) -> StateStream { StateStream(CurrentValueSubject(value)) }

    /// What is shown now.
    public var value: Output { subject.value }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}
