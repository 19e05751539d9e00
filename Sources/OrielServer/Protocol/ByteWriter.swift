/// A writer of a message's fields.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []
    private var lastNode: Int64 = 0

    package init() {}

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    package mutating func integer(_ value: UInt32) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    package mutating func float(_ value: Float) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
        }
    }

    package mutating func data(_ value: [UInt8]) {
        integer(UInt32(value.count))
        bytes += value
    }

    package mutating func string(_ value: String) { data(Array(value.utf8)) }

    package mutating func node(_ value: UInt32) {
        let difference = Int64(value) - lastNode
        lastNode = Int64(value)
        integer(UInt32(difference >= 0 ? 2 * difference : -2 * difference - 1))
    }
}
