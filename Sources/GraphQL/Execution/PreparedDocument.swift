import Synchronization

/// A document that has been read and validated, with the plans of its operations.
final class PreparedDocument: Sendable {
    let document: Document
    let system: TypeSystem
    /// What validation found; such a document is kept too, so that it is refused quickly.
    let errors: [GraphQLError]
    /// For names of the document the numbers they have in the schema.
    private let names: [NameTable.ID]
    private let fragments: [NameTable.ID: SyntaxNode.ID]
    private let operations: [Operation]
    private let plans = Mutex<[PlanKey: OperationPlan]>([:])

    struct Operation: Sendable {
        let node: SyntaxNode.ID
        let name: String?
        /// The variables that decide about selections.
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

    /// The variables in the arguments of all `@skip` and `@include`.
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

    /// About how many bytes the document takes once it was executed: its text, tree and names, and one plan.
    ///
    /// A document of three fields with arguments takes 75 times the bytes of its text, so the text says little.
    var size: Int { 1000 + 2 * document.source.count + 300 * document.nodes.count + 500 * errors.count }

    /// The operation that a request means.
    ///
    /// - Throws: When there is none of the name, or several without one.
    func operation(named name: String?) throws(RequestFault) -> Operation {
        let found = name.map { name in operations.filter { $0.name == name } } ?? operations
        if found.count == 1 { return found[0] }
        let message: String
        if let name {
            message = "The document has no operation \"\(name)\"\(didYouMean(name, operations.compactMap(\.name)))."
        } else if operations.isEmpty {
            message = "The document has no operation to execute."
        } else {
            message = "The document has \(operations.count) operations; name the one to execute."
        }
        throw RequestFault(errors: [GraphQLError(message)])
    }

    /// How an operation is executed with some values of its variables.
    func plan(_ operation: Operation, variables: [NameTable.ID: Value]) throws(RequestFault) -> OperationPlan {
        guard let type = system.rootType(of: document.nodes[operation.node]) else {
            let error = GraphQLError(
                "The schema has no operations of this kind.",
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
            // Whoever sends a document with many conditions shall not fill the memory with its outcomes.
            if plans.count >= 16 { plans.removeAll() }
            plans[key] = plan
            return plan
        }
    }
}
