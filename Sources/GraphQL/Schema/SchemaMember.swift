/// A type or a directive of a schema as it is declared in Swift.
protocol SchemaMember: Sendable {
    /// Says which Swift type it stands for.
    func declare(in registry: TypeRegistry)

    /// Finds the other types it belongs to, once all are declared.
    func join(in registry: TypeRegistry) throws(SchemaError)

    /// Adds what it is to the schema.
    func add(to blueprint: inout SchemaBlueprint, _ registry: TypeRegistry) throws(SchemaError)
}

extension SchemaMember {
    func declare(in registry: TypeRegistry) {}
    func join(in registry: TypeRegistry) throws(SchemaError) {}
}

/// A type of a schema as it is declared in Swift.
protocol TypeMember: SchemaMember {
    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint
}

extension TypeMember {
    func add(to blueprint: inout SchemaBlueprint, _ registry: TypeRegistry) throws(SchemaError) {
        blueprint.types.append(try self.blueprint(in: registry))
    }
}

/// Any type or directive of a schema whose requests have a context of one type.
public struct AnyTypeDeclaration<Context: Sendable>: Sendable {
    let member: any SchemaMember
}

/// Gathers the types of a schema.
@resultBuilder
public enum SchemaBuilder<Context: Sendable> {
    public typealias Types = [AnyTypeDeclaration<Context>]

    public static func buildExpression<Source>(_ type: ObjectType<Source, Context>) -> Types { [.init(member: type)] }
    public static func buildExpression<Source>(_ type: InterfaceType<Source>) -> Types { [.init(member: type)] }
    public static func buildExpression<Source>(_ type: UnionType<Source>) -> Types { [.init(member: type)] }
    public static func buildExpression<Case>(_ type: EnumType<Case>) -> Types { [.init(member: type)] }
    public static func buildExpression<Scalar>(_ type: ScalarType<Scalar>) -> Types { [.init(member: type)] }
    public static func buildExpression<Input>(_ type: InputObjectType<Input>) -> Types { [.init(member: type)] }
    public static func buildExpression<Input>(_ type: OneOfType<Input>) -> Types { [.init(member: type)] }
    public static func buildExpression<Node>(_ type: ConnectionType<Node, Context>) -> Types {
        type.types.map { .init(member: $0) }
    }
    public static func buildExpression(_ directive: Directive) -> Types { [.init(member: directive)] }
    public static func buildExpression(_ types: Types) -> Types { types }
    public static func buildBlock(_ types: Types...) -> Types { Array(types.joined()) }
    public static func buildOptional(_ types: Types?) -> Types { types ?? [] }
    public static func buildEither(first types: Types) -> Types { types }
    public static func buildEither(second types: Types) -> Types { types }
    public static func buildArray(_ types: [Types]) -> Types { Array(types.joined()) }
}
