/// A sequence of numbers of which most follow the previous one, stored as runs; the ids of a page take a few bytes.
///
/// A run is the distance of its first number from the end of the run before, and its length. Both take seven bits to a byte.
package struct NumberRuns: Sendable, Sequence {
    private var runs: [UInt8] = []
    /// The end of the runs that are written.
    private var end: UInt32 = 0
    /// The run that is not written yet, because it can grow.
    private var last: (first: UInt32, count: UInt32) = (0, 0)
    package private(set) var count = 0

    package init() {}

    package mutating func append(_ number: UInt32) {
        count += 1
        if last.count > 0, last.first &+ last.count == number {
            last.count += 1
        } else {
            write()
            last = (number, 1)
        }
    }

    /// Releases spare capacity.
    package mutating func shrink() { runs.removeSpareCapacity() }

    private mutating func write() {
        guard last.count > 0 else { return }
        write(last.first &- end)
        write(last.count)
        end = last.first &+ last.count
    }

    private mutating func write(_ value: UInt32) {
        var rest = value
        while rest >= 0x80 {
            runs.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        runs.append(UInt8(rest))
    }

    package func makeIterator() -> Iterator { Iterator(runs: runs[...], last: last) }

    package struct Iterator: IteratorProtocol {
        private var runs: ArraySlice<UInt8>
        private var last: (first: UInt32, count: UInt32)
        private var number: UInt32 = 0
        /// The numbers of the current run that are left.
        private var left: UInt32 = 0

        fileprivate init(runs: ArraySlice<UInt8>, last: (first: UInt32, count: UInt32)) {
            self.runs = runs
            self.last = last
        }

        package mutating func next() -> UInt32? {
            if left == 0 {
                if runs.isEmpty {
                    (number, left) = last
                    last.count = 0
                } else {
                    number &+= read()
                    left = read()
                }
            }
            guard left > 0 else { return nil }
            defer {
                number &+= 1
                left -= 1
            }
            return number
        }

        private mutating func read() -> UInt32 {
            var value: UInt32 = 0
            var shift: UInt32 = 0
            while let byte = runs.popFirst() {
                value |= UInt32(byte & 0x7f) << shift
                if byte < 0x80 { break }
                shift += 7
            }
            return value
        }
    }
}
