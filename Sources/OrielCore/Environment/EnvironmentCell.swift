/// One value set in the environment, linked to the values set by ancestors.
///
/// A cell is shared by all nodes below the view that sets it. Its value can change in place, which marks only its
/// readers dirty. Values are read only on the thread of an evaluation or on the main actor.
///
/// The properties are unsafe because the compiler cannot know this: evaluations read values in functions without isolation.
class EnvironmentCell: DependencySource {
    nonisolated let key: ObjectIdentifier
    nonisolated(unsafe) fileprivate(set) final var next: EnvironmentCell?
    /// One bit per key of this cell and all cells behind it; a clear bit means that a key is absent, without a walk.
    nonisolated(unsafe) private final var mask: UInt64

    nonisolated init(key: ObjectIdentifier, next: EnvironmentCell?) {
        self.key = key
        self.next = next
        mask = Self.bit(of: key) | (next?.mask ?? 0)
        super.init()
    }

    nonisolated private static func bit(of key: ObjectIdentifier) -> UInt64 {
        // Metadata addresses differ in their middle bits.
        let address = UInt64(UInt(bitPattern: key))
        return 1 << ((address >> 4 ^ address >> 10) & 63)
    }

    /// Returns the nearest cell of a key, starting with this cell.
    @inline(__always)
    nonisolated final func cell(for key: ObjectIdentifier) -> EnvironmentCell? {
        guard mask & Self.bit(of: key) != 0 else { return nil }
        var cell: EnvironmentCell? = self
        while let current = cell {
            if current.key == key { return current }
            cell = current.next
        }
        return nil
    }

    /// Adopts the value of a cell with the same key; marks readers dirty if it differs.
    func assign(from other: EnvironmentCell) {}

    final override var isEnvironment: Bool { true }

    /// Returns the value of a cell with this type of values.
    ///
    /// The compiler cannot know the type: it is that of the cell's key, which the caller has compared.
    @inline(__always)
    nonisolated final func value<Value>(as type: Value.Type) -> Value {
        unsafeDowncast(self, to: TypedEnvironmentCell<Value>.self).value
    }

    /// The cell behind this one, for inspectors.
    final var nextCell: EnvironmentCell? { next }

    /// The type of the value.
    var valueType: Any.Type {
        preconditionFailure("EnvironmentCell is abstract; TypedEnvironmentCell holds the value.")
    }

    /// The value, for inspectors.
    var inspectedValue: Any {
        preconditionFailure("EnvironmentCell is abstract; TypedEnvironmentCell holds the value.")
    }

    /// The name of the value, made from that of its key: `colorScheme` for a `ColorSchemeKey`.
    final var keyName: String {
        // The identifier of a key is that of its metatype.
        let type = TypeName.short(of: unsafeBitCast(key, to: Any.Type.self), keepsArguments: true)
        // The keys of `@Entry`, and those of objects.
        if type.hasPrefix("__Key_") { return String(type.dropFirst("__Key_".count)) }
        if let name = type.wholeMatch(of: /EnvironmentObjectKey<(.+)>/)?.1 { return String(name) }
        let name = type.hasSuffix("Key") && type != "Key" ? String(type.dropLast(3)) : type
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Whether the value is an object provided by `environmentObject`.
    var holdsObject: Bool { false }

    /// Returns a copy of this cell linked to other cells.
    func copy(inFrontOf next: EnvironmentCell?) -> EnvironmentCell {
        preconditionFailure("EnvironmentCell is abstract; TypedEnvironmentCell holds the value.")
    }

    /// Links this cell to other cells and updates the masks of the cells from `head` down to this one.
    final func relink(to next: EnvironmentCell?, head: EnvironmentCell) {
        self.next = next
        head.renewMask(downTo: self)
    }

    private final func renewMask(downTo last: EnvironmentCell) {
        if self !== last { next?.renewMask(downTo: last) }
        mask = Self.bit(of: key) | (next?.mask ?? 0)
    }
}

final class TypedEnvironmentCell<Value>: EnvironmentCell {
    // Unsafe for the reason of the other properties of a cell.
    nonisolated(unsafe) private(set) var value: Value

    nonisolated init(_ value: Value, key: ObjectIdentifier, next: EnvironmentCell?) {
        self.value = value
        super.init(key: key, next: next)
    }

    override var valueType: Any.Type { Value.self }
    override var inspectedValue: Any { value }

    override var holdsObject: Bool { Value.self is any OptionalObject.Type }

    override func copy(inFrontOf next: EnvironmentCell?) -> EnvironmentCell {
        TypedEnvironmentCell(value, key: key, next: next)
    }

    override func assign(from other: EnvironmentCell) {
        let new = other.value(as: Value.self)
        let isEqual = FieldComparison.areEqual(value, new)
        value = new
        if !isEqual { invalidateReaders() }
    }
}

/// Optional references, the form in which the environment stores objects.
protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}
