/// A node of a syntax tree, which is stored as one array in source order.
///
/// Children follow their parent: the subtree of node *i* is `i..<nodes[i].subtreeEnd`, its first child is `i + 1`, and
/// the next sibling of a child is at the child's `subtreeEnd`. The tree needs one allocation and no recursion to free
/// it.
struct SyntaxNode: Sendable {
    /// The number of a node in its document.
    typealias ID = Int

    enum Kind: UInt8 {
        // Executable definitions.
        case operation, variableDefinition, fragmentDefinition
        // Selections.
        case selectionSet, field, fragmentSpread, inlineFragment
        case argument, directive
        // Values.
        case variable, int, float, string, blockString, boolean, null, enumeration, list, object, objectField
        // References of types.
        case namedType, listType, nonNullType
        // Type system definitions and extensions.
        case description
        case schema, rootOperation
        case scalarType, objectType, interfaceType, unionType, enumType, inputObjectType, directiveDefinition
        case implements, unionMembers, fieldDefinition, inputValueDefinition, enumValueDefinition
        case defaultValue, directiveLocation
    }

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// An operation that is a mutation.
        static let mutation = Flags(rawValue: 1)
        /// An operation that is a subscription.
        static let subscription = Flags(rawValue: 2)
        /// An operation written as a selection set alone.
        static let shorthand = Flags(rawValue: 4)
        /// A node with children of kind `directive`.
        static let hasDirectives = Flags(rawValue: 8)
        /// A field with children of kind `argument`.
        static let hasArguments = Flags(rawValue: 16)
        /// A field whose last child is a selection set.
        static let hasSelection = Flags(rawValue: 32)
        /// A definition that extends another; a repeatable directive definition; a boolean that is true.
        static let extends = Flags(rawValue: 64)
        static let repeatable = Flags(rawValue: 64)
        static let isTrue = Flags(rawValue: 64)
        /// A definition or a schema with a description before it.
        static let hasDescription = Flags(rawValue: 128)
    }

    var kind: Kind
    var flags: Flags = []
    /// The node's name: a field's name, a spread's fragment, a named type's type.
    var name: NameTable.ID = NameTable.none
    /// The response name of a field: the alias, or the name without one.
    var alias: NameTable.ID = NameTable.none
    /// The byte offset of the first token.
    var start: UInt32
    /// The byte offset after the last token.
    var end: UInt32 = 0
    /// The index after the last node of the subtree.
    var subtreeEnd: Int32 = 0
}
