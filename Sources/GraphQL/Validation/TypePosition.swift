/// The schema position of a document traversal; nil values mean that the schema lacks what the document names.
struct TypePosition {
    /// The field or directive that defines the next arguments.
    enum ArgumentOwner {
        case none
        case field(FieldDefinition)
        case directive(DirectiveDefinition)
    }

    /// The type of which fields are selected.
    var parentType: TypeDefinition?
    /// The type on which the next selection set selects.
    var selectionType: TypeDefinition?
    var argumentOwner = ArgumentOwner.none
    /// The expected type of the next value.
    var inputType: TypeReference?
    /// Whether the position has a default value.
    var hasDefault = false
    /// The one-of input object whose field is the value; nil otherwise.
    var oneOf: TypeDefinition?
    /// Whether the value is checked against its type; parts of a rejected value are not checked.
    var checksValue = false
    /// The response level of the selected fields.
    var level = SelectionGraph.none

    func argument(_ name: NameTable.ID) -> InputValueDefinition? {
        switch argumentOwner {
        case .none: nil
        case .field(let field): field.argument(name)
        case .directive(let directive): directive.argument(name)
        }
    }
}
