public import Foundation
internal import OrielUIKit
internal import Synchronization

/// Follows the connection between the page and its browser.
///
///     @MainActor @Observable final class Connection {
///         private(set) var isLost = false
///
///         func follow() async {
///             for await path in NWPathMonitor() { isLost = path.status != .satisfied }
///         }
///     }
///
/// The code of an app runs on the server, but the person who reads "No connection" looks at the page. The path is therefore
/// `satisfied` while the page's browser is connected, `unsatisfied` after the page has lost it, and `satisfied` again when
/// the browser is back, which is the time to load news or to send what has waited. The requests of the app's `URLSession`
/// use the network of the server, whose failures they report as errors.
///
/// A monitor follows the page whose code creates it. One that is created without a page, or outlives it, is `satisfied`.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let connection: PageConnection
    private let page: @Sendable () -> PageDevice?

    public init() {
        let device = PageDevice.current
        connection = device?.connection ?? PageConnection()
        page = { [weak device] in device }
    }

    /// Unavailable: browsers do not tell the interface.
    @available(*, unavailable, message: "Browsers do not tell which networks they use. Use NWPathMonitor().")
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { fatalError("unavailable") }

    /// Unavailable: browsers do not tell the interface.
    @available(*, unavailable, message: "Browsers do not tell which networks they use. Use NWPathMonitor().")
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { fatalError("unavailable") }

    deinit { connection.removeObserver(self) }

    /// A function that is called on the queue of `start(queue:)`: with the path at that time, and after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock(\.handler) }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The queue that `start(queue:)` was called with.
    public var queue: DispatchQueue? { state.withLock(\.queue) }

    /// The path at this time, which a monitor knows before it starts, too.
    public var currentPath: NWPath { NWPath(isConnected: connection.isConnected) }

    /// Starts to call `pathUpdateHandler`. Does nothing the second time, or after `cancel()`.
    public func start(queue: DispatchQueue) {
        let starts = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard starts else { return }
        connection.observe(as: self) { [weak self] isConnected in
            queue.async { [weak self] in self?.deliver(NWPath(isConnected: isConnected)) }
        }
    }

    /// Ends the calls of `pathUpdateHandler`. A cancelled monitor cannot start again.
    public func cancel() {
        connection.removeObserver(self)
        state.withLock { state in
            state.isCancelled = true
            state.handler = nil
        }
    }

    /// Calls the handler as code of the page.
    private func deliver(_ path: NWPath) {
        guard let handler = pathUpdateHandler else { return }
        PageScope.$device.withValue(page()) { handler(path) }
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    public typealias Failure = Never

    /// The path at this time, and after each change.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
        let observer = Observer()
        continuation.onTermination = { [connection] _ in connection.removeObserver(observer) }
        connection.observe(as: observer) { continuation.yield(NWPath(isConnected: $0)) }
        return Iterator(paths: stream.makeAsyncIterator())
    }

    /// An observer of its own for each loop.
    private final class Observer: Sendable {}

    /// Waits for the next path.
    public struct Iterator: AsyncIteratorProtocol {
        var paths: AsyncStream<NWPath>.Iterator

        public mutating func next() async -> NWPath? { await paths.next() }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
            await paths.next(isolation: actor)
        }
    }
}
