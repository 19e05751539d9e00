/// A reader that converts a schema document into a blueprint.
///
/// Definitions and extensions are merged by name. Contradictory definitions are read as far as possible, so that
/// `SchemaValidation` can report all faults at once.
struct SchemaDefinitionReader {
    private let document: Document
    private let places: SourceMap
    private var blueprint = SchemaBlueprint()
    /// The indices of types in the blueprint, by name.
    private var types: [String: Int] = [:]

    /// Returns the blueprint of a document with type system definitions.
    static func blueprint(of document: Document) -> SchemaBlueprint {
        var reader = SchemaDefinitionReader(document: document)
        reader.read()
        return reader.blueprint
    }

    private init(document: Document) {
        self.document = document
        places = SourceMap(document.source)
    }

    private mutating func read() {
        let definitions = Array(document.definitions)
        for node in definitions where !extends(node) { readDefinition(node) }
        for node in definitions where extends(node) { readDefinition(node) }
        guard !definitions.contains(where: { document.nodes[$0].kind == .schema && !extends($0) }) else { return }
        // Without a schema definition, the root types are found by their default names.
        blueprint.query = blueprint.query ?? defaultRoot("Query")
        blueprint.mutation = blueprint.mutation ?? defaultRoot("Mutation")
        blueprint.subscription = blueprint.subscription ?? defaultRoot("Subscription")
    }

    private func defaultRoot(_ name: String) -> SchemaBlueprint.RootBlueprint? {
        types[name] == nil ? nil : SchemaBlueprint.RootBlueprint(type: name)
    }

    private func extends(_ node: SyntaxNode.ID) -> Bool { document.nodes[node].flags.contains(.extends) }

    private mutating func readDefinition(_ node: SyntaxNode.ID) {
        switch document.nodes[node].kind {
        case .schema: readSchema(node)
        case .scalarType: readType(node, .scalar)
        case .objectType: readType(node, .object)
        case .interfaceType: readType(node, .interface)
        case .unionType: readType(node, .union)
        case .enumType: readType(node, .enumeration)
        case .inputObjectType: readType(node, .inputObject)
        case .directiveDefinition: readDirective(node)
        default: break
        }
    }

    private mutating func readSchema(_ node: SyntaxNode.ID) {
        blueprint.description = document.description(of: node) ?? blueprint.description
        if !extends(node) { blueprint.location = location(of: node) }
        for root in document.children(of: node, .rootOperation) {
            let type = root + 1
            let value = SchemaBlueprint.RootBlueprint(
                type: document.name(of: type),
                location: location(of: type)
            )
            let flags = document.nodes[root].flags
            if flags.contains(.mutation) {
                blueprint.mutation = value
            } else if flags.contains(.subscription) {
                blueprint.subscription = value
            } else {
                blueprint.query = value
            }
        }
    }

    private mutating func readType(_ node: SyntaxNode.ID, _ kind: TypeDefinition.Kind) {
        let name = document.name(of: node)
        if types[name] == nil {
            types[name] = blueprint.types.count
            blueprint.types.append(
                TypeBlueprint(
                    kind: kind,
                    name: name,
                    description: document.description(of: node),
                    scalar: kind == .scalar ? .any : nil,
                    location: location(of: node)
                )
            )
        }
        guard let index = types[name], blueprint.types[index].kind == kind else { return }
        // Modified outside the array, which would otherwise be copied for each child.
        var type = blueprint.types[index]
        for child in document.children(of: node) { read(child, into: &type) }
        if let url = directive("specifiedBy", of: node).flatMap({ argument("url", of: $0) }),
            case .string(let url) = url
        {
            type.specifiedBy = url
        }
        if directive("oneOf", of: node) != nil { type.isOneOf = true }
        blueprint.types[index] = type
    }

    private func read(_ child: SyntaxNode.ID, into type: inout TypeBlueprint) {
        switch document.nodes[child].kind {
        case .implements: type.interfaces += mentions(in: child)
        case .unionMembers: type.members += mentions(in: child)
        case .fieldDefinition: type.fields.append(field(child))
        case .inputValueDefinition: type.inputFields.append(inputValue(child))
        case .enumValueDefinition:
            type.enumValues.append(
                EnumValueBlueprint(
                    name: document.name(of: child),
                    description: document.description(of: child),
                    deprecationReason: deprecationReason(of: child),
                    location: location(of: child)
                )
            )
        default: break
        }
    }

    private mutating func readDirective(_ node: SyntaxNode.ID) {
        blueprint.directives.append(
            DirectiveBlueprint(
                name: document.name(of: node),
                description: document.description(of: node),
                arguments: document.children(of: node, .inputValueDefinition).map(inputValue),
                locations: document.children(of: node, .directiveLocation).compactMap {
                    DirectiveLocation(rawValue: document.name(of: $0))
                },
                isRepeatable: document.nodes[node].flags.contains(.repeatable),
                location: location(of: node)
            )
        )
    }

    private func mentions(in list: SyntaxNode.ID) -> [TypeBlueprint.Mention] {
        document.children(of: list).map { .init(name: document.name(of: $0), location: location(of: $0)) }
    }

    private func field(_ node: SyntaxNode.ID) -> FieldBlueprint {
        FieldBlueprint(
            name: document.name(of: node),
            description: document.description(of: node),
            arguments: document.children(of: node, .inputValueDefinition).map(inputValue),
            type: typeExpression(in: node),
            deprecationReason: deprecationReason(of: node),
            location: location(of: node),
            deprecationLocation: directive("deprecated", of: node).map { location(of: $0) }
        )
    }

    private func inputValue(_ node: SyntaxNode.ID) -> InputValueBlueprint {
        let defaultValue = document.firstChild(of: node, .defaultValue)
        return InputValueBlueprint(
            name: document.name(of: node),
            description: document.description(of: node),
            type: typeExpression(in: node),
            defaultValue: defaultValue.map { document.constant(of: $0 + 1) },
            deprecationReason: deprecationReason(of: node),
            location: location(of: node),
            defaultLocation: defaultValue.map { location(of: $0 + 1) },
            defaultNode: defaultValue.map { $0 + 1 },
            deprecationLocation: directive("deprecated", of: node).map { location(of: $0) }
        )
    }

    private func location(of node: SyntaxNode.ID) -> SourceLocation {
        places.location(ofOffset: Int(document.nodes[node].start))
    }

    private func typeExpression(in node: SyntaxNode.ID) -> TypeExpression {
        for child in document.children(of: node) {
            guard var expression = document.typeExpression(of: child) else { continue }
            expression.location = location(of: child)
            return expression
        }
        preconditionFailure("The parser requires a type in every definition.")
    }

    private func deprecationReason(of node: SyntaxNode.ID) -> String? {
        guard let directive = directive("deprecated", of: node) else { return nil }
        guard case .string(let reason)? = argument("reason", of: directive) else {
            return BuiltInTypes.defaultDeprecationReason
        }
        return reason
    }

    private func directive(_ name: String, of node: SyntaxNode.ID) -> SyntaxNode.ID? {
        document.children(of: node, .directive).first { document.name(of: $0) == name }
    }

    private func argument(_ name: String, of directive: SyntaxNode.ID) -> Value? {
        document.children(of: directive, .argument).first { document.name(of: $0) == name }
            .map { document.constant(of: $0 + 1) }
    }
}
