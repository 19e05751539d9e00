/// A reference to a type with its list and non-null wrappers.
///
/// `[Int!]!` is `Int` in one list, with bit 0 (the list) and bit 1 (the item) of `nonNull` set. A plain value keeps
/// comparing and unwrapping free of allocations.
struct TypeReference: Sendable, Hashable {
    /// The maximum number of nested lists.
    static let maximumLists = 30

    /// The type inside all lists.
    let type: TypeDefinition.ID
    /// The number of enclosing lists.
    let lists: UInt8
    /// Bit 0 marks the outermost type as non-null, bit *n* the type inside *n* lists.
    let nonNull: UInt32

    init(_ type: TypeDefinition.ID, lists: UInt8 = 0, nonNull: UInt32 = 0) {
        self.type = type
        self.lists = lists
        self.nonNull = nonNull
    }

    var isNonNull: Bool { nonNull & 1 == 1 }
    var isList: Bool { lists > 0 }

    /// The nullable form of the type.
    var nullable: TypeReference { TypeReference(type, lists: lists, nonNull: nonNull & ~1) }

    /// The non-null form of the type.
    var required: TypeReference { TypeReference(type, lists: lists, nonNull: nonNull | 1) }

    /// The item type of a list; the type itself if it is not a list.
    var item: TypeReference {
        isList ? TypeReference(type, lists: lists - 1, nonNull: nonNull >> 1) : self
    }

    /// The nullable list type with this item type.
    var list: TypeReference { TypeReference(type, lists: lists + 1, nonNull: nonNull << 1) }
}
