public import Foundation
public import OrielCore
public import OrielUIKit

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A view that shows a web page in a sandboxed frame.
///
/// Unlike Apple's, it knows the pages that the app loads, but not those that the user opens in the frame, and scripts of the
/// app do not run there. Sites may refuse to be shown in frames.
@MainActor @preconcurrency
open class WKWebView: UIView, DoorView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Is not called: browsers show windows and dialogs of a frame themselves.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Has no effect: the browser's own gestures apply.
    open var allowsBackForwardNavigationGestures = false
    /// Has no effect: browsers have no previews of links.
    open var allowsLinkPreview = true
    /// Has no effect: the browser of the user identifies itself.
    open var customUserAgent: String?
    /// A scroll view whose `isScrollEnabled` is that of the frame; its other properties have no effect.
    public let scrollView: UIScrollView = FrameScrollView()

    private var history = PageHistory()
    private var number = 0
    private var navigation: WKNavigation?
    open private(set) var isLoading = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        (scrollView as? FrameScrollView)?.frameView = self
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Loading

    /// The page that the app has loaded last.
    open var url: URL? { history.current?.url }
    /// The host of the page: browsers do not tell the title of a frame of another site.
    open var title: String? { url?.host() }
    /// 0.1 while the page loads, then 1.
    open var estimatedProgress: Double { history.current == nil ? 0 : isLoading ? 0.1 : 1 }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    /// Loads the address of a request; its method, headers and body are not sent.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return begin(.other, request) { $0.load(PageHistory.Entry(url: url)) }
    }

    /// Shows HTML. Relative addresses in it are those of `baseURL`.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let base = baseURL.map { #"<base href="\#(Self.escaped($0.absoluteString))">"# } ?? ""
        return begin(.other, URLRequest(url: baseURL ?? Self.blank)) {
            $0.load(PageHistory.Entry(url: baseURL, html: base + string))
        }
    }

    /// Shows a file of HTML.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard let html = try? String(contentsOf: url, encoding: .utf8) else {
            let error = URLError(.fileDoesNotExist)
            navigationDelegate?.webView(self, didFailProvisionalNavigation: nil, withError: error)
            return nil
        }
        return begin(.other, URLRequest(url: url)) { $0.load(PageHistory.Entry(url: url, html: html)) }
    }

    @discardableResult open func reload() -> WKNavigation? {
        guard let url = history.current else { return nil }
        return begin(.reload, URLRequest(url: url.url ?? Self.blank)) { _ in }
    }

    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

    open func stopLoading() {
        isLoading = false
        navigation = nil
    }

    open var canGoBack: Bool { !history.back.isEmpty }
    open var canGoForward: Bool { !history.forward.isEmpty }

    @discardableResult open func goBack() -> WKNavigation? { move(by: -1) }
    @discardableResult open func goForward() -> WKNavigation? { move(by: 1) }

    private func move(by steps: Int) -> WKNavigation? {
        var moved = history
        guard moved.move(by: steps) else { return nil }
        return begin(.backForward, URLRequest(url: moved.current?.url ?? Self.blank)) { _ = $0.move(by: steps) }
    }

    @available(*, unavailable, message: "Browsers run no scripts of an app in a page of another site.")
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { fatalError("unavailable") }

    private static let blank = URL(string: "about:blank")!

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }

    private func begin(
        _ type: WKNavigationType,
        _ request: URLRequest,
        _ change: @escaping (inout PageHistory) -> Void
    ) -> WKNavigation? {
        let new = WKNavigation()
        let action = WKNavigationAction(request: request, navigationType: type)
        guard let delegate = navigationDelegate else {
            start(new, change)
            return new
        }
        delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
            if policy == .allow { self?.start(new, change) }
        }
        return new
    }

    private func start(_ new: WKNavigation, _ change: (inout PageHistory) -> Void) {
        drawingWillChange()
        change(&history)
        number += 1
        navigation = new
        isLoading = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: new)
    }

    private func didLoad() {
        guard isLoading, let navigation else { return }
        drawingWillChange()
        isLoading = false
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    // MARK: - Drawing

    package var drawing: AnyView {
        var page = WebFrame.Page(history.current?.html == nil ? url : nil)
        page.html = history.current?.html
        page.load = number
        page.runsScripts = configuration.runsScripts
        page.scrolls = scrollView.isScrollEnabled
        page.title = title
        return AnyView(WebFrame(page) { [weak self] in self?.didLoad() })
    }
}

/// The scroll view of a web view: it tells the frame whether it scrolls.
private final class FrameScrollView: UIScrollView {
    weak var frameView: WKWebView?

    override var isScrollEnabled: Bool {
        willSet { if newValue != isScrollEnabled { frameView?.drawingWillChange() } }
    }
}
