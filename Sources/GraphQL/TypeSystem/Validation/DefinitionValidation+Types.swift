extension DefinitionValidation {
    /// Checks that every referenced type name exists.
    mutating func checkKnownTypes() {
        let names =
            document.definitions.filter { definesType($0) && !extends($0) }.map { document.name(of: $0) }
            + (BuiltInTypes.scalars + IntrospectionTypes.blueprints).map(\.name)
        let known = Set(names.map { document.names.find($0) })
        for node in document.nodes.indices where document.nodes[node].kind == .namedType {
            guard !known.contains(document.nodes[node].name), !faults.isFull else { continue }
            let name = document.name(of: node)
            faults.add("Unknown type \"\(name)\"\(didYouMean(name, names))", at: [location(node)])
        }
    }

    /// Checks that every extended type is defined in the document with the same kind.
    mutating func checkExtensions() {
        var definitions: [NameTable.ID: SyntaxNode.ID] = [:]
        for node in document.definitions where definesType(node) && !extends(node) {
            if definitions[document.nodes[node].name] == nil { definitions[document.nodes[node].name] = node }
        }
        for node in document.definitions where definesType(node) && extends(node) && !faults.isFull {
            let name = document.name(of: node)
            guard let definition = definitions[document.nodes[node].name] else {
                let hint = didYouMean(name, definitions.keys.map { document.names[$0] }.sorted())
                faults.add("The type \(name) is extended but not defined\(hint)", at: [nameLocation(node)])
                continue
            }
            guard document.nodes[definition].kind != document.nodes[node].kind else { continue }
            faults.add(
                "The type \(name) is \(noun(of: definition)) and cannot be extended as \(noun(of: node))",
                at: [location(definition), location(node)]
            )
        }
    }

    private func noun(of definition: SyntaxNode.ID) -> String {
        switch document.nodes[definition].kind {
        case .scalarType: "a scalar"
        case .objectType: "an object type"
        case .interfaceType: "an interface"
        case .unionType: "a union"
        case .enumType: "an enum"
        default: "an input object"
        }
    }
}
