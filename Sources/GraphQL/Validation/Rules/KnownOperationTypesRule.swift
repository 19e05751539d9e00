/// The rule that the schema has a root type for the kind of operation.
///
/// Source: the specification of September 2025, section 5.2.1.1.
struct KnownOperationTypesRule {
    func enterOperation(_ node: SyntaxNode.ID, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        guard type == nil else { return }
        let isMutation = context.document.nodes[node].flags.contains(.mutation)
        context.report("The schema does not support \(isMutation ? "mutations" : "subscriptions").", at: [node])
    }
}
