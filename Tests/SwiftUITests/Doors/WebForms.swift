import SafariServices
import StoreKit
import SwiftUI
import WebKit

struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: UIViewControllerRepresentableContext<SafariView>) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: url, configuration: configuration)
        controller.preferredControlTintColor = .systemRed
        controller.dismissButtonStyle = .close
        return controller
    }

    func updateUIViewController(
        _ controller: SFSafariViewController,
        context: UIViewControllerRepresentableContext<SafariView>
    ) {}
}

struct ArticleView: View {
    @State private var isShown = true
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        Button("Read") { isShown = true }
            .sheet(isPresented: $isShown) { SafariView(url: URL(string: "https://example.org/article")!) }
        Button("Rate") { requestReview() }
        Button("Rate, as before") {
            if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
                SKStoreReviewController.requestReview(in: scene)
            }
        }
    }
}

struct BrowserView: UIViewRepresentable {
    let request: URLRequest
    @Binding var isLoading: Bool

    final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: BrowserView

        init(_ parent: BrowserView) { self.parent = parent }

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            parent.isLoading = true
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}

        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            decisionHandler(navigationAction.request.url?.host() == "blocked.example" ? .cancel : .allow)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = context.coordinator
        webView.allowsBackForwardNavigationGestures = true
        webView.scrollView.isScrollEnabled = false
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {
        if webView.url != request.url { webView.load(request) }
    }
}

struct BrowserScreen: View {
    let url: URL
    @State private var isLoading = false

    var body: some View {
        Text(isLoading ? "Loading" : "Ready")
        BrowserView(request: URLRequest(url: url), isLoading: $isLoading)
    }
}

struct NewsView: View {
    @State private var page = WebPage()

    var body: some View {
        WebKit.WebView(page)
        Text(page.title.isEmpty ? "No page" : page.title)
        Button("Load") { page.load(URL(string: "https://example.org/news")) }
        Button("Back") { if let item = page.backForwardList.backList.last { page.load(item) } }
        WebKit.WebView(url: URL(string: "https://example.org"))
    }
}

/// A web view of iOS 26 with the behaviour that an app asks for.
struct WebBehaviorForms: View {
    var body: some View {
        WebKit.WebView(url: URL(string: "https://example.org"))
            .webViewBackForwardNavigationGestures(.disabled)
            .webViewMagnificationGestures(.enabled)
            .webViewLinkPreviews(.disabled)
            .webViewTextSelection(.enabled)
            .webViewElementFullscreenBehavior(.automatic)
            .webViewContentBackground(.hidden)
    }
}
