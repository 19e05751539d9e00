import OrielCombine
import Synchronization

/// A URL protocol that responds to the scheme `stub` without a network.
final class StubProtocol: URLProtocol {
    enum Event: Equatable, Sendable {
        case started(URL)
        case stopped(URL)
    }

    /// The events so far, for one test at a time.
    static let events = EventLog<Event>()

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == "stub"
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
        task.originalRequest?.url?.scheme == "stub"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        request
    }

    override func startLoading() {
        guard let url = request.url else { return }
        Self.events.append(.started(url))
        switch url.path {
        case "/echo": answer(url.absoluteString, at: url)
        case "/json": answer(#"{"text": "hello"}"#, at: url)
        case "/failure": client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        default: break
        }
    }

    override func stopLoading() {
        guard let url = request.url else { return }
        Self.events.append(.stopped(url))
    }

    private func answer(_ text: String, at url: URL) {
        guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(text.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

extension URLSessionConfiguration {
    static var stubbed: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return configuration
    }
}

/// A log of events that tests can wait for.
final class EventLog<Event: Equatable & Sendable>: Sendable {
    private struct State {
        var events: [Event] = []
        var waiters: [(matches: @Sendable (Event) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func append(_ event: Event) {
        let ready = state.withLock { state in
            state.events.append(event)
            let ready = state.waiters.filter { $0.matches(event) }.map(\.continuation)
            state.waiters.removeAll { $0.matches(event) }
            return ready
        }
        for continuation in ready { continuation.resume() }
    }

    /// Returns once a matching event has happened.
    func first(where matches: @escaping @Sendable (Event) -> Bool) async {
        await withCheckedContinuation { continuation in
            let hasHappened = state.withLock { state in
                if state.events.contains(where: matches) { return true }
                state.waiters.append((matches, continuation))
                return false
            }
            if hasHappened { continuation.resume() }
        }
    }
}
