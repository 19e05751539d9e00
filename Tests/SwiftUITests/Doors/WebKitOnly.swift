import WebKit

// What `import WebKit` alone brings on Apple platforms; no file-level import may be added here.

final class ReaderController: UIViewController {
    private let webView = WKWebView()

    override func loadView() { view = webView }

    func read(_ address: String) {
        if let url = URL(string: address) { webView.load(URLRequest(url: url)) }
    }
}
