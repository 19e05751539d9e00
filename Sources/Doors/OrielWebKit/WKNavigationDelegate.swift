public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Learns how pages that the app loads are loaded, and may refuse them.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Is not called: browsers do not tell why a page in a frame does not load.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called if a file cannot be read.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
}

/// Browsers show windows and dialogs of a frame themselves, so nothing is asked of it.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// The loading of a page.
public final class WKNavigation: NSObject, Sendable {}

/// A page that is about to be loaded.
public final class WKNavigationAction: NSObject, Sendable {
    public let request: URLRequest
    public let navigationType: WKNavigationType

    init(request: URLRequest, navigationType: WKNavigationType) {
        (self.request, self.navigationType) = (request, navigationType)
    }
}

/// What loads a page.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow
}
