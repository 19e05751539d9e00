/// The outcomes of the image loads in the browser of one session.
///
/// Addresses are kept as text: a parsed `URL` takes five times the memory.
@MainActor
final class LoadedImages: GraphExtension {
    /// The maximum number of addresses, 1,000 by default. Users do not scroll back further, and it takes less than 100
    /// KB.
    private let limit: Int
    private var current: Set<String> = []
    /// The addresses before `current`. Half of all addresses are evicted at a time, so both insertion and eviction are
    /// cheap.
    private var previous: Set<String> = []
    /// The images that mounted views read.
    private var sources: [String: ImageSource] = [:]

    init(limit: Int) { self.limit = limit }

    convenience init(graph: ViewGraph) { self.init(limit: 1000) }

    /// Returns whether the browser has loaded an image; nil if unknown. Invalidates the reader when the outcome is
    /// known.
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

    /// Records an outcome. A failure is dropped with the last view that shows it, so that the next view tries again.
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

/// The outcome of loading one image, kept while a view reads it.
private final class ImageSource: DependencySource {
    var outcome: Bool?
    private let forget: () -> Void

    init(forget: @escaping () -> Void) { self.forget = forget }

    override var announcesChanges: Bool { true }

    override func lastReaderDidLeave() { forget() }
}

extension ViewGraph {
    /// The images cached by this session's browser.
    var loadedImages: LoadedImages { self[LoadedImages.self] }
}
