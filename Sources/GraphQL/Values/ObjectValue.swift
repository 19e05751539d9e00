/// An ordered collection of named values.
///
/// Objects in requests are small, so members are found by linear search.
public struct ObjectValue: Sendable, Hashable {
    /// A name and its value.
    public struct Member: Sendable, Hashable {
        /// The name of the member.
        public var name: String
        /// The value of the member.
        public var value: Value

        /// Creates a member.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The members in their original order.
    public private(set) var members: [Member]

    /// Creates an object.
    ///
    /// - Parameter members: The members, with distinct names. If a name occurs twice, the subscript finds only the
    ///   first member.
    public init(_ members: [Member] = []) {
        self.members = members
    }

    /// Whether the object has no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a member; nil if there is no such member. Setting nil removes the member.
    public subscript(name: String) -> Value? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}

extension ObjectValue: ExpressibleByDictionaryLiteral {
    /// Creates an object from a literal; the members keep its order.
    public init(dictionaryLiteral members: (String, Value)...) {
        self.init(members.map { Member(name: $0.0, value: $0.1) })
    }
}
