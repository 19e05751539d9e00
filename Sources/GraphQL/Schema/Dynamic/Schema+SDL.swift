extension Schema where Context: DynamicRoots {
    /// Creates a schema from its definition in the schema definition language (SDL). The context of a request supplies
    /// the root objects.
    ///
    /// - Parameters:
    ///   - sdl: The definition of the schema.
    ///   - options: The limits and caching options of the schema.
    /// - Throws: `SchemaError` that lists all errors of the definition.
    public init(sdl: String, options: SchemaOptions = SchemaOptions()) throws(SchemaError) {
        let document: Document
        do throws(GraphQLError) {
            document = try Document(parsing: sdl, limits: options.syntax)
        } catch {
            throw SchemaError(errors: [error])
        }
        let faults = DefinitionValidation.errors(in: document)
        guard faults.isEmpty else { throw SchemaError(errors: faults) }
        var blueprint = SchemaDefinitionReader.blueprint(of: document)
        for index in blueprint.types.indices where blueprint.types[index].kind == .object {
            for field in blueprint.types[index].fields.indices {
                let arguments = blueprint.types[index].fields[field].arguments.map(\.name)
                blueprint.types[index].fields[field].resolver = DynamicResolver(arguments: arguments)
            }
        }
        self.init(try TypeSystem(validating: blueprint, document), options) { context, kind in
            switch kind {
            case .query: RootValue(value: context.query)
            case .mutation: RootValue(value: context.mutation)
            case .subscription: RootValue(value: context.subscription)
            }
        }
    }
}
