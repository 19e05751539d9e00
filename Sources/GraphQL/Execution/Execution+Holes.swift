// MARK: Holes
//
// A suspended field leaves a hole in the output. The document
//
//     { moment { title author { name } } }
//
// with a suspended author is first written as `{"moment":{"title":"t","author":}}` with a hole at byte 31. When the
// author has loaded, its value `{"name":"Jake"}` is appended to the same buffer as the region of the hole. At the end
// the regions are joined. A region can itself contain holes.
//
// A null in a non-null position makes the innermost enclosing nullable value null. While fields are written without
// suspending, this truncates the buffer (`writeNullable`). The nullable value around a hole may already be written in
// full. Therefore every open nullable position gets a frame when a hole is created; the frame records its byte range
// and its parent frame. Frames that became null are skipped when the regions are joined.

/// A pending value.
struct Hole {
    /// Loads the value and passes it to `Execution.fill`.
    let run: @Sendable (Execution, Int) async -> Void
    /// The offset in the buffer at which the value is inserted.
    let position: Int
    let path: [Int]
    let depth: Int
    /// The innermost frame that becomes null together with the value; the hole's own frame when the value is nullable.
    let frame: Int
    /// The bytes of the written value; nil until it is written.
    var region: Range<Int>?
    /// The number of padding bytes at the end of the region, which are not copied.
    var padding = 0
}

/// A nullable value with holes inside.
struct Frame {
    /// The parent index that denotes the whole response.
    static let root = -1

    let parent: Int
    /// The byte range of the value; empty for the frame of a nullable hole.
    var start: Int
    var end: Int
    var isNull = false
}

/// A nullable value that is being written.
struct OpenPosition {
    static let noFrame = -2

    let start: Int
    var frame: Int
}

extension Execution {
    /// Leaves a hole for the value of a field or of a list item.
    ///
    /// - Parameter run: Loads the value, then calls `fill` with the index of the hole.
    /// - Returns: True, because nothing is null so far.
    func suspend(isNullable: Bool, _ run: @escaping @Sendable (Execution, Int) async -> Void) -> Bool {
        var frame = enclosingFrame()
        if isNullable {
            frames.append(Frame(parent: frame, start: buffer.count, end: buffer.count))
            frame = frames.count - 1
        }
        holes.append(Hole(run: run, position: buffer.count, path: path, depth: depth, frame: frame))
        return true
    }

    /// Returns the frame of the innermost open position. Creates frames for all open positions that have none.
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
    /// - Parameter write: Returns false when the value is null in a non-null position.
    func fill(_ index: Int, _ write: () -> Bool) {
        let hole = holes[index]
        guard !isNull(hole.frame) else { return }
        path = hole.path
        depth = hole.depth
        baseFrame = hole.frame
        let start = buffer.count
        let firstHole = holes.count
        if write() {
            // A value that suspended again has written nothing yet. One padding byte, which is not copied, separates
            // its region from the next region at the same offset.
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

    /// Starts the holes that were added since the last call.
    func startHoles() {
        guard let executor else { return }
        while startedHoles < holes.count {
            let index = startedHoles
            startedHoles += 1
            let run = holes[index].run
            executor.start { await run(self, index) }
        }
    }

    /// Returns whether a frame or one of its parents is null.
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

    // MARK: Assembly

    /// Joins the regions into `output`.
    func assemble(_ root: Range<Int>, into output: inout ResponseBuffer) {
        guard !isRootNull else { return output.appendNull() }
        let nulls = frames.filter { $0.isNull && $0.start != $0.end }.sorted { $0.start < $1.start }
        buffer.withBytes { bytes in
            Assembly(bytes: bytes, holes: holes, frames: frames, nulls: nulls).copy(root, into: &output)
        }
    }
}

/// An operation that joins the regions of a response.
private struct Assembly {
    let bytes: UnsafeBufferPointer<UInt8>
    /// In order of creation, which is also the order of their positions.
    let holes: [Hole]
    let frames: [Frame]
    /// The written values that became null afterwards, ordered by start.
    let nulls: [Frame]

    /// Copies a region with the regions of its holes. Recursion is at most as deep as the response, which is bounded.
    ///
    /// - Parameter padding: The number of bytes to omit at the end of the region.
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
    /// Returns the index of the first element of a sorted array that satisfies the predicate.
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
