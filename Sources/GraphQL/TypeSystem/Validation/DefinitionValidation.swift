/// The validation of a schema document beyond its blueprint: duplicate definitions, extensions of undefined types, and
/// directives.
///
/// The document may also contain executable definitions; their types and directives must be known as well. All checks
/// run over the flat tree without recursion.
///
/// Source: the specification of September 2025, section 3.
struct DefinitionValidation {
    let document: Document
    let places: SourceMap
    /// The usable directives, by name number of the document.
    let directives: [NameTable.ID: AppliedDirectiveRule]
    let directiveNames: [String]
    var faults = SchemaFaults()

    /// Returns the faults of a schema document; at most `SchemaFaults.limit` errors.
    static func errors(in document: Document) -> [GraphQLError] {
        var validation = DefinitionValidation(document)
        validation.checkSchemaDefinitions()
        validation.checkUniqueTypes()
        validation.checkUniqueMembers()
        validation.checkUniqueDirectiveDefinitions()
        validation.checkKnownTypes()
        validation.checkExtensions()
        validation.checkDirectives()
        validation.checkUniqueArgumentsAndFields()
        return validation.faults.errors
    }

    private init(_ document: Document) {
        self.document = document
        places = SourceMap(document.source)
        let blueprint = SchemaDefinitionReader.blueprint(of: document).addingBuiltIns()
        directiveNames = blueprint.directives.map(\.name)
        directives = Dictionary(
            blueprint.directives.map { directive in
                (document.names.find(directive.name), AppliedDirectiveRule(directive, in: document.names))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension DefinitionValidation {
    func extends(_ node: SyntaxNode.ID) -> Bool { document.nodes[node].flags.contains(.extends) }

    func location(_ node: SyntaxNode.ID) -> SourceLocation {
        places.location(ofOffset: Int(document.nodes[node].start))
    }

    /// Returns the location of a definition's name.
    func nameLocation(_ node: SyntaxNode.ID) -> SourceLocation {
        places.location(ofOffset: document.nameOffset(of: node))
    }

    /// Returns whether a definition defines or extends a type.
    func definesType(_ node: SyntaxNode.ID) -> Bool {
        switch document.nodes[node].kind {
        case .scalarType, .objectType, .interfaceType, .unionType, .enumType, .inputObjectType: true
        default: false
        }
    }
}

extension Document {
    /// Returns the byte offset of the name in a type system definition, after its description and keywords.
    fileprivate func nameOffset(of node: NodeID) -> Int {
        let description = nodes[node].flags.contains(.hasDescription) ? firstChild(of: node, .description) : nil
        let start = Int(description.map { nodes[$0].end } ?? nodes[node].start)
        let before =
            switch nodes[node].kind {
            case .scalarType, .objectType, .interfaceType, .unionType, .enumType, .inputObjectType:
                nodes[node].flags.contains(.extends) ? 2 : 1
            case .directiveDefinition: 2
            default: 0
            }
        return source.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes, from: start)
            var token = try? lexer.next()
            for _ in 0..<before { token = try? lexer.next() }
            return token?.start ?? start
        }
    }
}
