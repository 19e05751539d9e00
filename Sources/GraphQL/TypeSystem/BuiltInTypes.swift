/// The scalars and directives that are built into every schema.
///
/// Source: the specification of September 2025, sections 3.5 and 3.13.
enum BuiltInTypes {
    static let scalars: [TypeBlueprint] = [
        scalar("Int", .int, "A whole number of 32 bits, from -2147483648 to 2147483647."),
        scalar("Float", .float, "A number of double precision, as IEEE 754 describes it."),
        scalar("String", .string, "Text: a sequence of Unicode characters."),
        scalar("Boolean", .boolean, "`true` or `false`."),
        scalar(
            "ID",
            .id,
            "What identifies an object: text that is not meant to be read, also given as a whole number."
        ),
    ]

    static let directives: [DirectiveBlueprint] = [
        DirectiveBlueprint(
            name: "include",
            description: "Takes a field or a fragment only when the argument is true.",
            arguments: [
                InputValueBlueprint(
                    name: "if",
                    description: "Taken when true.",
                    type: .init(name: "Boolean", nonNull: 1)
                )
            ],
            locations: [.field, .fragmentSpread, .inlineFragment]
        ),
        DirectiveBlueprint(
            name: "skip",
            description: "Leaves a field or a fragment out when the argument is true.",
            arguments: [
                InputValueBlueprint(
                    name: "if",
                    description: "Left out when true.",
                    type: .init(name: "Boolean", nonNull: 1)
                )
            ],
            locations: [.field, .fragmentSpread, .inlineFragment]
        ),
        DirectiveBlueprint(
            name: "deprecated",
            description: "Marks what should not be used any more.",
            arguments: [
                InputValueBlueprint(
                    name: "reason",
                    description: "Why, and what to use instead, in Markdown.",
                    type: .init(name: "String", nonNull: 1),
                    defaultValue: .string(defaultDeprecationReason)
                )
            ],
            locations: [.fieldDefinition, .argumentDefinition, .inputFieldDefinition, .enumValue]
        ),
        DirectiveBlueprint(
            name: "specifiedBy",
            description: "Says where the behaviour of a scalar is specified.",
            arguments: [
                InputValueBlueprint(name: "url", description: "The address.", type: .init(name: "String", nonNull: 1))
            ],
            locations: [.scalar]
        ),
        DirectiveBlueprint(
            name: "oneOf",
            description: "Marks an input object of which exactly one field is given.",
            locations: [.inputObject]
        ),
    ]

    static let defaultDeprecationReason = "No longer supported"

    private static func scalar(_ name: String, _ coercion: ScalarCoercion, _ description: String) -> TypeBlueprint {
        TypeBlueprint(kind: .scalar, name: name, description: description, scalar: coercion)
    }
}
