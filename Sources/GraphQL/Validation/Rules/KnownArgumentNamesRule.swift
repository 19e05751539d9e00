/// An argument is one of its field or its directive.
///
/// Source: the specification of September 2025, section 5.4.1.
struct KnownArgumentNamesRule {
    /// Looks at an argument that what it is given to does not have.
    func enterUnknownArgument(_ node: SyntaxNode.ID, _ context: inout ValidationContext) {
        let owner: String
        let known: [InputValueDefinition]
        switch context.position.argumentOwner {
        case .none: return
        case .field(let field):
            owner = "\(context.position.parentType?.name ?? "").\(field.name)"
            known = field.arguments
        case .directive(let directive):
            owner = "@\(directive.name)"
            known = directive.arguments
        }
        let name = context.name(of: node)
        context.report(
            "Unknown argument \"\(name)\" on \(owner)\(didYouMean(name, known.map(\.name)).orFullStop)",
            at: [node]
        )
    }
}
