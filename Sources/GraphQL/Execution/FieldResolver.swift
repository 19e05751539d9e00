/// A loader and writer of the value of a field; one type per way to declare a field.
///
/// The executor does not know the Swift types of sources and values, so it makes one dynamic call per field. Sources
/// are passed by address, which avoids boxing and copying.
protocol FieldResolver: AnyObject, Sendable {
    /// Resolves a field and writes its value.
    ///
    /// - Parameter source: The address of the object, of the Swift type declared for its GraphQL type. Valid until the
    ///   call returns.
    /// - Returns: False when a non-null position is null. The error is reported, and the enclosing object becomes null
    ///   too.
    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool

    /// The decoder for the field's coerced arguments; nil for a field without arguments.
    var arguments: (any ArgumentsDecoder)? { get }
}

extension FieldResolver {
    var arguments: (any ArgumentsDecoder)? { nil }
}

/// A decoder from coerced arguments to the values that a resolver takes.
protocol ArgumentsDecoder: Sendable {
    /// - Parameter values: The arguments by declaration index; nil for absent ones.
    /// - Throws: The errors thrown by initialisers of custom scalars and input objects.
    func decode(_ values: [Value?]) throws -> any AnyObject & Sendable
}
