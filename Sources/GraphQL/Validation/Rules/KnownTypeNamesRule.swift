/// The rule that the types named in a document exist in the schema.
///
/// Source: the specification of September 2025, section 5.5.1.2.
struct KnownTypeNamesRule {
    func enterNamedType(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        guard context.type(of: node) == nil, !context.declaredTypes.contains(context.document.nodes[node].name) else {
            return
        }
        let name = context.name(of: node)
        context.report(
            "Unknown type \"\(name)\"\(didYouMean(name, context.system.types.map(\.name)).orFullStop)",
            at: [node]
        )
    }
}
