/// How a Swift type is written.
struct OutputCodec {
    let type: TypeExpression
    let completer: Completer
    /// Whether the type has no fields.
    let isLeaf: Bool
}

/// A Swift type whose place in the language follows from another: an Optional, an array.
protocol WrappingOutput {
    static func outputCodec(in registry: TypeRegistry) throws(SchemaError) -> OutputCodec
}

extension Optional: WrappingOutput {
    static func outputCodec(in registry: TypeRegistry) throws(SchemaError) -> OutputCodec {
        let wrapped = try registry.output(Wrapped.self)
        let completer: Completer =
            Wrapped.self == String.self
            ? OptionalStringCompleter() : OptionalCompleter<Wrapped>(wrapped.completer, isLeaf: wrapped.isLeaf)
        return OutputCodec(type: wrapped.type.nullable, completer: completer, isLeaf: wrapped.isLeaf)
    }
}

extension Array: WrappingOutput {
    static func outputCodec(in registry: TypeRegistry) throws(SchemaError) -> OutputCodec {
        let element = try registry.output(Element.self)
        return OutputCodec(
            type: element.type.list,
            completer: ListCompleter<Element>(element.completer),
            isLeaf: false
        )
    }
}
