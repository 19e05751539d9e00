/// The scalars and directives that are built into every schema.
///
/// Source: the specification of September 2025, sections 3.5 and 3.13.
enum BuiltInTypes {
    static let scalars: [TypeBlueprint] = [
        scalar("Int", .int, "A signed 32-bit integer, from -2147483648 to 2147483647."),
        scalar("Float", .float, "A double-precision floating-point number as specified by IEEE 754."),
        scalar("String", .string, "Text as a sequence of Unicode characters."),
        scalar("Boolean", .boolean, "`true` or `false`."),
        scalar(
            "ID",
            .id,
            "An opaque identifier of an object, serialized as a string; input may also be an integer."
        ),
    ]

    static let directives: [DirectiveBlueprint] = [
        DirectiveBlueprint(
            name: "include",
            description: "Includes a field or fragment only if the argument is true.",
            arguments: [
                InputValueBlueprint(
                    name: "if",
                    description: "Included if true.",
                    type: .init(name: "Boolean", nonNull: 1)
                )
            ],
            locations: [.field, .fragmentSpread, .inlineFragment]
        ),
        DirectiveBlueprint(
            name: "skip",
            description: "Skips a field or fragment if the argument is true.",
            arguments: [
                InputValueBlueprint(
                    name: "if",
                    description: "Skipped if true.",
                    type: .init(name: "Boolean", nonNull: 1)
                )
            ],
            locations: [.field, .fragmentSpread, .inlineFragment]
        ),
        DirectiveBlueprint(
            name: "deprecated",
            description: "Marks a part of the schema as deprecated.",
            arguments: [
                InputValueBlueprint(
                    name: "reason",
                    description: "The reason and the replacement, in Markdown.",
                    type: .init(name: "String", nonNull: 1),
                    defaultValue: .string(defaultDeprecationReason)
                )
            ],
            locations: [.fieldDefinition, .argumentDefinition, .inputFieldDefinition, .enumValue]
        ),
        DirectiveBlueprint(
            name: "specifiedBy",
            description: "Links to the specification of a scalar.",
            arguments: [
                InputValueBlueprint(
                    name: "url",
                    description: "The URL of the specification.",
                    type: .init(name: "String", nonNull: 1)
                )
            ],
            locations: [.scalar]
        ),
        DirectiveBlueprint(
            name: "oneOf",
            description: "Marks an input object that requires exactly one field.",
            locations: [.inputObject]
        ),
    ]

    static let defaultDeprecationReason = "No longer supported"

    private static func scalar(_ name: String, _ coercion: ScalarCoercion, _ description: String) -> TypeBlueprint {
        TypeBlueprint(kind: .scalar, name: name, description: description, scalar: coercion)
    }
}
