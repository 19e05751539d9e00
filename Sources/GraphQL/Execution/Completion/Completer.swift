/// A writer of values of one Swift type as values of their GraphQL type.
///
/// Each kind of type has its own completer. The schema chooses it when it is built, so a request looks up no types.
/// Source: the specification of September 2025, section 6.4.3.
protocol Completer: AnyObject, Sendable {
    /// Writes a value.
    ///
    /// - Parameter value: The address of the value, which has the completer's Swift type.
    /// - Returns: False when the value, or a part it requires, is null but non-null; the error is then already
    ///   reported.
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool

    /// Whether null is a valid value here.
    var isNullable: Bool { get }
}

extension Completer {
    var isNullable: Bool { false }
}
