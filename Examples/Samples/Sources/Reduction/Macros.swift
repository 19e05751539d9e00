/// Makes a type with `State`, `Action` and `reduce(into:action:)` a ``Reducer``.
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "ReductionMacros", type: "ReducerMacro")

/// Adds a property for each case with associated values, such as `action.player`, which is nil for other cases.
@attached(member, names: arbitrary)
public macro CaseAccessors() = #externalMacro(module: "ReductionMacros", type: "CaseAccessorsMacro")
