import Foundation

/// The images that the browser of one session has loaded lately.
@MainActor
final class LoadedImages {
    /// More addresses than anybody scrolls back to, and still less than 100 KB.
    private let limit: Int
    private var current: Set<URL> = []
    /// Those before; half of what is known is forgotten at a time, which keeps both steps cheap.
    private var previous: Set<URL> = []

    init(limit: Int = 1000) { self.limit = limit }

    func contains(_ url: URL) -> Bool { current.contains(url) || previous.contains(url) }

    func insert(_ url: URL) {
        current.insert(url)
        guard current.count >= limit / 2 else { return }
        previous = current
        current = []
    }
}
