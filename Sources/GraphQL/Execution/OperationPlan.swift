import Synchronization

/// How an operation is executed: made once per document and kept with it.
///
/// A plan holds for one outcome of all `@skip` and `@include`, so nothing of them is left when it is executed.
final class OperationPlan: Sendable {
    let document: Document
    let system: TypeSystem
    let operation: SyntaxNode.ID
    let type: TypeDefinition
    /// The fragments of the document by the number of their name.
    let fragments: [NameTable.ID: SyntaxNode.ID]
    /// For names of the document the numbers they have in the schema.
    let names: [NameTable.ID]
    private let conditions: Conditions
    private let contents = Mutex(Contents())
    private let selection: Subselection

    private struct Contents {
        var fields: [PlanField] = []
        var argumentLists = 0
        /// By the fields whose selections they merge. Fragments lead to the same ones along many ways; so a plan is as large as
        /// its document, and not as large as the response.
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

    /// The fields of the operation itself.
    var root: SelectionPlan { selection.plan(for: type, in: self) }

    /// A field by its number, for a path.
    func field(_ index: Int) -> PlanField { contents.withLock { $0.fields[index] } }

    /// How many lists of arguments a request may have to coerce.
    var argumentLists: Int { contents.withLock { $0.argumentLists } }

    /// Whether a selection is taken.
    ///
    /// - Throws: A fault when a condition is null: a variable with a default may be used here although it is nullable, and
    ///   null can still be given for it.
    ///
    /// Source: the specification of September 2025, sections 3.13 and 5.8.5.
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

    /// Plans the merged selections of some fields for objects of one type.
    func plan(_ nodes: [SyntaxNode.ID], of type: TypeDefinition) -> SelectionPlan {
        var collector = FieldCollector(plan: self, type: type)
        do throws(CoercionFault) {
            for node in nodes { try collector.collect(from: node) }
        } catch {
            return SelectionPlan(type: type, fields: [], fault: self.error(error, at: nodes[0]))
        }
        let fields = collector.groups.compactMap { group -> PlanField? in
            // A field that does not exist is not executed; validation has said so to whoever asked for it.
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
            return .faulty(GraphQLError("The arguments cannot be read.", at: document.location(of: node)))
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
    /// The values of the variables in the arguments of `@skip` and `@include`.
    struct Conditions: Hashable, Sendable {
        let areTrue: Set<NameTable.ID>
        let areNull: Set<NameTable.ID>

        init(_ names: [NameTable.ID], variables: [NameTable.ID: Value]) {
            areTrue = Set(names.filter { variables[$0] == .bool(true) })
            areNull = Set(names.filter { variables[$0] == .null })
        }
    }
}

/// What an operation does.
enum OperationKind: Sendable {
    case query, mutation, subscription
}
