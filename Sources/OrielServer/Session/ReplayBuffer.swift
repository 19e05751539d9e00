/// The frames that a client has not acknowledged, kept for a reconnect.
struct ReplayBuffer: Sendable {
    private(set) var frames: [PageFrame] = []
    private(set) var byteCount = 0
    /// The highest frame number the buffer has dropped. A client that has this frame or a later one can resume.
    private(set) var floor: UInt32 = 0
    /// The number of the last frame added; 0 for none.
    private(set) var newest: UInt32 = 0
    /// The number of the last frame that the client has acknowledged; 0 for none.
    private var acknowledged: UInt32 = 0
    let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// The number of frames that the client has not acknowledged, including those that the buffer has dropped.
    var unacknowledgedCount: Int { Int(newest - acknowledged) }

    /// Adds a sent frame. If the capacity is exceeded, drops the whole buffer: part of it is of no use.
    mutating func append(_ frame: PageFrame) {
        newest = frame.number
        guard byteCount + frame.bytes.count <= capacity else { return drop() }
        frames.append(frame)
        byteCount += frame.bytes.count
    }

    /// Removes the frames up to a number. Ignores numbers that were never sent.
    mutating func acknowledge(_ number: UInt32) {
        guard number <= newest else { return }
        let known = frames.prefix { $0.number <= number }
        byteCount -= known.reduce(0) { $0 + $1.bytes.count }
        frames.removeFirst(known.count)
        floor = max(floor, number)
        acknowledged = max(acknowledged, number)
    }

    /// Returns the frames after a number; nil if some of them have been dropped.
    func frames(after number: UInt32) -> [PageFrame]? {
        guard number >= floor, number <= newest else { return nil }
        return frames.filter { $0.number > number }
    }

    /// Removes all frames.
    mutating func drop() {
        frames.removeAll()
        byteCount = 0
        floor = newest
    }
}
