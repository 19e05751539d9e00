@_spi(Reflection) import Swift

/// One stored field of a struct or one element of a tuple, as the runtime's metadata tells it.
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
    /// In bytes from the start of the value.
    let offset: Int
    let type: Any.Type
    let kind: Kind

    /// What sort of type a type is, as seen through a field that holds one.
    static func kind(of type: Any.Type) -> Kind {
        func open<T>(_ type: T.Type) -> Kind { all(of: Holder<T>.self).first?.kind ?? .other }
        return _openExistential(type, do: open)
    }

    private struct Holder<T> {
        let value: T
    }

    /// The stored fields of a type in the order of their declaration; empty for anything but structs and tuples.
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
