import SafariServices
import SwiftUI
import WebKit

/// Pages of other sites and HTML of the app, in sandboxed frames.
struct WebViewsPage: View {
    @State private var page = WebPage()
    @State private var isReading = false

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button("Monday") { page.load(html: Self.note("Monday", "Water the tomatoes.")) }
                Button("Tuesday") { page.load(html: Self.note("Tuesday", "Bake bread.")) }
                Spacer()
                Text(page.isLoading ? "Loading" : "Loaded").foregroundStyle(.secondary)
            }
            WebView(page)
                .frame(height: 150)
                .clipShape(.rect(cornerRadius: 12))
            LegacyWebView(html: Self.note("UIKit", "A WKWebView, in a representable."))
                .frame(height: 150)
                .clipShape(.rect(cornerRadius: 12))
            Button("Read more") { isReading = true }
                .sheet(isPresented: $isReading) { SafariView(url: URL(string: "https://example.com/")!) }
            Spacer()
        }
        .padding()
        .onAppear { page.load(html: Self.note("Monday", "Water the tomatoes.")) }
    }

    private static func note(_ title: String, _ text: String) -> String {
        """
        <!doctype html><meta name="viewport" content="width=device-width">
        <style>body { font: 17px system-ui; background: #fff7d6; color: #333; padding: 8px 16px }</style>
        <h2>\(title)</h2><p>\(text)</p>
        """
    }
}

/// A web view of UIKit.
private struct LegacyWebView: UIViewRepresentable {
    let html: String

    func makeUIView(context: Context) -> WKWebView {
        let webView = WKWebView()
        webView.loadHTMLString(html, baseURL: nil)
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {}
}

/// A web page below a bar.
private struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
