/// What the root fields of a schema are fields of.
public struct Root: Sendable {
    /// The root value, which has nothing to tell.
    public init() {}
}

/// An object of the schema, and the Swift type that stands for it.
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

    /// - Parameters:
    ///   - source: The Swift type of the object.
    ///   - context: What a request brings along: who asks, and where data is found.
    ///   - interfaces: The names of the interfaces it implements.
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

    /// Says what the object is, in Markdown.
    public func description(_ text: String) -> ObjectType {
        var type = self
        type.description = text
        return type
    }

    /// Shows each field only to contexts that may see the object.
    public func guarded(by allows: @escaping @Sendable (Source, Context) throws -> Bool) -> ObjectType {
        var type = self
        type.guards.append(.sync(allows))
        return type
    }

    /// Shows each field only to contexts that may see the object, which takes a while to find out.
    public func guarded(by allows: @escaping @Sendable (Source, Context) async throws -> Bool) -> ObjectType {
        var type = self
        type.guards.append(.async(allows))
        return type
    }
}

extension ObjectType where Source == Root {
    /// The object whose fields are where operations begin.
    ///
    ///     ObjectType("Query", in: Viewer.self) {
    ///         Field("viewer") { _, viewer in viewer.user }
    ///     }
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
        // Query, mutation and subscription share their source, which is never the value of a field.
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
