/// The frames a client has not acknowledged, kept for a reconnect.
struct ReplayBuffer: Sendable {
    private(set) var frames: [PageFrame] = []
    private(set) var byteCount = 0
    /// The highest frame number the buffer has let go: a client that has it, or a later one, can be served.
    private(set) var floor: UInt32 = 0
    /// The number of the frame that was added last; 0 for none.
    private(set) var newest: UInt32 = 0
    let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// Adds a frame that was sent. Beyond the capacity the whole buffer is given up: a part of it helps nobody.
    mutating func append(_ frame: PageFrame) {
        newest = frame.number
        guard byteCount + frame.bytes.count <= capacity else { return drop() }
        frames.append(frame)
        byteCount += frame.bytes.count
    }

    /// Forgets the frames up to a number. A number that was never sent says nothing and is ignored.
    mutating func acknowledge(_ number: UInt32) {
        guard number <= newest else { return }
        let known = frames.prefix { $0.number <= number }
        byteCount -= known.reduce(0) { $0 + $1.bytes.count }
        frames.removeFirst(known.count)
        floor = max(floor, number)
    }

    /// The frames after a number; nil if they are not all there.
    func frames(after number: UInt32) -> [PageFrame]? {
        guard number >= floor, number <= newest else { return nil }
        return frames.filter { $0.number > number }
    }

    /// Gives all frames up.
    mutating func drop() {
        frames.removeAll()
        byteCount = 0
        floor = newest
    }
}
