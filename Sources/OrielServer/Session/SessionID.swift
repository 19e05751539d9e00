/// Names a session among all there ever are; drawn at random.
struct SessionID: Hashable, Sendable {
    static let byteCount = 16
    let bytes: [UInt8]

    /// Draws a new name.
    init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = Array(bytes)
    }
}
