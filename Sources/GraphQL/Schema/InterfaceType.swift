/// An interface of the schema: fields that several object types share.
///
/// The Swift type is usually a protocol. At run time, the Swift type of a value determines its object type.
///
///     InterfaceType("Node", of: (any Node).self) {
///         FieldSignature("id", ID.self)
///     }
public struct InterfaceType<Source: Sendable>: Sendable {
    let name: String
    let interfaces: [String]
    var description: String?
    let fields: [FieldSignature]
    private let cases = AbstractCases<Source>()

    /// Declares an interface.
    ///
    /// - Parameters:
    ///   - name: The name of the interface.
    ///   - source: The Swift type of its values, usually a protocol.
    ///   - interfaces: The names of the interfaces that this interface implements.
    ///   - fields: The fields that implementing object types must have.
    public init(
        _ name: String,
        of source: Source.Type,
        implements interfaces: [String] = [],
        @FieldSignaturesBuilder fields: () -> [FieldSignature]
    ) {
        self.name = name
        self.interfaces = interfaces
        self.fields = fields()
    }

    /// Sets the description of the interface, in Markdown.
    public func description(_ text: String) -> InterfaceType {
        var type = self
        type.description = text
        return type
    }
}

/// A field of an interface: its name, type and arguments.
public struct FieldSignature: Sendable {
    let blueprint: @Sendable (TypeRegistry) throws(SchemaError) -> FieldBlueprint

    /// Declares a field with its name, the Swift type of its value, and its arguments.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - type: The Swift type of the value, which determines the GraphQL type.
    ///   - arguments: The arguments; implementing object types must have them as well.
    ///   - description: The description for introspection, in Markdown.
    ///   - reason: The reason why the field is deprecated; nil, the default, if it is not.
    public init<each A: Sendable, Result: Sendable>(
        _ name: String,
        _ type: Result.Type,
        _ arguments: repeat Arg<each A>,
        description: String? = nil,
        deprecated reason: String? = nil
    ) {
        let list = ArgumentList(repeat each arguments)
        blueprint = { (registry) throws(SchemaError) in
            FieldBlueprint(
                name: name,
                description: description,
                arguments: try list.blueprints(in: registry),
                type: try registry.output(Result.self).type,
                deprecationReason: reason
            )
        }
    }
}

/// A result builder for the fields of an interface.
@resultBuilder
public enum FieldSignaturesBuilder {
    /// Collects the fields in the order of introspection.
    public static func buildBlock(_ fields: FieldSignature...) -> [FieldSignature] { fields }
}

extension InterfaceType: TypeMember {
    func declare(in registry: TypeRegistry) {
        registry.addOutput(Source.self, name, AbstractCompleter(cases), isLeaf: false)
        registry.addInterface(name, cases)
        registry.whenLinked { [cases] in cases.link(to: $0) }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .interface, name: name, description: description)
        blueprint.interfaces = interfaces.map { TypeBlueprint.Mention(name: $0) }
        for field in fields { blueprint.fields.append(try field.blueprint(registry)) }
        return blueprint
    }
}

/// A registry of the object types that implement an interface.
protocol InterfaceCases {
    func add<Source: Sendable>(_ typeName: String, _ source: Source.Type)
}

extension AbstractCases: InterfaceCases {
    func add<Source: Sendable>(_ typeName: String, _ source: Source.Type) {
        add(typeName, swiftType: ObjectIdentifier(source)) { value, type, field, execution in
            guard let object = value as? Source else { return nil }
            return withUnsafePointer(to: object) { execution.writeObject($0, of: type, for: field) }
        }
    }
}
