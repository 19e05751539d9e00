/// An input object of the schema and the Swift value that is created from its fields.
///
///     InputObjectType("GeoInput", Arg("lat", Double.self), Arg("lon", Double.self), Arg("name", String?.self)) {
///         lat, lon, name in
///         Place(latitude: lat, longitude: lon, name: name)
///     }
public struct InputObjectType<Input: Sendable>: Sendable {
    let name: String
    var description: String?
    private let fields: @Sendable (TypeRegistry) throws(SchemaError) -> [InputValueBlueprint]
    private let make: @Sendable (TypeRegistry) throws(SchemaError) -> InputObjectMaker<Input>

    /// Declares an input object.
    ///
    /// - Parameters:
    ///   - name: The name of the input object.
    ///   - fields: The fields; `make` takes their values in this order.
    ///   - make: Creates the value. Throw a `GraphQLError` when the combination of fields is invalid.
    public init<each A: Sendable>(
        _ name: String,
        _ fields: repeat Arg<each A>,
        make: @escaping @Sendable (repeat each A) throws -> Input
    ) {
        let list = ArgumentList(repeat each fields)
        self.name = name
        self.fields = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        self.make = { (registry) throws(SchemaError) in
            let decoder = try list.decoder(in: registry)
            let names = try list.blueprints(in: registry).map(\.name)
            return InputObjectMaker { object in
                let values: (repeat each A) = unpackedArguments(try decoder.decode(names.map { object[$0] }))
                return try make(repeat each values)
            }
        }
    }

    /// Sets the description of the input object, in Markdown.
    public func description(_ text: String) -> InputObjectType {
        var type = self
        type.description = text
        return type
    }
}

extension InputObjectType: TypeMember {
    func declare(in registry: TypeRegistry) {
        registry.addInputObject(name, Input.self) { [make] (registry) throws(SchemaError) in try make(registry) }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .inputObject, name: name, description: description)
        blueprint.inputFields = try fields(registry)
        return blueprint
    }
}

/// An input object with exactly one field present (`@oneOf`).
///
///     OneOfType("UserBy", of: UserKey.self) {
///         Choice("id", ID.self) { .id($0) }
///         Choice("name", String.self) { .name($0) }
///     }
public struct OneOfType<Input: Sendable>: Sendable {
    let name: String
    var description: String?
    let choices: [Choice<Input>]

    /// Declares an input object that takes exactly one of the listed choices.
    public init(_ name: String, of type: Input.Type, @ChoicesBuilder<Input> choices: () -> [Choice<Input>]) {
        self.name = name
        self.choices = choices()
    }

    /// Sets the description of the input object, in Markdown.
    public func description(_ text: String) -> OneOfType {
        var type = self
        type.description = text
        return type
    }
}

/// A field of a one-of input object.
public struct Choice<Input: Sendable>: Sendable {
    let name: String
    var description: String?
    let type: @Sendable (TypeRegistry) throws(SchemaError) -> TypeExpression
    let maker: @Sendable (TypeRegistry) throws(SchemaError) -> ChoiceMaker<Input>

    /// Declares a choice with its name, the Swift type of its value, and a function that creates the input from the
    /// value.
    public init<T: Sendable>(_ name: String, _ type: T.Type, make: @escaping @Sendable (T) throws -> Input) {
        self.name = name
        self.type = { (registry) throws(SchemaError) in try registry.input(T.self).type.nullable }
        maker = { (registry) throws(SchemaError) in
            let codec = try registry.input(T.self)
            return ChoiceMaker { try make(try codec.decode($0)) }
        }
    }

    /// Sets the description of the choice, in Markdown.
    public func description(_ text: String) -> Choice {
        var choice = self
        choice.description = text
        return choice
    }
}

/// A function that creates an input from the value of one choice.
struct ChoiceMaker<Input>: Sendable {
    let make: @Sendable (Value) throws -> Input
}

/// A result builder for the choices of a one-of input object.
@resultBuilder
public enum ChoicesBuilder<Input: Sendable> {
    /// Returns the choice unchanged. Lets the compiler infer the type that its closure returns.
    public static func buildExpression(_ choice: Choice<Input>) -> Choice<Input> { choice }
    /// Collects the choices in the order of introspection.
    public static func buildBlock(_ choices: Choice<Input>...) -> [Choice<Input>] { choices }
}

extension OneOfType: TypeMember {
    func declare(in registry: TypeRegistry) {
        registry.addInputObject(name, Input.self) { [name, choices] (registry) throws(SchemaError) in
            var makers: [String: ChoiceMaker<Input>] = [:]
            for choice in choices { makers[choice.name] = try choice.maker(registry) }
            return InputObjectMaker { [makers] object in
                guard let member = object.members.first, let maker = makers[member.name] else {
                    throw UnexpectedValue(type: name)
                }
                return try maker.make(member.value)
            }
        }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .inputObject, name: name, description: description)
        blueprint.isOneOf = true
        for choice in choices {
            blueprint.inputFields.append(
                InputValueBlueprint(
                    name: choice.name,
                    description: choice.description,
                    type: try choice.type(registry)
                )
            )
        }
        return blueprint
    }
}
