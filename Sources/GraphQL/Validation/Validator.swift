/// Says whether a document may be executed against a schema.
///
/// Source: the specification of September 2025, section 5.
enum Validator {
    /// Everything that is wrong with a document; empty when it may be executed.
    ///
    /// - Complexity: Linear in the size of the document, save for what `ValidationLimits.steps` bounds.
    static func errors(
        in document: Document,
        against system: TypeSystem,
        limits: ValidationLimits = ValidationLimits()
    ) -> [GraphQLError] {
        var visitor = ValidationVisitor(ValidationContext(document, system, limits))
        visitor.visit()
        let faults = visitor.context.faults
        return faults.isEmpty ? [] : document.errors(of: faults)
    }
}
