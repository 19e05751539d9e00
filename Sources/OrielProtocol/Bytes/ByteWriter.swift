/// A writer of the fields of a message, used for both directions.
///
/// Node numbers are written as differences, so a writer is used for one message or, after ``take()``, for one message after another.
@usableFromInline package struct ByteWriter {
    @usableFromInline package private(set) var bytes: [UInt8] = []
    /// The node written last.
    private var lastNode: UInt32 = 0

    @usableFromInline package init() {}

    @usableFromInline package var isEmpty: Bool { bytes.isEmpty }

    /// Returns the bytes written since the last call and starts a new message.
    @usableFromInline package mutating func take() -> [UInt8] {
        defer { self = ByteWriter() }
        return bytes
    }

    /// Removes bytes that contain no node, in ascending order.
    @usableFromInline package mutating func remove(_ ranges: [Range<Int>]) {
        for range in ranges.reversed() { bytes.removeSubrange(range) }
    }

    @usableFromInline package mutating func byte(_ value: UInt8) { bytes.append(value) }

    @usableFromInline package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    /// Writes an unsigned LEB128 number.
    @usableFromInline package mutating func integer(_ value: UInt32) { integer(UInt64(value)) }

    /// Writes an unsigned LEB128 number.
    ///
    /// - Precondition: The value is not negative.
    @usableFromInline package mutating func integer(_ value: Int) { integer(UInt64(value)) }

    private mutating func integer(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes an IEEE 754 single.
    @usableFromInline package mutating func float(_ value: Float) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
        }
    }

    /// Writes bytes after their count.
    @usableFromInline package mutating func data(_ value: [UInt8]) {
        integer(value.count)
        bytes += value
    }

    /// Writes UTF-8 after the number of its bytes.
    @usableFromInline package mutating func string(_ value: String) {
        integer(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    /// Writes a value of a shape's instance: the number of its bytes + 1, because 0 repeats the previous value, then UTF-8.
    @usableFromInline package mutating func instanceValue(_ value: String) {
        integer(value.utf8.count + 1)
        bytes.append(contentsOf: value.utf8)
    }

    /// Appends bytes without a count.
    @usableFromInline package mutating func append(_ other: [UInt8]) { bytes += other }

    @usableFromInline package mutating func node(_ number: UInt32) {
        integer(zigzag(to: number))
        lastNode = number
    }

    @usableFromInline package mutating func optionalNode(_ number: UInt32?) {
        guard let number else { return byte(0) }
        integer(zigzag(to: number) + 1)
        lastNode = number
    }

    private func zigzag(to number: UInt32) -> Int {
        let difference = Int(number) - Int(lastNode)
        return difference >= 0 ? 2 * difference : -2 * difference - 1
    }

    /// Writes the indices of a permutation, each in as many bits as the greatest one needs, packed from the lowest bit up.
    @usableFromInline package mutating func indices(_ order: [Int]) {
        let width = order.count <= 1 ? 0 : Int.bitWidth - (order.count - 1).leadingZeroBitCount
        var (pending, count): (UInt64, Int) = (0, 0)
        for index in order {
            pending |= UInt64(index) << UInt64(count)
            count += width
            while count >= 8 {
                byte(UInt8(truncatingIfNeeded: pending))
                pending >>= 8
                count -= 8
            }
        }
        if count > 0 { byte(UInt8(truncatingIfNeeded: pending)) }
    }
}
