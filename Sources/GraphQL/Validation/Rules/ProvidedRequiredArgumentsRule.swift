/// The rule that required arguments of fields and directives are present.
///
/// Source: the specification of September 2025, section 5.4.3.
struct ProvidedRequiredArgumentsRule {
    func enterField(_ node: SyntaxNode.ID, _ definition: FieldDefinition, _ context: inout ValidationContext) {
        for argument in definition.arguments where argument.isRequired && !isGiven(argument, to: node, context) {
            let parent = context.position.parentType?.name ?? ""
            report(argument, "The field \"\(parent).\(definition.name)\"", node, &context)
        }
    }

    func enterDirective(_ node: SyntaxNode.ID, _ definition: DirectiveDefinition, _ context: inout ValidationContext) {
        for argument in definition.arguments where argument.isRequired && !isGiven(argument, to: node, context) {
            report(argument, "The directive \"@\(definition.name)\"", node, &context)
        }
    }

    private func isGiven(_ argument: InputValueDefinition, to node: SyntaxNode.ID, _ context: ValidationContext) -> Bool
    {
        context.document.children(of: node).contains {
            let child = context.document.nodes[$0]
            return child.kind == .argument && context.schemaNames[Int(child.name)] == argument.nameID
        }
    }

    private func report(
        _ argument: InputValueDefinition,
        _ owner: String,
        _ node: SyntaxNode.ID,
        _ context: inout ValidationContext
    ) {
        let type = context.system.text(argument.type)
        context.report("\(owner) requires the argument \"\(argument.name)\" of type \(type).", at: [node])
    }
}
