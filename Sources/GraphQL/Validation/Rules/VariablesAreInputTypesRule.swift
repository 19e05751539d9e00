/// The rule that a variable has an input type: a scalar, an enum or an input object.
///
/// Source: the specification of September 2025, section 5.8.2.
struct VariablesAreInputTypesRule {
    func enterVariableDefinition(
        _ node: SyntaxNode.ID,
        type typeNode: SyntaxNode.ID,
        _ type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        guard let type, !context.system.named(type).isInput else { return }
        context.report(
            "The variable \"$\(context.name(of: node))\" is of type \(context.system.text(type)), "
                + "which is an output type; expected a scalar, an enum or an input object.",
            at: [typeNode]
        )
    }
}
