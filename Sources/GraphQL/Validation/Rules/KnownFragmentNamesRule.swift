/// The rule that a spread fragment is defined in the document.
///
/// Source: the specification of September 2025, section 5.5.2.1.
struct KnownFragmentNamesRule {
    func enterFragmentSpread(
        _ node: SyntaxNode.ID,
        _ fragment: SelectionGraph.Index,
        _ context: inout ValidationContext
    ) {
        guard fragment == SelectionGraph.none else { return }
        let name = context.name(of: node)
        let known = context.fragments.prefix(500).map { context.document.name(of: $0.node) }
        context.report(
            "Unknown fragment \"\(name)\"\(didYouMean(name, known).orFullStop)",
            atOffsets: [context.nameOffset(of: node)]
        )
    }
}
