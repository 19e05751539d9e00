internal import OrielProtocol

/// The shapes that one client knows.
///
/// A shape is the common structure of nodes: tags, classes, events, attribute names and content. The rows of a list
/// have one shape, and an insert is its number with the values. Children that repeat a shape are not part of their
/// parent's shape: parents of two and of two hundred rows have the same shape, with a list.
struct ShapeTable {
    private var numbers: [UInt64: Int] = [:]
    /// For each shape the values of the last instance, or the first of them. Equal values are not written again.
    private var values: [[String]] = []

    private struct Flags {
        static let classes: UInt8 = 1
        static let events: UInt8 = 2
        static let attributes: UInt8 = 4
        static let holes: UInt8 = 8
        static let text: UInt8 = 16
        static let children: UInt8 = 32
        static let list: UInt8 = 64
        static let inlineStyle: UInt8 = 128
    }

    /// The most shapes that a client knows.
    private let limit: Int

    init(limit: Int = 4096) { self.limit = limit }

    /// Whether the client should forget its shapes: a page that keeps changing keeps creating new ones.
    var isFull: Bool { values.count >= limit }

    /// Removes all shapes. The next one has the number 0.
    mutating func removeAll() {
        numbers.removeAll()
        values.removeAll()
    }

    /// Forgets the values of the last instances, so that the next one of each shape is written with all its values. The
    /// client keeps its own.
    mutating func forgetValues() {
        values = values.map { _ in [] }
    }

    // MARK: - Definition

    /// Writes the definitions of shapes that a node and its lists need and the client does not know.
    mutating func define(_ node: DOMNode, names: inout NameTable, to writer: inout ByteWriter) {
        _ = measure(node)
        defineMeasured(node, names: &names, to: &writer)
    }

    private mutating func defineMeasured(_ node: DOMNode, names: inout NameTable, to writer: inout ByteWriter) {
        if numbers[node.skeleton] == nil {
            numbers[node.skeleton] = values.count
            values.append([])
            writer.byte(Operation.shape.rawValue)
            writeDefinition(of: node, names: &names, to: &writer)
        }
        defineLists(in: node, names: &names, to: &writer)
    }

    private mutating func defineLists(in node: DOMNode, names: inout NameTable, to writer: inout ByteWriter) {
        for child in node.children {
            if node.isList {
                defineMeasured(child, names: &names, to: &writer)
            } else {
                defineLists(in: child, names: &names, to: &writer)
            }
        }
    }

    /// Computes the shape hashes of a node and its descendants.
    private func measure(_ node: DOMNode) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(node.tag)
        hasher.combine(node.ownStyle)
        hasher.combine(node.itemStyle)
        hasher.combine(node.events)
        hasher.combine(node.inlineStyle.isEmpty)
        hasher.combine(node.text == nil)
        for attribute in node.attributes {
            hasher.combine(attribute.name)
            if attribute.name.isConstant { hasher.combine(attribute.value) }
        }
        node.isList = false
        if !node.children.isEmpty {
            var previous: UInt64?
            for child in node.children {
                let skeleton = measure(child)
                if skeleton == previous { node.isList = true }
                previous = skeleton
            }
            hasher.combine(node.isList)
            if !node.isList {
                for child in node.children { hasher.combine(child.skeleton) }
            }
        }
        node.skeleton = UInt64(bitPattern: Int64(hasher.finalize()))
        return node.skeleton
    }

    private func writeDefinition(of node: DOMNode, names: inout NameTable, to writer: inout ByteWriter) {
        let constants = node.attributes.filter(\.name.isConstant)
        let holes = node.attributes.filter { !$0.name.isConstant }
        var flags: UInt8 = 0
        if node.ownStyle != 0 || node.itemStyle != 0 { flags |= Flags.classes }
        if !node.events.isEmpty { flags |= Flags.events }
        if !constants.isEmpty { flags |= Flags.attributes }
        if !holes.isEmpty { flags |= Flags.holes }
        if node.text != nil { flags |= Flags.text }
        if !node.inlineStyle.isEmpty { flags |= Flags.inlineStyle }
        if !node.children.isEmpty { flags |= node.isList ? Flags.list : Flags.children }

        names.write(node.tag.wireName, to: &writer)
        writer.byte(flags)
        if flags & Flags.classes != 0 {
            writer.integer(node.ownStyle)
            writer.integer(node.itemStyle)
        }
        if flags & Flags.events != 0 { writer.integer(node.events.rawValue) }
        if flags & Flags.attributes != 0 {
            writer.integer(constants.count)
            for attribute in constants { names.write(attribute.name, attribute.value, to: &writer) }
        }
        if flags & Flags.holes != 0 {
            writer.integer(holes.count)
            for attribute in holes { names.write(attribute.name.name, to: &writer) }
        }
        if flags & Flags.children != 0 {
            writer.integer(node.children.count)
            for child in node.children { writeDefinition(of: child, names: &names, to: &writer) }
        }
    }

    // MARK: - Instances

    /// Writes siblings as runs of equal shape with their values. All shapes must be defined.
    mutating func writeList(_ nodes: some Collection<DOMNode>, to writer: inout ByteWriter) {
        var groups: [(skeleton: UInt64, nodes: [DOMNode])] = []
        for node in nodes {
            if groups.last?.skeleton == node.skeleton {
                groups[groups.count - 1].nodes.append(node)
            } else {
                groups.append((node.skeleton, [node]))
            }
        }
        writer.integer(groups.count)
        for group in groups {
            guard let shape = numbers[group.skeleton] else {
                preconditionFailure("A shape must be defined before it is used.")
            }
            writer.integer(shape)
            writer.integer(group.nodes.count)
            for node in group.nodes {
                var position = 0
                writeValues(of: node, shape: shape, position: &position, to: &writer)
            }
        }
    }

    private mutating func writeValues(of node: DOMNode, shape: Int, position: inout Int, to writer: inout ByteWriter) {
        for attribute in node.attributes where !attribute.name.isConstant {
            write(attribute.value, shape: shape, position: &position, to: &writer)
        }
        if !node.inlineStyle.isEmpty { write(node.inlineStyle, shape: shape, position: &position, to: &writer) }
        if let text = node.text { write(text, shape: shape, position: &position, to: &writer) }
        guard !node.children.isEmpty else { return }
        if node.isList { return writeList(node.children, to: &writer) }
        for child in node.children { writeValues(of: child, shape: shape, position: &position, to: &writer) }
    }

    private mutating func write(_ value: String, shape: Int, position: inout Int, to writer: inout ByteWriter) {
        defer { position += 1 }
        if position == values[shape].count {
            values[shape].append(value)
        } else if values[shape][position] == value {
            return writer.byte(0)
        } else {
            values[shape][position] = value
        }
        writer.instanceValue(value)
    }
}
