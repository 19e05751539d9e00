/// The source value of the root fields of a schema.
public struct Root: Sendable {
    /// Creates a root value, which has no contents.
    public init() {}
}

/// An object type of the schema and the Swift type of its values.
///
///     ObjectType("Moment", of: Moment.self, in: Viewer.self) {
///         Field("id", \.id)
///         Field("title", \.title)
///         Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
///     }
public struct ObjectType<Source: Sendable, Context: Sendable>: Sendable {
    let name: String
    let interfaces: [String]
    var description: String?
    var guards: [FieldGuard<Source, Context>] = []
    let fields: [Field<Source, Context>]

    /// Declares an object type.
    ///
    /// - Parameters:
    ///   - name: The name of the object type.
    ///   - source: The Swift type of its values.
    ///   - context: The Swift type of the request context, which carries the viewer and access to data.
    ///   - interfaces: The names of the interfaces it implements.
    ///   - fields: The fields of the object type.
    public init(
        _ name: String,
        of source: Source.Type,
        in context: Context.Type,
        implements interfaces: [String] = [],
        @FieldsBuilder<Source, Context> fields: () -> [Field<Source, Context>]
    ) {
        self.name = name
        self.interfaces = interfaces
        self.fields = fields()
    }

    /// Sets the description of the object type, in Markdown.
    public func description(_ text: String) -> ObjectType {
        var type = self
        type.description = text
        return type
    }

    /// Restricts all fields with a check; when the check fails, a field is null with a `FORBIDDEN` error.
    ///
    /// - Parameter allows: Returns whether the context may read the object. Throw a `GraphQLError` to replace the
    ///   `FORBIDDEN` error.
    public func guarded(by allows: @escaping @Sendable (Source, Context) throws -> Bool) -> ObjectType {
        var type = self
        type.guards.append(.sync(allows))
        return type
    }

    /// Restricts all fields with an asynchronous check; when the check fails, a field is null with a `FORBIDDEN` error.
    ///
    /// - Parameter allows: Returns whether the context may read the object. Throw a `GraphQLError` to replace the
    ///   `FORBIDDEN` error.
    public func guarded(by allows: @escaping @Sendable (Source, Context) async throws -> Bool) -> ObjectType {
        var type = self
        type.guards.append(.async(allows))
        return type
    }
}

extension ObjectType where Source == Root {
    /// Declares a root object type, whose fields are the entry points of operations.
    ///
    ///     ObjectType("Query", in: Viewer.self) {
    ///         Field("viewer") { _, viewer in viewer.user }
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name: `Query`, `Mutation` or `Subscription`, or the corresponding name passed to the schema.
    ///   - context: The Swift type of the request context.
    ///   - fields: The root fields; their resolvers receive a ``Root`` as the first argument.
    public init(
        _ name: String,
        in context: Context.Type,
        @FieldsBuilder<Root, Context> fields: () -> [Field<Root, Context>]
    ) {
        self.init(name, of: Root.self, in: context, fields: fields)
    }
}

extension ObjectType: TypeMember {
    func declare(in registry: TypeRegistry) {
        // Query, mutation and subscription share the source type `Root`, which is never the value of a field.
        if Source.self != Root.self { registry.addOutput(Source.self, name, ObjectCompleter(), isLeaf: false) }
    }

    func join(in registry: TypeRegistry) throws(SchemaError) {
        for interface in interfaces { registry.interface(interface)?.add(name, Source.self) }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .object, name: name, description: description)
        blueprint.interfaces = interfaces.map { TypeBlueprint.Mention(name: $0) }
        for field in fields { blueprint.fields.append(try field.blueprint(in: registry, guards: guards)) }
        return blueprint
    }
}
