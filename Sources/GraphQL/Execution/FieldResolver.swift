/// How the value of a field is found and written: one subclass per way of declaring a field.
///
/// A class with one virtual call per field, because the sources and values of fields are of types the executor does not
/// know. A source is handed over by its address, so that no value is boxed or copied on its way.
class FieldResolver: @unchecked Sendable {
    /// Finds the value of a field and writes it.
    ///
    /// - Parameter source: Where the object is, of the Swift type that its GraphQL type was declared for; valid until the
    ///   call returns.
    /// - Returns: False when there is null where none may be: the error is reported, and the object around is null too.
    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        fatalError("A resolver writes its field.")
    }

    /// Turns coerced arguments into what the resolver takes; nil for a field without arguments.
    var arguments: (any ArgumentsDecoder)? { nil }
}

/// What turns coerced arguments into the values a resolver takes.
protocol ArgumentsDecoder: Sendable {
    /// - Parameter values: By the index of the declared arguments; nil for what is absent.
    /// - Throws: What a custom scalar or an input object throws when its value is made.
    func decode(_ values: [Value?]) throws -> any AnyObject & Sendable
}
