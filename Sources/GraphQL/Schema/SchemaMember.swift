/// A type or a directive of a schema, declared in Swift.
protocol SchemaMember: Sendable {
    /// Registers the Swift type of this member.
    func declare(in registry: TypeRegistry)

    /// Registers with the interfaces it implements, after all members are declared.
    func join(in registry: TypeRegistry) throws(SchemaError)

    /// Adds the member's definition to the schema.
    func add(to blueprint: inout SchemaBlueprint, _ registry: TypeRegistry) throws(SchemaError)
}

extension SchemaMember {
    func declare(in registry: TypeRegistry) {}
    func join(in registry: TypeRegistry) throws(SchemaError) {}
}

/// A type of a schema, declared in Swift.
protocol TypeMember: SchemaMember {
    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint
}

extension TypeMember {
    func add(to blueprint: inout SchemaBlueprint, _ registry: TypeRegistry) throws(SchemaError) {
        blueprint.types.append(try self.blueprint(in: registry))
    }
}

/// A type or directive of a schema whose requests have a context of type `Context`.
public struct AnyTypeDeclaration<Context: Sendable>: Sendable {
    let member: any SchemaMember
}

/// A result builder for the types and directives of a schema.
@resultBuilder
public enum SchemaBuilder<Context: Sendable> {
    /// The declarations of a part of a schema. To split a large schema, return them from functions.
    public typealias Types = [AnyTypeDeclaration<Context>]

    /// Adds an object type.
    public static func buildExpression<Source>(_ type: ObjectType<Source, Context>) -> Types { [.init(member: type)] }
    /// Adds an interface. It has no resolvers, and therefore no context.
    public static func buildExpression<Source>(_ type: InterfaceType<Source>) -> Types { [.init(member: type)] }
    /// Adds a union.
    public static func buildExpression<Source>(_ type: UnionType<Source>) -> Types { [.init(member: type)] }
    /// Adds an enum.
    public static func buildExpression<Case>(_ type: EnumType<Case>) -> Types { [.init(member: type)] }
    /// Adds a custom scalar.
    public static func buildExpression<Scalar>(_ type: ScalarType<Scalar>) -> Types { [.init(member: type)] }
    /// Adds an input object.
    public static func buildExpression<Input>(_ type: InputObjectType<Input>) -> Types { [.init(member: type)] }
    /// Adds an input object with exactly one field (`@oneOf`).
    public static func buildExpression<Input>(_ type: OneOfType<Input>) -> Types { [.init(member: type)] }
    /// Adds the connection and edge types of a list and, once per schema, `PageInfo`.
    public static func buildExpression<Node>(_ type: ConnectionType<Node, Context>) -> Types {
        type.types.map { .init(member: $0) }
    }
    /// Adds a custom directive.
    public static func buildExpression(_ directive: Directive) -> Types { [.init(member: directive)] }
    /// Adds declarations that another function or property returns.
    public static func buildExpression(_ types: Types) -> Types { types }
    /// Collects the declarations. Their order does not matter for references between types.
    public static func buildBlock(_ types: Types...) -> Types { Array(types.joined()) }
    /// Supports `if` without `else`. The condition is evaluated once, when the schema is created.
    public static func buildOptional(_ types: Types?) -> Types { types ?? [] }
    /// Supports the first branch of `if` and `else`, or of `switch`.
    public static func buildEither(first types: Types) -> Types { types }
    /// Supports the other branches of `if` and `else`, or of `switch`.
    public static func buildEither(second types: Types) -> Types { types }
    /// Supports `for` loops.
    public static func buildArray(_ types: [Types]) -> Types { Array(types.joined()) }
}
