/// A value passed in memory: each receiver moves it out or passes it on, exactly once.
///
/// Views travel down the tree this way, because copying a view copies everything in it, at each level again. The
/// receiver, the type's own node, knows the type.
struct OwnedValue {
    private let address: UnsafeMutableRawPointer

    @inline(__always)
    init(_ address: UnsafeMutableRawPointer) { self.address = address }

    /// Moves the value out.
    @inline(__always)
    func take<T>(_ type: T.Type = T.self) -> T { address.assumingMemoryBound(to: T.self).move() }

    /// Returns a stored field, which can be moved out separately; the other fields must then be moved out one by one
    /// too.
    ///
    /// - Parameter offset: In bytes.
    @inline(__always)
    func field(at offset: Int) -> OwnedValue { OwnedValue(address + offset) }

    /// Calls `body` with the memory of the value, which stays there.
    func inspect<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result { body(UnsafeRawPointer(address)) }

    /// Moves the value into `stored`, replacing the current one.
    ///
    /// - Parameters:
    ///   - comparison: The comparison for the value's type.
    ///   - properties: The layout of the value's dynamic properties, whose storage moves over from the old value.
    /// - Returns: Whether the two values produce the same output.
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

/// Values created one after another and then passed on one by one.
struct OwnedBuffer<T> {
    private let base: UnsafeMutablePointer<T>

    /// Runs `body` with memory for `count` values; it must initialise all of them and pass all of them on.
    @MainActor
    static func with(count: Int, _ body: (OwnedBuffer) -> Void) {
        let base = UnsafeMutablePointer<T>.allocate(capacity: count)
        defer { base.deallocate() }
        body(OwnedBuffer(base: base))
    }

    func make(at index: Int, _ value: @autoclosure () -> T) { (base + index).initialize(to: value()) }

    subscript(index: Int) -> OwnedValue { OwnedValue(base + index) }
}

/// The offsets of the two parts of a view that wraps content, so that both can be moved out without a copy.
struct WrapperLayout {
    let content: Int
    /// The part added by the wrapper: a modifier, a description, an id.
    let addition: Int

    /// - Parameters:
    ///   - view: A type with exactly two stored fields.
    ///   - contentName: The name of the field with the content.
    init(_ view: Any.Type, content contentName: String = "content") {
        let fields = StoredField.all(of: view)
        guard fields.count == 2, let content = fields.firstIndex(where: { $0.name == contentName }) else {
            preconditionFailure("\(view) must have two stored fields, one of them named \(contentName).")
        }
        self.content = fields[content].offset
        addition = fields[1 - content].offset
    }

    init(content: Int, addition: Int) {
        self.content = content
        self.addition = addition
    }
}
