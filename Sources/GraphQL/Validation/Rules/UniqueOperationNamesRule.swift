/// The rule that the operations of a document have distinct names.
///
/// Source: the specification of September 2025, section 5.2.1.2.
struct UniqueOperationNamesRule {
    private var operations: [NameTable.ID: SyntaxNode.ID] = [:]

    mutating func enterOperation(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        let name = context.document.nodes[node].name
        guard name != NameTable.none, context.operations.count > 1 else { return }
        guard let first = operations[name] else {
            operations[name] = node
            return
        }
        context.report(
            "Two operations are named \"\(context.name(of: node))\"; operation names must be unique.",
            atOffsets: [context.nameOffset(of: first), context.nameOffset(of: node)]
        )
    }
}
