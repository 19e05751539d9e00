/// The outcomes of the image loads in the browser of one session.
///
/// Addresses are kept as text: a parsed `URL` takes five times the memory.
@MainActor
final class LoadedImages: GraphExtension {
    /// The maximum number of addresses, 1,000 by default. Users do not scroll back further, and it takes less than 100
    /// KB.
    private let limit: Int
    private var current: [String: PixelSize] = [:]
    /// The addresses before `current`. Half of all addresses are evicted at a time, so both insertion and eviction are
    /// cheap.
    private var previous: [String: PixelSize] = [:]
    /// The images that mounted views read.
    private var sources: [String: ImageSource] = [:]

    init(limit: Int) { self.limit = limit }

    convenience init(graph: ViewGraph) { self.init(limit: 1000) }

    /// Returns the outcome of loading an image; nil if unknown. Invalidates the reader when the outcome is known.
    func outcome(of address: String) -> ImageOutcome? {
        guard Evaluation.node != nil else { return size(of: address).map { .loaded($0) } }
        let source: ImageSource
        if let known = sources[address] {
            source = known
        } else {
            source = ImageSource { [weak self] in self?.sources[address] = nil }
            source.outcome = size(of: address).map { .loaded($0) }
            sources[address] = source
        }
        source.noteRead()
        return source.outcome
    }

    /// Records an outcome. A failure is dropped with the last view that shows it, so that the next view tries again.
    func note(_ address: String, _ outcome: ImageOutcome) {
        if case .loaded(let size) = outcome { insert(address, size) }
        guard let source = sources[address], source.outcome != outcome else { return }
        source.outcome = outcome
        source.invalidateReaders()
    }

    /// The size of an image that the browser has loaded.
    func size(of address: String) -> PixelSize? { current[address] ?? previous[address] }

    func insert(_ address: String, _ size: PixelSize) {
        current[address] = size
        guard current.count >= limit / 2 else { return }
        previous = current
        current = [:]
    }
}

/// The outcome of loading one image, kept while a view reads it.
private final class ImageSource: DependencySource {
    var outcome: ImageOutcome?
    private let forget: () -> Void

    init(forget: @escaping () -> Void) { self.forget = forget }

    override var announcesChanges: Bool { true }

    override func lastReaderDidLeave() { forget() }
}

extension ViewGraph {
    /// The images cached by this session's browser.
    var loadedImages: LoadedImages { self[LoadedImages.self] }
}
