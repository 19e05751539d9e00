extension Array {
    /// Moves the elements to memory of exactly their size, for an array that lives long.
    package mutating func removeSpareCapacity() {
        guard capacity > count else { return }
        self = withUnsafeBufferPointer { Array($0) }
    }
}
