import OrielCombine
import Synchronization

/// A value and the queue on which it was delivered.
struct Delivery<Value: Sendable>: Sendable {
    let value: Value
    /// Indicates the main actor's queue. On Linux, it is not the main thread once `main` waits for tasks.
    let isOnMainQueue: Bool
}

/// Subscribes and waits until the publisher finishes.
///
/// - Parameter start: Called after subscribing.
func collected<Value: Sendable, Stream: Publisher>(
    _ stream: Stream,
    isolation: isolated (any Actor)? = #isolation,
    start: () -> Void = {}
) async -> [Delivery<Value>]
where Stream.Output == Value, Stream.Failure == Never {
    let deliveries = Mutex<[Delivery<Value>]>([])
    nonisolated(unsafe) var subscription: AnyCancellable?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        subscription = stream.sink { _ in
            continuation.resume()
        } receiveValue: { value in
            let delivery = Delivery(value: value, isOnMainQueue: DispatchQueue.getSpecific(key: mainQueueKey) != nil)
            deliveries.withLock { $0.append(delivery) }
        }
        start()
    }
    subscription?.cancel()
    return deliveries.withLock { $0 }
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
