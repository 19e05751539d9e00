public import Foundation

// Implementations for the actions of `onDelete` and `onMove`; part of SwiftUI on Apple's systems too.

extension RangeReplaceableCollection where Index == Int {
    /// Removes the elements at the given positions.
    ///
    /// - Complexity: O(*n*) in the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let last = offsets.last else { return }
        precondition(last < count, "remove(atOffsets:): offset \(last) is past the end, there are \(count) elements.")
        var kept = Self()
        kept.reserveCapacity(count - offsets.count)
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at the given positions, keeping their order, to before the element at `destination`.
    ///
    ///     var letters = ["a", "b", "c", "d"]
    ///     letters.move(fromOffsets: [0, 3], toOffset: 2)  // b, a, d, c
    ///
    /// - Parameter destination: An offset in the collection before the move. The length of the collection moves the
    ///   elements to the end.
    /// - Complexity: O(*n*) in the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        precondition(
            (0...count).contains(destination) && (source.last ?? -1) < count,
            "move(fromOffsets:toOffset:): an offset is past the end, there are \(count) elements."
        )
        let old = Array(self)
        let staying = old.indices.filter { !source.contains($0) }
        let order = staying.filter { $0 < destination } + source + staying.filter { $0 >= destination }
        for (index, offset) in zip(indices, order) { self[index] = old[offset] }
    }
}
