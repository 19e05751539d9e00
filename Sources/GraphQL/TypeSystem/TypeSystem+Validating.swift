extension TypeSystem {
    /// Makes a type system of a schema in the language.
    ///
    /// - Throws: A `SchemaError` with everything that is wrong with it: one error of syntax, or else the faults of the
    ///   document, or else those of the types.
    convenience init(sdl: String, limits: SyntaxLimits = SyntaxLimits()) throws(SchemaError) {
        let document: Document
        do throws(GraphQLError) {
            document = try Document(parsing: sdl, limits: limits)
        } catch {
            throw SchemaError(errors: [error])
        }
        try self.init(declaredIn: document)
    }

    /// Makes a type system of the definitions of a document.
    ///
    /// - Throws: A `SchemaError` with everything that is wrong with them.
    convenience init(declaredIn document: Document) throws(SchemaError) {
        let errors = DefinitionValidation.errors(in: document)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
        try self.init(validating: SchemaDefinitionReader.blueprint(of: document), document)
    }

    /// Makes a type system of a blueprint, however it was declared.
    ///
    /// - Parameter document: What declares it, if a document does.
    /// - Throws: A `SchemaError` with everything that is wrong with it.
    convenience init(validating blueprint: SchemaBlueprint, _ document: Document? = nil) throws(SchemaError) {
        var errors = SchemaValidation.errors(in: blueprint)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
        self.init(compiling: blueprint)
        errors = DefaultValueValidation.errors(in: blueprint, self, document)
        guard errors.isEmpty else { throw SchemaError(errors: errors) }
    }
}
