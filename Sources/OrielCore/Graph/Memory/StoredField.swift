@_spi(Reflection) import Swift

/// One stored field of a struct or one element of a tuple, as reported by runtime metadata.
struct StoredField {
    enum Kind {
        case structure
        case enumeration
        case optional
        case tuple
        case reference
        case function
        case existential
        /// An existential with arguments, such as `any Publisher<Int, Never>`.
        case parameterizedExistential
        case other
    }

    let name: String
    /// The offset from the start of the value, in bytes.
    let offset: Int
    let type: Any.Type
    let kind: Kind

    /// Returns the stored fields of a type in declaration order; empty for types other than structs and tuples.
    static func all(of type: Any.Type) -> [StoredField] {
        var fields: [StoredField] = []
        // The runtime looks for the value in such a type and crashes, as there is none.
        guard !Kind.isParameterizedExistential(type) else { return [] }
        _ = _forEachField(of: type) { name, offset, type, kind in
            fields.append(
                StoredField(name: String(cString: name), offset: offset, type: type, kind: Kind(kind, of: type))
            )
            return true
        }
        return fields
    }
}

extension StoredField.Kind {
    /// Determines the kind of a type that is not a field; the runtime reports kinds of fields only.
    init(of type: Any.Type) {
        func open<T>(_ type: T.Type) -> StoredField? { StoredField.all(of: SingleField<T>.self).first }
        self = _openExistential(type, do: open)?.kind ?? .other
    }

    fileprivate init(_ kind: _MetadataKind, of type: Any.Type) {
        switch kind {
        case .struct: self = .structure
        case .enum: self = .enumeration
        case .optional: self = .optional
        case .tuple: self = .tuple
        case .class, .foreignClass, .objcClassWrapper: self = .reference
        case .function: self = .function
        case .existential: self = .existential
        default: self = Self.isParameterizedExistential(type) ? .parameterizedExistential : .other
        }
    }

    /// Whether the runtime's kind of a type, the first word of its metadata, is 0x307; `_MetadataKind` does not have it.
    fileprivate static func isParameterizedExistential(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x307
    }
}

private struct SingleField<Value> {
    let value: Value
}
