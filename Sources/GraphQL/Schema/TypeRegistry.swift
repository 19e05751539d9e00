/// The mapping from Swift types to GraphQL types while a schema is built.
///
/// Unchecked, because one thread builds a schema; closures of the schema retain the registry, and only read it.
final class TypeRegistry: @unchecked Sendable {
    private struct Output {
        let type: String
        let completer: any Completer
        let isLeaf: Bool
    }

    private var outputs: [ObjectIdentifier: Output] = [:]
    private var inputs: [ObjectIdentifier: Any] = [:]
    private var inputMakers: [any PreparedInput] = []
    /// Callbacks that run once the types have numbers.
    private var links: [(TypeSystem) -> Void] = []
    /// The registries of interface implementations, by interface name.
    private var interfaces: [String: any InterfaceCases] = [:]

    init() {
        addBuiltIn(
            Int.self,
            "Int",
            IntCompleter(),
            { if case .int(let value) = $0 { value } else { nil } },
            { .int($0) }
        )
        addBuiltIn(
            Double.self,
            "Float",
            DoubleCompleter(),
            { if case .double(let value) = $0 { value } else { nil } },
            { .double($0) }
        )
        addBuiltIn(
            String.self,
            "String",
            StringCompleter(),
            { if case .string(let value) = $0 { value } else { nil } },
            { .string($0) }
        )
        addBuiltIn(
            Bool.self,
            "Boolean",
            BoolCompleter(),
            { if case .bool(let value) = $0 { value } else { nil } },
            { .bool($0) }
        )
        addBuiltIn(
            ID.self,
            "ID",
            IDCompleter(),
            { if case .string(let value) = $0 { ID(value) } else { nil } },
            { .string($0.rawValue) }
        )
    }

    private func addBuiltIn<T: Sendable>(
        _ type: T.Type,
        _ name: String,
        _ completer: any Completer,
        _ decode: @escaping @Sendable (Value) -> T?,
        _ encode: @escaping @Sendable (T) -> Value
    ) {
        addOutput(T.self, name, completer, isLeaf: true)
        addInput(T.self, InputCodec<T>.leaf(name, decode, encode))
    }

    // MARK: Declaring

    func addOutput<T>(_ type: T.Type, _ name: String, _ completer: any Completer, isLeaf: Bool) {
        outputs[ObjectIdentifier(T.self)] = Output(type: name, completer: completer, isLeaf: isLeaf)
    }

    func addInput<T>(_ type: T.Type, _ codec: InputCodec<T>) {
        inputs[ObjectIdentifier(T.self)] = codec
    }

    /// Declares an input object. Its fields may use its own type or types that are declared later.
    func addInputObject<T>(
        _ name: String,
        _ type: T.Type,
        make: @escaping (TypeRegistry) throws(SchemaError) -> InputObjectMaker<T>
    ) {
        let box = InputMakerBox<T>(make)
        addInput(
            T.self,
            InputCodec<T>(
                type: TypeExpression(name: name, nonNull: 1),
                decode: { value in
                    guard case .object(let object)? = value, let maker = box.maker else {
                        throw UnexpectedValue(type: name)
                    }
                    return try maker.make(object)
                },
                encode: { (_) throws(SchemaError) in
                    let message =
                        "A default value of type \(name) must be a GraphQL literal; use defaultLiteral."
                    throw SchemaError(errors: [GraphQLError(message)])
                }
            )
        )
        inputMakers.append(box)
    }

    /// Prepares the input objects after all types are declared.
    func makeInputObjects() throws(SchemaError) {
        for input in inputMakers { try input.prepare(in: self) }
    }

    func addInterface(_ name: String, _ cases: any InterfaceCases) {
        interfaces[name] = cases
    }

    func interface(_ name: String) -> (any InterfaceCases)? { interfaces[name] }

    func whenLinked(_ link: @escaping (TypeSystem) -> Void) {
        links.append(link)
    }

    func link(to system: TypeSystem) {
        for link in links { link(system) }
    }

    // MARK: Looking up

    /// Returns the output codec of a Swift type.
    ///
    /// - Throws: `SchemaError` if no GraphQL type was declared for it.
    func output<T>(_ type: T.Type) throws(SchemaError) -> OutputCodec {
        if let wrapping = T.self as? any WrappingOutput.Type { return try wrapping.outputCodec(in: self) }
        guard let output = outputs[ObjectIdentifier(T.self)] else { throw undeclared(T.self, "ObjectType") }
        return OutputCodec(
            type: TypeExpression(name: output.type, nonNull: 1),
            completer: output.completer,
            isLeaf: output.isLeaf
        )
    }

    /// Returns the input codec of a Swift type.
    ///
    /// - Throws: `SchemaError` if no GraphQL type was declared for it.
    func input<T>(_ type: T.Type) throws(SchemaError) -> InputCodec<T> {
        if let wrapping = T.self as? any WrappingInput.Type, let codec = try wrapping.codec(in: self) as? InputCodec<T>
        {
            return codec
        }
        guard let codec = inputs[ObjectIdentifier(T.self)] as? InputCodec<T> else {
            throw undeclared(T.self, "InputObjectType")
        }
        return codec
    }

    private func undeclared<T>(_ type: T.Type, _ declaration: String) -> SchemaError {
        let message =
            "The schema has no type for the Swift type \(T.self). Declare one, such as "
            + "\(declaration)(\"\(T.self)\", …), in the schema."
        return SchemaError(errors: [GraphQLError(message)])
    }
}

/// A function that creates an input object from its coerced fields.
struct InputObjectMaker<T>: Sendable {
    let make: @Sendable (ObjectValue) throws -> T
}

/// An input that is completed after all types are declared.
private protocol PreparedInput {
    func prepare(in registry: TypeRegistry) throws(SchemaError)
}

/// A box for an input object's maker. Unchecked, because it is set once, while the schema is built, and only read afterwards.
private final class InputMakerBox<T>: PreparedInput, @unchecked Sendable {
    private let make: (TypeRegistry) throws(SchemaError) -> InputObjectMaker<T>
    private(set) var maker: InputObjectMaker<T>?

    init(_ make: @escaping (TypeRegistry) throws(SchemaError) -> InputObjectMaker<T>) {
        self.make = make
    }

    func prepare(in registry: TypeRegistry) throws(SchemaError) {
        maker = try make(registry)
    }
}
