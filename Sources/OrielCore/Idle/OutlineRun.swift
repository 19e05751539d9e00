import Synchronization

/// Outlines that follow one another. Equal runs are one shared object across sessions: a page of 700 elements has a hundred
/// outlines, and a list of them for each session would take as much memory as what is unique to it.
package final class OutlineRun: Sendable {
    package let outlines: [ElementOutline]
    private let key: Int

    private init(_ outlines: [ElementOutline], key: Int) {
        self.outlines = outlines
        self.key = key
    }

    deinit { Self.known.withLock { $0.remove(ObjectIdentifier(self), for: key) } }

    private static let known = Mutex(SharedObjects<OutlineRun>())

    /// Returns the run of these outlines: an existing one if possible, or a new one.
    static func of(_ outlines: [ElementOutline]) -> OutlineRun {
        var hasher = Hasher()
        for outline in outlines { hasher.combine(ObjectIdentifier(outline)) }
        let key = hasher.finalize()
        var met: [OutlineRun] = []
        return known.withLock { known in
            known.object(for: key, keeping: &met) {
                $0.outlines.elementsEqual(outlines, by: ===)
            } make: {
                OutlineRun(outlines, key: key)
            }
        }
    }

    /// Whether a run ends after an outline: about every sixteenth. The outline itself decides, so that pages which differ
    /// in some outlines have the same runs before and after them.
    static func ends(after outline: ElementOutline) -> Bool { ObjectIdentifier(outline).hashValue & 15 == 0 }
}
