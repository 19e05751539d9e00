/// The rule that the arguments of a field or a directive have distinct names.
///
/// Source: the specification of September 2025, section 5.4.2.
struct UniqueArgumentNamesRule {
    func enterArguments(of node: SyntaxNode.ID, _ context: inout ValidationContext) {
        for arguments in context.document.namesakes(among: context.document.children(of: node, .argument)) {
            context.report(
                "The argument \"\(context.name(of: arguments[0]))\" is given \(arguments.count) times; expected once.",
                at: arguments
            )
        }
    }
}
