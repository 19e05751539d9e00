/// A value handed over in memory: whoever gets it takes it out or hands it on, exactly once.
///
/// Views travel down the tree this way, because copying a view copies everything in it, at each level again. The type is
/// known to the receiver, which is the type's own node.
struct OwnedValue {
    private let address: UnsafeMutableRawPointer

    @inline(__always)
    init(_ address: UnsafeMutableRawPointer) { self.address = address }

    /// Moves the value out.
    @inline(__always)
    func take<T>(_ type: T.Type = T.self) -> T { address.assumingMemoryBound(to: T.self).move() }

    /// A stored field, which can be taken for itself; the other fields then have to be taken one by one too.
    ///
    /// - Parameter offset: In bytes.
    @inline(__always)
    func field(at offset: Int) -> OwnedValue { OwnedValue(address + offset) }

    /// Moves the value into `stored`, in place of the one there.
    ///
    /// - Parameters:
    ///   - comparison: Of the value's type.
    ///   - properties: Where the value has dynamic properties, whose storage then moves over from the old value.
    /// - Returns: Whether the two values show the same.
    @inline(__always) @MainActor
    func replace<T>(_ stored: inout T, comparison: FieldComparison, properties: PropertyLayout? = nil) -> Bool {
        let new = address.assumingMemoryBound(to: T.self)
        return withPointer(to: &stored) { old in
            let isEqual = comparison.areEqual(old, new)
            if let properties, !properties.isEmpty { properties.moveStorage(from: old, to: new) }
            old.pointee = new.move()
            return isEqual
        }
    }
}

/// Values made one after another and then handed over one by one.
struct OwnedBuffer<T> {
    private let base: UnsafeMutablePointer<T>

    /// Runs `body` with room for a number of values; it has to make them all and to hand them all over.
    @MainActor
    static func with(count: Int, _ body: (OwnedBuffer) -> Void) {
        let base = UnsafeMutablePointer<T>.allocate(capacity: count)
        defer { base.deallocate() }
        body(OwnedBuffer(base: base))
    }

    func make(at index: Int, _ value: @autoclosure () -> T) { (base + index).initialize(to: value()) }

    subscript(index: Int) -> OwnedValue { OwnedValue(base + index) }
}

/// Where the two parts of a view that wraps content lie in memory, so that both can be moved out of it without a copy.
struct WrapperLayout {
    let content: Int
    /// What the wrapper adds: a modifier, a description, an id.
    let addition: Int

    /// - Parameters:
    ///   - view: Has two stored fields and no others.
    ///   - contentName: The name of the field with the content.
    init(_ view: Any.Type, content contentName: String = "content") {
        let fields = StoredField.all(of: view)
        guard fields.count == 2, let content = fields.firstIndex(where: { $0.name == contentName }) else {
            preconditionFailure("\(view) must have two stored fields, of which one is called \(contentName).")
        }
        self.content = fields[content].offset
        addition = fields[1 - content].offset
    }
}
