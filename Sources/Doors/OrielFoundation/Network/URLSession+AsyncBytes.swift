public import Foundation
public import FoundationNetworking
internal import Synchronization

extension URLSession {
    /// Loads a resource, and returns its bytes while they arrive.
    ///
    ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
    ///     for try await line in bytes.lines { show(line) }
    ///
    /// The request has a session of its own with the configuration of this one, whose delegate is not asked. Bytes that
    /// are not read yet are kept in memory.
    /// - Parameter delegate: Receives the events of the task that have a method with a closure in
    ///   `URLSessionTaskDelegate`:
    ///   redirections and challenges.
    /// - Throws: What prevented the response, before its first byte.
    public func bytes(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let transfer = ByteTransfer(delegate: delegate)
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        let task = session.dataTask(with: request)
        // The session keeps its delegate until its only task has ended.
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await transfer.response(of: task)
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, parts: transfer.parts), response)
    }

    /// Loads the resource at an address, and returns its bytes while they arrive.
    public func bytes(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes of a response. Iterate over them once.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that receives the bytes.
        public let task: URLSessionDataTask
        let parts: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> Iterator { Iterator(parts: parts.makeAsyncIterator()) }

        /// Waits for one byte after the other.
        public struct Iterator: AsyncIteratorProtocol {
            var parts: AsyncThrowingStream<Data, any Error>.Iterator
            private var part = Data()

            init(parts: AsyncThrowingStream<Data, any Error>.Iterator) { self.parts = parts }

            public mutating func next() async throws -> UInt8? {
                while part.isEmpty {
                    guard let next = try await parts.next() else {
                        try Task.checkCancellation()
                        return nil
                    }
                    part = next
                }
                return part.popFirst()
            }
        }
    }
}

/// Receives a response and its bytes.
private final class ByteTransfer: NSObject, URLSessionDataDelegate {
    let parts: AsyncThrowingStream<Data, any Error>
    private let received: AsyncThrowingStream<Data, any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?
    private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

    init(delegate: (any URLSessionTaskDelegate)?) {
        (parts, received) = AsyncThrowingStream.makeStream()
        self.delegate = delegate
    }

    /// Starts a task, and returns its response when that has come. An iterator that ends cancels the task.
    func response(of task: URLSessionDataTask) async throws -> URLResponse {
        received.onTermination = { if case .cancelled = $0 { task.cancel() } }
        return try await withCheckedThrowingContinuation { continuation in
            waiting.withLock { $0 = continuation }
            task.resume()
        }
    }

    private func answer(_ result: Result<URLResponse, any Error>) {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        answer(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        received.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        answer(.failure(error ?? URLError(.badServerResponse)))
        received.finish(throwing: error)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            session,
            task: task,
            willPerformHTTPRedirection: response,
            newRequest: request,
            completionHandler: completionHandler
        )
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
