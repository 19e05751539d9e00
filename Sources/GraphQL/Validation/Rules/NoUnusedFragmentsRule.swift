/// The rule that an operation spreads every fragment, directly or through other fragments.
///
/// Source: the specification of September 2025, section 5.5.1.4.
struct NoUnusedFragmentsRule {
    func leaveDocument(_ context: inout ValidationContext) {
        guard !context.fragments.isEmpty else { return }
        var usedNames: Set<NameTable.ID> = []
        var isReached = [Bool](repeating: false, count: context.fragments.count)
        var pending = context.operations
        while let definition = pending.popLast() {
            for spread in context.graph.spreads[definition.spreads] {
                guard spread.fragment != SelectionGraph.none, !isReached[Int(spread.fragment)] else { continue }
                isReached[Int(spread.fragment)] = true
                usedNames.insert(context.fragments[Int(spread.fragment)].name)
                pending.append(context.fragments[Int(spread.fragment)])
            }
        }
        for fragment in context.fragments where !usedNames.contains(fragment.name) && !context.isStopped {
            context.report("The fragment \"\(context.name(of: fragment.node))\" is never used.", at: [fragment.node])
        }
    }
}
