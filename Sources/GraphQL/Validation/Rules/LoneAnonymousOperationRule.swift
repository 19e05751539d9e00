/// The rule that an unnamed operation is the only operation of its document.
///
/// Source: the specification of September 2025, section 5.2.2.1.
struct LoneAnonymousOperationRule {
    func enterOperation(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        guard context.operations.count > 1, context.document.nodes[node].name == NameTable.none else { return }
        context.report(
            "An unnamed operation must be the only operation; name each of the \(context.operations.count) operations.",
            at: [node]
        )
    }
}
