/// Encodes numbers, strings and nodes for the wire protocol.
package struct FrameWriter {
    package private(set) var bytes: [UInt8] = []
    /// The last node written. Nodes are encoded as the difference to it.
    private var lastNode: UInt32 = 0
    /// The names the client knows by number.
    private var names: NameTable

    package init() { names = NameTable() }

    /// Creates a writer that continues for the client of another writer.
    init(after other: FrameWriter) { names = other.names }

    package var isEmpty: Bool { bytes.isEmpty }

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    package mutating func int(_ value: Int) { int(UInt64(value)) }

    package mutating func int(_ value: UInt32) { int(UInt64(value)) }

    private mutating func int(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func string(_ value: String) {
        int(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    /// Writes a value of a shape's instance: its length + 1, because 0 means the previous value.
    package mutating func value(_ value: String) {
        int(value.utf8.count + 1)
        bytes.append(contentsOf: value.utf8)
    }

    /// Writes the name of a tag or an attribute: its number, or 0 and the name, which gets the next number.
    mutating func name(_ name: String) {
        if let number = names.number(of: name) {
            int(number)
        } else {
            byte(0)
            string(name)
        }
    }

    /// Writes an attribute with its value. A drawing is written as a name, so the client receives it only once.
    mutating func attribute(_ name: DOMAttribute, _ value: String) {
        self.name(name == .drawing ? value : name.name)
        string(name == .drawing ? "" : value)
    }

    package mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    package mutating func node(_ number: UInt32) {
        int(zigzag(to: number))
        lastNode = number
    }

    /// Writes a node, or 0 for none.
    package mutating func node(orNone number: UInt32?) {
        guard let number else { return byte(0) }
        int(zigzag(to: number) + 1)
        lastNode = number
    }

    private func zigzag(to number: UInt32) -> Int {
        let difference = Int(number) - Int(lastNode)
        return difference >= 0 ? 2 * difference : -2 * difference - 1
    }

    /// Writes the indices of a permutation, each with the bits of the greatest index, from the lowest bit up.
    package mutating func indices(_ order: [Int]) {
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
