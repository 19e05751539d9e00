import Synchronization

/// A parsed and validated document with the plans of its operations.
final class PreparedDocument: Sendable {
    let document: Document
    let system: TypeSystem
    /// The validation errors. Invalid documents are cached too, so that repeated requests are rejected quickly.
    let errors: [GraphQLError]
    /// Maps name numbers of the document to name numbers of the schema.
    private let names: [NameTable.ID]
    private let fragments: [NameTable.ID: SyntaxNode.ID]
    private let operations: [Operation]
    private let plans = Mutex<[PlanKey: OperationPlan]>([:])

    struct Operation: Sendable {
        let node: SyntaxNode.ID
        let name: String?
        /// The variables used in `@skip` and `@include`.
        let conditions: [NameTable.ID]
    }

    private struct PlanKey: Hashable {
        let operation: SyntaxNode.ID
        let conditions: OperationPlan.Conditions
    }

    init(_ document: Document, system: TypeSystem, errors: [GraphQLError]) {
        self.document = document
        self.system = system
        self.errors = errors
        names = (0..<document.names.count).map { system.names.find(NameTable.ID($0), of: document.names) }
        var fragments: [NameTable.ID: SyntaxNode.ID] = [:]
        var operations: [Operation] = []
        let conditions = Self.conditions(in: document)
        for node in document.definitions {
            switch document.nodes[node].kind {
            case .fragmentDefinition: fragments[document.nodes[node].name] = node
            case .operation:
                let name = document.nodes[node].name == NameTable.none ? nil : document.name(of: node)
                operations.append(Operation(node: node, name: name, conditions: conditions))
            default: break
            }
        }
        self.fragments = fragments
        self.operations = operations
    }

    /// Returns the variables used in all `@skip` and `@include` directives.
    private static func conditions(in document: Document) -> [NameTable.ID] {
        var conditions: Set<NameTable.ID> = []
        for (index, node) in document.nodes.enumerated() where node.kind == .directive {
            let name = document.names[node.name]
            guard name == "skip" || name == "include" else { continue }
            for argument in document.children(of: index, .argument) where document.nodes[argument + 1].kind == .variable
            {
                conditions.insert(document.nodes[argument + 1].name)
            }
        }
        return Array(conditions)
    }

    /// The approximate memory use in bytes after the first execution: text, syntax tree, names and one plan.
    ///
    /// The length of the text is a poor estimate: a document of three fields with arguments takes 75 times its text's
    /// bytes.
    var size: Int { 1000 + 2 * document.source.count + 300 * document.nodes.count + 500 * errors.count }

    /// Returns the operation selected by a request.
    ///
    /// - Throws: `RequestFault` when no operation has the name, or when `name` is nil and the document has not exactly
    ///   one operation.
    func operation(named name: String?) throws(RequestFault) -> Operation {
        let found = name.map { name in operations.filter { $0.name == name } } ?? operations
        if found.count == 1 { return found[0] }
        let message: String
        if let name {
            message = "The document has no operation \"\(name)\"\(didYouMean(name, operations.compactMap(\.name)))."
        } else if operations.isEmpty {
            message = "The document has no operation to execute."
        } else {
            message = "The document has \(operations.count) operations; specify the operation name."
        }
        throw RequestFault(errors: [GraphQLError(message)])
    }

    /// Returns the execution plan of an operation for the given variables.
    func plan(_ operation: Operation, variables: [NameTable.ID: Value]) throws(RequestFault) -> OperationPlan {
        guard let type = system.rootType(of: document.nodes[operation.node]) else {
            let error = GraphQLError(
                "The schema does not support operations of this kind.",
                at: document.location(of: operation.node)
            )
            throw RequestFault(errors: [error])
        }
        let key = PlanKey(
            operation: operation.node,
            conditions: OperationPlan.Conditions(operation.conditions, variables: variables)
        )
        return plans.withLock { plans in
            if let plan = plans[key] { return plan }
            let plan = OperationPlan(
                document: document,
                system: system,
                operation: operation.node,
                type: type,
                fragments: fragments,
                names: names,
                conditions: key.conditions
            )
            // Limits the memory that a document with many conditions can use for its plans.
            if plans.count >= 16 { plans.removeAll() }
            plans[key] = plan
            return plan
        }
    }
}
