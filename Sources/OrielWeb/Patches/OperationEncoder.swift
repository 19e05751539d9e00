package import OrielProtocol

/// Encodes the operations of one connection, and tracks the styles, shapes, names and timings its client knows.
package struct OperationEncoder {
    private var writer = ByteWriter()
    /// The tags and attributes that the client knows by number.
    private var names = NameTable()
    /// The styles the client knows, one bit each.
    private var knownStyles: [UInt64] = []
    private var shapes = ShapeTable()
    private var timings: [Timing: Int] = [:]
    private var currentTiming: Timing?
    /// The bytes of the moments written since the last call of ``take()``.
    private var moments: [Range<Int>] = []
    private let styles: StyleTable

    /// The maximum number of timings that a client knows before their numbers are reused.
    private static let timingLimit = 256

    package init(styles: StyleTable = .shared) { self.styles = styles }

    /// Creates an encoder with a limit on known shapes, for tests.
    init(styles: StyleTable = .shared, shapeLimit: Int) {
        self.styles = styles
        shapes = ShapeTable(limit: shapeLimit)
    }

    package var isEmpty: Bool { writer.isEmpty }

    /// Returns the operations since the last call.
    package mutating func take() -> [UInt8] {
        currentTiming = nil
        moments = []
        return writer.take()
    }

    /// Makes the client apply the following operations at a time after the frame.
    package mutating func wait(milliseconds: Int) {
        // Even if the client does not wait in the end; see ``skipWaiting()``.
        animate(with: nil)
        let start = writer.bytes.count
        writer.byte(Operation.moment.rawValue)
        writer.integer(milliseconds)
        moments.append(start..<writer.bytes.count)
    }

    /// Makes the client apply all operations written so far immediately.
    package mutating func skipWaiting() {
        guard !moments.isEmpty else { return }
        writer.remove(moments)
        moments = []
    }

    /// Forgets the client's state, because the client gets a new page.
    package mutating func reset() { self = OperationEncoder(styles: styles) }

    /// Releases spare memory, and what saves the client only a few bytes: the values that its shapes had last.
    mutating func shrink() {
        shapes.forgetValues()
        names.shrink()
    }

    // MARK: - Nodes

    /// Sets the animation of the following operations.
    package mutating func animate(with timing: Timing?) {
        guard timing != currentTiming else { return }
        var number = 0
        if let timing {
            number = timings[timing] ?? 0
            if number == 0 {
                // An app can create any number of timings. A reused number is defined again when it is needed.
                if timings.count == Self.timingLimit { timings.removeAll() }
                number = timings.count + 1
                timings[timing] = number
                writer.byte(Operation.defineTiming.rawValue)
                writer.integer(number)
                writer.integer(timing.duration)
                writer.integer(timing.delay)
                writer.string(timing.easing)
                writer.byte(timing.isEndless ? 1 : 0)
            }
        }
        currentTiming = timing
        writer.byte(Operation.timing.rawValue)
        writer.integer(number)
    }

    package mutating func setText(of node: UInt32, to text: String) {
        begin(.text, node)
        writer.string(text)
    }

    package mutating func spliceText(of node: UInt32, offset: Int, count: Int, with text: String) {
        begin(.spliceText, node)
        writer.integer(offset)
        writer.integer(count)
        writer.string(text)
    }

    package mutating func setAttribute(_ name: DOMAttribute, of node: UInt32, to value: String?) {
        // A node without a drawing has empty text.
        if name == .drawing, value == nil { return setText(of: node, to: "") }
        begin(value == nil ? .noAttribute : .attribute, node)
        if let value { names.write(name, value, to: &writer) } else { names.write(name.name, to: &writer) }
    }

    package mutating func setClasses(of node: UInt32, own: UInt32, item: UInt32) {
        define(own)
        define(item)
        begin(.classes, node)
        writer.integer(own)
        writer.integer(item)
    }

    package mutating func setInlineStyle(of node: UInt32, to css: String) {
        begin(.inlineStyle, node)
        writer.string(css)
    }

    package mutating func setEvents(of node: UInt32, to mask: EventMask) {
        begin(.events, node)
        writer.integer(mask.rawValue)
    }

    package mutating func remove(_ node: UInt32, count: Int = 1) {
        begin(count == 1 ? .remove : .removeRun, node)
        if count != 1 { writer.integer(count) }
    }

    package mutating func move(_ node: UInt32, before sibling: UInt32?) {
        begin(.move, node)
        writer.optionalNode(sibling)
    }

    package mutating func permute(first: UInt32, order: [Int]) {
        begin(.permute, first)
        writer.integer(order.count)
        writer.indices(order)
    }

    /// Inserts nodes with their subtrees. The nodes must already have numbers.
    package mutating func insert(_ nodes: some Collection<DOMNode>, into parent: UInt32, before sibling: UInt32?) {
        for node in nodes { defineStyles(of: node) }
        if shapes.isFull {
            shapes.removeAll()
            writer.byte(Operation.forgetShapes.rawValue)
        }
        for node in nodes { shapes.define(node, names: &names, to: &writer) }
        begin(.insert, parent)
        writer.optionalNode(sibling)
        shapes.writeList(nodes, to: &writer)
    }

    /// - Parameter number: The number under which the client replies; 0 for no reply.
    package mutating func send(_ command: ClientCommand, number: UInt32 = 0) {
        writer.byte(Operation.command.rawValue)
        writer.integer(number)
        writer.string(command.name.rawValue)
        writer.string(command.argument)
    }

    private mutating func begin(_ operation: Operation, _ node: UInt32) {
        writer.byte(operation.rawValue)
        writer.node(node)
    }

    // MARK: - Definitions

    /// Sends the client the styles of nodes about to be inserted.
    private mutating func defineStyles(of node: DOMNode) {
        define(node.ownStyle)
        define(node.itemStyle)
        for child in node.children { defineStyles(of: child) }
    }

    private mutating func define(_ style: UInt32) {
        guard style != 0, note(style) else { return }
        writer.byte(Operation.style.rawValue)
        writer.integer(style)
        writer.string(styles.declarations(of: style))
    }

    /// Notes that the client knows a style.
    ///
    /// - Returns: Whether the style was unknown.
    @discardableResult
    package mutating func note(_ style: UInt32) -> Bool {
        let (word, bit) = (Int(style / 64), UInt64(1) << UInt64(style % 64))
        while knownStyles.count <= word { knownStyles.append(0) }
        defer { knownStyles[word] |= bit }
        return knownStyles[word] & bit == 0
    }
}

/// The timing of an animation in CSS terms.
package struct Timing: Hashable, Sendable {
    /// In milliseconds.
    package var duration: Int
    /// In milliseconds.
    package var delay: Int
    package var easing: String
    /// Whether the change runs again and again, until another change takes its place.
    package var isEndless: Bool

    package init(duration: Int, delay: Int = 0, easing: String, isEndless: Bool = false) {
        (self.duration, self.delay, self.easing, self.isEndless) = (duration, delay, easing, isEndless)
    }
}
