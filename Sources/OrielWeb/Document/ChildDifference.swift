import OrielCore

/// The changes that turn the children of a node into others.
///
/// Applied in this order: removals, reordering (or single moves), insertions.
struct ChildDifference {
    /// Runs of removed siblings, as ranges of the old list.
    private(set) var removals: [Range<Int>] = []
    /// The order of all remaining nodes between the first and the last difference, if it is shorter than single moves.
    private(set) var order: (first: DOMNode, indices: [Int])?
    /// Sorted from the end, so that the node before which another is placed is already in place.
    private(set) var moves: [(node: DOMNode, before: DOMNode?)] = []
    private(set) var insertions: [(nodes: [DOMNode], before: DOMNode?)] = []

    init(from old: [DOMNode], to new: [DOMNode]) {
        var start = 0
        while start < min(old.count, new.count), old[start] === new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return }
        let following = newEnd < new.count ? new[newEnd] : nil
        let kept = keep(old, start..<oldEnd, of: new[start..<newEnd])
        arrange(kept, as: new[start..<newEnd].filter { $0.number != 0 }, before: following)
        insert(new[start..<newEnd], before: following)
    }

    /// Removes the nodes that are not in the new list.
    ///
    /// - Returns: The remaining nodes in the old order.
    private mutating func keep(_ old: [DOMNode], _ range: Range<Int>, of new: ArraySlice<DOMNode>) -> [DOMNode] {
        guard !range.isEmpty else { return [] }
        let staying = Set(new.lazy.filter { $0.number != 0 }.map(ObjectIdentifier.init))
        var kept: [DOMNode] = []
        for index in range {
            if staying.contains(ObjectIdentifier(old[index])) {
                kept.append(old[index])
            } else if let last = removals.last, last.upperBound == index {
                removals[removals.count - 1] = last.lowerBound..<(index + 1)
            } else {
                removals.append(index..<(index + 1))
            }
        }
        return kept
    }

    private mutating func arrange(_ old: [DOMNode], as new: [DOMNode], before following: DOMNode?) {
        guard zip(old, new).contains(where: { $0 !== $1 }) else { return }
        var newPositions: [ObjectIdentifier: Int] = [:]
        for (position, node) in new.enumerated() { newPositions[ObjectIdentifier(node)] = position }
        let positions = old.map { newPositions[ObjectIdentifier($0)] ?? 0 }
        let staying = longestIncreasingSubsequence(positions)
        // A move takes about six bytes, a permutation the bits of one index per node.
        let bitsPerIndex = Int.bitWidth - (old.count - 1).leadingZeroBitCount
        let moveCount = old.count - staying.count
        if moveCount > 2, moveCount * 48 > old.count * bitsPerIndex {
            order = (old[0], old.indices.sorted { positions[$0] < positions[$1] })
            return
        }
        let still = Set(staying.map { ObjectIdentifier(old[$0]) })
        var next = following
        for node in new.reversed() {
            if !still.contains(ObjectIdentifier(node)) { moves.append((node, next)) }
            next = node
        }
    }

    private mutating func insert(_ new: ArraySlice<DOMNode>, before following: DOMNode?) {
        var nodes: [DOMNode] = []
        for node in new {
            if node.number == 0 {
                nodes.append(node)
            } else if !nodes.isEmpty {
                insertions.append((nodes, node))
                nodes.removeAll()
            }
        }
        if !nodes.isEmpty { insertions.append((nodes, following)) }
    }
}
