/// The rule that a directive exists in the schema and is allowed at its location.
///
/// Source: the specification of September 2025, sections 5.7.1 and 5.7.2.
struct KnownDirectivesRule {
    func enterDirectives(of node: SyntaxNode.ID, _ context: inout ValidationContext) {
        for directive in context.document.children(of: node, .directive) where !context.isStopped {
            let name = context.document.nodes[directive].name
            guard !context.declaredDirectives.contains(name) else { continue }
            guard let definition = context.system.directive(context.schemaNames[Int(name)]) else {
                reportUnknown(directive, &context)
                continue
            }
            guard let location = context.directiveLocation(of: node), !definition.locations.contains(location) else {
                continue
            }
            context.report(
                "The directive \"@\(definition.name)\" is not allowed on \(location.rawValue); "
                    + "it is allowed on \(definition.locations.map(\.rawValue).joined(separator: ", ")).",
                at: [directive]
            )
        }
    }

    private func reportUnknown(_ directive: SyntaxNode.ID, _ context: inout ValidationContext) {
        let name = context.name(of: directive)
        let hint = didYouMean(name, context.system.directives.map(\.name))
        context.report("Unknown directive \"@\(name)\"\(hint.orFullStop)", at: [directive])
    }
}

extension ValidationContext {
    /// Returns the directive location of a node.
    fileprivate func directiveLocation(of node: NodeID) -> DirectiveLocation? {
        let syntax = document.nodes[node]
        return switch syntax.kind {
        case .operation where syntax.flags.contains(.mutation): .mutation
        case .operation where syntax.flags.contains(.subscription): .subscription
        case .operation: .query
        case .field: .field
        case .fragmentDefinition: .fragmentDefinition
        case .fragmentSpread: .fragmentSpread
        case .inlineFragment: .inlineFragment
        case .variableDefinition: .variableDefinition
        case .schema: .schema
        case .scalarType: .scalar
        case .objectType: .object
        case .interfaceType: .interface
        case .unionType: .union
        case .enumType: .enum
        case .inputObjectType: .inputObject
        case .fieldDefinition: .fieldDefinition
        case .enumValueDefinition: .enumValue
        case .inputValueDefinition:
            document.nodes[definition].kind == .inputObjectType ? .inputFieldDefinition : .argumentDefinition
        default: nil
        }
    }
}
