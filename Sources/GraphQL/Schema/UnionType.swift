/// A union of the schema: a value that has one of several object types.
///
///     UnionType("FeedItem", of: FeedItem.self) {
///         Member(PhotoPost.self) { if case .photo(let post) = $0 { post } else { nil } }
///         Member(LinkPost.self) { if case .link(let post) = $0 { post } else { nil } }
///     }
///
/// If the Swift type is a protocol, members need no function.
public struct UnionType<Source: Sendable>: Sendable {
    let name: String
    var description: String?
    let members: [Member<Source>]
    private let cases = AbstractCases<Source>()

    /// Declares a union of the listed members.
    public init(_ name: String, of source: Source.Type, @MembersBuilder<Source> members: () -> [Member<Source>]) {
        self.name = name
        self.members = members()
    }

    /// Sets the description of the union, in Markdown.
    public func description(_ text: String) -> UnionType {
        var type = self
        type.description = text
        return type
    }
}

/// An object type that is a member of a union.
public struct Member<Union: Sendable>: Sendable {
    let join: @Sendable (TypeRegistry, AbstractCases<Union>) throws(SchemaError) -> String

    /// Declares a member with a function that extracts it.
    ///
    /// - Parameters:
    ///   - type: The Swift type of the member.
    ///   - object: Returns the value as this member; nil if it is another member.
    public init<Object: Sendable>(_ type: Object.Type, as object: @escaping @Sendable (Union) -> Object?) {
        join = { (registry, cases) throws(SchemaError) in
            let name = try registry.output(Object.self).type.name
            cases.add(name, swiftType: ObjectIdentifier(Object.self)) { value, type, field, execution in
                guard let object = object(value) else { return nil }
                return withUnsafePointer(to: object) { execution.writeObject($0, of: type, for: field) }
            }
            return name
        }
    }

    /// Declares a member that is recognised by its Swift type.
    public init<Object: Sendable>(_ type: Object.Type) {
        self.init(type) { $0 as? Object }
    }
}

/// A result builder for the members of a union.
@resultBuilder
public enum MembersBuilder<Union: Sendable> {
    /// Returns the member unchanged. Lets the compiler infer the type of the union.
    public static func buildExpression(_ member: Member<Union>) -> Member<Union> { member }
    /// Collects the members. A value has the object type of the first member that matches it. Members whose Swift type
    /// is exactly that of the value are tried first.
    public static func buildBlock(_ members: Member<Union>...) -> [Member<Union>] { members }
}

extension UnionType: TypeMember {
    func declare(in registry: TypeRegistry) {
        registry.addOutput(Source.self, name, AbstractCompleter(cases), isLeaf: false)
        registry.whenLinked { [cases] in cases.link(to: $0) }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .union, name: name, description: description)
        for member in members { blueprint.members.append(.init(name: try member.join(registry, cases))) }
        return blueprint
    }
}
