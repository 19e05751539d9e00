/// The rule that the type condition of a fragment is an object, an interface or a union.
///
/// Source: the specification of September 2025, section 5.5.1.3.
struct FragmentsOnCompositeTypesRule {
    func enterFragment(_ node: SyntaxNode.ID, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        guard let type, !type.isComposite, let condition = context.document.firstChild(of: node, .namedType) else {
            return
        }
        report("The fragment \"\(context.name(of: node))\"", type, condition, &context)
    }

    func enterInlineFragment(_ node: SyntaxNode.ID, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        guard let type, !type.isComposite, context.document.nodes[node + 1].kind == .namedType else { return }
        report("A fragment", type, node + 1, &context)
    }

    private func report(
        _ subject: String,
        _ type: TypeDefinition,
        _ node: SyntaxNode.ID,
        _ context: inout ValidationContext
    ) {
        context.report("\(subject) is on \(type.name), which has no fields to select.", at: [node])
    }
}
