/// The rule that every used variable, including those in fragments, is defined by the operation.
///
/// Source: the specification of September 2025, section 5.8.3.
struct NoUndefinedVariablesRule {
    func enterUsage(
        _ usage: VariableUsage,
        _ variable: Int?,
        in operation: DefinitionSummary,
        _ context: inout ValidationContext
    ) {
        guard variable == nil else { return }
        let name = context.name(of: usage.node)
        let known = context.variables[operation.variables].prefix(500).map { context.document.name(of: $0.node) }
        context.report(
            "The variable \"$\(name)\" is not defined by \(operation.title(context))\(didYouMean(name, known).orFullStop)",
            at: [usage.node, operation.node]
        )
    }
}
