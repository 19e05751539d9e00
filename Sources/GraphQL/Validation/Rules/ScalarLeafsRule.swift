/// The rule that scalars and enums have no selections and all other fields have one.
///
/// Source: the specification of September 2025, section 5.3.3.
struct ScalarLeafsRule {
    func enterField(_ node: SyntaxNode.ID, _ definition: FieldDefinition, _ context: inout ValidationContext) {
        let hasSelection = context.document.nodes[node].flags.contains(.hasSelection)
        let isLeaf = context.system.named(definition.type).isLeaf
        guard isLeaf == hasSelection else { return }
        let field = "The field \"\(definition.name)\" is of type \(context.system.text(definition.type))"
        if isLeaf {
            context.report(
                "\(field), which has no fields to select; remove the selection set.",
                at: [context.document.selectionSet(of: node) ?? node]
            )
        } else {
            context.report("\(field); select its fields: \(definition.name) { … }.", at: [node])
        }
    }
}
