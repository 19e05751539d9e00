/// Named values in the order in which they were written.
///
/// Objects of requests are small, so a member is found by looking at each.
public struct ObjectValue: Sendable, Hashable {
    /// A value and what it is called.
    public struct Member: Sendable, Hashable {
        /// What the value is called.
        public var name: String
        /// The value.
        public var value: Value

        /// A value by its name.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The named values, in the order in which they were written.
    public private(set) var members: [Member]

    /// - Parameter members: Named apart; of two of one name the first is found.
    public init(_ members: [Member] = []) {
        self.members = members
    }

    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a name; setting nil takes the member away.
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
    public init(dictionaryLiteral members: (String, Value)...) {
        self.init(members.map { Member(name: $0.0, value: $0.1) })
    }
}
