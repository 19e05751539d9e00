/// What the traversal of a document has found out about one operation or fragment.
///
/// What an operation takes from fragments is put together of these, so that a fragment is traversed once however many
/// operations spread it. Ranges are indices in the arrays of `ValidationContext`.
struct DefinitionSummary {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// The type a fragment is on, if the schema has it.
    var type: TypeDefinition?
    /// Its level in the response, or `none` before it has been visited.
    var level = SelectionGraph.none
    var levels = 0..<0
    var spreads = 0..<0
    var usages = 0..<0
    var variables = 0..<0
}

/// A variable that an operation defines.
struct VariableSummary {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// Nil where the schema has no such type.
    let type: TypeReference?
    /// Whether it has a default other than null.
    let hasDefault: Bool
}

/// A place where a variable is used.
struct VariableUsage {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// The type of the value that is wanted there; nil where it is unknown.
    let type: TypeReference?
    /// Whether something stands in for a value that is not given there.
    let hasDefault: Bool
    /// The input object of which it is the one field, if it is.
    let oneOf: TypeDefinition?
}

extension DefinitionSummary {
    /// How messages call an operation.
    func title(_ context: ValidationContext) -> String {
        name == NameTable.none ? "the operation" : "the operation \"\(context.document.names.shown(name))\""
    }
}
