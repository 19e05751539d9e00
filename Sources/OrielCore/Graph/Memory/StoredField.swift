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
        _ = _forEachField(of: type) { name, offset, type, kind in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type, kind: Kind(kind)))
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

    init(_ kind: _MetadataKind) {
        switch kind {
        case .struct: self = .structure
        case .enum: self = .enumeration
        case .optional: self = .optional
        case .tuple: self = .tuple
        case .class, .foreignClass, .objcClassWrapper: self = .reference
        case .function: self = .function
        case .existential: self = .existential
        default: self = .other
        }
    }
}

private struct SingleField<Value> {
    let value: Value
}
