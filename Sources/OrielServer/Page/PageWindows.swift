internal import OrielCore
internal import OrielProtocol

/// The windows that a page opens: tabs of the browser, at addresses that say what they show.
@MainActor
final class PageWindows: WindowHost {
    private let sealer: WindowSealer
    private let perform: (ClientCommand) -> Void
    /// What the page's own window shows, if the app has opened it.
    let request: WindowRequest?
    /// The preview that the page shows; nil in pages of apps.
    let preview: PreviewAddress?
    /// The path of the page without the request and the preview.
    let path: String
    private let query: String?

    init(path: String, sealer: WindowSealer, perform: @escaping (ClientCommand) -> Void) {
        self.sealer = sealer
        self.perform = perform
        let (preview, previewQuery, rest) = Self.preview(path)
        let (request, query, path) = sealer.open(rest)
        (self.preview, self.request, self.path) = (preview, request, path)
        self.query = query ?? previewQuery
    }

    /// Returns the path without the parts of its query that are the page's own.
    func rest(of path: String) -> String { sealer.open(Self.preview(path).rest).rest }

    /// Divides a path of `oriel previews`. For other servers, all of it belongs to the app.
    private static func preview(_ path: String) -> (address: PreviewAddress?, query: String?, rest: String) {
        #if DEBUG
        if PreviewMode.current != nil { return PreviewAddress.open(path) }
        #endif
        return (nil, nil, path)
    }

    func open(_ request: WindowRequest) -> Bool {
        guard let query = sealer.query(for: request) else { return false }
        perform(.open(url: "/?\(query)"))
        return true
    }

    func close() { perform(.close) }

    /// Adds the request to an address of the navigation, so that a reload shows the same window.
    func address(_ path: String) -> String {
        guard let query else { return path }
        return path + (path.contains("?") ? "&" : "?") + query
    }
}
