/// The fields in which two values of one type differ, for people who ask why a view was updated.
@MainActor
enum FieldDifference {
    /// The number of structures within structures whose fields are named.
    private static let depthLimit = 3

    /// Returns the fields that differ; an empty list if the values are equal.
    static func fields(of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> [FieldChange] {
        let fields = StoredField.all(of: type)
        let changes = fields.flatMap { Self.changes(of: $0, old, new, prefix: "", depth: 0) }
        guard changes.isEmpty, !FieldComparison.of(type).areEqual(old, new) else { return changes }
        // A type with an `==` of its own, or without fields.
        return [FieldChange(name: "self", reason: .value)]
    }

    private static func changes(
        of field: StoredField,
        _ old: UnsafeRawPointer,
        _ new: UnsafeRawPointer,
        prefix: String,
        depth: Int
    ) -> [FieldChange] {
        let comparison = FieldComparison(ofField: field)
        guard !comparison.areEqual(old, new) else { return [] }
        // A wrapped property is stored with an underscore.
        let name = prefix + field.name
        if field.kind == .function { return [FieldChange(name: name, reason: .closure)] }
        if field.kind == .structure, depth < depthLimit, !(field.type is any ComparableStorage.Type) {
            let inner = StoredField.all(of: field.type).flatMap {
                changes(of: $0, old + field.offset, new + field.offset, prefix: name + ".", depth: depth + 1)
            }
            if !inner.isEmpty, inner.allSatisfy({ $0.reason != .value }) { return inner }
        }
        return [FieldChange(name: name, reason: comparison.isNeverEqual ? .incomparable : .value)]
    }
}
