/// The rule that every variable of an operation is used, possibly only in a fragment.
///
/// Source: the specification of September 2025, section 5.8.4.
struct NoUnusedVariablesRule {
    func leaveOperation(
        _ operation: DefinitionSummary,
        unused variable: VariableSummary,
        _ context: inout ValidationContext
    ) {
        context.report(
            "The variable \"$\(context.name(of: variable.node))\" is never used in \(operation.title(context)).",
            at: [variable.node]
        )
    }
}
