/// One node of a syntax tree, which is an array in the order of the text.
///
/// The children of a node follow it; the subtree of node *i* is `i..<nodes[i].subtreeEnd`, so the first child of a node
/// is `i + 1`, and what follows a child is at its `subtreeEnd`. Nothing is nested in memory, so nothing is freed by
/// recursion, and a tree costs one allocation.
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
        /// A definition that extends another; a directive definition that is repeatable; a boolean that is true.
        static let extends = Flags(rawValue: 64)
        static let repeatable = Flags(rawValue: 64)
        static let isTrue = Flags(rawValue: 64)
        /// A definition or a schema with a description before it.
        static let hasDescription = Flags(rawValue: 128)
    }

    var kind: Kind
    var flags: Flags = []
    /// What it is called: of a field the field's name, of a spread the fragment's, of a named type the type's.
    var name: NameTable.ID = NameTable.none
    /// Of a field the key in the response (the alias, or else the name).
    var alias: NameTable.ID = NameTable.none
    /// Where its first token begins, in bytes.
    var start: UInt32
    /// Where its last token ends.
    var end: UInt32 = 0
    /// The node after the last of its subtree.
    var subtreeEnd: Int32 = 0
}
