/// The rule that the fragments of a document have distinct names.
///
/// Source: the specification of September 2025, section 5.5.1.1.
struct UniqueFragmentNamesRule {
    private var fragments: [NameTable.ID: SyntaxNode.ID] = [:]
    private(set) var hasFoundNamesakes = false

    mutating func enterFragment(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        guard context.fragments.count > 1 else { return }
        let name = context.document.nodes[node].name
        guard let first = fragments[name] else {
            fragments[name] = node
            return
        }
        hasFoundNamesakes = true
        context.report(
            "Two fragments are named \"\(context.name(of: node))\"; fragment names must be unique.",
            atOffsets: [context.nameOffset(of: first), context.nameOffset(of: node)]
        )
    }
}
