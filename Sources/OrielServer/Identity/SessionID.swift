/// A globally unique session identifier: the ID of its worker, then 104 random bits.
struct SessionID: Hashable, Sendable {
    static let byteCount = 16
    let bytes: [UInt8]

    /// Creates a random identifier.
    init(worker: WorkerID = .none) {
        var generator = SystemRandomNumberGenerator()
        bytes =
            worker.bytes
            + (WorkerID.byteCount..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = Array(bytes)
    }

    /// The worker that created the session.
    var worker: WorkerID { WorkerID(prefixOf: bytes) ?? .none }

    /// The part that stays the same when another worker takes over the session.
    var origin: ArraySlice<UInt8> { bytes[WorkerID.byteCount...] }

    /// Returns the identifier of the same session in another worker.
    func moved(to worker: WorkerID) -> SessionID {
        SessionID(worker.bytes + origin) ?? self
    }
}
