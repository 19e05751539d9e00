/// The collected facts about one operation or fragment.
///
/// The facts about an operation are combined from the summaries of its fragments, so each fragment is traversed once,
/// however many operations spread it. Ranges are indices into the arrays of `ValidationContext`.
struct DefinitionSummary {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// The type condition of a fragment; nil if the schema lacks the type.
    var type: TypeDefinition?
    /// The level of its selection set, or `none` before the visit.
    var level = SelectionGraph.none
    var levels = 0..<0
    var spreads = 0..<0
    var usages = 0..<0
    var variables = 0..<0
}

/// A variable defined by an operation.
struct VariableSummary {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// The type; nil if the schema lacks it.
    let type: TypeReference?
    /// Whether the variable has a default other than null.
    let hasDefault: Bool
}

/// A use of a variable.
struct VariableUsage {
    let node: SyntaxNode.ID
    let name: NameTable.ID
    /// The expected type; nil if it is unknown.
    let type: TypeReference?
    /// Whether the position has a default value.
    let hasDefault: Bool
    /// The one-of input object whose field is the variable; nil otherwise.
    let oneOf: TypeDefinition?
}

extension DefinitionSummary {
    /// Returns the name of the operation in error messages.
    func title(_ context: ValidationContext) -> String {
        name == NameTable.none ? "the operation" : "the operation \"\(context.document.names.shown(name))\""
    }
}
