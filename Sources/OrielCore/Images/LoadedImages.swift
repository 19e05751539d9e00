import Foundation

/// What is known of the images that the browser of one session has been asked to load.
@MainActor
final class LoadedImages {
    /// More addresses than anybody scrolls back to, and still less than 100 KB.
    private let limit: Int
    private var current: Set<URL> = []
    /// Those before; half of what is known is forgotten at a time, which keeps both steps cheap.
    private var previous: Set<URL> = []
    /// Those somebody looks at.
    private var sources: [URL: ImageSource] = [:]

    init(limit: Int = 1000) { self.limit = limit }

    /// Whether the browser has an image; nil if nobody knows. Who asks is asked again when that is known.
    func outcome(of url: URL) -> Bool? {
        guard Evaluation.node != nil else { return contains(url) ? true : nil }
        let source: ImageSource
        if let known = sources[url] {
            source = known
        } else {
            source = ImageSource { [weak self] in self?.sources[url] = nil }
            source.outcome = contains(url) ? true : nil
            sources[url] = source
        }
        source.noteRead()
        return source.outcome
    }

    /// A failure is forgotten with the last view that shows it: the next one tries again.
    func note(_ url: URL, succeeded: Bool) {
        if succeeded { insert(url) }
        guard let source = sources[url], source.outcome != succeeded else { return }
        source.outcome = succeeded
        source.invalidateReaders()
    }

    func contains(_ url: URL) -> Bool { current.contains(url) || previous.contains(url) }

    func insert(_ url: URL) {
        current.insert(url)
        guard current.count >= limit / 2 else { return }
        previous = current
        current = []
    }
}

/// The outcome of loading one image, as long as somebody shows it.
private final class ImageSource: DependencySource {
    var outcome: Bool?
    private let forget: () -> Void

    init(forget: @escaping () -> Void) { self.forget = forget }

    override var canBeAwaited: Bool { true }

    override func lastReaderDidLeave() { forget() }
}
