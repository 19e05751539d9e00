/// What is known of the images that the browser of one session has been asked to load.
///
/// Addresses are kept as text: a parsed `URL` takes five times as much.
@MainActor
final class LoadedImages {
    /// More addresses than anybody scrolls back to, and still less than 100 KB.
    private let limit: Int
    private var current: Set<String> = []
    /// Those before; half of what is known is forgotten at a time, which keeps both steps cheap.
    private var previous: Set<String> = []
    /// Those somebody looks at.
    private var sources: [String: ImageSource] = [:]

    init(limit: Int = 1000) { self.limit = limit }

    /// Whether the browser has an image; nil if nobody knows. Who asks is asked again when that is known.
    func outcome(of address: String) -> Bool? {
        guard Evaluation.node != nil else { return contains(address) ? true : nil }
        let source: ImageSource
        if let known = sources[address] {
            source = known
        } else {
            source = ImageSource { [weak self] in self?.sources[address] = nil }
            source.outcome = contains(address) ? true : nil
            sources[address] = source
        }
        source.noteRead()
        return source.outcome
    }

    /// A failure is forgotten with the last view that shows it: the next one tries again.
    func note(_ address: String, succeeded: Bool) {
        if succeeded { insert(address) }
        guard let source = sources[address], source.outcome != succeeded else { return }
        source.outcome = succeeded
        source.invalidateReaders()
    }

    func contains(_ address: String) -> Bool { current.contains(address) || previous.contains(address) }

    func insert(_ address: String) {
        current.insert(address)
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
