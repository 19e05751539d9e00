/// The shortest sequence of patches from one list of sibling elements to another.
///
///     old [a b c d]   new [d a x c]   gives   remove b, insert x before c, move d before a
///
/// Elements that keep their relative order are not moved (a longest increasing subsequence); only the others are.
@MainActor
struct ElementDifference {
    /// The elements currently shown by the renderer.
    let old: [Element.ID]
    /// The elements to show; those the renderer does not know yet are described in full.
    let new: [ElementNode]
    let parent: Element.ID?
    /// The unchanged element after the list; nil if the list extends to the end of its parent.
    let following: Element.ID?

    func patches(animation: Animation?) -> [Patch] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start].id { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1].id {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return [] }

        var operations: [Patch.Operation] = []
        let next = newEnd < new.count ? new[newEnd].id : following
        let kept = removals(old[start..<oldEnd], new: new[start..<newEnd], to: &operations)
        let staying = moves(of: kept, to: &operations)
        placements(new[start..<newEnd], staying: staying, before: next, to: &operations)
        return operations.map { Patch($0, animation: animation) }
    }

    /// Removes elements that are not in the new list.
    ///
    /// - Returns: For each remaining element, in the old order, its position in the new list.
    private func removals(
        _ old: ArraySlice<Element.ID>,
        new: ArraySlice<ElementNode>,
        to operations: inout [Patch.Operation]
    ) -> [(id: Element.ID, position: Int)] {
        guard !old.isEmpty else { return [] }
        // If the number is unchanged, most elements keep their positions; only the others are looked up.
        let keepsPlaces = old.count == new.count
        var positions: [Element.ID: Int] = [:]
        for (position, node) in zip(new.indices, new) where node.isAnnounced {
            if !keepsPlaces || old[position] != node.id { positions[node.id] = position }
        }
        var kept: [(id: Element.ID, position: Int)] = []
        kept.reserveCapacity(old.count)
        for (index, id) in zip(old.indices, old) {
            if keepsPlaces, new[index].id == id {
                kept.append((id, index))
            } else if let position = positions[id] {
                kept.append((id, position))
            } else {
                operations.append(.remove(id))
            }
        }
        return kept
    }

    /// Decides which elements stay in place; if very many move, reorders all of them with one permutation.
    ///
    /// - Returns: The elements that need no individual move; nil if no element needs one.
    private func moves(
        of kept: [(id: Element.ID, position: Int)],
        to operations: inout [Patch.Operation]
    ) -> Set<Element.ID>? {
        let staying = longestIncreasingSubsequence(kept.map(\.position))
        if staying.count == kept.count { return nil }
        // A move names two elements, about six bytes; a permutation takes one index per element, of as few bits as
        // possible.
        let bitsPerIndex = kept.count <= 1 ? 1 : Int.bitWidth - (kept.count - 1).leadingZeroBitCount
        let moveCount = kept.count - staying.count
        if moveCount > 2, moveCount * 48 > kept.count * bitsPerIndex {
            let order = kept.indices.sorted { kept[$0].position < kept[$1].position }
            operations.append(.permute(first: kept[0].id, order: order.map(UInt32.init)))
            return nil
        }
        return Set(staying.map { kept[$0].id })
    }

    /// Inserts new elements and moves others, from the end, so that the following element is always already in place.
    private func placements(
        _ new: ArraySlice<ElementNode>,
        staying: Set<Element.ID>?,
        before following: Element.ID?,
        to operations: inout [Patch.Operation]
    ) {
        var next = following
        var insertion: [ElementTree] = []
        func flushInsertion() {
            guard !insertion.isEmpty else { return }
            operations.append(.insert(insertion.reversed(), parent: parent, before: next))
            next = insertion.last?.id
            insertion.removeAll()
        }
        for node in new.reversed() {
            if !node.isAnnounced {
                var trees: [ElementTree] = []
                node.appendTrees(to: &trees)
                insertion += trees
                continue
            }
            flushInsertion()
            if let staying, !staying.contains(node.id) { operations.append(.move(node.id, before: next)) }
            next = node.id
        }
        flushInsertion()
    }
}

/// Returns the positions of a longest increasing subsequence.
///
/// - Complexity: O(*n* log *n*).
package func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var (low, high) = (0, tails.count)
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.append(index)
        index = previous[index]
    }
    return result.reversed()
}
