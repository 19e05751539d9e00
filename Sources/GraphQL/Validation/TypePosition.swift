/// Where in the schema a traversal of a document stands; nil where the document says what the schema does not know.
struct TypePosition {
    /// What takes the arguments that come next.
    enum ArgumentOwner {
        case none
        case field(FieldDefinition)
        case directive(DirectiveDefinition)
    }

    /// The type whose fields are selected.
    var parentType: TypeDefinition?
    /// The type whose fields the next selection set selects.
    var selectionType: TypeDefinition?
    var argumentOwner = ArgumentOwner.none
    /// The type of the value that comes next.
    var inputType: TypeReference?
    /// Whether something stands in for a value that is not given there.
    var hasDefault = false
    /// The input object of which exactly one field is given, when the value is that field.
    var oneOf: TypeDefinition?
    /// Whether the value is compared with its type; its parts are not when the whole has been refused.
    var checksValue = false
    /// The level of the response that fields belong to.
    var level = SelectionGraph.none

    func argument(_ name: NameTable.ID) -> InputValueDefinition? {
        switch argumentOwner {
        case .none: nil
        case .field(let field): field.argument(name)
        case .directive(let directive): directive.argument(name)
        }
    }
}
