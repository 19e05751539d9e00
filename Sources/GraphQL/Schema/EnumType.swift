/// An enum of the schema and the Swift type whose cases are its values.
///
///     EnumType("Visibility", of: Visibility.self)           // cases by their raw values
///     EnumType("Visibility", of: Visibility.self) {
///         EnumValue("PUBLIC", .public)
///         EnumValue("GROUP", .group).deprecated("Use PRIVATE.")
///     }
public struct EnumType<Case: Hashable & Sendable>: Sendable {
    let name: String
    var description: String?
    let values: [EnumValue<Case>]

    /// Declares an enum with the listed values.
    ///
    /// A field whose resolver returns an unlisted value fails.
    public init(_ name: String, of type: Case.Type, @EnumValuesBuilder<Case> values: () -> [EnumValue<Case>]) {
        self.name = name
        self.values = values()
    }

    /// Declares an enum whose value names are the raw values of a Swift enum, all of which must be GraphQL names.
    public init(_ name: String, of type: Case.Type)
    where Case: CaseIterable & RawRepresentable, Case.RawValue == String {
        self.name = name
        values = Case.allCases.map { EnumValue($0.rawValue, $0) }
    }

    /// Sets the description of the enum, in Markdown.
    public func description(_ text: String) -> EnumType {
        var type = self
        type.description = text
        return type
    }
}

/// A value of an enum and the corresponding Swift value.
public struct EnumValue<Case: Hashable & Sendable>: Sendable {
    let name: String
    let value: Case
    var description: String?
    var deprecationReason: String?

    /// Declares a value with the name that clients use.
    public init(_ name: String, _ value: Case) {
        self.name = name
        self.value = value
    }

    /// Sets the description of the value, in Markdown.
    public func description(_ text: String) -> EnumValue {
        var value = self
        value.description = text
        return value
    }

    /// Marks the value as deprecated.
    ///
    /// - Parameter reason: The reason, and the replacement to use.
    public func deprecated(_ reason: String) -> EnumValue {
        var value = self
        value.deprecationReason = reason
        return value
    }
}

/// A result builder for the values of an enum.
@resultBuilder
public enum EnumValuesBuilder<Case: Hashable & Sendable> {
    /// Returns the value unchanged. Lets the compiler infer the type of `EnumValue`, so that `.public` needs no type
    /// name.
    public static func buildExpression(_ value: EnumValue<Case>) -> EnumValue<Case> { value }
    /// Collects the values in the order of introspection.
    public static func buildBlock(_ values: EnumValue<Case>...) -> [EnumValue<Case>] { values }
}

extension EnumType: TypeMember {
    func declare(in registry: TypeRegistry) {
        let names = Dictionary(values.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
        let cases = Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        registry.addOutput(Case.self, name, EnumCompleter(names: names), isLeaf: true)
        registry.addInput(
            Case.self,
            InputCodec<Case>.leaf(
                name,
                { if case .enumeration(let name) = $0 { cases[name] } else { nil } },
                { .enumeration(names[$0] ?? "") }
            )
        )
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .enumeration, name: name, description: description)
        blueprint.enumValues = values.map {
            EnumValueBlueprint(name: $0.name, description: $0.description, deprecationReason: $0.deprecationReason)
        }
        return blueprint
    }
}
