/// The rule that a fragment is spread only where objects of its type are possible.
///
/// Source: the specification of September 2025, section 5.5.2.3.
struct PossibleFragmentSpreadsRule {
    func enterInlineFragment(_ node: SyntaxNode.ID, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        guard let parent = context.position.parentType, let type, !isPossible(type, in: parent) else { return }
        report("A fragment", type, parent, node, &context)
    }

    func enterFragmentSpread(
        _ node: SyntaxNode.ID,
        _ fragment: SelectionGraph.Index,
        _ context: inout ValidationContext
    ) {
        guard fragment != SelectionGraph.none, let parent = context.position.parentType,
            let type = context.fragments[Int(fragment)].type, !isPossible(type, in: parent)
        else { return }
        report("The fragment \"\(context.name(of: node))\"", type, parent, node, &context)
    }

    /// Types without fields are reported by `FragmentsOnCompositeTypesRule`.
    private func isPossible(_ type: TypeDefinition, in parent: TypeDefinition) -> Bool {
        !type.isComposite || type.overlaps(parent)
    }

    private func report(
        _ subject: String,
        _ type: TypeDefinition,
        _ parent: TypeDefinition,
        _ node: SyntaxNode.ID,
        _ context: inout ValidationContext
    ) {
        context.report("\(subject) is on \(type.name) and can never apply to \(parent.name).", at: [node])
    }
}
