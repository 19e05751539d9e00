#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Compares two values of one type for equal output; built once per type from its stored fields.
///
/// Errors are on the side of "changed": values that compare equal here cannot lead to a different body.
///
/// | field | equal if |
/// |---|---|
/// | no references, not Equatable | the bytes are equal |
/// | class reference, existential bound to classes | it is the same object |
/// | Equatable | the bytes are equal, or `==` says so |
/// | struct, tuple | all its fields are equal |
/// | closure | function and context are the same |
/// | existential | the dynamic type is the same and its values are equal |
/// | `Binding`, `ObservedObject` and other storage | the storage is the same (`ComparableStorage`) |
/// | array or dictionary of other elements | it is the same buffer |
/// | anything else | never |
@MainActor
final class FieldComparison {
    fileprivate enum Step {
        case bytes(offset: Int, count: Int)
        case equatable(offset: Int, count: Int, any EquatableOperations.Type)
        case storage(offset: Int, any ComparableStorage.Type)
        case existential(offset: Int, any ExistentialOperations.Type)
        case optional(offset: Int, any OptionalOperations.Type, FieldComparison)
        case never
    }

    private var steps: [Step] = []

    private static var comparisons: [ObjectIdentifier: FieldComparison] = [:]

    static func of(_ type: Any.Type) -> FieldComparison {
        let key = ObjectIdentifier(type)
        if let known = comparisons[key] { return known }
        let comparison = FieldComparison()
        // Stored before it is filled, because a type may reach itself through its fields.
        comparisons[key] = comparison
        comparison.append(type, kind: StoredField.Kind(of: type), at: 0)
        comparison.steps.sort { $0.cost < $1.cost }
        return comparison
    }

    private init() {}

    /// The comparison of one field, at its offset from the start of the value.
    init(ofField field: StoredField) { append(field.type, kind: field.kind, at: field.offset) }

    /// Returns whether two values of one type produce the same output.
    static func areEqual<T>(_ a: T, _ b: T) -> Bool { of(T.self).areEqual(values: a, b) }

    /// Returns whether two values of this comparison's type produce the same output.
    ///
    /// The label keeps typed pointers from being passed as values.
    func areEqual<T>(values a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in areEqual(a, b) }
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let offset, let count):
                if !Self.bytesAreEqual(a + offset, b + offset, count) { return false }
            case .equatable(let offset, let count, let operations):
                if !Self.bytesAreEqual(a + offset, b + offset, count), !operations.areEqual(a + offset, b + offset) {
                    return false
                }
            case .storage(let offset, let storage):
                if !storage.areEqual(at: a + offset, b + offset) { return false }
            case .existential(let offset, let operations):
                if !operations.areEqual(a + offset, b + offset) { return false }
            case .optional(let offset, let operations, let wrapped):
                if !operations.areEqual(a + offset, b + offset, wrapped: wrapped) { return false }
            case .never:
                return false
            }
        }
        return true
    }

    /// Whether two values are never known to be equal.
    var isNeverEqual: Bool {
        if case .never? = steps.first { true } else { false }
    }

    @inline(__always)
    private static func bytesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
        switch count {
        case 8: a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
        case 16:
            a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
                && a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                    == b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        default: memcmp(a, b, count) == 0
        }
    }

    // MARK: - Building

    private func append(_ type: Any.Type, kind: StoredField.Kind, at offset: Int) {
        let layout = TypeLayout(type)
        guard layout.size > 0 else { return }
        if let storage = StorageProbe.storage(type) {
            if !storage.isAlwaysEqual { steps.append(.storage(offset: offset, storage)) }
        } else if type is AnyClass || kind == .reference {
            steps.append(.bytes(offset: offset, count: layout.size))
        } else if kind == .function {
            // Function and context; the words are compared in memory, since a typed access would wrap the closure.
            steps.append(.bytes(offset: offset, count: layout.size))
        } else if kind == .optional, let optional = type as? any OptionalOperations.Type {
            appendOptional(optional, type: type, size: layout.size, at: offset)
        } else if let equatable = equatableOperations(of: type) {
            steps.append(.equatable(offset: offset, count: layout.size, equatable))
        } else if TypeDeclaration(of: type) == TypeDeclaration.dictionary {
            steps.append(.bytes(offset: offset, count: layout.size))
        } else if kind == .existential, TypeLayout.holdsObjectsOnly(type) {
            steps.append(.bytes(offset: offset, count: layout.size))
        } else if kind == .existential || kind == .parameterizedExistential {
            steps.append(.existential(offset: offset, ExistentialProbe.operations(of: type)))
        } else if kind == .enumeration {
            steps.append(layout.isTrivial ? .bytes(offset: offset, count: layout.size) : .never)
        } else {
            appendFields(of: type, layout: layout, at: offset)
        }
    }

    private func appendOptional(_ optional: any OptionalOperations.Type, type: Any.Type, size: Int, at offset: Int) {
        if optional.wrapsReference {
            // A byte comparison also handles weak and unowned references, which must not be read as strong ones.
            steps.append(.bytes(offset: offset, count: size))
        } else if let equatable = equatableOperations(of: type) {
            steps.append(.equatable(offset: offset, count: size, equatable))
        } else if TypeLayout(type).isTrivial {
            steps.append(.bytes(offset: offset, count: size))
        } else {
            let wrapped = optional.wrappedComparison
            steps.append(wrapped.isNeverEqual ? .never : .optional(offset: offset, optional, wrapped))
        }
    }

    private func appendFields(of type: Any.Type, layout: TypeLayout, at offset: Int) {
        let fields = StoredField.all(of: type)
        if fields.isEmpty {
            steps.append(layout.isTrivial ? .bytes(offset: offset, count: layout.size) : .never)
        }
        for field in fields { append(field.type, kind: field.kind, at: offset + field.offset) }
    }
}

extension FieldComparison.Step {
    /// Cheap steps run first: most unequal values differ in their bytes.
    fileprivate var cost: Int {
        switch self {
        case .never: 0
        case .bytes: 1
        case .storage: 2
        case .equatable: 3
        case .optional: 4
        case .existential: 5
        }
    }
}

/// A property wrapper that compares its own values. All specializations of a generic one conform.
@MainActor
protocol ComparableStorage {
    /// Whether the field never makes two views differ, because its storage belongs to the node.
    static var isAlwaysEqual: Bool { get }
    static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension ComparableStorage {
    static var isAlwaysEqual: Bool { false }

    fileprivate static func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        areEqual(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }
}

/// A wrapper whose storage belongs to the node, so that new copies are ignored in comparisons.
protocol NodeOwnedStorage: ComparableStorage {}

extension NodeOwnedStorage {
    static var isAlwaysEqual: Bool { true }
    static func areEqual(_ a: Self, _ b: Self) -> Bool { true }
}

// MARK: - Operations on types known at run time only

private struct TypeLayout {
    let size: Int
    let isTrivial: Bool

    init(_ type: Any.Type) {
        func open<T>(_ type: T.Type) -> (Int, Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
        (size, isTrivial) = _openExistential(type, do: open)
    }

    /// Returns whether an existential type is bound to classes, so that its values are a reference and witness tables.
    static func holdsObjectsOnly(_ existential: Any.Type) -> Bool {
        // The metadata of existential types is their kind followed by flags, of which the highest bit stands for "any
        // type".
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self) >> 31 == 0
    }
}

@MainActor
private protocol EquatableOperations {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private enum EquatableProbe<T: Equatable>: EquatableOperations {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// Returns nil if the type is not Equatable.
@MainActor
private func equatableOperations(of type: Any.Type) -> (any EquatableOperations.Type)? {
    func open<U: Equatable>(_ type: U.Type) -> any EquatableOperations.Type { EquatableProbe<U>.self }
    guard let equatable = type as? any Equatable.Type else { return nil }
    return open(equatable)
}

/// The declaration of a struct or an enumeration, which all its specializations share.
private struct TypeDeclaration: Hashable {
    private let descriptor: UInt

    /// Nil for types of another kind.
    init?(of type: Any.Type) {
        // The first word of metadata is its kind; the second is the descriptor of the declaration for structs (0x200),
        // enumerations (0x201) and optionals (0x202).
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard (0x200...0x202).contains(metadata[0]) else { return nil }
        descriptor = metadata[1]
    }

    /// A collection that is one reference to its buffer, hidden from reflection.
    static let dictionary = TypeDeclaration(of: [Int: Int].self)
}

/// Tells which types are storage.
///
/// For each type that is none, the runtime looks through all conformances of the program, and there are thousands of
/// specializations of views. Storage conforms whatever its arguments are, so it is asked once for each declaration.
@MainActor
private enum StorageProbe {
    private static var others: Set<TypeDeclaration> = []

    static func storage(_ type: Any.Type) -> (any ComparableStorage.Type)? {
        let declaration = TypeDeclaration(of: type)
        if let declaration, others.contains(declaration) { return nil }
        let storage = type as? any ComparableStorage.Type
        if let declaration, storage == nil { others.insert(declaration) }
        return storage
    }
}

@MainActor
private protocol ExistentialOperations {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private enum ExistentialProbe<T>: ExistentialOperations {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: T.self).pointee as Any
        let b = b.assumingMemoryBound(to: T.self).pointee as Any
        let type = Swift.type(of: a)
        guard type == Swift.type(of: b), type != T.self else { return false }
        if type is AnyClass { return a as AnyObject === b as AnyObject }
        // Only a cast extracts the values: opened directly, they would still be of type T.
        func compare<U>(_ type: U.Type) -> Bool {
            guard let a = a as? U, let b = b as? U else { return false }
            return FieldComparison.areEqual(a, b)
        }
        return _openExistential(type, do: compare)
    }
}

extension ExistentialProbe where T == Never {
    static func operations(of type: Any.Type) -> any ExistentialOperations.Type {
        func open<U>(_ type: U.Type) -> any ExistentialOperations.Type { ExistentialProbe<U>.self }
        return _openExistential(type, do: open)
    }
}

@MainActor
private protocol OptionalOperations {
    static var wrapsReference: Bool { get }
    static var wrappedComparison: FieldComparison { get }
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, wrapped: FieldComparison) -> Bool
}

extension Optional: OptionalOperations {
    static var wrapsReference: Bool {
        Wrapped.self is AnyClass
            || StoredField.Kind(of: Wrapped.self) == .existential && TypeLayout.holdsObjectsOnly(Wrapped.self)
    }
    static var wrappedComparison: FieldComparison { FieldComparison.of(Wrapped.self) }

    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, wrapped: FieldComparison) -> Bool {
        let isNil = a.assumingMemoryBound(to: Self.self).pointee == nil
        guard isNil == (b.assumingMemoryBound(to: Self.self).pointee == nil) else { return false }
        // The payload of an Optional is at its start.
        return isNil || wrapped.areEqual(a, b)
    }
}
