public import Foundation
public import OpenCombine

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
    /// Returns a publisher of the response to a GET request for a URL; it finishes after the response.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Returns a publisher of the response to a request; it finishes after the response.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that performs one request per subscriber, starting with the first demand. Cancelling the
    /// subscription cancels the request.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request: request, session: session))
        }
    }
}

/// Unchecked, because subscribers are not Sendable; the lock protects this one.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let request: URLRequest
    private let session: URLSession
    private let lock = Lock()

    // Protected by `lock`.
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        // The subscriber's type is not Sendable; the closure needs only its metadata.
        nonisolated(unsafe) let finish: (Data?, URLResponse?, (any Error)?) -> Void = receive
        let task: URLSessionDataTask? = lock.withLock {
            guard downstream != nil, self.task == nil else { return nil }
            let task = session.dataTask(with: request) { finish($0, $1, $2) }
            self.task = task
            return task
        }
        task?.resume()
    }

    func cancel() {
        let (former, task) = end()
        withExtendedLifetime(former) { task?.cancel() }
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = end().0 else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    private func end() -> (Downstream?, URLSessionDataTask?) {
        lock.withLock {
            let former = (downstream, task)
            downstream = nil
            task = nil
            return former
        }
    }
}
