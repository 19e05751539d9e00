/// A check that rejects introspection when a schema has it disabled.
enum IntrospectionSwitch {
    /// Returns an error for each `__schema` and `__type` in a document; `__typename` stays available.
    ///
    /// - Parameter limit: The maximum number of errors.
    static func errors(in document: Document, limit: Int) -> [GraphQLError] {
        let names = [document.names.find("__schema"), document.names.find("__type")].filter { $0 != NameTable.none }
        guard !names.isEmpty else { return [] }
        return document.nodes.indices.lazy
            .filter { document.nodes[$0].kind == .field && names.contains(document.nodes[$0].name) }
            .prefix(limit)
            .map { node in
                GraphQLError(
                    "The field \"\(document.name(of: node))\" cannot be selected: introspection is disabled.",
                    at: document.location(of: node)
                )
            }
    }
}
