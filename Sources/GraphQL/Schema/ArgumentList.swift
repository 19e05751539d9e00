/// The declared arguments of a field, of any number and types.
struct ArgumentList<each A: Sendable>: Sendable {
    private let arguments: (repeat Arg<each A>)

    init(_ arguments: repeat Arg<each A>) {
        self.arguments = (repeat each arguments)
    }

    func blueprints(in registry: TypeRegistry) throws(SchemaError) -> [InputValueBlueprint] {
        var blueprints: [InputValueBlueprint] = []
        for argument in repeat each arguments { blueprints.append(try argument.blueprint(in: registry)) }
        return blueprints
    }

    /// Returns a decoder from coerced values to arguments.
    func decoder(in registry: TypeRegistry) throws(SchemaError) -> any ArgumentsDecoder {
        ArgumentListDecoder(codecs: (repeat try registry.input((each A).self)))
    }
}

/// Returns the arguments of a request.
///
/// Not a method of the list, because a closure that captures the list looks up its type each time it is called.
///
/// - Parameter values: The result of the decoder of a list of the same types; required even for a field without
///   arguments.
func unpackedArguments<each A: Sendable>(_ values: AnyObject?) -> (repeat each A) {
    guard let values else { preconditionFailure("Arguments must be decoded before the field is resolved.") }
    // The field's own decoder created this object; `ArgumentsDecoder` hides its type.
    return unsafeDowncast(values, to: ArgumentValues<repeat each A>.self).values
}

/// The arguments of a field in one request.
final class ArgumentValues<each A: Sendable>: Sendable {
    let values: (repeat each A)

    init(_ values: (repeat each A)) {
        self.values = values
    }
}

private struct ArgumentListDecoder<each A: Sendable>: ArgumentsDecoder {
    let codecs: (repeat InputCodec<each A>)

    func decode(_ values: [Value?]) throws -> any AnyObject & Sendable {
        var index = -1
        func next() -> Value? {
            index += 1
            return values[index]
        }
        return ArgumentValues((repeat try (each codecs).decode(next())))
    }
}
