/// Writes values of one Swift type as values of the GraphQL type that stands for it.
///
/// Source: the specification of September 2025, section 6.4.3. One subclass per kind of type; chosen when the schema is
/// made, so a request looks up no types.
class Completer: @unchecked Sendable {
    /// Writes a value.
    ///
    /// - Parameter value: Where it is, of the completer's Swift type.
    /// - Returns: False when it, or something it cannot do without, is null and must not be; the error is reported.
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        fatalError("A completer writes its values.")
    }

    /// Whether null may stand in place of the value.
    var isNullable: Bool { false }
}
