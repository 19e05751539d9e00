/// The rule that a directive occurs at most once per location unless it is repeatable.
///
/// Source: the specification of September 2025, section 5.7.3.
struct UniqueDirectivesPerLocationRule {
    func enterDirectives(of node: SyntaxNode.ID, _ context: inout ValidationContext) {
        for directives in context.document.namesakes(among: context.document.children(of: node, .directive)) {
            let name = context.schemaNames[Int(context.document.nodes[directives[0]].name)]
            guard let definition = context.system.directive(name), !definition.isRepeatable else { continue }
            for repeated in directives.dropFirst() where !context.isStopped {
                context.report(
                    "The directive \"@\(definition.name)\" is used twice in one location but is not repeatable.",
                    at: [directives[0], repeated]
                )
            }
        }
    }
}
