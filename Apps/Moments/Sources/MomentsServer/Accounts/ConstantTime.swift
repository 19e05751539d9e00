/// Comparing secrets.
enum ConstantTime {
    /// Whether two texts of bytes are equal; how long it takes says nothing about where they differ.
    static func equal(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
