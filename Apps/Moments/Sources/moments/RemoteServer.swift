import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests to another server. Lives as long as the program, and reuses its connections.
final class RemoteServer: Sendable {
    static let shared = RemoteServer()

    /// A response that is longer than the caller accepts.
    struct ResponseTooLong: Error {}

    private let session: URLSession
    private let responses: Responses

    /// - Parameter timeout: The time limit of a response, and of each pause in it.
    init(timeout: Duration = .seconds(30)) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Double(timeout.components.seconds)
        configuration.timeoutIntervalForResource = Double(timeout.components.seconds)
        // Each request has its own person: nothing is stored for the next one.
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 64
        responses = Responses()
        session = URLSession(configuration: configuration, delegate: responses, delegateQueue: nil)
    }

    /// Sends a request and returns the whole response.
    ///
    /// - Parameter limit: The maximum length of the body in bytes.
    /// - Throws: `URLError` if no server answers in time, ``ResponseTooLong``, or `CancellationError`.
    func send(_ request: URLRequest, limit: Int) async throws -> (body: Data, response: HTTPURLResponse) {
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                responses.expect(task.taskIdentifier, limit: limit, continuation)
                task.resume()
                // The cancellation handler may have run before the task was expected.
                if Task.isCancelled { cancel(task) }
            }
        } onCancel: {
            cancel(task)
        }
    }

    private func cancel(_ task: URLSessionTask) {
        task.cancel()
        responses.cancel(task.taskIdentifier)
    }
}

/// The responses that are arriving.
private final class Responses: NSObject, URLSessionDataDelegate, Sendable {
    typealias Continuation = CheckedContinuation<(body: Data, response: HTTPURLResponse), any Error>

    private struct Arrival: Sendable {
        let limit: Int
        let continuation: Continuation
        var body = Data()
        var isTooLong = false
    }

    private let arrivals = Mutex<[Int: Arrival]>([:])

    func expect(_ task: Int, limit: Int, _ continuation: Continuation) {
        arrivals.withLock { $0[task] = Arrival(limit: limit, continuation: continuation) }
    }

    /// Ends a task that is expected; does nothing for one that has ended or is not expected yet.
    func cancel(_ task: Int) {
        arrivals.withLock { $0.removeValue(forKey: task) }?.continuation.resume(throwing: CancellationError())
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = arrivals.withLock { arrivals in
            guard var arrival = arrivals.removeValue(forKey: dataTask.taskIdentifier) else { return false }
            if arrival.body.count + data.count > arrival.limit {
                arrival.isTooLong = true
            } else {
                arrival.body += data
            }
            arrivals[dataTask.taskIdentifier] = arrival
            return arrival.isTooLong
        }
        if isTooLong { dataTask.cancel() }
    }

    // A redirect would send a person's token to another address.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let arrival = arrivals.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        let result: Result<(body: Data, response: HTTPURLResponse), any Error> =
            if arrival.isTooLong {
                .failure(RemoteServer.ResponseTooLong())
            } else if let error {
                .failure((error as? URLError)?.code == .cancelled ? CancellationError() : error)
            } else if let response = task.response as? HTTPURLResponse {
                .success((arrival.body, response))
            } else {
                .failure(URLError(.badServerResponse))
            }
        arrival.continuation.resume(with: result)
    }
}
