import Foundation

// Combine's rarer names behind `import Foundation` alone, and units of time.

enum FoundationPublishers {
    /// The values of a connectable publisher.
    static func connected(_ values: [Int]) -> [Int] {
        var received: [Int] = []
        let publisher = values.publisher.makeConnectable()
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
                received.append(value)
                return .none
            }
        )
        publisher.subscribe(subscriber)
        start(publisher).cancel()
        return received
    }

    private static func start(_ publisher: some ConnectablePublisher) -> any Cancellable { publisher.connect() }

    static func immediately(_ value: Int) -> [Int] {
        var received: [Int] = []
        let subscription = Just(value).receive(on: ImmediateScheduler.shared).sink { received.append($0) }
        subscription.cancel()
        return received
    }

    static func encoded<Coder: TopLevelEncoder>(_ names: [String], by coder: Coder) throws -> Coder.Output {
        try coder.encode(names)
    }

    /// A publisher that sends nothing and ends.
    struct Nothing: Publisher {
        typealias Output = Int
        typealias Failure = Never

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: .finished)
        }
    }

    static let microseconds = USEC_PER_SEC
    static let milliseconds = MSEC_PER_SEC
    static let bytes = ("é" as NSString).lengthOfBytes(using: NSUnicodeStringEncoding)
}
