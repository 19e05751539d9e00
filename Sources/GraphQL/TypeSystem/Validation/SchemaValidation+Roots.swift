extension SchemaValidation {
    /// Checks that a query type exists and that the root types are distinct object types.
    ///
    /// Source: the specification of September 2025, section 3.3.1.
    mutating func checkRoots() {
        if blueprint.query == nil {
            faults.add("A schema requires a query type, but none is declared", at: [blueprint.location])
        }
        let roots = [
            ("query", blueprint.query), ("mutation", blueprint.mutation), ("subscription", blueprint.subscription),
        ]
        var seen: [String: (operation: String, location: SourceLocation?)] = [:]
        for case (let operation, let root?) in roots {
            guard let type = type(named: root.type, mentionedIn: "the schema", at: root.location) else { continue }
            if type.kind != .object {
                faults.add(
                    "The \(operation) type must be an object type, but \(type.name) is \(type.kind.noun)",
                    at: [root.location ?? type.location]
                )
            } else if let other = seen[root.type] {
                faults.add(
                    "The \(operation) type must differ from the \(other.operation) type, but both are \(root.type)",
                    at: [other.location, root.location]
                )
            }
            seen[root.type] = seen[root.type] ?? (operation, root.location)
        }
    }
}
