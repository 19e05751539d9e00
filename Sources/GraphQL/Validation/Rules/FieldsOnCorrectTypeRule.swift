/// The rule that a selected field exists on its parent type.
///
/// Source: the specification of September 2025, section 5.3.1.
struct FieldsOnCorrectTypeRule {
    func enterField(_ node: SyntaxNode.ID, _ definition: FieldDefinition?, _ context: inout ValidationContext) {
        guard definition == nil, let parent = context.position.parentType else { return }
        let name = context.name(of: node)
        context.report(
            "Unknown field \"\(name)\" on \(parent.name)\(hint(name, parent, context).orFullStop)",
            at: [node]
        )
    }

    /// Returns the possible types that have the field, or else the most similar field name.
    private func hint(_ name: String, _ parent: TypeDefinition, _ context: ValidationContext) -> String {
        let members = parent.isAbstract ? parent.possibleTypes.lazy.map { context.system[$0] }.prefix(100) : nil
        let owners = members?.filter { type in type.fields.contains { $0.name == name } }.prefix(3).map(\.name) ?? []
        guard owners.isEmpty else { return "; select it in a fragment on \(owners.joined(separator: " or "))." }
        return didYouMean(name, parent.fields.map(\.name))
    }
}
