internal import OrielCore
internal import OrielProtocol

/// The windows that a page opens: tabs of the browser, at addresses that say what they show.
@MainActor
final class PageWindows: WindowHost {
    private let sealer: WindowSealer
    private let perform: (ClientCommand) -> Void
    /// What the page's own window shows, if the app has opened it.
    let request: WindowRequest?
    /// The path of the page without the request.
    let path: String
    private let query: String?

    init(path: String, sealer: WindowSealer, perform: @escaping (ClientCommand) -> Void) {
        self.sealer = sealer
        self.perform = perform
        (request, query, self.path) = sealer.open(path)
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
