/// The rule that the variables of an operation have distinct names.
///
/// Source: the specification of September 2025, section 5.8.1.
struct UniqueVariableNamesRule {
    func enterOperation(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        for variables in context.document.namesakes(among: context.document.children(of: node, .variableDefinition)) {
            context.report(
                "The operation has \(variables.count) variables named \"$\(context.name(of: variables[0]))\"; expected one.",
                atOffsets: variables.map { context.nameOffset(of: $0) }
            )
        }
    }
}
