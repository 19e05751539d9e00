/// The GraphQL type of a Swift type and the completer that writes it.
struct OutputCodec {
    let type: TypeExpression
    let completer: any Completer
    /// Whether the type is a scalar or an enum.
    let isLeaf: Bool
}

/// A Swift type whose GraphQL type derives from another type: an Optional or an array.
protocol WrappingOutput {
    static func outputCodec(in registry: TypeRegistry) throws(SchemaError) -> OutputCodec
}

extension Optional: WrappingOutput {
    static func outputCodec(in registry: TypeRegistry) throws(SchemaError) -> OutputCodec {
        let wrapped = try registry.output(Wrapped.self)
        let completer: any Completer =
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
