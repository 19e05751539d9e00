/// The rule that an argument is defined by its field or directive.
///
/// Source: the specification of September 2025, section 5.4.1.
struct KnownArgumentNamesRule {
    /// Reports an argument that its field or directive does not define.
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
