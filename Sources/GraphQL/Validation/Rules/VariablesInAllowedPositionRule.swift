/// The rule that a variable is used only where values of its type are valid.
///
/// Source: the specification of September 2025, section 5.8.5.
struct VariablesInAllowedPositionRule {
    func enterUsage(_ usage: VariableUsage, of variable: VariableSummary, _ context: inout ValidationContext) {
        guard let type = variable.type, let expected = usage.type else { return }
        if !isAllowed(type, hasDefault: variable.hasDefault, for: expected, hasDefault: usage.hasDefault, context) {
            report(usage, variable, type, "a value of type \(context.system.text(expected)) is expected", &context)
        }
        if let oneOf = usage.oneOf, !type.isNonNull {
            report(
                usage,
                variable,
                type,
                "it is the only field of \(oneOf.name), which must not be null",
                &context
            )
        }
    }

    private func isAllowed(
        _ type: TypeReference,
        hasDefault: Bool,
        for expected: TypeReference,
        hasDefault hasExpectedDefault: Bool,
        _ context: ValidationContext
    ) -> Bool {
        guard expected.isNonNull && !type.isNonNull else { return context.system.isSubtype(type, of: expected) }
        // The default replaces a variable that was not provided.
        return (hasDefault || hasExpectedDefault) && context.system.isSubtype(type, of: expected.nullable)
    }

    private func report(
        _ usage: VariableUsage,
        _ variable: VariableSummary,
        _ type: TypeReference,
        _ reason: String,
        _ context: inout ValidationContext
    ) {
        let name = context.name(of: usage.node)
        context.report(
            "The variable \"$\(name)\" of type \(context.system.text(type)) cannot be used where \(reason).",
            at: [variable.node, usage.node]
        )
    }
}
