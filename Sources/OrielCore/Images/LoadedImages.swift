/// The outcomes of the image loads in the browser of one session.
///
/// Addresses are kept as hashes of 8 bytes, because a page may show a hundred images, each with an address of a hundred
/// bytes. Two of 1,000 addresses have the same hash in one of 10^13 sessions; the images then share a size.
@MainActor
final class LoadedImages: GraphExtension {
    /// The hash of an address.
    fileprivate typealias Key = Int

    /// The maximum number of addresses, 1,000 by default. Users do not scroll back further, and it takes less than 50
    /// KB.
    private let limit: Int
    private var current: [Key: PixelSize] = [:]
    /// The addresses before `current`. Half of all addresses are evicted at a time, so both insertion and eviction are
    /// cheap.
    private var previous: [Key: PixelSize] = [:]
    /// The images that mounted views read.
    private var sources: [Key: ImageSource] = [:]

    init(limit: Int) { self.limit = limit }

    convenience init(graph: ViewGraph) { self.init(limit: 1000) }

    /// The number of images that mounted views read.
    var readCount: Int { sources.count }

    /// Returns the outcome of loading an image; nil if unknown. Invalidates the reader when the outcome is known.
    func outcome(of address: String) -> ImageOutcome? {
        let key = address.hashValue
        guard Evaluation.node != nil else { return size(of: key).map { .loaded($0) } }
        let source: ImageSource
        if let known = sources[key] {
            source = known
        } else {
            source = ImageSource(key, of: self)
            source.outcome = size(of: key).map { .loaded($0) }
            sources[key] = source
        }
        source.noteRead()
        return source.outcome
    }

    /// Records an outcome. A failure is dropped with the last view that shows it, so that the next view tries again.
    func note(_ address: String, _ outcome: ImageOutcome) {
        let key = address.hashValue
        if case .loaded(let size) = outcome { insert(key, size) }
        guard let source = sources[key], source.outcome != outcome else { return }
        source.outcome = outcome
        source.invalidateReaders()
    }

    /// The size of an image that the browser has loaded.
    func size(of address: String) -> PixelSize? { size(of: address.hashValue) }

    func insert(_ address: String, _ size: PixelSize) { insert(address.hashValue, size) }

    private func size(of key: Key) -> PixelSize? { current[key] ?? previous[key] }

    private func insert(_ key: Key, _ size: PixelSize) {
        current[key] = size
        guard current.count >= limit / 2 else { return }
        previous = current
        current = [:]
    }

    fileprivate func forget(_ key: Key) { sources[key] = nil }
}

/// The outcome of loading one image, kept while a view reads it.
private final class ImageSource: DependencySource {
    var outcome: ImageOutcome?
    private let key: LoadedImages.Key
    private weak var images: LoadedImages?

    init(_ key: LoadedImages.Key, of images: LoadedImages) {
        self.key = key
        self.images = images
    }

    override var announcesChanges: Bool { true }

    /// Browsers report outcomes as events. Only a failure would be lost.
    override var changesOnlyInEvents: Bool { outcome != .failed }

    override func lastReaderDidLeave() { images?.forget(key) }
}

extension ViewGraph {
    /// The images cached by this session's browser.
    var loadedImages: LoadedImages { self[LoadedImages.self] }
}
