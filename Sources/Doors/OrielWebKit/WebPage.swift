public import Foundation
public import Observation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A page of a ``WebView``: what it shows, and how far it has loaded.
///
/// Unlike Apple's, it knows the pages that the app loads, but not those that the user opens in the frame, and scripts of the
/// app do not run there.
@MainActor @preconcurrency
@Observable
public final class WebPage {
    /// A step in the loading of a page.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// The settings of a page.
    public struct Configuration: Sendable {
        /// Whether pages run scripts.
        public var allowsContentJavaScript = true

        public init() {}
    }

    /// The pages that the app has loaded.
    @MainActor
    public struct BackForwardList {
        /// A page that the app has loaded.
        public struct Item: Identifiable, Equatable {
            public struct ID: Hashable { let position: Int }
            public let id: ID
            public let url: URL
            public var title: String? { url.host() }
        }

        public let backList: [Item]
        public let currentItem: Item?
        public let forwardList: [Item]
    }

    private var history = PageHistory()
    private(set) var number = 0
    private let configuration: Configuration
    @ObservationIgnored private var continuation: AsyncThrowingStream<NavigationEvent, any Error>.Continuation?
    public private(set) var isLoading = false
    public private(set) var currentNavigationEvent: NavigationEvent?

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    isolated deinit { continuation?.finish() }

    /// The page that the app has loaded last.
    public var url: URL? { history.current?.url }
    /// The host of the page: browsers do not tell the title of a frame of another site.
    public var title: String { url?.host() ?? "" }
    /// 0.1 while the page loads, then 1.
    public var estimatedProgress: Double { history.current == nil ? 0 : isLoading ? 0.1 : 1 }
    public var hasOnlySecureContent: Bool { url?.scheme == "https" }

    public var backForwardList: BackForwardList {
        func items(_ positions: Range<Int>) -> [BackForwardList.Item] {
            positions.compactMap { position in
                history.entries[position].url.map { BackForwardList.Item(id: .init(position: position), url: $0) }
            }
        }
        let (position, count) = (history.position, history.entries.count)
        return BackForwardList(
            backList: items(0..<max(0, position)),
            currentItem: position < 0 ? nil : items(position..<position + 1).first,
            forwardList: items(min(position + 1, count)..<count)
        )
    }

    /// Loads an address.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        start { $0.load(PageHistory.Entry(url: url)) }
    }

    /// Loads the address of a request; its method, headers and body are not sent.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> { load(request.url) }

    /// Shows HTML.
    @discardableResult
    public func load(html: String, baseURL: URL = URL(string: "about:blank")!)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        start { $0.load(PageHistory.Entry(url: baseURL, html: html)) }
    }

    /// Shows a page again that the app has loaded.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        start { _ = $0.move(by: item.id.position - $0.position) }
    }

    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> { start { _ in } }

    public func stopLoading() {
        isLoading = false
        continuation?.finish()
        continuation = nil
    }

    @available(*, unavailable, message: "Browsers run no scripts of an app in a page of another site.")
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
        fatalError("unavailable")
    }

    private func start(_ change: (inout PageHistory) -> Void) -> AsyncThrowingStream<NavigationEvent, any Error> {
        continuation?.finish()
        let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
        self.continuation = continuation
        change(&history)
        number += 1
        isLoading = true
        note(.startedProvisionalNavigation)
        return stream
    }

    private func note(_ event: NavigationEvent) {
        currentNavigationEvent = event
        continuation?.yield(event)
    }

    func didLoad() {
        guard isLoading else { return }
        isLoading = false
        note(.committed)
        note(.finished)
        continuation?.finish()
        continuation = nil
    }

    var entry: PageHistory.Entry? { history.current }
    var runsScripts: Bool { configuration.allowsContentJavaScript }
}
