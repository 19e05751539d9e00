/// An input object of the schema, and the Swift value that is made of its fields.
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

    /// - Parameters:
    ///   - fields: In the order in which the function takes them.
    ///   - make: The value; throw a `GraphQLError` when the fields do not go together.
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
                let values = list.unpack(try decoder.decode(names.map { object[$0] }))
                return try make(repeat each values)
            }
        }
    }

    /// Says what the input is, in Markdown.
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

/// An input object of which exactly one field is given.
///
///     OneOfType("UserBy", of: UserKey.self) {
///         Choice("id", ID.self) { .id($0) }
///         Choice("name", String.self) { .name($0) }
///     }
public struct OneOfType<Input: Sendable>: Sendable {
    let name: String
    var description: String?
    let choices: [Choice<Input>]

    /// An input of which one of the listed choices is given.
    public init(_ name: String, of type: Input.Type, @ChoicesBuilder<Input> choices: () -> [Choice<Input>]) {
        self.name = name
        self.choices = choices()
    }

    /// Says what the input is, in Markdown.
    public func description(_ text: String) -> OneOfType {
        var type = self
        type.description = text
        return type
    }
}

/// One way to give an input object of which exactly one field is given.
public struct Choice<Input: Sendable>: Sendable {
    let name: String
    var description: String?
    let type: @Sendable (TypeRegistry) throws(SchemaError) -> TypeExpression
    let maker: @Sendable (TypeRegistry) throws(SchemaError) -> ChoiceMaker<Input>

    /// A choice by its name, the Swift type of its value, and what is made of it.
    public init<T: Sendable>(_ name: String, _ type: T.Type, make: @escaping @Sendable (T) throws -> Input) {
        self.name = name
        self.type = { (registry) throws(SchemaError) in try registry.input(T.self).type.nullable }
        maker = { (registry) throws(SchemaError) in
            let codec = try registry.input(T.self)
            return ChoiceMaker { try make(try codec.decode($0)) }
        }
    }

    /// Says what the choice means, in Markdown.
    public func description(_ text: String) -> Choice {
        var choice = self
        choice.description = text
        return choice
    }
}

/// How an input is made of the value of one choice.
struct ChoiceMaker<Input>: Sendable {
    let make: @Sendable (Value) throws -> Input
}

/// Gathers the choices of an input object.
@resultBuilder
public enum ChoicesBuilder<Input: Sendable> {
    public static func buildExpression(_ choice: Choice<Input>) -> Choice<Input> { choice }
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
