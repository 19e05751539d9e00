/// A sequence of numbers of which most follow the previous one, stored as runs; the ids of a page take a few bytes.
package struct NumberRuns: Sendable, Sequence {
    private var runs: [(first: UInt32, count: UInt32)] = []
    package private(set) var count = 0

    package init() {}

    package mutating func append(_ number: UInt32) {
        count += 1
        if let last = runs.last, last.first &+ last.count == number {
            runs[runs.count - 1].count += 1
        } else {
            runs.append((number, 1))
        }
    }

    /// Releases spare capacity.
    package mutating func shrink() { runs = runs.withUnsafeBufferPointer { Array($0) } }

    package func makeIterator() -> Iterator { Iterator(runs: runs) }

    package struct Iterator: IteratorProtocol {
        fileprivate let runs: [(first: UInt32, count: UInt32)]
        private var run = 0
        private var offset: UInt32 = 0

        fileprivate init(runs: [(first: UInt32, count: UInt32)]) { self.runs = runs }

        package mutating func next() -> UInt32? {
            guard run < runs.count else { return nil }
            defer {
                offset += 1
                if offset == runs[run].count { (run, offset) = (run + 1, 0) }
            }
            return runs[run].first + offset
        }
    }
}
