extension TypeSystem {
    /// Creates a type system from a schema in the schema definition language.
    ///
    /// - Throws: `SchemaError` with all faults of one stage: a single syntax error, or the faults of the document, or
    ///   the faults of the types.
    convenience init(sdl: String, limits: SyntaxLimits = SyntaxLimits()) throws(SchemaError) {
        let document: Document
        do throws(GraphQLError) {
            document = try Document(parsing: sdl, limits: limits)
        } catch {
            throw SchemaError(errors: [error])
        }
        try self.init(declaredIn: document)
    }

    /// Creates a type system from the definitions of a document.
    ///
    /// - Throws: `SchemaError` with the faults of the document, or else of the types.
    convenience init(declaredIn document: Document) throws(SchemaError) {
        let errors = DefinitionValidation.errors(in: document)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
        try self.init(validating: SchemaDefinitionReader.blueprint(of: document), document)
    }

    /// Creates a type system from a blueprint.
    ///
    /// - Parameter document: The document that declares the schema, if any.
    /// - Throws: `SchemaError` with the faults of the types, or else of the default values.
    convenience init(validating blueprint: SchemaBlueprint, _ document: Document? = nil) throws(SchemaError) {
        var errors = SchemaValidation.errors(in: blueprint)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
        self.init(compiling: blueprint)
        errors = DefaultValueValidation.errors(in: blueprint, self, document)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
    }
}
