/// A location where a directive can be used; the raw value is its name in the specification.
///
/// The first eight cases are locations in requests, the others in schema definitions.
///
/// Source: the specification of September 2025, section 3.13.
public enum DirectiveLocation: String, Sendable, Hashable, CaseIterable {
    /// `QUERY`: a query operation, with or without the keyword `query`.
    case query = "QUERY"
    /// `MUTATION`: a mutation operation.
    case mutation = "MUTATION"
    /// `SUBSCRIPTION`: a subscription operation.
    case subscription = "SUBSCRIPTION"
    /// `FIELD`: a field in a selection set, as in `name @include(if: $full)`.
    case field = "FIELD"
    /// `FRAGMENT_DEFINITION`: the definition of a named fragment, after its type condition.
    case fragmentDefinition = "FRAGMENT_DEFINITION"
    /// `FRAGMENT_SPREAD`: the use of a named fragment, as in `...Person @skip(if: $short)`.
    case fragmentSpread = "FRAGMENT_SPREAD"
    /// `INLINE_FRAGMENT`: a fragment without a name, as in `... on Person @skip(if: $short)`.
    case inlineFragment = "INLINE_FRAGMENT"
    /// `VARIABLE_DEFINITION`: the definition of a variable of an operation.
    case variableDefinition = "VARIABLE_DEFINITION"
    /// `SCHEMA`: the `schema` definition or its extension.
    case schema = "SCHEMA"
    /// `SCALAR`: the definition of a scalar, as with `@specifiedBy(url:)`.
    case scalar = "SCALAR"
    /// `OBJECT`: the definition of an object type.
    case object = "OBJECT"
    /// `FIELD_DEFINITION`: the definition of a field of an object type or an interface, as with `@deprecated`.
    case fieldDefinition = "FIELD_DEFINITION"
    /// `ARGUMENT_DEFINITION`: the definition of an argument of a field or a directive.
    case argumentDefinition = "ARGUMENT_DEFINITION"
    /// `INTERFACE`: the definition of an interface.
    case interface = "INTERFACE"
    /// `UNION`: the definition of a union.
    case union = "UNION"
    /// `ENUM`: the definition of an enum.
    case `enum` = "ENUM"
    /// `ENUM_VALUE`: the definition of a value of an enum, as with `@deprecated`.
    case enumValue = "ENUM_VALUE"
    /// `INPUT_OBJECT`: the definition of an input object, as with `@oneOf`.
    case inputObject = "INPUT_OBJECT"
    /// `INPUT_FIELD_DEFINITION`: the definition of a field of an input object.
    case inputFieldDefinition = "INPUT_FIELD_DEFINITION"
}
