/// The rule that the fields of an input object have distinct names.
///
/// Source: the specification of September 2025, section 5.6.3.
struct UniqueInputFieldNamesRule {
    func enterObject(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        for fields in context.document.namesakes(among: context.document.children(of: node)) {
            for repeated in fields.dropFirst() where !context.isStopped {
                context.report(
                    "The field \"\(context.name(of: repeated))\" of an input object is given twice; expected once.",
                    at: [fields[0], repeated]
                )
            }
        }
    }
}
