/// The rule that an executed document contains only operations and fragments.
///
/// Source: the specification of September 2025, section 5.1.1.
struct ExecutableDefinitionsRule {
    /// Reports a definition that is neither an operation nor a fragment.
    func enterDefinition(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        let name = context.name(of: node)
        let definition = name.isEmpty ? "A schema definition" : "The definition of \"\(name)\""
        context.report("\(definition) cannot be executed; a request contains operations and fragments.", at: [node])
    }
}
