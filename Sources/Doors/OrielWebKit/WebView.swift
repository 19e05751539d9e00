public import Foundation
public import OrielCore

/// A view that shows a web page in a sandboxed frame.
///
///     WebView(url: URL(string: "https://swift.org"))
///
/// Sites may refuse to be shown in frames; then the browser says so in the frame.
public struct WebView {
    private enum Source {
        case url(URL?)
        case page(WebPage)
    }

    private let source: Source

    /// Creates a view of an address.
    public nonisolated init(url: URL?) { source = .url(url) }

    /// Creates a view of a page, which the app loads.
    public nonisolated init(_ page: WebPage) { source = .page(page) }
}

extension WebView: View {
    public var body: some View {
        switch source {
        case .url(let url): WebFrame(titled(WebFrame.Page(url), url))
        case .page(let page): PageView(page: page)
        }
    }

    private func titled(_ page: WebFrame.Page, _ url: URL?) -> WebFrame.Page {
        var page = page
        page.title = url?.host()
        return page
    }
}

private struct PageView: View {
    let page: WebPage

    var body: some View {
        WebFrame(frame) { page.didLoad() }
    }

    private var frame: WebFrame.Page {
        var frame = WebFrame.Page(page.entry?.html == nil ? page.url : nil)
        frame.html = page.entry?.html
        frame.load = page.number
        frame.runsScripts = page.runsScripts
        frame.title = page.title
        return frame
    }
}
