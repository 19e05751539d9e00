/// A validator of documents against a schema.
///
/// Source: the specification of September 2025, section 5.
enum Validator {
    /// Returns the validation errors of a document; empty if it can be executed.
    ///
    /// - Complexity: Linear in the size of the document, except for the checks bounded by `ValidationLimits.steps`.
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
