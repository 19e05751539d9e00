// MARK: What waits
//
// Fields that wait leave holes in what is written. The document
//
//     { moment { title author { name } } }
//
// whose author waits is first written as `{"moment":{"title":"t","author":}}` with a hole at byte 31. When the author is
// there, it is written at the end of the same buffer, `{"name":"Jake"}`, as the hole's region; at last the regions are
// copied together. What is written in a region may have holes again.
//
// A value that must not be null and is, makes the innermost value around it null that may be. While fields are written
// without waiting this is a cut at the buffer's end (`writeNullable`). Around a hole that value may be written already:
// so when a hole is made, each open nullable position gets a frame, which knows its bytes and the frame around it. A
// frame that becomes null is skipped when regions are copied.

/// A value that is waited for.
struct Hole {
    /// Finds the value and hands it to `Execution.fill`.
    let run: @Sendable (Execution, Int) async -> Void
    /// Where in the buffer it belongs.
    let position: Int
    let path: [Int]
    let depth: Int
    /// The innermost frame that becomes null with it; its own when it may be null.
    let frame: Int
    /// Where its value is written; nil until then.
    var region: Range<Int>?
    /// How many bytes at the end of its region stand for nothing.
    var padding = 0
}

/// A value that may be null and has holes.
struct Frame {
    /// The response as a whole.
    static let root = -1

    let parent: Int
    /// Where it is written; for a frame of a hole nothing.
    var start: Int
    var end: Int
    var isNull = false
}

/// A value that may be null and is being written.
struct OpenPosition {
    static let noFrame = -2

    let start: Int
    var frame: Int
}

extension Execution {
    /// Leaves a hole for the value of a field, or of an item of its list.
    ///
    /// - Parameter run: Finds the value, then calls `fill` with the number of the hole.
    /// - Returns: True: so far, nothing is null.
    func suspend(isNullable: Bool, _ run: @escaping @Sendable (Execution, Int) async -> Void) -> Bool {
        var frame = enclosingFrame()
        if isNullable {
            frames.append(Frame(parent: frame, start: buffer.count, end: buffer.count))
            frame = frames.count - 1
        }
        holes.append(Hole(run: run, position: buffer.count, path: path, depth: depth, frame: frame))
        return true
    }

    /// The innermost open position as a frame; those around it become frames too.
    private func enclosingFrame() -> Int {
        var parent = baseFrame
        for index in openPositions.indices {
            if openPositions[index].frame == OpenPosition.noFrame {
                frames.append(Frame(parent: parent, start: openPositions[index].start, end: .max))
                openPositions[index].frame = frames.count - 1
            }
            parent = openPositions[index].frame
        }
        return parent
    }

    /// Writes the value of a hole.
    ///
    /// - Parameter write: False when it is null where none may be.
    func fill(_ index: Int, _ write: () -> Bool) {
        let hole = holes[index]
        guard !isNull(hole.frame) else { return }
        path = hole.path
        depth = hole.depth
        baseFrame = hole.frame
        let start = buffer.count
        let firstHole = holes.count
        if write() {
            // What waits once more has written nothing yet. A byte, which is not copied, tells its region from the one
            // that will be written at the same place.
            if buffer.count == start {
                buffer.append(UInt8(ascii: " "))
                holes[index].padding = 1
            }
            holes[index].region = start..<buffer.count
        } else {
            holes.removeSubrange(firstHole...)
            buffer.truncate(to: start)
            setNull(hole.frame)
        }
        startHoles()
    }

    /// Begins to fill the holes that were left since the last time.
    func startHoles() {
        guard let executor else { return }
        while startedHoles < holes.count {
            let index = startedHoles
            startedHoles += 1
            let run = holes[index].run
            executor.start { await run(self, index) }
        }
    }

    /// Whether a frame, or one around it, is null already.
    func isNull(_ frame: Int) -> Bool {
        var frame = frame
        while frame != Frame.root {
            if frames[frame].isNull { return true }
            frame = frames[frame].parent
        }
        return isRootNull
    }

    func setNull(_ frame: Int) {
        if frame == Frame.root { isRootNull = true } else { frames[frame].isNull = true }
    }

    // MARK: Together

    /// Copies the regions together.
    func assemble(_ root: Range<Int>, into output: inout ResponseBuffer) {
        guard !isRootNull else { return output.appendNull() }
        let nulls = frames.filter { $0.isNull && $0.start != $0.end }.sorted { $0.start < $1.start }
        buffer.withBytes { bytes in
            Assembly(bytes: bytes, holes: holes, frames: frames, nulls: nulls).copy(root, into: &output)
        }
    }
}

/// The copying of what was written in pieces.
private struct Assembly {
    let bytes: UnsafeBufferPointer<UInt8>
    /// By position, as they were made.
    let holes: [Hole]
    let frames: [Frame]
    /// What became null after it was written, by where it begins.
    let nulls: [Frame]

    /// Copies a region, with the regions of its holes. Recursive: at most as deep as the response, which is bounded.
    ///
    /// - Parameter padding: How many bytes at its end are left out.
    func copy(_ region: Range<Int>, padding: Int = 0, into output: inout ResponseBuffer) {
        var position = region.lowerBound
        var hole = holes.partitioningIndex { $0.position >= region.lowerBound }
        var null = nulls.partitioningIndex { $0.start >= region.lowerBound }
        while true {
            let nextHole = hole < holes.count ? holes[hole].position : Int.max
            let nextNull = null < nulls.count ? nulls[null].start : Int.max
            let next = min(nextHole, nextNull)
            guard next < region.upperBound else { break }
            output.append(UnsafeBufferPointer(rebasing: bytes[position..<next]))
            if nextNull <= nextHole {
                output.appendNull()
                position = nulls[null].end
                while null < nulls.count && nulls[null].start < position { null += 1 }
                while hole < holes.count && holes[hole].position < position { hole += 1 }
            } else {
                let frame = holes[hole].frame
                if let region = holes[hole].region, frame == Frame.root || !frames[frame].isNull {
                    copy(region, padding: holes[hole].padding, into: &output)
                } else {
                    output.appendNull()
                }
                position = next
                hole += 1
            }
        }
        output.append(UnsafeBufferPointer(rebasing: bytes[position..<region.upperBound - padding]))
    }
}

extension Array {
    /// The index of the first element of a sorted array for which a condition is true.
    func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
