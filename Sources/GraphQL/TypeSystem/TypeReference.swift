/// A use of a type: which one, in how many lists, and what of it may be null.
///
/// `[Int!]!` is `Int` in one list, with bit 0 (the list) and bit 1 (the item) of `nonNull` set. A plain value, so that
/// comparing and unwrapping cost nothing.
struct TypeReference: Sendable, Hashable {
    /// How many lists a reference may nest.
    static let maximumLists = 30

    /// The type under all lists.
    let type: TypeDefinition.ID
    /// The number of lists around it.
    let lists: UInt8
    /// Bit 0 for the outermost type, bit *n* for what is inside *n* lists.
    let nonNull: UInt32

    init(_ type: TypeDefinition.ID, lists: UInt8 = 0, nonNull: UInt32 = 0) {
        self.type = type
        self.lists = lists
        self.nonNull = nonNull
    }

    var isNonNull: Bool { nonNull & 1 == 1 }
    var isList: Bool { lists > 0 }

    /// The same type, which may be null.
    var nullable: TypeReference { TypeReference(type, lists: lists, nonNull: nonNull & ~1) }

    /// The same type, which is never null.
    var required: TypeReference { TypeReference(type, lists: lists, nonNull: nonNull | 1) }

    /// The type of a list's items; of a reference without a list itself.
    var item: TypeReference {
        isList ? TypeReference(type, lists: lists - 1, nonNull: nonNull >> 1) : self
    }

    /// A list of this type, which may be null.
    var list: TypeReference { TypeReference(type, lists: lists + 1, nonNull: nonNull << 1) }
}
