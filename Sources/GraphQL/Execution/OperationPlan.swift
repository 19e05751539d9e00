import Synchronization

/// The execution plan of an operation, built once per document and cached with it.
///
/// A plan is specific to one combination of `@skip` and `@include` results, so execution no longer evaluates them.
final class OperationPlan: Sendable {
    let document: Document
    let system: TypeSystem
    let operation: SyntaxNode.ID
    let type: TypeDefinition
    /// The fragments of the document, by name number.
    let fragments: [NameTable.ID: SyntaxNode.ID]
    /// Maps name numbers of the document to name numbers of the schema.
    let names: [NameTable.ID]
    private let conditions: Conditions
    private let contents = Mutex(Contents())
    private let selection: Subselection

    private struct Contents {
        var fields: [PlanField] = []
        var argumentLists = 0
        /// By the fields whose selections they merge. Several fragment paths can lead to the same fields, so sharing
        /// keeps the plan as small as the document instead of as large as the response.
        var subselections: [[SyntaxNode.ID]: Subselection] = [:]

        mutating func subselection(of nodes: [SyntaxNode.ID]) -> Subselection {
            if let known = subselections[nodes] { return known }
            let subselection = Subselection(nodes: nodes)
            subselections[nodes] = subselection
            return subselection
        }
    }

    init(
        document: Document,
        system: TypeSystem,
        operation: SyntaxNode.ID,
        type: TypeDefinition,
        fragments: [NameTable.ID: SyntaxNode.ID],
        names: [NameTable.ID],
        conditions: Conditions
    ) {
        self.document = document
        self.system = system
        self.operation = operation
        self.type = type
        self.fragments = fragments
        self.names = names
        self.conditions = conditions
        selection = Subselection(nodes: [operation])
    }

    var kind: OperationKind {
        let flags = document.nodes[operation].flags
        if flags.contains(.mutation) { return .mutation }
        return flags.contains(.subscription) ? .subscription : .query
    }

    /// The plan of the operation's own selection set.
    var root: SelectionPlan { selection.plan(for: type, in: self) }

    /// Returns the field with a number from a response path.
    func field(_ index: Int) -> PlanField { contents.withLock { $0.fields[index] } }

    /// The number of argument lists that each request has to coerce.
    var argumentLists: Int { contents.withLock { $0.argumentLists } }

    /// Returns whether `@skip` and `@include` include a selection.
    ///
    /// Source: the specification of September 2025, sections 3.13 and 5.8.5.
    ///
    /// - Throws: `CoercionFault` when a condition is null. This is possible because a nullable variable with a default
    ///   is valid here, and a request can still pass null for it.
    func includes(_ selection: SyntaxNode.ID) throws(CoercionFault) -> Bool {
        guard document.nodes[selection].flags.contains(.hasDirectives) else { return true }
        for directive in document.children(of: selection, .directive) {
            let name = document.name(of: directive)
            guard name == "skip" || name == "include" else { continue }
            guard
                let argument = document.children(of: directive, .argument).first(where: {
                    document.name(of: $0) == "if"
                })
            else { continue }
            if try isTrue(argument + 1, of: directive) == (name == "skip") { return false }
        }
        return true
    }

    private func isTrue(_ node: SyntaxNode.ID, of directive: SyntaxNode.ID) throws(CoercionFault) -> Bool {
        let value = document.nodes[node]
        guard value.kind == .variable else { return value.flags.contains(.isTrue) }
        guard !conditions.areNull.contains(value.name) else {
            let message = "@\(document.name(of: directive)): expected a value of type Boolean!, found null"
            throw CoercionFault(message, node: node)
        }
        return conditions.areTrue.contains(value.name)
    }

    /// Plans the merged selection sets of some fields for one object type.
    func plan(_ nodes: [SyntaxNode.ID], of type: TypeDefinition) -> SelectionPlan {
        var collector = FieldCollector(plan: self, type: type)
        do throws(CoercionFault) {
            for node in nodes { try collector.collect(from: node) }
        } catch {
            return SelectionPlan(type: type, fields: [], fault: self.error(error, at: nodes[0]))
        }
        let fields = collector.groups.compactMap { group -> PlanField? in
            // An unknown field is not executed; validation has already reported it.
            let name = names[Int(document.nodes[group.nodes[0]].name)]
            guard let definition = system.field(name, of: type) else { return nil }
            return planField(document.names[group.name], definition, of: type, at: group.nodes)
        }
        return SelectionPlan(type: type, fields: fields)
    }

    private func planField(
        _ responseName: String,
        _ definition: FieldDefinition,
        of type: TypeDefinition,
        at nodes: [SyntaxNode.ID]
    ) -> PlanField {
        let arguments = planArguments(of: definition, at: nodes[0])
        return contents.withLock { contents in
            var planned = PlanField.Arguments.none
            switch arguments {
            case .variable:
                planned = .variable(contents.argumentLists)
                contents.argumentLists += 1
            default: planned = arguments
            }
            let field = PlanField(
                responseName: responseName,
                definition: definition,
                parent: type,
                nodes: nodes,
                arguments: planned,
                selection: system.named(definition.type).isComposite ? contents.subselection(of: nodes) : nil,
                index: contents.fields.count
            )
            contents.fields.append(field)
            return field
        }
    }

    private func planArguments(of definition: FieldDefinition, at node: SyntaxNode.ID) -> PlanField.Arguments {
        guard let decoder = definition.resolver?.arguments else { return .none }
        if hasVariables(node) { return .variable(0) }
        return arguments(of: definition, at: node, decoder) { _ in nil }
    }

    /// Coerces the arguments of a field.
    ///
    /// Source: the specification of September 2025, section 6.4.1.
    func arguments(
        of definition: FieldDefinition,
        at node: SyntaxNode.ID,
        _ decoder: any ArgumentsDecoder,
        variable: @escaping (NameTable.ID) -> Value?
    ) -> PlanField.Arguments {
        let coercion = LiteralCoercion(document: document, system: system, variable: variable)
        do {
            let values = try definition.arguments.map { argument in
                let written = document.children(of: node, .argument)
                    .first { names[Int(document.nodes[$0].name)] == argument.nameID }
                return try coercion.coerce(written.map { $0 + 1 }, of: argument, in: node)
            }
            return .constant(try decoder.decode(values))
        } catch let fault as CoercionFault {
            return .faulty(self.error(fault, at: node))
        } catch let error as GraphQLError {
            return .faulty(error)
        } catch {
            return .faulty(GraphQLError("The arguments cannot be decoded.", at: document.location(of: node)))
        }
    }

    private func error(_ fault: CoercionFault, at node: SyntaxNode.ID) -> GraphQLError {
        GraphQLError(fault.message.capitalizedSentence, at: document.location(of: fault.node ?? node))
    }

    private func hasVariables(_ node: SyntaxNode.ID) -> Bool {
        document.children(of: node, .argument).contains { argument in
            (argument..<Int(document.nodes[argument].subtreeEnd)).contains { document.nodes[$0].kind == .variable }
        }
    }
}

extension OperationPlan {
    /// The values of the variables used in `@skip` and `@include`.
    struct Conditions: Hashable, Sendable {
        let areTrue: Set<NameTable.ID>
        let areNull: Set<NameTable.ID>

        init(_ names: [NameTable.ID], variables: [NameTable.ID: Value]) {
            areTrue = Set(names.filter { variables[$0] == .bool(true) })
            areNull = Set(names.filter { variables[$0] == .null })
        }
    }
}

/// The kind of an operation.
enum OperationKind: Sendable {
    case query, mutation, subscription
}
